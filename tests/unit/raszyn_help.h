/* Helpers of the tests that read Raszyn from its files. */
#pragma once

#include <criterion/criterion.h>

#include "data_help.h"
#include "game_help.h"
#include "labataille/game.h"

#define BATTLE "raszyn/battle"

/* Two dice as they are printed: 65 is 34. */
static inline int dice(int printed)
{
    return (printed / 10 - 1) * 6 + printed % 10 - 1;
}

static inline const struct lb_unit *of(const struct ks_game *g, const char *id)
{
    return &lb(g)->unit[piece_by_id(g, id)];
}

static inline void expect_ratio(struct lb_ratio ratio, int num, int den)
{
    cr_expect_eq(ratio.num * den, num * ratio.den, "%d/%d instead of %d/%d", ratio.num,
                 ratio.den, num, den);
}
