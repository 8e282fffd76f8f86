/* Sets of small numbers in words of 64 bits. */
#pragma once

#include <stdint.h>

/* Index of the lowest set bit; the word must not be 0. */
static inline unsigned ks_lowest_bit(uint64_t word)
{
#ifdef __GNUC__
    return (unsigned)__builtin_ctzll(word);
#else
    unsigned n = 0;
    while (!(word >> n & 1))
        n++;
    return n;
#endif
}

/* 64 bits of a set from any bit on; the set must have a spare word at its end. */
static inline uint64_t ks_bits_from(const uint64_t *set, unsigned bit)
{
    const uint64_t *word = &set[bit >> 6];
    unsigned shift = bit & 63;
    return shift ? word[0] >> shift | word[1] << (64 - shift) : word[0];
}

/* The lower 32 bits rotated right: bit n is the former bit n + by, modulo 32. */
static inline uint64_t ks_bits_turned(uint64_t bits, unsigned by)
{
    return (bits | bits << 32) >> by & UINT32_MAX;
}
