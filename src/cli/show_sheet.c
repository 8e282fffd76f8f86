#include "cli/show_sheet.h"

#include <math.h>
#include <stdlib.h>

#define LANE 9.0 /* size of a cell of ks_sheet.lane */

/* ---- noise ----------------------------------------------------------------------------- */

double ks_random(uint32_t *seed)
{
    *seed = *seed * 1664525u + 1013904223u;
    return *seed / 4294967296.0;
}

double ks_speckle(double x, double y)
{
    uint32_t h = (uint32_t)(int32_t)x * 374761393u + (uint32_t)(int32_t)y * 668265263u;
    h = (h ^ h >> 13) * 1274126177u;
    return (h ^ h >> 16) / 4294967296.0;
}

static double ease(double t)
{
    return t * t * (3 - 2 * t);
}

double ks_noise(double x, double y)
{
    double i = floor(x), j = floor(y), u = ease(x - i), v = ease(y - j);
    double a = ks_speckle(i, j), b = ks_speckle(i + 1, j);
    double c = ks_speckle(i, j + 1), d = ks_speckle(i + 1, j + 1);
    return a + (b - a) * u + (c - a) * v + (a - b - c + d) * u * v;
}

struct ks_point ks_shaken(struct ks_point p, double size, double by)
{
    double dx = (ks_noise(p.x / size, p.y / size) - .5) * by;
    double dy = (ks_noise(p.x / size + 90, p.y / size) - .5) * by;
    return ks_point_add(p, dx, dy);
}

/* ---- places ---------------------------------------------------------------------------- */

struct ks_point ks_sheet_centre(int col, int row)
{
    return ks_point((col + (ks_is_shifted(row) ? .5 : 0)) * KS_HEX_WIDTH,
                    row * KS_ROW_PITCH);
}

struct ks_point ks_sheet_at(const struct ks_sheet *sheet, uint16_t hex)
{
    const struct ks_grid *grid = &sheet->map->grid;
    return ks_sheet_centre(ks_grid_col(grid, hex), ks_grid_row(grid, hex));
}

struct ks_point ks_sheet_corner(int corner)
{
    static const struct ks_point at[] = {
        {0, -KS_HEX_RADIUS}, {50, -KS_HEX_RADIUS / 2}, {50, KS_HEX_RADIUS / 2},
        {0, KS_HEX_RADIUS},  {-50, KS_HEX_RADIUS / 2}, {-50, -KS_HEX_RADIUS / 2},
    };
    return at[(corner % 6 + 6) % 6];
}

void ks_sheet_hex(struct ks_point p, int *col, int *row)
{
    *row = (int)lround(p.y / KS_ROW_PITCH);
    *col = (int)lround(p.x / KS_HEX_WIDTH - (ks_is_shifted(*row) ? .5 : 0));
}

static int clamp(int n, int low, int high)
{
    return n < low ? low : n > high ? high : n;
}

enum ks_terrain ks_sheet_terrain(const struct ks_sheet *sheet, int col, int row)
{
    int c = clamp(col, 1, sheet->cols), r = clamp(row, 1, sheet->rows);
    return (enum ks_terrain)sheet->map->terrain[ks_grid_hex(&sheet->map->grid, c, r)];
}

enum ks_terrain ks_sheet_terrain_at(const struct ks_sheet *sheet, struct ks_point p)
{
    int col, row;
    ks_sheet_hex(p, &col, &row);
    return ks_sheet_terrain(sheet, col, row);
}

void ks_sheet_hex_path(struct ks_svg *d, struct ks_point p, double k)
{
    for (int i = 0; i < 6; i++) {
        struct ks_point v = ks_sheet_corner(i);
        struct ks_point q = ks_point_add(p, v.x * k, v.y * k);
        if (i == 0)
            ks_svg_move(d, q);
        else
            ks_svg_line(d, q);
    }
    ks_svg_shut(d);
}

/* ---- roads ----------------------------------------------------------------------------- */

bool ks_sheet_is_edge(const struct ks_sheet *sheet, uint16_t hex)
{
    int col = ks_grid_col(&sheet->map->grid, hex),
        row = ks_grid_row(&sheet->map->grid, hex);
    return col == 1 || row == 1 || col == sheet->cols || row == sheet->rows;
}

/* Centres of the hexes, softened, so that a road bends instead of zigzagging; one point more at
 * an end that leaves the map. */
static int lay_road(const struct ks_sheet *sheet, const struct ks_road *road,
                    struct ks_point *out)
{
    struct ks_point raw[KS_ROAD_HEXES + 2];
    int n = 0, hexes = road->hexes;
    if (hexes < 2)
        return 0;
    if (ks_sheet_is_edge(sheet, road->hex[0]))
        raw[n++] = ks_point_mix(ks_sheet_at(sheet, road->hex[1]),
                                ks_sheet_at(sheet, road->hex[0]), 2);
    for (int i = 0; i < hexes; i++)
        raw[n++] = ks_sheet_at(sheet, road->hex[i]);
    if (ks_sheet_is_edge(sheet, road->hex[hexes - 1])) {
        raw[n] = ks_point_mix(raw[n - 2], raw[n - 1], 2);
        n++;
    }
    out[0] = raw[0];
    out[n - 1] = raw[n - 1];
    for (int i = 1; i + 1 < n; i++) {
        struct ks_point ends = ks_point_mix(raw[i - 1], raw[i + 1], .5);
        out[i] = ks_shaken(ks_point_mix(raw[i], ends, .5), 60, 16);
    }
    return n;
}

