#include "data/json.h"

#include <limits.h>
#include <stdarg.h>
#include <stdio.h>
#include <string.h>

#include "data/json_place.h"

enum { DEPTH = 8 }; /* values nest less deep in all our files */

static bool load_layer(struct ks_json_file *file, unsigned i)
{
    json_error_t e;
    const struct ks_data_file *from = file->file[i];
    struct ks_place place = {from->origin, 0, 0};

    file->layer[i] = json_loadb(from->text, from->length, JSON_REJECT_DUPLICATES, &e);
    if (file->layer[i] == NULL) {
        place.line = e.line > 0 ? (unsigned)e.line : 0;
        place.column = e.column > 0 ? (unsigned)e.column : 0;
        return ks_report_error(file->report, place, "no JSON: %s", e.text);
    }
    place.line = 1;
    return json_is_object(file->layer[i]) ||
           ks_report_error(file->report, place, "expected an object: { ... }");
}

bool ks_json_open(struct ks_json_file *file, const struct ks_data_source *source,
                  const char *path, struct ks_data_report *report)
{
    bool good = true;

    *file = (struct ks_json_file){.report = report};
    for (unsigned i = 0; i < KS_DATA_LAYERS; i++) {
        file->file[i] = ks_data_source_find(source, path, i);
        if (file->file[i] != NULL)
            good &= load_layer(file, i);
    }
    if (file->file[0] == NULL)
        good =
            ks_report_error(report, (struct ks_place){path, 0, 0}, "the file is missing");
    if (good) {
        file->merged = json_copy(file->layer[0]);
        good = file->merged != NULL &&
               (file->layer[1] == NULL ||
                json_object_update(file->merged, file->layer[1]) == 0);
        if (!good)
            ks_report_error(report, (struct ks_place){path, 0, 0}, "out of memory");
    }
    if (!good)
        ks_json_close(file);
    return good;
}

void ks_json_close(struct ks_json_file *file)
{
    for (unsigned i = 0; i < KS_DATA_LAYERS; i++)
        json_decref(file->layer[i]);
    json_decref(file->merged);
    *file = (struct ks_json_file){.report = file->report};
}

struct ks_json ks_json_top(const struct ks_json_file *file)
{
    return (struct ks_json){.of = file, .value = file->merged};
}

struct ks_json ks_json_bare(struct ks_json_file *file, json_t *value,
                            struct ks_data_report *report)
{
    *file = (struct ks_json_file){.report = report};
    return (struct ks_json){.of = file, .value = value};
}

/* ---- messages ---- */

/* The values on the way from the top to this one, the top left out. */
static size_t way_to(const struct ks_json *at, const struct ks_json *way[DEPTH])
{
    size_t n = 0;

    for (const struct ks_json *p = at; p->up != NULL; p = p->up)
        n++;
    size_t kept = n < DEPTH ? n : DEPTH;
    for (const struct ks_json *p = at; p->up != NULL; p = p->up) {
        if (--n < kept)
            way[n] = p;
    }
    return kept;
}

static void write_way(const struct ks_json *const *way, size_t n, char *out, size_t size)
{
    size_t at = 0;

    out[0] = '\0';
    for (size_t i = 0; i < n && at < size; i++) {
        int wrote;
        if (way[i]->key == NULL)
            wrote = snprintf(out + at, size - at, "[%zu]", way[i]->index);
        else
            wrote = snprintf(out + at, size - at, "%s%.40s", i ? "." : "", way[i]->key);
        at += wrote > 0 ? (size_t)wrote : 0;
    }
}

/* The layer a value came from: the owner's if he has its top-level key. */
static struct ks_place place_of(const struct ks_json_file *file,
                                const struct ks_json *const *way, size_t n)
{
    struct ks_json_step steps[DEPTH];
    unsigned layer = 0;

    if (n > 0 && file->layer[1] != NULL && json_object_get(file->layer[1], way[0]->key))
        layer = 1;
    if (file->file[layer] == NULL)
        return (struct ks_place){NULL, 0, 0};
    for (size_t i = 0; i < n; i++)
        steps[i] = (struct ks_json_step){way[i]->key, way[i]->index};
    return ks_json_find_place(file->file[layer], steps, n);
}

struct ks_place ks_json_place(const struct ks_json *at)
{
    const struct ks_json *way[DEPTH];
    size_t n = way_to(at, way);

    return place_of(at->of, way, n);
}

