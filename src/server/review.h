/* The analysis of a game at a table: made in a thinking thread, kept with its room. */
#pragma once

#include <jansson.h>

#include "server/room.h"

struct ks_review;

/* Adds the analysis of the game as it stands, or its progress; the first request starts it.
 * Meanwhile everybody at the table who may see it is sent its progress, and told when it is
 * ready. False if out of memory. */
bool ks_review_ask(struct ks_room *room, json_t *out, enum ks_language language);

/* May the client see the whole game? Once it is over, or if it holds both seats of a game without
 * a curtain. */
bool ks_review_open(const struct ks_client *c);

void ks_review_free(struct ks_review *review);
