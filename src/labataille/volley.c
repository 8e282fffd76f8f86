#include "labataille/volley.h"

#include "labataille/ground.h"

struct hex_troops {
    uint8_t nodes, node[LB_MAX_STACK]; /* of that side, top first; leaders left out */
    int foot, gun; /* first index of infantry, of unlimbered guns; -1: none */
};

static struct hex_troops troops_in(const struct ks_game *g, const struct ks_state *s,
                                   ks_hex h, int side)
{
    struct hex_troops t = {.foot = -1, .gun = -1};
    for (EACH_NODE(n, s, h)) {
        ks_unit u = node_unit(g, n);
        if (side_of(g, u) != side || is_leader(g, u) || has(s, u, LB_ABANDONED) ||
            t.nodes == LB_MAX_STACK)
            continue;
        if (t.foot < 0 && is_foot(g, u))
            t.foot = t.nodes;
        if (t.gun < 0 && is_gun(g, u) && is_unlimbered(s, u))
            t.gun = t.nodes;
        t.node[t.nodes++] = n;
    }
    return t;
}

struct muster {
    const struct ks_game *g;
    const struct ks_state *s;
    const struct lb_aim *aim;
    struct lb_volley *out;
    uint16_t why; /* the first reason given by a unit */
};

/* ---- once a phase ---- */

enum { FIRED_AMONG = KS_DIRECTIONS }; /* the bit after those of the sides */

unsigned lb_fired_bit(const struct ks_game *g, const struct ks_state *s,
                      const struct lb_aim *aim, ks_unit u, ks_hex from)
{
    if (form(s, u) != LB_CARRE)
        return 1u << lb_part_in(g, s, u, from);
    if (is_among(aim, from))
        return 1u << FIRED_AMONG;
    int d = ks_grid_direction(grid(g), from, aim->target);
    return d == KS_NO_DIRECTION ? 0 : 1u << d;
}

/* [LB-2.9-1] R49: a unit in one hex counts as having fired if any part of it did, whatever its
 * formation was then. */
static bool has_fired(const struct muster *m, ks_unit u, ks_hex from)
{
    int fired = piece(m->s, u)->fired;
    bool split = parts(m->s, u) > 1 || form(m->s, u) == LB_CARRE;
    return split ? fired & (int)lb_fired_bit(m->g, m->s, m->aim, u, from) : fired != 0;
}

/* [LB-2.10-2] R201: a battery that has fired through one side of a carré leaves the others free. */
static bool hex_has_fired(const struct muster *m, const struct hex_troops *t, ks_hex from,
                          bool carre)
{
    for (int i = 0; i < t->nodes; i++) {
        ks_unit u = node_unit(m->g, t->node[i]);
        if (has_fired(m, u, from) && !(carre && is_gun(m->g, u)))
            return true;
    }
    return false;
}

/* ---- participants ---- */

static void join(struct muster *m, ks_unit u, struct lb_fraction value)
{
    m->out->value = lb_sum(m->out->value, value);
    m->out->unit[m->out->units++] = u;
    m->out->guns |= is_gun(m->g, u);
}

static bool may_fire(struct muster *m, uint8_t node)
{
    uint16_t why =
        lb_why_not_fire(m->g, m->s, m->aim, node_unit(m->g, node), node_part(m->g, node));
    if (why && !m->why)
        m->why = why;
    return why == 0;
}

/* At most that many increments; returns those used. */
static int add_foot(struct muster *m, uint8_t node, int most)
{
    ks_unit u = node_unit(m->g, node);
    int used, part = node_part(m->g, node);
    if (most <= 0 || !may_fire(m, node))
        return 0;
    struct lb_fraction value = lb_foot_fire(m->g, m->s, u, part, most, &used);
    ks_hex from = lb_part_hex(m->g, m->s, u, part);
    if (form(m->s, u) == LB_SKIRMISH && distance(m->g, from, m->aim->target) > 1)
        value = scaled(value, lb(m->g)->skirmish_far); /* [LB-2.8-1] */
    if (form(m->s, u) == LB_MASSE && is_among(m->aim, from))
        value = scaled(value, lb(m->g)->fire_masse_inside); /* [LB-2.21-2] */
    join(m, u, value);
    return used;
}

