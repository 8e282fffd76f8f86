#include "cli/show_map.h"

#include <stdio.h>

#include "cli/show_ground.h"
#include "cli/show_label.h"
#include "cli/show_relief.h"

static void finish(struct ks_svg *s, struct ks_svg *d, const char *class)
{
    ks_svg_path(s, d, "class=\"%r\"", class);
    ks_svg_done(d);
}

void ks_map_defs(struct ks_svg *s)
{
    ks_svg_open(s, "pattern",
                "id=\"waves\" width=\"52\" height=\"16\" "
                "patternUnits=\"userSpaceOnUse\"");
    ks_svg_mark(s, "wave", "M2 5q7-4 14 0t14 0M26 13q7-4 14 0t14 0");
    ks_svg_close(s);
    ks_svg_open(s, "pattern",
                "id=\"beds\" width=\"6\" height=\"6\" "
                "patternUnits=\"userSpaceOnUse\" patternTransform=\"rotate(20)\"");
    ks_svg_leaf(s, "circle", "class=\"bed\" cx=\"2\" cy=\"2\" r=\"1.1\"");
    ks_svg_close(s);
    ks_svg_open(s, "pattern",
                "id=\"shut\" width=\"30\" height=\"30\" "
                "patternUnits=\"userSpaceOnUse\" patternTransform=\"rotate(45)\"");
    ks_svg_mark(s, "shutline", "M0 0V30");
    ks_svg_close(s);
}

/* ---- water and roads ------------------------------------------------------------------- */

/* Paths along the water, one upon the other. A river is broader than a stream. */
static void draw_water(struct ks_svg *s, const struct ks_sheet *sheet, bool river,
                       const char *const *classes)
{
    struct ks_svg d = {0};
    ks_sheet_stream_path(sheet, river, &d);
    ks_svg_open(s, "g", river ? "class=\"river\"" : NULL);
    for (int i = 0; classes[i] != NULL; i++)
        ks_svg_path(s, &d, "class=\"%r\"", classes[i]);
    ks_svg_done(&d);
    ks_svg_close(s);
}

static bool has_water(const struct ks_sheet *sheet, bool river)
{
    for (int k = 0; k < sheet->streams; k++)
        if (sheet->stream[k].river == river)
            return true;
    return false;
}

static void draw_waters(struct ks_svg *s, const struct ks_sheet *sheet,
                        const char *const *classes)
{
    for (int river = 0; river < 2; river++)
        if (has_water(sheet, river))
            draw_water(s, sheet, river, classes);
}

static void draw_meadow(struct ks_svg *s, const struct ks_sheet *sheet)
{
    static const char *const classes[] = {"lea", "meadow", NULL};
    draw_waters(s, sheet, classes);
}

static void add_tuft(struct ks_svg *d, struct ks_point p)
{
    static const double stroke[][4] = {
        {-7, 0, 7, 0}, {-2.5, -2, -4.5, -7}, {.5, -2, .5, -9}, {3, -2, 5.4, -7}};
    for (int i = 0; i < 4; i++) {
        ks_svg_move(d, ks_point_add(p, stroke[i][0], stroke[i][1]));
        ks_svg_line(d, ks_point_add(p, stroke[i][2], stroke[i][3]));
    }
}

/* Wet meadow: tufts on both banks. */
static void draw_tufts(struct ks_svg *s, const struct ks_sheet *sheet)
{
    struct ks_svg d = {0};
    uint32_t seed = 77;
    for (int k = 0; k < sheet->streams; k++)
        for (int i = 1; i + 1 < sheet->stream[k].n; i++)
            for (int n = 0; n < 3; n++) {
                struct ks_point p = sheet->stream[k].at[i];
                double side = ks_random(&seed) < .5 ? -1 : 1;
                p.x += (ks_random(&seed) - .5) * 110;
                p.y += side * (20 + ks_random(&seed) * 26);
                enum ks_terrain t = ks_sheet_terrain_at(sheet, p);
                if (ks_sheet_to_stream(sheet, p, 16) == 16 &&
                    !ks_sheet_by_road(sheet, p) && t != KS_WOODS && t != KS_WATER)
                    add_tuft(&d, p);
            }
    finish(s, &d, "tuft");
}

static void draw_streams(struct ks_svg *s, const struct ks_sheet *sheet)
{
    static const char *const classes[] = {"bank", "water", "glint", NULL};
    draw_tufts(s, sheet);
    draw_waters(s, sheet, classes);
}

static void draw_roads(struct ks_svg *s, const struct ks_sheet *sheet)
{
    struct ks_svg track = {0}, road = {0};
    ks_sheet_road_path(sheet, true, &track);
    ks_sheet_road_path(sheet, false, &road);
    finish(s, &track, "track");
    ks_svg_path(s, &road, "class=\"verge\"");
    finish(s, &road, "road");
}

