/* Chapters 6 to 8: what a moving group changes in place: facing, order, formation. The
 * move is the top procedure. */
#pragma once

#include "rules1794/state.h"

/* What bars any change of facing, formation or order in the hex of a unit of the
 * group. */
uint16_t r94_why_not_change(const struct ks_game *g, const struct ks_state *s, ks_unit u);

uint16_t r94_why_not_turn(const struct ks_game *g, const struct ks_state *s, int facing);

/* Offers TURN to every facing the group may turn to. */
void r94_turn_offers(const struct ks_game *g, const struct ks_state *s, struct list *out);
uint16_t r94_why_not_order(const struct ks_game *g, const struct ks_state *s, ks_unit u,
                           int verb);
uint16_t r94_why_not_form(const struct ks_game *g, const struct ks_state *s, ks_unit u);
uint16_t r94_why_not_leave(const struct ks_game *g, const struct ks_state *s, ks_unit u,
                           int verb);
uint16_t r94_why_not_top(const struct ks_game *g, const struct ks_state *s, ks_unit u);

uint16_t r94_why_not_rank(const struct ks_game *g, const struct ks_state *s, ks_unit u);
uint16_t r94_why_not_reload(const struct ks_game *g, const struct ks_state *s, ks_unit u);
uint16_t r94_why_not_unlimber(const struct ks_game *g, const struct ks_state *s,
                              ks_unit u);

void r94_reload(struct play *p, ks_unit u);
void r94_unlimber(struct play *p, ks_unit gun);
void r94_turn(struct play *p, int facing);
void r94_change_order(struct play *p, ks_unit u, int form);
void r94_reorder(struct play *p, ks_unit u);

/* Puts a unit on top of its stack. */
void r94_go_on_top(struct play *p, ks_unit u);
