/* src/base/hex.c: neighbours, distances, zones and lines, against other ways to find them. */
#include "base/hex.h"

#include <criterion/criterion.h>

enum { N, NE, SE, S, SW, NW };                   /* facings */
enum { TO_NE, TO_E, TO_SE, TO_SW, TO_W, TO_NW }; /* directions */

static struct ks_grid grid;

static void raclawice(void)
{
    ks_grid_init(&grid, 34, 27);
}

/* A printed number, column first. */
static uint16_t hex(int number)
{
    return ks_grid_hex(&grid, number / 100, number % 100);
}

static int doubled(uint16_t h)
{
    return 2 * ks_grid_col(&grid, h) + (ks_grid_row(&grid, h) % 2 == 0);
}

static int front(uint16_t h, int facing, int number)
{
    return ks_grid_next(&grid, h, ks_zone_direction(facing, number));
}

TestSuite(hex, .init = raclawice);

Test(hex, index_and_margin)
{
    cr_assert_eq(grid.stride, 36);
    cr_assert_eq(grid.hexes, 36 * 29);
    for (uint16_t h = 0; h < grid.hexes; h++) {
        int col = ks_grid_col(&grid, h), row = ks_grid_row(&grid, h);
        cr_assert_eq(ks_grid_hex(&grid, col, row), h);
        cr_assert_eq(ks_grid_on_map(&grid, h),
                     col >= 1 && col <= 34 && row >= 1 && row <= 27);
    }
    cr_assert_not(ks_grid_on_map(&grid, UINT16_MAX));
    cr_assert_not(ks_grid_on_map(&grid, grid.hexes));
}

/* [2.0c] Even rows stand half a hex to the right. */
Test(hex, neighbours_by_the_numbers)
{
    static const int odd[KS_DIRECTIONS] = {1808, 1909, 1810, 1710, 1709, 1708};
    static const int even[KS_DIRECTIONS] = {1909, 1910, 1911, 1811, 1710, 1809};
    for (int d = 0; d < KS_DIRECTIONS; d++) {
        cr_assert_eq(ks_grid_next(&grid, hex(1809), d), hex(odd[d]), "%d", d);
        cr_assert_eq(ks_grid_next(&grid, hex(1810), d), hex(even[d]), "%d", d);
    }
}

/* [5.0a] The three facings printed in the set-up: each with the two hexes it is turned to. */
Test(hex, printed_facings)
{
    static const struct {
        int hex, facing, right, left;
    } printed[] = {
        {1809, SE, 1810, 1909}, {1808, SE, 1909, 1908}, {1710, NE, 1810, 1809}};
    for (size_t i = 0; i < sizeof printed / sizeof *printed; i++) {
        uint16_t h = hex(printed[i].hex);
        cr_assert_eq(front(h, printed[i].facing, 1), hex(printed[i].left), "%zu", i);
        cr_assert_eq(front(h, printed[i].facing, 2), hex(printed[i].right), "%zu", i);
    }
}

Test(hex, a_neighbour_is_one_hex_away_and_leads_back)
{
    for (uint16_t h = 0; h < grid.hexes; h++) {
        for (int d = 0; d < KS_DIRECTIONS && ks_grid_on_map(&grid, h); d++) {
            uint16_t next = ks_grid_next(&grid, h, d);
            cr_assert_lt(next, grid.hexes);
            cr_assert_eq(ks_grid_next(&grid, next, (d + 3) % 6), h);
            cr_assert_eq(ks_grid_direction(&grid, h, next), d);
            cr_assert_eq(ks_grid_distance(&grid, h, next), 1);
            /* and the next but one in the circle is a neighbour of both */
            cr_assert_eq(
                ks_grid_distance(&grid, next, ks_grid_next(&grid, h, (d + 1) % 6)), 1);
        }
    }
    cr_assert_eq(ks_grid_direction(&grid, hex(1809), hex(1809)), KS_NO_DIRECTION);
    cr_assert_eq(ks_grid_direction(&grid, hex(1809), hex(1807)), KS_NO_DIRECTION);
    cr_assert_eq(ks_grid_direction(&grid, hex(3409), hex(110)), KS_NO_DIRECTION);
}

/* Distances as steps over the map find them. */
static void spread(uint16_t from, int *steps)
{
    static uint16_t queue[KS_GRID_HEXES];
    size_t head = 0, tail = 0;
    for (uint16_t h = 0; h < grid.hexes; h++)
        steps[h] = -1;
    steps[from] = 0;
    queue[tail++] = from;
    while (head < tail) {
        uint16_t h = queue[head++];
        for (int d = 0; d < KS_DIRECTIONS; d++) {
            uint16_t next = ks_grid_next(&grid, h, d);
            if (!ks_grid_on_map(&grid, next) || steps[next] >= 0)
                continue;
            steps[next] = steps[h] + 1;
            queue[tail++] = next;
        }
    }
}