static void open_crossing(struct ks_svg *s, const struct ks_sheet *sheet, uint16_t a,
                          uint16_t b)
{
    double bearing;
    const struct ks_map *map = sheet->map;
    struct ks_point p = ks_sheet_crossing(sheet, a, b, &bearing);
    bool river = map->river || map->deep[a] >> ks_grid_direction(&map->grid, a, b) & 1;
    ks_svg_open(s, "g", "transform=\"translate(%f %f) rotate(%f)%r\"", p.x, p.y, bearing,
                river ? " scale(1.25)" : "");
}

/* Three arches under a paved deck. */
static void draw_stone_bridge(struct ks_svg *s, const struct ks_sheet *sheet, uint16_t a,
                              uint16_t b)
{
    open_crossing(s, sheet, a, b);
    ks_svg_mark(s, "masonry", "M-27-14L-20-10H20L27-14V14L20 10H-20L-27 14Z");
    ks_svg_mark(s, "paving", "M-24-6H24V6H-24Z");
    ks_svg_mark(s, "arch", "M-16-14v28M-5.5-14v28M5.5-14v28M16-14v28");
    ks_svg_close(s);
}

static void draw_bridge(struct ks_svg *s, const struct ks_sheet *sheet, uint16_t a,
                        uint16_t b)
{
    open_crossing(s, sheet, a, b);
    ks_svg_mark(s, "deck", "M-19-8.5h38v17h-38z");
    ks_svg_mark(s, "plank", "M-14-8v16m6 0v-16m6 0v16m6 0v-16m6 0v16m6 0v-16");
    ks_svg_mark(s, "rail", "M-25-14l6 4.5h38l6-4.5M-25 14l6-4.5h38l6 4.5");
    ks_svg_close(s);
}

/* A shallow with stepping stones. */
static void draw_ford(struct ks_svg *s, const struct ks_sheet *sheet, uint16_t a,
                      uint16_t b)
{
    open_crossing(s, sheet, a, b);
    ks_svg_mark(s, "shoal",
                "M-19 0C-20-9-12-14-3-13C8-15 20-10 19 0C20 9 10 14 "
                "1 13C-9 15-19 10-19 0Z");
    ks_svg_put(s, "<path class=\"stones\" d=\"");
    for (int i = 0; i < 8; i++)
        ks_svg_put(s, "M%d %da2 2 0 1 0 4 0a2 2 0 1 0-4 0z", -15 + i / 2 * 9,
                   i % 2 ? 5 : -5);
    ks_svg_put(s, "\"/>\n");
    ks_svg_close(s);
}

static void draw_crossings(struct ks_svg *s, const struct ks_sheet *sheet)
{
    const struct ks_grid *grid = &sheet->map->grid;
    for (int row = 1; row <= sheet->rows; row++)
        for (int col = 1; col <= sheet->cols; col++) {
            uint16_t hex = ks_grid_hex(grid, col, row);
            for (int d = 0; d < 3; d++) /* the other three belong to the neighbours */
                if (sheet->map->stone[hex] >> d & 1)
                    draw_stone_bridge(s, sheet, hex, ks_grid_next(grid, hex, d));
                else if (sheet->map->bridge[hex] >> d & 1)
                    draw_bridge(s, sheet, hex, ks_grid_next(grid, hex, d));
                else if (sheet->map->ford[hex] >> d & 1)
                    draw_ford(s, sheet, hex, ks_grid_next(grid, hex, d));
        }
}

/* ---- grid and numbers ------------------------------------------------------------------ */

/* Upper left sides of every hex; the others where no neighbour brings them. */
static void add_sides(struct ks_svg *d, const struct ks_sheet *sheet, int col, int row)
{
    const struct ks_grid *grid = &sheet->map->grid;
    uint16_t hex = ks_grid_hex(grid, col, row);
    struct ks_point p = ks_sheet_centre(col, row);
    bool pen = false;
    for (int i = 0; i < 6; i++) {
        int side = (i + 4) % 6; /* W NW NE E SE SW */
        bool mine = side == 4 || side == 5 || side == 0 ||
                    !ks_grid_on_map(grid, ks_grid_next(grid, hex, side));
        struct ks_point a = ks_sheet_corner(side), b = ks_sheet_corner(side + 1);
        if (mine && !pen)
            ks_svg_move(d, ks_point_add(p, a.x, a.y));
        if (mine)
            ks_svg_line(d, ks_point_add(p, b.x, b.y));
        pen = mine;
    }
}

static void draw_number(struct ks_svg *s, const struct ks_sheet *sheet, uint16_t hex,
                        bool low)
{
    char number[8];
    struct ks_point p = ks_sheet_at(sheet, hex);
    ks_hex_text(sheet->map, hex, number);
    ks_svg_words(s, "text", number, "x=\"%f\" y=\"%f\"", p.x, p.y + (low ? 50 : -42.5));
}

static void draw_grid(struct ks_svg *s, const struct ks_sheet *sheet,
                      const unsigned char *taken)
{
    const struct ks_grid *grid = &sheet->map->grid;
    struct ks_svg d = {0};
    ks_svg_open(s, "g", "class=\"number\"");
    for (int row = 1; row <= sheet->rows; row++)
        for (int col = 1; col <= sheet->cols; col++) {
            uint16_t hex = ks_grid_hex(grid, col, row);
            if (sheet->map->terrain[hex] == KS_OFF_MAP)
                continue;
            add_sides(&d, sheet, col, row);
            draw_number(s, sheet, hex, taken[hex] == 2);
        }
    ks_svg_close(s);
    finish(s, &d, "grid");
}

