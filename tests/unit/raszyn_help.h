/* Helpers of the tests that read Raszyn from its files. */
#ifndef RASZYN_HELP_H
#define RASZYN_HELP_H

#include <criterion/criterion.h>
#include <string.h>

#include "data_help.h"
#include "labataille/game.h"

#define BATTLE "raszyn/battle"

/* Two dice as they are printed: 65 is 34. */
static inline int dice(int printed)
{
    return (printed / 10 - 1) * 6 + printed % 10 - 1;
}

static inline ks_hex at(const struct ks_game *g, const char *number)
{
    ks_hex hex = KS_NONE;

    cr_assert(ks_hex_parse(&g->map, number, 4, &hex), "%s", number);
    return hex;
}

static inline const struct lb_unit *of(const struct ks_game *g, const char *id)
{
    ks_unit u = ks_unit_parse(g, id, strlen(id));

    cr_assert_neq(u, KS_NONE, "%s", id);
    return &lb(g)->unit[u];
}

static inline bool has_side(const struct ks_game *g, const uint8_t *bits, const char *a,
                            const char *b)
{
    int direction = ks_grid_direction(&g->map.grid, at(g, a), at(g, b));

    return direction != KS_NO_DIRECTION && (bits[at(g, a)] >> direction & 1) != 0;
}

static inline void expect_ratio(struct lb_ratio ratio, int num, int den)
{
    cr_expect_eq(ratio.num * den, num * ratio.den, "%d/%d instead of %d/%d", ratio.num,
                 ratio.den, num, den);
}

#endif
