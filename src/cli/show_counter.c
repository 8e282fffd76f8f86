#include "cli/show_counter.h"

#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* ---- style and definitions ------------------------------------------------------------- */

/* clang-format off */
static const char *const body[] = {
    [KS_ROUND] = "M-25-33H25A8 8 0 0 1 33-25V25A8 8 0 0 1 25 33H-25A8 8 0 0 1-33 25V-25A8 8 0 0 1-25-33Z",
    [KS_CUT]     = "M-23-33H23L33-23V23L23 33H-23L-33 23V-23Z",
    [KS_HOLLOW]  = "M-23-33H23A10 10 0 0 0 33-23V23A10 10 0 0 0 23 33H-23A10 10 0 0 0-33 23V-23A10 10 0 0 0-23-33Z",
}, *const strip[] = {
    [KS_ROUND] = "M-25-33H-24V33H-25A8 8 0 0 1-33 25V-25A8 8 0 0 1-25-33Z",
    [KS_CUT]     = "M-24-32V32L-33 23V-23Z",
    [KS_HOLLOW]  = "M-24-28.2V28.2A10 10 0 0 0-33 23V-23A10 10 0 0 0-24-28.2Z",
};
/* clang-format on */

const char *ks_counter_body(const struct ks_army *army)
{
    return body[army->livery.shape];
}

/* Is u the first piece that wears its dress, or its dress and arm? */
static bool is_first(const struct ks_game *g, ks_unit u, bool same_arm)
{
    for (ks_unit v = 0; v < u; v++)
        if (ks_dress_of(g, v) == ks_dress_of(g, u) &&
            (!same_arm || strcmp(g->piece[v].arm, g->piece[u].arm) == 0))
            return false;
    return true;
}

static void style_dress(struct ks_svg *s, const struct ks_game *g, ks_unit u)
{
    const struct ks_dress *d = ks_dress_of(g, u);
    const char *n = d->name;
    ks_svg_put(s, ".%r .bd{fill:%r}.%r .pn{fill:%r}.%r .hf{fill:%r}", n, d->body, n,
               d->panel, n, d->half);
    ks_svg_put(s, ".%r .sy{fill:%r}.%r .cut{fill:%r}.%r text{fill:%r}", n, d->symbol, n,
               d->panel, n, d->ink);
    ks_svg_put(
        s, ".%r .pip{fill:%r;stroke:%r}.%r .gone{fill:none;stroke:%r}.%r .sep{stroke:%r}",
        n, d->ink, d->ink, n, d->ink, n, d->ink);
    ks_svg_put(s, ".%r .fr{stroke:%r}.%r .trail{stroke:%r}", n, d->line, n, d->body);
    ks_svg_put(s, ".%r .file,.%r .trailfile{stroke:%r}\n", n, n, d->ink);
    ks_svg_put(s, ".%r .bust{fill:%r}.%r .bust .cut{fill:%r}\n", n,
               ks_is_round(g, u) ? d->ink : d->line, n, d->body);
}

void ks_counter_style(struct ks_svg *s, const struct ks_scene *scene)
{
    const struct ks_game *g = scene->game;
    ks_svg_open(s, "style", NULL);
    for (ks_unit u = 0; u < g->pieces; u++)
        if (is_first(g, u, false))
            style_dress(s, g, u);
    ks_svg_close(s);
}

static const char *const value_name[] = {"morale", "strength", "firepower"};
enum { VALUES = 3 };

const char *ks_counter_values(const struct ks_game *g, const struct ks_counter *c,
                              char out[16])
{
    int n = 0;
    out[0] = '\0';
    for (int i = 0; i < VALUES; i++)
        if (ks_has_term(g, "figure", value_name[i]))
            n += snprintf(out + n, 16 - (size_t)n, "%s%d", n > 0 ? "-" : "",
                          ks_figure(c, value_name[i]) % 1000);
    return out;
}

