#include "server/entry.h"

#include <string.h>

#include "server/state.h"
#include "wire/reply.h"

static json_t *text_or_null(const char *text)
{
    return text == NULL ? json_null() : ks_reply_text(text);
}

json_t *ks_entry_unit(const struct ks_game *g, ks_unit u, const struct ks_counter *c)
{
    json_t *out = json_object();
    json_object_set_new(out, "id", json_string(g->piece[u].id));
    ks_reply_counter(out, g, c);
    return out;
}

static bool same_text(const char *a, const char *b)
{
    return a == b || (a != NULL && b != NULL && strcmp(a, b) == 0);
}

static bool same_figures(const struct ks_counter *a, const struct ks_counter *b)
{
    for (int i = 0; i < a->figures && i < b->figures; i++)
        if (a->figure[i].value != b->figure[i].value)
            return false;
    return a->figures == b->figures;
}

static bool same(const struct ks_counter *a, const struct ks_counter *b)
{
    return a->hex == b->hex && a->facing == b->facing && a->order == b->order &&
           a->lost == b->lost && a->morale == b->morale && a->strength == b->strength &&
           a->firepower == b->firepower && a->shots == b->shots && a->spent == b->spent &&
           a->commander == b->commander && a->arrival == b->arrival &&
           a->eliminated == b->eliminated && a->wounded == b->wounded &&
           a->in_command == b->in_command && a->fired_before == b->fired_before &&
           a->cannot_fire == b->cannot_fire && same_text(a->formation, b->formation) &&
           same_text(a->status, b->status) && a->others == b->others &&
           memcmp(a->other, b->other, sizeof a->other[0] * a->others) == 0 &&
           same_text(a->condition, b->condition) &&
           same_text(a->readiness, b->readiness) && same_figures(a, b);
}

/* Pieces that look otherwise than they were shown. */
static json_t *changed(const struct ks_watcher *w, const struct ks_state *view)
{
    json_t *list = json_array();
    for (ks_unit u = 0; u < w->game->pieces; u++) {
        struct ks_counter c;
        ks_describe(w->game, view, u, &c);
        if (same(&c, &w->shown[u]))
            continue;
        w->shown[u] = c;
        json_array_append_new(list, ks_entry_unit(w->game, u, &c));
    }
    return list;
}

static json_t *said(const struct ks_watcher *w, const struct ks_entry *e)
{
    char text[KS_TEXT] = "";
    ks_entry_words(w->game, e, w->language, text, sizeof text);
    return ks_reply_text(text);
}

void ks_entry_watch(void *context, const struct ks_told *told)
{
    const struct ks_watcher *w = context;
    const struct ks_entry *e = told->entry;
    bool act = e->kind == KS_ENTRY_ACTION;
    bool hidden =
        act && !w->all && ks_match_hidden(w->game, told->before, e->action, w->side);
    char text[KS_TEXT] = "";
    json_t *item = json_object(), *events = json_array(), *event;
    struct ks_state view;
    if (act)
        ks_action_text(w->game, e->action, text, sizeof text);
    for (size_t i = 0; i < told->events->n && !hidden; i++)
        if ((event = ks_reply_told(w->game, &told->events->v[i],
                                   w->all ? KS_ALL : w->side, w->language)))
            json_array_append_new(events, event);
    json_object_set_new(item, "n", json_integer((json_int_t)told->number));
    json_object_set_new(item, "actor",
                        json_string(e->kind == KS_ENTRY_DRAW
                                        ? "both"
                                        : ks_actor_name(w->game, e->actor)));
    json_object_set_new(
        item, "action",
        hidden ? json_null()
               : ks_reply_text(act ? text
                                   : ks_entry_kind_name((enum ks_entry_kind)e->kind)));
    json_object_set_new(item, "label", hidden ? json_null() : said(w, e));
    if (act && !hidden && ks_action_role(w->game, e->action) == KS_DECLINES &&
        ks_is_answer(w->game, told->before))
        json_object_set_new(item, "declined", json_true());
    json_object_set_new(item, "for", ks_reply_event(w->game, told->prompt, w->language));
    json_object_set_new(item, "events", events);
    json_object_set_new(item, "turn", json_integer(told->after->turn));
    json_object_set_new(item, "points", ks_reply_points(w->game, told->after));
    ks_unit active = ks_active(w->game, told->after);
    json_object_set_new(
        item, "active",
        text_or_null(active < w->game->pieces ? w->game->piece[active].id : NULL));
    if (w->shown != NULL) {
        if (w->all)
            ks_copy(w->game, &view, told->after);
        else
            ks_view(w->game, told->after, w->side, &view);
        json_object_set_new(item, "units", changed(w, &view));
    }
    json_array_append_new(w->entries, item);
}

void ks_entry_hear(void *context, const struct ks_told *told)
{
    const struct ks_room *room = context;
    for (struct ks_client *c = room->server->clients; c != NULL; c = c->next) {
        if (c->room != room || !c->known || c->curtained)
            continue;
        struct ks_watcher w = {room->game, c->language, c->sat,
                               false,      c->entries,  c->shown};
        ks_entry_watch(&w, told);
        if (room->by_standing) {
            json_t *last = json_array_get(c->entries, json_array_size(c->entries) - 1);
            json_object_set_new(last, "standing", json_true());
        }
    }
}
