/* A fixed workload to compare machines: a flat copy of 4 KB and a search over a map with a bucket
 * queue, the bread and butter of a rules engine. */
#pragma once

#include <stdint.h>

/* Runs it once; the result depends on the round, so that nothing can be optimised away. */
uint32_t ks_kernel(uint32_t round);
