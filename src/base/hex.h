/* Hex geometry: pointy-top hexes in straight rows, even rows half a hex to the right. Knows no
 * game. A map has a margin of one hex all round, so every neighbour has an index. Directions 0..5
 * are NE E SE SW W NW; facings 0..5 are the corners N NE SE S SW NW. */
#pragma once

#include <stdbool.h>
#include <stdint.h>

enum {
    KS_DIRECTIONS = 6,
    KS_FACINGS = 6,
    KS_ALL_FACINGS = 12, /* the corners, then the six hexsides from NE on */
    KS_RAY_RANGE = 10,   /* longest range in any game */
    KS_RAYS = 330,       /* hexes within that range, without the centre: 3 * 10 * 11 */
    KS_RAY_PATH = 24,    /* hexes a line of that length can cross or touch along a side */
    KS_NO_DIRECTION = 7,
    KS_GRID_HEXES = 3456, /* 72 x 44 with the margin, and a little */
};

enum ks_zone { KS_FRONT, KS_FLANK, KS_REAR };

/* A straight line between two hexes, by row parity of the first. */
struct ks_ray {
    int8_t dc, dr;  /* columns and rows to the far hex ... */
    int16_t offset; /* ... and the same as an index offset */
    uint8_t distance;
    uint8_t crossed;           /* hexes of path[] in use */
    int16_t path[KS_RAY_PATH]; /* index offsets of the hexes strictly between */
    uint8_t zone[KS_FACINGS];  /* zone the line leaves through; borders count as front */
};

/* The hexes of a frontal arc in one row: columns first, first + 1 ... whose mask bit is set. */
struct ks_fan_row {
    int8_t row, first;
    uint32_t mask;
};

struct ks_grid {
    uint16_t cols, rows, stride;
    uint16_t hexes; /* including the margin: stride * (rows + 2) */
    uint8_t col_of[KS_GRID_HEXES], row_of[KS_GRID_HEXES]; /* cheaper than dividing */
    int16_t step[2][KS_DIRECTIONS]; /* index offset of a neighbour, by row parity */
    uint16_t rays;
    struct ks_ray ray[2][KS_RAYS]; /* sorted by distance */
    /* index of a ray, by row and column */
    uint16_t ray_at[2][2 * KS_RAY_RANGE + 1][2 * KS_RAY_RANGE + 3];
    uint8_t fan_rows[2][KS_FACINGS];
    /* the frontal arc, by row */
    struct ks_fan_row fan[2][KS_FACINGS][2 * KS_RAY_RANGE + 1];
};

/* Fills in the tables for a map of cols x rows. */
void ks_grid_init(struct ks_grid *grid, int cols, int rows);

/* Index of column 1..cols, row 1..rows; unchecked. */
static inline uint16_t ks_grid_hex(const struct ks_grid *grid, int col, int row)
{
    return (uint16_t)(row * grid->stride + col);
}

static inline int ks_grid_col(const struct ks_grid *grid, uint16_t hex)
{
    return grid->col_of[hex];
}

static inline int ks_grid_row(const struct ks_grid *grid, uint16_t hex)
{
    return grid->row_of[hex];
}

static inline bool ks_grid_inside(const struct ks_grid *grid, int col, int row)
{
    return col >= 1 && col <= grid->cols && row >= 1 && row <= grid->rows;
}

static inline bool ks_grid_on_map(const struct ks_grid *grid, uint16_t hex)
{
    return hex < grid->hexes &&
           ks_grid_inside(grid, ks_grid_col(grid, hex), ks_grid_row(grid, hex));
}

/* Neighbour of a hex on the map; may be in the margin. */
static inline uint16_t ks_grid_next(const struct ks_grid *grid, uint16_t hex,
                                    int direction)
{
    return (uint16_t)(hex + grid->step[ks_grid_row(grid, hex) & 1][direction]);
}

int ks_grid_distance(const struct ks_grid *grid, uint16_t a, uint16_t b);

/* Direction of a neighbour, or KS_NO_DIRECTION. */
int ks_grid_direction(const struct ks_grid *grid, uint16_t from, uint16_t to);

/* The ray to the hex dc columns and dr rows away, within KS_RAY_RANGE. */
static inline const struct ks_ray *ks_grid_ray_by(const struct ks_grid *grid, int parity,
                                                  int dc, int dr)
{
    return &grid->ray[parity]
                     [grid->ray_at[parity][dr + KS_RAY_RANGE][dc + KS_RAY_RANGE + 1]];
}

/* The ray from a to b; NULL beyond KS_RAY_RANGE or if they are the same hex. */
const struct ks_ray *ks_grid_ray(const struct ks_grid *grid, uint16_t a, uint16_t b);

/* Hexes strictly between a and b that the centre line crosses or runs along the side of; writes
 * at most max indices and returns the total. Any distance. */
int ks_grid_line(const struct ks_grid *grid, uint16_t a, uint16_t b, uint16_t *out,
                 int max);

/* Zone of the neighbour in a direction for a piece with that facing. */
static inline enum ks_zone ks_zone_of(int facing, int direction)
{
    static const uint8_t zone[6] = {KS_FRONT, KS_FLANK, KS_REAR,
                                    KS_REAR,  KS_FLANK, KS_FRONT};
    return (enum ks_zone)zone[(direction - facing + 6) % 6];
}

/* Direction of hex number 1..6 around a piece: 1, 2 front from left to right, then clockwise (3
 * right flank, 4, 5 rear, 6 left flank). */
static inline int ks_zone_direction(int facing, int number)
{
    return (facing + 4 + number) % 6;
}

/* The number 1..6 of a direction: the inverse of the above. */
static inline int ks_zone_number(int facing, int direction)
{
    return (direction - facing + 7) % 6 + 1;
}
