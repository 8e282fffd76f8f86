/* What counters wear: the dress of an army, the symbol of an arm, the colour of a commander. */
#pragma once

#include "cli/svg.h"
#include "core/ks.h"

struct ks_dress {
    const char *name; /* ks_livery.dress, and prefix of the classes */
    const char *body, *panel, *half, *symbol, *ink, *line;
    const char *chart[2]; /* on light and on dark paper */
};

const struct ks_dress *ks_dress_find(const char *name);

/* The dress of a piece's army. */
const struct ks_dress *ks_dress_of(const struct ks_game *g, ks_unit u);

static inline bool ks_is_round(const struct ks_game *g, ks_unit u)
{
    return ks_army_of(g, u)->livery.shape == KS_ROUND;
}

static inline bool ks_is_chief(const struct ks_game *g, ks_unit u)
{
    return g->piece[u].kind == KS_KIND_OVERALL;
}

/* By the branch of its arm. */
bool ks_is_mounted(const struct ks_game *g, ks_unit u);

/* Colour of a commander, or of no commander (KS_NONE). */
const char *ks_commander_colour(const struct ks_game *g, ks_unit commander);

/* Paths of the symbol of a piece's arm in a box of 42 x 43 round the origin; cut-outs have the class
 * "cut". */
void ks_symbol_draw(struct ks_svg *s, const struct ks_game *g, ks_unit u);
