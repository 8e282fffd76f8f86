/* Ways to go on are compared by rehearsals, all by the same ones. The ways that do badly are
 * dropped, half of them at a time, so that the best are compared most often. A race is not begun
 * where the budget does not suffice for it. */
#pragma once

#include "ai/rehearse.h"

enum { KS_WAYS = 12, KS_REHEARSALS = 256 };

struct ks_race {
    struct ks_stage stage;
    /* dispositions, the first of which stays unless another is surely better; or orders under the
     * first */
    struct ks_disposition way[KS_WAYS];
    struct ks_drill order[KS_WAYS];
    bool by_order;
    size_t ways;
    /* 1: every way is rehearsed four times at least; 2: eight times ...; 0: as often as fits */
    unsigned scale;
    /* thousandths of the budget that may be taken where fewer are of no use */
    unsigned rest;
    unsigned begun;   /* thousandths that were gone when it was opened */
    uint32_t number;  /* of the first rehearsal */
    uint32_t nodes;   /* played */
    uint32_t most;    /* nodes that may be played; 0: any number */
    uint32_t longest; /* nodes of the longest rehearsal so far */
    bool stopped;     /* by these, or by the clock */
    size_t rounds;    /* how often the best were rehearsed */
    int32_t value[KS_WAYS][KS_REHEARSALS];
};

/* Opens it with so many thousandths of the budget for the impulse. */
void ks_race_open(struct ks_race *race, const struct ks_query *q, unsigned limit,
                  unsigned rest);

/* Notes in the mind what has been thought. */
void ks_race_close(const struct ks_race *race);

/* Runs it; returns the way to be taken. Never another than the first on fewer than eight
 * rehearsals of both. */
size_t ks_race_run(struct ks_race *race);

/* Is a way surely better than another, by the first n rehearsals of both? For tests. */
bool ks_race_is_better(const struct ks_race *race, size_t a, size_t b, size_t n);
