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

/* How many cells of a table stand side by side; more in a broad strip. */
static int across(const struct strip *p, int cells)
{
    return (int)(cells * p->width / (KS_LEGEND_WIDTH - 30) + .1);
}

/* ---- words ----------------------------------------------------------------------------- */

enum word {
    TURN,
    SET_UP,
    POINTS,
    LEADS,
    ENDS_AT,
    ON_MAP,
    COMING,
    AWAY,
    TRACK,
    COMMANDERS,
    ARRIVALS,
    LATER,
    DICE,
    NEVER_COMES,
    BY_HEX,
    BY_HEXES,
    WITHDRAWN,
    BACK_AT,
    BACK_LATE,
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
    STAR,
    SCALE,
    WORDS
};

/* clang-format off */
static const char *const words[WORDS][KS_LANGUAGES] = {
    [TURN]       = {"turn %d of %d", "etap %d z %d"},
    [SET_UP]     = {"set-up, %d turns", "ustawienie, etapów: %d"},
    [POINTS]     = {"%d points", "punkty: %d"},
    [LEADS]      = {"lead: %d", "przewaga: %d"},
    [ENDS_AT]    = {"A lead of %d (%s) or %d (%s) ends the game.", "Przewaga %d (%s) albo %d (%s) kończy grę."},
    [ON_MAP]     = {"%d on the map", "na mapie: %d"},
    [COMING]     = {", %d to come", ", w drodze: %d"},
    [AWAY]       = {", %d withdrawn", ", wycofane: %d"},
    [TRACK]      = {"Turns", "Etapy"},
    [COMMANDERS] = {"Commanders", "Dowódcy"},
    [ARRIVALS]   = {"Reinforcements", "Posiłki"},
    [LATER]      = {"later", "później"},
    [DICE]       = {"turn found by dice, by hexes %s–%s", "etap z rzutu kością, przez pola %s–%s"},
    [NEVER_COMES] = {"do not come any more", "już nie przybędą"},
    [BY_HEX]     = {"turn %d, by hex %s", "etap %d, przez pole %s"},
    [BY_HEXES]   = {"turn %d, by hexes %s–%s", "etap %d, przez pola %s–%s"},
    [WITHDRAWN]  = {"Withdrawn", "Wycofane"},
    [BACK_AT]    = {"back in turn %d", "powrót w etapie %d"},
    [BACK_LATE]  = {"due since turn %d, no place yet", "od etapu %d, jeszcze bez miejsca"},
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
    [STAR]       = {"star", "gwiazdka"},
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
    return c->hex == KS_NONE && !c->eliminated && !ks_counter_is_withdrawn(c);
}

struct tally { /* pieces of a side, or of an army of it */
    const struct ks_dress *dress;
    int here, coming, away;
};

enum { MAX_ARMIES = 4 };

static void count_piece(const struct ks_scene *scene, ks_unit u, struct tally *t)
{
    t->here += scene->counter[u].hex != KS_NONE;
    t->coming += ks_legend_is_coming(scene, u);
    t->away += ks_counter_is_withdrawn(&scene->counter[u]);
}

/* Counts by army; how many armies the side has. */
static int count_armies(const struct ks_scene *scene, int side, struct tally *army)
{
    int n = 0;
    for (ks_unit u = 0; u < scene->game->pieces; u++) {
        const struct ks_dress *d = ks_dress_of(scene->game, u);
        int i = 0;
        if (scene->game->piece[u].side != side)
            continue;
        while (i < n && army[i].dress != d)
            i++;
        if (i == MAX_ARMIES)
            continue;
        if (i == n)
            army[n++] = (struct tally){.dress = d};
        count_piece(scene, u, &army[i]);
    }
    return n;
}

static void write_tally(const struct strip *p, const struct tally *t, double x, double y)
{
    char line[MAX_LINE];
    int n = snprintf(line, sizeof line, say(p, ON_MAP), t->here);
    if (t->coming > 0)
        n += snprintf(line + n, sizeof line - (size_t)n, say(p, COMING), t->coming);
    if (t->away > 0)
        snprintf(line + n, sizeof line - (size_t)n, say(p, AWAY), t->away);
    write_at(p, t->coming > 0 && t->away > 0 ? "tiny" : "small", x, y, line);
}

/* The colour of an army on the panel. */
static const char *army_colour(const struct strip *p, const struct ks_dress *d)
{
    return d->corners == KS_ROUNDED || p->scene->dark ? d->body : d->line;
}

