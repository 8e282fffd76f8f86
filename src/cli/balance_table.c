/* The tables of the page. Each is below its chart, for readers of numbers and screen readers. */
#include <stdio.h>
#include <string.h>

#include "cli/balance_cells.h"
#include "cli/balance_page.h"

enum { CELL = 320 };

static const char *say(const struct ks_balance_report *r, enum ks_balance_word w)
{
    return ks_balance_word(w, r->language);
}

/* ---- winners, endings, margins ---- */

void ks_page_shares(struct ks_svg *o, const struct ks_balance_report *r)
{
    const char *heading[] = {say(r, KS_BW_LEVEL),   say(r, KS_BW_GAMES),
                             ks_balance_side(r, 0), ks_balance_side(r, 1),
                             say(r, KS_BW_DRAWS),   say(r, KS_BW_SCORE_OF),
                             say(r, KS_BW_BROKEN)};
    ks_cells_begin(o, heading, sizeof heading / sizeof *heading, 1);
    for (size_t i = 0; i < r->run->levels; i++) {
        const struct ks_arm_result *a = &r->level[i].result;
        ks_cells_plain(o);
        ks_cells_cell(o, r->run->level[i].text);
        ks_cells_number(o, r, a->games, 0);
        for (int k = 0; k < 3; k++)
            ks_cells_share(o, r, a->share[k]);
        ks_cells_share(o, r, a->score);
        ks_cells_number(o, r, a->broken, 0);
        ks_svg_close(o);
    }
    ks_cells_end(o);
}

void ks_page_endings(struct ks_svg *o, const struct ks_balance_report *r, size_t level)
{
    const struct ks_arm_result *a = &r->level[level].result;
    const char *heading[] = {say(r, KS_BW_KIND_OF_END), say(r, KS_BW_GAMES),
                             say(r, KS_BW_SHARE)};
    char text[CELL];
    ks_cells_begin(o, heading, sizeof heading / sizeof *heading, 1);
    for (size_t i = 0; i < a->endings; i++) {
        ks_cells_plain(o);
        ks_balance_ending(r, &a->ending[i], text, sizeof text);
        ks_svg_words(o, "td", text, "class=\"words\"");
        ks_cells_number(o, r, a->ending[i].games, 0);
        ks_cells_share(o, r, a->ending[i].share);
        ks_svg_close(o);
    }
    ks_cells_end(o);
}

static void begin_spread(struct ks_svg *o, const struct ks_balance_report *r)
{
    const char *heading[] = {"",    say(r, KS_BW_MEAN), "5 %", "25 %", "50 %", "75 %",
                             "95 %"};
    ks_cells_begin(o, heading, sizeof heading / sizeof *heading, 1);
}

static void spread_row(struct ks_svg *o, const struct ks_balance_report *r,
                       const char *name, const struct ks_distribution *s)
{
    ks_cells_plain(o);
    ks_cells_cell(o, name);
    ks_cells_number(o, r, s->mean, 1);
    for (int q = 0; q < KS_QUANTILES; q++)
        ks_cells_number(o, r, s->quantile[q], 1);
    ks_svg_close(o);
}

void ks_page_points(struct ks_svg *o, const struct ks_balance_report *r, size_t level)
{
    const struct ks_arm_result *a = &r->level[level].result;
    begin_spread(o, r);
    for (int side = 0; side < 2; side++)
        spread_row(o, r, ks_balance_side(r, side), &a->points[side]);
    spread_row(o, r, say(r, KS_BW_LEAD), &a->lead);
    ks_cells_end(o);
}

void ks_page_length(struct ks_svg *o, const struct ks_balance_report *r, size_t level)
{
    const struct ks_arm_result *a = &r->level[level].result;
    begin_spread(o, r);
    spread_row(o, r, say(r, KS_BW_TURNS), &a->turns);
    spread_row(o, r, say(r, KS_BW_DECISIONS), &a->decisions);
    ks_cells_end(o);
}

/* ---- what decided ---- */

