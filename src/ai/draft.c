#include "ai/draft.h"

#include <string.h>

#include "ai/choose.h"
#include "ai/foresee.h"
#include "ai/staff.h"
#include "order/look.h"

enum {
    ADDS = 2,      /* hundredths of a point for which a formation or a facing is added */
    ALONGSIDE = 3, /* hexes within which others go along ... */
    OTHERS_GAIN = 3, /* ... if each of them gains so much */
    AS_WELL = 10,    /* and not so much less than by an order of its own */
};

/* In hundredths of a point. */
static int64_t value_of(const struct ks_query *q, const struct ks_intent *intent,
                        const struct ks_order *o)
{
    return ks_foresee_order(q, intent, o, KS_NONE) / KS_LOOK_SCALE;
}

/* ---- a march ---- */

void ks_draft_follow(const struct ks_game *g, const struct ks_state *s,
                     const struct ks_drill *drill, struct ks_state *after)
{
    ks_copy(g, after, s);
    for (size_t i = 0; i < drill->n; i++) {
        ks_let_decline(g, after, s->actor);
        if (after->actor != s->actor || !ks_apply(g, after, drill->v[i], NULL))
            break;
    }
    ks_let_decline(g, after,
                   s->actor); /* some rules let him fire before a step is made */
}

static bool has_moved(const struct ks_game *g, const struct ks_state *s,
                      const struct ks_state *after, ks_unit u)
{
    struct ks_counter before, now;
    ks_describe(g, s, u, &before);
    ks_describe(g, after, u, &now);
    return before.hex != now.hex && before.hex != KS_NONE && now.hex != KS_NONE;
}

/* Who begins the drill, and those who join him; commanders follow by themselves. Where a line moves
 * without the one who began, those who do move. */
static void take_along(const struct ks_game *g, const struct ks_state *s,
                       const struct ks_state *after, const struct ks_drill *drill,
                       struct ks_order *o)
{
    ks_unit first = drill->v[0].unit;
    bool led = ks_action_role(g, drill->v[0]) == KS_LEADS;
    if (!led || has_moved(g, s, after, first))
        ks_order_add(o, first);
    for (ks_unit u = 0; u < g->pieces && led; u++)
        if (g->piece[u].side == s->actor && !ks_is_leader(g, u) &&
            has_moved(g, s, after, u))
            ks_order_add(o, u);
    if (o->pieces == 0)
        ks_order_add(o, first);
    for (size_t i = 1; i < drill->n; i++)
        if (ks_action_role(g, drill->v[i]) == KS_JOINS &&
            !ks_is_leader(g, drill->v[i].unit))
            ks_order_add(o, drill->v[i].unit);
}

/* A march as the drill ends, with its formation and its facing or without. */
static struct ks_order march_to(const struct ks_order *bare, const struct ks_counter *c,
                                bool formed, bool faced)
{
    struct ks_order o = *bare;
    if (formed)
        memcpy(o.formation, c->formation, strlen(c->formation) + 1);
    o.facing = faced ? c->facing : o.facing;
    return o;
}

/* Else a formation or a facing is ordered only where it gains more than it costs. */
bool ks_draft_march(const struct ks_query *q, const struct ks_intent *intent,
                    const struct ks_drill *drill, bool exactly, struct ks_order *out)
{
    const struct ks_game *g = q->game;
    struct ks_order bare = ks_order(KS_ORDER_MARCH, q->state->actor);
    struct ks_state after;
    struct ks_counter c, before;
    int64_t most = INT64_MIN, value;
    ks_draft_follow(g, q->state, drill, &after);
    take_along(g, q->state, &after, drill, &bare);
    ks_describe(g, q->state, bare.piece[0], &before);
    ks_describe(g, &after, bare.piece[0], &c);
    bool goes = c.hex != before.hex, turns = c.facing != before.facing;
    bool forms = strcmp(c.formation, before.formation) != 0 &&
                 strlen(c.formation) < sizeof bare.formation;
    if (c.hex == KS_NONE || (!goes && !turns && !forms))
        return false;
    bare.goal = c.hex;
    for (int formed = exactly && forms; formed <= forms; formed++)
        for (int faced = exactly; faced <= 1; faced++) {
            struct ks_order o = march_to(&bare, &c, formed, faced);
            if (!goes && !formed && !faced)
                continue; /* it would do nothing */
            value = value_of(q, intent, &o) - ADDS * (formed + faced);
            if (value > most) {
                most = value;
                *out = o;
            }
        }
    return true;
}

/* ---- for more pieces ---- */