static bool has_values(const struct ks_game *g)
{
    char text[16];
    return ks_counter_values(g, &(struct ks_counter){0}, text)[0] != '\0';
}

/* What stands below the symbol: values, nothing, the stars of a battery. */
static const struct layout {
    const char *suffix;
    double height; /* of the panel behind the symbol */
} with_values = {"", 29}, bare = {"-bare", 44}, starred = {"-starred", 33};

static const struct layout *layout_of(const struct ks_game *g, const struct ks_counter *c,
                                      ks_unit u)
{
    if (has_values(g) && (g->piece[u].kind != KS_KIND_GUNS || c->strength > 0))
        return &with_values;
    return g->piece[u].pips > 0 ? &starred : &bare;
}

static void define_body(struct ks_svg *s, const struct ks_game *g, ks_unit u,
                        const struct layout *layout)
{
    bool horse = ks_is_mounted(g, u);
    const char *dress = ks_dress_of(g, u)->name;
    double height = layout->height, size = height - (horse ? 2 : height < 44 ? 3.4 : 6);
    ks_svg_open(s, "g", "id=\"%r-%s%r\" class=\"%r\"", dress, g->piece[u].arm,
                layout->suffix, dress);
    ks_svg_leaf(s, "path", "class=\"cast\" d=\"%r\" transform=\"translate(1.6 3)\"",
                ks_counter_body(ks_army_of(g, u)));
    ks_svg_leaf(s, "path", "class=\"bd\" d=\"%r\"", ks_counter_body(ks_army_of(g, u)));
    ks_svg_leaf(s, "rect",
                "class=\"pn\" x=\"-20.5\" y=\"-19.5\" width=\"42\" height=\"%f\"%r",
                height, ks_is_round(g, u) ? " rx=\"4\"" : "");
    if (horse)
        ks_svg_leaf(s, "path", "class=\"hf\" d=\"M-19.5 %fv-9L11.5-18.5h9v%fz\"",
                    height - 20.5, height - 2);
    ks_svg_open(s, "g", "class=\"sy\" transform=\"translate(.5 %f) scale(%h)\"",
                -19.5 + height / 2, size / 43);
    ks_symbol_draw(s, g, u);
    ks_svg_close(s);
    ks_svg_close(s);
}

/* A line along sides of a hex, or a bit of each of the six, a little inside. */
static void add_front(struct ks_svg *d, int corner, double from, double to)
{
    struct ks_point a = ks_sheet_corner(corner), b = ks_sheet_corner(corner + 1);
    struct ks_point p = ks_point_mix(a, b, from), q = ks_point_mix(a, b, to);
    ks_svg_move(d, ks_point(p.x * .93, p.y * .93));
    ks_svg_line(d, ks_point(q.x * .93, q.y * .93));
}

static void define_front(struct ks_svg *s, const struct ks_dress *d, const char *name,
                         const char *class, const struct ks_svg *data)
{
    ks_svg_open(s, "g", "id=\"%r-%r\" class=\"%r\"", d->name, name, d->name);
    ks_svg_path(s, data, "class=\"fc\"");
    ks_svg_path(s, data, "class=\"fr%r\"", class);
    ks_svg_close(s);
}

static void define_fronts(struct ks_svg *s, const struct ks_dress *d)
{
    struct ks_svg wedge = {0}, ring = {0}, edge = {0};
    add_front(&wedge, 5, .38, 1);
    struct ks_point tip = ks_point_mix(ks_sheet_corner(0), ks_sheet_corner(1), .62);
    ks_svg_line(&wedge, ks_point(tip.x * .93, tip.y * .93));
    for (int i = 0; i < 6; i++)
        add_front(&ring, i, .3, .7);
    add_front(&edge, 5, .72, 1);
    struct ks_point end = ks_point_mix(ks_sheet_corner(1), ks_sheet_corner(2), .28);
    ks_svg_line(&edge, ks_point(ks_sheet_corner(1).x * .93, ks_sheet_corner(1).y * .93));
    ks_svg_line(&edge, ks_point(end.x * .93, end.y * .93));
    define_front(s, d, "front", "", &wedge);
    define_front(s, d, "edge", "", &edge);
    define_front(s, d, "loose", " dash", &wedge);
    define_front(s, d, "ring", "", &ring);
    ks_svg_done(&wedge);
    ks_svg_done(&edge);
    ks_svg_done(&ring);
}

