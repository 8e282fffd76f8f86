#include "cli/position.h"

#include <stdlib.h>

#include "data/position.h"

enum { TEXT_ROOM = 1 << 17 };

bool ks_position_state(const struct ks_game *g, json_t *position, struct ks_state *out,
                       struct ks_refusal *no)
{
    char error[KS_TEXT];
    char *text = malloc(TEXT_ROOM);
    if (text == NULL)
        return ks_refuse(no, "internal", "Out of memory.");
    bool good = ks_position_from_json(g, position, text, TEXT_ROOM, error) &&
                ks_state_parse(g, text, out, error);
    free(text);
    return good || ks_refuse(no, "bad_position", "%s", error);
}

bool ks_position_file(const struct ks_game *g, const char *path, struct ks_state *out,
                      struct ks_refusal *no)
{
    json_error_t error;
    struct ks_refusal inner;
    json_t *position = json_load_file(path, JSON_REJECT_DUPLICATES, &error);
    if (position == NULL)
        return ks_refuse(no, "bad_position", "%s:%d: %s", path, error.line, error.text);
    /* A file may also be a whole request of the protocol. */
    json_t *wrapped = json_object_get(position, "position");
    bool good = ks_position_state(g, wrapped != NULL ? wrapped : position, out, &inner);
    json_decref(position);
    return good || ks_refuse(no, inner.code, "%s: %.400s", path, inner.message);
}
