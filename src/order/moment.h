/* A decision as the orders of a side see it, for the files of this folder: each kind of order has
 * a function that takes the decision, or does not. */
#pragma once

#include "order/orders.h"

struct ks_moment {
    struct ks_orders *orders;
    const struct ks_game *g;
    struct ks_state s; /* with what is hidden filled in, always in the same way */
    uint32_t key;      /* of the impulse and its phase */
    enum ks_matter matter;
    ks_unit in_hand;
    struct ks_actions list;
    bool asks;    /* the player wants to be asked */
    bool by_hand; /* he has begun the move that is going on */
    struct ks_unfolding *out;
};

/* Looks at a decision as its side sees it: fills in all but the orders, the game and out. */
void ks_moment_look(struct ks_moment *d, const struct ks_state *view);

/* Different for every impulse, and for every phase of it. */
uint32_t ks_moment_key(const struct ks_game *g, const struct ks_state *s);

/* The order takes that action, or declines if it can; true if so. */
bool ks_moment_act(struct ks_moment *d, struct ks_given *given, struct ks_action a);
bool ks_moment_decline(struct ks_moment *d, struct ks_given *given);

/* What it has taken is left to others; false. */
bool ks_moment_leave(struct ks_moment *d);

/* The first legal action of that role, or false. */
bool ks_moment_find(const struct ks_moment *d, enum ks_role role, struct ks_action *out);

/* The order stops for a reason, or is over; false. */
bool ks_moment_halt(struct ks_moment *d, struct ks_given *given, enum ks_halt halt);
bool ks_moment_over(struct ks_moment *d, struct ks_given *given);

/* Is the piece under this order, and no other of its sort names it? */
bool ks_moment_is_free(const struct ks_moment *d, const struct ks_given *given,
                       ks_unit u);

/* Is the action for such a piece? Some name only the hex in which pieces stand. */
bool ks_moment_is_for(const struct ks_moment *d, const struct ks_given *given,
                      struct ks_action a);

/* The first such piece that could take part in an attack, which may name only the enemy's hex;
 * KS_NONE: none. */
ks_unit ks_moment_participant(const struct ks_moment *d, const struct ks_given *given,
                              struct ks_action a);
bool ks_moment_takes_part(const struct ks_moment *d, const struct ks_given *given,
                          struct ks_action a);

/* Notes what the rules say against a piece of the order, where they refuse it. */
void ks_given_refused(struct ks_given *given, const struct ks_game *g,
                      const struct ks_state *s);

/* Where a piece stands; KS_NONE: it is not on the map. */
ks_hex ks_moment_hex(const struct ks_moment *d, ks_unit u);

/* Steps that a piece, or the pieces of an order, have lost; one that is gone counts as more than
 * all of them. */
uint16_t ks_piece_losses(const struct ks_game *g, const struct ks_state *s, ks_unit u);
uint16_t ks_order_losses(const struct ks_game *g, const struct ks_state *s,
                         const struct ks_order *o);
/* Only these pieces stay under the order; true if some have left it. */
bool ks_given_keep(struct ks_given *given, const bool keep[KS_ORDER_PIECES]);

/* A piece has moved in that impulse; KS_NONE: none has yet. */
void ks_given_moved(struct ks_given *given, const struct ks_game *g, uint32_t key,
                    ks_unit u);

/* The commanders of a side are counted: a bit for each. */
uint64_t ks_leader_bit(const struct ks_game *g, ks_unit leader);

/* Hexes on the way count as passed when the piece stands there. */
void ks_given_pass(struct ks_given *given, const struct ks_game *g,
                   const struct ks_state *s, ks_unit u);

/* Does the piece stand in that hex, with all of it or a part? */
bool ks_piece_stands(const struct ks_game *g, const struct ks_state *s, ks_unit u,
                     ks_hex hex);

/* What the position is worth to the side after an action, if the enemy leaves it at that. */
int32_t ks_worth_after(const struct ks_moment *d, struct ks_action a);

/* Would a piece do that to which the conditions of the order apply? */
bool ks_order_does(const struct ks_game *g, const struct ks_state *s,
                   const struct ks_order *o, struct ks_action a);

/* The chance that an attack has an effect if all pieces of the order that may take part do, in
 * thousandths and in percent; certain where it cannot be told. */
