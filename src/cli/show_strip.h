/* A strip of the page that grows downwards: words, lines, headings, tables. */
#pragma once

#include "cli/show_counter.h"

#define KS_LEGEND_WIDTH 830.0
#define KS_LEGEND_BROAD 1180.0 /* where much is to be told */

enum { KS_LINE = 400 }; /* room for a line */

struct ks_strip {
    struct ks_svg *s;
    const struct ks_scene *scene;
    double x, y, width;
};

enum ks_strip_word {
    KS_WORD_TURN,
    KS_WORD_SET_UP,
    KS_WORD_POINTS,
    KS_WORD_LEADS,
    KS_WORD_ENDS_AT,
    KS_WORD_ON_MAP,
    KS_WORD_COMING,
    KS_WORD_AWAY,
    KS_WORD_TRACK,
    KS_WORD_COMMANDERS,
    KS_WORD_ARRIVALS,
    KS_WORD_LATER,
    KS_WORD_DICE,
    KS_WORD_NEVER_COMES,
    KS_WORD_BY_HEX,
    KS_WORD_BY_HEXES,
    KS_WORD_WITHDRAWN,
    KS_WORD_BACK_AT,
    KS_WORD_BACK_LATE,
    KS_WORD_LOST,
    KS_WORD_READING,
    KS_WORD_ARMS,
    KS_WORD_GROUND,
    KS_WORD_FORMATIONS,
    KS_WORD_MARKS,
    KS_WORD_UNIT_NAME,
    KS_WORD_ARM,
    KS_WORD_COLOUR,
    KS_WORD_FRONT,
    KS_WORD_LOOKS_TO,
    KS_WORD_STAR,
    KS_WORD_SCALE,
    KS_WORDS
};

/* A word of the legend in its language; some are formats. */
const char *ks_strip_say(const struct ks_strip *p, enum ks_strip_word w);

/* Name of a side. */
const char *ks_strip_side(const struct ks_strip *p, int side);

void ks_strip_write(const struct ks_strip *p, const char *class, double x, double y,
                    const char *text);

/* Breaks a text into lines that fit, and goes on below. */
void ks_strip_lines(struct ks_strip *p, const char *class, double size, const char *text);

void ks_strip_heading(struct ks_strip *p, const char *text);

/* Opens a group scaled round a point. */
void ks_strip_begin(const struct ks_strip *p, double x, double y, double scale);

/* How many cells of a table stand side by side; more in a broad strip. */
int ks_strip_across(const struct ks_strip *p, int cells);

/* Place of cell i in a table of so many columns. */
struct ks_point ks_strip_cell(const struct ks_strip *p, int i, int columns, double pitch);

/* Goes on below a table of n cells. */
void ks_strip_pass(struct ks_strip *p, int n, int columns, double pitch);

/* Parts of the legend: sides with score and commanders, the turn track, pieces that are not on
 * the map; arms, formations and marks. */
void ks_legend_sides(struct ks_strip *p);
void ks_legend_commanders(struct ks_strip *p);
void ks_legend_track(struct ks_strip *p);
void ks_legend_arrivals(struct ks_strip *p);
void ks_legend_withdrawn(struct ks_strip *p);
void ks_legend_losses(struct ks_strip *p);
void ks_legend_arms(struct ks_strip *p);
void ks_legend_formations(struct ks_strip *p);
void ks_legend_marks(struct ks_strip *p);
