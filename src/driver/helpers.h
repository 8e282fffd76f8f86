/* Threads that help a computer player to think (ks_hands). They start when there is something to do
 * and end with the decision. */
#pragma once

#include "ai/agent.h"

struct ks_helpers;

/* So many threads in all, the caller's among them. NULL if there is no memory: lend no hands then. */
struct ks_helpers *ks_helpers_new(unsigned threads);

/* Ends the threads. NULL is fine. */
void ks_helpers_free(struct ks_helpers *h);

/* For the query of one player at a time; no hands if NULL. */
struct ks_hands ks_helpers_hands(struct ks_helpers *h);
