/* Every act of a move is planned first: where the piece would be afterwards, in what formation,
 * at what cost. An act is legal if it can be planned: list, reason and execution all come from
 * the plan. */
#pragma once

#include "labataille/stacking.h"

struct lb_plan {
    ks_hex hex;
    uint16_t trail;
    uint8_t parts, facing, form;
    uint8_t came;    /* direction of the hex it leaves, or KS_NO_DIRECTION */
    int cost;        /* half points */
    bool steps;      /* it enters another hex */
    bool wades;      /* through a stream */
    bool onto_enemy; /* onto a carré, or a carré among cavalry */
    bool ends;       /* nothing else may follow */
};

/* The unit as it is now, at no cost. */
struct lb_plan lb_plan_of(const struct ks_state *s, ks_unit u);

/* Plans an act of the unit on the move; returns 0, or the reason why not. */
uint16_t lb_plan_act(const struct ks_game *g, const struct ks_state *s,
                     struct ks_action a, struct lb_plan *plan);

/* Offers every act that can be planned. */
void lb_plan_list(const struct ks_game *g, const struct ks_state *s, ks_unit u,
                  struct list *out);

/* ---- kinds of act, one file each ---- */

uint16_t lb_plan_step(const struct ks_game *g, const struct ks_state *s,
                      struct ks_action a, struct lb_plan *plan); /* step.c */
/* May it step in a direction other than its facing, and keep the facing? */
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
/* Least cost of any new formation other than general order. */
int lb_least_form_cost(const struct ks_game *g, const struct ks_state *s, ks_unit u);
/* 0 if the unit, alone in a hex, may be in that one-hex formation. formation.c */
uint16_t lb_why_not_form(const struct ks_game *g, const struct ks_state *s, ks_unit u,
                         int new_form, ks_hex h);
/* [LB-2.4-19] Small units skirmish in one hex, larger ones in two. */
uint16_t lb_why_not_skirmish(const struct ks_game *g, const struct ks_state *s, ks_unit u,
                             bool two);
uint16_t lb_plan_unlimber(const struct ks_game *g, const struct ks_state *s,
                          struct ks_action a, struct lb_plan *plan); /* guns.c */
uint16_t lb_plan_limber(const struct ks_game *g, const struct ks_state *s,
                        struct ks_action a, struct lb_plan *plan);
uint16_t lb_plan_prolong(const struct ks_game *g, const struct ks_state *s,
                         struct ks_action a, struct lb_plan *plan);

/* ---- shared: into.c ---- */

/* The formation a unit takes in a hex it enters [LB-2.4-16]. */
int lb_form_in(const struct ks_game *g, const struct ks_state *s, ks_unit u, int form,
               ks_hex h);

/* 0 if all movers may enter a hex as planned, the leading unit with that many increments there:
 * enemies, zones, stacking. */
uint16_t lb_why_not_into(const struct ks_game *g, const struct ks_state *s, ks_unit u,
                         ks_hex h, int increments, const struct lb_plan *plan);

/* Is an enemy combat unit in a hex or next to it? */
bool lb_is_opposed(const struct ks_game *g, const struct ks_state *s, ks_hex h, int side);

/* 0 if the unit may now step out of its hexes: zones, dikes. */
uint16_t lb_why_not_leave(const struct ks_game *g, const struct ks_state *s, ks_unit u);

/* 0 unless an enemy met on a dike bars a step into a neighbouring hex [RZ-DIKE-8]. */
uint16_t lb_why_not_on(const struct ks_game *g, const struct ks_state *s, ks_unit u,
                       ks_hex to);

/* May the unit enter a hex with these enemies [LB-2.6-3]? */
bool lb_goes_among(const struct ks_game *g, const struct ks_state *s, ks_unit u,
                   ks_hex h);
