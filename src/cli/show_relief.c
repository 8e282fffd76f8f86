#include "cli/show_relief.h"

#include <math.h>
#include <stdlib.h>

#define CELL   12.0   /* spacing of the height samples */
#define MARGIN 90.0   /* the field reaches that far beyond the sheet */
#define SPREAD 3000.0 /* twice the square of the distance a hex reaches */

struct field {
    const struct ks_sheet *sheet;
    double left, top;
    int w, h;
    double *height; /* w x h */
    int *next;      /* contour: which cell side follows a cell side, -1: none */
    struct ks_point *loop;
};

/* ---- height ---------------------------------------------------------------------------- */

static double level_of(const struct ks_sheet *sheet, int col, int row)
{
    static const double level[KS_TERRAINS] = {[KS_HILL] = 1, [KS_SLOPE] = .42};
    return level[ks_sheet_terrain(sheet, col, row)];
}

/* A castle stands as high as the ground about it. */
static double ground_of(const struct ks_sheet *sheet, int col, int row)
{
    if (ks_sheet_terrain(sheet, col, row) != KS_CASTLE)
        return level_of(sheet, col, row);
    double highest = 0;
    for (int r = row - 1; r <= row + 1; r++)
        for (int c = col - 1; c <= col + 1; c++)
            highest = fmax(highest, level_of(sheet, c, r));
    return highest;
}

/* Mean of the hexes about, each weighing less with its distance. */
static double mean_height(const struct ks_sheet *sheet, struct ks_point p)
{
    int row0, col0;
    ks_sheet_hex(p, &col0, &row0);
    double sum = 0, weight = 0;
    for (int row = row0 - 2; row <= row0 + 2; row++)
        for (int col = col0 - 2; col <= col0 + 2; col++) {
            struct ks_point q = ks_sheet_centre(col, row);
            double d = (q.x - p.x) * (q.x - p.x) + (q.y - p.y) * (q.y - p.y);
            double k = exp(-d / SPREAD);
            weight += k;
            sum += k * ground_of(sheet, col, row);
        }
    return sum / weight;
}

static bool has_hills(const struct ks_sheet *sheet)
{
    for (int row = 1; row <= sheet->rows; row++)
        for (int col = 1; col <= sheet->cols; col++)
            if (level_of(sheet, col, row) > 0)
                return true;
    return false;
}

static void fill(struct field *f)
{
    for (int j = 0; j < f->h; j++)
        for (int i = 0; i < f->w; i++) {
            double dx = (ks_noise(i / 5.0, j / 5.0) - .5) * 22;
            double dy = (ks_noise(i / 5.0 + 50, j / 5.0) - .5) * 22;
            struct ks_point p = {f->left + i * CELL + dx, f->top + j * CELL + dy};
            f->height[j * f->w + i] = mean_height(f->sheet, p);
        }
}

static int bounded(double x, int high)
{
    int n = (int)floor(x);
    return n < 0 ? 0 : n > high ? high : n;
}

static double height_at(const struct field *f, double x, double y)
{
    double u = (x - f->left) / CELL, v = (y - f->top) / CELL;
    int i = bounded(u, f->w - 2), j = bounded(v, f->h - 2);
    const double *p = &f->height[j * f->w + i], *q = p + f->w;
    u -= i;
    v -= j;
    return (p[0] * (1 - u) + p[1] * u) * (1 - v) + (q[0] * (1 - u) + q[1] * u) * v;
}

static struct ks_point gradient(const struct field *f, struct ks_point p)
{
    return ks_point(height_at(f, p.x + 8, p.y) - height_at(f, p.x - 8, p.y),
                    height_at(f, p.x, p.y + 8) - height_at(f, p.x, p.y - 8));
}

/* ---- contours: marching squares, higher ground on the left ----------------------------- */

enum { NORTH, EAST, SOUTH, WEST, NO_SIDE };

/* By which corners are high: NW 1, NE 2, SE 4, SW 8. */
/* clang-format off */
static const unsigned char segment[16][4] = {
    {NO_SIDE, NO_SIDE, NO_SIDE, NO_SIDE}, {WEST,    NORTH,   NO_SIDE, NO_SIDE},
    {NORTH,   EAST,    NO_SIDE, NO_SIDE}, {WEST,    EAST,    NO_SIDE, NO_SIDE},
    {EAST,    SOUTH,   NO_SIDE, NO_SIDE}, {WEST,    NORTH,   EAST,    SOUTH},
    {NORTH,   SOUTH,   NO_SIDE, NO_SIDE}, {WEST,    SOUTH,   NO_SIDE, NO_SIDE},
    {SOUTH,   WEST,    NO_SIDE, NO_SIDE}, {SOUTH,   NORTH,   NO_SIDE, NO_SIDE},
    {NORTH,   EAST,    SOUTH,   WEST},    {SOUTH,   EAST,    NO_SIDE, NO_SIDE},
    {EAST,    WEST,    NO_SIDE, NO_SIDE}, {EAST,    NORTH,   NO_SIDE, NO_SIDE},
    {NORTH,   WEST,    NO_SIDE, NO_SIDE}, {NO_SIDE, NO_SIDE, NO_SIDE, NO_SIDE},
};
/* clang-format on */

