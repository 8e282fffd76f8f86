#include "base/hex.h"

#include <stddef.h>

/* Doubled columns: X grows by 2 a hex and by 1 for the shift of an even row, so that all
 * tests below are exact in integers. */
static int doubled(int col, int row)
{
    return 2 * col + (row % 2 == 0);
}

static int absolute(int n)
{
    return n < 0 ? -n : n;
}

static int distance_of(int dx, int dy)
{
    int across = absolute(dx) - absolute(dy);
    return absolute(dy) + (across > 0 ? across / 2 : 0);
}

int ks_grid_distance(const struct ks_grid *grid, uint16_t a, uint16_t b)
{
    int ra = ks_grid_row(grid, a), rb = ks_grid_row(grid, b);
    int dx = doubled(ks_grid_col(grid, a), ra) - doubled(ks_grid_col(grid, b), rb);
    return distance_of(dx, ra - rb);
}

int ks_grid_direction(const struct ks_grid *grid, uint16_t from, uint16_t to)
{
    const int16_t *step = grid->step[ks_grid_row(grid, from) & 1];
    int by = to - from;
    for (int d = 0; d < KS_DIRECTIONS; d++)
        if (step[d] == by)
            return d;
    return KS_NO_DIRECTION;
}

/* Narrows the stretch [lo, hi] of a segment (in units of 1/den) to where |p + q t| <=
 * w. Fractions are compared by cross-multiplication; q and w are small, so 64 bits are
 * ample. */
struct stretch {
    int64_t lo, lo_den, hi, hi_den;
};

static void narrow(struct stretch *s, int64_t p, int64_t q, int64_t w)
{
    if (q == 0) {
        if (p > w || p < -w)
            s->hi = -1;
        return;
    }
    int64_t enter = -w - p, leave = w - p; /* t = enter / q .. leave / q */
    if (q < 0) {
        int64_t swap = -enter;
        enter = -leave;
        leave = swap;
        q = -q;
    }
    if (enter * s->lo_den > s->lo * q) {
        s->lo = enter;
        s->lo_den = q;
    }
    if (leave * s->hi_den < s->hi * q) {
        s->hi = leave;
        s->hi_den = q;
    }
}

/* Does the segment from the origin by (dx, dy) cross the hex at (hx, hy), or run along
 * its side? A touch in one point does not count. A hex is the cut of three strips. */
static bool crosses(int dx, int dy, int hx, int hy)
{
    struct stretch s = {0, 1, 1, 1};
    narrow(&s, -hx, dx, 1);
    narrow(&s, -hx - 3 * hy, dx + 3 * dy, 2);
    narrow(&s, -hx + 3 * hy, dx - 3 * dy, 2);
    return s.hi >= 0 && s.lo * s.hi_den < s.hi * s.lo_den;
}

/* Zone through which a line by (dx, dy) leaves; 60 degrees either side of the facing
 * corner are front, borders included, 120 are front and flank. */
static uint8_t zone_of_line(int facing, int dx, int dy)
{
    static const int across[KS_FACINGS] = {0, 1, 1, 0, -1, -1};
    static const int down[KS_FACINGS] = {-2, -1, 1, 2, 1, -1};
    int dot = across[facing] * dx + down[facing] * dy;
    int length = dx * dx + 3 * dy * dy;
    bool wide = 3 * dot * dot >= length;
    if (dot >= 0)
        return wide ? KS_FRONT : KS_FLANK;
    return wide && 3 * dot * dot > length ? KS_REAR : KS_FLANK;
}

static void fill_ray(const struct ks_grid *grid, struct ks_ray *ray, int parity, int dc,
                     int dr)
{
    int row = 2 + parity, dx = doubled(dc, row + dr) - doubled(0, row);
    ray->dc = (int8_t)dc;
    ray->dr = (int8_t)dr;
    ray->offset = (int16_t)(dr * grid->stride + dc);
    ray->distance = (uint8_t)distance_of(dx, dr);
    int r0 = dr < 0 ? dr : 0, r1 = dr > 0 ? dr : 0;
    int c0 = (dc < 0 ? dc : 0) - 1, c1 = (dc > 0 ? dc : 0) + 1; /* rows are shifted */
    for (int r = r0; r <= r1; r++)
        for (int c = c0; c <= c1; c++) {
            if ((c == 0 && r == 0) || (c == dc && r == dr))
                continue;
            int hx = doubled(c, row + r) - doubled(0, row);
            if (crosses(dx, dr, hx, r) && ray->crossed < KS_RAY_PATH)
                ray->path[ray->crossed++] = (int16_t)(r * grid->stride + c);
        }
    for (int f = 0; f < KS_FACINGS; f++)
        ray->zone[f] = zone_of_line(f, dx, dr);
}