static void add_gun(struct muster *m, uint8_t node, struct lb_ratio share)
{
    ks_unit u = node_unit(m->g, node);
    if (!may_fire(m, node))
        return;
    int hexes = distance(m->g, piece(m->s, u)->hex, m->aim->target);
    join(m, u, scaled(lb_gun_fire(m->g, m->s, u, hexes), share));
}

static const struct lb_ratio all_of_it = {1, 1};

/* [LB-2.9-3 LB-2.10-2] R31: increments from the top down, and one battery with them. */
static void add_line(struct muster *m, const struct hex_troops *t)
{
    int most = t->gun < 0 ? lb(m->g)->line_fire : lb(m->g)->line_with_guns;
    for (int i = 0; i < t->nodes; i++) {
        ks_unit u = node_unit(m->g, t->node[i]);
        if (is_foot(m->g, u) && form(m->s, u) == LB_LINE && is_good(m->s, u))
            most -= add_foot(m, t->node[i], most);
    }
    if (t->gun >= 0)
        add_gun(m, t->node[t->gun], all_of_it);
}

/* [LB-2.9-4 LB-2.10-2] Through one side, or at cavalry among them; R131: the twelve increments that
 * go with a battery stand round the whole square. A battery fires a third. */
static void add_carre(struct muster *m, const struct hex_troops *t, ks_hex from)
{
    const struct lb_game *r = lb(m->g);
    int most = is_among(m->aim, from) ? r->carre_fire_inside
               : t->gun < 0           ? r->carre_fire
                                      : r->carre_with_guns / KS_DIRECTIONS;
    for (int i = 0; i < t->nodes; i++)
        if (form(m->s, node_unit(m->g, t->node[i])) == LB_CARRE)
            most -= add_foot(m, t->node[i], most);
    if (t->gun >= 0 && !has_fired(m, node_unit(m->g, t->node[t->gun]), from))
        add_gun(m, t->node[t->gun], r->fire_guns_in_carre);
}

/* [LB-2.10-1] In clear ground all batteries of a hex, elsewhere the top one. */
static void add_batteries(struct muster *m, const struct hex_troops *t, ks_hex from)
{
    bool all = ground(m->g, from) == LB_CLEAR && t->foot < 0;
    for (int i = 0; i < (all ? t->nodes : 1); i++)
        if (is_gun(m->g, node_unit(m->g, t->node[i])))
            add_gun(m, t->node[i], all_of_it);
}

uint16_t lb_volley(const struct ks_game *g, const struct ks_state *s,
                   const struct lb_aim *aim, ks_hex from, struct lb_volley *out)
{
    struct hex_troops t = troops_in(g, s, from, aim->side);
    struct muster m = {g, s, aim, out, 0};
    *out = (struct lb_volley){.value = whole(0)};
    if (!t.nodes)
        return NOBODY_TO_FIRE;
    if (from != aim->target && holds(s, aim->target, aim->side)) /* R70 */
        return BOTH_SIDES_THERE;
    ks_unit first = node_unit(g, t.node[0]);
    ks_unit foot = t.foot < 0 ? KS_NONE : node_unit(g, t.node[t.foot]);
    bool carre = foot != KS_NONE && form(s, foot) == LB_CARRE;
    if (hex_has_fired(&m, &t, from, carre))
        return carre ? SIDE_HAS_FIRED : HEX_HAS_FIRED;
    if (foot != KS_NONE && form(s, foot) == LB_LINE && is_good(s, foot))
        add_line(&m, &t);
    else if (carre)
        add_carre(&m, &t, from);
    else if (is_gun(g, first))
        add_batteries(&m, &t, from);
    else /* [LB-2.9-2] */
        add_foot(&m, t.node[0],
                 form(s, first) == LB_SKIRMISH ? lb(g)->skirmish_fire : lb(g)->line_fire);
    return out->units ? 0 : m.why ? m.why : NOBODY_TO_FIRE;
}

/* ---- targets ---- */

/* [LB-2.9-1] R70: no fire into a hex with units of both sides. */
uint16_t lb_why_no_target(const struct ks_game *g, const struct ks_state *s, ks_hex h,
                          int side)
{
    (void)g;
    if (!holds(s, h, side))
        return NO_TARGET_THERE;
    if (holds(s, h, !side))
        return BOTH_SIDES_THERE;
    return in_set(look(s)->target, h) ? HEX_WAS_FIRED_AT : 0;
}
