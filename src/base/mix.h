/* Fast 64-bit mixing (splitmix64), for digests and for random words that need neither secrecy nor
 * statistical quality. */
#pragma once

#include <stdint.h>

static inline uint64_t ks_mix(uint64_t x)
{
    x += 0x9E3779B97F4A7C15u;
    x = (x ^ (x >> 30)) * 0xBF58476D1CE4E5B9u;
    x = (x ^ (x >> 27)) * 0x94D049BB133111EBu;
    return x ^ (x >> 31);
}
