/* The sides in the legend: armies, score, turns, commanders. */
#include <math.h>
#include <stdio.h>
#include <stdlib.h>

#include "cli/show_legend.h"
#include "cli/show_strip.h"

struct tally { /* pieces of a side, or of an army of it */
    const struct ks_army *army;
    int here, coming, away;
};

static void count_piece(const struct ks_scene *scene, ks_unit u, struct tally *t)
{
    t->here += scene->counter[u].hex != KS_NONE;
    t->coming += ks_legend_is_coming(scene, u);
    t->away += scene->counter[u].comes_back;
}

/* Counts by army; how many armies the side has. */
static int count_armies(const struct ks_scene *scene, int side, struct tally *army)
{
    int n = 0;
    for (ks_unit u = 0; u < scene->game->pieces; u++) {
        const struct ks_army *a = ks_army_of(scene->game, u);
        int i = 0;
        if (scene->game->piece[u].side != side)
            continue;
        while (i < n && army[i].army != a)
            i++;
        if (i == n)
            army[n++] = (struct tally){.army = a};
        count_piece(scene, u, &army[i]);
    }
    return n;
}

static void write_tally(const struct ks_strip *p, const struct tally *t, double x,
                        double y)
{
    char line[KS_LINE];
    int n = snprintf(line, sizeof line, ks_strip_say(p, KS_WORD_ON_MAP), t->here);
    if (t->coming > 0)
        n += snprintf(line + n, sizeof line - (size_t)n, ks_strip_say(p, KS_WORD_COMING),
                      t->coming);
    if (t->away > 0)
        snprintf(line + n, sizeof line - (size_t)n, ks_strip_say(p, KS_WORD_AWAY),
                 t->away);
    ks_strip_write(p, t->coming > 0 && t->away > 0 ? "tiny" : "small", x, y, line);
}

/* The colour of an army on the panel. */
static const char *army_colour(const struct ks_strip *p, const struct ks_army *a)
{
    const struct ks_dress *d = ks_dress_find(a->livery.dress);
    return a->livery.shape == KS_ROUND || p->scene->dark ? d->body : d->line;
}

/* Points of a side; of one score for both, the lead. */
static void write_points(const struct ks_strip *p, int side, double x, double y)
{
    const struct ks_scene *scene = p->scene;
    char line[KS_LINE] = "";
    int lead = scene->points[side] - scene->points[!side];
    if (!scene->game->one_score)
        snprintf(line, sizeof line, ks_strip_say(p, KS_WORD_POINTS), scene->points[side]);
    else if (lead > 0)
        snprintf(line, sizeof line, ks_strip_say(p, KS_WORD_LEADS), lead);
    ks_svg_words(p->s, "text", line,
                 "class=\"body\" text-anchor=\"end\" x=\"%f\" y=\"%f\"", x, y);
}

/* An army's counter and name: what its colour and corners are. */
static void draw_army(const struct ks_strip *p, const struct tally *t, double x, double y)
{
    ks_svg_open(p->s, "g", "class=\"%r\" transform=\"translate(%f %f) scale(.4)\"",
                ks_dress_find(t->army->livery.dress)->name, x + 13, y - 8);
    ks_svg_leaf(p->s, "path", "class=\"bd\" d=\"%r\"", ks_counter_body(t->army));
    ks_svg_leaf(p->s, "rect",
                "class=\"pn\" x=\"-20.5\" y=\"-19.5\" width=\"42\" height=\"29\"");
    ks_svg_close(p->s);
    char line[KS_LINE];
    int n = snprintf(line, sizeof line, "%s: ", t->army->name[p->scene->language]);
    n += snprintf(line + n, sizeof line - (size_t)n, "%d", t->here);
    if (t->coming > 0)
        n += snprintf(line + n, sizeof line - (size_t)n, ks_strip_say(p, KS_WORD_COMING),
                      t->coming);
    if (t->away > 0)
        snprintf(line + n, sizeof line - (size_t)n, ks_strip_say(p, KS_WORD_AWAY),
                 t->away);
    ks_strip_write(p, "tiny", x + 36, y, line);
}

/* How deep it is. */
static double draw_side(struct ks_strip *p, int side, double x, double width)
{
    struct tally army[KS_MAX_ARMIES], all = {0};
    int n = count_armies(p->scene, side, army);
    for (int i = 0; i < n; i++) {
        all.here += army[i].here;
        all.coming += army[i].coming;
        all.away += army[i].away;
        ks_svg_leaf(p->s, "rect",
                    "class=\"bar\" fill=\"%r\" x=\"%f\" y=\"%f\" width=\"%f\" "
                    "height=\"12\"",
                    army_colour(p, army[i].army), x + i * width / n, p->y, width / n);
    }
    if (n == 0)
        return 0;
    ks_strip_write(p, "side", x, p->y + 52, ks_strip_side(p, side));
    write_points(p, side, x + width, p->y + 52);
    write_tally(p, &all, x, p->y + 84);
    for (int i = 0; i < n && n > 1; i++)
        draw_army(p, &army[i], x, p->y + 118 + i * 32);
    return n > 1 ? 86 + n * 32 : 84;
}

