/* The difference in worth between two states, computed from what differs. An order moves a piece
 * or two; the others contribute the same as before, unless they are next to a changed hex or
 * under a commander who changed. */
#include <string.h>

#include "base/bits.h"
#include "rules1794/stack.h"
#include "rules1794/system.h"
#include "rules1794/threat.h"
#include "rules1794/worth.h"

enum { BLOCK = 16 }; /* pieces compared at a time: most are as they were */

struct touched {
    uint64_t set[R94_UNIT_WORDS]; /* pieces to count again */
};

static void touch(struct touched *t, ks_unit u)
{
    t->set[u / 64] |= 1ull << u % 64;
}

/* All pieces in a hex and the six around it. */
static void touch_around(const struct ks_game *g, const struct ks_state *s, ks_hex h,
                         struct touched *t)
{
    for (int d = -1; d < KS_DIRECTIONS && h != KS_NONE; d++) {
        ks_hex at = d < 0 ? h : next_hex(g, h, d);
        for (ks_unit u = top(s, at); u != KS_NONE; u = below(s, u))
            touch(t, u);
    }
}

/* Notes whose part a piece has changed; returns what it has changed of the guns' threat. */
static int32_t touch_for(const struct ks_game *g, const struct ks_state *s,
                         const struct ks_account *account, ks_unit u, struct touched *t)
{
    const struct ks_state *before = account->s;
    ks_hex was = piece(before, u)->hex, is = piece(s, u)->hex;
    touch(t, u);
    if (was == is)
        return is_gun(g, u) && piece(s, u)->facing != piece(before, u)->facing
                   ? r94_threat_by_gun(g, s, account, u)
                   : 0;
    touch_around(g, s, was, t);
    touch_around(g, s, is, t);
    for (unsigned w = 0; w < R94_UNIT_WORDS && is_leader(g, u); w++)
        t->set[w] |= r94(g)->under[unit(g, u)->commander_number][w];
    return is_gun(g, u)     ? r94_threat_by_gun(g, s, account, u)
           : is_troop(g, u) ? r94_threat_by_troop(g, s, account, u)
                            : 0;
}

/* Are pieces from one number up to another as they were? */
static bool are_alike(const struct ks_state *a, const struct ks_state *b, unsigned from,
                      unsigned to)
{
    return memcmp(&look(a)->piece[from], &look(b)->piece[from],
                  (to - from) * sizeof(struct r94_piece)) == 0;
}

int32_t r94_worth_change(const struct ks_game *g, const struct ks_state *s,
                         const struct ks_account *account)
{
    const struct ks_state *before = account->s;
    struct touched t = {{0}};
    int32_t sum = r94_worth_of_rest(g, s, account->intent) - account->rest;
    for (unsigned from = 0; from < g->pieces; from += BLOCK) {
        unsigned end = from + BLOCK < g->pieces ? from + BLOCK : g->pieces;
        if (are_alike(s, before, from, end))
            continue;
        for (unsigned u = from; u < end; u++)
            if (!are_alike(s, before, u, u + 1))
                sum += touch_for(g, s, account, (ks_unit)u, &t);
    }
    for (unsigned w = 0; w < R94_UNIT_WORDS; w++)
        for (uint64_t set = t.set[w]; set; set &= set - 1) {
            ks_unit u = (ks_unit)(64 * w + ks_lowest_bit(set));
            sum += r94_worth_of_piece(g, s, account->intent, u) - account->piece[u];
        }
    return sum;
}

void r94_account(const struct ks_game *g, const struct ks_state *s,
                 struct ks_account *out)
{
    out->rest = r94_worth_of_rest(g, s, out->intent);
    for (ks_unit u = 0; u < g->pieces; u++)
        out->piece[u] = r94_worth_of_piece(g, s, out->intent, u);
}
