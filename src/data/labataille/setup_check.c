/* Checks of a set-up that need the finished game: the rules' own answers on terrain and stacking
 * [LB-2.5-1]. */

#include "data/labataille/loading.h"
#include "labataille/stacking.h"

static bool fault(const struct lb_loading *l, ks_unit u, const char *what)
{
    return ks_report_error(l->of->report, l->placed[u], "%s: %s", l->g->piece[u].id,
                           what);
}

static bool refuse(const struct lb_loading *l, ks_unit u, uint16_t why)
{
    struct ks_event e = sentence(why, u, l->r->unit[u].hex, 0, 0);
    char text[KS_TEXT];

    ks_event_text(l->g, &e, KS_ENGLISH, text, sizeof text);
    return fault(l, u, text);
}

static struct lb_gait gait_of(const struct lb_unit *unit)
{
    return (struct lb_gait){
        .branch = unit->branch == LB_LEADER ? LB_HORSE : unit->branch,
        .leader = unit->branch == LB_LEADER,
        .road_march = unit->formation == LB_ROAD_MARCH,
        .skirmish = unit->formation == LB_SKIRMISH,
        .light = unit->arm == LB_LIGHT_FOOT || unit->arm == LB_GRENZ,
    };
}

/* R54: along a road nothing is closed to a road march. */
static bool check_ground(const struct lb_loading *l, ks_unit u)
{
    const struct lb_unit *unit = &l->r->unit[u];
    if (unit->formation == LB_ROAD_MARCH && lb_roads(l->g, unit->hex))
        return true;
    uint16_t why = lb_why_not_ground(l->g, gait_of(unit), unit->hex);

    if (why == 0 && unit->hex2 != KS_NONE)
        why = lb_why_not_ground(l->g, gait_of(unit), unit->hex2);
    return why == 0 || refuse(l, u, why);
}

/* [LB-2.4-16 LB-2.4-17] General order in cover, and nowhere else. */
static bool check_formation(const struct lb_loading *l, ks_unit u)
{
    const struct lb_unit *unit = &l->r->unit[u];
    bool cover = is_cover(l->g, unit->hex), general = unit->formation == LB_GENERAL;

    if (unit->branch > LB_HORSE || unit->formation == LB_SKIRMISH ||
        unit->formation == LB_ROAD_MARCH || cover == general)
        return true;
    return fault(l, u,
                 cover ? "stands in cover; expected general order"
                       : "stands in the open; expected no general order");
}

/* Increments of a piece in a hex, 0 if it is not there; R41: the first half is the larger. */
static int increments_in(const struct lb_unit *unit, ks_hex h)
{
    bool wide = unit->hex2 != KS_NONE;

    return unit->hex == h ? (wide ? (unit->increments + 1) / 2 : unit->increments)
           : wide && unit->hex2 == h ? unit->increments / 2
                                     : 0;
}

static bool stands_in(const struct lb_unit *unit, ks_hex h)
{
    return unit->hex == h || unit->hex2 == h;
}

/* All pieces of the hex in which a piece has its first: one side, each place of the stack
 * once and none left out, within the limits. The fault is noted with the piece on top. */
static bool check_stack(const struct lb_loading *l, ks_unit of)
{
    const struct lb_unit *unit = l->r->unit;
    static const struct ks_state nothing_marked;
    struct lb_crowd crowd = {.regiment = 0};
    ks_hex h = unit[of].hex;
    uint64_t orders = 0;
    int count = 0;

    for (ks_unit u = 0; u < l->g->pieces; u++) {
        if (!stands_in(&unit[u], h))
            continue;
        if (unit[u].side != unit[of].side)
            return fault(l, of, "both sides are in one hex; move one of them");
        lb_crowd_add(l->g, &nothing_marked, &crowd, u, increments_in(&unit[u], h),
                     unit[u].formation, unit[u].hex2 != KS_NONE);
        if (unit[u].hex != h)
            continue;
        orders |= unit[u].order < 64 ? 1ull << unit[u].order : 0;
        count++;
    }
    if (orders != ((1ull << count) - 1) << 1)
        return fault(l, of, "the places in its stack are not 1, 2, 3 ...");
    uint16_t why = lb_why_crowded(l->g, &crowd, h);
    return why == 0 || refuse(l, of, why);
}

bool lb_check_setup(const struct lb_loading *l)
{
    bool good = true;

    for (ks_unit u = 0; u < l->g->pieces; u++) {
        const struct lb_unit *unit = &l->r->unit[u];
        if (unit->hex == KS_NONE)
            continue;
        good &= check_ground(l, u) && check_formation(l, u);
        if (unit->order == 1)
            good &= check_stack(l, u);
    }
    return good;
}
