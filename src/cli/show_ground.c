#include "cli/show_ground.h"

#include <math.h>
#include <stdlib.h>

#include "cli/show_pen.h"

static unsigned bit(enum ks_terrain t)
{
    return 1u << t;
}

enum { BUILT_UP = 1 << KS_VILLAGE | 1 << KS_HAMLET | 1 << KS_TOWN };

static void draw_area(struct ks_svg *s, const struct ks_sheet *sheet, unsigned terrains,
                      const char *class)
{
    struct ks_svg d = {0};
    ks_sheet_outline(sheet, terrains, &d);
    ks_pen_done(s, &d, class);
}

/* Calls back for every hex of a terrain. */
typedef void hex_drawer(void *drawing, struct ks_point centre);

static void each_hex(const struct ks_sheet *sheet, enum ks_terrain t, hex_drawer *draw,
                     void *drawing)
{
    for (int row = 1; row <= sheet->rows; row++)
        for (int col = 1; col <= sheet->cols; col++)
            if (ks_sheet_terrain(sheet, col, row) == t)
                draw(drawing, ks_sheet_centre(col, row));
}

/* ---- ploughland and grass -------------------------------------------------------------- */

enum { TINTS = 3, MAX_FIELDS = 256 };

struct fields {
    const struct ks_sheet *sheet;
    uint32_t seed;
    struct ks_svg tint[TINTS], furrow, grass;
    int n;
    struct {
        struct ks_point at;
        double radius;
    } field[MAX_FIELDS];
};

static bool is_open(const struct ks_sheet *sheet, struct ks_point p)
{
    return ks_sheet_terrain_at(sheet, p) == KS_CLEAR;
}

static bool village_within(const struct ks_sheet *sheet, struct ks_point p, double limit)
{
    for (int row = 1; row <= sheet->rows; row++)
        for (int col = 1; col <= sheet->cols; col++) {
            struct ks_point q = ks_sheet_centre(col, row);
            if (bit(ks_sheet_terrain(sheet, col, row)) & BUILT_UP &&
                hypot(q.x - p.x, q.y - p.y) < limit)
                return true;
        }
    return false;
}

static bool meets_field(const struct fields *f, struct ks_point p, double radius,
                        double share)
{
    for (int i = 0; i < f->n; i++) {
        struct ks_point q = f->field[i].at;
        if (hypot(q.x - p.x, q.y - p.y) < f->field[i].radius * share + radius)
            return true;
    }
    return false;
}

static bool field_fits(const struct fields *f, const struct ks_pen *at,
                       double half_length, double half_width)
{
    static const double probe[][2] = {{0, 0},   {1, 1}, {-1, 1}, {1, -1},
                                      {-1, -1}, {1, 0}, {-1, 0}};
    for (int i = 0; i < 7; i++) {
        struct ks_point p = ks_pen_point(at, probe[i][0] * half_length * 1.08,
                                         probe[i][1] * half_width * 1.1);
        if (!is_open(f->sheet, p) || ks_sheet_to_stream(f->sheet, p, 85) < 85)
            return false;
    }
    return true;
}

static void add_strip(struct fields *f, const struct ks_pen *at, double half_length,
                      double v, double width)
{
    static const int furrows[] = {3, 1, 3, 0}; /* the fourth kind lies fallow */
    double u0 = -half_length + ks_random(&f->seed) * 14;
    double u1 = half_length - ks_random(&f->seed) * 14;
    int tint = (int)(ks_random(&f->seed) * 3.4);
    if (tint < TINTS)
        ks_pen_box(&f->tint[tint], at, u0, v, u1, v + width);
    for (int i = 0; i < furrows[tint]; i++)
        ks_pen_stroke(&f->furrow, ks_pen_point(at, u0, v + width * i / 3),
                      ks_pen_point(at, u1, v + width * i / 3));
}

