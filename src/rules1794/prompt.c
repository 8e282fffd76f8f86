/* The decision at hand, or what a die is for; and the modifiers of the next roll. */
#include <string.h>

#include "rules1794/artillery.h"
#include "rules1794/check.h"
#include "rules1794/command.h"
#include "rules1794/fight.h"
#include "rules1794/fire.h"
#include "rules1794/leader.h"
#include "rules1794/melee.h"
#include "rules1794/reaction.h"
#include "rules1794/retreat.h"
#include "rules1794/sight.h"
#include "rules1794/step.h"
#include "rules1794/system.h"

/* Procedures with one question; the others ask by step. */
static const uint16_t plain[PROCS] = {
    [PROC_POOL] = ASK_CHIT,     [PROC_ACTIVATION] = ASK_ACTIVATE,
    [PROC_SIX] = ASK_SIX,       [PROC_MOVE] = ASK_MOVE,
    [PROC_LOSS] = ASK_LOSS,     [PROC_LEADER] = ASK_LEADER,
    [PROC_PHASE4] = ASK_MELEE,  [PROC_FACE] = ASK_FACING,
    [PROC_FOLLOW] = ASK_FOLLOW, [PROC_WITHDRAW] = ASK_WITHDRAW,
    [PROC_ARM] = ASK_ARM,       [PROC_RETURN] = ASK_RETURN,
};

static bool is_chance(const struct ks_state *s)
{
    return s->actor == KS_CHANCE;
}

static struct ks_event ask_fire(const struct ks_game *g, const struct ks_state *s)
{
    const struct ks_frame *f = frame_of(s);
    if (!is_chance(s))
        return sentence(ASK_FIRERS, f->unit, f->hex, 0, 0);
    return is_gun(g, f->unit) ? sentence(ASK_GUN_KILL_DIE, f->unit, f->hex, f->a >> 8, 0)
                              : sentence(ASK_FIRE_DIE, f->unit, f->hex, 0, 0);
}

/* The steps of artillery.c: a target checks, or a battery is shot at, once or twice. */
static struct ks_event ask_gun(const struct ks_game *g, const struct ks_state *s)
{
    const struct ks_frame *f = frame_of(s);
    bool check = is_troop(g, f->b);
    return sentence(check                            ? ASK_FIRE_DIE
                    : f->step == COUNTER_BATTERY_HIT ? ASK_BATTERY_HIT
                                                     : ASK_BATTERY_DIE,
                    f->b, f->hex, 0, 0);
}

/* [9.1A-1 9.1B 9.1C-1 9.1D 9.4] Firers and targets: moving guns count as infantry. */
static uint16_t ask_shots(const struct ks_game *g, const struct ks_state *s)
{
    static const uint16_t ask[][2] = {
        [R94_FOOT] = {ASK_REACTION_FIRE, ASK_FIRE_AT_HORSE},
        [R94_HORSE] = {ASK_HORSE_FIRES, ASK_HORSE_FIRES_AT_HORSE},
        [R94_GUNS] = {ASK_GUNS_FIRE, ASK_GUNS_FIRE},
    };
    return ask[r94_reaction_arm(g, s)][frame_of(s)->a == R94_HORSE];
}

static struct ks_event ask_reaction(const struct ks_game *g, const struct ks_state *s)
{
    const struct ks_frame *f = frame_of(s);
    ks_unit u = r94_reaction_unit(g, s);
    if (is_chance(s))
        return sentence(r94_is_harrying(s) ? ASK_HARRY_DIE : ASK_COUNTER_DIE, u, f->hex,
                        0, 0);
    if (r94_is_harrying(s))
        return sentence(r94_may_harry_fire(s) ? ASK_HARRY_FIRE : ASK_HARRY, u, f->hex, 0,
                        0);
    if (r94_may_counterattack(s))
        return sentence(ASK_COUNTERATTACK, u, f->hex, 0, 0);
    return f->step == 0 ? sentence(ASK_REACTION, u, f->hex, 0, 0)
                        : sentence(ask_shots(g, s), KS_NONE, f->hex, 0, 0);
}

/* What drives the group back: a failed check, its own choice, a full hex, or fire. */
static struct ks_event ask_retreat(const struct ks_game *g, const struct ks_state *s)
{
    const struct ks_frame *f = frame_of(s);
    bool horse = branch(g, f->unit) == R94_HORSE;
    uint16_t ask = ASK_RETREAT;
    if (f->a & RETREAT_FAILED)
        ask = horse ? ASK_CAVALRY_SHRINK : ASK_SHRINK;
    else if (f->a & RETREAT_VOLUNTARY)
        ask = unit(g, f->unit)->arm == R94_COSSACK ? ASK_COSSACKS_BACK : ASK_FALL_BACK;
    else if (f->a == 0)
        ask = ASK_MAKE_ROOM;
    return sentence(ask, f->unit, f->hex, f->count, 0);
}

/* The steps of melee.c: lava, then the two dice. */
static struct ks_event ask_melee(const struct ks_game *g, const struct ks_state *s)
{
    const struct ks_frame *f = frame_of(s);
    if (f->step == ROLL_LAVA)
        return sentence(ASK_LAVA, r94_lava_unit(g, s), f->hex, 0, 0);
    return f->step == ROLL_ATTACKER
               ? sentence(ASK_ATTACKER, KS_NONE, f->hex, f->side, 0)
               : sentence(ASK_DEFENDER, KS_NONE, f->hex, !f->side, 0);
}

