/* March distances by bridges, dikes and fords, for computer players. */
#pragma once

#include "labataille/game.h"

/* Works out lb_game.station, bank and march; part of lb_game_finish. */
void lb_measure_ways(const struct ks_game *g, struct lb_game *r);
