/* An order in words. */
#pragma once

#include "order/order.h"

/* "1/I/2 pp, 2/I/2 pp: march to 1215, facing NE". */
void ks_order_words(const struct ks_game *g, const struct ks_order *o,
                    enum ks_language language, char *out, size_t size);