void ks_counter_defs(struct ks_svg *s, const struct ks_scene *scene)
{
    const struct ks_game *g = scene->game;
    ks_svg_open(s, "pattern",
                "id=\"lost\" width=\"5\" height=\"5\" "
                "patternUnits=\"userSpaceOnUse\" patternTransform=\"rotate(45)\"");
    ks_svg_leaf(s, "path", "d=\"M0 0h5v5H0z\" fill=\"#f4efe2\"");
    ks_svg_leaf(s, "path", "d=\"M0 0h2.4v5H0z\" fill=\"#333\"");
    ks_svg_close(s);
    for (ks_unit u = 0; u < g->pieces; u++) {
        if (is_first(g, u, false))
            define_fronts(s, ks_dress_of(g, u));
        if (!is_first(g, u, true) || ks_is_leader(g, u))
            continue;
        if (has_values(g))
            define_body(s, g, u, &with_values);
        if (has_values(g) && g->piece[u].kind != KS_KIND_GUNS)
            continue;
        define_body(s, g, u, &bare);
        define_body(s, g, u, &starred);
    }
}

/* ---- words ----------------------------------------------------------------------------- */

/* Rank words are small letters, three or more: "gen. ", "ppłk "; not "v. ". */
const char *ks_commander_name(const struct ks_game *g, ks_unit u)
{
    const char *name = g->piece[u].name, *space = strchr(name, ' ');
    if (space == NULL || space - name < 3 || *name < 'a' || *name > 'z')
        return name;
    return space + 1;
}

/* A long last word is cut: "1/II/Jekatierynosławski" becomes "1/II/Jekat.". */
static void short_name(const char *name, char out[64])
{
    enum { LONGEST = 12, KEPT = 10, LEAST = 4 };
    size_t prefix = 0, n;
    for (size_t i = 0; name[i]; i++)
        if (name[i] == '/' || name[i] == ' ')
            prefix = i + 1;
    size_t keep = KEPT > prefix + LEAST ? KEPT - prefix : LEAST;
    strncpy(out, name, 63);
    out[63] = '\0';
    if (ks_svg_letters(name) <= LONGEST ||
        (size_t)ks_svg_letters(name + prefix) <= keep + 1)
        return;
    for (n = prefix; out[n] && keep > 0; keep--)
        for (n++; ((unsigned char)out[n] & 0xC0) == 0x80;)
            n++;
    if (n < 62) {
        out[n] = '.';
        out[n + 1] = '\0';
    }
}

/* Writes a text from x on, narrowed if it might not fit. Letter is how wide one may be in the
 * widest face that the reader's machine puts in. */
static void draw_narrow(struct ks_svg *s, const char *text, const char *class, double x,
                        double y, double letter, double room)
{
    double width = ks_svg_letters(text) * letter;
    ks_svg_words(s, "text", text,
                 "class=\"%r\" style=\"text-anchor:start\" transform=\"translate(%f %f) "
                 "scale(%h 1)\"",
                 class, x, y, width > room ? room / width : 1);
}

/* The same round x. Narrowed text is not anchored in its middle, which some programs that draw
 * SVG get wrong, but begins where most faces need it. */
static void draw_middle(struct ks_svg *s, const char *text, const char *class, double x,
                        double y, double letter, double room)
{
    if (ks_svg_letters(text) * letter <= room)
        ks_svg_words(s, "text", text, "class=\"%r\" x=\"%f\" y=\"%f\"", class, x, y);
    else
        draw_narrow(s, text, class, x - room * .46, y, letter, room);
}

