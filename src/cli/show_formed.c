#include "cli/show_formed.h"

#include <math.h>
#include <string.h>

/* Shapes that are the same in one hex and in several; drawn looking up, round the origin. */
/* clang-format off */
static const struct shape {
    const char *sign, *body, *lines;
} shapes[] = {
    {"deep",  "M-25-39L0-48L25-39V45H-25Z", "M-25-30H25M-25 30H25M-25 37H25"},
    {"block", "M-36-36L0-45L36-36V38H-36Z", "M-36-29H36M-36-22H36M-36 24H36M-36 31H36M-30-36V38M30-36V38"},
    {"open",  "M-43-40h18v12h-18zM3-49h18v12H3zM24-18h18v12H24zM21 24h18v12H21zM-25 31h18v12h-18zM-53 0h18v12h-18z", ""},
    {"ring",  "M-43-43H43V43H-43ZM-33-33V33H33V-33Z", "M-30-43v-7M-15-43v-7M0-43v-7M15-43v-7M30-43v-7M-30 43v7M-15 43v7M0 43v7M15 43v7M30 43v7"
              "M-43-30h-7M-43-15h-7M-43 0h-7M-43 15h-7M-43 30h-7M43-30h7M43-15h7M43 0h7M43 15h7M43 30h7"},
    {"guns",  "M-21.6-47h5.2l2 24h-9.2zM-31-40h4.4v16h-4.4zM-11.4-40h4.4v16h-4.4zM16.4-47h5.2l2 24h-9.2zM7-40h4.4v16H7zM26.6-40h4.4v16h-4.4z", "M-31-32H31"},
    {"train", "M-13-40a5 5 0 1 0 10 0a5 5 0 1 0-10 0zM3-40a5 5 0 1 0 10 0a5 5 0 1 0-10 0zM-13-29a5 5 0 1 0 10 0a5 5 0 1 0-10 0zM3-29a5 5 0 1 0 10 0a5 5 0 1 0-10 0z"
              "M-13 27h5v15h-5zM8 27h5v15H8zM-3 27h6l1.6 24h-9.2z", "M0-45V-24M-8 34H8"},
};
/* clang-format on */

/* The shape that a sign puts on the ground; "" for a badge. */
static const char *on_ground(const char *sign)
{
    return ks_sign_is(sign, 0, "badge") ? "" : sign;
}

bool ks_has_formations(const struct ks_game *g)
{
    for (size_t i = 0; i < ks_terms(g); i++)
        if (strcmp(ks_term(g, i).kind, "formation") == 0 &&
            on_ground(ks_term(g, i).sign)[0])
            return true;
    return false;
}

static const char *shape_of(const struct ks_scene *scene, ks_unit u)
{
    return on_ground(ks_term_sign(scene->game, "formation", scene->counter[u].formation));
}

static bool has_shape(const struct ks_scene *scene, ks_unit u, const char *shape)
{
    return strcmp(shape_of(scene, u), shape) == 0;
}

bool ks_is_formed(const struct ks_scene *scene, ks_unit u)
{
    return shape_of(scene, u)[0] != '\0';
}

/* Hex i of a unit, from 0 on. */
static struct ks_point at(const struct ks_sheet *sheet, const struct ks_counter *c, int i)
{
    return ks_sheet_at(sheet, i == 0 ? c->hex : c->other[i - 1]);
}

struct ks_point ks_formed_middle(const struct ks_scene *scene,
                                 const struct ks_sheet *sheet, ks_unit u)
{
    const struct ks_counter *c = &scene->counter[u];
    struct ks_point sum = at(sheet, c, 0);
    if (has_shape(scene, u, "trail"))
        return sum;
    for (int i = 1; i <= c->others; i++)
        sum = ks_point_add(sum, at(sheet, c, i).x, at(sheet, c, i).y);
    return ks_point(sum.x / (c->others + 1), sum.y / (c->others + 1));
}

/* Which way up is, in degrees from north. */
static double bearing(const struct ks_counter *c)
{
    if (c->facing < 0)
        return 0;
    return c->facing < KS_FACINGS ? c->facing * 60 : (c->facing - KS_FACINGS) * 60 + 30;
}

/* A front over two hexes lies along them and looks as the unit does. */
static double turn_of(const struct ks_sheet *sheet, const struct ks_counter *c)
{
    if (c->others == 0)
        return bearing(c);
    struct ks_point a = at(sheet, c, 0), b = at(sheet, c, 1);
    double along = atan2(b.y - a.y, b.x - a.x) * 180 / KS_PI;
    return cos((along - bearing(c)) * KS_PI / 180) > 0 ? along : along + 180;
}

