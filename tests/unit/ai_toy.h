/* A unit on a row of places: it moves up to three of them or shoots, once. What a place
 * is worth, where the enemy may hit it, and what the die brings is laid out by a test. */
#pragma once

#include "core/ks.h"

enum { ROW_PLACES = 9, ROW_START = 4, ROW_POINTS = 3 };

struct row {
    int worth[ROW_PLACES];
    bool guarded[ROW_PLACES]; /* the enemy may hit whoever comes, ... */
    int hit;                  /* ... and this is lost */
    bool loaded;              /* it may shoot */
    int face[10];             /* what each face of the die is worth then */
};

enum { ROW_ROLL, ROW_STEP, ROW_MOVE, ROW_SHOOT, ROW_HALT, ROW_HIT, ROW_HOLD };

void row_game(struct ks_game *g, const struct row *row);

/* Where the unit stands. */
int row_place(const struct ks_state *s);
