#include "driver/gather.h"

void ks_gather_begin(struct ks_gather *gather, const struct ks_game *g, uint64_t seed,
                     uint32_t number)
{
    gather->game = g;
    gather->stretch = 1;
    gather->seen = 0;
    gather->n = 0;
    ks_stream_init(&gather->random, seed, number, KS_STREAM_GATHER, 0);
}

/* Of two neighbouring stretches, all full, one moment is kept, either with the same chance. */
static void join(struct ks_gather *gather)
{
    for (size_t i = 0; i < KS_STRETCHES / 2; i++) {
        size_t from = 2 * i + ks_stream_below(&gather->random, 2);
        if (from != i)
            ks_copy(gather->game, &gather->kept[i], &gather->kept[from]);
    }
    gather->n = KS_STRETCHES / 2;
    gather->stretch *= 2;
}

void ks_gather_add(struct ks_gather *gather, const struct ks_state *s)
{
    if (gather->n == KS_STRETCHES && gather->seen == gather->stretch)
        join(gather);
    if (gather->n == 0 || gather->seen == gather->stretch) {
        gather->n++;
        gather->seen = 0;
    }
    if (ks_stream_below(&gather->random, ++gather->seen) == 0)
        ks_copy(gather->game, &gather->kept[gather->n - 1], s);
}

size_t ks_gather_end(struct ks_gather *gather, const struct ks_state *out[KS_GATHERED])
{
    size_t n = gather->n < KS_GATHERED ? gather->n : KS_GATHERED;
    size_t first = n == 0 ? 0 : ks_stream_below(&gather->random, (uint32_t)gather->n);
    for (size_t i = 0; i < n; i++)
        out[i] = &gather->kept[(i * gather->n + first) / n];
    return n;
}