/* A block of long strips on open ground near a village, if it fits. */
static void try_field(struct fields *f)
{
    const struct ks_sheet *sheet = f->sheet;
    struct ks_point p = {sheet->left + ks_random(&f->seed) * (sheet->right - sheet->left),
                         0};
    p.y = sheet->top + ks_random(&f->seed) * (sheet->bottom - sheet->top);
    int strips = 4 + (int)(ks_random(&f->seed) * 5);
    double width = 15 + ks_random(&f->seed) * 8, length = 62 + ks_random(&f->seed) * 62;
    double half = strips * width / 2, radius = hypot(length, half) * .78;
    double turn = floor(ks_noise(p.x / 520 + 3, p.y / 520) * 6) * 30 - 62;
    struct ks_pen at = ks_pen_at(p, turn * KS_PI / 180);
    if (f->n == MAX_FIELDS || !field_fits(f, &at, length, half) ||
        !village_within(sheet, p, 540) || meets_field(f, p, radius, 1))
        return;
    f->field[f->n].at = p;
    f->field[f->n++].radius = radius;
    for (int i = 0; i < strips; i++)
        add_strip(f, &at, length, -half + i * width, width);
}

static void try_grass(struct fields *f)
{
    const struct ks_sheet *sheet = f->sheet;
    struct ks_point p = {sheet->left + ks_random(&f->seed) * (sheet->right - sheet->left),
                         0};
    p.y = sheet->top + ks_random(&f->seed) * (sheet->bottom - sheet->top);
    if (!is_open(sheet, p) || meets_field(f, p, 0, 1.1))
        return;
    ks_pen_stroke(&f->grass, ks_point_add(p, -3.4, -4), ks_point_add(p, -1.6, 0));
    ks_pen_stroke(&f->grass, ks_point_add(p, 0, -5.4), p);
    ks_pen_stroke(&f->grass, ks_point_add(p, 3.4, -4), ks_point_add(p, 1.6, 0));
}

void ks_ground_fields(struct ks_svg *s, const struct ks_sheet *sheet)
{
    static const char *const tint[TINTS] = {"field0", "field1", "field2"};
    struct fields f = {.sheet = sheet, .seed = 1618};
    int hexes = sheet->cols * sheet->rows;
    for (int i = 0; i < hexes; i++)
        try_field(&f);
    for (int i = 0; i < hexes * 5 / 3; i++)
        try_grass(&f);
    for (int i = 0; i < TINTS; i++)
        ks_pen_done(s, &f.tint[i], tint[i]);
    ks_pen_done(s, &f.furrow, "furrow");
    ks_pen_done(s, &f.grass, "grass");
}

/* ---- marsh and ponds ------------------------------------------------------------------- */

struct marsh {
    uint32_t seed;
    struct ks_svg tuft, line;
};

static void add_reeds(struct ks_svg *d, struct ks_point p)
{
    ks_pen_stroke(d, ks_point_add(p, -2.5, 0), ks_point_add(p, -5.5, -7));
    ks_pen_stroke(d, p, ks_point_add(p, 0, -10));
    ks_pen_stroke(d, ks_point_add(p, 2.5, 0), ks_point_add(p, 5.5, -7));
    ks_pen_stroke(d, ks_point_add(p, -7, .8), ks_point_add(p, 7, .8));
}

static void add_pools(struct ks_svg *d, struct ks_point p)
{
    ks_pen_stroke(d, ks_point_add(p, -9, 0), ks_point_add(p, 9, 0));
    ks_pen_stroke(d, ks_point_add(p, -4, 4), ks_point_add(p, 9, 4));
}

static void draw_marsh(void *drawing, struct ks_point centre)
{
    struct marsh *m = drawing;
    for (int i = 0; i < 11; i++) {
        double angle = ks_random(&m->seed) * 2 * KS_PI;
        double out = sqrt(.12 + ks_random(&m->seed) * .88) * KS_HEX_RADIUS * .86;
        struct ks_point p = ks_pen_polar(centre, angle, out);
        if (i % 2)
            add_pools(&m->line, p);
        else
            add_reeds(&m->tuft, p);
    }
}

