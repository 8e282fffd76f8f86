#include "cli/show_legend.h"

#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "cli/show_sample.h"

enum { MAX_LINE = 400 };

struct strip { /* a column that grows downwards */
    struct ks_svg *s;
    const struct ks_scene *scene;
    double x, y, width;
};

/* ---- words ----------------------------------------------------------------------------- */

enum word {
    TURN,
    SET_UP,
    POINTS,
    ON_MAP,
    COMING,
    COMMANDERS,
    ARRIVALS,
    LATER,
    BY_HEX,
    BY_HEXES,
    LOST,
    READING,
    ARMS,
    GROUND,
    MARKS,
    UNIT_NAME,
    ARM,
    MORALE,
    STRENGTH,
    FIREPOWER,
    STEPS,
    COLOUR,
    FRONT,
    SCALE,
    WORDS
};

/* clang-format off */
static const char *const words[WORDS][KS_LANGUAGES] = {
    [TURN]       = {"turn %d of %d", "etap %d z %d"},
    [SET_UP]     = {"set-up, %d turns", "ustawienie, etapów: %d"},
    [POINTS]     = {"%d points", "punkty: %d"},
    [ON_MAP]     = {"%d on the map", "na mapie: %d"},
    [COMING]     = {", %d to come", ", w drodze: %d"},
    [COMMANDERS] = {"Commanders", "Dowódcy"},
    [ARRIVALS]   = {"Reinforcements", "Posiłki"},
    [LATER]      = {"later", "później"},
    [BY_HEX]     = {"turn %d, by hex %s", "etap %d, przez pole %s"},
    [BY_HEXES]   = {"turn %d, by hexes %s–%s", "etap %d, przez pola %s–%s"},
    [LOST]       = {"Lost", "Straty"},
    [READING]    = {"A counter", "Żeton"},
    [ARMS]       = {"Arms", "Rodzaje broni"},
    [GROUND]     = {"Ground", "Teren"},
    [MARKS]      = {"Marks", "Znaki"},
    [UNIT_NAME]  = {"name", "nazwa"},
    [ARM]        = {"arm", "rodzaj broni"},
    [MORALE]     = {"morale", "morale"},
    [STRENGTH]   = {"strength", "liczebność"},
    [FIREPOWER]  = {"firepower", "siła ognia"},
    [STEPS]      = {"steps left", "pozostałe poziomy"},
    [COLOUR]     = {"commander's colour", "barwa dowódcy"},
    [FRONT]      = {"front: two hexsides", "front: dwa boki pola"},
    [SCALE]      = {"1 hex is about %d m", "1 pole to około %d m"},
};
/* clang-format on */

static const char *say(const struct strip *p, enum word w)
{
    return words[w][p->scene->language];
}

static const char *side_name(const struct strip *p, int side)
{
    const char *name = p->scene->side_name[side];
    return name != NULL && name[0] ? name : p->scene->game->side[side];
}

static size_t letters(const char *text, size_t bytes)
{
    size_t n = 0;
    for (size_t i = 0; i < bytes; i++)
        n += ((unsigned char)text[i] & 0xC0) != 0x80;
    return n;
}

static void write_at(const struct strip *p, const char *class, double x, double y,
                     const char *text)
{
    ks_svg_words(p->s, "text", text, "class=\"%r\" x=\"%f\" y=\"%f\"", class, x, y);
}

static void write_line(struct strip *p, const char *class, double size, const char *text,
                       size_t n)
{
    char line[MAX_LINE];
    size_t length = n < sizeof line ? n : sizeof line - 1;
    memcpy(line, text, length);
    line[length] = '\0';
    p->y += size * 1.28;
    write_at(p, class, p->x, p->y, line);
}

/* Breaks a text into lines that fit. */
static void write_lines(struct strip *p, const char *class, double size, const char *text)
{
    size_t most = (size_t)(p->width / (size * .51)), used = 0, next = 0;
    while (text[next]) {
        next += strspn(text + next, " ");
        next += strcspn(text + next, " ");
        if (letters(text, next) > most && used > 0) {
            write_line(p, class, size, text, used);
            text += used + strspn(text + used, " ");
            used = next = 0;
        } else {
            used = next;
        }
    }
    write_line(p, class, size, text, used);
}

