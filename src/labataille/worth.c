/* Points count in full; then what is left of each unit and its condition, the march to its goal,
 * and its situation towards each enemy nearby (duel.c). It is a sum over pieces and pairs of
 * enemies, so that a change can be computed from what differs (account.c). In hundredths of a
 * point. */
#include "labataille/worth.h"

#include "labataille/ground.h"
#include "labataille/stacking.h"
#include "labataille/system.h"
#include "labataille/victory.h"

enum {
    INCREMENT = 10, /* of foot and horse */
    GUN = 35,       /* an increment of four guns */
    DISORDERED = 22,
    ROUTED = 75, /* [RZ-LEVEL-2] a battalion that routs counts towards a morale level */
    TIRED = 14,  /* a level of readiness lost ... */
    STIRRED = 4, /* ... and not won back, by moving ... */
    HURRIED = 6, /* ... or by more than that */
    AWAY = 60,   /* points of march it counts when a unit has not come yet */
    ON_THE_ROAD = 4, /* road march, on a march so long: */
    LONG_MARCH = 8,
    STRANDED = 16, /* guns in battery on such a march */
    GUN_SLACK = 4, /* guns need not go so near */
    SHELTER = 5,   /* foot that is to hold, in houses or a wood */
    GARRISON = 8,  /* foot in the place it is to take or keep */
    IN_VAIN = 12,  /* a charge without a target: others may need the horses */
    CROWDED = 20,  /* in a hex that holds too many [LB-2.5-4] */
    SHARE = 40,    /* hundredths for each point of a place, spread over its hexes */
    ASTRAY = 8,    /* hexes from its escort beyond which a gun is no worse off */
    /* more than all that a piece on the map can have against it but its march */
    LOST = ROUTED + 2 * TIRED + STIRRED + HURRIED + CROWDED + STRANDED,
};

static int condition_of(const struct ks_state *s, ks_unit u)
{
    const struct lb_piece *x = piece(s, u);
    return x->condition == LB_ROUTED       ? ROUTED
           : x->condition == LB_DISORDERED ? DISORDERED
                                           : 0;
}

/* [LB-2.16-4] Horses rest only where they stand. */
static int weariness_of(const struct ks_game *g, const struct ks_state *s, ks_unit u)
{
    const struct lb_piece *x = piece(s, u);
    if (!is_horse(g, u))
        return 0;
    if (x->readiness == LB_FRESH)
        return has(s, u, LB_CHARGED) && !has(s, u, LB_BOUND) ? IN_VAIN : 0;
    return TIRED * x->readiness + (has(s, u, LB_STIRRED) ? STIRRED : 0) +
           (has(s, u, LB_HURRIED) ? HURRIED : 0);
}

/* Where it should go; without an intent the side that has to cross makes for the first place. */
static ks_hex goal_of(const struct ks_game *g, const struct ks_intent *intent, ks_unit u)
{
    const struct lb_game *r = lb(g);
    if (intent)
        return intent->side == side_of(g, u) ? intent->goal[u] : KS_NONE;
    return side_of(g, u) == r->crosser_side && r->stations ? r->station[0] : KS_NONE;
}

/* The distance of a piece off the map; for pieces on the map farther away than that, the excess
 * counts half. */
static int march_of_absent(const struct lb_weights *w)
{
    return AWAY * (w->pull > 0 ? w->pull : 1);
}

/* What the march that is still before it costs. */
static int march_of(const struct ks_game *g, const struct ks_state *s,
                    const struct ks_intent *intent, ks_unit u)
{
    const struct lb_weights *w = weights_of(g, intent, u);
    ks_hex goal = goal_of(g, intent, u), h = piece(s, u)->hex;
    if (h == KS_NONE)
        return march_of_absent(w);
    if (goal == KS_NONE || goal == h)
        return 0;
    int way = lb_march_distance(g, h, goal) - w->slack - (is_gun(g, u) ? GUN_SLACK : 0);
    if (way <= 0)
        return 0;
    int march = w->pull * (way < AWAY ? way : AWAY + (way - AWAY) / 2);
    if (way < LONG_MARCH || w->pull < 0)
        return march;
    return march + (form(s, u) == LB_ROAD_MARCH   ? -ON_THE_ROAD
                    : form(s, u) == LB_UNLIMBERED ? STRANDED
                                                  : 0);
}

/* Its terrain, and the pieces with it. */
static int place_of(const struct ks_game *g, const struct ks_state *s,
                    const struct ks_intent *intent, ks_unit u)
{
    ks_hex h = piece(s, u)->hex;
    int sum = lb_overcrowded(g, s, h, side_of(g, u)) ? -CROWDED : 0;
    ks_hex goal = goal_of(g, intent, u);
    if (!is_foot(g, u) || goal == KS_NONE)
        return sum;
    int place = lb(g)->place_of[h];
    if (place != LB_NO_NODE && place == lb(g)->place_of[goal])
        sum += GARRISON;
    bool stays = intent && intent->side == side_of(g, u) && intent->task[u] == KS_HOLD;
    return stays && is_cover(g, h) && distance(g, h, goal) <= LONG_MARCH ? sum + SHELTER
                                                                         : sum;
}

/* Hexes to the nearest troops of its division: leaders do not count, nor do guns for other guns. */
static int way_to_troops(const struct ks_game *g, const struct ks_state *s, ks_unit u)
{
    int nearest = AWAY;
    for (ks_unit v = 0; v < g->pieces; v++)
        if (unit(g, v)->division == unit(g, u)->division && on_map(s, v) &&
            !is_leader(g, v) && (is_leader(g, u) || !is_gun(g, v))) {
            int d = distance(g, piece(s, u)->hex, piece(s, v)->hex);
            nearest = d < nearest ? d : nearest;
        }
    return nearest;
}

