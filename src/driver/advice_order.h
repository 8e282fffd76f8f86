/* Advice as an order: what the adviser would do step by step, as a person would order it. */
#pragma once

#include "driver/advice.h"

/* The order that does what the steps of the advice do, from what the side may know; false if none
 * does just that. */
bool ks_advice_order(const struct ks_game *g, const struct ks_state *view,
                     const struct ks_advice *advice, struct ks_order *out);