static void unit_row(struct ks_svg *o, const struct ks_balance_report *r,
                     const struct ks_unit_result *u)
{
    const struct ks_piece *p = &r->game->piece[u->unit];
    ks_cells_row(o, u->difference);
    ks_cells_cell(o, p->name);
    ks_svg_words(o, "td", ks_balance_side(r, p->side), "class=\"words %r\"",
                 p->side == 0 ? "a" : "b");
    ks_cells_percent(o, r, u->lost);
    ks_cells_number(o, r, u->steps.value, 2);
    ks_cells_percent(o, r, u->when_lost);
    ks_cells_percent(o, r, u->when_kept);
    ks_cells_gap(o, r, u->difference);
    ks_svg_close(o);
}

void ks_page_units(struct ks_svg *o, const struct ks_balance_report *r, size_t level,
                   bool commanders)
{
    const struct ks_level_report *l = &r->level[level];
    const char *heading[] = {say(r, commanders ? KS_BW_COMMANDER : KS_BW_UNIT),
                             "",
                             say(r, KS_BW_LOST),
                             say(r, KS_BW_STEPS_LOST),
                             say(r, KS_BW_WHEN_LOST),
                             say(r, KS_BW_WHEN_KEPT),
                             say(r, KS_BW_DIFFERENCE)};
    size_t rows = 0;
    ks_cells_begin(o, heading, sizeof heading / sizeof *heading, 2);
    for (size_t i = 0; i < l->units && rows < KS_PAGE_ROWS; i++)
        if (ks_is_leader(r->game, l->unit[i].unit) == commanders) {
            unit_row(o, r, &l->unit[i]);
            rows++;
        }
    ks_cells_end(o);
}

static void rule_row(struct ks_svg *o, const struct ks_balance_report *r,
                     const struct ks_rule_result *x)
{
    char text[CELL];
    ks_balance_sentence(r, x->code, text, sizeof text);
    ks_cells_row(o, x->difference);
    ks_svg_put(o, "<td><span class=\"par\">%s</span></td>\n",
               ks_balance_paragraph(r, x->code));
    ks_svg_put(o, "<td class=\"words\">%s%r<small>%s</small></td>\n", r->title[x->code],
               r->title[x->code][0] == '\0' ? "" : "<br/>", text);
    ks_cells_percent(o, r, x->fired);
    ks_cells_number(o, r, x->often.value, 2);
    for (int side = 0; side < 2; side++)
        if (x->in_wins[side].n == 0)
            ks_cells_cell(o, "–");
        else
            ks_cells_number(o, r, x->in_wins[side].value, 2);
    ks_svg_close(o);
}

void ks_page_rules(struct ks_svg *o, const struct ks_balance_report *r, size_t level)
{
    const struct ks_level_report *l = &r->level[level];
    char won[2][80];
    for (int side = 0; side < 2; side++)
        snprintf(won[side], sizeof won[side], "%s %s", say(r, KS_BW_WON_BY),
                 ks_balance_side(r, side));
    const char *heading[] = {say(r, KS_BW_PARAGRAPH),
                             say(r, KS_BW_RULE),
                             say(r, KS_BW_IN_GAMES),
                             say(r, KS_BW_A_GAME),
                             won[0],
                             won[1]};
    ks_cells_begin(o, heading, sizeof heading / sizeof *heading, 2);
    for (size_t i = 0; i < l->rules && i < KS_PAGE_ROWS; i++)
        if (l->rule[i].fired.value > 0 && !l->rule[i].ends)
            rule_row(o, r, &l->rule[i]);
    ks_cells_end(o);
}

void ks_page_never(struct ks_svg *o, const struct ks_balance_report *r, size_t level)
{
    const struct ks_level_report *l = &r->level[level];
    ks_svg_words(o, "h4", say(r, KS_BW_NEVER), NULL);
    ks_svg_open(o, "ul", "class=\"never\"");
    for (size_t i = 0; i < l->rules; i++)
        if (ks_balance_never(r, l, i))
            ks_svg_put(o, "<li><span class=\"par\" title=\"%s\">%s</span></li>\n",
                       r->title[l->rule[i].code],
                       ks_balance_paragraph(r, l->rule[i].code));
    ks_svg_close(o);
}