Test(hex, distance_is_the_number_of_steps)
{
    static int steps[KS_GRID_HEXES];
    for (uint16_t a = 0; a < grid.hexes; a++) {
        if (!ks_grid_on_map(&grid, a))
            continue;
        spread(a, steps);
        for (uint16_t b = 0; b < grid.hexes; b++)
            if (ks_grid_on_map(&grid, b))
                cr_assert_eq(ks_grid_distance(&grid, a, b), steps[b], "%d %d", a, b);
    }
    cr_assert_eq(ks_grid_distance(&grid, hex(101), hex(3427)), 46);
}

/* Clockwise from the front left: front, right flank, rear and left flank of each facing. */
Test(hex, zones)
{
    static const int round[KS_FACINGS][6] = {{TO_NW, TO_NE, TO_E, TO_SE, TO_SW, TO_W},
                                             {TO_NE, TO_E, TO_SE, TO_SW, TO_W, TO_NW},
                                             {TO_E, TO_SE, TO_SW, TO_W, TO_NW, TO_NE},
                                             {TO_SE, TO_SW, TO_W, TO_NW, TO_NE, TO_E},
                                             {TO_SW, TO_W, TO_NW, TO_NE, TO_E, TO_SE},
                                             {TO_W, TO_NW, TO_NE, TO_E, TO_SE, TO_SW}};
    static const enum ks_zone zone[6] = {KS_FRONT, KS_FRONT, KS_FLANK,
                                         KS_REAR,  KS_REAR,  KS_FLANK};
    for (int f = N; f <= NW; f++) {
        for (int i = 0; i < 6; i++) {
            cr_assert_eq(ks_zone_direction(f, i + 1), round[f][i], "%d %d", f, i);
            cr_assert_eq(ks_zone_number(f, round[f][i]), i + 1, "%d %d", f, i);
            cr_assert_eq(ks_zone_of(f, round[f][i]), zone[i], "%d %d", f, i);
        }
    }
}

/* ---- rays ---- */

Test(hex, every_hex_within_range_has_its_ray)
{
    cr_assert_eq(grid.rays, KS_RAYS);
    for (int row = 13; row <= 14; row++) {
        uint16_t from = ks_grid_hex(&grid, 17, row);
        int found = 0;
        for (uint16_t h = 0; h < grid.hexes; h++) {
            if (!ks_grid_on_map(&grid, h))
                continue;
            const struct ks_ray *ray = ks_grid_ray(&grid, from, h);
            int distance = ks_grid_distance(&grid, from, h);
            cr_assert_eq(ray != NULL, distance > 0 && distance <= KS_RAY_RANGE);
            if (!ray)
                continue;
            found++;
            cr_assert_eq(ray->distance, distance);
            cr_assert_eq((uint16_t)(from + ray->offset), h);
            cr_assert_eq(ks_grid_col(&grid, h) - 17, ray->dc);
            cr_assert_eq(ks_grid_row(&grid, h) - row, ray->dr);
        }
        cr_assert_eq(found, KS_RAYS);
    }
}

static bool holds(const uint16_t *list, int n, uint16_t h)
{
    for (int i = 0; i < n; i++)
        if (list[i] == h)
            return true;
    return false;
}

/* The hex whose centre is nearest to a point, and all that are as near: a walk in small steps
 * along the line meets exactly the hexes it crosses or runs beside. The point is n / den of the
 * way; no step falls on a corner, for den holds a prime that no corner's fraction has. */
static int walk(uint16_t a, uint16_t b, uint16_t *out)
{
    enum { PRIME = 5003, DEN = 3 * PRIME };
    int64_t dx = doubled(b) - doubled(a),
            dy = ks_grid_row(&grid, b) - ks_grid_row(&grid, a);
    uint16_t at = a;
    int n = 0;
    for (int64_t k = 1; k < DEN; k += 3) {
        if (k % PRIME == 0)
            continue;
        int64_t best = INT64_MAX, distance[7];
        uint16_t near[7];
        for (int i = 0; i < 7; i++) {
            near[i] = i < 6 ? ks_grid_next(&grid, at, i) : at;
            int64_t x = (doubled(near[i]) - doubled(a)) * (int64_t)DEN - k * dx;
            int64_t y =
                (ks_grid_row(&grid, near[i]) - ks_grid_row(&grid, a)) * (int64_t)DEN -
                k * dy;
            distance[i] = x * x + 3 * y * y;
            best = distance[i] < best ? distance[i] : best;
        }
        for (int i = 0; i < 7; i++) {
            if (distance[i] != best)
                continue;
            at = near[i];
            if (at != a && at != b && !holds(out, n, at))
                out[n++] = at;
        }
    }
    return n;
}