static void heading(struct strip *p, const char *text)
{
    p->y += 50;
    write_at(p, "head", p->x, p->y, text);
    ks_svg_leaf(p->s, "path", "class=\"rule\" d=\"M%f %fh%f\"", p->x, p->y + 12,
                p->width);
    p->y += 19;
}

/* Draws something scaled round a point. */
static void begin_at(const struct strip *p, double x, double y, double scale)
{
    ks_svg_open(p->s, "g", "transform=\"translate(%f %f) scale(%h)\"", x, y, scale);
}

/* Place of cell i in a table of so many columns. */
static struct ks_point cell(const struct strip *p, int i, int columns, double pitch)
{
    int row = i / columns;
    return ks_point(p->x + i % columns * (p->width / columns), p->y + (row + .5) * pitch);
}

/* Goes on below a table of n cells. */
static void pass(struct strip *p, int n, int columns, double pitch)
{
    int rows = (n + columns - 1) / columns;
    p->y += rows * pitch;
}

/* ---- title and sides ------------------------------------------------------------------- */

/* "Title: scenario" on two lines. */
static void draw_title(struct strip *p)
{
    const struct ks_game *g = p->scene->game;
    char title[sizeof g->title[0]], line[MAX_LINE];
    snprintf(title, sizeof title, "%s", g->title[p->scene->language]);
    char *rest = strstr(title, ": ");
    if (rest != NULL)
        *rest = '\0';
    double size = fmin(104, p->width / (1 + .68 * (double)letters(title, strlen(title))));
    p->y += size * .84;
    ks_svg_words(p->s, "text", title,
                 "class=\"title\" x=\"%f\" y=\"%f\" font-size=\"%f\"", p->x, p->y, size);
    p->y += 52;
    if (rest != NULL)
        write_at(p, "subtitle", p->x, p->y, rest + 2);
    if (g->turns > 0) {
        if (p->scene->turn > 0)
            snprintf(line, sizeof line, say(p, TURN), p->scene->turn, (int)g->turns);
        else
            snprintf(line, sizeof line, say(p, SET_UP), (int)g->turns);
        ks_svg_words(p->s, "text", line,
                     "class=\"body\" text-anchor=\"end\" x=\"%f\" y=\"%f\"",
                     p->x + p->width, p->y);
    }
    p->y += 10;
}

bool ks_legend_is_coming(const struct ks_scene *scene, ks_unit u)
{
    const struct ks_counter *c = &scene->counter[u];
    return c->hex == KS_NONE && !c->eliminated;
}

static void draw_side(struct strip *p, int side, double x, double width)
{
    const struct ks_scene *scene = p->scene;
    int here = 0, coming = 0;
    ks_unit sample = KS_NONE;
    for (ks_unit u = 0; u < scene->game->pieces; u++) {
        if (scene->game->piece[u].side != side)
            continue;
        sample = sample == KS_NONE ? u : sample;
        here += scene->counter[u].hex != KS_NONE;
        coming += ks_legend_is_coming(scene, u);
    }
    if (sample == KS_NONE)
        return;
    const struct ks_dress *d = ks_dress_of(scene->game, sample);
    ks_svg_leaf(p->s, "rect",
                "class=\"bar\" fill=\"%r\" x=\"%f\" y=\"%f\" width=\"%f\" "
                "height=\"12\"",
                d->rounded || scene->dark ? d->body : d->line, x, p->y, width);
    write_at(p, "side", x, p->y + 52, side_name(p, side));
    char line[MAX_LINE], more[MAX_LINE] = "";
    snprintf(line, sizeof line, say(p, POINTS), scene->points[side]);
    ks_svg_words(p->s, "text", line,
                 "class=\"body\" text-anchor=\"end\" x=\"%f\" y=\"%f\"", x + width,
                 p->y + 52);
    if (coming > 0)
        snprintf(more, sizeof more, say(p, COMING), coming);
    snprintf(line, sizeof line, say(p, ON_MAP), here);
    strncat(line, more, sizeof line - strlen(line) - 1);
    write_at(p, "small", x, p->y + 84, line);
}

