/* Who of a hex fires at a target, and with what [LB-2.9-1 .. LB-2.12-5]. */
#ifndef KS_LABATAILLE_VOLLEY_H
#define KS_LABATAILLE_VOLLEY_H

#include "labataille/fire_value.h"

enum lb_occasion { FIRE_DEFENSIVE, FIRE_OFFENSIVE, FIRE_OPPORTUNITY };

/* A target and the occasion it is fired at on. */
struct lb_aim {
    ks_hex target;
    ks_hex onto;  /* opportunity: the square that cavalry rides onto, else KS_NONE */
    uint8_t side; /* who fires */
    uint8_t occasion;
};

/* What a hex adds to a fire. */
struct lb_volley {
    struct fraction value;
    bool guns;     /* a battery fires in it */
    uint8_t units; /* who fires, top first */
    ks_unit unit[LB_MAX_STACK];
};

/* Does that side's opportunity fire go at a charge on its way, or at somebody who rides out against
 * its own move? */
bool lb_at_riders(const struct ks_state *s, int side);

/* 0 and the volley of a hex, or why nobody in it fires at that target. */
uint16_t lb_volley(const struct ks_game *g, const struct ks_state *s,
                   const struct lb_aim *aim, ks_hex from, struct lb_volley *out);

/* 0 if the hex may be a target of its side's enemies in this phase at all. */
uint16_t lb_why_no_target(const struct ks_game *g, const struct ks_state *s, ks_hex h,
                          int side);

/* Hexes over which somebody in that hex could fire on that occasion; 0: nobody could. */
int lb_fire_reach(const struct ks_game *g, const struct ks_state *s, ks_hex from,
                  int side, enum lb_occasion occasion);

/* Could that unit, alone, fire at a hex from where it stands: range, field of fire, sight? */
bool lb_unit_covers(const struct ks_game *g, const struct ks_state *s, ks_unit u,
                    ks_hex h);

#endif
