/* Every act of a move is planned first: where the piece would lie afterwards, how, and what it
 * costs. The plan is the act's legality; list, reason and deed all come from it. */
#ifndef KS_LABATAILLE_PLAN_H
#define KS_LABATAILLE_PLAN_H

#include "labataille/stacking.h"

struct lb_plan {
    ks_hex hex;
    uint16_t trail;
    uint8_t parts, facing, form;
    uint8_t came;    /* direction of the hex left, or KS_NO_DIRECTION */
    int cost;        /* half points */
    bool steps;      /* it goes into another hex */
    bool wades;      /* through a stream */
    bool onto_enemy; /* onto a carré, or a carré among cavalry */
    bool ends;       /* nothing else may follow */
};

/* As the unit lies now, at no cost. */
struct lb_plan lb_plan_of(const struct ks_state *s, ks_unit u);

/* 0 and the plan of an act of the unit on the move, or why it may not be. */
uint16_t lb_plan_act(const struct ks_game *g, const struct ks_state *s,
                     struct ks_action a, struct lb_plan *plan);

/* Offers all acts that can be planned. */
void lb_plan_list(const struct ks_game *g, const struct ks_state *s, ks_unit u,
                  struct list *out);

/* ---- parts of it, one file each ---- */

uint16_t lb_plan_step(const struct ks_game *g, const struct ks_state *s,
                      struct ks_action a, struct lb_plan *plan); /* step.c */
/* Can it face otherwise than it goes, and keep that? */
bool lb_may_go_obliquely(const struct ks_state *s, ks_unit u, int d);
uint16_t lb_plan_wide_step(const struct ks_game *g, const struct ks_state *s,
                           struct ks_action a, struct lb_plan *plan); /* wide_step.c */
uint16_t lb_plan_wheel(const struct ks_game *g, const struct ks_state *s,
                       struct ks_action a, struct lb_plan *plan);
uint16_t lb_plan_march(const struct ks_game *g, const struct ks_state *s,
                       struct ks_action a, struct lb_plan *plan); /* road_march.c */
uint16_t lb_plan_about(const struct ks_game *g, const struct ks_state *s,
                       struct ks_action a, struct lb_plan *plan);
uint16_t lb_plan_turn(const struct ks_game *g, const struct ks_state *s,
                      struct ks_action a, struct lb_plan *plan); /* turn.c */
uint16_t lb_plan_form(const struct ks_game *g, const struct ks_state *s,
                      struct ks_action a, struct lb_plan *plan); /* form.c */
/* What any new formation but general order costs it at least. */
int lb_least_form_cost(const struct ks_game *g, const struct ks_state *s, ks_unit u);
/* May the unit stand in a hex by itself in that formation of one hex? formation.c */
uint16_t lb_why_not_form(const struct ks_game *g, const struct ks_state *s, ks_unit u,
                         int new_form, ks_hex h);
/* [LB-2.4-19] So few or fewer skirmish in one hex, more in two. */
uint16_t lb_why_not_skirmish(const struct ks_game *g, const struct ks_state *s, ks_unit u,
                             bool two);
uint16_t lb_plan_unlimber(const struct ks_game *g, const struct ks_state *s,
                          struct ks_action a, struct lb_plan *plan); /* guns.c */
uint16_t lb_plan_limber(const struct ks_game *g, const struct ks_state *s,
                        struct ks_action a, struct lb_plan *plan);
uint16_t lb_plan_prolong(const struct ks_game *g, const struct ks_state *s,
                         struct ks_action a, struct lb_plan *plan);

/* ---- what they share: into.c ---- */

/* The formation a unit has in a hex it comes into [LB-2.4-16]. */
int lb_form_in(const struct ks_game *g, const struct ks_state *s, ks_unit u, int form,
               ks_hex h);

/* May all who move come into a hex, with so many increments of the leading unit there, in that
 * formation: enemies, zones that bar it, room? */
uint16_t lb_why_not_into(const struct ks_game *g, const struct ks_state *s, ks_unit u,
                         ks_hex h, int increments, const struct lb_plan *plan);

/* Is an enemy combat unit in a hex or next to it? */
bool lb_is_opposed(const struct ks_game *g, const struct ks_state *s, ks_hex h, int side);

/* May the unit leave the hexes it is in by a step now: zones, dikes? */
uint16_t lb_why_not_leave(const struct ks_game *g, const struct ks_state *s, ks_unit u);

/* 0 if what it has met on a dike lets it step into a hex next to it [RZ-DIKE-8]. */
uint16_t lb_why_not_on(const struct ks_game *g, const struct ks_state *s, ks_unit u,
                       ks_hex to);

/* Are the enemies in a hex such that the unit may go among them [LB-2.6-3]? */
bool lb_goes_among(const struct ks_game *g, const struct ks_state *s, ks_unit u,
                   ks_hex h);

#endif
