/* How attackers approach the hex they assault. */
#pragma once

#include "labataille/assault.h"

struct lb_approach {
    uint8_t zone; /* enum ks_zone: side of the target that is worst for it */
    bool uphill, stream, bridge; /* all of them come so, R65, R174 */
};

/* Of one hex of an attacker. */
struct lb_approach lb_approach_from(const struct ks_game *g, const struct ks_state *s,
                                    ks_hex from);

/* Of all hexes of an attacker that are in the assault; KS_NONE: of all attackers. */
struct lb_approach lb_approach_of(const struct ks_game *g, const struct ks_state *s,
                                  ks_unit attacker);

/* [RZ-BRIDGE-1] R175: increments of an attacker's part that count where a hex is limited: units
 * named earlier come first. */
int lb_counted(const struct ks_game *g, const struct ks_state *s, ks_unit u, int part,
               int most);

/* The same of a defender: those on top of it come first. */
int lb_counted_below(const struct ks_game *g, const struct ks_state *s, ks_unit u,
                     int most);

/* [RZ-DIKE-3 RZ-DIKE-4] R171: which share of the increments fights in a hex: half of infantry on a
 * dike, a quarter of skirmishers; over a bridge its own limit holds instead of the half, R65. */
struct lb_ratio lb_dike_share(const struct ks_game *g, const struct ks_state *s,
                              ks_unit u, ks_hex h, bool bridge);
