/* Dice and draws of a rehearsal. What is rolled or drawn depends only on the rehearsal's number, on
 * what it is for and for which piece, and on how often that was rolled for before: so two ways that
 * differ in one decision share the luck of everything else. */
#pragma once

#include "core/ks.h"

enum { KS_LUCK_KINDS = 128 };

struct ks_luck {
    uint64_t seed;
    size_t kinds;
    struct {
        uint64_t key;
        uint32_t count;
    } kind[KS_LUCK_KINDS];
};

void ks_luck_init(struct ks_luck *luck, uint64_t seed);

/* What chance does in a state in which it is to move. */
struct ks_action ks_luck_decide(struct ks_luck *luck, const struct ks_game *g,
                                const struct ks_state *s);
