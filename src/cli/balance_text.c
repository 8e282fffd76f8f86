/* A balance report for the terminal: the clearest of each, the rest is in --json. */
#include <stdio.h>
#include <string.h>

#include "cli/balance.h"

enum { ROWS = 8, CELL = 200 };

static const char *say(const struct ks_balance_report *r, enum ks_balance_word w)
{
    return ks_balance_word(w, r->language);
}

/* Columns a text takes: letters, not bytes. */
static int width(const char *text)
{
    int n = 0;
    for (; *text != '\0'; text++)
        n += ((unsigned char)*text & 0xC0) != 0x80;
    return n;
}

/* Padded on the right, or on the left for a width below 0. */
static void cell(const char *text, int columns)
{
    int left = columns < 0, pad = (left ? -columns : columns) - width(text);
    if (left && pad > 0)
        printf("%*s", pad, "");
    fputs(text, stdout);
    if (!left && pad > 0)
        printf("%*s", pad, "");
}

static void head(const char *title)
{
    printf("\n%s\n", title);
}

/* ---- winners ---- */

static void print_shares(const struct ks_balance_report *r)
{
    char text[CELL];
    head(say(r, KS_BW_WHO_WINS));
    fputs("  ", stdout);
    cell(say(r, KS_BW_LEVEL), 24);
    cell(say(r, KS_BW_GAMES), -7);
    for (int i = 0; i < 3; i++) {
        fputs("   ", stdout);
        cell(i < 2 ? ks_balance_side(r, i) : say(r, KS_BW_DRAWS), 20);
    }
    putchar('\n');
    for (size_t i = 0; i < r->run->levels; i++) {
        const struct ks_arm_result *a = &r->level[i].result;
        fputs("  ", stdout);
        cell(r->run->level[i].text, 24);
        printf("%7lu", (unsigned long)a->games);
        for (int k = 0; k < 3; k++) {
            ks_balance_share(r, a->share[k], text, sizeof text);
            fputs("   ", stdout);
            cell(text, 20);
        }
        if (a->broken > 0)
            printf("   %s: %lu", say(r, KS_BW_BROKEN), (unsigned long)a->broken);
        putchar('\n');
    }
}

static void print_endings(const struct ks_balance_report *r,
                          const struct ks_arm_result *a)
{
    char text[CELL], share[CELL];
    head(say(r, KS_BW_HOW_IT_ENDS));
    for (size_t i = 0; i < a->endings; i++) {
        ks_balance_ending(r, &a->ending[i], text, sizeof text);
        ks_balance_share(r, a->ending[i].share, share, sizeof share);
        fputs("  ", stdout);
        cell(share, 22);
        puts(text);
    }
}

/* ---- points and length ---- */

static void print_spread(const struct ks_balance_report *r, const char *name,
                         const struct ks_distribution *s)
{
    char text[CELL];
    fputs("  ", stdout);
    cell(name, 28);
    ks_balance_number(r, s->mean, 1, text, sizeof text);
    cell(text, -9);
    for (int q = 0; q < KS_QUANTILES; q++) {
        ks_balance_number(r, s->quantile[q], 1, text, sizeof text);
        cell(text, -9);
    }
    putchar('\n');
}

static void print_spreads(const struct ks_balance_report *r,
                          const struct ks_arm_result *a)
{
    char name[CELL];
    printf("\n  ");
    cell("", 28);
    cell(say(r, KS_BW_MEAN), -9);
    for (int q = 0; q < KS_QUANTILES; q++)
        printf("%7.0f %%", 100 * ks_quantile_at[q]);
    putchar('\n');
    for (int side = 0; side < 2; side++) {
        snprintf(name, sizeof name, "%s: %s", say(r, KS_BW_POINTS_OF),
                 ks_balance_side(r, side));
        print_spread(r, name, &a->points[side]);
    }
    snprintf(name, sizeof name, "%s: %s", say(r, KS_BW_LEAD), ks_balance_side(r, 0));
    print_spread(r, name, &a->lead);
    print_spread(r, say(r, KS_BW_TURNS), &a->turns);
    print_spread(r, say(r, KS_BW_DECISIONS), &a->decisions);
}

/* ---- what decided ---- */

static void print_unit(const struct ks_balance_report *r, const struct ks_unit_result *u)
{
    char text[CELL];
    fputs("  ", stdout);
    cell(r->game->piece[u->unit].name, 26);
    cell(ks_balance_side(r, r->game->piece[u->unit].side), 16);
    ks_balance_percent(r, u->lost.value, text, sizeof text);
    cell(text, -8);
    fputs(" %   ", stdout);
    ks_balance_gap(r, u->difference, text, sizeof text);
    puts(text);
}

static void head_units(const struct ks_balance_report *r, bool commanders)
{
    head(say(r, commanders ? KS_BW_COMMANDERS : KS_BW_UNITS));
    fputs("  ", stdout);
    cell(say(r, commanders ? KS_BW_COMMANDER : KS_BW_UNIT), 42);
    cell(say(r, KS_BW_LOST), -10);
    printf("   %s\n", say(r, KS_BW_DIFFERENCE));
}

/* Nothing in a game that has none. */
static void print_units(const struct ks_balance_report *r,
                        const struct ks_level_report *l, bool commanders)
{
    int rows = 0;
    for (size_t i = 0; i < l->units && rows < ROWS; i++)
        if (ks_is_leader(r->game, l->unit[i].unit) == commanders) {
            if (rows++ == 0)
                head_units(r, commanders);
            print_unit(r, &l->unit[i]);
        }
}

