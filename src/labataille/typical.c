#include "labataille/typical.h"

#include "labataille/state.h"

/* How far two pieces may differ and still be of one kind. */
enum breadth { OF_AN_ARMY, OF_AN_ARM, OF_A_BRANCH };

static bool is_alike(const struct lb_unit *a, const struct lb_unit *b, enum breadth how)
{
    return a->side == b->side && a->branch == b->branch &&
           (how == OF_A_BRANCH || a->arm == b->arm) &&
           (how != OF_AN_ARMY || a->army == b->army);
}

bool lb_looks_like(const struct lb_unit *a, const struct lb_unit *b)
{
    return is_alike(a, b, OF_AN_ARMY);
}

/* A piece alone of its kind is given the values of a wider one. */
static enum breadth kind_of(const struct ks_game *g, const struct lb_unit *of, ks_unit u)
{
    int how = OF_AN_ARMY, others = 0;
    for (; how < OF_A_BRANCH; how++) {
        for (ks_unit v = 0; v < g->pieces; v++)
            others += v != u && is_alike(&of[v], &of[u], (enum breadth)how);
        if (others > 0)
            break;
    }
    return (enum breadth)how;
}

/* What counters print and the option hides; movement is seen by all. Strength goes with the
 * increments, which are seen too. */
static const struct value {
    size_t at;
    bool by_increments, is_signed;
} hidden[] = {
    {.at = offsetof(struct lb_unit, fire), .by_increments = true},
    {.at = offsetof(struct lb_unit, fire_at[0]), .by_increments = true},
    {.at = offsetof(struct lb_unit, fire_at[1]), .by_increments = true},
    {.at = offsetof(struct lb_unit, fire_at[2]), .by_increments = true},
    {.at = offsetof(struct lb_unit, melee), .by_increments = true},
    {.at = offsetof(struct lb_unit, range)},
    {.at = offsetof(struct lb_unit, morale)},
    {.at = offsetof(struct lb_unit, lance)},
    {.at = offsetof(struct lb_unit, limber)},
    {.at = offsetof(struct lb_unit, lead_morale), .is_signed = true},
    {.at = offsetof(struct lb_unit, lead_artillery), .is_signed = true},
    {.at = offsetof(struct lb_unit, lead_melee), .is_signed = true},
    {.at = offsetof(struct lb_unit, lead_cavalry), .is_signed = true},
};

static int get(const struct lb_unit *d, const struct value *v)
{
    uint8_t byte = ((const uint8_t *)d)[v->at];
    return v->is_signed ? (int8_t)byte : byte;
}

/* The mean over its kind, to the nearest; halves up. */
static int typical(const struct ks_game *g, const struct lb_unit *of, ks_unit u,
                   enum breadth how, const struct value *v)
{
    int sum = 0, n = 0;
    for (ks_unit w = 0; w < g->pieces; w++) {
        if (!is_alike(&of[w], &of[u], how))
            continue;
        sum += get(&of[w], v);
        n += v->by_increments ? of[w].increments : 1;
    }
    sum *= v->by_increments ? of[u].increments : 1;
    return n == 0 ? 0 : sum < 0 ? -((n - 2 * sum) / (2 * n)) : (2 * sum + n) / (2 * n);
}

void lb_conceal(const struct ks_game *g, struct lb_game *r, int side)
{
    struct lb_unit printed[LB_MAX_PIECES];
    for (ks_unit u = 0; u < g->pieces; u++)
        printed[u] = r->unit[u];
    for (ks_unit u = 0; u < g->pieces; u++) {
        if (printed[u].side == side)
            continue;
        enum breadth how = kind_of(g, printed, u);
        for (size_t i = 0; i < sizeof hidden / sizeof *hidden; i++)
            ((uint8_t *)&r->unit[u])[hidden[i].at] =
                (uint8_t)typical(g, printed, u, how, &hidden[i]);
    }
}