/* r198: a fallen commander gives no orders. */
static struct ks_event ask_phase2(const struct ks_game *g, const struct ks_state *s)
{
    ks_unit leader = look(s)->leader;
    if (s->actor != look(s)->side)
        return sentence(ASK_OTHER, leader, KS_NONE, 0, 0);
    return sentence(r94_is_dead(g, s, leader) ? ASK_WITHOUT_COMMANDER : ASK_ACTIVE,
                    leader, KS_NONE, 0, 0);
}

struct ks_event r94_prompt(const struct ks_game *g, const struct ks_state *s)
{
    const struct ks_frame *f = frame_of(s);
    if (s->actor == KS_NOBODY || s->depth == 0)
        return sentence(GAME_IS_OVER, KS_NONE, KS_NONE, 0, 0);
    switch (f->proc) {
    case PROC_GAME:
        return sentence(is_chance(s) ? ASK_DRAW : ASK_PLACE, f->unit, KS_NONE, 0, 0);
    case PROC_PHASE2: return ask_phase2(g, s);
    case PROC_MOVE:
        return sentence(ASK_MOVE, f->unit, KS_NONE, r94_cluster_points(g, s, f->unit), 0);
    case PROC_FIRE: return ask_fire(g, s);
    case PROC_GUN: return ask_gun(g, s);
    case PROC_CHECK:
        return sentence(f->count == CHECK_SAVING ? ASK_SAVING_DIE : ASK_CRISIS_DIE,
                        f->unit, f->hex, 0, 0);
    case PROC_LATE:
        return sentence(!is_chance(s)                    ? ASK_LATE
                        : look(s)->late == R94_FIRST_DIE ? ASK_LATE_DIE
                                                         : ASK_LATE_SECOND,
                        f->unit, KS_NONE, 0, 0);
    case PROC_ACTIVATION:
        return sentence(is_chance(s) ? ASK_PLANNER_DIE : ASK_ACTIVATE, f->unit, f->hex,
                        f->count, 0);
    case PROC_REACTION: return ask_reaction(g, s);
    case PROC_RETREAT: return ask_retreat(g, s);
    case PROC_BACK:
        return sentence(r94_is_making_way(s) ? ASK_MAKE_WAY : ASK_BACK, f->unit, f->hex,
                        0, 0);
    case PROC_MELEE: return ask_melee(g, s);
    case PROC_CONTACT:
        return sentence(is_chance(s) ? ASK_SQUARE_DIE : ASK_SQUARE_FORM, f->unit, f->hex,
                        0, 0);
    case PROC_CASUALTY:
        return sentence(f->step ? ASK_VICTIM : ASK_CASUALTY, f->unit, KS_NONE, 0, 0);
    case PROC_WITHDRAW:
        return sentence(is_chance(s) ? ASK_EXIT_DIE : ASK_WITHDRAW, f->unit, f->hex, 0,
                        0);
    default: return sentence(plain[f->proc], f->unit, f->hex, f->count, 0);
    }
}

struct ks_event r94_sight(const struct ks_game *g, const struct ks_state *s, ks_hex a,
                          ks_hex b)
{
    ks_hex at;
    uint16_t why = r94_why_not_visible(g, s, a, b, &at);
    return sentence(why, KS_NONE, at, 0, 0);
}

static bool is_modifier(const struct ks_event *e)
{
    return strncmp(r94_sentence[e->code].name, "MOD_", 4) == 0;
}

/* The events of an action that leads straight to a die, found by trying it on a copy with any
 * face. */
static void foretell(const struct ks_game *g, const struct ks_state *s,
                     struct ks_action a, struct ks_events *out)
{
    struct ks_state next;
    struct ks_events told = {.n = 0};
    ks_copy(g, &next, s);
    ks_step(g, &next, a, &told);
    if (next.actor != KS_CHANCE)
        return;
    ks_step(g, &next, r94_sample(g, &next, 0), &told);
    for (size_t i = 0; i < told.n; i++)
        if (is_modifier(&told.v[i]))
            out->v[out->n++] = told.v[i];
}

/* Fire and bombardment as they would be; a melee that waits in the hex or at the dice; and
 * whatever else leads to a die. */
size_t r94_modifiers(const struct ks_game *g, const struct ks_state *s,
                     struct ks_action a, struct ks_events *out)
{
    const struct ks_frame *f = frame_of(s);
    out->n = 0;
    if (ks_why_not(g, s, a).code)
        return 0;
    if (a.verb == FIRE) {
        r94_fire_forecast(g, s, a.unit, a.hex, out);
    } else if (a.verb == BOMBARD) {
        r94_bombard_forecast(g, s, a.unit, a.hex, out);
    } else if (a.verb == FIGHT || (f->proc == PROC_MELEE && a.verb == ROLL)) {
        int attacker = a.verb == FIGHT ? look(s)->side : f->side;
        ks_hex h = a.verb == FIGHT ? a.hex : f->hex;
        int flags = a.verb == FIGHT ? 0 : f->count;
        for (int side = 0; side < 2; side++)
            r94_melee_modifiers(g, s, h, attacker, side, flags & MELEE_CHARGE,
                                flags & MELEE_LAVA, out);
    } else if (a.verb != ROLL && s->actor != KS_CHANCE)
        foretell(g, s, a, out);
    return out->n;
}
