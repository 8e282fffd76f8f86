/* [LB-2.0-6] Exact fractions, kept until the column of a table is chosen. The numbers are
 * small; sums are reduced to lowest terms. */
#pragma once

#include "labataille/game.h"

struct lb_fraction {
    int64_t num, den; /* den > 0 */
};

static inline struct lb_fraction whole(int64_t n)
{
    return (struct lb_fraction){n, 1};
}

struct lb_fraction lb_reduced(int64_t num, int64_t den);

struct lb_fraction lb_sum(struct lb_fraction a, struct lb_fraction b);

/* a times num/den. */
struct lb_fraction lb_times(struct lb_fraction a, int64_t num, int64_t den);

static inline struct lb_fraction scaled(struct lb_fraction a, struct lb_ratio by)
{
    return lb_times(a, by.num, by.den);
}

/* -1, 0, 1 as a is less, equal, more than b. */
int lb_compare(struct lb_fraction a, struct lb_fraction b);

static inline bool is_less(struct lb_fraction a, struct lb_fraction b)
{
    return lb_compare(a, b) < 0;
}

/* Is a : b at least num : den? b > 0. */
static inline bool is_ratio(struct lb_fraction a, struct lb_fraction b, int num, int den)
{
    return lb_compare(lb_times(a, den, 1), lb_times(b, num, 1)) >= 0;
}

/* The last column of a table whose ratio the odds reach, worst odds first: they round down in the
 * defender's favour. -1 if they reach none. */
int lb_fire_column(const struct ks_game *g, struct lb_fraction value,
                   struct lb_fraction defence);
int lb_melee_column(const struct ks_game *g, struct lb_fraction attacker,
                    struct lb_fraction defender);
int lb_premelee_row(const struct ks_game *g, struct lb_fraction attacker,
                    struct lb_fraction defender);
