/* A balance report as one self-contained page: embedded charts, a table under each. */
#include <stdio.h>
#include <string.h>

#include "cli/balance_page.h"
#include "cli/balance_plot.h"

enum { FOREST_ROWS = 14 };

static const char *say(const struct ks_balance_report *r, enum ks_balance_word w)
{
    return ks_balance_word(w, r->language);
}

/* ---- figures ---- */

static void begin_figure(struct ks_svg *o, const char *caption)
{
    ks_svg_open(o, "figure", NULL);
    ks_svg_words(o, "figcaption", caption, NULL);
}

static void histogram(struct ks_svg *o, const struct ks_balance_report *r,
                      const struct ks_distribution *s, bool signs,
                      enum ks_balance_word title)
{
    begin_figure(o, say(r, title));
    ks_plot_histogram(o, r, s, signs, say(r, title));
    ks_svg_close(o);
}

/* ---- sections: one for each question, a part for each level ---- */

static void shares(struct ks_svg *o, const struct ks_balance_report *r, size_t level)
{
    if (level > 0)
        return; /* all levels in one picture */
    ks_svg_open(o, "figure", NULL);
    ks_plot_shares(o, r);
    ks_svg_close(o);
    ks_page_shares(o, r);
}

static void points(struct ks_svg *o, const struct ks_balance_report *r, size_t level)
{
    const struct ks_arm_result *a = &r->level[level].result;
    ks_svg_open(o, "div", "class=\"two\"");
    histogram(o, r, &a->lead, true, KS_BW_FINAL_LEAD);
    begin_figure(o, say(r, KS_BW_LEAD_BY_TURN));
    ks_plot_lead(o, r, a);
    ks_svg_close(o);
    ks_svg_close(o);
    ks_page_points(o, r, level);
}

static void length(struct ks_svg *o, const struct ks_balance_report *r, size_t level)
{
    const struct ks_arm_result *a = &r->level[level].result;
    ks_svg_open(o, "div", "class=\"two\"");
    histogram(o, r, &a->turns, false, KS_BW_LAST_TURN);
    histogram(o, r, &a->decisions, false, KS_BW_DECISIONS);
    ks_svg_close(o);
    ks_page_length(o, r, level);
}

static void units(struct ks_svg *o, const struct ks_balance_report *r, size_t level)
{
    static const char *const colour[] = {"side0", "side1"};
    const struct ks_level_report *l = &r->level[level];
    struct ks_forest_row row[FOREST_ROWS] = {0};
    size_t rows = 0;
    bool commanders = false;
    for (size_t i = 0; i < l->units; i++) {
        const struct ks_piece *p = &r->game->piece[l->unit[i].unit];
        commanders |= ks_is_leader(r->game, l->unit[i].unit);
        if (rows == FOREST_ROWS || l->unit[i].difference.n == 0)
            continue;
        snprintf(row[rows].label, sizeof row[rows].label, "%s", p->name);
        row[rows].colour = colour[p->side];
        row[rows++].e = l->unit[i].difference;
    }
    ks_svg_open(o, "figure", NULL);
    ks_plot_forest(o, r, row, rows, say(r, KS_BW_UNITS));
    ks_svg_close(o);
    ks_page_units(o, r, level, false);
    if (commanders) {
        ks_svg_words(o, "h4", say(r, KS_BW_COMMANDERS), NULL);
        ks_page_units(o, r, level, true);
    }
}

/* The difference of a rule as a part of how often it is applied at all. */
static struct ks_estimate relative(const struct ks_rule_result *x)
{
    struct ks_estimate e = x->difference;
    e.value /= x->often.value;
    e.low /= x->often.value;
    e.high /= x->often.value;
    return e;
}

/* The paragraph and as much of its sentence as a row of the picture has room for. */
static void rule_label(const struct ks_balance_report *r, uint16_t code, char *out,
                       size_t size)
{
    enum { LETTERS = 32 };
    char text[KS_TEXT];
    size_t n = 0, letters = 0;
    ks_balance_sentence(r, code, text, sizeof text);
    for (; text[n] != '\0'; n++)
        if (((unsigned char)text[n] & 0xC0) != 0x80 && letters++ == LETTERS)
            break;
    snprintf(out, size, "%.*s%s · %s", (int)n, text, text[n] == '\0' ? "" : "…",
             ks_balance_paragraph(r, code));
}