static void draw_sides(struct strip *p)
{
    double width = (p->width - 30) / 2;
    p->y += 26;
    draw_side(p, 0, p->x, width);
    draw_side(p, 1, p->x + width + 30, width);
    p->y += 84;
}

/* ---- commanders ------------------------------------------------------------------------ */

static int count_command(const struct ks_scene *scene, ks_unit commander)
{
    int n = 0;
    for (ks_unit u = 0; u < scene->game->pieces; u++)
        n += u != commander && scene->counter[u].commander == commander &&
             !scene->counter[u].eliminated;
    return n;
}

static void draw_commander(struct strip *p, ks_unit u, double x, double y)
{
    char line[MAX_LINE];
    int n = count_command(p->scene, u);
    begin_at(p, x + 24, y, .72);
    ks_counter_medal(p->s, p->scene, u);
    ks_svg_close(p->s);
    snprintf(line, sizeof line, n > 0 ? "%s ×%d" : "%s",
             ks_commander_name(p->scene->game, u), n);
    write_at(p, p->scene->counter[u].eliminated ? "gone2" : "body", x + 62, y + 9, line);
}

static void draw_commanders(struct strip *p)
{
    enum { ROW = 50 };
    const struct ks_game *g = p->scene->game;
    int n[2] = {0, 0};
    heading(p, say(p, COMMANDERS));
    for (ks_unit u = 0; u < g->pieces; u++) {
        int side = g->piece[u].side & 1;
        if (ks_is_leader(g, u))
            draw_commander(p, u, p->x + side * p->width / 2,
                           p->y + (n[side]++ + .5) * ROW);
    }
    p->y += (n[0] > n[1] ? n[0] : n[1]) * ROW;
}

/* ---- arrivals and losses --------------------------------------------------------------- */

typedef bool chooser(const struct ks_scene *scene, ks_unit u,
                     const struct ks_arrival *group);

static bool is_lost(const struct ks_scene *scene, ks_unit u,
                    const struct ks_arrival *group)
{
    (void)group;
    return scene->counter[u].eliminated;
}

static struct ks_arrival arrival_of(const struct ks_scene *scene, ks_unit u)
{
    return scene->arrival != NULL ? scene->arrival[u]
                                  : (struct ks_arrival){0, KS_NONE, KS_NONE};
}

static bool comes_with(const struct ks_scene *scene, ks_unit u,
                       const struct ks_arrival *group)
{
    struct ks_arrival a = arrival_of(scene, u);
    return ks_legend_is_coming(scene, u) && a.turn == group->turn &&
           a.first == group->first && a.last == group->last;
}

/* A table of counters; narrower where many are to come. */
static void draw_counters(struct strip *p, chooser *choose,
                          const struct ks_arrival *group)
{
    int coming = 0, n = 0;
    for (ks_unit u = 0; u < p->scene->game->pieces; u++)
        coming += ks_legend_is_coming(p->scene, u);
    int columns = coming > 44 ? 14 : 11;
    double pitch = p->width / columns;
    for (ks_unit u = 0; u < p->scene->game->pieces; u++) {
        if (!choose(p->scene, u, group))
            continue;
        struct ks_point at = cell(p, n++, columns, pitch);
        begin_at(p, at.x + pitch / 2, at.y, pitch / 74);
        ks_counter_draw(p->s, p->scene, u);
        ks_svg_close(p->s);
    }
    pass(p, n, columns, pitch);
}

static void tell_arrival(struct strip *p, const struct ks_arrival *a)
{
    char line[MAX_LINE], first[8], last[8];
    const struct ks_map *map = &p->scene->game->map;
    if (a->turn == 0 || a->first == KS_NONE) {
        snprintf(line, sizeof line, "%s", say(p, LATER));
    } else {
        ks_hex_text(map, a->first, first);
        ks_hex_text(map, a->last == KS_NONE ? a->first : a->last, last);
        snprintf(line, sizeof line, say(p, strcmp(first, last) ? BY_HEXES : BY_HEX),
                 (int)a->turn, first, last);
    }
    p->y += 26;
    write_at(p, "body", p->x, p->y, line);
    p->y += 14;
}