static bool is_free(const struct ks_query *q, ks_unit u)
{
    const struct ks_orders *orders = &q->mind->orders;
    for (size_t i = 0; i < orders->n; i++) {
        const struct ks_order *o = &orders->v[i].order;
        if (o->set == KS_SET_NAMED && o->kind == KS_ORDER_MARCH &&
            orders->v[i].halt == KS_HALT_NONE && ks_order_has(q->game, o, u) &&
            ks_given_halt(&orders->v[i], u) == KS_HALT_NONE)
            return false;
    }
    return true;
}

/* Pieces that may move now, each once. */
static size_t movers(const struct ks_query *q, ks_unit out[KS_MAX_PIECES])
{
    struct ks_actions list;
    size_t n = 0;
    ks_legal(q->game, q->state, &list);
    for (size_t i = 0; i < list.n; i++) {
        struct ks_action a = list.v[i];
        if (a.unit != KS_NONE && (n == 0 || out[n - 1] != a.unit) &&
            !ks_is_leader(q->game, a.unit) && ks_action_role(q->game, a) != KS_ATTACKS &&
            is_free(q, a.unit))
            out[n++] = a.unit;
    }
    return n;
}

/* The others of its hex that could go too. */
static void add_stack(const struct ks_query *q, const ks_unit *mover, size_t n,
                      ks_hex hex, uint8_t kind, struct ks_order *o)
{
    struct ks_counter c;
    for (size_t i = 0; i < n; i++) {
        if (q->game->piece[mover[i]].kind != kind)
            continue;
        ks_describe(q->game, q->state, mover[i], &c);
        if (c.hex == hex)
            ks_order_add(o, mover[i]);
    }
}

/* What those who would go along have to gain by it: nearly as much as by orders of their own. */
static int64_t least_gain(const struct ks_query *q, const struct ks_intent *intent,
                          const struct ks_order *wider, const struct ks_order *o)
{
    struct ks_care care = ks_staff_care(q->game);
    int64_t least = 0;
    for (size_t i = o->pieces; i < wider->pieces; i++) {
        struct ks_best own = ks_choose_for(q, intent, &care, wider->piece[i]);
        int64_t gain = own.value / KS_LOOK_SCALE - AS_WELL;
        least += gain > OTHERS_GAIN ? gain : OTHERS_GAIN;
    }
    struct ks_counter lead;
    ks_describe(q->game, q->state, o->piece[0], &lead);
    return lead.hex == KS_NONE ? least / 2 : least;
}

/* Takes the wider order if those who go along gain enough. */
static void take_wider(const struct ks_query *q, const struct ks_intent *intent,
                       const struct ks_order *wider, int64_t *value, struct ks_order *o)
{
    if (wider->pieces == o->pieces)
        return;
    int64_t v = value_of(q, intent, wider);
    if (v <= *value || v - *value < least_gain(q, intent, wider, o))
        return;
    *o = *wider;
    *value = v;
}

/* Others of the same command and kind so many hexes away, where they gain by it. */
static void add_neighbours(const struct ks_query *q, const struct ks_intent *intent,
                           const struct ks_counter *lead, int away, int64_t *value,
                           struct ks_order *o)
{
    const struct ks_game *g = q->game;
    ks_unit mover[KS_MAX_PIECES];
    size_t n = movers(q, mover);
    uint8_t kind = g->piece[o->piece[0]].kind;
    for (size_t i = 0; i < n; i++) {
        struct ks_order wider = *o;
        struct ks_counter c;
        ks_describe(g, q->state, mover[i], &c);
        if (g->piece[mover[i]].kind != kind || c.hex == KS_NONE ||
            ks_order_has(g, o, mover[i]) || c.commander != lead->commander ||
            ks_grid_distance(&g->map.grid, c.hex, lead->hex) != away)
            continue;
        add_stack(q, mover, n, c.hex, kind, &wider);
        take_wider(q, intent, &wider, value, o);
    }
}

void ks_draft_widen(const struct ks_query *q, const struct ks_intent *intent,
                    struct ks_order *o)
{
    const struct ks_game *g = q->game;
    struct ks_counter lead;
    struct ks_order wider = *o;
    ks_unit mover[KS_MAX_PIECES];
    ks_describe(g, q->state, o->piece[0], &lead);
    int64_t value = value_of(q, intent, o);
    add_stack(q, mover, movers(q, mover), lead.hex, g->piece[o->piece[0]].kind, &wider);
    take_wider(q, intent, &wider, &value, o);
    for (int away = 1; away <= ALONGSIDE && o->goal != lead.hex && lead.hex != KS_NONE;
         away++)
        add_neighbours(q, intent, &lead, away, &value, o);
}