static void print_rule(const struct ks_balance_report *r, const struct ks_rule_result *x)
{
    char text[CELL];
    fputs("  ", stdout);
    cell(ks_balance_paragraph(r, x->code), 14);
    ks_balance_number(r, x->often.value, 2, text, sizeof text);
    cell(text, -8);
    for (int side = 0; side < 2; side++) {
        ks_balance_number(r, x->in_wins[side].n == 0 ? 0 : x->in_wins[side].value, 2,
                          text, sizeof text);
        cell(text, -16);
    }
    ks_balance_sentence(r, x->code, text, sizeof text);
    printf("   %s\n", text);
}

static void print_never(const struct ks_balance_report *r,
                        const struct ks_level_report *l)
{
    printf("  %s:", say(r, KS_BW_NEVER));
    for (size_t i = 0; i < l->rules; i++)
        if (ks_balance_never(r, l, i))
            printf(" %s", ks_balance_paragraph(r, l->rule[i].code));
    putchar('\n');
}

static void print_rules(const struct ks_balance_report *r,
                        const struct ks_level_report *l)
{
    head(say(r, KS_BW_RULES));
    fputs("  ", stdout);
    cell(say(r, KS_BW_PARAGRAPH), 14);
    cell(say(r, KS_BW_A_GAME), -8);
    for (int side = 0; side < 2; side++)
        cell(ks_balance_side(r, side), -16);
    putchar('\n');
    for (size_t i = 0; i < l->rules && i < ROWS; i++)
        if (l->rule[i].fired.value > 0 && !l->rule[i].ends)
            print_rule(r, &l->rule[i]);
    print_never(r, l);
}

/* ---- what would change it ---- */

static void print_option(const struct ks_balance_report *r, size_t arm, size_t plain)
{
    const struct ks_balance_arm *a = &r->run->arm[arm];
    char name[CELL], text[CELL];
    snprintf(name, sizeof name, "%s=%s", a->game->option[a->option].name,
             a->game->option[a->option].value);
    ks_balance_gap(r, ks_arm_difference(r->run, arm, plain), text, sizeof text);
    fputs("  ", stdout);
    cell(name, 42);
    puts(text);
}

static void print_options(const struct ks_balance_report *r, size_t level)
{
    const struct ks_balance *b = r->run;
    size_t plain = ks_balance_arm(b, level, KS_ARM_PLAIN);
    bool any = false;
    head(say(r, KS_BW_OPTIONS));
    for (size_t i = 0; i < b->arms; i++)
        if (b->arm[i].kind == KS_ARM_OPTION && b->arm[i].level == level) {
            print_option(r, i, plain);
            any = true;
        }
    if (!any)
        printf("  %s\n", say(r, KS_BW_OPTIONS_NONE));
}

static void note_unfair(const struct ks_balance_report *r)
{
    fputs("  ", stdout);
    cell("", 51);
    puts(say(r, KS_BW_NOT_FAIR));
}

static void print_fair(const struct ks_balance_report *r, size_t level)
{
    char text[CELL], value[CELL], now[CELL], knob[CELL];
    head(say(r, KS_BW_FAIR));
    for (size_t i = level * KS_KNOBS; i < (level + 1) * KS_KNOBS; i++) {
        const struct ks_fair *f = &r->fair[i];
        ks_balance_knob(r, f->curve.knob, knob, sizeof knob);
        ks_balance_value(r, f, f->solution.now, now, sizeof now);
        ks_balance_value(r, f, f->solution.value, value, sizeof value);
        ks_balance_share(r, f->solution.share, text, sizeof text);
        fputs("  ", stdout);
        cell(knob, 50);
        printf(" %s: %s; %s: %s, %s: %s\n", say(r, KS_BW_NOW), now, say(r, KS_BW_VALUE),
               value, say(r, KS_BW_EXPECTED), text);
        if (!f->solution.fair)
            note_unfair(r);
        for (size_t k = 0; k < f->trials; k++) {
            ks_balance_value(r, f, f->trial[k].value, value, sizeof value);
            ks_balance_share(r, f->trial[k].played, text, sizeof text);
            fputs("  ", stdout);
            cell("", 50);
            printf(" %s: %s → %s%s\n", say(r, KS_BW_PLAYED), value, text,
                   k == f->best ? " *" : "");
        }
    }
}

void ks_balance_text(const struct ks_balance_report *r)
{
    printf("%s (%s)\n%s: %lu, %s %llu\n", r->game->title[r->language], r->game->scenario,
           say(r, KS_BW_AN_ARM), (unsigned long)r->run->games, say(r, KS_BW_SEED),
           (unsigned long long)r->run->seed);
    print_shares(r);
    for (size_t i = 0; i < r->run->levels; i++) {
        const struct ks_level_report *l = &r->level[i];
        printf("\n== %s: %s ==\n", say(r, KS_BW_LEVEL), r->run->level[i].text);
        if (l->result.games == 0) {
            printf("  %s\n", say(r, KS_BW_NO_GAMES));
            continue;
        }
        print_endings(r, &l->result);
        print_spreads(r, &l->result);
        print_units(r, l, false);
        print_units(r, l, true);
        print_rules(r, l);
        print_options(r, i);
        if (r->fair != NULL)
            print_fair(r, i);
    }
    printf("\n%s %s\n", say(r, KS_BW_DIGEST), r->digest);
}