/* ---- the sheet ------------------------------------------------------------------------- */

static void draw_paper(struct ks_svg *s, const struct ks_sheet *sheet)
{
    ks_svg_leaf(s, "rect", "class=\"paper\" x=\"%f\" y=\"%f\" width=\"%f\" height=\"%f\"",
                sheet->left, sheet->top, sheet->right - sheet->left,
                sheet->bottom - sheet->top);
}

void ks_map_ground(struct ks_svg *s, const struct ks_sheet *sheet, int key)
{
    draw_paper(s, sheet);
    ks_ground_fields(s, sheet);
    draw_meadow(s, sheet);
    ks_relief_draw(s, sheet, key);
    ks_ground_wetland(s, sheet);
    ks_ground_floors(s, sheet);
    draw_streams(s, sheet);
    ks_ground_dikes(s, sheet);
    draw_roads(s, sheet);
    draw_crossings(s, sheet);
    ks_ground_works(s, sheet);
    ks_ground_buildings(s, sheet);
    ks_ground_towns(s, sheet);
    ks_ground_trees(s, sheet);
}

static void draw_neatline(struct ks_svg *s, const struct ks_sheet *sheet, double out,
                          const char *class)
{
    ks_svg_leaf(s, "rect", "class=\"%r\" x=\"%f\" y=\"%f\" width=\"%f\" height=\"%f\"",
                class, sheet->left - out, sheet->top - out,
                sheet->right - sheet->left + 2 * out,
                sheet->bottom - sheet->top + 2 * out);
}

/* ---- rows that are not played on ------------------------------------------------------- */

static void add_lower_side(struct ks_svg *d, const struct ks_sheet *sheet, int row)
{
    for (int col = 1; col <= sheet->cols; col++)
        for (int corner = 4; corner >= 2; corner--) {
            struct ks_point p = ks_sheet_centre(col, row), q = ks_sheet_corner(corner);
            p = ks_point_add(p, q.x, q.y);
            if (col == 1 && corner == 4)
                ks_svg_move(d, p);
            else
                ks_svg_line(d, p);
        }
}

static void name_closed_rows(struct ks_svg *s, const struct ks_sheet *sheet,
                             enum ks_language language)
{
    static const char *const words[KS_LANGUAGES] = {
        "row %d is the last: hexes beyond it are off the map in this scenario",
        "rząd %d jest ostatni: dalej jest w tym scenariuszu poza planszą"};
    char line[128];
    snprintf(line, sizeof line, words[language], (int)sheet->map->last_row);
    double y = (ks_sheet_centre(1, sheet->map->last_row).y + sheet->bottom) / 2 + 40;
    double x = (sheet->left + sheet->right) / 2;
    ks_svg_open(s, "g", "class=\"name\" font-size=\"60\"");
    ks_svg_words(s, "text", line, "class=\"halo shutname\" x=\"%f\" y=\"%f\"", x, y);
    ks_svg_words(s, "text", line, "class=\"shutname\" x=\"%f\" y=\"%f\"", x, y);
    ks_svg_close(s);
}

static void draw_closed_rows(struct ks_svg *s, const struct ks_sheet *sheet,
                             enum ks_language language)
{
    struct ks_svg area = {0}, border = {0};
    int row = sheet->map->last_row;
    if (row == 0 || row >= sheet->rows)
        return;
    add_lower_side(&area, sheet, row);
    add_lower_side(&border, sheet, row);
    struct ks_point edge = ks_sheet_corner(2);
    double y = ks_sheet_centre(1, row).y + edge.y;
    ks_svg_line(&area, ks_point(sheet->right, y));
    ks_svg_line(&area, ks_point(sheet->right, sheet->bottom));
    ks_svg_line(&area, ks_point(sheet->left, sheet->bottom));
    ks_svg_line(&area, ks_point(sheet->left, y));
    ks_svg_shut(&area);
    ks_svg_path(s, &area, "class=\"shutveil\"");
    finish(s, &area, "closed");
    finish(s, &border, "frontier");
    name_closed_rows(s, sheet, language);
}

void ks_map_draw(struct ks_svg *s, const struct ks_sheet *sheet,
                 const unsigned char *taken, enum ks_language language)
{
    ks_svg_open(s, "clipPath", "id=\"sheet\"");
    draw_neatline(s, sheet, 0, "clip");
    ks_svg_close(s);
    ks_svg_open(s, "g", "clip-path=\"url(#sheet)\"");
    ks_map_ground(s, sheet, 0);
    draw_grid(s, sheet, taken);
    ks_label_draw(s, sheet, taken);
    draw_closed_rows(s, sheet, language);
    ks_svg_close(s);
    draw_neatline(s, sheet, 0, "neat");
    draw_neatline(s, sheet, 16, "neatthin");
}