static void draw_arrivals(struct strip *p)
{
    bool begun = false;
    for (ks_unit u = 0; u < p->scene->game->pieces; u++) {
        struct ks_arrival a = arrival_of(p->scene, u);
        bool seen = !ks_legend_is_coming(p->scene, u);
        for (ks_unit v = 0; v < u && !seen; v++)
            seen = comes_with(p->scene, v, &a);
        if (seen)
            continue;
        if (!begun)
            heading(p, say(p, ARRIVALS));
        begun = true;
        tell_arrival(p, &a);
        draw_counters(p, comes_with, &a);
    }
}

static void draw_losses(struct strip *p)
{
    for (ks_unit u = 0; u < p->scene->game->pieces; u++)
        if (p->scene->counter[u].eliminated) {
            heading(p, say(p, LOST));
            draw_counters(p, is_lost, NULL);
            return;
        }
}

/* ---- how to read a counter ------------------------------------------------------------- */

/* A unit that shows everything: values, steps, a facing. */
static ks_unit find_sample(const struct ks_scene *scene)
{
    for (ks_unit u = 0; u < scene->game->pieces; u++)
        if (scene->counter[u].hex != KS_NONE && scene->counter[u].facing >= 0 &&
            scene->counter[u].firepower > 0 && scene->counter[u].steps > 1)
            return u;
    return KS_NONE;
}