/* Points of a side; of one score for both, the lead. */
static void write_points(const struct strip *p, int side, double x, double y)
{
    const struct ks_scene *scene = p->scene;
    char line[MAX_LINE] = "";
    int lead = scene->points[side] - scene->points[!side];
    if (!scene->game->one_score)
        snprintf(line, sizeof line, say(p, POINTS), scene->points[side]);
    else if (lead > 0)
        snprintf(line, sizeof line, say(p, LEADS), lead);
    ks_svg_words(p->s, "text", line,
                 "class=\"body\" text-anchor=\"end\" x=\"%f\" y=\"%f\"", x, y);
}

/* An army's counter and name: what its colour and corners are. */
static void draw_army(const struct strip *p, const struct tally *t, double x, double y)
{
    ks_svg_open(p->s, "g", "class=\"%r\" transform=\"translate(%f %f) scale(.4)\"",
                t->dress->nation, x + 13, y - 8);
    ks_svg_leaf(p->s, "path", "class=\"bd\" d=\"%r\"", ks_counter_body(t->dress));
    ks_svg_leaf(p->s, "rect",
                "class=\"pn\" x=\"-20.5\" y=\"-19.5\" width=\"42\" height=\"29\"");
    ks_svg_close(p->s);
    char line[MAX_LINE];
    int n = snprintf(line, sizeof line, "%s: ", t->dress->name[p->scene->language]);
    n += snprintf(line + n, sizeof line - (size_t)n, "%d", t->here);
    if (t->coming > 0)
        n += snprintf(line + n, sizeof line - (size_t)n, say(p, COMING), t->coming);
    if (t->away > 0)
        snprintf(line + n, sizeof line - (size_t)n, say(p, AWAY), t->away);
    write_at(p, "tiny", x + 36, y, line);
}

/* How deep it is. */
static double draw_side(struct strip *p, int side, double x, double width)
{
    struct tally army[MAX_ARMIES], all = {0};
    int n = count_armies(p->scene, side, army);
    for (int i = 0; i < n; i++) {
        all.here += army[i].here;
        all.coming += army[i].coming;
        all.away += army[i].away;
        ks_svg_leaf(p->s, "rect",
                    "class=\"bar\" fill=\"%r\" x=\"%f\" y=\"%f\" width=\"%f\" "
                    "height=\"12\"",
                    army_colour(p, army[i].dress), x + i * width / n, p->y, width / n);
    }
    if (n == 0)
        return 0;
    write_at(p, "side", x, p->y + 52, side_name(p, side));
    write_points(p, side, x + width, p->y + 52);
    write_tally(p, &all, x, p->y + 84);
    for (int i = 0; i < n && n > 1; i++)
        draw_army(p, &army[i], x, p->y + 118 + i * 32);
    return n > 1 ? 86 + n * 32 : 84;
}

/* ---- one score for both sides ---------------------------------------------------------- */

/* Box of the score at a lead of side 0 (below zero: of side 1). */
static void draw_score_box(const struct strip *p, int lead, int now, double x,
                           double pitch)
{
    struct tally army[MAX_ARMIES];
    char text[8];
    bool here = lead == now;
    int side = lead < 0;
    count_armies(p->scene, side, army);
    ks_svg_leaf(p->s, "rect",
                "class=\"box\" fill=\"%r\" fill-opacity=\"%h\" x=\"%f\" y=\"%f\" "
                "width=\"%f\" height=\"34\"",
                lead == 0 ? "#8b8478" : army_colour(p, army[0].dress),
                here        ? 1.0
                : lead == 0 ? .12
                            : .2,
                x, p->y, pitch);
    snprintf(text, sizeof text, "%d", abs(lead) % 1000);
    ks_svg_words(p->s, "text", text,
                 "class=\"boxed\"%r x=\"%f\" y=\"%f\" font-size=\"%f\"",
                 here ? " style=\"fill:#fff;font-weight:900\"" : "", x + pitch / 2,
                 p->y + 25, fmin(22, pitch * .66));
}

/* [12.4] From the points that win for one side to those that win for the other. */
static void draw_score(struct strip *p)
{
    enum { MOST = 64 };
    const struct ks_game *g = p->scene->game;
    int now = p->scene->points[0] - p->scene->points[1], left = g->win_at[0],
        right = g->win_at[1];
    char line[MAX_LINE];
    if (!g->one_score || left <= 0 || right <= 0 || left + right > MOST)
        return;
    now = now > left ? left : now < -right ? -right : now;
    double pitch = fmin(44, p->width / (left + right + 1));
    p->y += 16;
    for (int lead = left; lead >= -right; lead--)
        draw_score_box(p, lead, now, p->x + (left - lead) * pitch, pitch);
    p->y += 60;
    snprintf(line, sizeof line, say(p, ENDS_AT), left, side_name(p, 0), right,
             side_name(p, 1));
    write_at(p, "tiny", p->x, p->y, line);
}

