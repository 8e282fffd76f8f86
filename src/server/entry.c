#include "server/entry.h"

#include <string.h>

#include "driver/match_orders.h"
#include "order/order_words.h"
#include "server/state.h"
#include "wire/reply.h"
#include "wire/tale.h"

json_t *ks_entry_unit(const struct ks_game *g, ks_unit u, const struct ks_counter *c)
{
    json_t *out = json_object();
    ks_add_text(out, "id", g->piece[u].id);
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
    for (ks_unit u = 0; u < w->log.game->pieces; u++) {
        struct ks_counter c;
        ks_describe(w->log.game, view, u, &c);
        if (same(&c, &w->shown[u]))
            continue;
        w->shown[u] = c;
        json_array_append_new(list, ks_entry_unit(w->log.game, u, &c));
    }
    return list;
}

/* What the dice showed, what was drawn, or that it left the matter as it was. */
static void add_role(json_t *item, const struct ks_game *g, const struct ks_told *told)
{
    const struct ks_entry *e = told->entry;
    enum ks_role role = ks_action_role(g, e->action);
    if (role == KS_ROLLS)
        ks_add_int(item, "roll", e->action.arg);
    else if (e->actor == KS_CHANCE)
        ks_add(item, "drawn", ks_reply_piece(g, e->action.unit));
    if (role != KS_DECLINES)
        return;
    if (ks_is_answer(g, told->before))
        ks_add(item, "declined", json_true());
    if (told->events->n == 0)
        ks_add(item, "idle", json_true());
}

/* The order it was done by in its player's words, and whether that was to answer. Only its side may
 * know. */
static void add_order(json_t *item, const struct ks_watcher *w, const struct ks_entry *e)
{
    char words[KS_ORDER_TEXT];
    const struct ks_order *o = w->log.all || w->log.watcher == e->actor
                                   ? ks_match_order(w->match, e->actor, e->order)
                                   : NULL;
    if (o == NULL)
        return;
    ks_order_words(w->log.game, o, w->log.language, words, sizeof words);
    ks_add_text(item, "words", words);
    if (o->kind == KS_ORDER_ANSWER)
        ks_add(item, "standing", json_true());
}

/* Where it belongs: an activation, or a phase of a half-turn, and whose it is. */
static void add_part(json_t *item, const struct ks_game *g, const struct ks_state *s)
{
    struct ks_impulse impulse;
    ks_impulse(g, s, &impulse);
    ks_add_int(item, "turn", s->turn);
    ks_add_text(item, "phase", ks_phase(g, s));
    ks_add_text(item, "whose", impulse.side < 2 ? ks_actor_name(g, impulse.side) : NULL);
    ks_add(item, "active", ks_reply_piece(g, ks_active(g, s)));
}

void ks_entry_watch(void *context, const struct ks_told *told)
{
    const struct ks_watcher *w = context;
    const struct ks_game *g = w->log.game;
    const struct ks_entry *e = told->entry;
    bool hidden = ks_log_hides(&w->log, told);
    char said[KS_TEXT] = "";
    struct ks_state view;
    json_t *item = ks_log_told(&w->log, told);
    ks_tale_add(item, &w->log, told);
    add_order(item, w, e);
    ks_entry_words(g, e, w->log.language, said, sizeof said);
    ks_add_text(item, "label", hidden ? NULL : said);
    if (e->kind == KS_ENTRY_ACTION && !hidden)
        add_role(item, g, told);
    add_part(item, g, told->after);
    ks_add(item, "points", ks_reply_points(g, told->after));
    if (w->shown != NULL) {
        ks_log_view(&w->log, told->after, &view);
        ks_add(item, "units", changed(w, &view));
    }
    json_array_append_new(w->log.entries, item);
}

void ks_entry_hear(void *context, const struct ks_told *told)
{
    const struct ks_room *room = context;
    for (struct ks_client *c = room->server->clients; c != NULL; c = c->next) {
        if (c->room != room || !c->known || c->curtained)
            continue;
        struct ks_watcher w = {
            {room->game, c->language, c->sat, false, c->entries}, room->match, c->shown};
        ks_entry_watch(&w, told);
    }
}
