#include "rules1794/track.h"

#include "rules1794/command.h"
#include "rules1794/formation.h"
#include "rules1794/leader.h"
#include "rules1794/loss.h"
#include "rules1794/procs.h"
#include "rules1794/stack.h"

/* ---- off the map ---- */

/* [11.11.2a] [TAB-WITHDRAWAL-1] [TAB-WITHDRAWAL-2] [TAB-WITHDRAWAL-3] */
static int turns_away(const struct r94_game *r, int difference)
{
    int row = 0;
    while (row + 1 < R94_WITHDRAWAL_ROWS && difference >= r->withdrawal_from[row + 1])
        row++;
    return r->withdrawal_turns[row];
}

/* [11.11.1] Off the map, with its losses and shots. [11.11.5a] Due after the
 * last turn, it is eliminated; r55: that scores nothing. */
static void withdraw(struct play *p, ks_unit u, int turn)
{
    ks_hex h = piece(p->s, u)->hex;
    struct r94_piece *x = edit(p->s, u);
    r94_lift(p->g, p->s, u);
    x->form = R94_LINE;
    x->flags &= R94_TURN_FLAGS;
    x->from = KS_NO_DIRECTION;
    x->spent = x->group = x->run = 0;
    if (turn > r94(p->g)->last_turn) {
        event(p, NEVER_COMES_BACK, u, h, turn);
        r94_eliminate(p, u, BY_MELEE);
        return;
    }
    state(p->s)->due[u] = (uint8_t)turn;
    event(p, WITHDRAWS_TO_TRACK, u, h, turn);
}

/* [11.10a 11.11b 8.12h] Guns are taken, alone or left behind, limbered or not. */
bool r94_withdraw_to_track(struct play *p, ks_hex h, int side, int difference)
{
    int turn = p->s->turn + turns_away(r94(p->g), difference);
    bool any = false;
    for (ks_unit u = top(p->s, h), next; u != KS_NONE; u = next) {
        next = below(p->s, u);
        if (side_of(p->g, u) != side || !is_troop(p->g, u))
            continue;
        withdraw(p, u, turn);
        any = true;
    }
    for (ks_unit u = top(p->s, h), next; u != KS_NONE; u = next) {
        next = below(p->s, u);
        if (side_of(p->g, u) == side && is_gun(p->g, u))
            r94_capture_gun(p, u, true);
    }
    return any;
}

/* ---- back on the map ---- */

void r94_push_returns(struct play *p)
{
    if (!r94(p->g)->setting.withdraw_to_track || look(p->s)->round == R94_SIX_UNITS)
        return;
    struct ks_frame *f = ks_push(p, PROC_RETURN);
    f->side = look(p->s)->side;
}

/* [11.11.3a 11.11.3c] r119, r120: units of the command, and the reserve with its first
 * commander. */
static bool is_due_back(const struct ks_game *g, const struct ks_state *s, ks_unit u)
{
    return is_withdrawn(s, u) && look(s)->due[u] <= s->turn &&
           side_of(g, u) == look(s)->side && !r94_why_not_his(g, s, u);
}

static ks_unit next_back(const struct ks_game *g, const struct ks_state *s)
{
    for (ks_unit u = 0; u < g->pieces; u++)
        if (is_due_back(g, s, u))
            return u;
    return KS_NONE;
}

/* The piece at which it returns. */
static ks_unit host_of(const struct ks_game *g, const struct ks_state *s, ks_unit u)
{
    return unit(g, u)->commander == KS_NONE ? look(s)->leader : look(s)->command;
}

/* [11.11.4a] With its commander or next to him; [11.11.4b] else at the places of its
 * army. */
