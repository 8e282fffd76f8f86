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
    uint64_t hex[R94_WORDS];      /* hexes with others in them than before */
    ks_hex at[2 * KS_MAX_PIECES]; /* the same as a list */
    ks_unit gun[KS_MAX_PIECES];   /* guns that moved or turned */
    size_t hexes, guns;
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

static void touch_hex(struct touched *t, ks_hex h)
{
    unsigned bit = h + (unsigned)R94_PAD;
    if (h == KS_NONE || t->hex[bit >> 6] >> (bit & 63) & 1)
        return;
    t->hex[bit >> 6] |= 1ull << (bit & 63);
    t->at[t->hexes++] = h;
}

/* Notes whose part a piece has changed. */
static void touch_for(const struct ks_game *g, const struct ks_state *s,
                      const struct ks_state *before, ks_unit u, struct touched *t)
{
    ks_hex was = piece(before, u)->hex, is = piece(s, u)->hex;
    touch(t, u);
    if (is_gun(g, u) && (was != is || piece(s, u)->facing != piece(before, u)->facing))
        t->gun[t->guns++] = u;
    if (was == is)
        return;
    touch_around(g, s, was, t);
    touch_around(g, s, is, t);
    for (unsigned w = 0; w < R94_UNIT_WORDS && is_leader(g, u); w++)
        t->set[w] |= r94(g)->under[unit(g, u)->commander_number][w];
    if (!is_leader(g, u)) {
        touch_hex(t, was);
        touch_hex(t, is);
    }
}

/* What has changed of the guns' threat. */
static int32_t threat_change(const struct ks_game *g, const struct ks_state *s,
                             const struct ks_account *account, const struct touched *t)
{
    int32_t sum = 0;
    for (size_t i = 0; i < t->hexes; i++)
        sum += r94_threat_at(g, s, account->intent, t->at[i]) -
               r94_threat_at(g, account->s, account->intent, t->at[i]);
    for (size_t i = 0; i < t->guns; i++)
        sum += r94_threat_by_gun(g, s, account, t->gun[i], t->hex);
    return sum;
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
    struct touched t;
    memset(t.set, 0, sizeof t.set);
    memset(t.hex, 0, sizeof t.hex);
    t.hexes = t.guns = 0;
    int32_t sum = r94_worth_of_rest(g, s, account->intent) - account->rest;
    for (unsigned from = 0; from < g->pieces; from += BLOCK) {
        unsigned end = from + BLOCK < g->pieces ? from + BLOCK : g->pieces;
        if (are_alike(s, before, from, end))
            continue;
        for (unsigned u = from; u < end; u++)
            if (!are_alike(s, before, u, u + 1))
                touch_for(g, s, before, (ks_unit)u, &t);
    }
    sum += threat_change(g, s, account, &t);
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
