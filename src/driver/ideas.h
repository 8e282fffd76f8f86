/* Orders that a person may have had in mind when he did what is recorded: where the piece went,
 * what was fired at, by whom. The goals are taken from the record, nothing else is. */
#pragma once

#include "driver/deeds.h"
#include "order/order.h"

enum { KS_MOST_IDEAS = 48 };

struct ks_ideas {
    size_t n;
    struct ks_order v[KS_MOST_IDEAS];
};

/* Orders for what the side does at a decision: the number of its deed (that of all deeds: none),
 * and the action. */
void ks_ideas(struct ks_ideas *out, const struct ks_game *g, const struct ks_state *view,
              const struct ks_deeds *deeds, size_t deed, struct ks_action action);

/* The same move by a hex on the way or by the safe way, where the plain way is another. */
void ks_ideas_by_way(struct ks_ideas *out, const struct ks_game *g,
                     const struct ks_deeds *deeds, size_t deed);
