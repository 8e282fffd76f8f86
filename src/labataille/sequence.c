/* [LB-1-1] A turn is twenty minutes, a hex about a hundred metres. [LB-2.1-1] The time limit on
 * the movement phase is left to the players, R78: the rules have no clock. */
#include "labataille/sequence.h"

#include <string.h>

#include "labataille/level.h"
#include "labataille/procs.h"
#include "labataille/victory.h"

/* Does a new hour begin with this turn [LB-1-4]? */
static bool is_hour(const struct ks_game *g, int turn)
{
    return (lb(g)->start_minutes + (turn - 1) * lb(g)->turn_minutes) % 60 == 0;
}

/* Is it dusk, where the option is on [LB-4.7-7]? */
static bool is_dusk(const struct ks_game *g, const struct ks_state *s)
{
    return lb(g)->dusk && s->turn >= lb(g)->dusk_turn;
}

int lb_at_dusk(const struct ks_game *g, const struct ks_state *s, int range)
{
    bool capped = is_dusk(g, s) && range > lb(g)->dusk_reach;
    return capped ? lb(g)->dusk_reach : range;
}

/* ---- half-turns ---- */

/* Marks of the previous half-turn; a force march stays marked until the side's own next one. */
static void clear_marks(struct play *p)
{
    for (ks_unit u = 0; u < p->g->pieces; u++) {
        struct lb_piece *x = edit(p->s, u);
        bool own = side_of(p->g, u) == look(p->s)->side;
        unmark(p->s, u, LB_HALF_MARKS & (own ? ~0u : ~LB_FORCED));
        x->bound = KS_NONE;
        x->aim = x->shunned = 0;
        x->spent = x->met = x->attacked = x->fired = x->joined = x->rank = 0;
        x->refused = 0;
    }
}

static void push_half(struct play *p, int side)
{
    struct ks_frame *f = ks_push(p, PROC_HALF);
    state(p->s)->side = f->side = (uint8_t)side;
    state(p->s)->moment++;
    f->step = LB_CHARGE_PHASE;
    clear_marks(p);
    event(p, HALF_TURN_STARTS, KS_NONE, KS_NONE, side);
}

static void clear_phase(struct play *p)
{
    memset(state(p->s)->target, 0, sizeof look(p->s)->target);
    for (ks_unit u = 0; u < p->g->pieces; u++) {
        edit(p->s, u)->fired = 0;
        unmark(p->s, u, LB_NAMED | LB_CHOSE | LB_REACTED);
    }
}

/* [LB-1-5] */
static void begin_phase(struct play *p, enum lb_phase phase)
{
    static const struct {
        uint16_t told;
        uint8_t proc;
        bool enemy;
    } by_phase[LB_PHASES] = {
        [LB_CHARGE_PHASE] = {CHARGE_PHASE, PROC_CHARGES, false},
        [LB_MOVEMENT_PHASE] = {MOVEMENT_PHASE, PROC_MOVES, false},
        [LB_DEFENSIVE_FIRE] = {DEFENSIVE_FIRE, PROC_FIRES, true},
        [LB_OFFENSIVE_FIRE] = {OFFENSIVE_FIRE, PROC_FIRES, false},
        [LB_MELEE_PHASE] = {MELEE_PHASE, PROC_MELEES, false},
        [LB_RECOVERY_PHASE] = {RECOVERY_PHASE, PROC_RECOVERY, false},
    };
    int side = look(p->s)->side ^ by_phase[phase].enemy;
    clear_phase(p);
    state(p->s)->phase = (uint8_t)phase;
    event(p, by_phase[phase].told, KS_NONE, KS_NONE, side);
    ks_push(p, by_phase[phase].proc)->side = (uint8_t)side;
}

bool lb_half_run(struct play *p)
{
    struct ks_frame *f = frame(p->s);
    lb_note_points(p);
    if (f->step < LB_PHASES) {
        begin_phase(p, (enum lb_phase)f->step++);
        return false;
    }
    state(p->s)->phase = LB_NO_PHASE;
    ks_pop(p);
    return false;
}

/* A half-turn asks nothing itself. */
/* ---- turns ---- */

/* [LB-2.14-11] R39: units that fled off the map are lost after an hour. */
static void count_lost(struct play *p)
{
    for (ks_unit u = 0; u < p->g->pieces; u++) {
        const struct lb_piece *x = piece(p->s, u);
        if (!has(p->s, u, LB_OFF_MAP) || p->s->turn < x->back + lb(p->g)->off_map_turns)
            continue;
        unmark(p->s, u, LB_OFF_MAP);
        mark(p->s, u, LB_GONE);
        event(p, LOST_FOR_GOOD, u, KS_NONE, 0);
    }
}

/* [LB-1-3] The command step asks nothing: arrivals that are due are on offer from now on. */
static void begin_turn(struct play *p)
{
    p->s->turn++;
    int minutes = lb(p->g)->start_minutes + (p->s->turn - 1) * lb(p->g)->turn_minutes;
    tell(p, sentence(TURN_STARTS, KS_NONE, KS_NONE, minutes / 60, minutes % 60));
    count_lost(p);
    frame(p->s)->step = LEADERS_RETURN;
}

/* [LB-1-7] */
static int side_of_half(const struct ks_game *g, int half)
{
    return half == FIRST_HALF ? lb(g)->first_side : !lb(g)->first_side;
}

bool lb_game_run(struct play *p)
{
    struct ks_frame *f = frame(p->s);
    switch (f->step) {
    case TURN_BEGINS: begin_turn(p); return false;
    case LEADERS_RETURN:
        f->step = HOUR_CHECK;
        ks_push(p, PROC_RETURN);
        return false;
    case HOUR_CHECK:
        f->step = FIRST_HALF;
        if (is_hour(p->g, p->s->turn))
            lb_check_hour(p);
        return false;
    case FIRST_HALF:
    case SECOND_HALF: push_half(p, side_of_half(p->g, f->step++)); return false;
    default: /* [LB-1-6 LB-4.7-1] */
        f->step = TURN_BEGINS;
        if (p->s->turn >= lb(p->g)->turns)
            lb_end_game(p);
        return false;
    }
}
