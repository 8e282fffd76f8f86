/* What a side did in a recorded game, as a person would tell it: moves with all their steps, shots,
 * attacks. Nothing here judges; the orders that could have brought it are thought of elsewhere
 * (driver/ideas.h). */
#pragma once

#include "core/ks.h"
#include "driver/match.h"

enum ks_deed_kind { KS_DEED_MOVE, KS_DEED_SHOT, KS_DEED_ATTACK };

enum { KS_DEED_OTHERS = 12, KS_DEED_WAYS = 12 };

struct ks_deed {
    uint8_t kind; /* enum ks_deed_kind */
    uint8_t others, ways;
    bool turned, formed; /* a move: it ended with another facing, in another formation */
    int8_t facing;       /* at the end of a move */
    uint32_t key;        /* of the impulse */
    size_t first, last;  /* entries of its first and last action */
    ks_unit unit;        /* KS_NONE: the rules name none */
    ks_hex from, hex;    /* where it stood; where it came, or its target */
    char formation[16];  /* at the end of a move */
    ks_unit other[KS_DEED_OTHERS]; /* that went along */
    ks_hex way[KS_DEED_WAYS];      /* hexes on the way */
};

struct ks_deeds {
    size_t n;
    struct ks_deed *v; /* in their order; owned */
};

/* Gathers the deeds of a side from the entries of a game. False if out of memory; free it either
 * way. */
bool ks_deeds_gather(struct ks_deeds *out, const struct ks_game *g,
                     const struct ks_state *start, const struct ks_entry *entry, size_t n,
                     int side);
void ks_deeds_free(struct ks_deeds *deeds);

/* Number of the deed that the entry belongs to; that of all deeds if there is none. */
size_t ks_deeds_find(const struct ks_deeds *deeds, size_t entry);
