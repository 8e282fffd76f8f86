/* The corners of the hexes of a sheet, numbered: what outlines and streams run along. */
#pragma once

#include "cli/show_sheet.h"

/* Corners have whole coordinates: half hex widths across, half radii down. One hex and a half
 * round the map are numbered too. */
static inline int ks_lattice_cols(const struct ks_sheet *sheet)
{
    return 2 * sheet->cols + 12;
}

static inline int ks_lattice_size(const struct ks_sheet *sheet)
{
    return ks_lattice_cols(sheet) * (3 * sheet->rows + 18);
}

static inline int ks_lattice_corner(const struct ks_sheet *sheet, int col, int row,
                                    int corner)
{
    static const int across[] = {0, 1, 1, 0, -1, -1}, down[] = {-2, -1, 1, 2, 1, -1};
    int x = 2 * col + ks_is_shifted(row) + across[corner % 6] + 4;
    int y = 3 * row + down[corner % 6] + 6;
    return y * ks_lattice_cols(sheet) + x;
}

static inline struct ks_point ks_lattice_point(const struct ks_sheet *sheet, int corner)
{
    int x = corner % ks_lattice_cols(sheet) - 4, y = corner / ks_lattice_cols(sheet) - 6;
    return ks_point(x * KS_HEX_WIDTH / 2, y * KS_HEX_RADIUS / 2);
}

static inline void ks_lattice_neighbour(int col, int row, int direction, int *c, int *r)
{
    static const int down[] = {-1, 0, 1, 1, 0, -1};
    static const int across[2][6] = {{0, 1, 0, -1, -1, -1}, {1, 1, 1, 0, -1, 0}};
    *c = col + across[ks_is_shifted(row)][direction];
    *r = row + down[direction];
}
