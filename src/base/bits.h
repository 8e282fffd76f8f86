/* Sets of small numbers in words of 64 bits. */
#ifndef KS_BASE_BITS_H
#define KS_BASE_BITS_H

#include <stdint.h>

/* Number of the lowest bit; the word is not 0. */
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

/* 64 bits of a set that begin anywhere; the set has a word to spare at its end. */
static inline uint64_t ks_bits_from(const uint64_t *set, unsigned bit)
{
    const uint64_t *word = &set[bit >> 6];
    unsigned shift = bit & 63;
    return shift ? word[0] >> shift | word[1] << (64 - shift) : word[0];
}

/* The lower 32 bits turned to the right: bit n is what was bit n + by, counted round. */
static inline uint64_t ks_bits_turned(uint64_t bits, unsigned by)
{
    return (bits | bits << 32) >> by & UINT32_MAX;
}

#endif
