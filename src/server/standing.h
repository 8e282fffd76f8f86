/* Standing answers of protocol 1, in which a client that knows no orders says what it does not want
 * to be asked again. They are orders to answer, in other words: docs/table.md. */
#pragma once

#include "server/room.h"

enum { KS_STANDING_MOST = 16 };

/* Those of a side in force. */
json_t *ks_standing_reply(const struct ks_room *room, int side);

/* Makes a list of them the only ones of the side. False and a refusal if it is malformed or cannot
 * be kept. */
bool ks_standing_give(struct ks_room *room, int side, const json_t *list,
                      struct ks_refusal *no);

/* An older server kept them beside the game: reads them; and gives them, where the game has none.
 * True if it has done so. */
void ks_standing_load(struct ks_room *room, struct ks_store *store);
bool ks_standing_inherit(struct ks_room *room, struct ks_refusal *no);
