/* Pieces that are not on the map: reinforcements, withdrawn units, losses. */
#include <stdio.h>
#include <string.h>

#include "cli/show_legend.h"
#include "cli/show_strip.h"

bool ks_legend_is_coming(const struct ks_scene *scene, ks_unit u)
{
    const struct ks_counter *c = &scene->counter[u];
    return c->hex == KS_NONE && !c->eliminated && !c->comes_back;
}

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
    return scene->counter[u].comes_back && scene->arrival != NULL &&
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
static void draw_counters(struct ks_strip *p, chooser *choose,
                          const struct ks_arrival *group)
{
    int off = 0, n = 0;
    for (ks_unit u = 0; u < p->scene->game->pieces; u++)
        off += p->scene->counter[u].hex == KS_NONE;
    int columns = ks_strip_across(p, off > 44 ? 14 : 11);
    double pitch = p->width / columns;
    for (ks_unit u = 0; u < p->scene->game->pieces; u++) {
        if (!choose(p->scene, u, group))
            continue;
        struct ks_point at = ks_strip_cell(p, n++, columns, pitch);
        ks_strip_begin(p, at.x + pitch / 2, at.y, pitch / 74);
        ks_counter_draw(p->s, p->scene, u);
        ks_svg_close(p->s);
    }
    ks_strip_pass(p, n, columns, pitch);
}

static void tell_arrival(struct ks_strip *p, const struct ks_arrival *a)
{
    char line[KS_LINE], first[8], last[8];
    const struct ks_map *map = &p->scene->game->map;
    bool dice = a->when == KS_BY_DICE && a->turn == 0;
    if (a->when == KS_NEVER || a->first == KS_NONE || (a->turn == 0 && !dice)) {
        snprintf(
            line, sizeof line, "%s",
            ks_strip_say(p, a->when == KS_NEVER ? KS_WORD_NEVER_COMES : KS_WORD_LATER));
    } else {
        ks_hex_text(map, a->first, first);
        ks_hex_text(map, a->last == KS_NONE ? a->first : a->last, last);
        if (dice)
            snprintf(line, sizeof line, ks_strip_say(p, KS_WORD_DICE), first, last);
        else
            snprintf(
                line, sizeof line,
                ks_strip_say(p, strcmp(first, last) ? KS_WORD_BY_HEXES : KS_WORD_BY_HEX),
                (int)a->turn, first, last);
    }
    p->y += 26;
    ks_strip_write(p, "body", p->x, p->y, line);
    p->y += 14;
}

void ks_legend_arrivals(struct ks_strip *p)
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
            ks_strip_heading(p, ks_strip_say(p, KS_WORD_ARRIVALS));
        begun = true;
        tell_arrival(p, &a);
        draw_counters(p, comes_with, &a);
    }
}

void ks_legend_withdrawn(struct ks_strip *p)
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
            ks_strip_heading(p, ks_strip_say(p, KS_WORD_WITHDRAWN));
        begun = true;
        char line[KS_LINE];
        snprintf(
            line, sizeof line,
            ks_strip_say(p, turn < p->scene->turn ? KS_WORD_BACK_LATE : KS_WORD_BACK_AT),
            turn);
        p->y += 26;
        ks_strip_write(p, "body", p->x, p->y, line);
        p->y += 14;
        draw_counters(p, is_back_at, &a);
    }
}

void ks_legend_losses(struct ks_strip *p)
{
    for (ks_unit u = 0; u < p->scene->game->pieces; u++)
        if (p->scene->counter[u].eliminated) {
            ks_strip_heading(p, ks_strip_say(p, KS_WORD_LOST));
            draw_counters(p, is_lost, NULL);
            return;
        }
}
