#include "cli/show_page.h"

#include <math.h>
#include <stdio.h>
#include <string.h>

#include "cli/show_legend.h"
#include "cli/show_map.h"
#include "cli/show_stack.h"
#include "cli/show_style.h"

enum { SMALL_MAP = 40 }; /* columns; beside a larger one the legend may be broader */

#define MARGIN 100.0 /* round the map, with room for arrows where troops come in */

/* ---- arrivals at the edge -------------------------------------------------------------- */

enum edge { LEFT, RIGHT, TOP, BOTTOM };

/* The edge along which a stretch of hexes lies. */
static enum edge edge_of(const struct ks_grid *grid, ks_hex first, ks_hex last)
{
    int col = ks_grid_col(grid, first), row = ks_grid_row(grid, first);
    bool in_row = first != last && ks_grid_row(grid, last) == row;
    if (!in_row && col == 1)
        return LEFT;
    if (!in_row && col == grid->cols)
        return RIGHT;
    return row == 1 ? TOP : BOTTOM;
}

/* Where a sign for a hex at an edge has its tip. */
static struct ks_point gate_of(const struct ks_sheet *sheet, enum edge edge, ks_hex hex)
{
    const double out = 18;
    struct ks_point p = ks_sheet_at(sheet, hex);
    switch (edge) {
    case LEFT: return ks_point(sheet->left - out, p.y);
    case RIGHT: return ks_point(sheet->right + out, p.y);
    case TOP: return ks_point(p.x, sheet->top - out);
    case BOTTOM: break;
    }
    return ks_point(p.x, sheet->bottom + out);
}

/* A sign outside the sheet that points to a hex at its edge and bears the turns. */
static void draw_gate(struct ks_svg *s, struct ks_point p, enum edge edge,
                      const char *dress, const char *turns)
{
    static const int out_x[] = {-1, 1, 0, 0}, out_y[] = {0, 0, -1, 1};
    const double tip = 14, high = 17;
    double wide = 10 + 6 * (double)strlen(turns); /* half of it */
    double x = out_x[edge] * (tip + wide), y = out_y[edge] * (tip + high);
    ks_svg_open(s, "g", "class=\"%r\" transform=\"translate(%f %f) scale(1.35)\"", dress,
                p.x, p.y);
    ks_svg_leaf(s, "path", "class=\"bd\" d=\"M0 0L%f %fL%f %fz\"",
                x - out_x[edge] * wide + out_y[edge] * 14,
                y - out_y[edge] * high + out_x[edge] * 14,
                x - out_x[edge] * wide - out_y[edge] * 14,
                y - out_y[edge] * high - out_x[edge] * 14);
    ks_svg_leaf(s, "rect",
                "class=\"bd\" x=\"%f\" y=\"%f\" width=\"%f\" height=\"%f\" rx=\"4\"",
                x - wide, y - high, 2 * wide, 2 * high);
    ks_svg_words(s, "text", turns, "class=\"gate\" x=\"%f\" y=\"%f\"", x, y + 8);
    ks_svg_close(s);
}

static bool has_gate(const struct ks_scene *scene, ks_unit u)
{
    const struct ks_arrival *a = &scene->arrival[u];
    return ks_legend_is_coming(scene, u) && a->when != KS_NEVER &&
           (a->turn > 0 || a->when == KS_BY_DICE) && a->first != KS_NONE;
}

static bool same_gate(const struct ks_scene *scene, ks_unit u, ks_unit v)
{
    const struct ks_arrival *a = &scene->arrival[u], *b = &scene->arrival[v];
    return has_gate(scene, v) && a->first == b->first && a->last == b->last &&
           ks_dress_of(scene->game, u) == ks_dress_of(scene->game, v);
}

/* The turns in which troops come by the same hexes as u: "3 5 7"; "?" where dice tell. */
static void list_turns(const struct ks_scene *scene, ks_unit u, char out[32])
{
    size_t n = 0;
    out[0] = '\0';
    for (int turn = 1; turn <= UINT8_MAX && n + 4 < 32; turn++)
        for (ks_unit v = u; v < scene->game->pieces; v++)
            if (scene->arrival[v].turn == turn && same_gate(scene, u, v)) {
                n += (size_t)snprintf(out + n, 32 - n, n > 0 ? " %d" : "%d", turn);
                break;
            }
    if (n == 0)
        snprintf(out, 32, "?");
}

