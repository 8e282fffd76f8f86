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
    json_object_set_new(out, "standing", list);
}

void ks_view_add_all(json_t *out, const struct ks_game *g, const struct ks_state *s)
{
    struct ks_buffer text = {0};
    json_t *units = json_array();
    for (ks_unit u = 0; u < g->pieces; u++)
        json_array_append_new(units, ks_reply_unit(g, s, u));
    ks_buffer_state(&text, g, s);
    const char *state = text.failed ? "" : text.text;
    ks_chits_add(out, g, s);
    ks_situation_add(out, g, s, KS_ENGLISH);
    json_object_set_new(out, "units", units);
    json_object_set_new(out, "state", ks_reply_text(state));
    json_object_set_new(out, "hash", ks_reply_hash(ks_hash(g, s)));
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
    char text[KS_TEXT];
    json_t *out = json_array();
    ks_legal(g, s, &list);
    for (size_t i = 0; i < list.n; i++) {
        text[0] = '\0';
        ks_action_text(g, list.v[i], text, sizeof text);
        json_array_append_new(out, ks_reply_text(text));
    }
    return out;
}
