/* The decision at hand, in words. */
#include "labataille/charge.h"
#include "labataille/move.h"
#include "labataille/system.h"

/* What a procedure asks: of a player, and of chance. */
static const uint16_t question[PROCS][2] = {
    [PROC_CHARGES] = {ASK_CHARGES, 0},
    [PROC_CHARGE] = {ASK_CHARGE, 0},
    [PROC_DECLARE] = {ASK_DECLARE, 0},
    [PROC_REACTION] = {ASK_REACTION, ASK_REACTION_DICE},
    [PROC_RIDE] = {ASK_RIDE, 0},
    [PROC_CARRE_WINDOW] = {ASK_CARRE, 0},
    [PROC_CARRE] = {0, ASK_CARRE_DICE},
    [PROC_STAND] = {0, ASK_STAND_DICE},
    [PROC_RUN] = {ASK_RUN, 0},
    [PROC_TRAMPLE] = {ASK_TRAMPLE, 0},
    [PROC_RECALL] = {ASK_PURSUIT, ASK_RECALL_DIE},
    [PROC_OPPORTUNITY_CHARGE] = {ASK_OPPORTUNITY, ASK_OPPORTUNITY_DICE},
    [PROC_MOVES] = {ASK_MOVEMENT, 0},
    [PROC_MOVE] = {ASK_MOVE, 0},
    [PROC_LIMBER] = {0, ASK_LIMBER_DIE},
    [PROC_FORCE_MARCH] = {0, ASK_FORCE_DICE},
    [PROC_DESERTION] = {0, ASK_DESERTION_DIE},
    [PROC_OVERSTACK] = {ASK_DISPLACE, ASK_OVERSTACK_DICE},
    [PROC_CLOSE_UP] = {ASK_KEEP, 0},
    [PROC_FACE] = {ASK_FACING, 0},
    [PROC_MELEES] = {ASK_ASSAULT, 0},
    [PROC_ASSAULT] = {ASK_ATTACKERS, 0},
    [PROC_RETREAT] = {ASK_RETREAT, 0},
    [PROC_FOLLOW] = {ASK_FOLLOW, 0},
    [PROC_MELEE] = {ASK_SAVING, ASK_MELEE_DICE},
    [PROC_LOSS] = {ASK_LOSS, 0},
    [PROC_ADVANCE] = {ASK_ADVANCE, 0},
    [PROC_SPREAD] = {ASK_SPREAD, 0},
    [PROC_FIRES] = {ASK_TARGET, 0},
    [PROC_FIRE] = {ASK_FIRERS, ASK_FIRE_DICE},
    [PROC_FORD] = {ASK_FORD, 0},
    [PROC_CHECKS] = {0, ASK_CHECK_DICE},
    [PROC_FLIGHT] = {ASK_FLIGHT, ASK_CARP_DIE},
    [PROC_CASUALTY] = {0, ASK_CASUALTY_DIE},
    [PROC_RETURN] = {ASK_RETURN, 0},
    [PROC_RECOVERY] = {ASK_RECOVERY, ASK_RECOVERY_DICE},
};

struct ks_event lb_prompt(const struct ks_game *g, const struct ks_state *s)
{
    if (s->actor == KS_NOBODY || s->depth == 0)
        return sentence(GAME_IS_OVER, KS_NONE, KS_NONE, 0, 0);
    const struct ks_frame *f = frame_of(s);
    int a = f->proc == PROC_MOVE     ? lb_points_left(g, s)
            : f->proc == PROC_CHARGE ? lb_rider_points(g, s, f->unit)
                                     : f->count;
    if (f->proc == PROC_MOVES && f->step == MOVES_PONDS)
        return sentence(ASK_POND, KS_NONE, KS_NONE, 0, 0);
    return sentence(question[f->proc][s->actor == KS_CHANCE], f->unit, f->hex, a, 0);
}
