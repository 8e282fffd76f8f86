/* Which pieces are in which hexes. A piece has one hex, or several: a line or skirmishers two, a
 * road march those along the road. Each of its hexes is a node; the nodes of a hex are linked,
 * top first. Only this file moves pieces. */
#pragma once

#include "labataille/state.h"

/* ---- nodes ---- */

static inline ks_unit node_unit(const struct ks_game *g, uint8_t node)
{
    return lb(g)->node_unit[node];
}

static inline int node_part(const struct ks_game *g, uint8_t node)
{
    return lb(g)->node_part[node];
}

static inline uint8_t node_of(const struct ks_game *g, ks_unit u, int part)
{
    return (uint8_t)(part ? unit(g, u)->node + part - 1 : u);
}

static inline uint8_t top(const struct ks_state *s, ks_hex h)
{
    return look(s)->top[h];
}

static inline uint8_t below(const struct ks_state *s, uint8_t node)
{
    return look(s)->below[node];
}

/* for (EACH_NODE(n, s, h)): the nodes of a hex, top first. */
#define EACH_NODE(n, s, h)                                                               \
    uint8_t n = top(s, h);                                                               \
    (n) != LB_NO_NODE;                                                                   \
    (n) = below(s, n)

/* ---- the hexes of a piece ---- */

/* Direction from part i to part i + 1. */
static inline int trail_at(uint16_t trail, int i)
{
    return trail >> 3 * i & 7;
}

static inline uint16_t trail_with(uint16_t trail, int i, int direction)
{
    return (uint16_t)((trail & ~(7u << 3 * i)) | (unsigned)direction << 3 * i);
}

static inline int parts(const struct ks_state *s, ks_unit u)
{
    return piece(s, u)->parts;
}

/* The hex of a part, 0 the first. */
ks_hex lb_part_hex(const struct ks_game *g, const struct ks_state *s, ks_unit u,
                   int part);

/* The part that lies in a hex, -1 if none does. */
int lb_part_in(const struct ks_game *g, const struct ks_state *s, ks_unit u, ks_hex h);

/* Increments of a piece in one of its hexes: halves, the first rounded up [LB-2.4-19, R41]; on the
 * road four in each and the rest in the last [R53]. */
int lb_part_increments(const struct ks_game *g, const struct ks_state *s, ks_unit u,
                       int part);

/* Hexes taken by a road march of that many increments [LB-2.5-5]. */
int lb_road_length(const struct ks_game *g, int increments);

/* ---- pieces in a hex ---- */

/* Topmost combat unit of a side in a hex, KS_NONE if there is none [LB-2.2-6]. Abandoned guns are
 * none any more. */
ks_unit lb_top_unit(const struct ks_game *g, const struct ks_state *s, ks_hex h,
                    int side);

/* A leader of that side in the hex, the first; KS_NONE if there is none. */
ks_unit lb_leader_in(const struct ks_game *g, const struct ks_state *s, ks_hex h,
                     int side);

/* ---- moving pieces ---- */

/* Takes a piece off its hexes. */
void lb_lift(const struct ks_game *g, struct ks_state *s, ks_unit u);

enum lb_where { LB_ON_TOP, LB_AT_BOTTOM };

/* Puts a piece that is off the map into hexes: the first, and others along a trail. Leaders lie
 * below the combat units, R95. */
void lb_put(const struct ks_game *g, struct ks_state *s, ks_unit u, ks_hex h,
            uint16_t trail, int parts, enum lb_where where);

/* The same into one hex. */
static inline void put_in(const struct ks_game *g, struct ks_state *s, ks_unit u,
                          ks_hex h, enum lb_where where)
{
    lb_put(g, s, u, h, 0, 1, where);
}

/* Puts a piece on top of the hexes it lies in. */
void lb_put_on_top(const struct ks_game *g, struct ks_state *s, ks_unit u);

/* [LB-4.7-4] R63: records the side last in the hexes of places; routed units do not take them. */
void lb_take_places(const struct ks_game *g, struct ks_state *s, ks_unit u);

/* R35: guns without crew hold no hex. */
void lb_abandon(const struct ks_game *g, struct ks_state *s, ks_unit u);

/* Removes it from the game: eliminated, or taken by the enemy (surrendered, captured). The caller
 * reports the event. */
void lb_remove(struct play *p, ks_unit u, bool taken);