static void draw_sides(struct strip *p)
{
    double width = (p->width - 30) / 2;
    p->y += 26;
    double a = draw_side(p, 0, p->x, width);
    double b = draw_side(p, 1, p->x + width + 30, width);
    p->y += fmax(a, b);
    draw_score(p);
}

/* ---- the turn track -------------------------------------------------------------------- */

/* Pieces of a side that come, or come back, in a turn. */
static int count_due(const struct ks_scene *scene, int side, int turn)
{
    int n = 0;
    for (ks_unit u = 0; u < scene->game->pieces && scene->arrival != NULL; u++)
        n += scene->game->piece[u].side == side && scene->counter[u].hex == KS_NONE &&
             !scene->counter[u].eliminated && scene->arrival[u].turn == turn &&
             scene->arrival[u].when != KS_BY_DICE && scene->arrival[u].when != KS_NEVER;
    return n;
}

static bool anybody_due(const struct ks_scene *scene, int side)
{
    for (int turn = 1; turn <= scene->game->turns; turn++)
        if (count_due(scene, side, turn) > 0)
            return true;
    return false;
}

static void draw_due(struct strip *p, int side, double pitch)
{
    struct tally army[MAX_ARMIES];
    char text[8];
    count_armies(p->scene, side, army);
    for (int turn = 1; turn <= p->scene->game->turns; turn++) {
        int n = count_due(p->scene, side, turn);
        if (n == 0)
            continue;
        double x = p->x + (turn - 1) * pitch;
        ks_svg_open(p->s, "g", "class=\"%r\"", army[0].dress->nation);
        ks_svg_leaf(p->s, "rect",
                    "class=\"bd\" x=\"%f\" y=\"%f\" width=\"%f\" height=\"26\" "
                    "rx=\"%d\"",
                    x + 1, p->y + 2, pitch - 2,
                    army[0].dress->corners == KS_ROUNDED ? 9 : 0);
        snprintf(text, sizeof text, "+%d", n % 1000);
        ks_svg_words(p->s, "text", text,
                     "class=\"boxed\" x=\"%f\" y=\"%f\" font-size=\"%f\"", x + pitch / 2,
                     p->y + 22, fmin(20, pitch * .5));
        ks_svg_close(p->s);
    }
    p->y += 30;
}