void ks_ground_wetland(struct ks_svg *s, const struct ks_sheet *sheet)
{
    struct marsh m = {.seed = 1010};
    draw_area(s, sheet, bit(KS_MARSH) | bit(KS_DIKE), "marsh");
    each_hex(sheet, KS_MARSH, draw_marsh, &m);
    ks_pen_done(s, &m.line, "pools");
    ks_pen_done(s, &m.tuft, "reeds");
    draw_area(s, sheet, bit(KS_WATER), "pond");
    draw_area(s, sheet, bit(KS_WATER), "waves");
}

void ks_ground_floors(struct ks_svg *s, const struct ks_sheet *sheet)
{
    draw_area(s, sheet, bit(KS_VILLAGE) | bit(KS_HAMLET), "village");
    draw_area(s, sheet, bit(KS_TOWN), "town");
    draw_area(s, sheet, bit(KS_GARDEN), "garden");
    draw_area(s, sheet, bit(KS_WOODS), "wood");
}

/* ---- villages and castles -------------------------------------------------------------- */

struct village {
    const struct ks_sheet *sheet;
    uint32_t seed;
    struct ks_svg shadow, light, dark, plot;
};

static bool plot_meets_road(const struct ks_sheet *sheet, const struct ks_pen *f,
                            double w, double h)
{
    for (int i = -1; i <= 1; i++)
        for (int k = -1; k <= 1; k++)
            if (ks_sheet_by_road(sheet, ks_pen_point(f, i * w, k * h)))
                return true;
    return false;
}

/* Houses round the rim, gardens in the middle. */
static void draw_village(void *drawing, struct ks_point centre)
{
    enum { HOUSES = 8, PLOTS = 3 };
    struct village *v = drawing;
    double turn = ks_random(&v->seed) * .8;
    for (int i = 0; i < HOUSES; i++) {
        double angle = turn + i * 2 * KS_PI / HOUSES + ks_random(&v->seed) * .25;
        struct ks_point p = ks_pen_polar(centre, angle, 39 + ks_random(&v->seed) * 7);
        bool big = ks_random(&v->seed) > .72;
        double w = big ? 8.6 : 5.6, h = big ? 4.8 : 3.7;
        struct ks_pen f =
            ks_pen_at(p, angle + KS_PI / 2 + (ks_random(&v->seed) - .5) * .5);
        if (ks_sheet_by_road(v->sheet, p) || ks_sheet_to_stream(v->sheet, p, 16) < 16)
            continue;
        ks_pen_box(&v->shadow, &f, -w, -h, w, h);
        ks_pen_box(&v->light, &f, -w, -h, w, 0);
        ks_pen_box(&v->dark, &f, -w, 0, w, h);
    }
    for (int i = 0; i < PLOTS; i++) {
        double angle = ks_random(&v->seed) * 2 * KS_PI;
        struct ks_pen f =
            ks_pen_at(ks_pen_polar(centre, angle, 14 + ks_random(&v->seed) * 10), angle);
        double w = 12 + ks_random(&v->seed) * 5, h = 7 + ks_random(&v->seed) * 3;
        if (plot_meets_road(v->sheet, &f, w, h))
            continue;
        ks_pen_box(&v->plot, &f, -w, -h, w, h);
    }
}

struct castle {
    struct ks_svg wall, tower;
};

static void draw_castle(void *drawing, struct ks_point p)
{
    struct castle *c = drawing;
    struct ks_pen f = ks_pen_at(p, 0);
    ks_pen_box(&c->wall, &f, -34, -34, 34, 34);
    ks_pen_box(&c->wall, &f, -20, 20, 20,
               -20); /* the other way round: the ward is open */
    for (int i = 0; i < 4; i++)
        ks_pen_disc(&c->tower, ks_point_add(p, i % 2 ? 34 : -34, i / 2 ? 34 : -34), 12);
}

