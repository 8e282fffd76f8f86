/* How a game stands, as JSON: TABLE, GAME and now of docs/table.md. */
#pragma once

#include <jansson.h>

#include "server/client.h"

/* For the lobby. */
json_t *ks_now_game(const struct ks_server *server, const struct ks_stored *stored,
                    enum ks_language language);

/* What does not change, for a client that takes a seat. */
void ks_now_table(json_t *out, const struct ks_client *c);

/* Does this client decide now? */
bool ks_now_decides(const struct ks_client *c);

/* May the client see the plan of that side: advice for its own, or a computer player's plan? */
bool ks_now_shows_plan(const struct ks_client *c, int side);

/* The `now` message for the seat. Full: every piece and the last entries; otherwise what happened
 * since the last message. Clears the pending entries. */
json_t *ks_now(struct ks_client *c, bool full);

/* The position after entry number n for a side, KS_NOBODY or, with all, whole. */
json_t *ks_now_moment(const struct ks_room *room, size_t n, int side, bool all,
                      enum ks_language language);
