#include "data/json.h"

#include <stdarg.h>
#include <stdio.h>
#include <string.h>

#include "base/text.h"
#include "data/json_place.h"
#include "data/text.h"

enum { DEPTH = 8 }; /* values nest less deep in all our files */

static bool load_layer(struct ks_json_file *file, const struct ks_data_file *from)
{
    json_error_t e;
    struct ks_place place = {from->origin, 0, 0};
    json_t *layer = json_loadb(from->text, from->length, JSON_REJECT_DUPLICATES, &e);

    file->file[file->layers] = from;
    file->layer[file->layers++] = layer;
    if (layer == NULL) {
        place.line = e.line > 0 ? (unsigned)e.line : 0;
        place.column = e.column > 0 ? (unsigned)e.column : 0;
        return ks_report_error(file->report, place, "not valid JSON: %s", e.text);
    }
    place.line = 1;
    if (!json_is_object(layer))
        return ks_report_error(file->report, place, "expected an object: { ... }");
    return json_object_update(file->merged, layer) == 0 ||
           ks_report_error(file->report, place, "out of memory");
}

/* What there is of a file: the program's own, then the owner's. */
static bool load_layers(struct ks_json_file *file, const struct ks_data_source *source,
                        const char *path)
{
    const struct ks_data_file *from;
    bool good = true;

    for (unsigned i = 0; (from = ks_data_source_find(source, path, i)) != NULL; i++)
        good &= load_layer(file, from);
    return good;
}

bool ks_json_open_over(struct ks_json_file *file, const struct ks_data_source *source,
                       const char *under, const char *path, struct ks_data_report *report)
{
    bool good = true;

    *file = (struct ks_json_file){.report = report, .merged = json_object()};
    if (under != NULL) {
        good = load_layers(file, source, under);
        json_object_del(file->merged, "title");
        file->home = file->layers;
    }
    good &= load_layers(file, source, path);
    if (file->layers == 0)
        good = ks_data_source_missing(source, path, report);
    if (file->home == file->layers)
        file->home = 0;
    if (!good)
        ks_json_close(file);
    return good;
}

bool ks_json_open(struct ks_json_file *file, const struct ks_data_source *source,
                  const char *path, struct ks_data_report *report)
{
    return ks_json_open_over(file, source, NULL, path, report);
}

