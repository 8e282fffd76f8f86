#include "rules1794/late.h"

#include "rules1794/loss.h"
#include "rules1794/procs.h"

/* Is there something to roll or to decide now? */
static bool is_time(const struct ks_game *g, const struct ks_state *s)
{
    const struct r94_state *x = look(s);
    if (r94(g)->late == KS_NONE || is_gone(s, r94(g)->late))
        return false;
    return x->late == R94_FIRST_DIE || (x->late < R94_CALLED && x->late_turn == s->turn);
}

void r94_push_late(struct play *p)
{
    if (!is_time(p->g, p->s))
        return;
    struct ks_frame *f = ks_push(p, PROC_LATE);
    f->unit = r94(p->g)->late;
    f->side = (uint8_t)side_of(p->g, f->unit);
}

bool r94_late_run(struct play *p)
{
    const struct ks_frame *f = frame(p->s);
    if (f->step || !is_time(p->g, p->s)) {
        ks_pop(p);
        return false;
    }
    p->s->actor = look(p->s)->late == R94_ON_THE_ROAD ? f->side : KS_CHANCE;
    return true;
}

uint16_t r94_late_why(const struct ks_game *g, const struct ks_state *s,
                      struct ks_action a)
{
    (void)g;
    if (look(s)->late != R94_ON_THE_ROAD)
        return a.verb == ROLL && a.arg < 10 ? 0 : ROLL_THE_DIE;
    return (a.verb == CALL || a.verb == WAIT) && a.unit == frame_of(s)->unit
               ? 0
               : DOES_HE_COME;
}

void r94_late_list(const struct ks_game *g, const struct ks_state *s, struct list *out)
{
    (void)g;
    if (look(s)->late != R94_ON_THE_ROAD) {
        offer_die(out);
        return;
    }
    offer(out, action(CALL, frame_of(s)->unit, KS_NONE, 0));
    offer(out, action(WAIT, frame_of(s)->unit, KS_NONE, 0));
}

/* [13-Poninski-a] The first die names the turn of the second; [13-Poninski-b] turn and
 * second die must reach 12, then they are the turn of his arrival. */
static void roll(struct play *p, int die)
{
    const struct r94_game *r = r94(p->g);
    struct r94_state *x = state(p->s);
    ks_unit c = frame(p->s)->unit;
    if (x->late == R94_FIRST_DIE) {
        x->late = R94_SECOND_DIE;
        x->late_turn = (uint8_t)(die + r->late_delay);
        tell(p, sentence(LATE_FIRST_DIE, c, KS_NONE, x->late_turn, die));
        return;
    }
    int turn = p->s->turn + die;
    bool comes = turn >= r->late_total && turn <= r->last_turn;
    x->late = comes ? R94_ON_THE_ROAD : R94_IS_OVER;
    x->late_turn = (uint8_t)turn;
    tell(p, sentence(comes ? LATE_COMES : LATE_NEVER_COMES, c, KS_NONE, turn, die));
}

/* [13-Poninski-c] */
static void decide(struct play *p, bool comes)
{
    struct r94_state *x = state(p->s);
    ks_unit c = frame(p->s)->unit;
    frame(p->s)->step = 1;
    if (comes) {
        x->late = R94_CALLED;
        x->pool |= commander_bit(p->g, c); /* r124: in addition to the others */
        event(p, LATE_IS_CALLED, c, KS_NONE, p->s->turn);
        return;
    }
    x->late_turn++;
    event(p, LATE_WAITS, c, KS_NONE, x->late_turn);
}

void r94_late_act(struct play *p, struct ks_action a)
{
    if (a.verb == ROLL)
        roll(p, a.arg);
    else
        decide(p, a.verb == CALL);
}

void r94_close_the_road(struct play *p)
{
    struct r94_state *x = state(p->s);
    if (x->late != R94_CALLED || x->late_turn != p->s->turn)
        return;
    for (ks_unit u = 0; u < p->g->pieces; u++) {
        if (unit(p->g, u)->arrival != R94_BY_DICE || on_map(p->s, u) ||
            is_gone(p->s, u) || is_withdrawn(p->s, u))
            continue;
        event(p, STAYS_AWAY, u, KS_NONE, 0);
        r94_take_away(p->g, p->s, u);
        edit(p->s, u)->lost = is_leader(p->g, u) ? 0 : unit(p->g, u)->steps;
        x->dead |= is_leader(p->g, u) ? commander_bit(p->g, u) : 0;
    }
}
