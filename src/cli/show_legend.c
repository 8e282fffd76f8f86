#include "cli/show_legend.h"

#include <math.h>
#include <stdio.h>
#include <string.h>

#include "cli/show_formed.h"
#include "cli/show_sample.h"
#include "cli/show_strip.h"

/* ---- title ----------------------------------------------------------------------------- */

/* "Title: scenario" on two lines. */
static void draw_title(struct ks_strip *p)
{
    const struct ks_game *g = p->scene->game;
    char title[sizeof g->title[0]], line[KS_LINE];
    snprintf(title, sizeof title, "%s", g->title[p->scene->language]);
    char *rest = strstr(title, ": ");
    if (rest != NULL)
        *rest = '\0';
    double size = fmin(104, p->width / (1 + .68 * ks_svg_letters(title)));
    p->y += size * .84;
    ks_svg_words(p->s, "text", title,
                 "class=\"title\" x=\"%f\" y=\"%f\" font-size=\"%f\"", p->x, p->y, size);
    p->y += 52;
    if (rest != NULL)
        ks_strip_write(p, "subtitle", p->x, p->y, rest + 2);
    if (g->turns > 0) {
        if (p->scene->turn > 0)
            snprintf(line, sizeof line, ks_strip_say(p, KS_WORD_TURN), p->scene->turn,
                     (int)g->turns);
        else
            snprintf(line, sizeof line, ks_strip_say(p, KS_WORD_SET_UP), (int)g->turns);
        ks_svg_words(p->s, "text", line,
                     "class=\"body\" text-anchor=\"end\" x=\"%f\" y=\"%f\"",
                     p->x + p->width, p->y);
    }
    p->y += 10;
}

/* ---- how to read a counter ------------------------------------------------------------- */

/* How much a unit shows: values, steps, a facing, a star, and nothing unusual. */
static int shows(const struct ks_scene *scene, ks_unit u)
{
    const struct ks_counter *c = &scene->counter[u];
    if (c->hex == KS_NONE || ks_is_leader(scene->game, u))
        return 0;
    return 1 + 8 * (c->facing >= 0 && c->firepower > 0 && c->steps > 1) +
           4 * c->in_command + 2 * (scene->game->piece[u].pips > 0) +
           (c->shots == 0 && (c->status == NULL || c->status[0] == '\0'));
}

static ks_unit find_sample(const struct ks_scene *scene)
{
    ks_unit best = KS_NONE;
    for (ks_unit u = 0; u < scene->game->pieces; u++)
        if (shows(scene, u) > (best == KS_NONE ? 0 : shows(scene, best)))
            best = u;
    return best;
}

static void draw_callout(struct ks_strip *p, struct ks_point from, double scale, double x,
                         double y, const char *text)
{
    double middle = p->x + p->width / 2;
    struct ks_point at = {middle + from.x * scale, p->y + 140 + from.y * scale};
    bool left = x < middle;
    ks_svg_leaf(p->s, "path", "class=\"lead\" d=\"M%f %fL%f %f\"", at.x, at.y,
                x + (left ? 8 : -8), y - 8);
    ks_svg_leaf(p->s, "circle", "class=\"dotend\" cx=\"%f\" cy=\"%f\" r=\"3.6\"", at.x,
                at.y);
    ks_svg_words(p->s, "text", text,
                 "class=\"small\" text-anchor=\"%r\" x=\"%f\" y=\"%f\"",
                 left ? "end" : "start", x, y);
}

static bool faces_hexside(const struct ks_scene *scene)
{
    for (ks_unit u = 0; u < scene->game->pieces; u++)
        if (scene->counter[u].facing >= KS_FACINGS)
            return true;
    return false;
}

/* A part of a counter, and where its caption stands. Figures have the name that the rules give
 * them. */
struct callout {
    enum ks_strip_word word;
    const char *figure; /* instead of the word; NULL: none */
    struct ks_point at;
    int side; /* -1 left, 1 right */
    double y;
};

/* The caption of a part, NULL where the counter does not have it. */
static const char *caption(const struct ks_strip *p, const struct callout *part,
                           ks_unit u)
{
    const struct ks_game *g = p->scene->game;
    const struct ks_counter *c = &p->scene->counter[u];
    enum ks_strip_word word = part->word;
    if (part->figure != NULL)
        return ks_has_term(g, "figure", part->figure)
                   ? ks_term_text(g, "figure", part->figure, p->scene->language)
                   : NULL;
    if ((word == KS_WORD_COLOUR && c->commander == KS_NONE) ||
        (word == KS_WORD_STAR && g->piece[u].pips == 0) ||
        (word == KS_WORD_FRONT && c->facing < 0))
        return NULL;
    return ks_strip_say(
        p, word == KS_WORD_FRONT && faces_hexside(p->scene) ? KS_WORD_LOOKS_TO : word);
}