/* ---- one score for both sides ---------------------------------------------------------- */

/* Box of the score at a lead of side 0 (below zero: of side 1). */
static void draw_score_box(const struct ks_strip *p, int lead, int now, double x,
                           double pitch)
{
    struct tally army[KS_MAX_ARMIES];
    char text[8];
    bool here = lead == now;
    int side = lead < 0;
    if (count_armies(p->scene, side, army) == 0)
        return;
    ks_svg_leaf(p->s, "rect",
                "class=\"box\" fill=\"%r\" fill-opacity=\"%h\" x=\"%f\" y=\"%f\" "
                "width=\"%f\" height=\"34\"",
                lead == 0 ? "#8b8478" : army_colour(p, army[0].army),
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

/* From the points that win for one side to those that win for the other. */
static void draw_score(struct ks_strip *p)
{
    enum { MOST = 64 };
    const struct ks_game *g = p->scene->game;
    int now = p->scene->points[0] - p->scene->points[1], left = g->win_at[0],
        right = g->win_at[1];
    char line[KS_LINE];
    if (!g->one_score || left <= 0 || right <= 0 || left + right > MOST)
        return;
    now = now > left ? left : now < -right ? -right : now;
    double pitch = fmin(44, p->width / (left + right + 1));
    p->y += 16;
    for (int lead = left; lead >= -right; lead--)
        draw_score_box(p, lead, now, p->x + (left - lead) * pitch, pitch);
    p->y += 60;
    snprintf(line, sizeof line, ks_strip_say(p, KS_WORD_ENDS_AT), left,
             ks_strip_side(p, 0), right, ks_strip_side(p, 1));
    ks_strip_write(p, "tiny", p->x, p->y, line);
}

void ks_legend_sides(struct ks_strip *p)
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

static void draw_due(struct ks_strip *p, int side, double pitch)
{
    struct tally army[KS_MAX_ARMIES];
    char text[8];
    if (count_armies(p->scene, side, army) == 0)
        return;
    for (int turn = 1; turn <= p->scene->game->turns; turn++) {
        int n = count_due(p->scene, side, turn);
        if (n == 0)
            continue;
        double x = p->x + (turn - 1) * pitch;
        ks_svg_open(p->s, "g", "class=\"%r\"",
                    ks_dress_find(army[0].army->livery.dress)->name);
        ks_svg_leaf(p->s, "rect",
                    "class=\"bd\" x=\"%f\" y=\"%f\" width=\"%f\" height=\"26\" "
                    "rx=\"%d\"",
                    x + 1, p->y + 2, pitch - 2,
                    army[0].army->livery.shape == KS_ROUND ? 9 : 0);
        snprintf(text, sizeof text, "+%d", n % 1000);
        ks_svg_words(p->s, "text", text,
                     "class=\"boxed\" x=\"%f\" y=\"%f\" font-size=\"%f\"", x + pitch / 2,
                     p->y + 22, fmin(20, pitch * .5));
        ks_svg_close(p->s);
    }
    p->y += 30;
}

/* Is there more to tell than one turn of arrivals? */
static bool wants_track(const struct ks_scene *scene)
{
    int turns = 0;
    for (ks_unit u = 0; u < scene->game->pieces; u++)
        if (scene->counter[u].comes_back)
            return true;
    for (int turn = 1; turn <= scene->game->turns; turn++)
        turns += count_due(scene, 0, turn) + count_due(scene, 1, turn) > 0;
    return turns > 1;
}

/* The turns of the game, and how many come in each. */
void ks_legend_track(struct ks_strip *p)
{
    int turns = p->scene->game->turns;
    if (!wants_track(p->scene))
        return;
    double pitch = fmin(60, p->width / turns);
    char text[16];
    ks_strip_heading(p, ks_strip_say(p, KS_WORD_TRACK));
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

static void draw_commander(struct ks_strip *p, ks_unit u, double x, double y)
{
    char line[KS_LINE];
    int n = count_command(p->scene, u);
    ks_strip_begin(p, x + 24, y, .72);
    ks_counter_medal(p->s, p->scene, u);
    ks_svg_close(p->s);
    snprintf(line, sizeof line, n > 0 ? "%s ×%d" : "%s",
             ks_commander_name(p->scene->game, u), n);
    ks_strip_write(p, p->scene->counter[u].eliminated ? "gone2" : "body", x + 62, y + 9,
                   line);
}

void ks_legend_commanders(struct ks_strip *p)
{
    enum { ROW = 50 };
    const struct ks_game *g = p->scene->game;
    int n[2] = {0, 0};
    for (ks_unit u = 0; u < g->pieces; u++) {
        int side = g->piece[u].side & 1;
        if (!ks_is_leader(g, u))
            continue;
        if (n[0] + n[1] == 0)
            ks_strip_heading(p, ks_strip_say(p, KS_WORD_COMMANDERS));
        draw_commander(p, u, p->x + side * p->width / 2, p->y + (n[side]++ + .5) * ROW);
    }
    p->y += (n[0] > n[1] ? n[0] : n[1]) * ROW;
}
