/* Threads that help a computer player to think (ks_hands). They start when there is something to do
 * and end with the decision. */
#pragma once

#include <stdint.h>

#include "ai/agent.h"

/* How many threads this machine can run at the same time; at least 1. */
unsigned ks_processors(void);

/* Processor time of the calling thread and of all helpers it has ended so far, in nanoseconds. */
uint64_t ks_time_used(void);

struct ks_helpers;

/* So many threads in all, the caller's among them. NULL if there is no memory: lend no hands then. */
struct ks_helpers *ks_helpers_new(unsigned threads);

/* Ends the threads. NULL is fine. */
void ks_helpers_free(struct ks_helpers *h);

/* For the query of one player at a time; no hands if NULL. */
struct ks_hands ks_helpers_hands(struct ks_helpers *h);
