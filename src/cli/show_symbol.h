/* What counters wear: the dress of a nation, the symbol of an arm, the colour of a commander. */
#ifndef KS_CLI_SHOW_SYMBOL_H
#define KS_CLI_SHOW_SYMBOL_H

#include "cli/svg.h"
#include "core/ks.h"

/* Corners of a counter, so that armies are told apart without colours: rounded are the Poles and
 * their friends. */
enum ks_corners { KS_ROUNDED, KS_CUT, KS_HOLLOW };

struct ks_dress {
    const char *army;   /* ks_piece.army */
    const char *nation; /* prefix of the classes */
    char letter;        /* on boards of text */
    const char *name[KS_LANGUAGES];
    const char *body, *panel, *half, *symbol, *ink, *line;
    enum ks_corners corners;
};

enum ks_branch { KS_ON_FOOT, KS_MOUNTED, KS_GUNS, KS_LEADERS };

struct ks_arm_symbol {
    const char *arm; /* ks_piece.arm */
    enum ks_branch branch;
    bool chief; /* overall commander */
    const char *name[KS_LANGUAGES];
    const char *symbol;
};

/* The dress of a piece's army; where the army is not known, one of its side. */
const struct ks_dress *ks_dress_of(const struct ks_game *g, ks_unit u);
const struct ks_arm_symbol *ks_arm_of(const struct ks_game *g, ks_unit u);

/* Colour of a commander, or of no commander (KS_NONE). */
const char *ks_commander_colour(const struct ks_game *g, ks_unit commander);

/* Paths of the symbol in a box of 42 x 43 round the origin; cut-outs have the class "cut". */
void ks_symbol_draw(struct ks_svg *s, const struct ks_arm_symbol *arm);

#endif
