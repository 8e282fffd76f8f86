/* Chapter 6: stacks. */
#pragma once

#include "rules1794/state.h"

/* What one side has in a hex, or would have. */
struct r94_crowd {
    uint8_t count[R94_BRANCHES];
    uint8_t size[2]; /* strength of its foot and horse */
    uint8_t armies;  /* a bit each; commanders do not count */
    uint8_t squares; /* companies in square */
    ks_unit troop;   /* topmost infantry or cavalry [6.6a 6.7], KS_NONE if none */
    ks_unit gun;     /* topmost gun */
};

static const struct r94_crowd nobody = {{0}, {0}, 0, 0, KS_NONE, KS_NONE};

void r94_crowd_add(const struct ks_game *g, const struct ks_state *s, struct r94_crowd *c,
                   ks_unit u);

struct r94_crowd r94_crowd_of(const struct ks_game *g, const struct ks_state *s, ks_hex h,
                              int side);

/* Units other than commanders. */
static inline int crowd_units(const struct r94_crowd *c)
{
    return c->count[R94_FOOT] + c->count[R94_HORSE] + c->count[R94_GUNS];
}

static inline int crowd_troops(const struct r94_crowd *c)
{
    return c->count[R94_FOOT] + c->count[R94_HORSE];
}

/* 0, or the limit of 6.2 that the crowd breaks. */
uint16_t r94_crowd_limit(const struct ks_game *g, const struct r94_crowd *c);

/* The same for pieces that only pass: armies, and in some games arms, may pass each other. */
uint16_t r94_crowd_limit_passing(const struct ks_game *g, const struct r94_crowd *c);

/* [6.2.1a] Does the stack of the unit stand under a Line marker? */
bool r94_is_ranked(const struct ks_state *s, ks_unit u);

/* 0 if the troops of a side in a hex may stand under a Line marker, else why not. */
uint16_t r94_why_not_ranked(const struct ks_game *g, const struct ks_state *s, ks_hex h,
                            int side);

/* Sets or takes away the Line marker of a stack. */
void r94_set_ranked(const struct ks_game *g, struct ks_state *s, ks_hex h, int side,
                    bool on);

/* r117: removes it if the stack has become too weak or too strong for it. */
void r94_mend_ranks(const struct ks_game *g, struct ks_state *s, ks_hex h, int side);

/* Is there at most one piece in a hex? Then no limit is broken. */
static inline bool is_lonely(const struct ks_state *s, ks_hex h)
{
    return top(s, h) == KS_NONE || below(s, top(s, h)) == KS_NONE;
}

/* Does a side have units (commanders do not count) in a hex? */
static inline bool holds(const struct ks_state *s, ks_hex h, int side)
{
    return holds_at(s, h, side);
}

/* Any piece at all, commanders too. */
bool r94_present(const struct ks_game *g, const struct ks_state *s, ks_hex h, int side);

/* [3.4s] Units of both sides share the hex. */
static inline bool is_melee_hex(const struct ks_state *s, ks_hex h)
{
    return holds(s, h, 0) && holds(s, h, 1);
}

/* Topmost infantry or cavalry of a side. */
ks_unit r94_top_troop(const struct ks_game *g, const struct ks_state *s, ks_hex h,
                      int side);

/* Is the unit the topmost of its side's troops in its hex? */
static inline bool r94_is_top(const struct ks_game *g, const struct ks_state *s,
                              ks_unit u)
{
    return is_troop(g, u) && !(look(s)->under[u / 64] >> u % 64 & 1);
}

/* Takes a piece off its hex. */
void r94_lift(const struct ks_game *g, struct ks_state *s, ks_unit u);

/* [6.0b] Puts a piece that is off the map at the bottom of a hex. */
void r94_put(const struct ks_game *g, struct ks_state *s, ks_unit u, ks_hex h);

/* Puts a piece of the stack on top of it. */
void r94_put_on_top(const struct ks_game *g, struct ks_state *s, ks_unit u);

/* The only way to turn a piece that may be a gun. */
void r94_face(const struct ks_game *g, struct ks_state *s, ks_unit u, int facing);

/* Has a gun a hex of the enemy in its arc, wherever the line of sight may end? */
bool r94_finds_enemy(const struct ks_game *g, const struct ks_state *s, ks_unit gun);

/* Is an enemy of that side's troops outside `except` facing the hex with its front?
 * [8.16.4] */
bool r94_in_enemy_front(const struct ks_game *g, const struct ks_state *s, ks_hex h,
                        int side, ks_hex except);
