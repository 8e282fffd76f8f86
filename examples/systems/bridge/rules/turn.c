/* 1 Turns, 7 Victory. */
#include "bridge/rules/chapters.h"

/* ---- dice and lists ---- */

void br_die_list(const struct ks_game *g, const struct ks_state *s, struct list *out)
{
    (void)s;
    for (int i = 1; i <= ks_die_faces(g); i++)
        offer(out, action(ROLL, KS_NONE, KS_NONE, i));
}

uint16_t br_die_why(const struct ks_game *g, const struct ks_state *s, struct ks_action a)
{
    (void)s;
    return a.verb == ROLL && a.arg >= 1 && a.arg <= ks_die_faces(g) ? 0 : ROLL_A_DIE;
}

void br_offer(const struct ks_game *g, const struct ks_state *s, struct list *out,
              struct ks_action a)
{
    if (!ks_why(g, s, a))
        offer(out, a);
}

void br_offer_around(const struct ks_game *g, const struct ks_state *s, struct list *out,
                     uint8_t verb, ks_unit u, int reach)
{
    for (ks_hex h = 0; h < g->map.grid.hexes; h++)
        if (ks_grid_on_map(&g->map.grid, h) && distance(g, piece(s, u)->hex, h) <= reach)
            br_offer(g, s, out, action(verb, u, h, 0));
}

int br_modifier(struct ks_events *out, uint16_t code, int value)
{
    if (out && value && out->n < KS_MAX_EVENTS)
        out->v[out->n++] = sentence(code, KS_NONE, KS_NONE, value, 0);
    return value;
}

/* ---- victory ---- */

/* [7.3] */
void br_between(struct play *p)
{
    for (int side = 0; side < 2 && !p->s->over; side++)
        if (p->g->win_at[side] && p->s->points[side] >= p->g->win_at[side]) {
            tell(p, sentence(WINS_AT_ONCE, KS_NONE, KS_NONE, side, p->s->points[side]));
            p->s->over = 1;
            p->s->result = (uint8_t)side;
        }
}

/* [7.2] Only the side that stands at the bridge alone holds it. */
static void count_bridge(struct play *p)
{
    int points = figure(p->g, BRIDGE_POINTS);
    bool there[2] = {false, false};
    for (ks_unit u = 0; u < p->g->pieces; u++)
        if (on_map(p->s, u) && br_is_at_bridge(p->g, piece(p->s, u)->hex))
            there[side_of(p->g, u)] = true;
    if (there[0] == there[1])
        return;
    p->s->points[there[1]] = (int16_t)(p->s->points[there[1]] + points);
    tell(p, sentence(POINT_FOR_BRIDGE, KS_NONE, KS_NONE, there[1], points));
}

/* [7.4] */
static void end_game(struct play *p)
{
    int winner = ks_ahead(p->g, p->s);
    event(p, winner < KS_CHANCE ? WINS : DRAW, KS_NONE, KS_NONE, winner);
    p->s->over = 1;
    p->s->result = (uint8_t)winner;
}

/* ---- the sequence of play ---- */

/* [1.1 1.2] */
static void begin_half(struct play *p, int side)
{
    if (side == 0)
        event(p, TURN_BEGINS, KS_NONE, KS_NONE, p->s->turn);
    event(p, HALF_BEGINS, KS_NONE, KS_NONE, side);
    for (ks_unit u = 0; u < p->g->pieces; u++)
        state(p->s)->piece[u].ordered = 0;
    br_bring_reserves(p, side);
    ks_push(p, PROC_ORDERS)->side = (uint8_t)side;
}

static void end_turn(struct play *p)
{
    count_bridge(p);
    br_between(p);
    if (p->s->over)
        return;
    if (p->s->turn == p->g->turns) {
        end_game(p);
        return;
    }
    p->s->turn++;
    frame(p->s)->step = HALF_OF_NORTH;
}

/* [1.1] */
bool br_game_run(struct play *p)
{
    int step = frame(p->s)->step++;
    if (step < HALF_OF_NORTH)
        ks_push(p, PROC_PLAN)->side = (uint8_t)(step - PLAN_OF_NORTH);
    else if (step < END_OF_TURN)
        begin_half(p, step - HALF_OF_NORTH);
    else
        end_turn(p);
    return false;
}

/* ---- orders ---- */

bool br_orders_run(struct play *p)
{
    p->s->actor = frame(p->s)->side;
    return true;
}

void br_orders_list(const struct ks_game *g, const struct ks_state *s, struct list *out)
{
    for (ks_unit u = 0; u < g->pieces; u++) {
        if (!stands(g, s, u, s->actor))
            continue;
        br_offer(g, s, out, action(MOVE, u, KS_NONE, 0));
        br_offer_around(g, s, out, FIRE, u, figure(g, GUN_RANGE));
        br_offer_around(g, s, out, ATTACK, u, 1);
    }
    offer(out, action(END, KS_NONE, KS_NONE, 0));
}

/* [1.2] One order for each piece. */
static uint16_t why_not_order(const struct ks_game *g, const struct ks_state *s,
                              ks_unit u)
{
    return side_of(g, u) != s->actor ? NOT_YOURS
           : !on_map(s, u)           ? NOT_ON_MAP
           : piece(s, u)->ordered    ? HAS_HAD_ORDER
                                     : 0;
}

uint16_t br_orders_why(const struct ks_game *g, const struct ks_state *s,
                       struct ks_action a)
{
    if (a.verb == END)
        return 0;
    if (a.verb != MOVE && a.verb != FIRE && a.verb != ATTACK)
        return NO_SUCH_ACTION;
    uint16_t why = why_not_order(g, s, a.unit);
    return why              ? why
           : a.verb == MOVE ? (br_has_step(g, s, a.unit) ? 0 : NO_WAY)
           : a.verb == FIRE ? br_why_not_fire(g, s, a.unit, a.hex)
                            : br_why_not_attack(g, s, a.unit, a.hex);
}

void br_orders_act(struct play *p, struct ks_action a)
{
    if (a.verb == END) {
        ks_pop(p);
        return;
    }
    state(p->s)->piece[a.unit].ordered = 1;
    if (a.verb == MOVE)
        br_begin_move(p, a.unit);
    else if (a.verb == FIRE)
        br_begin_fire(p, a.unit, a.hex);
    else
        br_begin_melee(p, a.unit, a.hex);
}
