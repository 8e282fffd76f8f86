#include "cli/balance_plot.h"

#include <math.h>
#include <stdio.h>
#include <string.h>

#include "cli/balance_axis.h"

/* A figure's room, in units of the drawing. */
enum {
    WIDE = 720,
    NARROW = 460,
    HEIGHT = 220,
    LEFT = 46,
    RIGHT = 12,
    TOP = 12,
    BOTTOM = 26
};

static void begin(struct ks_svg *o, double width, double height, const char *title)
{
    ks_svg_open(o, "svg",
                "class=\"%r\" viewBox=\"0 0 %f %f\" role=\"img\" aria-label=\"%s\"",
                width > NARROW ? "wide" : "narrow", width, height, title);
}

static void line(struct ks_svg *o, const char *class, double x1, double y1, double x2,
                 double y2)
{
    ks_svg_leaf(o, "line", "class=\"%s\" x1=\"%f\" y1=\"%f\" x2=\"%f\" y2=\"%f\"", class,
                x1, y1, x2, y2);
}

static void box(struct ks_svg *o, const char *class, double x, double y, double width,
                double height)
{
    if (width > 0 && height > 0)
        ks_svg_leaf(o, "rect",
                    "class=\"%s\" x=\"%f\" y=\"%f\" width=\"%f\" height=\"%f\"", class, x,
                    y, width, height);
}

static void text(struct ks_svg *o, const char *class, double x, double y,
                 const char *words)
{
    ks_svg_words(o, "text", words, "class=\"%s\" x=\"%f\" y=\"%f\"", class, x, y);
}

static void dot(struct ks_svg *o, const char *class, double x, double y, double radius)
{
    ks_svg_leaf(o, "circle", "class=\"%s\" cx=\"%f\" cy=\"%f\" r=\"%f\"", class, x, y,
                radius);
}

/* ---- shares ---- */

enum { BAR = 34, ROW = 70 };

static void share_bar(struct ks_svg *o, const struct ks_balance_report *r, size_t level,
                      const struct ks_axis *x, double y)
{
    static const char *const class[] = {"side0", "draw", "side1"};
    static const int order[] = {0, 2, 1}; /* sides outside, draws between them */
    const struct ks_arm_result *a = &r->level[level].result;
    char percent[32], words[40];
    double from = 0;
    text(o, "label", x->at, y - 7, r->run->level[level].text);
    for (int i = 0; i < 3; i++) {
        double share = a->share[order[i]].value, left = ks_axis_at(x, from),
               right = ks_axis_at(x, from + share);
        box(o, class[i], left, y, right - left, BAR);
        ks_balance_percent(r, share, percent, sizeof percent);
        snprintf(words, sizeof words, "%s %%", percent);
        if (right - left > 60 && i == 0)
            text(o, "inbar", left + 10, y + BAR - 12, words);
        else if (right - left > 60)
            text(o, i == 1 ? "label mid" : "inbar end",
                 i == 1 ? (left + right) / 2 : right - 10, y + BAR - 12, words);
        from += share;
    }
    double middle = y + BAR / 2.0, low = ks_axis_at(x, a->score.low),
           high = ks_axis_at(x, a->score.high);
    line(o, "halo", low, middle, high, middle);
    line(o, "whisker", low, middle, high, middle);
    line(o, "whisker", low, middle - 6, low, middle + 6);
    line(o, "whisker", high, middle - 6, high, middle + 6);
    dot(o, "point", ks_axis_at(x, a->score.value), middle, 4.5);
}

void ks_plot_shares(struct ks_svg *o, const struct ks_balance_report *r)
{
    double height = TOP + 10 + ROW * (double)r->run->levels + BOTTOM;
    struct ks_axis x = {0, 1, 20, WIDE - 40};
    begin(o, WIDE, height, ks_balance_word(KS_BW_WHO_WINS, r->language));
    ks_axis_bottom(o, r, &x, TOP, height - BOTTOM, true);
    for (size_t i = 0; i < r->run->levels; i++)
        if (r->level[i].result.games > 0)
            share_bar(o, r, i, &x, TOP + 20 + ROW * (double)i);
    line(o, "half", ks_axis_at(&x, 0.5), TOP, ks_axis_at(&x, 0.5), height - BOTTOM);
    ks_svg_close(o);
}

/* ---- spreads ---- */

static uint32_t highest_bar(const struct ks_distribution *s)
{
    uint32_t most = 1;
    for (size_t i = 0; i < s->bars; i++)
        most = s->bar[i] > most ? s->bar[i] : most;
    return most;
}

/* A bar stands for from .. from + width - 1, whole numbers. Equal points are a bar of their
 * own only where bars are one wide; they may win for a side. */
