/* The way of a piece to a hex, found by moving copies of the state: no rules in here. Enemies
 * that could react are taken to decline. */
#pragma once

#include "core/ks.h"

enum { KS_DRILL = 24, KS_WAY_MOST = 400 };

/* A row of a side's own actions, from the first on. */
struct ks_drill {
    uint32_t key;  /* of the impulse it was made in */
    uint8_t n, at; /* number of actions, and of those done */
    bool rolls;    /* dice decide how it goes on */
    struct ks_action v[KS_DRILL];
};

/* Where a piece is to come. */
struct ks_way_to {
    ks_hex hex;
    int8_t facing;         /* -1: any */
    const char *formation; /* "": any */
    bool safely;           /* shun enemy answers */
    bool attacks;          /* also if an enemy stands there; other enemies are shunned */
    /* pieces that go along as far as they may; NULL: none */
    const ks_unit *company;
    size_t companions;
    /* pieces that a move on which the rules say who goes along may take with it; nobody else */
    const ks_unit *along;
    size_t alongs;
};

struct ks_way {
    struct ks_drill drill; /* the mover's actions, the last of which may roll dice */
    bool arrives;          /* in this impulse, else it comes nearer */
    bool rolls;
    ks_hex hex; /* where it leads now, and what that costs */
    int8_t facing;
    uint8_t cost;
    uint8_t answers; /* times an enemy could react */
};

/* False if the piece cannot come nearer, or may not move now. */
bool ks_way_find(const struct ks_game *g, const struct ks_state *s, ks_unit u,
                 const struct ks_way_to *to, struct ks_way *out);

/* Every hex where the piece can go in its formation, by the cheapest way to each; none if it is
 * not its move. Returns how many. */
size_t ks_way_reach(const struct ks_game *g, const struct ks_state *s, ks_unit u,
                    struct ks_way out[KS_WAY_MOST]);
