#include "wire/position.h"

#include <errno.h>
#include <stdlib.h>
#include <string.h>

#include "data/position.h"

enum { TEXT_ROOM = 1 << 17 };

/* The reader of states counts lines of a text that the caller has never seen: the line
 * itself takes the place of its number. */
static bool refuse_line(const char *text, const char *error, struct ks_refusal *no)
{
    char *rest = NULL;
    unsigned long number = 0;
    if (strncmp(error, "line ", 5) == 0)
        number = strtoul(error + 5, &rest, 10);
    if (number == 0 || strncmp(rest, ": ", 2) != 0)
        return ks_refuse(no, "bad_position", "%s", error);
    for (; number > 1 && *text != '\0'; number--) {
        text += strcspn(text, "\n");
        text += *text == '\n';
    }
    size_t length = strcspn(text, "\n");
    if (length == 0)
        return ks_refuse(no, "bad_position", "position: %s", rest + 2);
    return ks_refuse(no, "bad_position", "position: \"%.*s\": %s",
                     (int)(length < 120 ? length : 120), text, rest + 2);
}

bool ks_position_state(const struct ks_game *g, json_t *position, struct ks_state *out,
                       struct ks_refusal *no)
{
    char error[KS_TEXT];
    char *text = malloc(TEXT_ROOM);
    if (text == NULL)
        return ks_refuse(no, "internal", "Out of memory.");
    text[0] = '\0'; /* an empty position has no line at all */
    bool good = ks_position_from_json(g, position, text, TEXT_ROOM, error);
    if (!good)
        ks_refuse(no, "bad_position", "%s", error);
    else if (!ks_state_parse(g, text, out, error))
        good = refuse_line(text, error, no);
    free(text);
    return good;
}

json_t *ks_position_inside(json_t *object, json_t *outside)
{
    static const char *const envelope[] = {"id",   "op",         "scenario", "options",
                                           "seed", "analysis",   "players",  "salts",
                                           "lang", "auto_chance"};
    json_t *inside = json_object_get(object, "position");
    if (inside != NULL && !json_is_object(inside))
        return json_incref(inside);
    json_t *bare = json_copy(inside != NULL ? inside : object);
    for (size_t i = 0; i < sizeof envelope / sizeof envelope[0]; i++) {
        json_t *value = json_object_get(bare, envelope[i]);
        if (value != NULL && outside != NULL &&
            json_object_get(outside, envelope[i]) == NULL)
            json_object_set(outside, envelope[i], value);
        json_object_del(bare, envelope[i]);
    }
    return bare;
}

json_t *ks_position_file(const char *path, struct ks_refusal *no)
{
    json_error_t error;
    FILE *in = fopen(path, "rb");
    if (in == NULL) {
        ks_refuse(no, "no_file", "%s: cannot be opened: %s", path, strerror(errno));
        return NULL;
    }
    json_t *object = json_loadf(in, JSON_REJECT_DUPLICATES, &error);
    fclose(in);
    if (object == NULL)
        ks_refuse(no, "bad_position", "%s:%d: not valid JSON: %s", path, error.line,
                  error.text);
    return object;
}

bool ks_position_options(json_t *object, struct ks_option *option, size_t *options,
                         struct ks_refusal *no)
{
    if (object == NULL)
        return true;
    if (!json_is_object(object) || json_object_size(object) > KS_MAX_OPTIONS)
        return ks_refuse(no, "bad_request",
                         "The field \"options\" must be an object of at most %d texts.",
                         KS_MAX_OPTIONS);
    for (void *at = json_object_iter(object); at != NULL;
         at = json_object_iter_next(object, at)) {
        const char *name = json_object_iter_key(at);
        json_t *value = json_object_iter_value(at);
        char number[24] = "";
        const char *text = json_is_integer(value) ? number : json_string_value(value);
        snprintf(number, sizeof number, "%lld", (long long)json_integer_value(value));
        struct ks_option *o = &option[*options];
        if (*options == KS_MAX_OPTIONS || text == NULL ||
            strlen(name) >= sizeof o->name || strlen(text) >= sizeof o->value)
            return ks_refuse(no, "bad_option",
                             "The option \"%.40s\" is not valid; its value must be a "
                             "text of at most %zu bytes.",
                             name, sizeof o->value - 1);
        strcpy(o->name, name);
        strcpy(o->value, text);
        ++*options;
    }
    return true;
}