static const char *bar_class(const struct ks_balance_report *r,
                             const struct ks_distribution *s, size_t i, bool signs)
{
    static const char *const of[] = {"side0", "side1"};
    int32_t from = s->from + (int32_t)i * s->width;
    if (!signs)
        return "plain";
    if (from == 0 && s->width == 1)
        return r->game->win_level < 2 ? of[r->game->win_level] : "draw";
    return of[from < 0];
}

void ks_plot_histogram(struct ks_svg *o, const struct ks_balance_report *r,
                       const struct ks_distribution *s, bool signs, const char *title)
{
    double bottom = HEIGHT - BOTTOM, half = s->width == 1 ? 0.5 : 0;
    double last = s->from + (double)s->bars * s->width;
    struct ks_axis x = {s->from - half, last - half, LEFT, NARROW - LEFT - RIGHT};
    struct ks_axis y = {0, s->n == 0 ? 1 : (double)highest_bar(s) / s->n, bottom,
                        TOP - bottom};
    begin(o, NARROW, HEIGHT, title);
    ks_axis_left(o, r, &y, LEFT, NARROW - RIGHT, true);
    for (size_t i = 0; i < s->bars; i++) {
        double from = s->from + (double)i * s->width - half;
        double left = ks_axis_at(&x, from), right = ks_axis_at(&x, from + s->width);
        double top = ks_axis_at(&y, (double)s->bar[i] / s->n);
        double gap = fmin(2, (right - left) / 6);
        box(o, bar_class(r, s, i, signs), left + gap, top, right - left - 2 * gap,
            bottom - top);
    }
    ks_axis_bottom(o, r, &x, bottom, bottom, false);
    line(o, "axis", LEFT, bottom, NARROW - RIGHT, bottom);
    ks_svg_close(o);
}

static void band(struct ks_svg *o, const struct ks_arm_result *a, int turns, int low,
                 int high, const struct ks_axis *x, const struct ks_axis *y,
                 const char *class)
{
    struct ks_svg d = {0};
    ks_svg_move(&d, ks_point(ks_axis_at(x, 0), ks_axis_at(y, 0)));
    for (int t = 0; t < turns; t++)
        ks_svg_line(&d,
                    ks_point(ks_axis_at(x, t + 1), ks_axis_at(y, a->lead_at[t][high])));
    for (int t = turns - 1; t >= 0; t--)
        ks_svg_line(&d,
                    ks_point(ks_axis_at(x, t + 1), ks_axis_at(y, a->lead_at[t][low])));
    ks_svg_shut(&d);
    ks_svg_path(o, &d, "class=\"%s\"", class);
    ks_svg_done(&d);
}

static void middle_line(struct ks_svg *o, const struct ks_arm_result *a, int turns,
                        const struct ks_axis *x, const struct ks_axis *y)
{
    struct ks_svg d = {0};
    ks_svg_move(&d, ks_point(ks_axis_at(x, 0), ks_axis_at(y, 0)));
    for (int t = 0; t < turns; t++)
        ks_svg_line(&d, ks_point(ks_axis_at(x, t + 1),
                                 ks_axis_at(y, a->lead_at[t][KS_QUANTILES / 2])));
    ks_svg_path(o, &d, "class=\"curve\"");
    ks_svg_done(&d);
}

void ks_plot_lead(struct ks_svg *o, const struct ks_balance_report *r,
                  const struct ks_arm_result *a)
{
    int turns = r->game->turns < KS_BALANCE_TURNS ? r->game->turns : KS_BALANCE_TURNS;
    double low = -1, high = 1;
    for (int t = 0; t < turns; t++) {
        low = fmin(low, a->lead_at[t][0]);
        high = fmax(high, a->lead_at[t][KS_QUANTILES - 1]);
    }
    struct ks_axis x = {0, turns, LEFT, NARROW - LEFT - RIGHT};
    struct ks_axis y = {low, high, HEIGHT - BOTTOM, TOP - HEIGHT + BOTTOM};
    begin(o, NARROW, HEIGHT, ks_balance_word(KS_BW_LEAD_BY_TURN, r->language));
    ks_axis_left(o, r, &y, LEFT, NARROW - RIGHT, false);
    band(o, a, turns, 0, KS_QUANTILES - 1, &x, &y, "band wide");
    band(o, a, turns, 1, KS_QUANTILES - 2, &x, &y, "band");
    line(o, "half", LEFT, ks_axis_at(&y, 0), NARROW - RIGHT, ks_axis_at(&y, 0));
    middle_line(o, a, turns, &x, &y);
    ks_axis_bottom(o, r, &x, HEIGHT - BOTTOM, HEIGHT - BOTTOM, false);
    text(o, "tick side0t", LEFT + 6, TOP + 10, ks_balance_side(r, 0));
    text(o, "tick side1t", LEFT + 6, HEIGHT - BOTTOM - 6, ks_balance_side(r, 1));
    ks_svg_close(o);
}