/* Have troops of its division come as near to the goal as the piece, or nearer? */
static bool is_behind_troops(const struct ks_game *g, const struct ks_state *s, ks_unit u,
                             ks_hex goal)
{
    int way = goal == KS_NONE ? -1 : lb_march_distance(g, piece(s, u)->hex, goal);
    for (ks_unit v = 0; v < g->pieces && goal != KS_NONE; v++)
        if (unit(g, v)->division == unit(g, u)->division && on_map(s, v) &&
            !is_leader(g, v) && !is_gun(g, v) &&
            lb_march_distance(g, piece(s, v)->hex, goal) <= way)
            return true;
    return false;
}

/* Is none of its division on the map yet, but some still to come? */
static bool awaits_troops(const struct ks_game *g, const struct ks_state *s, ks_unit u)
{
    bool some = false;
    for (ks_unit v = 0; v < g->pieces; v++) {
        if (unit(g, v)->division != unit(g, u)->division || is_leader(g, v) ||
            is_gun(g, v))
            continue;
        if (on_map(s, v))
            return false;
        some |= !has(s, v, LB_GONE);
    }
    return some;
}

/* Guns do not go ahead of the troops that protect them, but next to them or in their hex. They may
 * fall behind: else the last battalion of a column would wait for its guns. */
static int escort_of(const struct ks_game *g, const struct ks_state *s,
                     const struct ks_intent *intent, ks_unit u)
{
    const struct lb_weights *w = weights_of(g, intent, u);
    if (!w->escort || !is_gun(g, u) || !on_map(s, u) ||
        is_behind_troops(g, s, u, goal_of(g, intent, u)))
        return 0;
    int way = way_to_troops(g, s, u) - 1;
    if (awaits_troops(g, s, u)) /* it does not come onto the map before them */
        return w->escort * AWAY / 2;
    return way <= 0 ? 0 : w->escort * (way < ASTRAY ? way : ASTRAY);
}

static int worth_of_leader(const struct ks_game *g, const struct ks_state *s,
                           const struct ks_intent *intent, ks_unit u)
{
    const struct lb_weights *w = weights_of(g, intent, u);
    ks_hex h = piece(s, u)->hex;
    if (h == KS_NONE)
        return -march_of(g, s, intent, u);
    int nearest = way_to_troops(g, s, u);
    int sum = nearest == AWAY ? -march_of(g, s, intent, u) : -w->suite * nearest;
    return holds(s, h, side_of(g, u)) ? sum : sum - w->alone;
}

static int worth_of_troop(const struct ks_game *g, const struct ks_state *s,
                          const struct ks_intent *intent, ks_unit u)
{
    const struct lb_piece *x = piece(s, u);
    const struct lb_weights *w = weights_of(g, intent, u);
    int sum = x->left * (is_gun(g, u)     ? GUN
                         : is_horse(g, u) ? INCREMENT + w->mounts
                                          : INCREMENT);
    sum -= escort_of(g, s, intent, u) + condition_of(s, u) + weariness_of(g, s, u) +
           march_of(g, s, intent, u);
    return on_map(s, u) ? sum + place_of(g, s, intent, u) : sum;
}

/* A lost unit is never worth more than it was alive, however beaten and far away; otherwise
 * players would rather let it surrender. */
static int worth_of_lost(const struct ks_game *g, const struct ks_intent *intent,
                         ks_unit u)
{
    return -LOST - march_of_absent(weights_of(g, intent, u));
}

int lb_worth_of_piece(const struct ks_game *g, const struct ks_state *s,
                      const struct ks_intent *intent, ks_unit u)
{
    int w = has(s, u, LB_GONE | LB_ABANDONED) ? worth_of_lost(g, intent, u)
            : is_leader(g, u)                 ? worth_of_leader(g, s, intent, u)
                                              : worth_of_troop(g, s, intent, u);
    return side_of(g, u) == 0 ? w : -w;
}

/* A place changes hands when most of its hexes have: a part of what it counts goes with each, so that
 * it is worth going on. */
static int32_t worth_of_places(const struct ks_game *g, const struct ks_state *s)
{
    const struct lb_game *r = lb(g);
    int32_t sum = 0;
    for (int i = 0; i < r->places; i++) {
        int lost = 0, swing = r->place[i].points[0] + r->place[i].points[1];
        for (uint32_t bits = look(s)->lost_place[i]; bits; bits &= bits - 1)
            lost++;
        sum += SHARE * swing * lost / r->place[i].hexes;
    }
    return r->place_owner == 0 ? -sum : sum;
}

int32_t lb_worth_of_rest(const struct ks_game *g, const struct ks_state *s,
                         const struct ks_intent *intent)
{
    int points[2];
    lb_points(g, s, points);
    int32_t sum = 100 * (points[0] - points[1]) + (intent ? worth_of_places(g, s) : 0);
    if (s->over && s->result != KS_NOBODY)
        sum += s->result == 0 ? 100000 : -100000;
    return sum;
}

int32_t lb_worth(const struct ks_game *g, const struct ks_state *s,
                 const struct ks_intent *intent)
{
    int32_t sum = lb_worth_of_rest(g, s, intent);
    for (ks_unit u = 0; u < g->pieces; u++) {
        sum += lb_worth_of_piece(g, s, intent, u);
        for (ks_unit v = 0; v < g->pieces && side_of(g, u) == 0; v++)
            if (side_of(g, v) == 1)
                sum += lb_worth_of_duel(g, s, intent, u, v) -
                       lb_worth_of_duel(g, s, intent, v, u);
    }
    return sum;
}