static void rules(struct ks_svg *o, const struct ks_balance_report *r, size_t level)
{
    const struct ks_level_report *l = &r->level[level];
    struct ks_forest_row row[FOREST_ROWS] = {0};
    size_t rows = 0;
    for (size_t i = 0; i < l->rules && rows < FOREST_ROWS; i++) {
        const struct ks_rule_result *x = &l->rule[i];
        if (x->ends || x->fired.value <= 0 || x->difference.n == 0)
            continue;
        rule_label(r, x->code, row[rows].label, sizeof row[rows].label);
        row[rows].colour = x->difference.value > 0 ? "side0" : "side1";
        row[rows++].e = relative(x);
    }
    ks_svg_open(o, "figure", NULL);
    ks_plot_forest(o, r, row, rows, say(r, KS_BW_RULES));
    ks_svg_close(o);
    ks_page_rules(o, r, level);
    ks_page_never(o, r, level);
}

static void options(struct ks_svg *o, const struct ks_balance_report *r, size_t level)
{
    const struct ks_balance *b = r->run;
    struct ks_forest_row row[KS_MAX_OPTIONS * 8] = {0};
    size_t rows = 0, plain = ks_balance_arm(b, level, KS_ARM_PLAIN);
    for (size_t i = 0; i < b->arms && rows < sizeof row / sizeof *row; i++) {
        const struct ks_balance_arm *a = &b->arm[i];
        if (a->kind != KS_ARM_OPTION || a->level != level)
            continue;
        snprintf(row[rows].label, sizeof row[rows].label, "%s = %s",
                 a->game->option[a->option].name, a->game->option[a->option].value);
        row[rows].e = ks_arm_difference(b, i, plain);
        row[rows].colour = row[rows].e.value > 0   ? "side0"
                           : row[rows].e.value < 0 ? "side1"
                                                   : "draw";
        rows++;
    }
    if (rows == 0) {
        ks_svg_words(o, "p", say(r, KS_BW_OPTIONS_NONE), NULL);
        return;
    }
    ks_svg_open(o, "figure", NULL);
    ks_plot_forest(o, r, row, rows, say(r, KS_BW_OPTIONS));
    ks_svg_close(o);
    ks_page_options(o, r, level);
}

static void fair(struct ks_svg *o, const struct ks_balance_report *r, size_t level)
{
    char knob[160];
    ks_svg_open(o, "div", "class=\"two\"");
    for (size_t i = level * KS_KNOBS; i < (level + 1) * KS_KNOBS; i++) {
        ks_balance_knob(r, r->fair[i].curve.knob, knob, sizeof knob);
        begin_figure(o, knob);
        ks_plot_curve(o, r, &r->fair[i]);
        ks_svg_close(o);
    }
    ks_svg_close(o);
    ks_page_fair(o, r, level);
}

static const struct section {
    const char *id;
    enum ks_balance_word title, about; /* about KS_BALANCE_WORDS: nothing */
    void (*draw)(struct ks_svg *, const struct ks_balance_report *, size_t level);
    bool together; /* all levels in one */
    bool solver;   /* only where it was asked for */
} sections[] = {
    {"wins", KS_BW_WHO_WINS, KS_BW_WHO_WINS_ABOUT, shares, true, false},
    {"ends", KS_BW_HOW_IT_ENDS, KS_BALANCE_WORDS, ks_page_endings, false, false},
    {"points", KS_BW_POINTS, KS_BW_POINTS_ABOUT, points, false, false},
    {"length", KS_BW_LENGTH, KS_BALANCE_WORDS, length, false, false},
    {"units", KS_BW_UNITS, KS_BW_UNITS_ABOUT, units, false, false},
    {"rules", KS_BW_RULES, KS_BW_RULES_ABOUT, rules, false, false},
    {"options", KS_BW_OPTIONS, KS_BW_OPTIONS_ABOUT, options, false, false},
    {"fair", KS_BW_FAIR, KS_BW_FAIR_ABOUT, fair, false, true},
};

static void section(struct ks_svg *o, const struct ks_balance_report *r,
                    const struct section *s)
{
    ks_svg_open(o, "section", "id=\"%r\"", s->id);
    ks_svg_words(o, "h2", say(r, s->title), NULL);
    if (s->about != KS_BALANCE_WORDS)
        ks_svg_words(o, "p", say(r, s->about), "class=\"about\"");
    for (size_t i = 0; i < r->run->levels; i++) {
        if (!s->together)
            ks_svg_words(o, "h3", r->run->level[i].text, NULL);
        if (s->together || r->level[i].result.games > 0)
            s->draw(o, r, i);
        else
            ks_svg_words(o, "p", say(r, KS_BW_NO_GAMES), NULL);
    }
    ks_svg_close(o);
}

