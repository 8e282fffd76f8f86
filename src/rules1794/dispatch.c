#include "rules1794/dispatch.h"

#include <assert.h>
#include <string.h>

#include "rules1794/activation.h"
#include "rules1794/artillery.h"
#include "rules1794/check.h"
#include "rules1794/command.h"
#include "rules1794/fire.h"
#include "rules1794/formation.h"
#include "rules1794/late.h"
#include "rules1794/leader.h"
#include "rules1794/loss.h"
#include "rules1794/melee.h"
#include "rules1794/move.h"
#include "rules1794/phase2.h"
#include "rules1794/reaction.h"
#include "rules1794/retreat.h"
#include "rules1794/sequence.h"
#include "rules1794/sight.h"
#include "rules1794/stack.h"
#include "rules1794/track.h"
#include "rules1794/view.h"
#include "rules1794/withdraw.h"

struct ks_frame *r94_push(struct play *p, uint8_t proc)
{
    return push_frame(p, proc);
}

void r94_pop(struct play *p)
{
    pop_frame(p);
}

/* True if the procedure on top waits for a decision. */
static bool run(struct play *p)
{
    switch (frame(p->s)->proc) {
    case PROC_GAME: return r94_game_run(p);
    case PROC_POOL: return r94_pool_run(p);
    case PROC_ACTIVATION: return r94_activation_run(p);
    case PROC_SIX: return r94_six_run(p);
    case PROC_ROUND: return r94_round_run(p);
    case PROC_PHASE2: return r94_phase2_run(p);
    case PROC_MOVE: return r94_move_run(p);
    case PROC_BACK: return r94_back_run(p);
    case PROC_REACTION: return r94_reaction_run(p);
    case PROC_CONTACT: return r94_contact_run(p);
    case PROC_FIRE: return r94_fire_run(p);
    case PROC_GUN: return r94_gun_run(p);
    case PROC_CASUALTY: return r94_casualty_run(p);
    case PROC_RETREAT: return r94_retreat_run(p);
    case PROC_LOSS: return r94_loss_run(p);
    case PROC_LEADER: return r94_leader_run(p);
    case PROC_PHASE4: return r94_phase4_run(p);
    case PROC_MELEE: return r94_melee_run(p);
    case PROC_WITHDRAW: return r94_withdraw_run(p);
    case PROC_FACE: return r94_face_run(p);
    case PROC_CHECK: return r94_check_run(p);
    case PROC_RETURN: return r94_return_run(p);
    case PROC_ARM: return r94_arm_run(p);
    case PROC_LATE: return r94_late_run(p);
    case PROC_FOLLOW: return r94_follow_run(p);
    default: p->s->over = KS_BROKEN; return false; /* no such procedure */
    }
}

static void list(const struct ks_game *g, const struct ks_state *s, struct list *out)
{
    switch (frame_of(s)->proc) {
    case PROC_GAME: r94_game_list(g, s, out); break;
    case PROC_POOL: r94_pool_list(g, s, out); break;
    case PROC_ACTIVATION: r94_activation_list(g, s, out); break;
    case PROC_SIX: r94_six_list(g, s, out); break;
    case PROC_PHASE2: r94_phase2_list(g, s, out); break;
    case PROC_MOVE: r94_move_list(g, s, out); break;
    case PROC_BACK: r94_back_list(g, s, out); break;
    case PROC_REACTION: r94_reaction_list(g, s, out); break;
    case PROC_CONTACT: r94_contact_list(g, s, out); break;
    case PROC_FIRE: r94_fire_list(g, s, out); break;
    case PROC_GUN: r94_gun_list(g, s, out); break;
    case PROC_CASUALTY: r94_casualty_list(g, s, out); break;
    case PROC_RETREAT: r94_retreat_list(g, s, out); break;
    case PROC_LOSS: r94_loss_list(g, s, out); break;
    case PROC_LEADER: r94_leader_list(g, s, out); break;
    case PROC_PHASE4: r94_phase4_list(g, s, out); break;
    case PROC_MELEE: r94_melee_list(g, s, out); break;
    case PROC_WITHDRAW: r94_withdraw_list(g, s, out); break;
    case PROC_FACE: r94_face_list(g, s, out); break;
    case PROC_CHECK: r94_check_list(g, s, out); break;
    case PROC_RETURN: r94_return_list(g, s, out); break;
    case PROC_ARM: r94_arm_list(g, s, out); break;
    case PROC_LATE: r94_late_list(g, s, out); break;
    case PROC_FOLLOW: r94_follow_list(g, s, out); break;
    default: break;
    }
}