bool ks_json_fault(const struct ks_json *at, const char *format, ...)
{
    const struct ks_json *way[DEPTH];
    size_t n = way_to(at, way);
    char path[160], message[KS_DATA_MESSAGE];
    va_list arguments;

    va_start(arguments, format);
    vsnprintf(message, sizeof message, format, arguments);
    va_end(arguments);
    write_way(way, n, path, sizeof path);
    return ks_report_error(at->of->report, place_of(at->of, way, n), "%s%s%s", path,
                           n > 0 ? ": " : "", message);
}

void ks_json_found(const json_t *value, char *out, size_t size)
{
    switch (json_typeof(value)) {
    case JSON_STRING: snprintf(out, size, "\"%.60s\"", json_string_value(value)); break;
    case JSON_INTEGER:
        snprintf(out, size, "%" JSON_INTEGER_FORMAT, json_integer_value(value));
        break;
    case JSON_OBJECT: snprintf(out, size, "an object"); break;
    case JSON_ARRAY: snprintf(out, size, "an array"); break;
    case JSON_REAL: snprintf(out, size, "%g", json_real_value(value)); break;
    case JSON_TRUE: snprintf(out, size, "true"); break;
    case JSON_FALSE: snprintf(out, size, "false"); break;
    case JSON_NULL: snprintf(out, size, "null"); break;
    }
}

static bool wrong(const struct ks_json *at, const char *expected)
{
    char found[96];

    ks_json_found(at->value, found, sizeof found);
    return ks_json_fault(at, "found %s; expected %s", found, expected);
}

/* ---- values ---- */

bool ks_json_has(const struct ks_json *object, const char *key, struct ks_json *out)
{
    json_t *value = json_object_get(object->value, key);

    if (value == NULL || json_is_null(value))
        return false;
    *out = (struct ks_json){object, object->of, key, 0, value};
    return true;
}

bool ks_json_get(const struct ks_json *object, const char *key, struct ks_json *out)
{
    return ks_json_has(object, key, out) ||
           ks_json_fault(object, "\"%s\" is missing", key);
}

static bool is_among(const char *key, const char *const *keys)
{
    while (*keys != NULL && strcmp(*keys, key) != 0)
        keys++;
    return *keys != NULL;
}

bool ks_json_only(const struct ks_json *object, const char *const *keys)
{
    bool good = true;
    const char *key;
    json_t *value;

    json_object_foreach(object->value, key, value)
    {
        struct ks_json at = {object, object->of, key, 0, value};
        if (!is_among(key, keys))
            good = ks_json_fault(&at, "unknown field; check its spelling, or remove it");
    }
    return good;
}

struct ks_json ks_json_item(const struct ks_json *array, size_t index)
{
    return (struct ks_json){array, array->of, NULL, index,
                            json_array_get(array->value, index)};
}

bool ks_json_is_object(const struct ks_json *at)
{
    return json_is_object(at->value) || wrong(at, "an object: { ... }");
}

bool ks_json_is_array(const struct ks_json *at, size_t min, size_t max, size_t *count)
{
    *count = 0;
    if (!json_is_array(at->value))
        return wrong(at, "an array: [ ... ]");
    size_t n = json_array_size(at->value);
    if (n != min && min == max)
        return ks_json_fault(at, "%zu elements; expected %zu", n, min);
    if (n < min || n > max)
        return ks_json_fault(at, "%zu elements; expected %zu to %zu", n, min, max);
    *count = n;
    return true;
}

bool ks_json_int(const struct ks_json *at, int min, int max, int *out)
{
    json_int_t n = json_integer_value(at->value);
    char expected[64];

    if (json_is_integer(at->value) && n >= min && n <= max) {
        *out = (int)n;
        return true;
    }
    snprintf(expected, sizeof expected, "a whole number from %d to %d", min, max);
    return wrong(at, expected);
}

bool ks_json_bool(const struct ks_json *at, bool *out)
{
    if (!json_is_boolean(at->value))
        return wrong(at, "true or false");
    *out = json_is_true(at->value);
    return true;
}

const char *ks_json_string(const struct ks_json *at)
{
    const char *text = json_string_value(at->value);

    if (text == NULL)
        wrong(at, "a text in quotes");
    return text;
}

bool ks_json_text(const struct ks_json *at, char *out, size_t size)
{
    const char *text = ks_json_string(at);

    if (text == NULL)
        return false;
    size_t length = strlen(text);
    if (length == 0 || length >= size)
        return ks_json_fault(at, "a text of %zu bytes; expected 1 to %zu", length,
                             size - 1);
    memcpy(out, text, length + 1);
    return true;
}
