#include "wire/tale.h"

#include <string.h>

#include "wire/reply.h"

/* ---- what was decided ---- */

static void add_decision(json_t *item, const struct ks_game *g,
                         const struct ks_told *told)
{
    struct ks_action a = told->entry->action;
    ks_add_text(item, "role", ks_role_name(ks_action_role(g, a)));
    if (told->entry->actor >= KS_CHANCE)
        return;
    if (a.unit < g->pieces)
        ks_add(item, "unit", ks_reply_piece(g, a.unit));
    if (ks_is_answer(g, told->before))
        ks_add(item, "answer", json_true());
}

/* ---- what it changed ---- */

static const char *text_of(const char *key)
{
    return key != NULL ? key : "";
}

static void add_pair(json_t *out, const char *key, json_t *before, json_t *after)
{
    ks_add(out, key, json_pack("[o, o]", before, after));
}

/* Where it lies, how it stands, what it has lost; NULL if that is as it was. */
static json_t *change(const struct ks_game *g, ks_unit u, const struct ks_counter *a,
                      const struct ks_counter *b)
{
    json_t *out = json_object();
    if (a->hex != b->hex)
        add_pair(out, "hex", ks_reply_hex(g, a->hex), ks_reply_hex(g, b->hex));
    if (a->facing != b->facing && a->hex != KS_NONE && b->hex != KS_NONE)
        add_pair(out, "facing", ks_reply_text(text_of(ks_facing_name(a->facing))),
                 ks_reply_text(text_of(ks_facing_name(b->facing))));
    if (strcmp(text_of(a->formation), text_of(b->formation)) != 0)
        add_pair(out, "formation", ks_reply_text(text_of(a->formation)),
                 ks_reply_text(text_of(b->formation)));
    if (b->lost > a->lost)
        ks_add_int(out, "lost", b->lost - a->lost);
    if (b->eliminated && !a->eliminated)
        ks_add(out, "eliminated", json_true());
    if (json_object_size(out) == 0) {
        json_decref(out);
        return NULL;
    }
    ks_add(out, "unit", ks_reply_piece(g, u));
    return out;
}

/* Hexes from there to the nearest troops of a side; -1: none are on the map. */
static int distance_to(const struct ks_game *g, const struct ks_counter *known, int side,
                       ks_hex from)
{
    int nearest = -1;
    for (ks_unit u = 0; u < g->pieces; u++) {
        ks_hex hex = known[u].hex;
        if (hex == KS_NONE || g->piece[u].side != side || ks_is_leader(g, u))
            continue;
        int distance = ks_grid_distance(&g->map.grid, from, hex);
        if (nearest < 0 || distance < nearest)
            nearest = distance;
    }
    return nearest;
}

/* How far a piece that went was and is from the enemy, who counts where he was: only its own steps
 * bring it nearer. */
static void add_near(json_t *out, const struct ks_game *g, const struct ks_counter *known,
                     ks_unit u, ks_hex to)
{
    ks_hex from = known[u].hex;
    if (from == KS_NONE || to == KS_NONE || from == to)
        return;
    int enemy = !g->piece[u].side, was = distance_to(g, known, enemy, from);
    if (was >= 0)
        add_pair(out, "near", json_integer(was),
                 json_integer(distance_to(g, known, enemy, to)));
}

static void add_changes(json_t *item, const struct ks_log *log,
                        const struct ks_told *told)
{
    const struct ks_game *g = log->game;
    struct ks_state before, after;
    struct ks_counter a[KS_MAX_PIECES], b;
    json_t *list = json_array(), *one;
    ks_log_view(log, told->before, &before);
    ks_log_view(log, told->after, &after);
    for (ks_unit u = 0; u < g->pieces; u++)
        ks_describe(g, &before, u, &a[u]);
    for (ks_unit u = 0; u < g->pieces; u++) {
        ks_describe(g, &after, u, &b);
        if ((one = change(g, u, &a[u], &b)) == NULL)
            continue;
        add_near(one, g, a, u, b.hex);
        json_array_append_new(list, one);
    }
    if (json_array_size(list) > 0)
        json_object_set(item, "changes", list);
    json_decref(list);
}

/* ---- what the dice brought ---- */

static json_t *results(const struct ks_game *g, uint32_t outcome)
{
    json_t *list = json_array();
    for (unsigned bit = 0; ks_outcome_name(g, bit) != NULL; bit++)
        if (outcome >> bit & 1)
            json_array_append_new(list, json_string(ks_outcome_name(g, bit)));
    return list;
}

/* Says of each sentence whether it is a modifier, or the outcome of a die and which: a log tells
 * the one last and the other first. */
static void weigh(json_t *events, const struct ks_log *log, const struct ks_told *told)
{
    const struct ks_game *g = log->game;
    size_t said = 0;
    for (size_t i = 0; i < told->events->n && said < json_array_size(events); i++) {
        struct ks_event e = told->events->v[i];
        if (!ks_event_seen(g, log->all ? KS_ALL : log->watcher, &e))
            continue;
        json_t *event = json_array_get(events, said++);
        uint32_t outcome = ks_event_outcome(g, &e);
        if (ks_event_kind(g, e.code) == KS_MESSAGE_MODIFIER)
            ks_add(event, "modifier", json_true());
        if (outcome == 0)
            continue;
        ks_add(event, "outcome", json_true());
        ks_add(event, "results", results(g, outcome));
    }
}

void ks_tale_add(json_t *item, const struct ks_log *log, const struct ks_told *told)
{
    if (ks_log_hides(log, told))
        return;
    weigh(json_object_get(item, "events"), log, told);
    if (told->entry->kind != KS_ENTRY_ACTION)
        return;
    add_decision(item, log->game, told);
    add_changes(item, log, told);
}
