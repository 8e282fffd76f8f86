/* Sums are taken row by row, from sums along each row; distances in two sweeps over the map, down and
 * up. So the cost grows with the number of posts and with the map, not with pairs of posts: two armies
 * of 180 pieces take some 40 microseconds. */
#include "core/around.h"

#include <string.h>

static const int ring[KS_AROUND_RINGS] = {2, 4, 8};

struct ground {
    const struct ks_grid *grid;
    int16_t sum[2][KS_MAX_HEXES];      /* of a row up to a hex, by side */
    uint8_t distance[2][KS_MAX_HEXES]; /* to the nearest post of a side */
};

void ks_around_begin(struct ks_around *a)
{
    a->n = 0;
    memset(a->at, 0, sizeof a->at);
}

void ks_around_add(struct ks_around *a, ks_hex h, int side, int force)
{
    if (a->at[h] == 0) {
        a->post[a->n] = (struct ks_post){.force = {0}};
        a->hex[a->n] = h;
        a->at[h] = (uint16_t)++a->n;
    }
    int16_t *sum = &a->post[a->at[h] - 1].force[side];
    *sum = (int16_t)(*sum + force);
}

/* ---- sums ---- */

static void sum_rows(const struct ks_around *a, struct ground *f)
{
    memset(f->sum, 0, sizeof f->sum);
    for (size_t i = 0; i < a->n; i++)
        for (int side = 0; side < 2; side++)
            f->sum[side][a->hex[i]] = a->post[i].force[side];
    for (int row = 1; row <= f->grid->rows; row++) {
        ks_hex h = ks_grid_hex(f->grid, 1, row);
        for (int col = 2; col <= f->grid->cols; col++, h++)
            for (int side = 0; side < 2; side++)
                f->sum[side][h + 1] = (int16_t)(f->sum[side][h + 1] + f->sum[side][h]);
    }
}

static int within(int n, int least, int most)
{
    return n < least ? least : n > most ? most : n;
}

/* Adds up a disc. In a row so many above or below the middle it is that much narrower, counted in
 * halves of a hex since even rows lie half a hex to the right. */
static void sum_disc(const struct ground *f, ks_hex middle, int radius, int16_t out[2])
{
    const struct ks_grid *grid = f->grid;
    int row = ks_grid_row(grid, middle), sum[2] = {0};
    int x = 2 * ks_grid_col(grid, middle) + (row % 2 == 0);
    int first = within(row - radius, 1, grid->rows);
    int last = within(row + radius, 1, grid->rows);
    for (int y = first; y <= last; y++) {
        int reach = 2 * radius - (y < row ? row - y : y - row), shift = y % 2 == 0;
        int from = within((x - reach - shift) / 2, 1, grid->cols);
        int to = within((x + reach - shift) / 2, 1, grid->cols);
        ks_hex before = ks_grid_hex(grid, from - 1, y), end = ks_grid_hex(grid, to, y);
        for (int side = 0; side < 2; side++)
            sum[side] += f->sum[side][end] - f->sum[side][before];
    }
    out[0] = (int16_t)sum[0];
    out[1] = (int16_t)sum[1];
}

/* ---- distances ---- */

static void lower(uint8_t *distance, int than)
{
    if (*distance > than)
        *distance = (uint8_t)than;
}

/* A shortest way consists of steps in two neighbouring directions, in any order: those down or to the
 * right are done first, then those up or to the left. */
static void sweep(const struct ks_grid *grid, uint8_t *distance)
{
    enum { RIGHT_AND_DOWN = 3 };
    static const uint8_t back[2][RIGHT_AND_DOWN] = {{4, 5, 0}, {1, 2, 3}};
    for (int row = 1; row <= grid->rows; row++) {
        const int16_t *step = grid->step[row & 1];
        for (int col = 1; col <= grid->cols; col++) {
            uint8_t *at = &distance[ks_grid_hex(grid, col, row)];
            for (int i = 0; i < RIGHT_AND_DOWN; i++)
                lower(at, at[step[back[0][i]]] + 1);
        }
    }
    for (int row = grid->rows; row >= 1; row--) {
        const int16_t *step = grid->step[row & 1];
        for (int col = grid->cols; col >= 1; col--) {
            uint8_t *at = &distance[ks_grid_hex(grid, col, row)];
            for (int i = 0; i < RIGHT_AND_DOWN; i++)
                lower(at, at[step[back[1][i]]] + 1);
        }
    }
}

void ks_around_measure(const struct ks_game *g, struct ks_around *a)
{
    struct ground f;
    f.grid = &g->map.grid;
    sum_rows(a, &f);
    memset(f.distance, KS_FAR_AWAY, sizeof f.distance);
    for (size_t i = 0; i < a->n; i++)
        for (int side = 0; side < 2; side++)
            if (a->post[i].force[side] > 0)
                f.distance[side][a->hex[i]] = 0;
    for (int side = 0; side < 2; side++)
        sweep(f.grid, f.distance[side]);
    for (size_t i = 0; i < a->n; i++) {
        struct ks_post *post = &a->post[i];
        for (int k = 0; k < KS_AROUND_RINGS; k++)
            sum_disc(&f, a->hex[i], ring[k], post->within[k]);
        for (int side = 0; side < 2; side++)
            post->nearest[side] = f.distance[side][a->hex[i]];
    }
}
