/* March distances by bridges, dikes and fords, for computer players. */
#ifndef KS_LABATAILLE_WAY_H
#define KS_LABATAILLE_WAY_H

#include "labataille/game.h"

/* Works out lb_game.station, bank and march; part of lb_game_finish. */
void lb_measure_ways(const struct ks_game *g, struct lb_game *r);

/* From hex to hex in points of infantry, by the best crossing where water lies between. */
int lb_march_distance(const struct ks_game *g, ks_hex from, ks_hex to);

#endif