static uint16_t why(const struct ks_game *g, const struct ks_state *s, struct ks_action a)
{
    switch (frame_of(s)->proc) {
    case PROC_GAME: return r94_game_why(g, s, a);
    case PROC_POOL: return r94_pool_why(g, s, a);
    case PROC_ACTIVATION: return r94_activation_why(g, s, a);
    case PROC_SIX: return r94_six_why(g, s, a);
    case PROC_PHASE2: return r94_phase2_why(g, s, a);
    case PROC_MOVE: return r94_move_why(g, s, a);
    case PROC_BACK: return r94_back_why(g, s, a);
    case PROC_REACTION: return r94_reaction_why(g, s, a);
    case PROC_CONTACT: return r94_contact_why(g, s, a);
    case PROC_FIRE: return r94_fire_why(g, s, a);
    case PROC_GUN: return r94_gun_why(g, s, a);
    case PROC_CASUALTY: return r94_casualty_why(g, s, a);
    case PROC_RETREAT: return r94_retreat_why(g, s, a);
    case PROC_LOSS: return r94_loss_why(g, s, a);
    case PROC_LEADER: return r94_leader_why(g, s, a);
    case PROC_PHASE4: return r94_phase4_why(g, s, a);
    case PROC_MELEE: return r94_melee_why(g, s, a);
    case PROC_WITHDRAW: return r94_withdraw_why(g, s, a);
    case PROC_FACE: return r94_face_why(g, s, a);
    case PROC_CHECK: return r94_check_why(g, s, a);
    case PROC_RETURN: return r94_return_why(g, s, a);
    case PROC_ARM: return r94_arm_why(g, s, a);
    case PROC_LATE: return r94_late_why(g, s, a);
    case PROC_FOLLOW: return r94_follow_why(g, s, a);
    default: return NO_SUCH_ACTION;
    }
}

static void act(struct play *p, struct ks_action a)
{
    switch (frame(p->s)->proc) {
    case PROC_GAME: r94_game_act(p, a); break;
    case PROC_POOL: r94_pool_act(p, a); break;
    case PROC_ACTIVATION: r94_activation_act(p, a); break;
    case PROC_SIX: r94_six_act(p, a); break;
    case PROC_PHASE2: r94_phase2_act(p, a); break;
    case PROC_MOVE: r94_move_act(p, a); break;
    case PROC_BACK: r94_back_act(p, a); break;
    case PROC_REACTION: r94_reaction_act(p, a); break;
    case PROC_CONTACT: r94_contact_act(p, a); break;
    case PROC_FIRE: r94_fire_act(p, a); break;
    case PROC_GUN: r94_gun_act(p, a); break;
    case PROC_CASUALTY: r94_casualty_act(p, a); break;
    case PROC_RETREAT: r94_retreat_act(p, a); break;
    case PROC_LOSS: r94_loss_act(p, a); break;
    case PROC_LEADER: r94_leader_act(p, a); break;
    case PROC_PHASE4: r94_phase4_act(p, a); break;
    case PROC_MELEE: r94_melee_act(p, a); break;
    case PROC_WITHDRAW: r94_withdraw_act(p, a); break;
    case PROC_FACE: r94_face_act(p, a); break;
    case PROC_CHECK: r94_check_act(p, a); break;
    case PROC_RETURN: r94_return_act(p, a); break;
    case PROC_ARM: r94_arm_act(p, a); break;
    case PROC_LATE: r94_late_act(p, a); break;
    case PROC_FOLLOW: r94_follow_act(p, a); break;
    default: break;
    }
}

/* Is there one answer only? Then it is taken, except chance, which is always shown,
 * and phase 2, which looks itself. */
static bool is_forced(const struct ks_game *g, const struct ks_state *s,
                      struct ks_action *a)
{
    if (s->actor == KS_CHANCE || frame_of(s)->proc == PROC_PHASE2)
        return false;
    if (frame_of(s)->proc == PROC_MOVE && r94_move_has_choice(g, s))
        return false;
    struct list l = {.max = 1, .v = a, .enough = 2};
    list(g, s, &l);
    return l.n == 1;
}

void r94_advance(struct play *p)
{
    const struct r94_game *r = r94(p->g);
    struct ks_action a;
    for (int steps = 0;; steps++) {
        if (p->s->over == KS_BROKEN || steps == KS_MOST_STEPS) {
            break_off(p);
            event(p, CANNOT_GO_ON, KS_NONE, KS_NONE, 0);
            return;
        }
        note_ended(p);
        if (look(p->s)->trophies)
            r94_recapture_guns(p);
        if (r->setting.victory_check == R94_AT_ONCE &&
            (p->s->points[0] >= r->threshold[0] || p->s->points[1] >= r->threshold[1]))
            r94_check_automatic_victory(p);
        if (p->s->over) {
            p->s->actor = KS_NOBODY;
            return;
        }
        if (!run(p))
            continue;
        if (!is_forced(p->g, p->s, &a))
            return;
        act(p, a);
    }
}

bool r94_asks(const struct ks_game *g, const struct ks_state *s)
{
    struct ks_state again;
    struct play p = {g, &again, NULL};
    struct list l = {.enough = 1};
    ks_copy(g, &again, s);
    if (!run(&p) || again.actor != s->actor || r94_hash(g, &again) != r94_hash(g, s))
        return false;
    list(g, s, &l);
    return l.n > 0;
}

