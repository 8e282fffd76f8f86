/* The difference in worth between two states, computed from what differs. An order moves a piece
 * or two; the others contribute the same as before, except for their pairs with those, and for
 * pieces that share a hex with them. Leaders look at where the troops of their division are. */
#include <string.h>

#include "labataille/stack.h"
#include "labataille/system.h"
#include "labataille/worth.h"

struct changed {
    bool duels[LB_MAX_PIECES];   /* count its pairs with enemies again */
    bool touched[LB_MAX_PIECES]; /* count its own worth again */
    bool gone[LB_MAX_DIVISIONS]; /* a unit of the division has moved */
};

/* All pieces in the hexes of a piece. */
static void touch_around(const struct ks_game *g, const struct ks_state *s, ks_unit u,
                         struct changed *c)
{
    c->touched[u] = true;
    for (int i = 0; i < parts(s, u); i++)
        for (EACH_NODE(n, s, lb_part_hex(g, s, u, i)))
            c->touched[node_unit(g, n)] = true;
}

/* All pairs of a piece with enemies, for side 0; with those that are counted too only once. */
static int32_t duels(const struct ks_game *g, const struct ks_state *s,
                     const struct ks_intent *intent, ks_unit u, const struct changed *c)
{
    int32_t sum = 0;
    if (is_leader(g, u) || !on_map(s, u))
        return 0;
    for (ks_unit v = 0; v < g->pieces; v++)
        if (side_of(g, v) != side_of(g, u) && !(v < u && c->duels[v]) &&
            lb_are_near(g, s, u, v))
            sum += lb_worth_of_duel(g, s, intent, u, v) -
                   lb_worth_of_duel(g, s, intent, v, u);
    return side_of(g, u) == 0 ? sum : -sum;
}

int32_t lb_worth_change(const struct ks_game *g, const struct ks_state *s,
                        const struct ks_account *account)
{
    const struct ks_state *before = account->s;
    const struct ks_intent *intent = account->intent;
    struct changed c = {.gone = {false}};
    int32_t sum = lb_worth_of_rest(g, s) - account->rest;
    for (ks_unit u = 0; u < g->pieces; u++) {
        const struct lb_piece *now = piece(s, u), *then = piece(before, u);
        if (memcmp(now, then, sizeof *now) == 0)
            continue;
        c.duels[u] = !lb_duels_alike(now, then);
        c.gone[unit(g, u)->division] |= now->hex != then->hex;
        touch_around(g, s, u, &c);
        touch_around(g, before, u, &c);
    }
    for (ks_unit u = 0; u < g->pieces; u++) {
        if (c.touched[u] || (is_leader(g, u) && c.gone[unit(g, u)->division]))
            sum += lb_worth_of_piece(g, s, intent, u) - account->piece[u];
        if (c.duels[u])
            sum += duels(g, s, intent, u, &c) - duels(g, before, intent, u, &c);
    }
    return sum;
}

void lb_account(const struct ks_game *g, const struct ks_state *s, struct ks_account *out)
{
    out->rest = lb_worth_of_rest(g, s);
    for (ks_unit u = 0; u < g->pieces; u++)
        out->piece[u] = lb_worth_of_piece(g, s, out->intent, u);
}