static int sides(const struct field *f)
{
    return (f->w + 3) * (f->h + 3) * 2;
}

/* Number of the upper (0) or left (1) side of cell i, j; cells begin at -1. */
static int side_number(const struct field *f, int i, int j, int left)
{
    return ((j + 1) * (f->w + 3) + i + 1) * 2 + left;
}

static int cell_side(const struct field *f, int i, int j, int side)
{
    static const int across[] = {0, 1, 0, 0}, down[] = {0, 0, 1, 0},
                     left[] = {0, 1, 0, 1};
    return side_number(f, i + across[side], j + down[side], left[side]);
}

/* Below everything outside the field, so that contours close. */
static double sample(const struct field *f, int i, int j)
{
    return i < 0 || j < 0 || i >= f->w || j >= f->h ? -1 : f->height[j * f->w + i];
}

static struct ks_point side_point(const struct field *f, int side, double level)
{
    int left = side & 1, i = side / 2 % (f->w + 3) - 1, j = side / 2 / (f->w + 3) - 1;
    double a = sample(f, i, j), b = left ? sample(f, i, j + 1) : sample(f, i + 1, j);
    double t = fabs(b - a) < 1e-6 ? .5 : (level - a) / (b - a);
    return ks_point(f->left + (i + (left ? 0 : t)) * CELL,
                    f->top + (j + (left ? t : 0)) * CELL);
}

static void link_contour(struct field *f, double level)
{
    for (int i = 0; i < sides(f); i++)
        f->next[i] = -1;
    for (int j = -1; j < f->h; j++)
        for (int i = -1; i < f->w; i++) {
            int high = (sample(f, i, j) > level) | (sample(f, i + 1, j) > level) << 1 |
                       (sample(f, i + 1, j + 1) > level) << 2 |
                       (sample(f, i, j + 1) > level) << 3;
            for (const unsigned char *p = segment[high]; p < segment[high] + 4; p += 2)
                if (*p != NO_SIDE)
                    f->next[cell_side(f, i, j, p[0])] = cell_side(f, i, j, p[1]);
        }
}

/* Takes the next loop, from a side on; 0 when there are no more. Specks are dropped. */
static int next_loop(struct field *f, double level, int *from)
{
    for (; *from < sides(f); ++*from) {
        int n = 0;
        for (int k = *from; f->next[k] >= 0;) {
            int next = f->next[k];
            f->loop[n++] = side_point(f, k, level);
            f->next[k] = -1;
            k = next;
        }
        if (n > 6)
            return n;
    }
    return 0;
}

/* Every second point is enough. */
static void draw_loop(const struct field *f, int n, struct ks_svg *d)
{
    for (int i = 0; i < n; i += 2) {
        struct ks_point p = f->loop[i], q = f->loop[i + 2 < n ? i + 2 : 0];
        struct ks_point m = ks_point_mix(p, q, .5);
        if (i == 0)
            ks_svg_move(d, m);
        else
            ks_svg_quad(d, p, m);
    }
    struct ks_point p = f->loop[0], q = f->loop[2];
    ks_svg_quad(d, p, ks_point_mix(p, q, .5));
    ks_svg_shut(d);
}

/* Each contour is painted three times: lit edge, shaded edge, wash. */
static void draw_contours(struct ks_svg *s, struct field *f, int key)
{
    static const struct {
        double level;
        const char *wash;
    } band[] = {{.1, "wash"},  {.2, "wash"},  {.3, "wash"},  {.41, "wash"},
                {.52, "wash"}, {.63, "top1"}, {.74, "top2"}, {.86, "top3"}};
    for (int i = 0; i < 8; i++) {
        struct ks_svg d = {0};
        int from = 0;
        link_contour(f, band[i].level);
        for (int n; (n = next_loop(f, band[i].level, &from)) > 0;)
            draw_loop(f, n, &d);
        if (d.size > 0) {
            ks_svg_open(s, "defs", NULL);
            ks_svg_path(s, &d, "id=\"c%d-%d\"", key, i);
            ks_svg_close(s);
            ks_svg_leaf(s, "use", "href=\"#c%d-%d\" class=\"lit\" x=\"-4\" y=\"-5.5\"",
                        key, i);
            ks_svg_leaf(s, "use", "href=\"#c%d-%d\" class=\"shade\" x=\"4.5\" y=\"6\"",
                        key, i);
            ks_svg_leaf(s, "use", "href=\"#c%d-%d\" class=\"%r\"", key, i, band[i].wash);
        }
        s->failed |= d.failed;
        ks_svg_done(&d);
    }
}

