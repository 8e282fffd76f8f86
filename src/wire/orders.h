/* Orders as JSON, for the table and the engine protocol (docs/orders.md). */
#pragma once

#include <jansson.h>

#include "driver/match_orders.h"

/* Reads what a request says about orders: "order", "drop", "resume" or "ask". False and a refusal
 * if it says nothing of that, or wrongly; an order must be freed unless the match takes it. */
bool ks_orders_request(const json_t *in, const struct ks_game *g, int side,
                       enum ks_language language, struct ks_note *out,
                       struct ks_refusal *no);

/* The orders of a side in force, a list. */
json_t *ks_orders_reply(const struct ks_match *m, int side, enum ks_language language);

/* Adds what an order would do now, from what the side may know. False and a refusal if the text is
 * no order. */
bool ks_orders_preview(json_t *out, const struct ks_match *m, int side, const char *text,
                       enum ks_language language, struct ks_refusal *no);

/* What is left worth doing for the side that decides: null unless it is asked which piece is
 * next. */
json_t *ks_orders_left(const struct ks_match *m, int side);