/* The part of a row that lies in the frontal arc. */
static void fill_fan_row(struct ks_grid *grid, int parity, int facing, int dr)
{
    struct ks_fan_row row = {(int8_t)dr, INT8_MAX, 0};
    for (int pass = 0; pass < 2; pass++)
        for (int i = 0; i < grid->rays; i++) {
            const struct ks_ray *ray = &grid->ray[parity][i];
            if (ray->dr != dr || ray->zone[facing] != KS_FRONT)
                continue;
            if (pass)
                row.mask |= 1u << (ray->dc - row.first);
            else if (ray->dc < row.first)
                row.first = ray->dc;
        }
    if (row.mask)
        grid->fan[parity][facing][grid->fan_rows[parity][facing]++] = row;
}

static void fill_rays(struct ks_grid *grid, int parity)
{
    uint16_t n = 0;
    int row = 2 + parity;
    for (int distance = 1; distance <= KS_RAY_RANGE; distance++)
        for (int dr = -distance; dr <= distance; dr++)
            for (int dc = -KS_RAY_RANGE - 1; dc <= KS_RAY_RANGE + 1; dc++)
                if (distance_of(doubled(dc, row + dr) - doubled(0, row), dr) == distance)
                    fill_ray(grid, &grid->ray[parity][n++], parity, dc, dr);
    grid->rays = n;
    for (uint16_t i = 0; i < n; i++) {
        const struct ks_ray *ray = &grid->ray[parity][i];
        grid->ray_at[parity][ray->dr + KS_RAY_RANGE][ray->dc + KS_RAY_RANGE + 1] = i;
    }
    for (int f = 0; f < KS_FACINGS; f++)
        for (int dr = -KS_RAY_RANGE; dr <= KS_RAY_RANGE; dr++)
            fill_fan_row(grid, parity, f, dr);
}

void ks_grid_init(struct ks_grid *grid, int cols, int rows)
{
    *grid = (struct ks_grid){0};
    grid->cols = (uint16_t)cols;
    grid->rows = (uint16_t)rows;
    grid->stride = (uint16_t)(cols + 2);
    grid->hexes = (uint16_t)(grid->stride * (rows + 2));
    for (uint16_t h = 0; h < grid->hexes; h++) {
        grid->col_of[h] = (uint8_t)(h % grid->stride);
        grid->row_of[h] = (uint8_t)(h / grid->stride);
    }
    int up = -grid->stride, down = grid->stride;
    for (int odd = 0; odd < 2; odd++) {
        int left = odd ? -1 : 0, right = odd ? 0 : 1;
        const int step[KS_DIRECTIONS] = {up + right,  1,  down + right,
                                         down + left, -1, up + left};
        for (int d = 0; d < KS_DIRECTIONS; d++)
            grid->step[odd][d] = (int16_t)step[d];
        fill_rays(grid, odd);
    }
}

const struct ks_ray *ks_grid_ray(const struct ks_grid *grid, uint16_t a, uint16_t b)
{
    int ra = ks_grid_row(grid, a), dr = ks_grid_row(grid, b) - ra;
    int dc = ks_grid_col(grid, b) - ks_grid_col(grid, a);
    int distance = ks_grid_distance(grid, a, b);
    if (distance == 0 || distance > KS_RAY_RANGE)
        return NULL;
    return ks_grid_ray_by(grid, ra & 1, dc, dr);
}

int ks_grid_line(const struct ks_grid *grid, uint16_t a, uint16_t b, uint16_t *out,
                 int max)
{
    int ra = ks_grid_row(grid, a), rb = ks_grid_row(grid, b);
    int xa = doubled(ks_grid_col(grid, a), ra);
    int dx = doubled(ks_grid_col(grid, b), rb) - xa;
    int n = 0, r1 = ra < rb ? rb : ra;
    for (int r = ra < rb ? ra : rb; r <= r1; r++)
        for (int c = 1; c <= grid->cols; c++) {
            uint16_t h = ks_grid_hex(grid, c, r);
            if (h == a || h == b || !crosses(dx, rb - ra, doubled(c, r) - xa, r - ra))
                continue;
            if (n < max)
                out[n] = h;
            n++;
        }
    return n;
}