/* ---- what would change it ---- */

void ks_page_options(struct ks_svg *o, const struct ks_balance_report *r, size_t level)
{
    const struct ks_balance *b = r->run;
    const char *heading[] = {say(r, KS_BW_OPTION), say(r, KS_BW_GAMES),
                             say(r, KS_BW_SCORE), say(r, KS_BW_DIFFERENCE)};
    size_t plain = ks_balance_arm(b, level, KS_ARM_PLAIN);
    struct ks_arm_result result;
    char name[CELL];
    ks_cells_begin(o, heading, sizeof heading / sizeof *heading, 1);
    for (size_t i = 0; i < b->arms; i++) {
        const struct ks_balance_arm *a = &b->arm[i];
        if (a->kind != KS_ARM_OPTION || a->level != level || !ks_arm_count(b, i, &result))
            continue;
        struct ks_estimate difference = ks_arm_difference(b, i, plain);
        ks_cells_row(o, difference);
        snprintf(name, sizeof name, "%s = %s", a->game->option[a->option].name,
                 a->game->option[a->option].value);
        ks_cells_cell(o, name);
        ks_cells_number(o, r, result.games, 0);
        ks_cells_share(o, r, result.score);
        ks_cells_gap(o, r, difference);
        ks_svg_close(o);
    }
    ks_cells_end(o);
}

/* The values whose interval holds one half. */
static void range(struct ks_svg *o, const struct ks_balance_report *r,
                  const struct ks_fair *f)
{
    char low[80], high[80], text[CELL];
    if (f->solution.low > f->solution.high) {
        ks_cells_cell(o, "–");
        return;
    }
    ks_balance_value(r, f, f->solution.low, low, sizeof low);
    ks_balance_value(r, f, f->solution.high, high, sizeof high);
    snprintf(text, sizeof text, "%s … %s", low, high);
    ks_cells_cell(o, f->solution.low == f->solution.high ? low : text);
}

static void fair_row(struct ks_svg *o, const struct ks_balance_report *r,
                     const struct ks_fair *f, const struct ks_trial *t)
{
    char text[CELL];
    ks_svg_open(o, "tr",
                f->trials > 0 && t == &f->trial[f->best] ? "class=\"clear\"" : NULL);
    ks_balance_knob(r, f->curve.knob, text, sizeof text);
    ks_cells_cell(o, text);
    ks_balance_value(r, f, f->solution.now, text, sizeof text);
    ks_cells_cell(o, text);
    ks_balance_value(r, f, t->value, text, sizeof text);
    ks_cells_cell(o, text);
    range(o, r, f);
    ks_cells_share(o, r, t->expected);
    ks_cells_share(o, r, t->played);
    ks_svg_close(o);
}

void ks_page_fair(struct ks_svg *o, const struct ks_balance_report *r, size_t level)
{
    const char *heading[] = {say(r, KS_BW_KNOB),     say(r, KS_BW_NOW),
                             say(r, KS_BW_VALUE),    say(r, KS_BW_RANGE),
                             say(r, KS_BW_EXPECTED), say(r, KS_BW_PLAYED)};
    ks_cells_begin(o, heading, sizeof heading / sizeof *heading, 1);
    for (size_t i = level * KS_KNOBS; i < (level + 1) * KS_KNOBS; i++) {
        const struct ks_fair *f = &r->fair[i];
        struct ks_trial unplayed = {.value = f->solution.value,
                                    .expected = f->solution.share};
        if (f->trials == 0)
            fair_row(o, r, f, &unplayed);
        for (size_t k = 0; k < f->trials; k++)
            fair_row(o, r, f, &f->trial[k]);
    }
    ks_cells_end(o);
}
