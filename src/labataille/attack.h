/* [LB-2.15-1 LB-2.15-2 LB-2.15-3] Which units may assault which hexes. */
#pragma once

#include "labataille/stack.h"

enum lb_assault_kind {
    FREE_ASSAULT,
    OWED_ASSAULT, /* by riders of an opportunity charge, in the enemy's phase, R27 */
    FOLLOW_UP     /* out of a hex that was left before melee, R57 */
};

/* An assault as it is named. */
struct lb_claim {
    uint8_t side, kind; /* attackers; enum lb_assault_kind */
    ks_hex target;
    ks_hex from; /* FOLLOW_UP: the hex the attackers have come into */
};

/* 0 if that part of a unit may join the assault, else why not. */
uint16_t lb_why_not_attack(const struct ks_game *g, const struct ks_state *s,
                           const struct lb_claim *claim, ks_unit u, int part);

/* The same for the whole unit: the reason against its part next to the hex. */
uint16_t lb_why_not_join(const struct ks_game *g, const struct ks_state *s,
                         const struct lb_claim *claim, ks_unit u);

/* 0 if a unit may assault the hex, otherwise why none may. */
uint16_t lb_why_not_assault(const struct ks_game *g, const struct ks_state *s,
                            const struct lb_claim *claim);

/* Offers every hex that may be assaulted; claim.target is left aside. */
void lb_list_assaults(const struct ks_game *g, const struct ks_state *s,
                      struct lb_claim claim, struct list *out);

/* R55: must it still attack the hex it is bound to? The bond lapses with the rider's order, the
 * enemies there, or the contact [LB-2.15-1]. */
bool lb_is_bound(const struct ks_game *g, const struct ks_state *s, ks_unit u);