void ks_json_close(struct ks_json_file *file)
{
    for (size_t i = 0; i < file->layers; i++)
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

/* The layer a value came from: the last one that has its top-level key. */
static size_t layer_of(const struct ks_json_file *file, const struct ks_json *const *way,
                       size_t n)
{
    size_t layer = file->layers;

    while (n > 0 && layer > 0 && !json_object_get(file->layer[layer - 1], way[0]->key))
        layer--;
    return n == 0 || layer == 0 ? file->home : layer - 1;
}

static struct ks_place place_of(const struct ks_json_file *file,
                                const struct ks_json *const *way, size_t n)
{
    struct ks_json_step steps[DEPTH];
    if (file->layers == 0)
        return (struct ks_place){NULL, 0, 0};
    for (size_t i = 0; i < n; i++)
        steps[i] = (struct ks_json_step){way[i]->key, way[i]->index};
    return ks_json_find_place(file->file[layer_of(file, way, n)], steps, n);
}

/* Where a value that came from a covered file can be replaced: its own file is not the
 * owner's to change. */
static void add_cover(const struct ks_json_file *file, const struct ks_json *const *way,
                      size_t n, char *message, size_t size)
{
    size_t used = strlen(message), top = file->layers - 1;

    if (n > 0 && file->layers > 1 && layer_of(file, way, n) < top)
        snprintf(message + used, size - used, "; to replace it write \"%s\" in %s",
                 way[0]->key, file->file[top]->origin);
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
    add_cover(at->of, way, n, message, sizeof message);
    return ks_report_error(at->of->report, place_of(at->of, way, n), "%s%s%s", path,
                           n > 0 ? ": " : "", message);
}

/* A short description of a value, for messages: 12, "text", an array ... */
static void json_found(const json_t *value, char *out, size_t size)
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

    json_found(at->value, found, sizeof found);
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

bool ks_json_get(const struct ks_json *object, const char *key, const char *expected,
                 struct ks_json *out)
{
    if (ks_json_has(object, key, out))
        return true;
    ks_json_fault(object, "\"%s\" is missing; add \"%s\": %s", key, key, expected);
    return false;
}

bool ks_json_only(const struct ks_json *object, const char *const *keys)
{
    bool good = true, of_file = object->of->layers > 0;
    const char *key;
    char list[320];
    json_t *value;

    ks_text_choice(keys, list, sizeof list);
    json_object_foreach(object->value, key, value)
    {
        struct ks_json at = {object, object->of, key, 0, value};
        if (ks_text_among(key, keys) < 0)
            good =
                ks_json_fault(&at, "unknown field; %s%s",
                              of_file ? "expected " : "check its spelling, or remove it",
                              of_file ? list : "");
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
        return ks_json_fault(at, "%s; expected %zu", ks_count(n, "element").text, min);
    if (n < min || n > max)
        return ks_json_fault(at, "%s; expected %zu to %zu", ks_count(n, "element").text,
                             min, max);
    *count = n;
    return true;
}

static const char *number_from(int min, int max, char *out, size_t size)
{
    snprintf(out, size, "a whole number from %d to %d", min, max);
    return out;
}

bool ks_json_int(const struct ks_json *at, int min, int max, int *out)
{
    json_int_t n = json_integer_value(at->value);
    char expected[64];

    if (json_is_integer(at->value) && n >= min && n <= max) {
        *out = (int)n;
        return true;
    }
    return wrong(at, number_from(min, max, expected, sizeof expected));
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

bool ks_json_texts(const struct ks_json *object, const char *key,
                   const char *out[KS_LANGUAGES])
{
    static const char *const languages[] = {"en", "pl", NULL};
    struct ks_json texts, text;
    bool good = true;
    if (!ks_json_get(object, key, "{\"en\": ..., \"pl\": ...}", &texts) ||
        !ks_json_is_object(&texts))
        return false;
    for (size_t i = 0; i < KS_LANGUAGES; i++) {
        good &= ks_json_get(&texts, languages[i], "a text in quotes", &text) &&
                (out[i] = ks_json_string(&text)) != NULL &&
                (out[i][0] != '\0' || ks_json_fault(&text, "an empty text"));
    }
    return good & ks_json_only(&texts, languages);
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

bool ks_json_word(const struct ks_json *at, const char *const *words, int *out)
{
    const char *text = ks_json_string(at);
    char list[200];

    if (text == NULL || (*out = ks_text_among(text, words)) >= 0)
        return text != NULL;
    ks_text_choice(words, list, sizeof list);
    return ks_json_fault(at, "found \"%.40s\"; expected %s", text, list);
}

/* ---- members ---- */

bool ks_json_get_array(const struct ks_json *object, const char *key, size_t min,
                       size_t max, struct ks_json *out, size_t *count)
{
    return ks_json_get(object, key, "[ ... ]", out) &&
           ks_json_is_array(out, min, max, count);
}

bool ks_json_get_int(const struct ks_json *object, const char *key, int min, int max,
                     int *out)
{
    struct ks_json at;
    char expected[64];

    number_from(min, max, expected, sizeof expected);
    return ks_json_get(object, key, expected, &at) && ks_json_int(&at, min, max, out);
}

bool ks_json_get_bool(const struct ks_json *object, const char *key, bool *out)
{
    struct ks_json at;

    return ks_json_get(object, key, "true or false", &at) && ks_json_bool(&at, out);
}

bool ks_json_get_word(const struct ks_json *object, const char *key,
                      const char *const *words, int *out)
{
    struct ks_json at;
    char list[200];

    ks_text_choice(words, list, sizeof list);
    return ks_json_get(object, key, list, &at) && ks_json_word(&at, words, out);
}
