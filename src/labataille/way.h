/* March distances by bridges, dikes and fords, for computer players. */
#ifndef KS_LABATAILLE_WAY_H
#define KS_LABATAILLE_WAY_H

#include "labataille/game.h"

/* Works out lb_game.station, bank and march; part of lb_game_finish. */
void lb_measure_ways(const struct ks_game *g, struct lb_game *r);

#endif
