/* Modifiers of an action, before it is done. */
#include "labataille/premelee.h"
#include "labataille/procs.h"
#include "labataille/strength.h"
#include "labataille/system.h"

/* An assault as it is named now: the checks of both sides and the values of the melee, whatever is
 * rolled and retreats on the way. [LB-2.15-4 LB-2.15-7] */
static void of_assault(const struct ks_game *g, const struct ks_state *s,
                       struct ks_events *out)
{
    ks_unit v[LB_MAX_STACK];
    int n = lb_defenders(g, s, v);
    for (int i = 0; i < n; i++)
        if (lb_defender_checks(g, s, v[i]))
            lb_premelee_modifier(g, s, v[i], out);
    for (EACH_ATTACKER(u, g, s))
        if (lb_attacker_checks(g, s, u))
            lb_premelee_modifier(g, s, u, out);
    lb_melee_odds(g, s, out);
}

/* The events up to and including the dice the action leads to, whatever they show. */
static void of_dice(const struct ks_game *g, const struct ks_state *s, struct ks_action a,
                    struct ks_events *out)
{
    struct ks_state next;
    ks_copy(g, &next, s);
    ks_step(g, &next, a, out);
    if (s->actor != KS_CHANCE && next.actor == KS_CHANCE)
        ks_step(g, &next, lb_sample(g, &next, 0), out);
}

static bool names_attackers(const struct ks_state *s, struct ks_action a)
{
    return frame_of(s)->proc == PROC_ASSAULT &&
           (a.verb == ATTACK || a.verb == LEAD || a.verb == GO);
}

size_t lb_modifiers(const struct ks_game *g, const struct ks_state *s, struct ks_action a,
                    struct ks_events *out)
{
    struct ks_events told = {.n = 0};
    out->n = 0;
    if (ks_why_not(g, s, a).code)
        return 0;
    if (names_attackers(s, a)) {
        struct ks_state next;
        struct play p = {g, &next, NULL};
        ks_copy(g, &next, s);
        lb_assault_act(&p, a);
        of_assault(g, &next, &told);
    } else {
        of_dice(g, s, a, &told);
    }
    for (size_t i = 0; i < told.n; i++)
        if (lb_message_kind[told.v[i].code] == KS_MESSAGE_MODIFIER)
            out->v[out->n++] = told.v[i];
    return out->n;
}