/* ---- marks ----------------------------------------------------------------------------- */

/* clang-format off */
#define CLOUD "M-10.3 4.3C-13.8 0-9.5-5.2-5.2-4.3C-4.3-9.5 3.4-10.3 5.2-6C10.3-7.7 13.8-1.7 10.3 1.7C12 6 6.9 8.6 3.4 6.9C.9 10.3-4.3 9.5-5.2 6.9C-7.7 7.7-10.3 6.9-10.3 4.3Z"

static const struct {
    double x, y, r; /* r 0: no disc */
    const char *drawing;
} mark_at[] = {
    [KS_MARK_SKIRMISH] = {-35, 0, 11.5, "<path class=\"dot\" d=\"M-6.3 2.6a1.9 1.9 0 1 0 3.8 0a1.9 1.9 0 1 0-3.8 0ZM-1.9-3.6a1.9 1.9 0 1 0 3.8 0a1.9 1.9 0 1 0-3.8 0ZM2.5 2.6a1.9 1.9 0 1 0 3.8 0a1.9 1.9 0 1 0-3.8 0Z\"/>"},
    [KS_MARK_SQUARE]   = {-35, 0, 11.5, "<path class=\"ln\" d=\"M-5-5H5V5H-5Z\"/><path class=\"dot\" d=\"M-1.6 0a1.6 1.6 0 1 0 3.2 0a1.6 1.6 0 1 0-3.2 0Z\"/>"},
    [KS_MARK_LIMBERED] = {-35, 0, 11.5, "<path class=\"ln\" d=\"M-5.5 0a5.5 5.5 0 1 0 11 0a5.5 5.5 0 1 0-11 0ZM-5.5 0H5.5M0-5.5V5.5\"/>"},
    [KS_MARK_RANKED]   = {-35, 0, 11.5, "<path class=\"ln\" d=\"M-6.4-3.2H6.4M-6.4 3.2H6.4\"/>"},
    [KS_MARK_TICK]     = {35, 33, 9.5,   "<path class=\"ln\" d=\"M-4.4.4L-1.2 3.8L4.6-3.6\"/>"},
    [KS_MARK_CROSS]    = {-30, 24, 9.5,  "<path class=\"ln bad\" d=\"M-4.6-4.6L4.6 4.6M-4.6 4.6L4.6-4.6\"/>"},
    [KS_MARK_HURT]     = {24, -22, 9.5,  "<path class=\"ln bad\" d=\"M0-5.5V5.5M-5.5 0H5.5\"/>"},
    [KS_MARK_SMOKE]    = {33, -31, 0,    "<path class=\"cloud\" d=\"" CLOUD "\"/>"},
    [KS_MARK_OLD_SMOKE] = {33, -31, 0,   "<path class=\"cloud old\" d=\"" CLOUD "\"/>"},
    [KS_MARK_SILENT]   = {33, -31, 10.5, "<path class=\"ln bad wide\" d=\"M-5.5 0H5.5\"/>"},
    [KS_MARK_TAB]      = {-36, -34, 0,   "<rect class=\"tab\" x=\"-12\" y=\"-8\" width=\"24\" height=\"16\" rx=\"8\"/>"},
    [KS_MARK_SUM]      = {-36, -19, 0,   "<rect class=\"sum\" x=\"-10\" y=\"-7.4\" width=\"20\" height=\"14.8\" rx=\"3\"/>"},
};
/* clang-format on */

void ks_counter_mark(struct ks_svg *s, enum ks_mark mark, const char *words)
{
    ks_svg_open(s, "g", "class=\"mark\"");
    if (mark_at[mark].r > 0)
        ks_svg_leaf(s, "circle", "class=\"disc\" r=\"%f\"", mark_at[mark].r);
    ks_svg_put(s, "%r\n", mark_at[mark].drawing);
    if (words != NULL)
        ks_svg_words(s, "text", words, "y=\"4.4\"");
    ks_svg_close(s);
}

