/* The difference in worth between two states, computed from what differs. An order moves a piece
 * or two; the others contribute the same as before, except for their pairs with those, and for
 * pieces that share a hex with them. Leaders and guns look at where the troops of their division
 * are. */
#include <string.h>

#include "base/bits.h"
#include "labataille/stack.h"
#include "labataille/system.h"
#include "labataille/victory.h"
#include "labataille/worth.h"

enum { BLOCK = 8 }; /* pieces compared at a time: nearly all are as they were */

struct changed {
    uint64_t duels[LB_PIECE_WORDS];   /* count their pairs with enemies again */
    uint64_t touched[LB_PIECE_WORDS]; /* count their own worth again */
    bool gone[LB_MAX_DIVISIONS];      /* a unit of the division has moved */
    bool scores;                      /* count points again */
};

static void add(uint64_t *set, ks_unit u)
{
    set[u / 64] |= 1ull << u % 64;
}

/* All pieces in the hexes of a piece. */
static void touch_around(const struct ks_game *g, const struct ks_state *s, ks_unit u,
                         struct changed *c)
{
    add(c->touched, u);
    for (int i = 0; i < parts(s, u); i++)
        for (EACH_NODE(n, s, lb_part_hex(g, s, u, i)))
            add(c->touched, node_unit(g, n));
}

static void compare(const struct ks_game *g, const struct ks_state *s,
                    const struct ks_state *before, ks_unit u, struct changed *c)
{
    const struct lb_piece *now = piece(s, u), *then = piece(before, u);
    if (memcmp(now, then, sizeof *now) == 0)
        return;
    if (!lb_duels_alike(now, then))
        add(c->duels, u);
    c->gone[unit(g, u)->division] |= now->hex != then->hex;
    c->scores |= !lb_scores_alike(g, s, before, u);
    touch_around(g, s, u, c);
    touch_around(g, before, u, c);
}

static void touch_followers(const struct ks_game *g, struct changed *c)
{
    for (unsigned w = 0; w < LB_PIECE_WORDS; w++)
        for (uint64_t set = lb(g)->followers[w]; set; set &= set - 1) {
            ks_unit u = (ks_unit)(64 * w + ks_lowest_bit(set));
            if (c->gone[unit(g, u)->division])
                add(c->touched, u);
        }
}

static struct changed changes(const struct ks_game *g, const struct ks_state *s,
                              const struct ks_state *before)
{
    const struct lb_state *now = look(s), *then = look(before);
    struct changed c = {.scores = s->over || before->over};
    c.scores |= memcmp(now->lost_place, then->lost_place, sizeof now->lost_place) != 0;
    for (unsigned from = 0; from < g->pieces; from += BLOCK) {
        unsigned end = from + BLOCK < g->pieces ? from + BLOCK : g->pieces;
        if (memcmp(&now->piece[from], &then->piece[from],
                   (end - from) * sizeof now->piece[0]) == 0)
            continue;
        for (unsigned u = from; u < end; u++)
            compare(g, s, before, (ks_unit)u, &c);
    }
    touch_followers(g, &c);
    return c;
}

/* All pairs of a piece with enemies, for side 0; those with enemies that are counted too only
 * where it has the lower number. */
static int32_t duels(const struct ks_game *g, const struct ks_state *s,
                     const struct ks_intent *intent, ks_unit u, const struct changed *c)
{
    int32_t sum = 0;
    if (is_leader(g, u) || !on_map(s, u))
        return 0;
    for (unsigned w = 0; w < LB_PIECE_WORDS; w++) {
        uint64_t lower = w < u / 64u ? ~0ull : w == u / 64u ? (1ull << u % 64) - 1 : 0;
        uint64_t set = lb(g)->troops[!side_of(g, u)][w] & ~(c->duels[w] & lower);
        for (; set; set &= set - 1) {
            ks_unit v = (ks_unit)(64 * w + ks_lowest_bit(set));
            if (lb_are_near(g, s, u, v))
                sum += lb_worth_of_duel(g, s, intent, u, v) -
                       lb_worth_of_duel(g, s, intent, v, u);
        }
    }
    return side_of(g, u) == 0 ? sum : -sum;
}

int32_t lb_worth_change(const struct ks_game *g, const struct ks_state *s,
                        const struct ks_account *account)
{
    const struct ks_state *before = account->s;
    const struct ks_intent *intent = account->intent;
    struct changed c = changes(g, s, before);
    int32_t sum = c.scores ? lb_worth_of_rest(g, s, intent) - account->rest : 0;
    for (unsigned w = 0; w < LB_PIECE_WORDS; w++) {
        for (uint64_t set = c.touched[w]; set; set &= set - 1) {
            ks_unit u = (ks_unit)(64 * w + ks_lowest_bit(set));
            sum += lb_worth_of_piece(g, s, intent, u) - account->piece[u];
        }
        for (uint64_t set = c.duels[w]; set; set &= set - 1) {
            ks_unit u = (ks_unit)(64 * w + ks_lowest_bit(set));
            sum += duels(g, s, intent, u, &c) - duels(g, before, intent, u, &c);
        }
    }
    return sum;
}

void lb_account(const struct ks_game *g, const struct ks_state *s, struct ks_account *out)
{
    out->rest = lb_worth_of_rest(g, s, out->intent);
    for (ks_unit u = 0; u < g->pieces; u++)
        out->piece[u] = lb_worth_of_piece(g, s, out->intent, u);
}
