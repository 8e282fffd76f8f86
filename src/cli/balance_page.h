/* The parts of the page: its look, and the tables under the pictures. */
#pragma once

#include "cli/balance.h"
#include "cli/svg.h"

enum { KS_PAGE_ROWS = 16 }; /* of a long table */

/* The style sheet, with the colours of the two sides. */
void ks_page_style(struct ks_svg *o, const struct ks_game *g);

/* Tables, of all levels or of one. */
void ks_page_shares(struct ks_svg *o, const struct ks_balance_report *r);
void ks_page_endings(struct ks_svg *o, const struct ks_balance_report *r, size_t level);
void ks_page_points(struct ks_svg *o, const struct ks_balance_report *r, size_t level);
void ks_page_length(struct ks_svg *o, const struct ks_balance_report *r, size_t level);
void ks_page_units(struct ks_svg *o, const struct ks_balance_report *r, size_t level,
                   bool commanders);
void ks_page_rules(struct ks_svg *o, const struct ks_balance_report *r, size_t level);
void ks_page_never(struct ks_svg *o, const struct ks_balance_report *r, size_t level);
void ks_page_options(struct ks_svg *o, const struct ks_balance_report *r, size_t level);
void ks_page_fair(struct ks_svg *o, const struct ks_balance_report *r, size_t level);
