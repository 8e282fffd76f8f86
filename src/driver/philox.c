#include "driver/philox.h"

enum { ROUNDS = 10 };

void ks_philox(const uint32_t counter[4], const uint32_t key[2], uint32_t out[4])
{
    uint32_t c0 = counter[0], c1 = counter[1], c2 = counter[2], c3 = counter[3];
    uint32_t k0 = key[0], k1 = key[1];
    for (int round = 0; round < ROUNDS; round++) {
        uint64_t p0 = (uint64_t)c0 * 0xD2511F53u, p1 = (uint64_t)c2 * 0xCD9E8D57u;
        c0 = (uint32_t)(p1 >> 32) ^ c1 ^ k0;
        c1 = (uint32_t)p1;
        c2 = (uint32_t)(p0 >> 32) ^ c3 ^ k1;
        c3 = (uint32_t)p0;
        k0 += 0x9E3779B9u;
        k1 += 0xBB67AE85u;
    }
    out[0] = c0;
    out[1] = c1;
    out[2] = c2;
    out[3] = c3;
}

void ks_stream_init(struct ks_stream *s, uint64_t seed, uint32_t game,
                    enum ks_purpose purpose, uint32_t event)
{
    s->key[0] = (uint32_t)seed;
    s->key[1] = (uint32_t)(seed >> 32);
    s->counter[0] = 0;
    s->counter[1] = event;
    s->counter[2] = (uint32_t)purpose;
    s->counter[3] = game;
    s->used = 4;
}

uint32_t ks_stream_word(struct ks_stream *s)
{
    if (s->used == 4) {
        ks_philox(s->counter, s->key, s->block);
        s->counter[0]++;
        s->used = 0;
    }
    return s->block[s->used++];
}

uint64_t ks_stream_long(struct ks_stream *s)
{
    uint64_t low = ks_stream_word(s);
    return (uint64_t)ks_stream_word(s) << 32 | low;
}

uint32_t ks_stream_below(struct ks_stream *s, uint32_t k)
{
    /* The high half of word * k; a word is drawn again when its low half falls among the
     * 2^32 mod k values that would make some results likelier. */
    uint64_t product = (uint64_t)ks_stream_word(s) * k;
    if ((uint32_t)product < k) {
        uint32_t excess = (uint32_t)(0 - k) % k;
        while ((uint32_t)product < excess)
            product = (uint64_t)ks_stream_word(s) * k;
    }
    return (uint32_t)(product >> 32);
}
