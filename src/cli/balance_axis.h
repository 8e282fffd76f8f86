/* From numbers to places in a picture. */
#pragma once

#include "cli/balance.h"
#include "cli/svg.h"

struct ks_axis {
    double from, to;   /* numbers */
    double at, length; /* where the first stands, and how far it is to the last */
};

static inline double ks_axis_at(const struct ks_axis *a, double x)
{
    return a->at + (x - a->from) / (a->to - a->from) * a->length;
}

/* The same, but not beyond the ends. */
double ks_axis_within(const struct ks_axis *a, double x);

/* Ticks along the bottom (y) or the left (x), with lines across the picture. Percent: the
 * numbers are shares. */
void ks_axis_bottom(struct ks_svg *o, const struct ks_balance_report *r,
                    const struct ks_axis *a, double top, double y, bool percent);
void ks_axis_left(struct ks_svg *o, const struct ks_balance_report *r,
                  const struct ks_axis *a, double x, double right, bool percent);
