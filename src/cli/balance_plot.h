/* The pictures of a balance report, drawn as SVG inside a page. Colours are classes: the
 * page has them for light, dark and paper. */
#pragma once

#include "cli/balance.h"
#include "cli/svg.h"

/* One stacked bar for each level, with the interval of the first side's score. */
void ks_plot_shares(struct ks_svg *o, const struct ks_balance_report *r);

/* Bars of a spread; with signs, those above zero are the first side's and those below the
 * second's. */
void ks_plot_histogram(struct ks_svg *o, const struct ks_balance_report *r,
                       const struct ks_distribution *s, bool signs, const char *title);

/* The lead after each turn: the middle, half of the games, nine tenths of them. */
void ks_plot_lead(struct ks_svg *o, const struct ks_balance_report *r,
                  const struct ks_arm_result *a);

/* Differences from zero with their intervals, one a row. */
struct ks_forest_row {
    char label[160];
    const char *colour; /* class of the dot */
    struct ks_estimate e;
};

void ks_plot_forest(struct ks_svg *o, const struct ks_balance_report *r,
                    const struct ks_forest_row *row, size_t rows, const char *title);

/* Shares for each value of a knob, with what was solved and what was played. */
void ks_plot_curve(struct ks_svg *o, const struct ks_balance_report *r,
                   const struct ks_fair *f);