/* One sign for each place of arrival, two and a line for a stretch of the edge. */
static void draw_gates(struct ks_svg *s, const struct ks_scene *scene,
                       const struct ks_sheet *sheet)
{
    for (ks_unit u = 0; u < scene->game->pieces; u++) {
        const struct ks_arrival *a = &scene->arrival[u];
        bool seen = !has_gate(scene, u);
        for (ks_unit v = 0; v < u && !seen; v++)
            seen = same_gate(scene, u, v);
        if (seen)
            continue;
        const char *dress = ks_dress_of(scene->game, u)->name;
        ks_hex end = a->last == KS_NONE ? a->first : a->last;
        enum edge edge = edge_of(&sheet->map->grid, a->first, end);
        struct ks_point p = gate_of(sheet, edge, a->first), q = gate_of(sheet, edge, end);
        char turns[32];
        list_turns(scene, u, turns);
        ks_svg_leaf(s, "path", "class=\"span\" d=\"M%f %fL%f %f\"", p.x, p.y, q.x, q.y);
        draw_gate(s, p, edge, dress, turns);
        if (end != a->first)
            draw_gate(s, q, edge, dress, turns);
    }
}

/* ---- the page -------------------------------------------------------------------------- */

static void draw_head(struct ks_svg *s, const struct ks_scene *scene, double width,
                      double height)
{
    ks_svg_put(s, "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n");
    ks_svg_open(s, "svg",
                "xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 %f %f\" role=\"img\" "
                "xml:lang=\"%r\"",
                width, height, scene->language == KS_POLISH ? "pl" : "en");
    ks_svg_words(s, "title", scene->game->title[scene->language], NULL);
    ks_style_draw(s, scene->dark);
    ks_counter_style(s, scene);
    ks_svg_open(s, "defs", NULL);
    ks_map_defs(s);
    if (scene->counter != NULL)
        ks_counter_defs(s, scene);
    ks_svg_close(s);
    ks_svg_leaf(s, "rect", "class=\"page\" width=\"%f\" height=\"%f\"", width, height);
}

static void draw_board(struct ks_svg *s, const struct ks_scene *scene,
                       const struct ks_sheet *sheet)
{
    unsigned char taken[KS_MAX_HEXES];
    ks_stack_taken(scene, taken);
    ks_svg_open(s, "g", "transform=\"translate(%f %f)\"", MARGIN - sheet->left,
                MARGIN - sheet->top);
    ks_map_draw(s, sheet, taken, scene->language);
    if (scene->counter != NULL && scene->arrival != NULL)
        draw_gates(s, scene, sheet);
    ks_stack_draw(s, scene, sheet);
    ks_svg_close(s);
}

/* Beside a large map the legend is drawn larger, as far as it fits. */
static double legend_scale(double depth, double high)
{
    double fits = (high + 32) / depth;
    return fits < 1 ? 1 : fits > 1.5 ? 1.5 : floor(fits * 100) / 100;
}

bool ks_page_draw(struct ks_svg *s, const struct ks_scene *scene)
{
    struct ks_sheet sheet;
    struct ks_svg legend = {0};
    if (!ks_sheet_init(&sheet, &scene->game->map))
        return false;
    double wide = sheet.right - sheet.left, high = sheet.bottom - sheet.top;
    double column = KS_LEGEND_WIDTH, depth = ks_legend_draw(&legend, scene, column);
    if (depth > high * .9 && sheet.cols > SMALL_MAP) {
        ks_svg_done(&legend);
        column = KS_LEGEND_BROAD;
        depth = ks_legend_draw(&legend, scene, column);
    }
    double large = legend_scale(depth, high);
    draw_head(s, scene, 2 * MARGIN + wide + large * column + 30,
              fmax(2 * MARGIN + high, large * depth + 2 * (MARGIN - 16)));
    draw_board(s, scene, &sheet);
    ks_svg_open(s, "g", "transform=\"translate(%f %f) scale(%h)\"",
                2 * MARGIN + wide - 34, MARGIN - 16, large);
    if (legend.size > 0)
        ks_svg_bytes(s, legend.text, legend.size);
    ks_svg_close(s);
    ks_svg_close(s);
    s->failed |= legend.failed;
    ks_svg_done(&legend);
    ks_sheet_done(&sheet);
    return !s->failed;
}
