/* The part of the legend with arms, formations and the marks on counters. */
#include <string.h>

#include "cli/show_formed.h"
#include "cli/show_strip.h"
#include "cli/show_symbol.h"

/* First piece of each arm, commanders apart. */
static bool shows_arm(const struct ks_scene *scene, ks_unit u)
{
    if (ks_is_leader(scene->game, u))
        return false;
    for (ks_unit v = 0; v < u; v++)
        if (strcmp(scene->game->piece[v].arm, scene->game->piece[u].arm) == 0)
            return false;
    return true;
}

void ks_legend_arms(struct ks_strip *p)
{
    enum { ROW = 53 };
    const struct ks_game *g = p->scene->game;
    int n = 0, columns = ks_strip_across(p, 4);
    ks_strip_heading(p, ks_strip_say(p, KS_WORD_ARMS));
    for (ks_unit u = 0; u < g->pieces; u++) {
        if (!shows_arm(p->scene, u))
            continue;
        struct ks_point at = ks_strip_cell(p, n++, columns, ROW);
        ks_strip_begin(p, at.x + 24, at.y, 1);
        ks_svg_leaf(p->s, "rect",
                    "class=\"swatch\" x=\"-24\" y=\"-24\" width=\"48\" height=\"48\" "
                    "rx=\"6\"");
        ks_svg_open(p->s, "g", "class=\"sign\" transform=\"scale(.86)\"");
        ks_symbol_draw(p->s, g, u);
        ks_svg_close(p->s);
        ks_svg_close(p->s);
        ks_strip_write(p, "tiny", at.x + 58, at.y + 8,
                       ks_term_text(g, "arm", g->piece[u].arm, p->scene->language));
    }
    ks_strip_pass(p, n, columns, ROW);
}

/* Formations as they stand on the ground, where the rules have such. */
void ks_legend_formations(struct ks_strip *p)
{
    enum { ROW = 74 };
    const struct ks_game *g = p->scene->game;
    int n = 0, columns = ks_strip_across(p, 3);
    if (!ks_has_formations(g))
        return;
    ks_strip_heading(p, ks_strip_say(p, KS_WORD_FORMATIONS));
    for (size_t i = 0; i < ks_terms(g); i++) {
        struct ks_term t = ks_term(g, i);
        if (strcmp(t.kind, "formation") != 0)
            continue;
        struct ks_point at = ks_strip_cell(p, n++, columns, ROW);
        ks_strip_begin(p, at.x + 32, at.y, .62);
        ks_svg_open(p->s, "g", "class=\"%r\"", ks_dress_of(g, 0)->name);
        ks_formation_draw(p->s, t.sign);
        ks_svg_close(p->s);
        ks_svg_close(p->s);
        ks_strip_write(p, "small", at.x + 76, at.y + 8, t.text[p->scene->language]);
    }
    ks_strip_pass(p, n, columns, ROW);
}

enum { MARK_ROW = 47 };

/* Cell n of the marks; the first is under their heading. */
static struct ks_point next_cell(struct ks_strip *p, int n)
{
    if (n == 0)
        ks_strip_heading(p, ks_strip_say(p, KS_WORD_MARKS));
    return ks_strip_cell(p, n, ks_strip_across(p, 3), MARK_ROW);
}

/* Does the piece bear that mark: stars on troops or guns, pale or dark, or is it booty? */
static bool bears(const struct ks_scene *scene, ks_unit u, const char *sign)
{
    const struct ks_piece *p = &scene->game->piece[u];
    if (ks_sign_is(sign, 0, "booty"))
        return scene->counter[u].booty != 0;
    return ks_sign_is(sign, 0, "stars") && p->pips > 0 &&
           (p->kind == KS_KIND_GUNS) == ks_sign_is(sign, 1, "guns") &&
           p->pips_pale == ks_sign_is(sign, 2, "pale");
}