/* ---- head and foot ---- */

static void card(struct ks_svg *o, const struct ks_balance_report *r, size_t level)
{
    struct ks_estimate e = r->level[level].result.score;
    char text[120], a[32], b[32];
    int favourite = e.low > 0.5 ? 0 : 1;
    bool clear = e.n > 0 && (e.low > 0.5 || e.high < 0.5);
    ks_balance_number(r, 100 * e.value, 0, a, sizeof a);
    ks_balance_number(r, 100 * (1 - e.value), 0, b, sizeof b);
    snprintf(text, sizeof text, "%s %s", say(r, KS_BW_FAVOURS),
             ks_balance_side(r, favourite));
    ks_svg_open(o, "div", "class=\"card\"");
    ks_svg_words(o, "span", r->run->level[level].text, "class=\"name\"");
    ks_svg_put(o, "<b><i class=\"a\">%s</i> : <i class=\"b\">%s</i></b>\n", a, b);
    ks_svg_words(o, "span", clear ? text : say(r, KS_BW_EVEN), NULL);
    ks_svg_close(o);
}

static void header(struct ks_svg *o, const struct ks_balance_report *r)
{
    char text[240];
    snprintf(text, sizeof text, "%s · %s: %lu · %s %llu · %s %s", r->game->scenario,
             say(r, KS_BW_AN_ARM), (unsigned long)r->run->games, say(r, KS_BW_SEED),
             (unsigned long long)r->run->seed, say(r, KS_BW_RULES_VERSION),
             ks_rules_version(r->game));
    ks_svg_open(o, "header", NULL);
    ks_svg_words(o, "p", say(r, KS_BW_REPORT), "class=\"eyebrow\"");
    ks_svg_words(o, "h1", r->game->title[r->language], NULL);
    ks_svg_words(o, "p", text, "class=\"sub\"");
    ks_svg_open(o, "div", "class=\"cards\"");
    for (size_t i = 0; i < r->run->levels; i++)
        card(o, r, i);
    ks_svg_close(o);
    ks_svg_open(o, "ul", "class=\"key\"");
    ks_svg_words(o, "li", ks_balance_side(r, 0), "class=\"k0\"");
    ks_svg_words(o, "li", ks_balance_side(r, 1), "class=\"k1\"");
    ks_svg_words(o, "li", say(r, KS_BW_DRAWS), "class=\"k2\"");
    ks_svg_close(o);
    ks_svg_close(o);
}

static void method(struct ks_svg *o, const struct ks_balance_report *r)
{
    char text[80];
    ks_svg_open(o, "section", NULL);
    ks_svg_words(o, "h2", say(r, KS_BW_METHOD), NULL);
    ks_svg_words(o, "p", say(r, KS_BW_METHOD_ABOUT), "class=\"about\"");
    ks_svg_close(o);
    snprintf(text, sizeof text, "%s %s", say(r, KS_BW_DIGEST), r->digest);
    ks_svg_words(o, "footer", text, NULL);
}

static void page(struct ks_svg *o, const struct ks_balance_report *r)
{
    static const char *const language[KS_LANGUAGES] = {"en", "pl"};
    char title[200];
    snprintf(title, sizeof title, "%s %s", say(r, KS_BW_BALANCE_OF),
             r->game->title[r->language]);
    ks_svg_put(o, "<!DOCTYPE html>\n");
    ks_svg_open(o, "html", "lang=\"%r\"", language[r->language]);
    ks_svg_open(o, "head", NULL);
    ks_svg_leaf(o, "meta", "charset=\"utf-8\"");
    ks_svg_leaf(o, "meta",
                "name=\"viewport\" content=\"width=device-width, initial-scale=1\"");
    ks_svg_words(o, "title", title, NULL);
    ks_page_style(o, r->game);
    ks_svg_close(o);
    ks_svg_open(o, "body", NULL);
    ks_svg_open(o, "main", NULL);
    header(o, r);
    for (size_t i = 0; i < sizeof sections / sizeof *sections; i++)
        if (!sections[i].solver || r->fair != NULL)
            section(o, r, &sections[i]);
    method(o, r);
    ks_svg_close(o);
    ks_svg_close(o);
    ks_svg_close(o);
}

bool ks_balance_html(const struct ks_balance_report *r, const char *path, char *error,
                     size_t size)
{
    struct ks_svg o = {0};
    page(&o, r);
    struct ks_buffer text = {.text = o.text, .length = o.size, .failed = o.failed};
    bool good = ks_buffer_store(&text, path, error, size);
    ks_svg_done(&o);
    return good;
}