void r94_step(const struct ks_game *g, struct ks_state *s, struct ks_action a,
              struct ks_events *events)
{
    struct play p = {g, s, events};
    uint16_t before = s->depth;
    act(&p, a);
    note_begun(&p, before);
    r94_advance(&p);
}

/* ---- legal actions ---- */

void r94_legal(const struct ks_game *g, const struct ks_state *s, struct ks_actions *out)
{
    struct list l = {.max = KS_MAX_ACTIONS, .v = out->v};
    out->n = 0;
    if (s->actor == KS_NOBODY)
        return;
    list(g, s, &l);
    assert(l.n <= l.max);
    out->n = l.n < l.max ? l.n : l.max;
    sort_actions(out->v, out->n);
}

/* Chance is a die everywhere but for chits and for which commander is hit. */
static bool wants_die(const struct ks_state *s)
{
    const struct ks_frame *f = frame_of(s);
    return f->proc != PROC_GAME && !(f->proc == PROC_CASUALTY && f->step);
}

struct ks_action r94_sample(const struct ks_game *g, const struct ks_state *s,
                            uint64_t random)
{
    struct ks_action v[512];
    struct list l = {.max = sizeof v / sizeof *v, .v = v};
    if (s->actor == KS_CHANCE && wants_die(s))
        return action(ROLL, KS_NONE, KS_NONE, (int)(ks_mix(random) % 10));
    if (frame_of(s)->proc == PROC_PHASE2)
        return r94_phase2_sample(g, s, random);
    if (frame_of(s)->proc == PROC_MOVE)
        return r94_move_sample(g, s, random);
    list(g, s, &l);
    return pick(&l, ks_mix(random));
}

struct ks_event r94_why_not(const struct ks_game *g, const struct ks_state *s,
                            struct ks_action a)
{
    struct ks_event e = sentence(LEGAL, a.unit, a.hex, a.arg, 0);
    if (s->actor == KS_NOBODY)
        e.code = GAME_IS_OVER;
    else if (a.verb >= VERBS || (a.unit != KS_NONE && a.unit >= g->pieces) ||
             (a.hex != KS_NONE && a.hex >= grid(g)->hexes) ||
             (strchr(r94_verb[a.verb].form, 'u') != NULL) != (a.unit != KS_NONE) ||
             (strchr(r94_verb[a.verb].form, 'h') != NULL) != (a.hex != KS_NONE))
        e.code = NO_SUCH_ACTION;
    else
        e.code = why(g, s, a);
    if (e.code && s->depth && frame_of(s)->proc == PROC_ACTIVATION)
        e.other = frame_of(s)->unit;
    if (e.code == GROUND_BLOCKS_SIGHT || e.code == UNITS_BLOCK_SIGHT)
        r94_why_not_visible(g, s, piece(s, a.unit)->hex,
                        a.hex == KS_NONE ? frame_of(s)->hex : a.hex, &e.hex);
    return e;
}

/* ---- set-up ---- */

void r94_clear(const struct ks_game *g, struct ks_state *s)
{
    memset(s, 0, g->state_size);
    struct r94_state *x = state(s);
    struct play p = {g, s, NULL};
    x->drawn_now = x->leader = x->command = KS_NONE;
    x->unlock_turn = (uint8_t)r94(g)->locked_until;
    x->planner_turn = (uint8_t)r94(g)->planner_turn;
    x->arm = R94_BRANCHES;
    for (int h = 0; h < R94_HEXES; h++)
        x->top[h] = KS_NONE;
    for (ks_unit u = 0; u < g->pieces; u++) {
        x->piece[u].hex = x->piece[u].below = KS_NONE;
        x->piece[u].from = KS_NO_DIRECTION;
        x->piece[u].form = unit(g, u)->branch == R94_GUNS ? unit(g, u)->form : R94_LINE;
    }
    r94_push(&p, PROC_GAME);
}

/* [3.1b] Every unit on the hex of the scenario's list, stacks in the order given
 * there. */
void r94_setup(const struct ks_game *g, struct ks_state *s)
{
    struct play p = {g, s, NULL};
    r94_clear(g, s);
    for (int order = 0; order <= 16; order++)
        for (ks_unit u = 0; u < g->pieces; u++) {
            const struct r94_unit *d = unit(g, u);
            if (d->hex == KS_NONE || d->arrival ||
                (d->order < 16 ? d->order : 16) != order)
                continue;
            r94_put(g, s, u, d->hex);
            edit(s, u)->facing = d->facing;
        }
    for (ks_unit u = 0; u < g->pieces; u++) /* [6.2.1a] r117 */
        if (unit(g, u)->form == R94_RANKED && on_map(s, u))
            r94_set_ranked(g, s, piece(s, u)->hex, side_of(g, u), true);
    r94_advance(&p);
}