static void draw_own_sign(struct ks_strip *p, ks_unit u, const char *sign,
                          struct ks_point at)
{
    int stars = !ks_sign_is(sign, 0, "stars") ? 0 : ks_sign_is(sign, 1, "guns") ? 2 : 1;
    for (int k = 0; k < stars; k++)
        ks_counter_star(p->s, ks_sign_is(sign, 2, "pale"),
                        at.x + (stars > 1 ? 13 + 22 * k : 24), at.y, 2);
    if (stars > 0)
        return;
    ks_strip_begin(p, at.x + 24, at.y, 1.5);
    ks_counter_booty(p->s, p->scene, u);
    ks_svg_close(p->s);
}

/* Stars, and guns that lie in their hexes, where there are any, after n cells; how many there are
 * then. */
static int draw_own_signs(struct ks_strip *p, int n)
{
    const struct ks_game *g = p->scene->game;
    for (size_t i = 0; i < ks_terms(g); i++) {
        struct ks_term t = ks_term(g, i);
        ks_unit u = 0;
        while (u < g->pieces && !bears(p->scene, u, t.sign))
            u++;
        if (u == g->pieces)
            continue;
        struct ks_point at = next_cell(p, n++);
        draw_own_sign(p, u, t.sign, at);
        ks_strip_write(p, "small", at.x + 60, at.y + 8, t.text[p->scene->language]);
    }
    return n;
}

/* What the game calls the thing with that sign, or NULL. */
static const char *word_for(const struct ks_strip *p, const char *kind, const char *sign)
{
    const struct ks_game *g = p->scene->game;
    for (size_t i = 0; i < ks_terms(g); i++) {
        struct ks_term t = ks_term(g, i);
        if (strcmp(t.kind, kind) == 0 && strcmp(t.sign, sign) == 0 &&
            ks_has_term(g, kind, t.key))
            return t.text[p->scene->language];
    }
    return NULL;
}

/* The tab of a stack has the strength of all under it. */
static void draw_mark(const struct ks_strip *p, enum ks_mark mark, const char *words,
                      struct ks_point at)
{
    bool tab = mark == KS_MARK_TAB;
    ks_strip_begin(p, at.x + 24, at.y - (tab ? 10 : 0), tab ? 1.35 : 1.7);
    ks_counter_mark(p->s, mark, words);
    ks_svg_close(p->s);
    if (!tab)
        return;
    ks_strip_begin(p, at.x + 24, at.y + 11, 1.35);
    ks_counter_mark(p->s, KS_MARK_SUM, "12");
    ks_svg_close(p->s);
}

void ks_legend_marks(struct ks_strip *p)
{
    /* clang-format off */
    static const struct {
        enum ks_mark mark;
        const char *words, *kind, *sign;
    } mark[] = {
        {KS_MARK_TAB, "×3", "mark", "tab"},
        {KS_MARK_SKIRMISH, NULL, "formation", "badge:loose"},
        {KS_MARK_SQUARE, NULL, "formation", "badge:ring"},
        {KS_MARK_RANKED, NULL, "formation", "badge:ranks"},
        {KS_MARK_LIMBERED, NULL, "formation", "badge:train"},
        {KS_MARK_SMOKE, "2", "mark", "smoke"},
        {KS_MARK_OLD_SMOKE, "1", "mark", "old_smoke"},
        {KS_MARK_SILENT, NULL, "mark", "silent"},
        {KS_MARK_TICK, NULL, "status", "tick"},
        {KS_MARK_CROSS, NULL, "mark", "cross"},
    };
    /* clang-format on */
    int n = 0;
    for (size_t i = 0; i < sizeof mark / sizeof *mark; i++) {
        const char *name = word_for(p, mark[i].kind, mark[i].sign);
        if (name == NULL)
            continue;
        struct ks_point at = next_cell(p, n++);
        draw_mark(p, mark[i].mark, mark[i].words, at);
        ks_strip_write(p, "small", at.x + 60, at.y + 8, name);
    }
    ks_strip_pass(p, draw_own_signs(p, n), ks_strip_across(p, 3), MARK_ROW);
}