/* Two ranks with their files, of half that length. */
static void add_long(struct ks_svg *body, struct ks_svg *lines, int half)
{
    ks_svg_put(body, "M%d-17h%dv34h%dz", -half, 2 * half, -2 * half);
    ks_svg_put(lines, "M%d 0h%d", -half, 2 * half);
    for (int x = 12 - half; x < half - 6; x += 12)
        ks_svg_put(lines, "M%d-16v32", x);
}

/* Men apart: in one hex before and beside the counter, in two along them. */
static void add_loose(struct ks_svg *body, int half)
{
    static const int around[][2] = {{-46, 8},  {-43, -16}, {-28, -35}, {0, -44},
                                    {28, -35}, {43, -16},  {46, 8}};
    int men = half < 50 ? 7 : 10;
    for (int i = 0; i < men; i++) {
        double x = half < 50 ? around[i][0] : 8 - half + i * (2.0 * half - 16) / 9;
        double y = half < 50 ? around[i][1] : i % 2 ? 9 : -9;
        ks_svg_put(body, "M%f %fa6 6 0 1 0 12 0a6 6 0 1 0-12 0z", x - 6, y);
    }
}

static void draw_shape(struct ks_svg *s, const char *sign, int half)
{
    struct ks_svg body = {0}, lines = {0};
    if (strcmp(sign, "long") == 0)
        add_long(&body, &lines, half);
    else if (strcmp(sign, "loose") == 0)
        add_loose(&body, half);
    for (size_t i = 0; i < sizeof shapes / sizeof *shapes; i++)
        if (strcmp(sign, shapes[i].sign) == 0) {
            ks_svg_put(&body, "%r", shapes[i].body);
            ks_svg_put(&lines, "%r", shapes[i].lines);
        }
    ks_svg_path(s, &body, "class=\"cast\" transform=\"translate(1.6 3)\"");
    ks_svg_path(s, &body, "class=\"bd rank\"");
    ks_svg_path(s, &lines, "class=\"file\"");
    ks_svg_done(&body);
    ks_svg_done(&lines);
}

/* A band along a way, files across it. */
static void draw_band(struct ks_svg *s, const struct ks_svg *way)
{
    ks_svg_path(s, way, "class=\"trailedge\"");
    ks_svg_path(s, way, "class=\"trail\"");
    ks_svg_path(s, way, "class=\"trailfile\"");
}

void ks_formation_draw(struct ks_svg *s, const char *sign)
{
    if (strcmp(sign, "trail") != 0) {
        draw_shape(s, sign, 47);
        return;
    }
    struct ks_svg way = {0};
    ks_svg_put(&way, "M0-46V46");
    draw_band(s, &way);
    ks_svg_done(&way);
}

/* A column of route: along its hexes and a little beyond. */
static void draw_column(struct ks_svg *s, const struct ks_sheet *sheet,
                        const struct ks_counter *c)
{
    struct ks_point head = at(sheet, c, 0), last = at(sheet, c, c->others);
    struct ks_point end = c->others > 0
                              ? ks_point_mix(at(sheet, c, c->others - 1), last, 1.34)
                              : ks_point_add(head, 0, 50);
    struct ks_svg d = {0};
    ks_svg_move(&d, head);
    for (int i = 1; i <= c->others; i++)
        ks_svg_line(&d, at(sheet, c, i));
    ks_svg_line(&d, end);
    draw_band(s, &d);
    ks_svg_done(&d);
}

void ks_formed_ranks(struct ks_svg *s, const struct ks_scene *scene,
                     const struct ks_sheet *sheet, ks_unit u)
{
    const struct ks_counter *c = &scene->counter[u];
    if (strcmp(ks_term_sign(scene->game, "condition", c->condition), "flight") == 0)
        return;
    ks_svg_open(s, "g", "class=\"%r\"", ks_dress_of(scene->game, u)->name);
    if (has_shape(scene, u, "trail")) {
        draw_column(s, sheet, c);
    } else {
        struct ks_point p = ks_formed_middle(scene, sheet, u);
        ks_svg_open(s, "g", "transform=\"translate(%f %f) rotate(%f)\"", p.x, p.y,
                    has_shape(scene, u, "ring") ? 0 : turn_of(sheet, c));
        draw_shape(s, shape_of(scene, u), c->others > 0 ? 92 : 47);
        ks_svg_close(s);
    }
    ks_svg_close(s);
}

/* Guns show where they look by their barrels; of a column the head alone has a front. */
void ks_formed_fronts(struct ks_svg *s, const struct ks_scene *scene,
                      const struct ks_sheet *sheet, ks_unit u)
{
    const struct ks_counter *c = &scene->counter[u];
    if (has_shape(scene, u, "guns"))
        return;
    for (int i = 0; i <= (has_shape(scene, u, "trail") ? 0 : c->others); i++) {
        struct ks_point p = at(sheet, c, i);
        ks_svg_open(s, "g", "transform=\"translate(%f %f)\"", p.x, p.y);
        ks_counter_front(s, scene, u);
        ks_svg_close(s);
    }
}