uint16_t ks_effect_of(const struct ks_game *g, const struct ks_state *s,
                      const struct ks_order *o, struct ks_action a);
unsigned ks_chance_of(const struct ks_game *g, const struct ks_state *s,
                      const struct ks_order *o, struct ks_action a);

/* What the conditions of an order look at, as it stands now; and the one that stops it, if any. */
void ks_conditions_note(const struct ks_game *g, const struct ks_state *s,
                        struct ks_given *given);

/* An enemy who has gone farther away is new when he comes back. */
void ks_conditions_follow(const struct ks_game *g, const struct ks_state *s,
                          struct ks_given *given);
enum ks_halt ks_condition(const struct ks_moment *d, const struct ks_given *given);

/* Has an enemy come near the piece with that index? */
bool ks_piece_is_neared(const struct ks_moment *d, const struct ks_given *given,
                        size_t i);

/* May the piece do something now other than attack? */
bool ks_moment_may_move(const struct ks_moment *d, ks_unit u);

/* Does the piece stand beside the goal of the order? */
bool ks_stands_before(const struct ks_game *g, const struct ks_state *s,
                      const struct ks_order *o, ks_unit u);

/* What a decision of the side shows of its assaults that wait for the attack phase. */
void ks_stand_note(struct ks_orders *orders, const struct ks_game *g,
                   const struct ks_state *view);
void ks_stand_forget(struct ks_given *given);

/* Its pieces that the rules do not let attack in that phase stop; true if the whole order does. */
bool ks_stand_refuse(struct ks_moment *d, struct ks_given *given);

/* What the rules say against the first of them that has stopped. */
struct ks_event ks_stand_rule(const struct ks_given *given, const struct ks_game *g,
                              const struct ks_state *s);

/* The order stops if all of its pieces have; else it waits for its next impulse. False. */
bool ks_march_waits(struct ks_moment *d, struct ks_given *given);

/* Takes the decision, if it is the order's; else false. */
bool ks_unfold_march(struct ks_moment *d, struct ks_given *given);
bool ks_unfold_assault(struct ks_moment *d, struct ks_given *given);
bool ks_unfold_fire(struct ks_moment *d, struct ks_given *given);

/* The shots that a fire order may begin with. */
void ks_fire_shots(const struct ks_moment *d, const struct ks_given *given,
                   struct ks_actions *out);
bool ks_unfold_follow(struct ks_moment *d, struct ks_given *given);
bool ks_unfold_answer(struct ks_moment *d, struct ks_given *given);

bool ks_unfold_hold(struct ks_moment *d, struct ks_given *given);
bool ks_unfold_done(struct ks_moment *d, struct ks_given *given);

/* Does the piece hold, so that no order moves it and its player is not asked? */
bool ks_moment_holds(const struct ks_moment *d, ks_unit u);

/* Its side has nothing more to do: commanders who follow and have not ridden yet do so. */
bool ks_unfold_last_rides(struct ks_moment *d);

/* To be done is an order for the impulse and phase it is given in. Is it given where the side has
 * none, so that it is for the next? That begins with a decision in which the side is free. */
bool ks_done_is_ahead(const struct ks_game *g, const struct ks_state *s,
                      const struct ks_order *o);
void ks_done_begins(struct ks_orders *orders, const struct ks_game *g,
                    const struct ks_state *view);
bool ks_done_is_over(const struct ks_moment *d, const struct ks_given *given);
/* Is it for a later one than this? */
bool ks_done_waits(const struct ks_moment *d, const struct ks_given *given);

/* Is an answer no longer meant to stand? One that has stopped lets its player be asked. */
bool ks_answer_is_over(const struct ks_moment *d, const struct ks_given *given);
void ks_answer_waits(struct ks_moment *d, const struct ks_given *given);

/* The same where the enemy lets it fire by its own choice: fire orders come first. */
bool ks_unfold_pass(struct ks_moment *d, struct ks_given *given);

/* A piece of the order moves towards a hex: its next act, or the end of its move. */
bool ks_unfold_move(struct ks_moment *d, struct ks_given *given, ks_unit u,
                    const struct ks_way_to *to);
/* What is best by the judgement of all that its pieces may do. */
bool ks_unfold_best(struct ks_moment *d, struct ks_given *given);

/* Those of the order who may take part in what it has begun, then the deed. */
bool ks_unfold_joining(struct ks_moment *d, struct ks_given *given);
