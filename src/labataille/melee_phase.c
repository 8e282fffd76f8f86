/* The melee phase: which hex is assaulted. Melees owed to the enemy's riders first, R55; then
 * those of the phasing side in any order; at the end cavalry that was not recalled routs, and
 * cavalry on an unbeaten carré rides back. */
#include "labataille/assault.h"
#include "labataille/condition.h"
#include "labataille/procs.h"

enum { OWED, FREE, CLOSING }; /* frame.step; frame.side the phasing side */

static struct lb_claim claim_of(const struct ks_frame *f)
{
    bool owed = f->step == OWED;
    return (struct lb_claim){.side = (uint8_t)(owed ? !f->side : f->side),
                             .kind = owed ? OWED_ASSAULT : FREE_ASSAULT,
                             .target = KS_NONE,
                             .from = KS_NONE};
}

/* Does a charger still have to attack? A unit that rode to meet a charge is attacked by it, not
 * the other way round, R18. */
static bool is_owed(const struct ks_game *g, const struct ks_state *s,
                    struct lb_claim claim)
{
    for (ks_unit u = 0; u < g->pieces; u++) {
        if (side_of(g, u) != claim.side || !lb_is_bound(g, s, u))
            continue;
        claim.target = piece(s, u)->bound;
        for (int i = 0; i < parts(s, u); i++)
            if (!lb_why_not_attack(g, s, &claim, u, i))
                return true;
    }
    return false;
}

/* [LB-2.15-17] R70: to the hex it came from, or another free one next to the carré, R182. */
static ks_hex way_off(const struct ks_game *g, const struct ks_state *s, ks_unit u)
{
    const struct lb_piece *x = piece(s, u);
    for (int i = 0; i < KS_DIRECTIONS; i++) {
        int d = (i + (x->came == KS_NO_DIRECTION ? 0 : x->came)) % KS_DIRECTIONS;
        if (!lb_why_not_go_into(g, s, u, next_hex(g, x->hex, d)))
            return next_hex(g, x->hex, d);
    }
    return KS_NONE;
}

static void leave_carre(struct play *p, ks_unit u)
{
    ks_hex to = way_off(p->g, p->s, u);
    if (to == KS_NONE) {
        lb_rout(p, u);
        lb_ask_flight(p, u, TASK_ROUT_MOVE);
        return;
    }
    ks_hex from = piece(p->s, u)->hex;
    lb_place_in(p, u, to);
    lb_take_leaders(p, from, to, side_of(p->g, u), KS_NONE);
    event(p, LEAVES_CARRE, u, to, 0);
}

/* [LB-2.16-18] Cavalry that was not recalled routs in place, without a move. */
static void end_phase(struct play *p)
{
    for (ks_unit u = 0; u < p->g->pieces; u++) {
        if (!is_horse(p->g, u) || !on_map(p->s, u))
            continue;
        if (holds(p->s, piece(p->s, u)->hex, !side_of(p->g, u)))
            leave_carre(p, u);
        if (has(p->s, u, LB_LOOSE) && is_good(p->s, u))
            lb_rout(p, u);
    }
    lb_push_checks(p);
}

/* [LB-2.15-5] A unit that stood against a rider in its own move has passed for that melee; when
 * it attacks, it checks. */
static void attack_afresh(struct play *p)
{
    struct ks_frame *f = frame(p->s);
    f->step = FREE;
    for (ks_unit u = 0; u < p->g->pieces; u++)
        if (side_of(p->g, u) == f->side)
            unmark(p->s, u, LB_STOOD);
}

bool lb_melees_run(struct play *p)
{
    struct ks_frame *f = frame(p->s);
    if (f->step == OWED && !is_owed(p->g, p->s, claim_of(f)))
        attack_afresh(p);
    if (f->step == CLOSING) {
        ks_pop(p);
        end_phase(p);
        return false;
    }
    p->s->actor = claim_of(f).side;
    return true;
}

/* [LB-2.15-1] Melee is never compulsory, but for chargers in contact. */
static uint16_t why_not_end(const struct ks_game *g, const struct ks_state *s)
{
    return is_owed(g, s, claim_of(frame_of(s))) ? CHARGERS_MUST_FIGHT : 0;
}

void lb_melees_list(const struct ks_game *g, const struct ks_state *s, struct list *out)
{
    lb_list_assaults(g, s, claim_of(frame_of(s)), out);
    if (!has_enough(out) && !why_not_end(g, s))
        offer(out, action(END, KS_NONE, KS_NONE, 0));
}

uint16_t lb_melees_why(const struct ks_game *g, const struct ks_state *s,
                       struct ks_action a)
{
    struct lb_claim claim = claim_of(frame_of(s));
    claim.target = a.hex;
    if (a.verb == END)
        return why_not_end(g, s);
    return a.verb == ASSAULT ? lb_why_not_assault(g, s, &claim) : ASSAULT_SOMEBODY;
}

void lb_melees_act(struct play *p, struct ks_action a)
{
    struct lb_claim claim = claim_of(frame(p->s));
    if (a.verb == END) {
        frame(p->s)->step = CLOSING;
        return;
    }
    claim.target = a.hex;
    lb_push_assault(p, &claim);
}