void ks_counter_mark_on(struct ks_svg *s, enum ks_mark mark, const char *words)
{
    ks_svg_open(s, "g", "transform=\"translate(%f %f)\"", mark_at[mark].x,
                mark_at[mark].y);
    ks_counter_mark(s, mark, words);
    ks_svg_close(s);
}

/* The front and the mark of a formation, by the shape that is the last part of its sign. */
static const struct shape {
    const char *name, *front;
    enum ks_mark mark; /* KS_MARKS: none */
} shapes[] = {
    {"loose", "loose", KS_MARK_SKIRMISH},
    {"ring", "ring", KS_MARK_SQUARE},
    {"train", "front", KS_MARK_LIMBERED},
    {"ranks", "front", KS_MARK_RANKED},
    {"", "front", KS_MARKS},
};

static const struct shape *shape_of_sign(const char *sign)
{
    const struct shape *shape = shapes;
    while (shape->name[0] && !ks_sign_is(sign, ks_sign_is(sign, 0, "badge"), shape->name))
        shape++;
    return shape;
}

enum ks_mark ks_formation_mark(const char *sign)
{
    return shape_of_sign(sign)->mark;
}

static const struct shape *shape_of(const struct ks_scene *scene, ks_unit u)
{
    return shape_of_sign(
        ks_term_sign(scene->game, "formation", scene->counter[u].formation));
}

static bool is_moved(const struct ks_scene *scene, ks_unit u)
{
    const char *sign = ks_term_sign(scene->game, "status", scene->counter[u].status);
    return ks_sign_is(sign, 0, "tick") || ks_sign_is(sign, 0, "pause");
}

/* Told apart only while some others of the same command are in it. */
static bool is_out_of_command(const struct ks_scene *scene, ks_unit u)
{
    const struct ks_counter *c = scene->counter;
    if (c[u].in_command || c[u].hex == KS_NONE || c[u].commander == KS_NONE ||
        ks_is_leader(scene->game, u))
        return false;
    for (ks_unit v = 0; v < scene->game->pieces; v++)
        if (c[v].commander == c[u].commander && c[v].in_command && c[v].hex != KS_NONE &&
            !ks_is_leader(scene->game, v))
            return true;
    return false;
}

static void draw_marks(struct ks_svg *s, const struct ks_scene *scene, ks_unit u)
{
    const struct ks_counter *c = &scene->counter[u];
    if (shape_of(scene, u)->mark < KS_MARKS)
        ks_counter_mark_on(s, shape_of(scene, u)->mark, NULL);
    if (is_out_of_command(scene, u))
        ks_counter_mark_on(s, KS_MARK_CROSS, NULL);
    if (is_moved(scene, u))
        ks_counter_mark_on(s, KS_MARK_TICK, NULL);
    if (c->cannot_fire)
        ks_counter_mark_on(s, KS_MARK_SILENT, NULL);
    else if (c->shots > 0)
        ks_counter_mark_on(
            s, c->fired_before && c->shots == 1 ? KS_MARK_OLD_SMOKE : KS_MARK_SMOKE,
            (char[]){(char)('0' + c->shots % 10), '\0'});
}

void ks_counter_booty(struct ks_svg *s, const struct ks_scene *scene, ks_unit gun)
{
    ks_svg_open(s, "g", "class=\"%r\"", ks_dress_of(scene->game, gun)->name);
    ks_svg_leaf(s, "circle", "class=\"pn edge\" r=\"13\"");
    ks_svg_open(s, "g", "class=\"sy\" transform=\"scale(.46) rotate(-24)\"");
    ks_symbol_draw(s, scene->game, gun);
    ks_svg_close(s);
    ks_svg_mark(s, "taken", "M-9.2 9.2L9.2-9.2");
    ks_svg_close(s);
}

