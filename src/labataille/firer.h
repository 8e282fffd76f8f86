/* May one unit fire at a target: its range, its front, what it sees, what it has to fire with
 * [LB-2.9-5 LB-2.9-6 LB-2.10-4 LB-2.10-5]. */
#pragma once

#include "labataille/stack.h"

enum lb_occasion { FIRE_DEFENSIVE, FIRE_OFFENSIVE, FIRE_OPPORTUNITY };

/* A target and the occasion it is fired at on. */
struct lb_aim {
    ks_hex target;
    ks_hex onto;  /* opportunity: the square that cavalry rides onto, else KS_NONE */
    uint8_t side; /* the firer */
    uint8_t occasion;
};

/* [LB-2.9-4] R69: a square and cavalry in its hex, or coming onto it. */
static inline bool is_among(const struct lb_aim *aim, ks_hex from)
{
    return from == aim->target || from == aim->onto;
}

/* 0 if that part of a unit may fire, else why not. */
uint16_t lb_why_not_fire(const struct ks_game *g, const struct ks_state *s,
                         const struct lb_aim *aim, ks_unit u, int part);

/* Longest range at which a unit in that hex could fire on that occasion; 0: none
 * could. */
int lb_fire_reach(const struct ks_game *g, const struct ks_state *s, ks_hex from,
                  int side, enum lb_occasion occasion);

/* Could that unit, alone, fire at a hex from where it stands: range, field of fire, sight? */
bool lb_unit_covers(const struct ks_game *g, const struct ks_state *s, ks_unit u,
                    ks_hex h);
