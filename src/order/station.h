/* The places to which the pieces of a march go. Pieces of several hexes keep their places to the
 * first of them, or form up on a row through its goal, at right angles to where they will face.
 * Those that have no place yet, since they come onto the map, gather about the goal. */
#pragma once

#include "order/order.h"

/* A piece on its way. */
struct ks_station {
    ks_hex goal;    /* KS_NONE: its place would be off the map */
    uint16_t lost;  /* steps it had lost when the order was given */
    uint8_t passed; /* hexes on the way that it has reached */
    uint8_t halt;   /* enum ks_halt: it goes no further */
    bool beset;     /* an enemy has been near all the time */
    bool moved;     /* in this impulse */
    bool attacks;   /* an enemy stood on the goal when the order was given */
    bool
        gathers; /* it comes onto the map with others, who do not all find room on the goal */
    /* of an assault, in the impulse ks_given.stand: it could go before the attack phase; it then
     * stood before the enemy; the code of the rule against its attack, 0: none */
    bool free, stood;
    uint16_t why;
};

/* Fills in a station for every named piece. */
void ks_stations(const struct ks_game *g, const struct ks_state *view,
                 const struct ks_order *o, struct ks_station out[KS_ORDER_PIECES]);

/* Does an enemy stand in the hex? A lone commander does not count. */
bool ks_is_held(const struct ks_game *g, const struct ks_state *view, int side,
                ks_hex hex);

/* The hex that lies to b as h lies to a; KS_NONE: off the map. */
ks_hex ks_moved_along(const struct ks_grid *grid, ks_hex h, ks_hex a, ks_hex b);

/* How far ahead a piece in a hex is among others that go from their hexes to these places: the
 * more, the earlier it goes, so that nobody blocks those behind. */
int ks_lead_of(const struct ks_grid *grid, ks_hex hex, ks_hex from, ks_hex to);
