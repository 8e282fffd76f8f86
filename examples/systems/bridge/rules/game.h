/* What never changes while a game is played: the loader fills it in from the files of the game. */
#pragma once

#include "core/play.h"

enum { BR_MAX_UNITS = 16 };

/* A new kind of piece: a row here, in the loader's words for it (load/load.c) and in terms.def. */
enum br_arm { BR_INFANTRY, BR_CAVALRY, BR_GUN, BR_ARMS };

/* The numbers of the rules, by the names they have in tables.json. */
enum br_figure {
#define FIGURE(code, name) code,
#include "bridge/rules/figures.def"
#undef FIGURE
    FIGURES
};

struct br_unit {
    uint8_t arm; /* enum br_arm */
    uint8_t steps, movement;
    ks_hex hex; /* where it begins; KS_NONE: it is a reserve [2.2] */
};

struct br_game {
    struct br_unit unit[BR_MAX_UNITS];
    uint8_t figure[FIGURES];
    uint8_t reserve_turn; /* [2.2] */
    uint8_t home[2];      /* row by which the reserve of a side comes */
};

static inline const struct br_game *br(const struct ks_game *g)
{
    return g->rules;
}

static inline const struct br_unit *unit(const struct ks_game *g, ks_unit u)
{
    return &br(g)->unit[u];
}

static inline int figure(const struct ks_game *g, enum br_figure f)
{
    return br(g)->figure[f];
}

static inline int side_of(const struct ks_game *g, ks_unit u)
{
    return g->piece[u].side;
}

static inline int distance(const struct ks_game *g, ks_hex a, ks_hex b)
{
    return ks_grid_distance(&g->map.grid, a, b);
}
