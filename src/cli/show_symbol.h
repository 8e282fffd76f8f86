/* What counters wear: the dress of a nation, the symbol of an arm, the colour of a commander. */
#ifndef KS_CLI_SHOW_SYMBOL_H
#define KS_CLI_SHOW_SYMBOL_H

#include "cli/svg.h"
#include "core/ks.h"

struct ks_dress {       /* rounded: Poles and their friends; else the corners are cut */
    const char *nation; /* first part of a piece's id, and prefix of the classes */
    const char *body, *panel, *half, *symbol, *ink, *line;
    bool rounded;
};

enum ks_branch { KS_ON_FOOT, KS_MOUNTED, KS_GUNS, KS_LEADERS };

struct ks_arm {
    const char *arm; /* ks_piece.arm */
    enum ks_branch branch;
    bool chief; /* overall commander */
    const char *name[KS_LANGUAGES];
    const char *symbol;
};

const struct ks_dress *ks_dress_of(const struct ks_game *g, ks_unit u);
const struct ks_arm *ks_arm_of(const struct ks_game *g, ks_unit u);

static inline bool ks_is_leader(const struct ks_game *g, ks_unit u)
{
    return ks_arm_of(g, u)->branch == KS_LEADERS;
}

/* Colour of a commander, or of no commander (KS_NONE). */
const char *ks_commander_colour(const struct ks_game *g, ks_unit commander);

/* Paths of the symbol in a box of 42 x 43 round the origin; cut-outs have the class "cut". */
void ks_symbol_draw(struct ks_svg *s, const struct ks_arm *arm);

#endif
