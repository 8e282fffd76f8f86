/* Values as the charts print them. */
#pragma once

#include "data/json.h"
#include "labataille/game.h"

/* [LB-2.0-1] "65": two dice, each 1 to 6, as 0..35. */
bool lb_dice_parse(const char *text, size_t length, int *out);

/* "65" as above, "11-61" or "66": first and last of a range, "3:2": odds with at least one
 * on the right. All note what was found. */
bool lb_value_dice(const struct ks_json *at, int *out);
bool lb_value_range(const struct ks_json *at, int *from, int *to);
bool lb_value_odds(const struct ks_json *at, uint8_t *num, uint8_t *den);

/* 2 or "3/2": a fraction; "1/2" or 3: movement points, in halves. */
bool lb_value_ratio(const struct ks_json *at, struct lb_ratio *out);
bool lb_value_points(const struct ks_json *at, int least, int *halves);

/* The number of a hex of the map. */
bool lb_value_hex(const struct ks_game *g, const struct ks_json *at, ks_hex *out);
