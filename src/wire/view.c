#include "wire/view.h"

#include "driver/buffer.h"
#include "wire/chits.h"
#include "wire/reply.h"

void ks_situation_add(json_t *out, const struct ks_game *g, const struct ks_state *s,
                      enum ks_language language)
{
    struct ks_events said;
    ks_situation(g, s, &said);
    if (said.n == 0)
        return;
    json_t *list = json_array();
    for (size_t i = 0; i < said.n; i++)
        json_array_append_new(list, ks_reply_event(g, &said.v[i], language));
    ks_add(out, "standing", list);
}

void ks_view_add_all(json_t *out, const struct ks_game *g, const struct ks_state *s)
{
    struct ks_buffer text = {0};
    ks_buffer_state(&text, g, s);
    const char *state = text.failed ? "" : text.text;
    ks_chits_add(out, g, s);
    ks_situation_add(out, g, s, KS_ENGLISH);
    ks_add(out, "units", ks_reply_units(g, s));
    ks_add_text(out, "state", state);
    ks_add(out, "hash", ks_reply_hash(ks_hash(g, s)));
    ks_buffer_free(&text);
}

void ks_view_add(json_t *out, const struct ks_game *g, const struct ks_state *s, int side)
{
    struct ks_state view;
    ks_view(g, s, side, &view);
    ks_view_add_all(out, g, &view);
}

json_t *ks_view_legal(const struct ks_game *g, const struct ks_state *s)
{
    struct ks_actions list;
    json_t *out = json_array();
    ks_legal(g, s, &list);
    for (size_t i = 0; i < list.n; i++)
        json_array_append_new(out, ks_reply_action(g, list.v[i]));
    return out;
}
