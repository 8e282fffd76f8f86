/* The choice of hexes in flight, R36: a path home, around the enemy. */
#pragma once

#include "labataille/ground.h"

/* The flight in question. */
struct lb_flight {
    ks_unit unit;
    bool rout;     /* else a disorder move */
    bool first;    /* no hex has been made yet */
    bool last;     /* a rout's last hex is next */
    int points;    /* a disorder move's, left, in halves */
    int steps;     /* hexes made ... */
    uint64_t path; /* ... and the directions they were entered by, three bits each */
};

/* The fate of a unit without a next hex. */
enum lb_flight_end {
    LB_STAYS,      /* no enemy is next to it, and nowhere is better */
    LB_LEAVES_MAP, /* nothing is better than that, R39 */
    LB_PERISHES,   /* only hexes that would destroy it are left */
    LB_SHUT_IN     /* by enemies and ground it cannot enter, R38 */
};

/* The best next hexes: a bit for each direction, several where equal ways part. */
struct lb_ways {
    uint8_t directions;
    uint8_t end; /* enum lb_flight_end, if there is no direction */
};

struct lb_ways lb_flight_ways(const struct ks_game *g, const struct ks_state *s,
                              const struct lb_flight *f);

/* What a hex costs a disorder move, in halves; R74: a dike nothing. */
int lb_flight_cost(const struct ks_game *g, const struct ks_state *s, ks_unit u,
                   int direction);
