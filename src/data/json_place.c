#include "data/json_place.h"

#include <stdbool.h>
#include <string.h>

/* A cursor over the text. Only asked for when there is a fault to report. */
struct cursor {
    const char *at, *end;
};

static void skip_space(struct cursor *c)
{
    while (c->at < c->end && strchr(" \t\r\n", *c->at) != NULL)
        c->at++;
}

static void skip_string(struct cursor *c)
{
    for (c->at++; c->at < c->end && *c->at != '"'; c->at++) {
        if (*c->at == '\\')
            c->at++;
    }
    c->at = c->at < c->end ? c->at + 1 : c->end;
}

/* Over a whole value, nested ones included. */
static void skip_value(struct cursor *c)
{
    size_t depth = 0;

    skip_space(c);
    while (c->at < c->end) {
        if (*c->at == '"') {
            skip_string(c);
        } else {
            if (*c->at == '{' || *c->at == '[')
                depth++;
            else if (depth > 0 && (*c->at == '}' || *c->at == ']'))
                depth--;
            else if (depth == 0 && strchr(",]} \t\r\n", *c->at) != NULL)
                return;
            c->at++;
        }
        if (depth == 0 && strchr("\"]}", c->at[-1]) != NULL)
            return;
    }
}

/* The next element or member begins after the bracket or a comma. */
static bool next(struct cursor *c, bool first)
{
    skip_space(c);
    if (c->at >= c->end || (!first && *c->at != ','))
        return false;
    c->at++;
    skip_space(c);
    return c->at < c->end && *c->at != '}' && *c->at != ']';
}

static bool find_member(struct cursor *c, const char *key)
{
    size_t length = strlen(key);

    for (bool first = true; next(c, first); first = false) {
        const char *name = c->at + 1;
        skip_string(c);
        bool same =
            (size_t)(c->at - name) == length + 1 && memcmp(name, key, length) == 0;
        skip_space(c);
        if (c->at < c->end && *c->at == ':')
            c->at++;
        skip_space(c);
        if (same)
            return true;
        skip_value(c);
    }
    return false;
}

static bool find_element(struct cursor *c, size_t index)
{
    for (size_t i = 0; next(c, i == 0); i++) {
        if (i == index)
            return true;
        skip_value(c);
    }
    return false;
}

static bool step(struct cursor *c, const struct ks_json_step *s)
{
    char wanted = s->key != NULL ? '{' : '[';

    if (c->at >= c->end || *c->at != wanted)
        return false;
    return s->key != NULL ? find_member(c, s->key) : find_element(c, s->index);
}

struct ks_place ks_json_find_place(const struct ks_data_file *file,
                                   const struct ks_json_step *steps, size_t count)
{
    struct cursor c = {file->text, file->text + file->length};
    struct ks_place place = {file->origin, 1, 1};
    const char *found;

    skip_space(&c);
    found = c.at;
    for (size_t i = 0; i < count && step(&c, &steps[i]); i++)
        found = c.at;
    for (const char *p = file->text; p < found; p++) {
        place.column++;
        if (*p == '\n') {
            place.line++;
            place.column = 1;
        }
    }
    return place;
}