static void lay_roads(struct ks_sheet *sheet, struct ks_point *room)
{
    for (int i = 0; i < sheet->map->roads; i++) {
        struct ks_sheet_course *c = &sheet->road[sheet->roads];
        c->at = room;
        c->track = sheet->map->road_line[i].track;
        c->n = lay_road(sheet, &sheet->map->road_line[i], room);
        if (c->n == 0)
            continue;
        sheet->roads++;
        room += c->n;
    }
}

static unsigned char *lane_cell(const struct ks_sheet *sheet, struct ks_point p)
{
    int x = (int)((p.x - sheet->left) / LANE) + 1,
        y = (int)((p.y - sheet->top) / LANE) + 1;
    if (x < 0 || y < 0 || x >= sheet->lane_cols || y >= sheet->lane_rows)
        return NULL;
    return &sheet->lane[y * sheet->lane_cols + x];
}

static void mark_lane(struct ks_sheet *sheet, struct ks_point p)
{
    for (int dx = -1; dx <= 1; dx++)
        for (int dy = -1; dy <= 1; dy++) {
            unsigned char *cell = lane_cell(sheet, ks_point_add(p, dx * LANE, dy * LANE));
            if (cell != NULL)
                *cell = 1;
        }
}

static bool mark_lanes(struct ks_sheet *sheet)
{
    sheet->lane_cols = (int)((sheet->right - sheet->left) / LANE) + 4;
    sheet->lane_rows = (int)((sheet->bottom - sheet->top) / LANE) + 4;
    sheet->lane = calloc((size_t)sheet->lane_cols * (size_t)sheet->lane_rows, 1);
    if (sheet->lane == NULL)
        return false;
    for (int k = 0; k < sheet->roads; k++)
        for (int i = 1; i < sheet->road[k].n; i++)
            for (int t = 0; t < 13; t++)
                mark_lane(sheet, ks_point_mix(sheet->road[k].at[i - 1],
                                              sheet->road[k].at[i], t / 13.0));
    return true;
}

bool ks_sheet_by_road(const struct ks_sheet *sheet, struct ks_point p)
{
    const unsigned char *cell = lane_cell(sheet, p);
    return cell != NULL && *cell;
}

void ks_sheet_road_path(const struct ks_sheet *sheet, bool track, struct ks_svg *d)
{
    for (int k = 0; k < sheet->roads; k++) {
        const struct ks_sheet_course *c = &sheet->road[k];
        if (c->track != track)
            continue;
        ks_svg_move(d, c->at[0]);
        for (int i = 1; i + 1 < c->n; i++) {
            bool last = i + 2 == c->n;
            ks_svg_quad(d, c->at[i],
                        last ? c->at[i + 1] : ks_point_mix(c->at[i], c->at[i + 1], .5));
        }
        if (c->n == 2)
            ks_svg_line(d, c->at[1]);
    }
}

struct ks_point ks_sheet_crossing(const struct ks_sheet *sheet, uint16_t a, uint16_t b,
                                  double *bearing)
{
    struct ks_point from = ks_sheet_at(sheet, a), to = ks_sheet_at(sheet, b);
    int laid = 0;
    for (int k = 0; k < sheet->map->roads; k++) {
        const struct ks_road *road = &sheet->map->road_line[k];
        if (road->hexes < 2)
            continue;
        const struct ks_sheet_course *c = &sheet->road[laid++];
        int first = ks_sheet_is_edge(sheet, road->hex[0]) ? 1 : 0;
        for (int i = 0; i + 1 < road->hexes; i++)
            if ((road->hex[i] == a && road->hex[i + 1] == b) ||
                (road->hex[i] == b && road->hex[i + 1] == a)) {
                from = c->at[first + i];
                to = c->at[first + i + 1];
            }
    }
    *bearing = atan2(to.y - from.y, to.x - from.x) * 180 / KS_PI;
    return ks_point_mix(from, to, .5);
}

/* ---- all of it ------------------------------------------------------------------------- */

bool ks_sheet_init(struct ks_sheet *sheet, const struct ks_map *map)
{
    *sheet =
        (struct ks_sheet){.map = map, .cols = map->grid.cols, .rows = map->grid.rows};
    sheet->left = KS_HEX_WIDTH / 2;
    sheet->right = (sheet->cols + 1) * KS_HEX_WIDTH;
    sheet->top = KS_ROW_PITCH - KS_HEX_RADIUS;
    sheet->bottom = sheet->rows * KS_ROW_PITCH + KS_HEX_RADIUS;
    size_t streams = ks_sheet_stream_room(sheet),
           roads = (size_t)map->roads * KS_COURSE_POINTS;
    sheet->points = malloc((streams + roads) * sizeof *sheet->points);
    if (sheet->points == NULL)
        return false;
    lay_roads(sheet, sheet->points + streams);
    if (ks_sheet_lay_streams(sheet, sheet->points) && mark_lanes(sheet))
        return true;
    ks_sheet_done(sheet);
    return false;
}

void ks_sheet_done(struct ks_sheet *sheet)
{
    free(sheet->points);
    free(sheet->lane);
    *sheet = (struct ks_sheet){0};
}