/* The turns of the game, and how many come in each; only where somebody does. */
static void draw_track(struct strip *p)
{
    int turns = p->scene->game->turns;
    if (turns == 0 || (!anybody_due(p->scene, 0) && !anybody_due(p->scene, 1)))
        return;
    double pitch = fmin(60, p->width / turns);
    char text[8];
    heading(p, say(p, TRACK));
    p->y += 4;
    for (int turn = 1; turn <= turns; turn++) {
        bool now = turn == p->scene->turn;
        double x = p->x + (turn - 1) * pitch;
        ks_svg_leaf(p->s, "rect",
                    "class=\"%r\" x=\"%f\" y=\"%f\" width=\"%f\" height=\"32\"",
                    now ? "box now" : "box plain", x, p->y, pitch);
        snprintf(text, sizeof text, "%d", turn);
        ks_svg_words(p->s, "text", text,
                     "class=\"%r\" x=\"%f\" y=\"%f\" font-size=\"22\"",
                     now ? "boxed nowtext" : "boxed", x + pitch / 2, p->y + 24);
    }
    p->y += 34;
    for (int side = 0; side < 2; side++)
        if (anybody_due(p->scene, side))
            draw_due(p, side, pitch);
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

static bool is_back_at(const struct ks_scene *scene, ks_unit u,
                       const struct ks_arrival *group)
{
    return ks_counter_is_withdrawn(&scene->counter[u]) && scene->arrival != NULL &&
           scene->arrival[u].turn == group->turn;
}

static struct ks_arrival arrival_of(const struct ks_scene *scene, ks_unit u)
{
    return scene->arrival != NULL ? scene->arrival[u]
                                  : (struct ks_arrival){0, KS_NONE, KS_NONE, KS_AT_TURN};
}

static bool comes_with(const struct ks_scene *scene, ks_unit u,
                       const struct ks_arrival *group)
{
    struct ks_arrival a = arrival_of(scene, u);
    return ks_legend_is_coming(scene, u) && a.turn == group->turn &&
           a.first == group->first && a.last == group->last && a.when == group->when;
}

/* A table of counters; narrower where many are to come. */
static void draw_counters(struct strip *p, chooser *choose,
                          const struct ks_arrival *group)
{
    int off = 0, n = 0;
    for (ks_unit u = 0; u < p->scene->game->pieces; u++)
        off += p->scene->counter[u].hex == KS_NONE;
    int columns = across(p, off > 44 ? 14 : 11);
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
    bool dice = a->when == KS_BY_DICE && a->turn == 0;
    if (a->when == KS_NEVER || a->first == KS_NONE || (a->turn == 0 && !dice)) {
        snprintf(line, sizeof line, "%s",
                 say(p, a->when == KS_NEVER ? NEVER_COMES : LATER));
    } else {
        ks_hex_text(map, a->first, first);
        ks_hex_text(map, a->last == KS_NONE ? a->first : a->last, last);
        if (dice)
            snprintf(line, sizeof line, say(p, DICE), first, last);
        else
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

static void draw_withdrawn(struct strip *p)
{
    bool begun = false;
    for (int turn = 1; turn <= UINT8_MAX; turn++) {
        struct ks_arrival a = {(uint8_t)turn, KS_NONE, KS_NONE, KS_BACK_AT_TURN};
        bool any = false;
        for (ks_unit u = 0; u < p->scene->game->pieces && !any; u++)
            any = is_back_at(p->scene, u, &a);
        if (!any)
            continue;
        if (!begun)
            heading(p, say(p, WITHDRAWN));
        begun = true;
        char line[MAX_LINE];
        snprintf(line, sizeof line, say(p, turn < p->scene->turn ? BACK_LATE : BACK_AT),
                 turn);
        p->y += 26;
        write_at(p, "body", p->x, p->y, line);
        p->y += 14;
        draw_counters(p, is_back_at, &a);
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

/* How much a unit shows: values, steps, a facing, a star, and nothing unusual. */
static int shows(const struct ks_scene *scene, ks_unit u)
{
    const struct ks_counter *c = &scene->counter[u];
    if (c->hex == KS_NONE || c->facing < 0 || c->firepower == 0 || c->steps < 2)
        return 0;
    return 1 + 4 * c->in_command + 2 * (scene->game->piece[u].stars > 0) +
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
        {STAR,      {16, -13.8},  1, 34}, /* last: only where there is one */
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
    size_t n = sizeof callout / sizeof *callout - (p->scene->game->piece[u].stars == 0);
    for (size_t i = 0; i < n; i++)
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
    enum { ROW = 53 };
    int n = 0, columns = across(p, 4);
    heading(p, say(p, ARMS));
    for (ks_unit u = 0; u < p->scene->game->pieces; u++) {
        if (!shows_arm(p->scene, u))
            continue;
        const struct ks_arm *arm = ks_arm_of(p->scene->game, u);
        struct ks_point at = cell(p, n++, columns, ROW);
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
    pass(p, n, columns, ROW);
}

/* Stars, and guns that lie in their hexes, where there are any; how many cells they take. */
static int draw_own_signs(struct strip *p, int cells)
{
    static const struct {
        bool guns, white;
        const char *name[KS_LANGUAGES];
    } star[] = {
        {true, true, {"stars of a battery", "gwiazdki baterii"}},
        {false, true, {"may skirmish", "może w tyralierę"}},
        {false, false, {"better in melee", "lepszy wręcz"}},
    };
    const struct ks_game *g = p->scene->game;
    int n = 0;
    for (size_t i = 0; i < sizeof star / sizeof *star; i++)
        for (ks_unit u = 0; u < g->pieces; u++) {
            bool guns = ks_arm_of(g, u)->branch == KS_GUNS;
            if (g->piece[u].stars == 0 || guns != star[i].guns ||
                g->piece[u].white != star[i].white)
                continue;
            struct ks_point at = cell(p, cells + n++, across(p, 3), 47);
            for (int k = 0; k < (guns ? 2 : 1); k++)
                ks_counter_star(p->s, star[i].white, at.x + (guns ? 13 + 22 * k : 24),
                                at.y, 2);
            write_at(p, "small", at.x + 60, at.y + 8, star[i].name[p->scene->language]);
            break;
        }
    if (p->scene->booties > 0) {
        static const char *const taken[KS_LANGUAGES] = {"captured guns",
                                                        "zdobyte działa"};
        struct ks_point at = cell(p, cells + n++, across(p, 3), 47);
        begin_at(p, at.x + 24, at.y, 1.5);
        ks_counter_booty(p->s, p->scene, p->scene->booty[0].gun);
        ks_svg_close(p->s);
        write_at(p, "small", at.x + 60, at.y + 8, taken[p->scene->language]);
    }
    return n;
}

/* Marks that some games have and others do not. */
static bool has_mark(const struct ks_scene *scene, enum ks_mark mark)
{
    const struct ks_game *g = scene->game;
    bool ranked = false, limbered = false;
    for (ks_unit u = 0; u < g->pieces; u++) {
        const char *form = scene->counter[u].formation;
        ranked |= form != NULL && strcmp(form, "ranked") == 0;
        limbered |= form != NULL && strcmp(form, "limbered") == 0;
    }
    switch (mark) {
    case KS_MARK_LIMBERED: return limbered;
    case KS_MARK_RANKED:
    case KS_MARK_OLD_SMOKE:
    case KS_MARK_SILENT: return ranked || limbered; /* one rulebook has all of them */
    default: return true;
    }
}

static void draw_marks(struct strip *p)
{
    /* clang-format off */
    static const struct {
        enum ks_mark mark;
        const char *words, *name[KS_LANGUAGES];
    } mark[] = {
        {KS_MARK_TAB, "×3", {"three in a stack", "trzy w stosie"}},
        {KS_MARK_SUM, "12", {"their strength", "ich liczebność"}},
        {KS_MARK_SKIRMISH, NULL, {"skirmish order", "tyraliera"}},
        {KS_MARK_SQUARE, NULL, {"square", "czworobok"}},
        {KS_MARK_RANKED, NULL, {"Line marker", "znacznik linii"}},
        {KS_MARK_LIMBERED, NULL, {"limbered", "zaprzodkowane"}},
        {KS_MARK_SMOKE, "2", {"shots fired", "oddane strzały"}},
        {KS_MARK_OLD_SMOKE, "1", {"of the last turn", "z zeszłego etapu"}},
        {KS_MARK_SILENT, NULL, {"silent this turn", "milczy w etapie"}},
        {KS_MARK_TICK, NULL, {"has moved", "po ruchu"}},
        {KS_MARK_CROSS, NULL, {"out of command", "niedowodzony"}},
    };
    /* clang-format on */
    int n = 0;
    heading(p, say(p, MARKS));
    for (size_t i = 0; i < sizeof mark / sizeof *mark; i++) {
        if (!has_mark(p->scene, mark[i].mark))
            continue;
        struct ks_point at = cell(p, n++, across(p, 3), 47);
        begin_at(p, at.x + 24, at.y, 1.7);
        ks_counter_mark(p->s, mark[i].mark, mark[i].words);
        ks_svg_close(p->s);
        write_at(p, "small", at.x + 60, at.y + 8, mark[i].name[p->scene->language]);
    }
    n += draw_own_signs(p, n);
    pass(p, n, across(p, 3), 47);
}

/* ---- ground ---------------------------------------------------------------------------- */

static void draw_ground(struct strip *p)
{
    enum { ROW = 74 };
    int n = 0, columns = across(p, 3);
    heading(p, say(p, GROUND));
    ks_sample_defs(p->s);
    for (int i = 0; i < KS_SAMPLES; i++) {
        if (!ks_sample_wanted(&p->scene->game->map, i))
            continue;
        struct ks_point at = cell(p, n++, columns, ROW);
        begin_at(p, at.x + 48, at.y, 1);
        ks_sample_draw(p->s, &p->scene->game->map, i);
        ks_svg_close(p->s);
        const char *note = ks_sample_note(i, p->scene->language);
        write_at(p, "small", at.x + 110, at.y + (note ? 0 : 8),
                 ks_sample_name(i, p->scene->language));
        if (note != NULL)
            write_at(p, "least", at.x + 110, at.y + 22, note);
    }
    pass(p, n, columns, ROW);
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

double ks_legend_draw(struct ks_svg *s, const struct ks_scene *scene, double width)
{
    struct strip strip = {s, scene, 0, 0, width - 30};
    draw_title(&strip);
    write_if_any(&strip, "small", 24, scene->situation);
    if (scene->counter != NULL) {
        draw_sides(&strip);
        draw_commanders(&strip);
        draw_track(&strip);
        draw_arrivals(&strip);
        draw_withdrawn(&strip);
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
