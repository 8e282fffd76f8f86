#include <math.h>

#include "cli/show_ground.h"
#include "cli/show_pen.h"
/* ---- dikes ----------------------------------------------------------------------------- */

/* Along a road, as it bends: from side to side of each dike hex. */
static void add_road_banks(struct ks_svg *d, const struct ks_sheet *sheet)
{
    int laid = 0;
    for (int k = 0; k < sheet->map->roads; k++) {
        const struct ks_road *road = &sheet->map->road_line[k];
        if (road->hexes < 2)
            continue;
        const struct ks_sheet_course *c = &sheet->road[laid++];
        int first = c->n > road->hexes && ks_sheet_is_edge(sheet, road->hex[0]);
        for (int i = 0; i < road->hexes; i++) {
            int at = first + i;
            if (sheet->map->terrain[road->hex[i]] != KS_DIKE || at == 0 || at + 1 == c->n)
                continue;
            ks_svg_move(d, ks_point_mix(c->at[at - 1], c->at[at], .5));
            ks_svg_quad(d, c->at[at], ks_point_mix(c->at[at], c->at[at + 1], .5));
        }
    }
}

/* A dike without a road leads to a dike beside it, or to a road. */
static uint16_t leads_to(const struct ks_map *map, uint16_t hex)
{
    for (int road = 0; road < 2; road++)
        for (int side = 0; side < KS_DIRECTIONS; side++) {
            uint16_t next = ks_grid_next(&map->grid, hex, side);
            if (road ? map->road[next] != 0 : map->terrain[next] == KS_DIKE)
                return next;
        }
    return hex;
}

static void add_bank(struct ks_svg *d, const struct ks_sheet *sheet, uint16_t hex)
{
    struct ks_point from = ks_sheet_at(sheet, hex);
    ks_pen_stroke(d, from,
                  ks_point_mix(from, ks_sheet_at(sheet, leads_to(sheet->map, hex)), .7));
}

/* An earthen bank under the road; ticks of a dash make its slopes. */
void ks_ground_dikes(struct ks_svg *s, const struct ks_sheet *sheet)
{
    struct ks_svg d = {0};
    add_road_banks(&d, sheet);
    for (int row = 1; row <= sheet->rows; row++)
        for (int col = 1; col <= sheet->cols; col++) {
            uint16_t hex = ks_grid_hex(&sheet->map->grid, col, row);
            if (sheet->map->terrain[hex] == KS_DIKE && sheet->map->road[hex] == 0)
                add_bank(&d, sheet, hex);
        }
    ks_svg_path(s, &d, "class=\"dikefoot\"");
    ks_svg_path(s, &d, "class=\"dikeside\"");
    ks_pen_done(s, &d, "diketop");
}

/* ---- towns and gardens ----------------------------------------------------------------- */

struct town {
    const struct ks_sheet *sheet;
    uint32_t seed;
    struct ks_svg shadow, light, dark, orchard;
};

/* Blocks of houses along streets: denser than a village, and no gardens. */
static void draw_town(struct town *v, struct ks_point centre)
{
    double turn = (ks_random(&v->seed) - .5) * .3;
    struct ks_pen block = ks_pen_at(centre, turn);
    for (int i = -2; i <= 2; i++)
        for (int k = -2; k <= 2; k++) {
            double w = 7 + ks_random(&v->seed) * 2.4, h = 5.4 + ks_random(&v->seed) * 1.6;
            struct ks_point p = ks_pen_point(&block, i * 20.0, k * 18.0);
            struct ks_pen f =
                ks_pen_at(p, turn + (ks_random(&v->seed) > .7 ? KS_PI / 2 : 0));
            if (hypot(p.x - centre.x, p.y - centre.y) > 46 ||
                ks_sheet_by_road(v->sheet, p))
                continue;
            ks_pen_box(&v->shadow, &f, -w, -h, w, h);
            ks_pen_box(&v->light, &f, -w, -h, w, 0);
            ks_pen_box(&v->dark, &f, -w, 0, w, h);
        }
}

/* Rows of trees in beds. */
static void draw_garden(struct town *v, struct ks_point centre)
{
    struct ks_pen f = ks_pen_at(centre, .2);
    for (int i = -2; i <= 2; i++)
        for (int k = -2; k <= 2; k++) {
            struct ks_point p = ks_pen_point(&f, i * 17.0, k * 17.0);
            if (hypot(p.x - centre.x, p.y - centre.y) > 42 ||
                ks_sheet_by_road(v->sheet, p))
                continue;
            ks_pen_disc(&v->orchard, p, 5.2);
        }
}

/* The church stands where the town is thickest. */
static bool find_church(const struct ks_sheet *sheet, struct ks_point *at)
{
    const struct ks_grid *grid = &sheet->map->grid;
    int best = 0;
    for (int row = 1; row <= sheet->rows; row++)
        for (int col = 1; col <= sheet->cols; col++) {
            uint16_t hex = ks_grid_hex(grid, col, row);
            int n = 0;
            if (sheet->map->terrain[hex] != KS_TOWN)
                continue;
            for (int d = 0; d < KS_DIRECTIONS; d++)
                n += sheet->map->terrain[ks_grid_next(grid, hex, d)] == KS_TOWN;
            if (n >= best) {
                best = n + 1;
                *at = ks_sheet_at(sheet, hex);
            }
        }
    return best > 0;
}

static void draw_church(struct ks_svg *s, const struct ks_sheet *sheet)
{
    struct ks_svg d = {0};
    struct ks_point p;
    if (!find_church(sheet, &p))
        return;
    struct ks_pen f = ks_pen_at(ks_point_add(p, 0, 22), 0);
    ks_pen_box(&d, &f, -15, -5, 9, 6);
    ks_pen_box(&d, &f, 9, -9, 18, 6);
    ks_svg_path(s, &d, "class=\"shadow\" transform=\"translate(2 2.6)\"");
    ks_pen_done(s, &d, "church");
    d = (struct ks_svg){0};
    ks_pen_stroke(&d, ks_pen_point(&f, 13.5, -9), ks_pen_point(&f, 13.5, -22));
    ks_pen_stroke(&d, ks_pen_point(&f, 9, -17.5), ks_pen_point(&f, 18, -17.5));
    ks_pen_done(s, &d, "cross");
}

void ks_ground_towns(struct ks_svg *s, const struct ks_sheet *sheet)
{
    struct town v = {.sheet = sheet, .seed = 505};
    for (int row = 1; row <= sheet->rows; row++)
        for (int col = 1; col <= sheet->cols; col++) {
            enum ks_terrain t = ks_sheet_terrain(sheet, col, row);
            if (t == KS_TOWN)
                draw_town(&v, ks_sheet_centre(col, row));
            else if (t == KS_GARDEN)
                draw_garden(&v, ks_sheet_centre(col, row));
        }
    ks_pen_done(s, &v.orchard, "orchard");
    ks_svg_path(s, &v.shadow, "class=\"shadow\" transform=\"translate(2 2.6)\"");
    ks_svg_done(&v.shadow);
    ks_pen_done(s, &v.light, "roof1");
    ks_pen_done(s, &v.dark, "roof2");
    draw_church(s, sheet);
}