/* An open work with its point to the top of the sheet; ticks of the dash make the banks. */
void ks_ground_works(struct ks_svg *s, const struct ks_sheet *sheet)
{
    static const double line[][2] = {{-33, 34}, {-44, -8}, {0, -46}, {44, -8}, {33, 34}};
    struct ks_svg d = {0};
    for (int row = 1; row <= sheet->rows; row++)
        for (int col = 1; col <= sheet->cols; col++) {
            if (!sheet->map->redoubt[ks_grid_hex(&sheet->map->grid, col, row)])
                continue;
            struct ks_point p = ks_sheet_centre(col, row);
            for (int i = 0; i < 5; i++) {
                struct ks_point q = ks_point_add(p, line[i][0], line[i][1]);
                if (i == 0)
                    ks_svg_move(&d, q);
                else
                    ks_svg_line(&d, q);
            }
        }
    ks_svg_path(s, &d, "class=\"earth\"");
    ks_svg_path(s, &d, "class=\"rampart\"");
    ks_pen_done(s, &d, "crest");
}

void ks_ground_buildings(struct ks_svg *s, const struct ks_sheet *sheet)
{
    struct village v = {.sheet = sheet, .seed = 404};
    struct castle c = {0};
    each_hex(sheet, KS_VILLAGE, draw_village, &v);
    each_hex(sheet, KS_HAMLET, draw_village, &v);
    ks_svg_path(s, &v.plot, "class=\"plot\"");
    ks_pen_done(s, &v.plot, "beds");
    ks_svg_path(s, &v.shadow, "class=\"shadow\" transform=\"translate(2 2.6)\"");
    ks_svg_done(&v.shadow);
    ks_pen_done(s, &v.light, "roof1");
    ks_pen_done(s, &v.dark, "roof2");
    each_hex(sheet, KS_CASTLE, draw_castle, &c);
    ks_svg_path(s, &c.wall, "class=\"shadow\" transform=\"translate(3 4)\"");
    ks_pen_done(s, &c.wall, "castle");
    ks_pen_done(s, &c.tower, "castle");
}

/* ---- woods ----------------------------------------------------------------------------- */

enum { TRIES = 90, TREES_PER_HEX = 24 };
#define GLADE 24.0 /* cell for finding trees nearby: no crown is wider */

struct tree {
    struct ks_point at;
    double radius;
    int next; /* tree in the same cell, -1: none */
};

struct forest {
    const struct ks_sheet *sheet;
    uint32_t seed;
    int cols, rows;
    int *cell;
    struct tree *tree;
    int n, room;
    struct ks_svg shadow, crown, shade;
};

static int *forest_cell(const struct forest *f, double x, double y)
{
    int i = (int)((x - f->sheet->left) / GLADE + 8),
        j = (int)((y - f->sheet->top) / GLADE + 8);
    return i < 0 || j < 0 || i >= f->cols || j >= f->rows ? NULL
                                                          : &f->cell[j * f->cols + i];
}

static bool tree_fits(const struct forest *f, struct ks_point p, double radius)
{
    for (int k = 0; k < 9; k++) {
        int right = k % 3 - 1, down = k / 3 - 1;
        const int *cell = forest_cell(f, p.x + right * GLADE, p.y + down * GLADE);
        for (int i = cell ? *cell : -1; i >= 0; i = f->tree[i].next) {
            const struct tree *t = &f->tree[i];
            if (hypot(t->at.x - p.x, t->at.y - p.y) < (t->radius + radius) * .9)
                return false;
        }
    }
    return !ks_sheet_by_road(f->sheet, p) && ks_sheet_to_stream(f->sheet, p, 14) >= 14;
}