static void draw_callout(struct strip *p, struct ks_point from, double scale, double x,
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

static void draw_reading(struct strip *p)
{
    /* clang-format off */
    static const struct {
        enum word word;
        struct ks_point at;
        int side; /* -1 left, 1 right */
        double y;
    } callout[] = {
        {COLOUR,    {-28.5, -16}, -1, 34},  {UNIT_NAME, {-22.4, -26}, -1, 84},
        {ARM,       {-12, -2},    -1, 134}, {MORALE,    {-20, 22},    -1, 188},
        {STRENGTH,  {4, 31},      -1, 242}, {STEPS,     {27.2, -12},  1, 84},
        {FIREPOWER, {29, 22},     1, 164},  {FRONT,     {24, 40},     1, 236},
    };
    /* clang-format on */
    const double scale = 2.3;
    ks_unit u = find_sample(p->scene);
    if (u == KS_NONE)
        return;
    heading(p, say(p, READING));
    struct ks_counter *shown = malloc(p->scene->game->pieces * sizeof *shown);
    if (shown == NULL) {
        p->s->failed = true;
        return;
    }
    memcpy(shown, p->scene->counter, p->scene->game->pieces * sizeof *shown);
    shown[u].facing = 3; /* to the south, whatever it faces on the map */
    struct ks_scene scene = *p->scene;
    scene.counter = shown;
    struct ks_svg hex = {0};
    ks_sheet_hex_path(&hex, ks_point(0, 0), 1);
    begin_at(p, p->x + p->width / 2, p->y + 140, scale);
    ks_svg_path(p->s, &hex, "class=\"grid\"");
    ks_counter_front(p->s, &scene, u);
    ks_counter_draw(p->s, &scene, u);
    ks_svg_close(p->s);
    for (size_t i = 0; i < sizeof callout / sizeof *callout; i++)
        draw_callout(p, callout[i].at, scale, p->x + p->width / 2 + callout[i].side * 160,
                     p->y + callout[i].y, say(p, callout[i].word));
    p->y += 270;
    p->s->failed |= hex.failed;
    ks_svg_done(&hex);
    free(shown);
}

/* ---- arms and marks -------------------------------------------------------------------- */

/* First piece of each arm, commanders apart. */
static bool shows_arm(const struct ks_scene *scene, ks_unit u)
{
    if (ks_is_leader(scene->game, u))
        return false;
    for (ks_unit v = 0; v < u; v++)
        if (ks_arm_of(scene->game, v) == ks_arm_of(scene->game, u))
            return false;
    return true;
}

static void draw_arms(struct strip *p)
{
    enum { COLUMNS = 4, ROW = 53 };
    int n = 0;
    heading(p, say(p, ARMS));
    for (ks_unit u = 0; u < p->scene->game->pieces; u++) {
        if (!shows_arm(p->scene, u))
            continue;
        const struct ks_arm *arm = ks_arm_of(p->scene->game, u);
        struct ks_point at = cell(p, n++, COLUMNS, ROW);
        begin_at(p, at.x + 24, at.y, 1);
        ks_svg_leaf(p->s, "rect",
                    "class=\"swatch\" x=\"-24\" y=\"-24\" width=\"48\" height=\"48\" "
                    "rx=\"6\"");
        ks_svg_open(p->s, "g", "class=\"sign\" transform=\"scale(.86)\"");
        ks_symbol_draw(p->s, arm);
        ks_svg_close(p->s);
        ks_svg_close(p->s);
        write_at(p, "tiny", at.x + 58, at.y + 8, arm->name[p->scene->language]);
    }
    pass(p, n, COLUMNS, ROW);
}

static void draw_marks(struct strip *p)
{
    /* clang-format off */
    static const struct {
        enum ks_mark mark;
        const char *words, *name[KS_LANGUAGES];
    } mark[] = {
        {KS_MARK_TAB, "×3", {"three in a stack", "trzy w stosie"}},
        {KS_MARK_SKIRMISH, NULL, {"skirmish order", "tyraliera"}},
        {KS_MARK_SQUARE, NULL, {"square", "czworobok"}},
        {KS_MARK_SMOKE, "2", {"shots fired", "oddane strzały"}},
        {KS_MARK_TICK, NULL, {"has moved", "po ruchu"}},
        {KS_MARK_CROSS, NULL, {"out of command", "niedowodzony"}},
    };
    /* clang-format on */
    heading(p, say(p, MARKS));
    for (int i = 0; i < 6; i++) {
        struct ks_point at = cell(p, i, 3, 47);
        begin_at(p, at.x + 24, at.y, 1.7);
        ks_counter_mark(p->s, mark[i].mark, mark[i].words);
        ks_svg_close(p->s);
        write_at(p, "small", at.x + 60, at.y + 8, mark[i].name[p->scene->language]);
    }
    pass(p, 6, 3, 47);
}

/* ---- ground ---------------------------------------------------------------------------- */

static void draw_ground(struct strip *p)
{
    enum { COLUMNS = 3, ROW = 74 };
    int n = 0;
    heading(p, say(p, GROUND));
    ks_sample_defs(p->s);
    for (int i = 0; i < KS_SAMPLES; i++) {
        if (!ks_sample_wanted(&p->scene->game->map, i))
            continue;
        struct ks_point at = cell(p, n++, COLUMNS, ROW);
        begin_at(p, at.x + 48, at.y, 1);
        ks_sample_draw(p->s, i);
        ks_svg_close(p->s);
        write_at(p, "small", at.x + 110, at.y + 8, ks_sample_name(i, p->scene->language));
    }
    pass(p, n, COLUMNS, ROW);
}

/* ---- scale and note -------------------------------------------------------------------- */

static void draw_scale(struct strip *p)
{
    enum { HEXES = 4 };
    char line[MAX_LINE];
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
    snprintf(line, sizeof line, say(p, SCALE), p->scene->metres);
    write_at(p, "small", p->x + 470, p->y + 16, line);
    p->y += 48;
}

static void write_if_any(struct strip *p, const char *class, double size,
                         const char *text)
{
    if (text != NULL && text[0])
        write_lines(p, class, size, text);
}

double ks_legend_draw(struct ks_svg *s, const struct ks_scene *scene, double x, double y)
{
    struct strip strip = {s, scene, x, y, KS_LEGEND_WIDTH - 30};
    draw_title(&strip);
    write_if_any(&strip, "small", 24, scene->situation);
    if (scene->counter != NULL) {
        draw_sides(&strip);
        draw_commanders(&strip);
        draw_arrivals(&strip);
        draw_losses(&strip);
        draw_reading(&strip);
        draw_arms(&strip);
        draw_marks(&strip);
    }
    draw_ground(&strip);
    draw_scale(&strip);
    strip.y += 4;
    write_if_any(&strip, "note", 21, scene->note);
    return strip.y + 8;
}