/* ---- hachures -------------------------------------------------------------------------- */

/* One thin triangle from p down the slope to the height low. Lit is 1 on slopes turned from the
 * light, -1 on those turned to it. */
static void draw_hachure(const struct field *f, struct ks_point p, double steep,
                         double lit, double low, struct ks_svg *d)
{
    struct ks_point q = p;
    int steps = 0;
    for (; steps < 9; steps++) {
        struct ks_point g = gradient(f, q);
        double m = hypot(g.x, g.y);
        if (m < .008)
            break;
        q = ks_point_add(q, -g.x / m * 6, -g.y / m * 6);
        if (height_at(f, q.x, q.y) < low)
            break;
    }
    double dx = q.x - p.x, dy = q.y - p.y, length = hypot(dx, dy);
    double half = (.86 + lit * .46) * (.75 + .5 * ks_speckle(p.x, p.y));
    half *= fmin(1.25, .4 + steep * 5);
    if (steps < 1 || half < .22 || length < 7)
        return;
    double nx = -dy / length * half, ny = dx / length * half;
    ks_svg_move(d, ks_point_add(p, nx, ny));
    ks_svg_line(d, q);
    ks_svg_line(d, ks_point_add(p, -nx, -ny));
    ks_svg_shut(d);
}

/* Strokes along one side of a contour; over is what was left of the last gap. */
static double engrave(const struct field *f, struct ks_point a, struct ks_point b,
                      double over, double low, struct ks_svg *d)
{
    double length = hypot(b.x - a.x, b.y - a.y);
    struct ks_point g = gradient(f, a);
    double steep = hypot(g.x, g.y),
           lit = steep > 0 ? (-g.x * .62 - g.y * .78) / steep : 0;
    while (over < length) {
        struct ks_point p = ks_point_mix(a, b, over / length);
        over += (6 - lit * 1.7) * (.85 + .3 * ks_speckle(p.x * 3, p.y * 3));
        double jitter = (ks_speckle(p.x * 7, p.y * 5) - .5) * 15;
        if (steep > 0)
            p = ks_point_add(p, -g.x / steep * jitter, -g.y / steep * jitter);
        draw_hachure(f, p, steep, lit, low + .02 - jitter * .004, d);
    }
    return over - length;
}

static void draw_hachures(struct ks_svg *s, struct field *f)
{
    static const double level[] = {.86, .66, .46, .26, .1};
    struct ks_svg d = {0};
    for (int k = 0; k < 4; k++) {
        int from = 0;
        link_contour(f, level[k]);
        for (int n; (n = next_loop(f, level[k], &from)) > 0;) {
            double over = k * 2.3;
            for (int i = 0; i < n; i++)
                over =
                    engrave(f, f->loop[i], f->loop[(i + 1) % n], over, level[k + 1], &d);
        }
    }
    ks_svg_path(s, &d, "class=\"hachure\"");
    ks_svg_done(&d);
}

void ks_relief_draw(struct ks_svg *s, const struct ks_sheet *sheet, int key)
{
    if (!has_hills(sheet))
        return;
    struct field f = {
        .sheet = sheet, .left = sheet->left - MARGIN, .top = sheet->top - MARGIN};
    f.w = (int)((sheet->right - f.left + MARGIN) / CELL) + 1;
    f.h = (int)((sheet->bottom - f.top + MARGIN) / CELL) + 1;
    f.height = malloc((size_t)f.w * (size_t)f.h * sizeof *f.height);
    f.next = malloc((size_t)sides(&f) * sizeof *f.next);
    f.loop = malloc((size_t)sides(&f) * sizeof *f.loop);
    if (f.height != NULL && f.next != NULL && f.loop != NULL) {
        fill(&f);
        draw_contours(s, &f, key);
        draw_hachures(s, &f);
    } else {
        s->failed = true;
    }
    free(f.height);
    free(f.next);
    free(f.loop);
}