static void plant(struct forest *f, int col, int row)
{
    struct ks_point centre = ks_sheet_centre(col, row);
    for (int i = 0; i < TRIES; i++) {
        double angle = ks_random(&f->seed) * 2 * KS_PI;
        double out = sqrt(ks_random(&f->seed)) * KS_HEX_RADIUS * .98;
        struct ks_point p = ks_pen_polar(centre, angle, out);
        double radius = 7.6 + ks_random(&f->seed) * 4.6;
        int *cell = forest_cell(f, p.x, p.y);
        if (cell == NULL || f->n == f->room || !tree_fits(f, p, radius))
            continue;
        f->tree[f->n] = (struct tree){p, radius, *cell};
        *cell = f->n++;
    }
}

/* A crown of five or six lobes, its shadow, and a crescent on the side turned from the light. */
static void draw_tree(struct forest *f, const struct tree *t)
{
    struct ks_point p = t->at;
    double r = t->radius, turn = ks_speckle(p.y, p.x) * 2 * KS_PI;
    int lobes = 5 + (int)(ks_speckle(p.x, p.y) * 2);
    ks_svg_move(&f->crown, ks_pen_polar(p, turn, r * .86));
    for (int i = 1; i <= lobes; i++)
        ks_svg_arc(&f->crown, round(r * .56), round(r * .56), false, true,
                   ks_pen_polar(p, turn + i * 2 * KS_PI / lobes, r * .86));
    ks_svg_shut(&f->crown);
    struct ks_point foot = ks_point_add(p, -r * .4, r * .75);
    ks_svg_move(&f->shadow, foot);
    ks_svg_arc(&f->shadow, round(r * 1.05), round(r * .6), true, false,
               ks_point_add(foot, r * 1.9, r * .1));
    ks_svg_shut(&f->shadow);
    struct ks_point tip = ks_point_add(p, r * .62, -r * .55);
    ks_svg_move(&f->shade, tip);
    ks_svg_arc(&f->shade, round(r * .9), round(r * .9), false, true,
               ks_point_add(tip, -r * 1.17, r * 1.21));
    ks_svg_arc(&f->shade, round(r * 1.25), round(r * 1.25), false, false, tip);
    ks_svg_shut(&f->shade);
}

static int count_woods(const struct ks_sheet *sheet)
{
    int n = 0;
    for (int row = 0; row <= sheet->rows + 1; row++)
        for (int col = 0; col <= sheet->cols + 1; col++)
            n += ks_sheet_terrain(sheet, col, row) == KS_WOODS;
    return n;
}

static void grow(struct forest *f)
{
    for (int i = 0; i < f->cols * f->rows; i++)
        f->cell[i] = -1;
    for (int row = 0; row <= f->sheet->rows + 1; row++)
        for (int col = 0; col <= f->sheet->cols + 1; col++)
            if (ks_sheet_terrain(f->sheet, col, row) == KS_WOODS)
                plant(f, col, row);
    for (int i = 0; i < f->n; i++)
        draw_tree(f, &f->tree[i]);
}

void ks_ground_trees(struct ks_svg *s, const struct ks_sheet *sheet)
{
    struct forest f = {.sheet = sheet, .seed = 1794};
    f.cols = (int)((sheet->right - sheet->left) / GLADE) + 16;
    f.rows = (int)((sheet->bottom - sheet->top) / GLADE) + 16;
    f.room = count_woods(sheet) * TREES_PER_HEX;
    if (f.room == 0)
        return;
    f.cell = malloc((size_t)f.cols * (size_t)f.rows * sizeof *f.cell);
    f.tree = malloc((size_t)f.room * sizeof *f.tree);
    if (f.cell != NULL && f.tree != NULL)
        grow(&f);
    else
        s->failed = true;
    free(f.cell);
    free(f.tree);
    ks_pen_done(s, &f.shadow, "treeshade");
    ks_pen_done(s, &f.crown, "crown");
    ks_pen_done(s, &f.shade, "crownshade");
}
