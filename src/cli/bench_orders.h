/* How fast an order is previewed: what a table asks for while a piece is dragged. */
#pragma once

#include "core/ks.h"

/* Milliseconds of processor time, the middle and the worst; positions: where it was measured. */
struct ks_bench_preview {
    unsigned positions;
    double ms, worst;
};

/* Previews marches towards the nearest enemy at decisions all over a random game, for so many pieces at
 * a time. */
struct ks_bench_preview ks_bench_preview(const struct ks_game *g, uint64_t seed,
                                         size_t pieces);
