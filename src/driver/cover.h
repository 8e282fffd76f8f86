/* What a recorded game would have cost its players by orders. An order is credited only as far as
 * its own unfolding, from what its side may know when it is given, brings exactly the recorded
 * actions; at the first difference it ends, and the next one is charged. Nothing is tolerated.
 *
 * - Customs and standing answers are free where the shipped default gives the recorded action, else
 *   a decision of that kind costs 2.
 * - To leave it at that is free under an order already given that says so.
 * - An order that has stopped and goes on costs 1.
 * - What no order brings is charged at its real clicks (order/price.h). */
#pragma once

#include <stdatomic.h>

#include "driver/effort.h"
#include "driver/match.h"

struct ks_cover_terms {
    /* Called after each decision with the thousandths that are done; returns true to stop. May be
     * NULL. */
    bool (*stop)(void *context, unsigned done);
    void *context;
    ks_effort_ear *ear; /* told of each order that is charged; may be NULL */
    void *ear_context;
};

/* Covers both sides of a match. False if it was stopped or out of memory. */
bool ks_cover(const struct ks_match *m, const struct ks_cover_terms *terms,
              struct ks_effort *out);
