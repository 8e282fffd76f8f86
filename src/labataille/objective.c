/* Objectives, for computer players. */
#include "labataille/system.h"
#include "labataille/victory.h"

/* Battalions that may be expected to come over a crossing, or to be kept from it. */
enum { OVER = 8, KEPT_OFF = 6 };

/* [LB-4.7-4] The places: what one has and the other loses; the crossings to the far bank. */
size_t lb_objectives(const struct ks_game *g, const struct ks_state *s, int side,
                     struct ks_objective *out)
{
    const struct lb_game *r = lb(g);
    bool crosses = side == r->crosser_side;
    int over = 100 * r->crosser_points * (crosses ? OVER : KEPT_OFF);
    size_t n = 0;
    for (int i = 0; i < r->stations && n < KS_MAX_OBJECTIVES; i++) {
        bool place = i < r->places;
        if (!place && (!over || !r->beyond[r->station[i]]))
            continue;
        int worth = place ? 100 * (r->place[i].points[0] + r->place[i].points[1]) : over;
        out[n++] =
            (struct ks_objective){.hex = r->landing[i],
                                  .worth = (uint16_t)worth,
                                  .own = place ? lb_holder(g, s, i) == side : !crosses};
    }
    return n;
}
