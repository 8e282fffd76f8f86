#include "cli/balance_cells.h"

#include <stdio.h>
#include <string.h>

enum { CELL = 320 };

/* Columns up to the first number are words. */
void ks_cells_begin(struct ks_svg *o, const char *const *heading, size_t n, int words)
{
    ks_svg_open(o, "div", "class=\"scroll\"");
    ks_svg_open(o, "table", NULL);
    ks_svg_open(o, "thead", NULL);
    ks_svg_open(o, "tr", NULL);
    for (size_t i = 0; i < n; i++)
        ks_svg_words(o, "th", heading[i], "scope=\"col\"%r",
                     (int)i < words ? " class=\"words\"" : "");
    ks_svg_close(o);
    ks_svg_close(o);
    ks_svg_open(o, "tbody", NULL);
}

void ks_cells_end(struct ks_svg *o)
{
    ks_svg_close(o);
    ks_svg_close(o);
    ks_svg_close(o);
}

void ks_cells_cell(struct ks_svg *o, const char *text)
{
    ks_svg_words(o, "td", text, NULL);
}

void ks_cells_number(struct ks_svg *o, const struct ks_balance_report *r, double x,
                     int decimals)
{
    char text[40];
    ks_balance_number(r, x, decimals, text, sizeof text);
    ks_cells_cell(o, text);
}

void ks_cells_percent(struct ks_svg *o, const struct ks_balance_report *r,
                      struct ks_estimate e)
{
    char value[40], text[48];
    ks_balance_percent(r, e.value, value, sizeof value);
    snprintf(text, sizeof text, "%s %%", value);
    ks_cells_cell(o, e.n == 0 ? "–" : text);
}

/* Value and, smaller, interval. */
static void interval(struct ks_svg *o, const char *text)
{
    const char *bracket = strchr(text, '(');
    if (bracket == NULL)
        ks_cells_cell(o, text);
    else {
        char value[CELL];
        snprintf(value, sizeof value, "%.*s", (int)(bracket - text), text);
        ks_svg_put(o, "<td>%s<small>%s</small></td>\n", value, bracket);
    }
}

void ks_cells_share(struct ks_svg *o, const struct ks_balance_report *r,
                    struct ks_estimate e)
{
    char text[CELL];
    ks_balance_share(r, e, text, sizeof text);
    interval(o, text);
}

void ks_cells_gap(struct ks_svg *o, const struct ks_balance_report *r,
                  struct ks_estimate e)
{
    char text[CELL];
    ks_balance_gap(r, e, text, sizeof text);
    interval(o, text);
}

/* A row whose difference is clear is set in bold. */
void ks_cells_row(struct ks_svg *o, struct ks_estimate e)
{
    ks_svg_open(o, "tr", ks_estimate_counts(e) ? "class=\"clear\"" : NULL);
}

void ks_cells_plain(struct ks_svg *o)
{
    ks_svg_open(o, "tr", NULL);
}