/* ---- one counter ----------------------------------------------------------------------- */

static void draw_value(struct ks_svg *s, int value, const char *class, double x,
                       double letter, double room)
{
    char text[8];
    snprintf(text, sizeof text, value > 0 ? "%d" : "–", value % 100);
    draw_middle(s, text, class, x, 29, letter, room);
}

static void draw_values(struct ks_svg *s, const struct ks_game *g,
                        const struct ks_counter *c)
{
    static const double x[VALUES] = {-14.6, 4.2, 22.8};
    if (!has_values(g))
        return;
    for (int i = 0; i < VALUES; i++)
        if (ks_has_term(g, "figure", value_name[i]))
            draw_value(s, ks_figure(c, value_name[i]), i == 1 ? "vb" : "va", x[i],
                       i == 1 ? 16 : 12.9, i == 1 ? 17 : 15);
    ks_svg_mark(s, "sep", "M-5.4 15.5v12M13.8 15.5v12");
}

/* Dots for steps: filled ones are left, emptied from the top. */
static void draw_steps(struct ks_svg *s, const struct ks_game *g,
                       const struct ks_counter *c)
{
    if (c->steps < 2 || !ks_has_term(g, "figure", "steps"))
        return;
    double gap = fmin(8.4, 24.0 / (c->steps - 1)), r = fmin(2.3, gap * .4);
    double top = -5 - gap * (c->steps - 1) / 2;
    for (int i = 0; i < c->steps; i++)
        ks_svg_leaf(s, "circle", "class=\"%r\" cx=\"27.2\" cy=\"%f\" r=\"%f\"",
                    i < c->lost ? "gone" : "pip", top + gap * i, r);
}

void ks_counter_star(struct ks_svg *s, bool white, double x, double y, double scale)
{
    ks_svg_leaf(s, "path",
                "class=\"%r\" transform=\"translate(%f %f) scale(%h)\" d=\"M0-5.6L1.6-1.9"
                "L5.5-1.5L2.5 1.1L3.4 5L0 2.9L-3.4 5L-2.5 1.1L-5.5-1.5L-1.6-1.9Z\"",
                white ? "white" : "gold", x, y, scale);
}

/* A battery bears its stars in a row below the gun, troops in the corner of the panel. */
static void draw_stars(struct ks_svg *s, const struct ks_scene *scene, ks_unit u)
{
    const struct ks_piece *p = &scene->game->piece[u];
    bool battery = layout_of(scene->game, &scene->counter[u], u) == &starred;
    for (int i = 0; i < p->pips; i++) {
        double across = i - (p->pips - 1) / 2.0;
        if (battery)
            ks_counter_star(s, p->pips_pale, .5 + across * fmin(14, 42.0 / p->pips), 23.4,
                            1.25);
        else
            ks_counter_star(s, p->pips_pale, 16 - 10.5 * i, -13.8, .98);
    }
}

void ks_counter_medal(struct ks_svg *s, const struct ks_scene *scene, ks_unit u)
{
    const struct ks_game *g = scene->game;
    ks_svg_open(s, "g", "class=\"%r\"", ks_dress_of(g, u)->name);
    ks_svg_leaf(s, "circle", "class=\"cast\" cx=\"1.6\" cy=\"3\" r=\"31\"");
    ks_svg_leaf(s, "circle", "class=\"ring\" r=\"31\" fill=\"%r\"",
                ks_commander_colour(g, u));
    ks_svg_leaf(s, "circle", "class=\"bd\" r=\"25.4\"");
    if (!ks_is_round(g, u)) /* at the sides, or at the corners */
        ks_svg_leaf(s, "path",
                    "class=\"notch\" d=\"M0-31L5-25.4H-5ZM0 31L5 25.4H-5ZM-31 0"
                    "L-25.4 5V-5ZM31 0L25.4 5V-5Z\"%r",
                    ks_army_of(g, u)->livery.shape == KS_HOLLOW
                        ? " transform=\"rotate(45)\""
                        : "");
    ks_svg_open(s, "g", "class=\"bust\" transform=\"translate(0 -1) scale(.86)\"");
    ks_symbol_draw(s, g, u);
    ks_svg_close(s);
    if (ks_is_chief(g, u))
        ks_svg_mark(s, "star",
                    "M0-42L2.6-35.8L9.2-35.2L4.2-30.9L5.8-24.4"
                    "L0-27.9L-5.8-24.4L-4.2-30.9L-9.2-35.2L-2.6-35.8Z");
    ks_svg_close(s);
    if (scene->counter[u].wounded)
        ks_counter_mark_on(s, KS_MARK_HURT, NULL);
}

