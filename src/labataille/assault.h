/* One assault: its participants and its steps. */
#pragma once

#include "labataille/attack.h"
#include "labataille/check.h"

/* frame.count of PROC_ASSAULT: enum lb_assault_kind, and */
enum { HEX_WON = 4 }; /* the defenders have been driven out, or none is left */

/* PROC_ASSAULT: frame.side attacks frame.hex; frame.unit leads, or KS_NONE; frame.a is where a
 * follow-up comes from. */
static inline const struct ks_frame *assault_of(const struct ks_state *s)
{
    int i = s->depth - 1;
    while (s->frame[i].proc != PROC_ASSAULT)
        i--;
    return &s->frame[i];
}

/* Is an assault being fought? */
static inline bool in_assault(const struct ks_state *s)
{
    bool found = false;
    for (int i = 0; i < s->depth; i++)
        found |= s->frame[i].proc == PROC_ASSAULT;
    return found;
}

static inline struct ks_frame *assault(struct play *p)
{
    int i = p->s->depth - 1;
    while (p->s->frame[i].proc != PROC_ASSAULT)
        i--;
    return &p->s->frame[i];
}

/* Begins one: chargers bound to the hex are in it at once, R55, R181. */
void lb_push_assault(struct play *p, const struct lb_claim *claim);

/* Clears all names. */
void lb_forget_attackers(struct play *p);

/* The attacker named next after `u` (KS_NONE: the first), or KS_NONE. Units that have broken no
 * longer count. Attackers roll, lose and flee in the order in which they were named, R170. */
ks_unit lb_next_attacker(const struct ks_game *g, const struct ks_state *s, ks_unit u);

/* for (EACH_ATTACKER(u, g, s)) */
#define EACH_ATTACKER(u, g, s)                                                           \
    ks_unit u = lb_next_attacker(g, s, KS_NONE);                                         \
    (u) != KS_NONE;                                                                      \
    (u) = lb_next_attacker(g, s, u)

/* The defending combat units of the hex, top first; returns how many. */
int lb_defenders(const struct ks_game *g, const struct ks_state *s,
                 ks_unit out[LB_MAX_STACK]);

/* Does cavalry fight on either side? */
bool lb_horse_fights(const struct ks_game *g, const struct ks_state *s);

/* ---- entering a vacated hex: advance.c ---- */

/* 0 if a unit may enter a neighbouring hex free of charge: terrain, enemies, stacking. */
uint16_t lb_why_not_go_into(const struct ks_game *g, const struct ks_state *s, ks_unit u,
                            ks_hex h);

/* Puts it there, below the others, R95; in the formation the terrain allows. */
void lb_place_in(struct play *p, ks_unit u, ks_hex h);

/* The same for an advancing unit: captures what was left there, and asks for the facing.
 * `leading`: the leader who always goes with it, or KS_NONE. */
void lb_go_into(struct play *p, ks_unit u, ks_hex h, ks_unit leading);

/* R180: leaders follow their troops: the one in charge at once, others with the last unit that
 * leaves their hex. */
void lb_take_leaders(struct play *p, ks_hex from, ks_hex to, int side, ks_unit leading);

/* Asks which attackers advance into the hex; at least one must if it is due. */
void lb_push_advance(struct play *p, bool due);
