/* Who decides for a side. */
#ifndef KS_DRIVER_PLAYER_H
#define KS_DRIVER_PLAYER_H

#include <stddef.h>
#include <stdint.h>

#include "core/ks.h"

enum ks_player { KS_HUMAN, KS_RANDOM, KS_GREEDY, KS_PLAYERS };

/* "human", "random" ... and back; -1 if there is no such player. */
const char *ks_player_name(enum ks_player player);
int ks_player_parse(const char *name, size_t length);

/* All names, for messages: "human, random, greedy". */
const char *ks_player_names(void);

/* The decision of a computer player for the side whose turn it is. The same seed, game
 * and event (number of the decision) give the same answer. */
struct ks_action ks_player_decide(enum ks_player player, const struct ks_game *g,
                                  const struct ks_state *s, uint64_t seed, uint32_t game,
                                  uint32_t event);

#endif