void ks_counter_ribbon(struct ks_svg *s, const struct ks_scene *scene, ks_unit u)
{
    const char *name = ks_commander_name(scene->game, u);
    double width = ks_svg_letters(name) * 6.9 + 10;
    ks_svg_leaf(s, "rect",
                "class=\"ribbon\" x=\"%f\" y=\"-8\" width=\"%f\" height=\"16\" rx=\"3\"",
                -width / 2, width);
    draw_middle(s, name, "who", 0, 4.2, 8, width - 5);
}

static void draw_commander(struct ks_svg *s, const struct ks_scene *scene, ks_unit u)
{
    ks_counter_medal(s, scene, u);
    ks_svg_open(s, "g", "transform=\"translate(0 28)\"");
    ks_counter_ribbon(s, scene, u);
    ks_svg_close(s);
}

static void draw_unit(struct ks_svg *s, const struct ks_scene *scene, ks_unit u)
{
    const struct ks_counter *c = &scene->counter[u];
    const struct ks_dress *d = ks_dress_of(scene->game, u);
    char name[64];
    short_name(scene->game->piece[u].name, name);
    ks_svg_open(s, "g", "class=\"%r\"", d->name);
    ks_svg_leaf(s, "use", "href=\"#%r-%s%r\"", d->name, scene->game->piece[u].arm,
                layout_of(scene->game, c, u)->suffix);
    ks_svg_leaf(s, "path", "class=\"strip\" fill=\"%r\" d=\"%r\"",
                is_out_of_command(scene, u)
                    ? "url(#lost)"
                    : ks_commander_colour(scene->game, c->commander),
                strip[ks_army_of(scene->game, u)->livery.shape]);
    draw_narrow(s, name, "id", -21, -22.4, 6.7, ks_is_round(scene->game, u) ? 51 : 45);
    if (c->strength > 0) /* what is lost has no values any more */
        draw_values(s, scene->game, c);
    draw_stars(s, scene, u);
    draw_steps(s, scene->game, c);
    if (is_moved(scene, u))
        ks_svg_leaf(s, "path", "class=\"veil\" d=\"%r\"",
                    ks_counter_body(ks_army_of(scene->game, u)));
    ks_svg_close(s);
    draw_marks(s, scene, u);
}

void ks_counter_draw(struct ks_svg *s, const struct ks_scene *scene, ks_unit u)
{
    if (ks_is_leader(scene->game, u))
        draw_commander(s, scene, u);
    else
        draw_unit(s, scene, u);
}

void ks_counter_front(struct ks_svg *s, const struct ks_scene *scene, ks_unit u)
{
    const struct ks_counter *c = &scene->counter[u];
    const char *dress = ks_dress_of(scene->game, u)->name,
               *front = shape_of(scene, u)->front;
    bool round = strcmp(front, "ring") == 0;
    if (ks_is_leader(scene->game, u) || (c->facing < 0 && !round))
        return;
    ks_svg_leaf(s, "use", "href=\"#%r-%r\" transform=\"rotate(%d)\"", dress, front,
                round                    ? 0
                : c->facing < KS_FACINGS ? c->facing * 60
                                         : (c->facing - KS_FACINGS) * 60 + 30);
}
