#include "order/ask.h"

/* Is the action of a verb that was looked at already? */
static bool is_repeated(const struct ks_actions *list, size_t i)
{
    for (size_t k = 0; k < i; k++)
        if (list->v[k].verb == list->v[i].verb)
            return true;
    return false;
}

struct ks_event ks_ask_piece(const struct ks_game *g, const struct ks_state *s, ks_unit u)
{
    struct ks_actions list;
    struct ks_event why = ks_prompt(g, s);
    ks_legal(g, s, &list);
    for (size_t i = 0; i < list.n; i++) {
        if (list.v[i].unit >= g->pieces || is_repeated(&list, i))
            continue;
        struct ks_action a = list.v[i];
        a.unit = u;
        why = ks_why_not(g, s, a);
        if (why.code != 0)
            break;
    }
    return why;
}

struct ks_event ks_ask_move(const struct ks_game *g, const struct ks_state *s, ks_unit u)
{
    struct ks_actions list;
    struct ks_event why = ks_prompt(g, s);
    bool refused = false;
    ks_legal(g, s, &list);
    for (size_t i = 0; i < list.n; i++) {
        struct ks_action a = list.v[i];
        if (a.unit >= g->pieces || ks_action_role(g, a) == KS_ATTACKS)
            continue;
        if (a.unit == u)
            return (struct ks_event){0};
        a.unit = u;
        if (!refused)
            why = ks_why_not(g, s, a);
        refused = true;
    }
    return why;
}

/* What the first step that the piece could make elsewhere says of that hex; true if it faces it, so
 * that nothing better can be said. */
static bool try_entry(const struct ks_game *g, const struct ks_state *s, ks_unit u,
                      ks_hex hex, const struct ks_actions *list, struct ks_event *why)
{
    bool faces = ks_bearing(g, s, u, hex) == KS_BEARING_FRONT;
    for (size_t i = 0; i < list->n; i++) {
        struct ks_action a = list->v[i];
        if (a.unit != u || a.hex == KS_NONE || ks_action_role(g, a) == KS_ATTACKS)
            continue;
        a.hex = hex;
        struct ks_event no = ks_why_not(g, s, a);
        if (no.code != 0 && (faces || why->code == 0))
            *why = no;
        return faces && no.code != 0;
    }
    return false;
}

/* Looks on from a position by what the piece does on the spot, so many times. */
static bool look_at_entry(const struct ks_game *g, const struct ks_state *s, ks_unit u,
                          ks_hex hex, int more, struct ks_event *why)
{
    struct ks_actions list;
    struct ks_state then;
    ks_legal(g, s, &list);
    if (try_entry(g, s, u, hex, &list, why))
        return true;
    for (size_t i = 0; i < list.n && more > 0; i++) {
        if (list.v[i].unit != u || list.v[i].hex != KS_NONE ||
            ks_action_role(g, list.v[i]) == KS_ATTACKS)
            continue;
        ks_copy(g, &then, s);
        ks_step(g, &then, list.v[i], NULL);
        if (ks_actor(&then) == ks_actor(s) && ks_unit_in_hand(&then) == u &&
            look_at_entry(g, &then, u, hex, more - 1, why))
            return true;
    }
    return false;
}

struct ks_event ks_ask_entry(const struct ks_game *g, const struct ks_state *s, ks_unit u,
                             ks_hex hex)
{
    enum { BEGINS_AND_TURNS = 2 };
    struct ks_event why = {0};
    struct ks_counter c;
    ks_describe(g, s, u, &c);
    if (c.eliminated || c.hex == KS_NONE || !ks_grid_on_map(&g->map.grid, hex))
        return why;
    look_at_entry(g, s, u, hex, BEGINS_AND_TURNS, &why);
    return why;
}

bool ks_is_shot(const struct ks_game *g, struct ks_action a)
{
    return ks_action_role(g, a) == KS_ATTACKS &&
           ks_sign_is(ks_term_sign(g, "verb", ks_action_verb(g, a)), 4, "shot");
}

void ks_ask_shot(const struct ks_game *g, struct ks_state *s, struct ks_action *a)
{
    struct ks_state next;
    struct ks_action commit;
    ks_copy(g, &next, s);
    if (!ks_apply(g, &next, *a, NULL) || ks_actor(&next) != ks_actor(s) ||
        !ks_answer(g, &next, KS_COMMITS, &commit))
        return;
    ks_copy(g, s, &next);
    *a = commit;
}

uint16_t ks_ask_effect(const struct ks_game *g, const struct ks_state *s,
                       struct ks_action a)
{
    struct ks_state shot;
    struct ks_odds odds;
    uint64_t effect = 0;
    ks_copy(g, &shot, s);
    ks_ask_shot(g, &shot, &a);
    if (!ks_odds(g, &shot, a, &odds) || !odds.complete || odds.total == 0)
        return 1000;
    for (size_t i = 0; i < odds.n; i++) {
        enum ks_effect e = ks_outcome_effect(g, odds.v[i].key);
        if (e == KS_BACK || e == KS_LOSS || e == KS_ATTACKER_WINS)
            effect += odds.v[i].weight;
    }
    return (uint16_t)(1000 * effect / odds.total);
}
