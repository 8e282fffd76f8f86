/* Who is near whom: how far the nearest piece of a side is, and how strong both sides are within
 * some hexes. For judges of positions, which ask it of every piece; rules systems include it. */
#pragma once

#include "core/ks.h"

enum {
    KS_AROUND_RINGS = 3, /* within 2, 4 and 8 hexes */
    KS_FAR_AWAY = 99,    /* the distance to nobody */
    KS_MAX_POSTS = KS_MAX_PIECES,
};

/* A hex with pieces of either side. */
struct ks_post {
    int16_t force[2]; /* by side */
    /* the same within so many hexes, the hex itself included */
    int16_t within[KS_AROUND_RINGS][2];
    uint8_t nearest
        [2]; /* hexes to the nearest post with force of a side; 0 if it has some itself */
};

struct ks_around {
    size_t n;
    struct ks_post post[KS_MAX_POSTS];
    ks_hex hex[KS_MAX_POSTS];
    uint16_t at[KS_MAX_HEXES]; /* index of the post, plus one; 0: none */
};

/* Begins with nobody. */
void ks_around_begin(struct ks_around *a);

/* Adds force to a hex; further ones add up. A force of 0 makes it a post, too. */
void ks_around_add(struct ks_around *a, ks_hex h, int side, int force);

/* Works out what the posts have around them. */
void ks_around_measure(const struct ks_game *g, struct ks_around *a);

/* That of a hex, which must have been added. */
static inline const struct ks_post *ks_post_at(const struct ks_around *a, ks_hex h)
{
    return &a->post[a->at[h] - 1];
}

/* ---- numbers for the rows ---- */

static inline int8_t ks_input_within(int x)
{
    return (int8_t)(x > INT8_MAX ? INT8_MAX : x < -INT8_MAX ? -INT8_MAX : x);
}

/* A share or multiple of a whole, which may be 0: n of nothing is nothing. */
static inline int8_t ks_input_share(int n, int of)
{
    return of == 0 ? 0 : ks_input_within(KS_INPUT_ONE * n / of);
}

static inline int8_t ks_input_flag(bool is)
{
    return is ? KS_INPUT_ONE : 0;
}

/* 1 at no distance, 0 from so many hexes on. */
static inline int8_t ks_input_near(int distance, int reach)
{
    return distance >= reach ? 0 : ks_input_share(reach - distance, reach);
}

/* How much stronger one is than the other, from -1 to 1. */
static inline int8_t ks_input_odds(int own, int enemy)
{
    return ks_input_share(own - enemy, own + enemy);
}
