/* [LB-2.15-7 RZ-MELEE-1 .. RZ-MELEE-18] Melee values: what each unit brings, as exact fractions. */
#pragma once

#include "labataille/approach.h"
#include "labataille/fraction.h"

/* A unit's strength in the current assault; each factor is reported to `out` unless that is
 * NULL. */
struct lb_fraction lb_attack_value(const struct ks_game *g, const struct ks_state *s,
                                   ks_unit u, struct ks_events *out);
struct lb_fraction lb_defence_value(const struct ks_game *g, const struct ks_state *s,
                                    ks_unit u, struct ks_events *out);

struct lb_odds {
    struct lb_fraction attack, defence;
    int column;   /* of the melee table */
    int modifier; /* of the dice: leaders */
};

/* All of both sides together: melee_odds.c. */
struct lb_odds lb_melee_odds(const struct ks_game *g, const struct ks_state *s,
                             struct ks_events *out);