static bool is_place(const struct ks_game *g, const struct ks_state *s, ks_unit u,
                     ks_hex h)
{
    const struct r94_game *r = r94(g);
    ks_unit c = host_of(g, s, u);
    if (on_map(s, c))
        return ks_grid_distance(grid(g), piece(s, c)->hex, h) <= 1;
    bool own = false, found = false;
    for (int i = 0; i < r->returns; i++)
        own |= r->home[i].commander == c;
    for (int i = 0; i < r->returns; i++)
        found |= r->home[i].army == army_of(g, u) && r->home[i].hex == h &&
                 r->home[i].commander == (own ? c : KS_NONE);
    return found;
}

/* [11.11.4c] Not among enemies, so in no melee hex; within the limits of 6.1 and 6.2. */
static uint16_t why_not_return(const struct ks_game *g, const struct ks_state *s,
                               ks_unit u, ks_hex h)
{
    if (!ks_grid_on_map(grid(g), h) || is_off(g, h))
        return why_off(g, h);
    if (!is_place(g, s, u, h))
        return RETURNS_AT_COMMANDER;
    if (holds(s, h, !side_of(g, u)))
        return on_map(s, host_of(g, s, u)) ? NO_RETURN_AMONG_ENEMIES : RETURN_PLACE_HELD;
    if (!r94(g)->terrain_cost[branch(g, u)][g->map.terrain[h]])
        return GROUND_IS_CLOSED;
    struct r94_crowd c = r94_crowd_of(g, s, h, side_of(g, u));
    r94_crowd_add(g, s, &c, u);
    return r94_crowd_limit(g, &c);
}

bool r94_return_run(struct play *p)
{
    struct ks_frame *f = frame(p->s);
    struct list l = {.enough = 1};
    f->unit = next_back(p->g, p->s);
    if (f->unit == KS_NONE) {
        ks_pop(p);
        return false;
    }
    r94_return_list(p->g, p->s, &l);
    if (l.n == 0) { /* [11.11.4c] on to the next turn */
        state(p->s)->due[f->unit] = (uint8_t)(p->s->turn + 1);
        event(p, NO_PLACE_TO_RETURN, f->unit, KS_NONE, 0);
        return false;
    }
    p->s->actor = f->side;
    return true;
}

uint16_t r94_return_why(const struct ks_game *g, const struct ks_state *s,
                        struct ks_action a)
{
    return a.verb == COME_BACK && a.unit == frame_of(s)->unit
               ? why_not_return(g, s, a.unit, a.hex)
               : CHOOSE_A_RETURN;
}

void r94_return_list(const struct ks_game *g, const struct ks_state *s, struct list *out)
{
    ks_unit u = frame_of(s)->unit;
    ks_hex at = piece(s, host_of(g, s, u))->hex;
    for (int i = 0; at == KS_NONE && i < r94(g)->returns; i++)
        if (!why_not_return(g, s, u, r94(g)->home[i].hex))
            offer(out, action(COME_BACK, u, r94(g)->home[i].hex, 0));
    for (int d = -1; at != KS_NONE && d < KS_DIRECTIONS; d++) {
        ks_hex h = d < 0 ? at : next_hex(g, at, d);
        if (!why_not_return(g, s, u, h))
            offer(out, action(COME_BACK, u, h, 0));
    }
}

/* [11.11.3b] r119: it takes the facing of its stack, or any; it fires and fights, but does
 * not move. */
void r94_return_act(struct play *p, struct ks_action a)
{
    int side = frame(p->s)->side;
    ks_unit host = r94_top_troop(p->g, p->s, a.hex, side);
    state(p->s)->due[a.unit] = 0;
    r94_put(p->g, p->s, a.unit, a.hex);
    mark(p->s, a.unit, R94_MOVED);
    edit(p->s, a.unit)->marks |= R94_RETURNED;
    event(p, COMES_BACK, a.unit, a.hex, 0);
    if (host != KS_NONE)
        r94_face(p->g, p->s, a.unit, piece(p->s, host)->facing);
    else
        r94_push_facing(p, a.hex, side, ALL_FACINGS);
    r94_push_make_way(p, a.hex, !side);
}
