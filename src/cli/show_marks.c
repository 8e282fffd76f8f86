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

/* Stars, and guns that lie in their hexes, where there are any; how many cells they take. */
static int draw_own_signs(struct ks_strip *p, int cells)
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
            bool guns = g->piece[u].kind == KS_KIND_GUNS;
            if (g->piece[u].pips == 0 || guns != star[i].guns ||
                g->piece[u].pips_pale != star[i].white)
                continue;
            struct ks_point at = ks_strip_cell(p, cells + n++, ks_strip_across(p, 3), 47);
            for (int k = 0; k < (guns ? 2 : 1); k++)
                ks_counter_star(p->s, star[i].white, at.x + (guns ? 13 + 22 * k : 24),
                                at.y, 2);
            ks_strip_write(p, "small", at.x + 60, at.y + 8,
                           star[i].name[p->scene->language]);
            break;
        }
    if (p->scene->booties > 0) {
        static const char *const taken[KS_LANGUAGES] = {"captured guns",
                                                        "zdobyte działa"};
        struct ks_point at = ks_strip_cell(p, cells + n++, ks_strip_across(p, 3), 47);
        ks_strip_begin(p, at.x + 24, at.y, 1.5);
        ks_counter_booty(p->s, p->scene, p->scene->booty[0].gun);
        ks_svg_close(p->s);
        ks_strip_write(p, "small", at.x + 60, at.y + 8, taken[p->scene->language]);
    }
    return n;
}

/* Marks that some games have and others do not. Where formations stand on the ground, they need no
 * marks, and nothing else that the rules of 1794 mark is there to be marked. */
static bool has_mark(const struct ks_scene *scene, enum ks_mark mark)
{
    const struct ks_game *g = scene->game;
    bool ranked = false, limbered = false;
    if (ks_has_formations(g))
        return mark == KS_MARK_TAB || mark == KS_MARK_TICK;
    for (ks_unit u = 0; u < g->pieces; u++) {
        enum ks_mark form =
            ks_formation_mark(ks_term_sign(g, "formation", scene->counter[u].formation));
        ranked |= form == KS_MARK_RANKED;
        limbered |= form == KS_MARK_LIMBERED;
    }
    switch (mark) {
    case KS_MARK_LIMBERED: return limbered;
    case KS_MARK_RANKED:
    case KS_MARK_OLD_SMOKE:
    case KS_MARK_SILENT: return ranked || limbered; /* one rulebook has all of them */
    default: return true;
    }
}

/* What the rules call the formation with that mark, or NULL. */
static const char *formation_word(const struct ks_strip *p, enum ks_mark mark)
{
    for (size_t i = 0; i < ks_terms(p->scene->game); i++) {
        struct ks_term t = ks_term(p->scene->game, i);
        if (strcmp(t.kind, "formation") == 0 && ks_formation_mark(t.sign) == mark)
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
        const char *words, *name[KS_LANGUAGES];
    } mark[] = {
        {KS_MARK_TAB, "×3", {"three, strength 12", "trzy, razem 12"}},
        {KS_MARK_SKIRMISH, NULL, {NULL, NULL}}, /* formations: as the rules call them */
        {KS_MARK_SQUARE, NULL, {NULL, NULL}},
        {KS_MARK_RANKED, NULL, {NULL, NULL}},
        {KS_MARK_LIMBERED, NULL, {NULL, NULL}},
        {KS_MARK_SMOKE, "2", {"shots fired", "oddane strzały"}},
        {KS_MARK_OLD_SMOKE, "1", {"of the last turn", "z zeszłego etapu"}},
        {KS_MARK_SILENT, NULL, {"silent this turn", "milczy w etapie"}},
        {KS_MARK_TICK, NULL, {"has moved", "po ruchu"}},
        {KS_MARK_CROSS, NULL, {"out of command", "niedowodzony"}},
    };
    /* clang-format on */
    int n = 0;
    ks_strip_heading(p, ks_strip_say(p, KS_WORD_MARKS));
    for (size_t i = 0; i < sizeof mark / sizeof *mark; i++) {
        const char *name = mark[i].name[p->scene->language];
        if (name == NULL)
            name = formation_word(p, mark[i].mark);
        if (name == NULL || !has_mark(p->scene, mark[i].mark))
            continue;
        struct ks_point at = ks_strip_cell(p, n++, ks_strip_across(p, 3), 47);
        draw_mark(p, mark[i].mark, mark[i].words, at);
        ks_strip_write(p, "small", at.x + 60, at.y + 8, name);
    }
    n += draw_own_signs(p, n);
    ks_strip_pass(p, n, ks_strip_across(p, 3), 47);
}