static void draw_reading(struct ks_strip *p)
{
    /* clang-format off */
    static const struct callout part[] = {
        {KS_WORD_COLOUR,    NULL, {-28.5, -16}, -1, 34},  {KS_WORD_UNIT_NAME, NULL, {-22.4, -26}, -1, 84},
        {KS_WORD_ARM,       NULL, {-12, -2},    -1, 134}, {KS_WORDS, "morale",      {-20, 22},    -1, 188},
        {KS_WORDS, "strength",    {4, 31},      -1, 242}, {KS_WORDS, "steps",       {27.2, -12},  1, 84},
        {KS_WORDS, "firepower",   {29, 22},     1, 164},  {KS_WORD_FRONT,     NULL, {24, 40},     1, 236},
        {KS_WORD_STAR,      NULL, {16, -13.8},  1, 34},
    };
    /* clang-format on */
    const double scale = 2.3;
    ks_unit u = find_sample(p->scene);
    if (u == KS_NONE)
        return;
    ks_strip_heading(p, ks_strip_say(p, KS_WORD_READING));
    struct ks_counter shown[KS_MAX_PIECES];
    memcpy(shown, p->scene->counter, p->scene->game->pieces * sizeof *shown);
    if (shown[u].facing >= 0)
        shown[u].facing = 3; /* to the south, whatever it faces on the map */
    struct ks_scene scene = *p->scene;
    scene.counter = shown;
    struct ks_svg hex = {0};
    ks_sheet_hex_path(&hex, ks_point(0, 0), 1);
    ks_strip_begin(p, p->x + p->width / 2, p->y + 140, scale);
    ks_svg_path(p->s, &hex, "class=\"grid\"");
    ks_counter_front(p->s, &scene, u);
    ks_counter_draw(p->s, &scene, u);
    ks_svg_close(p->s);
    for (size_t i = 0; i < sizeof part / sizeof *part; i++)
        if (caption(p, &part[i], u) != NULL)
            draw_callout(p, part[i].at, scale, p->x + p->width / 2 + part[i].side * 160,
                         p->y + part[i].y, caption(p, &part[i], u));
    p->y += 270;
    p->s->failed |= hex.failed;
    ks_svg_done(&hex);
}

/* ---- ground ---------------------------------------------------------------------------- */

static void draw_ground(struct ks_strip *p)
{
    enum { ROW = 74 };
    int n = 0, columns = ks_strip_across(p, 3);
    ks_strip_heading(p, ks_strip_say(p, KS_WORD_GROUND));
    ks_sample_defs(p->s);
    for (int i = 0; i < KS_SAMPLES; i++) {
        if (!ks_sample_wanted(&p->scene->game->map, i))
            continue;
        struct ks_point at = ks_strip_cell(p, n++, columns, ROW);
        ks_strip_begin(p, at.x + 48, at.y, 1);
        ks_sample_draw(p->s, &p->scene->game->map, i);
        ks_svg_close(p->s);
        const char *note = ks_sample_note(i, p->scene->language);
        ks_strip_write(p, "small", at.x + 110, at.y + (note ? 0 : 8),
                       ks_sample_name(i, p->scene->language));
        if (note != NULL)
            ks_strip_write(p, "least", at.x + 110, at.y + 22, note);
    }
    ks_strip_pass(p, n, columns, ROW);
}

/* ---- scale and note -------------------------------------------------------------------- */

static void draw_scale(struct ks_strip *p)
{
    enum { HEXES = 4 };
    char line[KS_LINE];
    if (p->scene->metres == 0)
        return;
    p->y += 40;
    ks_svg_leaf(p->s, "path",
                "class=\"ruler\" d=\"M%f %fh100v14h-100zm200 0h100v14h-100z\"", p->x,
                p->y);
    ks_svg_leaf(p->s, "path", "class=\"rulerline\" d=\"M%f %fh400v14h-400z\"", p->x,
                p->y);
    for (int i = 0; i <= HEXES; i += 2) {
        snprintf(line, sizeof line, i == HEXES ? "%d m" : "%d", i * p->scene->metres);
        ks_svg_words(p->s, "text", line,
                     "class=\"small\" text-anchor=\"%r\" x=\"%f\" y=\"%f\"",
                     i ? "middle" : "start", p->x + i * 100, p->y + 42);
    }
    snprintf(line, sizeof line, ks_strip_say(p, KS_WORD_SCALE), p->scene->metres);
    ks_strip_write(p, "small", p->x + 470, p->y + 16, line);
    p->y += 48;
}

static void write_if_any(struct ks_strip *p, const char *class, double size,
                         const char *text)
{
    if (text != NULL && text[0])
        ks_strip_lines(p, class, size, text);
}

double ks_legend_draw(struct ks_svg *s, const struct ks_scene *scene, double width)
{
    struct ks_strip strip = {s, scene, 0, 0, width - 30};
    draw_title(&strip);
    write_if_any(&strip, "small", 24, scene->situation);
    if (scene->counter != NULL) {
        ks_legend_sides(&strip);
        ks_legend_commanders(&strip);
        ks_legend_track(&strip);
        ks_legend_arrivals(&strip);
        ks_legend_withdrawn(&strip);
        ks_legend_losses(&strip);
        draw_reading(&strip);
        ks_legend_arms(&strip);
        ks_legend_formations(&strip);
        ks_legend_marks(&strip);
    }
    draw_ground(&strip);
    draw_scale(&strip);
    strip.y += 4;
    write_if_any(&strip, "note", 21, scene->note);
    return strip.y + 8;
}
