/* An order in words. */
#pragma once

#include "order/order.h"

/* "March to 1215 facing NE: 1/I/2 pp, 2/I/2 pp". */
void ks_order_words(const struct ks_game *g, const struct ks_order *o,
                    enum ks_language language, char *out, size_t size);
