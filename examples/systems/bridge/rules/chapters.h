/* What the chapters of the rules ask of each other. A predicate why_... answers 0, or the sentence that
 * forbids it; lists, refusals and deeds all use the same one. */
#pragma once

#include "bridge/rules/system.h"

#define RUNS(code, name)        KS_RUN_FUNCTION(br_##name)
#define ROLLS(code, name, dice) RUNS(code, name) KS_ACT_FUNCTION(br_##name)
#define PROC(code, name)        ROLLS(code, name, ) KS_ASK_FUNCTIONS(br_##name)
#include "bridge/rules/procs.def"
#undef PROC
#undef ROLLS
#undef RUNS

KS_ASK_FUNCTIONS(br_die)

/* turn.c: where PROC_GAME goes on. */
enum br_step { PLAN_OF_NORTH, PLAN_OF_SOUTH, HALF_OF_NORTH, HALF_OF_SOUTH, END_OF_TURN };

/* Offers what the procedure on top does not forbid. */
void br_offer(const struct ks_game *g, const struct ks_state *s, struct list *out,
              struct ks_action a);

/* The same for every hex that is so near to a piece. */
void br_offer_around(const struct ks_game *g, const struct ks_state *s, struct list *out,
                     uint8_t verb, ks_unit u, int reach);

/* reserve.c */
void br_bring_reserves(struct play *p, int side);

/* move.c; points: those the piece has left. */
uint16_t br_why_not_step(const struct ks_game *g, const struct ks_state *s, ks_unit u,
                         ks_hex to, int points);
bool br_has_step(const struct ks_game *g, const struct ks_state *s, ks_unit u);
void br_begin_move(struct play *p, ks_unit u);

/* fire.c */
uint16_t br_why_not_fire(const struct ks_game *g, const struct ks_state *s, ks_unit u,
                         ks_hex at);
void br_begin_fire(struct play *p, ks_unit u, ks_hex at);

/* melee.c */
uint16_t br_why_not_attack(const struct ks_game *g, const struct ks_state *s, ks_unit u,
                           ks_hex at);
void br_begin_melee(struct play *p, ks_unit u, ks_hex at);

/* What changes the die, each told to the list where there is one; returns the sum. */
int br_fire_modifiers(const struct ks_game *g, ks_hex at, struct ks_events *out);
int br_melee_modifiers(const struct ks_game *g, const struct ks_state *s, ks_unit u,
                       ks_hex at, struct ks_events *out);

/* Notes a modifier, if it is not 0; returns it. */
int br_modifier(struct ks_events *out, uint16_t code, int value);
