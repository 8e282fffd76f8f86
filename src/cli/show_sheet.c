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

/* Shifts a point by smooth noise: up to half of by, patches of that size. */
static struct ks_point shaken(struct ks_point p, double size, double by)
{
    double dx = (ks_noise(p.x / size, p.y / size) - .5) * by;
    double dy = (ks_noise(p.x / size + 90, p.y / size) - .5) * by;
    return ks_point_add(p, dx, dy);
}

/* ---- places ---------------------------------------------------------------------------- */

static bool is_shifted(int row)
{
    return (row & 1) == 0;
}

struct ks_point ks_sheet_centre(int col, int row)
{
    return ks_point((col + (is_shifted(row) ? .5 : 0)) * KS_HEX_WIDTH, row * KS_ROW_PITCH);
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
    *col = (int)lround(p.x / KS_HEX_WIDTH - (is_shifted(*row) ? .5 : 0));
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

/* ---- the lattice of hex corners -------------------------------------------------------- */

/* Corners have whole coordinates: half hex widths across, half radii down. One hex and a half
 * round the map are numbered too. */
static int lattice_cols(const struct ks_sheet *sheet)
{
    return 2 * sheet->cols + 12;
}

static int lattice_size(const struct ks_sheet *sheet)
{
    return lattice_cols(sheet) * (3 * sheet->rows + 18);
}

static int lattice_corner(const struct ks_sheet *sheet, int col, int row, int corner)
{
    static const int across[] = {0, 1, 1, 0, -1, -1}, down[] = {-2, -1, 1, 2, 1, -1};
    int x = 2 * col + is_shifted(row) + across[corner % 6] + 4;
    int y = 3 * row + down[corner % 6] + 6;
    return y * lattice_cols(sheet) + x;
}

static struct ks_point lattice_point(const struct ks_sheet *sheet, int corner)
{
    int x = corner % lattice_cols(sheet) - 4, y = corner / lattice_cols(sheet) - 6;
    return ks_point(x * KS_HEX_WIDTH / 2, y * KS_HEX_RADIUS / 2);
}

static void neighbour(int col, int row, int direction, int *c, int *r)
{
    static const int down[] = {-1, 0, 1, 1, 0, -1};
    static const int across[2][6] = {{0, 1, 0, -1, -1, -1}, {1, 1, 1, 0, -1, 0}};
    *c = col + across[is_shifted(row)][direction];
    *r = row + down[direction];
}

/* ---- outlines -------------------------------------------------------------------------- */

struct border { /* directed sides of an area: at a corner at most one begins */
    const struct ks_sheet *sheet;
    unsigned terrains;
    int *next;                /* by corner, -1: none */
    struct ks_point *loop, *mid;
};

static bool is_in(const struct border *b, int col, int row)
{
    const struct ks_sheet *sheet = b->sheet;
    if (col < -1 || row < -1 || col > sheet->cols + 2 || row > sheet->rows + 2)
        return false;
    return b->terrains >> ks_sheet_terrain(sheet, col, row) & 1u;
}

static void add_border(struct border *b, int col, int row)
{
    if (!is_in(b, col, row))
        return;
    for (int d = 0; d < 6; d++) {
        int c, r;
        neighbour(col, row, d, &c, &r);
        if (!is_in(b, c, r))
            b->next[lattice_corner(b->sheet, col, row, d)] =
                lattice_corner(b->sheet, col, row, d + 1);
    }
}

/* Takes the loop that begins at a corner out of the border; how many points it has. */
static int take_loop(struct border *b, int start)
{
    int n = 0;
    for (int k = start; b->next[k] >= 0;) {
        int next = b->next[k];
        b->loop[n++] = lattice_point(b->sheet, k);
        b->next[k] = -1;
        k = next;
    }
    return n;
}

/* Middles of the sides, softened towards their neighbours and shaken. */
static void soften(struct border *b, int n)
{
    for (int i = 0; i < n; i++) {
        struct ks_point p = b->loop[(i + n - 1) % n], q = b->loop[i];
        struct ks_point r = b->loop[(i + 1) % n], s = b->loop[(i + 2) % n];
        struct ks_point before = ks_point_mix(p, q, .5), after = ks_point_mix(r, s, .5);
        struct ks_point ends = ks_point_mix(before, after, .5);
        b->mid[i] = shaken(ks_point_mix(ends, ks_point_mix(q, r, .5), .5), 45, 26);
    }
}

static void draw_loop(const struct border *b, int n, struct ks_svg *d)
{
    ks_svg_move(d, b->mid[n - 1]);
    for (int i = 0; i < n; i++) {
        struct ks_point chord = ks_point_mix(b->mid[(i + n - 1) % n], b->mid[i], .5);
        ks_svg_quad(d, ks_point_mix(b->loop[i], chord, .45), b->mid[i]);
    }
    ks_svg_shut(d);
}

void ks_sheet_outline(const struct ks_sheet *sheet, unsigned terrains, struct ks_svg *d)
{
    size_t corners = (size_t)lattice_size(sheet);
    struct border b = {sheet, terrains, malloc(corners * sizeof(int)),
                       malloc(corners * sizeof(struct ks_point)),
                       malloc(corners * sizeof(struct ks_point))};
    if (b.next != NULL && b.loop != NULL && b.mid != NULL) {
        for (size_t i = 0; i < corners; i++)
            b.next[i] = -1;
        for (int row = -1; row <= sheet->rows + 2; row++)
            for (int col = -1; col <= sheet->cols + 2; col++)
                add_border(&b, col, row);
        for (int i = 0; i < (int)corners; i++) {
            int n = take_loop(&b, i);
            if (n == 0)
                continue;
            soften(&b, n);
            draw_loop(&b, n, d);
        }
    } else {
        d->failed = true;
    }
    free(b.next);
    free(b.loop);
    free(b.mid);
}

/* ---- streams --------------------------------------------------------------------------- */

struct brook { /* up to three stream sides meet at a corner; a taken one is -1 */
    int way[3];
};

static void join(struct brook *brook, int a, int b)
{
    for (int i = 0; i < 3; i++)
        if (brook[a].way[i] < 0) {
            brook[a].way[i] = b;
            return;
        }
}

static int ways(const struct brook *b)
{
    return (b->way[0] >= 0) + (b->way[1] >= 0) + (b->way[2] >= 0);
}

static int take_way(struct brook *brook, int a)
{
    for (int i = 0; i < 3; i++) {
        int b = brook[a].way[i];
        if (b < 0)
            continue;
        brook[a].way[i] = -1;
        for (int k = 0; k < 3; k++)
            if (brook[b].way[k] == a)
                brook[b].way[k] = -1;
        return b;
    }
    return -1;
}

static void add_stream(const struct ks_sheet *sheet, struct brook *brook, int col, int row)
{
    const struct ks_grid *grid = &sheet->map->grid;
    uint16_t hex = ks_grid_hex(grid, col, row);
    for (int d = 0; d < 6; d++) {
        int c, r;
        neighbour(col, row, d, &c, &r);
        bool seen = d >= 3 && ks_grid_inside(grid, c, r); /* drawn from the other side */
        if (seen || !(sheet->map->stream[hex] >> d & 1))
            continue;
        int a = lattice_corner(sheet, col, row, d), b = lattice_corner(sheet, col, row, d + 1);
        join(brook, a, b);
        join(brook, b, a);
    }
}

/* A point beyond the edge of the sheet if p lies near it, else p itself. */
static struct ks_point run_out(const struct ks_sheet *sheet, struct ks_point p)
{
    const double near = KS_HEX_WIDTH, far = 60;
    if (p.x < sheet->left + near)
        return ks_point(sheet->left - far, p.y + 8);
    if (p.x > sheet->right - near)
        return ks_point(sheet->right + far, p.y - 12);
    if (p.y < sheet->top + KS_HEX_RADIUS)
        return ks_point(p.x + 8, sheet->top - far);
    if (p.y > sheet->bottom - KS_HEX_RADIUS)
        return ks_point(p.x - 8, sheet->bottom + far);
    return p;
}

static void add_point(struct ks_course *course, struct ks_point p)
{
    course->at[course->n++] = p;
}

/* Follows a stream from a corner until it ends or meets another; the course it takes. */
static int follow(struct ks_sheet *sheet, struct brook *brook, const unsigned char *degree,
                  int start, struct ks_point *room)
{
    struct ks_course *course = &sheet->stream[sheet->streams++];
    course->at = room;
    if (degree[start] == 1)
        add_point(course, run_out(sheet, lattice_point(sheet, start)));
    add_point(course, lattice_point(sheet, start));
    int last = start;
    for (int k = take_way(brook, start); k >= 0; k = degree[k] == 3 ? -1 : take_way(brook, k)) {
        add_point(course, lattice_point(sheet, k));
        last = k;
    }
    if (degree[last] == 1)
        add_point(course, run_out(sheet, lattice_point(sheet, last)));
    return course->n;
}

/* First from the open ends, then from where streams meet, then rings. */
static void follow_all(struct ks_sheet *sheet, struct brook *brook, const unsigned char *degree,
                       struct ks_point *room)
{
    static const unsigned char begin[] = {1, 3, 2};
    for (int pass = 0; pass < 3; pass++)
        for (int i = 0; i < lattice_size(sheet); i++)
            while (degree[i] == begin[pass] && ways(&brook[i]) > 0) {
                if (sheet->streams == KS_MAX_COURSES)
                    return;
                room += follow(sheet, brook, degree, i, room);
            }
}

static bool lay_streams(struct ks_sheet *sheet, struct ks_point *room)
{
    size_t corners = (size_t)lattice_size(sheet);
    struct brook *brook = malloc(corners * sizeof *brook);
    unsigned char *degree = malloc(corners);
    bool done = brook != NULL && degree != NULL;
    if (done) {
        for (size_t i = 0; i < corners; i++)
            brook[i] = (struct brook){{-1, -1, -1}};
        for (int row = 1; row <= sheet->rows; row++)
            for (int col = 1; col <= sheet->cols; col++)
                add_stream(sheet, brook, col, row);
        for (size_t i = 0; i < corners; i++)
            degree[i] = (unsigned char)ways(&brook[i]);
        follow_all(sheet, brook, degree, room);
    }
    free(brook);
    free(degree);
    return done;
}

void ks_sheet_stream_path(const struct ks_sheet *sheet, struct ks_svg *d)
{
    for (int k = 0; k < sheet->streams; k++) {
        const struct ks_course *c = &sheet->stream[k];
        ks_svg_move(d, c->at[0]);
        for (int i = 0; i + 1 < c->n; i++) {
            struct ks_point m = shaken(ks_point_mix(c->at[i], c->at[i + 1], .5), 30, 12);
            if (i == 0)
                ks_svg_line(d, m);
            else
                ks_svg_quad(d, c->at[i], m);
        }
        ks_svg_line(d, c->at[c->n - 1]);
    }
}

double ks_sheet_to_stream(const struct ks_sheet *sheet, struct ks_point p, double limit)
{
    double best = limit;
    for (int k = 0; k < sheet->streams; k++)
        for (int i = 0; i < sheet->stream[k].n; i++) {
            struct ks_point q = sheet->stream[k].at[i];
            if (fabs(q.x - p.x) < best && fabs(q.y - p.y) < best)
                best = fmin(best, hypot(q.x - p.x, q.y - p.y));
        }
    return best;
}

/* ---- roads ----------------------------------------------------------------------------- */

static bool at_edge(const struct ks_sheet *sheet, uint16_t hex)
{
    int col = ks_grid_col(&sheet->map->grid, hex), row = ks_grid_row(&sheet->map->grid, hex);
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
    if (at_edge(sheet, road->hex[0]))
        raw[n++] = ks_point_mix(ks_sheet_at(sheet, road->hex[1]),
                                ks_sheet_at(sheet, road->hex[0]), 2);
    for (int i = 0; i < hexes; i++)
        raw[n++] = ks_sheet_at(sheet, road->hex[i]);
    if (at_edge(sheet, road->hex[hexes - 1])) {
        raw[n] = ks_point_mix(raw[n - 2], raw[n - 1], 2);
        n++;
    }
    out[0] = raw[0];
    out[n - 1] = raw[n - 1];
    for (int i = 1; i + 1 < n; i++) {
        struct ks_point ends = ks_point_mix(raw[i - 1], raw[i + 1], .5);
        out[i] = shaken(ks_point_mix(raw[i], ends, .5), 60, 16);
    }
    return n;
}

static void lay_roads(struct ks_sheet *sheet, struct ks_point *room)
{
    for (int i = 0; i < sheet->map->roads; i++) {
        struct ks_course *c = &sheet->road[sheet->roads];
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
    int x = (int)((p.x - sheet->left) / LANE) + 1, y = (int)((p.y - sheet->top) / LANE) + 1;
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
                mark_lane(sheet, ks_point_mix(sheet->road[k].at[i - 1], sheet->road[k].at[i],
                                              t / 13.0));
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
        const struct ks_course *c = &sheet->road[k];
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
        const struct ks_course *c = &sheet->road[laid++];
        int first = at_edge(sheet, road->hex[0]) ? 1 : 0;
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

/* Every side of every hex, twice, and the ends of streams; every hex of every road. */
static size_t points_needed(const struct ks_sheet *sheet)
{
    return (size_t)lattice_size(sheet) * 4 + KS_MAX_COURSES * 2;
}

bool ks_sheet_init(struct ks_sheet *sheet, const struct ks_map *map)
{
    *sheet = (struct ks_sheet){.map = map, .cols = map->grid.cols, .rows = map->grid.rows};
    sheet->left = KS_HEX_WIDTH / 2;
    sheet->right = (sheet->cols + 1) * KS_HEX_WIDTH;
    sheet->top = KS_ROW_PITCH - KS_HEX_RADIUS;
    sheet->bottom = sheet->rows * KS_ROW_PITCH + KS_HEX_RADIUS;
    size_t streams = points_needed(sheet), roads = (size_t)map->roads * KS_COURSE_POINTS;
    sheet->points = malloc((streams + roads) * sizeof *sheet->points);
    if (sheet->points == NULL)
        return false;
    lay_roads(sheet, sheet->points + streams);
    if (lay_streams(sheet, sheet->points) && mark_lanes(sheet))
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
