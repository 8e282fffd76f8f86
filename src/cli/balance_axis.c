#include "cli/balance_axis.h"

#include <math.h>

enum { TICKS = 7 };

double ks_axis_within(const struct ks_axis *a, double x)
{
    double low = fmin(a->from, a->to), high = fmax(a->from, a->to);
    return ks_axis_at(a, fmin(high, fmax(low, x)));
}

/* A step of 1, 2 or 5 times a power of ten with which there are at most that many. */
static double axis_step(const struct ks_axis *a, int most)
{
    static const double step[] = {1, 2, 5};
    double span = fabs(a->to - a->from);
    for (double tens = 1e-4;; tens *= 10)
        for (int i = 0; i < 3; i++)
            if (span / (tens * step[i]) <= most || tens > 1e12)
                return tens * step[i];
}

static void label(const struct ks_balance_report *r, double x, double step, bool percent,
                  char *out, size_t size)
{
    char number[32];
    double shown = percent ? 100 * x : x, unit = percent ? 100 * step : step;
    ks_balance_number(r, shown, unit < 0.999 ? 1 : 0, number, sizeof number);
    snprintf(out, size, "%s%s", number, percent ? " %" : "");
}

/* The first multiple of the step inside. */
static double first_tick(const struct ks_axis *a, double step)
{
    return ceil(fmin(a->from, a->to) / step - 1e-9) * step;
}

/* A line across at every step, from one edge to the other, and its number before it. */
static void draw_ticks(struct ks_svg *o, const struct ks_balance_report *r,
                       const struct ks_axis *a, bool upright, double from, double to,
                       bool percent)
{
    char text[40];
    double step = axis_step(a, TICKS);
    for (double x = first_tick(a, step); x <= fmax(a->from, a->to) + 1e-9; x += step) {
        double at = ks_axis_at(a, x);
        ks_svg_leaf(o, "line", "class=\"grid\" x1=\"%f\" y1=\"%f\" x2=\"%f\" y2=\"%f\"",
                    upright ? at : from, upright ? from : at, upright ? at : to,
                    upright ? to : at);
        label(r, x, step, percent, text, sizeof text);
        ks_svg_words(o, "text", text, "class=\"tick %r\" x=\"%f\" y=\"%f\"",
                     upright ? "mid" : "end", upright ? at : from - 6,
                     upright ? to + 15 : at + 4);
    }
}

void ks_axis_bottom(struct ks_svg *o, const struct ks_balance_report *r,
                    const struct ks_axis *a, double top, double y, bool percent)
{
    draw_ticks(o, r, a, true, top, y, percent);
}

void ks_axis_left(struct ks_svg *o, const struct ks_balance_report *r,
                  const struct ks_axis *a, double x, double right, bool percent)
{
    draw_ticks(o, r, a, false, x, right, percent);
}
