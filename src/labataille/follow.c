/* [LB-2.13-4] Following into a hex vacated before melee, and one more assault from it, R57. */
#include "labataille/assault.h"
#include "labataille/procs.h"

enum { FOLLOWING, ONCE_MORE }; /* frame.step; frame.side, frame.hex */

static struct lb_claim claim_of(const struct ks_frame *f)
{
    return (struct lb_claim){
        .side = f->side, .kind = FOLLOW_UP, .target = KS_NONE, .from = f->hex};
}

static uint16_t why_not_follow(const struct ks_game *g, const struct ks_state *s,
                               ks_unit u)
{
    if (!piece(s, u)->joined || lb_part_in(g, s, u, frame_of(s)->hex) >= 0)
        return ATTACKERS_ADVANCE;
    return lb_why_not_go_into(g, s, u, frame_of(s)->hex);
}

static bool has_followed(const struct ks_game *g, const struct ks_state *s)
{
    for (ks_unit u = 0; u < g->pieces; u++)
        if (has(s, u, LB_NAMED))
            return true;
    return false;
}

void lb_follow_list(const struct ks_game *g, const struct ks_state *s, struct list *out)
{
    if (frame_of(s)->step == ONCE_MORE)
        lb_list_assaults(g, s, claim_of(frame_of(s)), out);
    else
        for (EACH_ATTACKER(u, g, s))
            if (!why_not_follow(g, s, u))
                offer(out, action(FOLLOW, u, KS_NONE, 0));
    offer(out, action(NONE, KS_NONE, KS_NONE, 0));
}

/* The first assault is over: its attackers are free to be named for the second. */
static void look_on(struct play *p)
{
    frame(p->s)->step = ONCE_MORE;
    lb_forget_attackers(p);
}

static void end(struct play *p)
{
    for (ks_unit u = 0; u < p->g->pieces; u++)
        unmark(p->s, u, LB_NAMED);
    ks_pop(p);
}

/* It ends if no unit can follow or there is nothing to assault. */
bool lb_follow_run(struct play *p)
{
    struct list l = {.enough = 2};
    p->s->actor = frame(p->s)->side;
    lb_follow_list(p->g, p->s, &l);
    if (l.n > 1)
        return true;
    if (frame(p->s)->step == FOLLOWING && has_followed(p->g, p->s))
        look_on(p);
    else
        end(p);
    return false;
}

uint16_t lb_follow_why(const struct ks_game *g, const struct ks_state *s,
                       struct ks_action a)
{
    struct lb_claim claim = claim_of(frame_of(s));
    if (a.verb == NONE)
        return 0;
    if (frame_of(s)->step == FOLLOWING)
        return a.verb == FOLLOW ? why_not_follow(g, s, a.unit) : FOLLOW_OR_NOT;
    claim.target = a.hex;
    return a.verb == ASSAULT ? lb_why_not_assault(g, s, &claim) : FOLLOW_OR_NOT;
}

/* The second assault replaces this question, so that there is no third; its attackers are named
 * while the marks of the followers are still set. */
void lb_follow_act(struct play *p, struct ks_action a)
{
    struct ks_frame *f = frame(p->s);
    struct lb_claim claim = claim_of(f);
    if (a.verb == FOLLOW) {
        mark(p->s, a.unit, LB_NAMED);
        lb_go_into(p, a.unit, f->hex, assault_of(p->s)->unit);
    } else if (a.verb == ASSAULT) {
        ks_pop(p);
        claim.target = a.hex;
        lb_push_assault(p, &claim);
    } else if (f->step == FOLLOWING && has_followed(p->g, p->s)) {
        look_on(p);
    } else {
        end(p);
    }
}
