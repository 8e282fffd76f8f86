#include "labataille/fraction.h"

static int64_t common(int64_t a, int64_t b)
{
    a = a < 0 ? -a : a;
    while (b) {
        int64_t rest = a % b;
        a = b;
        b = rest;
    }
    return a ? a : 1;
}

struct lb_fraction lb_reduced(int64_t num, int64_t den)
{
    int64_t by = common(num, den);
    return (struct lb_fraction){num / by, den / by};
}

struct lb_fraction lb_sum(struct lb_fraction a, struct lb_fraction b)
{
    return lb_reduced(a.num * b.den + b.num * a.den, a.den * b.den);
}

struct lb_fraction lb_times(struct lb_fraction a, int64_t num, int64_t den)
{
    return lb_reduced(a.num * num, a.den * den);
}

int lb_compare(struct lb_fraction a, struct lb_fraction b)
{
    int64_t left = a.num * b.den, right = b.num * a.den;
    return left < right ? -1 : left > right;
}

int lb_fire_column(const struct ks_game *g, struct lb_fraction value,
                   struct lb_fraction defence)
{
    const struct lb_game *r = lb(g);
    int i = r->fire_columns - 1;
    while (i >= 0 &&
           !is_ratio(value, defence, r->fire_column[i].num, r->fire_column[i].den))
        i--;
    return i;
}

/* The first column is for all that is worse too: it stands for "and less". */
int lb_melee_column(const struct ks_game *g, struct lb_fraction attacker,
                    struct lb_fraction defender)
{
    const struct lb_game *r = lb(g);
    int i = r->melee_columns - 1;
    while (i > 0 &&
           !is_ratio(attacker, defender, r->melee_column[i].num, r->melee_column[i].den))
        i--;
    return i;
}

/* [LB-3.7-1] Below the first ratio it is the first, between two the lower. */
int lb_premelee_row(const struct ks_game *g, struct lb_fraction attacker,
                    struct lb_fraction defender)
{
    const struct lb_game *r = lb(g);
    int i = r->premelee_rows - 1;
    while (i > 0 &&
           !is_ratio(attacker, defender, r->premelee_row[i].num, r->premelee_row[i].den))
        i--;
    return i;
}
