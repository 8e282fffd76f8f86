#include "cli/analyse_sheet.h"

#include <stdio.h>
#include <string.h>

#include "cli/say.h"
#include "driver/analysis_text.h"

enum { BAR = 30, LUCKY = 3 };

static const char *say(const struct ks_analyse_sheet *x, enum ks_saying saying)
{
    return ks_say(saying, x->language);
}

static double percent(int32_t value)
{
    return (double)value * 100 / KS_WHOLE;
}

/* Columns are filled by letters, not by bytes. */
static void print_left(const char *text, int width)
{
    fputs(text, stdout);
    for (const char *p = text; *p != '\0'; p++)
        width -= ((unsigned char)*p & 0xC0) != 0x80;
    printf("%*s", width > 0 ? width : 0, "");
}

static const char *side_name(const struct ks_analyse_sheet *x, int side)
{
    return ks_say_actor(x->g, side, x->language);
}

static void print_head(const struct ks_analyse_sheet *x)
{
    const struct ks_ledger *l = &x->a->ledger;
    printf("%s, %s: %zu. ", x->g->scenario, say(x, KS_SAY_AN_ENTRIES), l->entries);
    if (!x->c->over)
        printf("%s", say(x, KS_SAY_STILL_PLAYED));
    else if (x->c->winner == KS_NOBODY)
        printf("%s: %s.", say(x, KS_SAY_OVER), say(x, KS_SAY_DRAWN));
    else
        printf("%s: %s.", say(x, KS_SAY_AN_WINNER), side_name(x, x->c->winner));
    if (x->a->playouts > 0)
        printf("\n%s: %lu.\n\n", say(x, KS_SAY_AN_PLAYED), (unsigned long)x->a->playouts);
    else
        printf("\n%s.\n\n", say(x, KS_SAY_AN_JUDGED));
}

static void print_bar(int32_t value)
{
    int filled = (int)((int64_t)value * BAR / KS_WHOLE);
    putchar('|');
    for (int i = 0; i < BAR; i++)
        putchar(i < filled ? '#' : i == BAR / 2 ? ':' : ' ');
    putchar('|');
}

static void print_row(const char *name, int32_t value, const struct ks_swing *s)
{
    print_left(name, 9);
    printf("%6.1f %% ", percent(value));
    print_bar(value);
    if (s != NULL)
        printf(" %+7.1f %+7.1f %+10.1f %+10.1f", percent(s->luck), percent(s->time),
               percent(s->skill[0]), percent(-s->skill[1]));
    putchar('\n');
}

static void print_curve(const struct ks_analyse_sheet *x)
{
    const struct ks_ledger *l = &x->a->ledger;
    char name[32];
    print_left(say(x, KS_SAY_TURN), 9);
    print_left(side_name(x, 0), 10 + BAR + 3);
    printf("%6s  %6s ", say(x, KS_SAY_LUCK), say(x, KS_SAY_TIME));
    for (int side = 0; side < 2; side++) {
        putchar(' ');
        print_left(side_name(x, side), 10);
    }
    putchar('\n');
    print_row(say(x, KS_SAY_START), l->first, NULL);
    for (size_t n = 1; n <= l->entries; n++) {
        uint8_t turn = l->entry[n - 1].turn;
        if (n < l->entries && l->entry[n].turn == turn)
            continue;
        snprintf(name, sizeof name, "%4d", turn);
        print_row(name, ks_ledger_value(l, n), &l->turn[turn]);
    }
    print_row(say(x, KS_SAY_SUM), ks_ledger_value(l, l->entries), &l->whole);
    printf("%s\n", say(x, KS_SAY_AN_COLUMNS));
}

static void print_turning(const struct ks_analyse_sheet *x)
{
    char text[KS_ANALYSIS_TEXT], hex[5];
    printf("\n%s\n", say(x, KS_SAY_AN_TURNING));
    for (size_t i = 0; i < x->a->turnings; i++) {
        const struct ks_episode *e = &x->a->ledger.episode[x->a->turning[i]];
        int32_t change = ks_swing_change(&e->swing) - e->swing.time;
        ks_hex at = ks_episode_hex(x->c, &x->a->ledger, e);
        ks_episode_say(x->c, &x->a->ledger, e, x->language, text, sizeof text);
        printf("  %s %d, %s %lu: %s %+.1f %%: %s", say(x, KS_SAY_TURN), e->turn,
               say(x, KS_SAY_AN_ENTRY), (unsigned long)e->key, side_name(x, change < 0),
               percent(change < 0 ? -change : change), text);
        if (at != KS_NONE) {
            ks_hex_text(&x->g->map, at, hex);
            if (strstr(text, hex) == NULL)
                printf(" (%s)", hex);
        }
        putchar('\n');
    }
}

static void print_costly(const struct ks_analyse_sheet *x, int side)
{
    char text[KS_ANALYSIS_TEXT];
    printf("\n%s: %s\n", say(x, KS_SAY_AN_COSTLY), side_name(x, side));
    if (x->a->costlies[side] == 0)
        printf("  %s\n", say(x, KS_SAY_AN_NONE));
    for (size_t i = 0; i < x->a->costlies[side]; i++) {
        const struct ks_decision *d = &x->a->costly[side][i];
        ks_decision_say(x->c, d, x->language, text, sizeof text);
        printf("  %s %d, %s %lu: %.1f %%: %s\n", say(x, KS_SAY_TURN), d->turn,
               say(x, KS_SAY_AN_ENTRY), (unsigned long)d->first,
               percent(-ks_decision_loss(d)), text);
        ks_line_say(x->g, d->better, d->n, x->language, text, sizeof text);
        printf("      %s: %s (%.1f %% > %.1f %%)\n", say(x, KS_SAY_AN_BETTER),
               d->n == 0 ? say(x, KS_SAY_AN_NOTHING) : text, percent(d->best),
               percent(d->played));
    }
}

static void print_lucky(const struct ks_analyse_sheet *x, int side)
{
    const struct ks_ledger *l = &x->a->ledger;
    char text[KS_TEXT];
    uint32_t entry[LUCKY];
    size_t n = ks_ledger_lucky(l, side, entry, LUCKY);
    for (size_t i = 0; i < n; i++) {
        if (i == 0)
            printf("\n%s: %s\n", say(x, KS_SAY_AN_LUCKY), side_name(x, side));
        int32_t change = ks_ledger_change(l, entry[i]);
        ks_entry_say(x->c, l, entry[i], x->language, text, sizeof text);
        printf("  %s %d, %s %lu: %+.1f %%: %s\n", say(x, KS_SAY_TURN),
               l->entry[entry[i] - 1].turn, say(x, KS_SAY_AN_ENTRY),
               (unsigned long)entry[i], percent(side == 0 ? change : -change), text);
    }
}

void ks_analyse_sheet_print(const struct ks_analyse_sheet *x)
{
    print_head(x);
    print_curve(x);
    print_turning(x);
    print_costly(x, 0);
    print_costly(x, 1);
    print_lucky(x, 0);
    print_lucky(x, 1);
    printf("\n%s\n%s\n", say(x, KS_SAY_AN_CAUTION_JUDGE),
           say(x, KS_SAY_AN_CAUTION_NOISE));
}