static void check_line(uint16_t a, uint16_t b)
{
    uint16_t line[64], met[64];
    int n = ks_grid_line(&grid, a, b, line, 64), m = walk(a, b, met);
    cr_assert_eq(n, m, "%d to %d: %d hexes, %d met", a, b, n, m);
    for (int i = 0; i < n; i++)
        cr_assert(holds(met, m, line[i]), "%d to %d", a, b);
}

/* [10.1c] r32, r141: along a side counts for both hexes, a corner for none. */
Test(hex, a_line_crosses_what_a_walk_along_it_meets)
{
    for (int row = 13; row <= 14; row++) {
        uint16_t from = ks_grid_hex(&grid, 17, row);
        for (int i = 0; i < grid.rays; i++)
            check_line(from, (uint16_t)(from + grid.ray[row & 1][i].offset));
    }
}

Test(hex, a_line_along_a_side)
{
    uint16_t line[8];
    cr_assert_eq(ks_grid_line(&grid, hex(1910), hex(1912), line, 8), 2);
    cr_assert(holds(line, 2, hex(1911)) && holds(line, 2, hex(2011)));
    cr_assert_eq(ks_grid_line(&grid, hex(1911), hex(1913), line, 8), 2);
    cr_assert(holds(line, 2, hex(1812)) && holds(line, 2, hex(1912)));
    /* a straight row, and no room for all of it */
    cr_assert_eq(ks_grid_line(&grid, hex(1010), hex(1510), line, 2), 4);
    cr_assert_eq(ks_grid_line(&grid, hex(1010), hex(1110), line, 8), 0);
    cr_assert_eq(ks_grid_line(&grid, hex(1010), hex(1010), line, 8), 0);
}

Test(hex, zone_of_a_ray)
{
    for (int parity = 0; parity < 2; parity++) {
        uint16_t from = ks_grid_hex(&grid, 17, 14 + parity);
        for (int i = 0; i < grid.rays; i++) {
            const struct ks_ray *ray = &grid.ray[parity][i];
            uint16_t to = (uint16_t)(from + ray->offset);
            const struct ks_ray *back = ks_grid_ray(&grid, to, from);
            for (int f = 0; f < KS_FACINGS; f++) {
                if (ray->distance == 1)
                    cr_assert_eq(ray->zone[f],
                                 ks_zone_of(f, ks_grid_direction(&grid, from, to)));
                cr_assert_not(ray->zone[f] == KS_FRONT &&
                              ray->zone[(f + 3) % 6] == KS_FRONT);
                /* seen from the other end everything is turned round */
                cr_assert_eq(ray->zone[f], back->zone[(f + 3) % 6]);
            }
        }
    }
}

/* [10.2a] r35: of 6 n hexes n away a third lies in front, with the two borders, which hold a hex
 * at even distances; r142: in the rear a third without the borders. */
Test(hex, how_many_lie_in_front)
{
    for (int parity = 0; parity < 2; parity++) {
        for (int f = 0; f < KS_FACINGS; f++) {
            int in[KS_RAY_RANGE + 1][3] = {{0}};
            for (int i = 0; i < grid.rays; i++)
                in[grid.ray[parity][i].distance][grid.ray[parity][i].zone[f]]++;
            for (int n = 1; n <= KS_RAY_RANGE; n++) {
                int border = n % 2 == 0;
                cr_assert_eq(in[n][KS_FRONT], 2 * n + border, "%d", n);
                cr_assert_eq(in[n][KS_REAR], 2 * n - border, "%d", n);
                cr_assert_eq(in[n][KS_FLANK], 2 * n, "%d", n);
            }
        }
    }
}

Test(hex, a_fan_is_the_front_of_all_rays)
{
    for (int parity = 0; parity < 2; parity++) {
        for (int f = 0; f < KS_FACINGS; f++) {
            int front = 0, in_fan = 0;
            for (int i = 0; i < grid.rays; i++)
                front += grid.ray[parity][i].zone[f] == KS_FRONT;
            for (int i = 0; i < grid.fan_rows[parity][f]; i++) {
                const struct ks_fan_row *row = &grid.fan[parity][f][i];
                for (int bit = 0; bit < 32; bit++) {
                    if (!(row->mask >> bit & 1))
                        continue;
                    const struct ks_ray *ray =
                        ks_grid_ray_by(&grid, parity, row->first + bit, row->row);
                    cr_assert_eq(ray->dr, row->row);
                    cr_assert_eq(ray->dc, row->first + bit);
                    cr_assert_eq(ray->zone[f], KS_FRONT);
                    in_fan++;
                }
            }
            cr_assert_eq(in_fan, front);
        }
    }
}

/* The room kept for a path is enough on every map. */
Test(hex, no_path_is_cut_short)
{
    for (int parity = 0; parity < 2; parity++)
        for (int i = 0; i < grid.rays; i++)
            cr_assert_lt(grid.ray[parity][i].crossed, KS_RAY_PATH);
}
