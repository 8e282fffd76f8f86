/* The analysis of a game at a table: made in a thinking thread, kept with its room. */
#ifndef KS_SERVER_REVIEW_H
#define KS_SERVER_REVIEW_H

#include <jansson.h>

#include "server/room.h"

struct ks_review;

/* Adds the analysis of the game as it stands, or how far it is, which begins with being asked.
 * While it is made, everybody at the table who may see it is told its progress, and when it is
 * there. False if there is no memory. */
bool ks_review_ask(struct ks_room *room, json_t *out, enum ks_language language);

/* May the client see all of the game? Once it is over, or when he holds both seats and nothing
 * is to be hidden between them. */
bool ks_review_open(const struct ks_client *c);

void ks_review_free(struct ks_review *review);

#endif
