/* 5 Melee. The frame of a melee: the attacker and the defender's hex; of a retreat: who goes back. */
#include "bridge/rules/chapters.h"

/* [5.1] */
uint16_t br_why_not_attack(const struct ks_game *g, const struct ks_state *s, ks_unit u,
                           ks_hex at)
{
    ks_unit target = br_piece_in(g, s, at);
    bool enemy = target != KS_NONE && side_of(g, target) != side_of(g, u);
    return unit(g, u)->arm == BR_GUN                          ? GUNS_DO_NOT_ATTACK
           : !enemy || distance(g, piece(s, u)->hex, at) != 1 ? NO_ENEMY_NEXT_TO_IT
                                                              : 0;
}

void br_begin_melee(struct play *p, ks_unit u, ks_hex at)
{
    struct ks_frame *f = ks_push(p, PROC_MELEE);
    f->side = (uint8_t)side_of(p->g, u);
    f->unit = u;
    f->hex = at;
}

/* [5.3] */
int br_melee_modifiers(const struct ks_game *g, const struct ks_state *s, ks_unit u,
                       ks_hex at, struct ks_events *out)
{
    bool cover = br_is_cover(g, at), rides = unit(g, u)->arm == BR_CAVALRY;
    bool across = br_is_stream(g, piece(s, u)->hex, at);
    bool support = br_is_near(g, s, at, side_of(g, u), u);
    return br_modifier(out, MOD_CAVALRY, rides && !cover ? figure(g, CAVALRY_BONUS) : 0) +
           br_modifier(out, MOD_SUPPORT, support ? figure(g, SUPPORT_BONUS) : 0) +
           br_modifier(out, MOD_ACROSS, across ? -figure(g, STREAM_PENALTY) : 0) +
           br_modifier(out, MOD_DEFENDER_COVER, cover ? -figure(g, COVER) : 0);
}

bool br_melee_run(struct play *p)
{
    p->s->actor = KS_CHANCE;
    return true;
}

static void beat(struct play *p, ks_unit u)
{
    event(p, BEATEN, u, piece(p->s, u)->hex, 0);
    br_lose(p, u, 1);
    if (!on_map(p->s, u))
        return;
    struct ks_frame *f = ks_push(p, PROC_RETREAT);
    f->side = (uint8_t)side_of(p->g, u);
    f->unit = u;
}

/* [5.2] */
void br_melee_act(struct play *p, struct ks_action a)
{
    const struct ks_frame f = *frame(p->s);
    int roll = a.arg + br_melee_modifiers(p->g, p->s, f.unit, f.hex, p->events);
    ks_pop(p);
    event(p, MELEE_DIE, f.unit, f.hex, roll);
    if (roll <= figure(p->g, MELEE_LOST)) {
        event(p, REPULSED, f.unit, f.hex, 0);
        br_lose(p, f.unit, 1);
    } else if (roll >= figure(p->g, MELEE_WON)) {
        beat(p, br_piece_in(p->g, p->s, f.hex));
    } else {
        event(p, UNDECIDED, f.unit, f.hex, 0);
    }
}

/* ---- [5.4] the way back ---- */

/* A piece with nowhere to go is lost. */
bool br_retreat_run(struct play *p)
{
    struct list l = {.enough = 1};
    ks_unit u = frame(p->s)->unit;
    p->s->actor = frame(p->s)->side;
    br_retreat_list(p->g, p->s, &l);
    if (l.n)
        return true;
    ks_pop(p);
    event(p, CUT_OFF, u, piece(p->s, u)->hex, 0);
    br_lose(p, u, unit(p->g, u)->steps - piece(p->s, u)->lost);
    return false;
}

void br_retreat_list(const struct ks_game *g, const struct ks_state *s, struct list *out)
{
    br_offer_around(g, s, out, RETREAT, frame_of(s)->unit, 1);
}

uint16_t br_retreat_why(const struct ks_game *g, const struct ks_state *s,
                        struct ks_action a)
{
    ks_unit u = frame_of(s)->unit;
    if (a.verb != RETREAT || a.unit != u)
        return NO_SUCH_ACTION;
    return br_is_near(g, s, a.hex, !side_of(g, u), KS_NONE) ||
                   br_why_not_step(g, s, u, a.hex, UINT8_MAX)
               ? NO_RETREAT_THERE
               : 0;
}

void br_retreat_act(struct play *p, struct ks_action a)
{
    state(p->s)->piece[a.unit].hex = a.hex;
    event(p, RETREATS, a.unit, a.hex, 0);
    ks_pop(p);
}