/* ---- differences ---- */

enum { FOREST_ROW = 23, FOREST_LABEL = 300, FAR = 2 /* what lies beyond is cut off */ };

void ks_plot_forest(struct ks_svg *o, const struct ks_balance_report *r,
                    const struct ks_forest_row *row, size_t rows, const char *title)
{
    double height = TOP + FOREST_ROW * (double)rows + BOTTOM;
    struct ks_axis x = {-0.02, 0.02, FOREST_LABEL + 12, WIDE - FOREST_LABEL - 30};
    for (size_t i = 0; i < rows; i++)
        if (row[i].e.n > 0) {
            x.from = fmin(x.from, fmax(row[i].e.low, -FAR));
            x.to = fmax(x.to, fmin(row[i].e.high, FAR));
        }
    begin(o, WIDE, height, title);
    ks_axis_bottom(o, r, &x, TOP, height - BOTTOM, true);
    line(o, "half", ks_axis_at(&x, 0), TOP, ks_axis_at(&x, 0), height - BOTTOM);
    for (size_t i = 0; i < rows; i++) {
        double y = TOP + FOREST_ROW * ((double)i + 0.5);
        text(o, "label end", FOREST_LABEL, y + 4, row[i].label);
        if (row[i].e.n == 0)
            continue;
        line(o, row[i].colour, ks_axis_within(&x, row[i].e.low), y,
             ks_axis_within(&x, row[i].e.high), y);
        dot(o, row[i].colour, ks_axis_within(&x, row[i].e.value), y, 5);
    }
    ks_svg_close(o);
}

/* ---- the solver ---- */

static void curve_band(struct ks_svg *o, const struct ks_curve *c,
                       const struct ks_axis *x, const struct ks_axis *y)
{
    struct ks_svg d = {0}, m = {0};
    for (size_t i = 0; i < c->n; i++) {
        double at = ks_axis_at(x, c->from + (double)i);
        void (*to)(struct ks_svg *, struct ks_point) = i == 0 ? ks_svg_move : ks_svg_line;
        to(&d, ks_point(at, ks_axis_at(y, c->share[i].high)));
        to(&m, ks_point(at, ks_axis_at(y, c->share[i].value)));
    }
    for (size_t i = c->n; i-- > 0;)
        ks_svg_line(&d, ks_point(ks_axis_at(x, c->from + (double)i),
                                 ks_axis_at(y, c->share[i].low)));
    ks_svg_shut(&d);
    ks_svg_path(o, &d, "class=\"band wide\"");
    ks_svg_path(o, &m, "class=\"curve\"");
    ks_svg_done(&d);
    ks_svg_done(&m);
}

static void trial_mark(struct ks_svg *o, const struct ks_trial *t,
                       const struct ks_axis *x, const struct ks_axis *y)
{
    double at = ks_axis_within(x, t->value);
    line(o, "whisker", at, ks_axis_at(y, t->played.low), at,
         ks_axis_at(y, t->played.high));
    dot(o, "point", at, ks_axis_at(y, t->played.value), 4.5);
}

void ks_plot_curve(struct ks_svg *o, const struct ks_balance_report *r,
                   const struct ks_fair *f)
{
    char title[160];
    double bottom = HEIGHT - BOTTOM;
    struct ks_axis x = {f->curve.from, f->curve.from + (double)f->curve.n - 1, LEFT + 8,
                        NARROW - LEFT - RIGHT - 16};
    struct ks_axis y = {0, 1, bottom, TOP - bottom};
    if (f->curve.n < 2) /* one value: it stands at the left */
        x.to = x.from + 1;
    ks_balance_knob(r, f->curve.knob, title, sizeof title);
    begin(o, NARROW, HEIGHT, title);
    ks_axis_left(o, r, &y, LEFT, NARROW - RIGHT, true);
    ks_axis_bottom(o, r, &x, bottom, bottom, false);
    curve_band(o, &f->curve, &x, &y);
    line(o, "half", LEFT, ks_axis_at(&y, 0.5), NARROW - RIGHT, ks_axis_at(&y, 0.5));
    dot(o, "ring", ks_axis_at(&x, f->solution.value),
        ks_axis_within(&y, f->solution.share.value), 9);
    for (size_t i = 0; i < f->trials; i++)
        trial_mark(o, &f->trial[i], &x, &y);
    ks_svg_close(o);
}
