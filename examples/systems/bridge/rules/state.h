/* What changes while a game is played, and what every chapter needs of it. */
#pragma once

#include "bridge/rules/game.h"
#include "bridge/rules/words.h"
#include "core/procedure.h"

enum br_road { BR_WEST, BR_EAST, BR_HIDDEN, BR_NO_ROAD }; /* HIDDEN: in a view alone */

struct br_piece {
    ks_hex hex; /* KS_NONE: in reserve, or eliminated */
    uint8_t lost, ordered;
};

/* Lies in ks_state.payload. Flat, without pointers and without holes: it is copied and digested
 * byte by byte. */
struct br_state {
    uint8_t road[2]; /* enum br_road, of each side */
    struct br_piece piece[BR_MAX_UNITS];
};

static inline struct br_state *state(struct ks_state *s)
{
    return (struct br_state *)(void *)s->payload;
}

static inline const struct br_state *look(const struct ks_state *s)
{
    return (const struct br_state *)(const void *)s->payload;
}

static inline const struct br_piece *piece(const struct ks_state *s, ks_unit u)
{
    return &look(s)->piece[u];
}

static inline bool on_map(const struct ks_state *s, ks_unit u)
{
    return piece(s, u)->hex != KS_NONE;
}

static inline bool is_gone(const struct ks_game *g, const struct ks_state *s, ks_unit u)
{
    return piece(s, u)->lost == unit(g, u)->steps;
}

/* Does it stand on the map, on that side? */
static inline bool stands(const struct ks_game *g, const struct ks_state *s, ks_unit u,
                          int side)
{
    return on_map(s, u) && side_of(g, u) == side;
}

/* The piece in a hex, KS_NONE: none. */
ks_unit br_piece_in(const struct ks_game *g, const struct ks_state *s, ks_hex h);

/* Is it next to a piece of that side? But: one that is left aside. */
bool br_is_near(const struct ks_game *g, const struct ks_state *s, ks_hex h, int side,
                ks_unit but);

bool br_is_cover(const struct ks_game *g, ks_hex h);

/* Is there a stream between two neighbours? The bridge spans it, and is a bit of its own. */
bool br_is_stream(const struct ks_game *g, ks_hex a, ks_hex b);
bool br_is_bridge(const struct ks_game *g, ks_hex a, ks_hex b);

/* Is it one of the two hexes at the ends of the bridge? */
static inline bool br_is_at_bridge(const struct ks_game *g, ks_hex h)
{
    return g->map.bridge[h] != 0;
}

/* [6.1] A step is lost, or all that are left; a piece without any leaves the map [7.1]. */
void br_lose(struct play *p, ks_unit u, int steps);

/* An empty state: no piece on the map, the root procedure on the stack. */
void br_clear(const struct ks_game *g, struct ks_state *s);
