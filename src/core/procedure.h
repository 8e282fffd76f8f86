/* Pending procedures: a move, a reaction, a melee. Each is a small frame on the stack inside the
 * state; the one on top decides. A rules system lists its procedures in procs.def, with a row each:
 *
 *   PROC(code, name)          asks a player or chance: name_run, name_list, name_why, name_act
 *   RUNS(code, name)          asks nobody: name_run alone
 *   ROLLS(code, name, dice)   wants dice: name_run, name_act, and dice_list, dice_why
 *
 * and makes the table of its functions from it (KS_PROC, KS_RUNS, KS_ROLLS). */
#pragma once

#include "core/play.h"

struct ks_procedure {
    /* Runs as far as it can: true if s->actor must decide, false if it pushed, popped or moved
     * on. */
    bool (*run)(struct play *p);
    /* Offers the legal answers. */
    void (*list)(const struct ks_game *g, const struct ks_state *s, struct list *out);
    /* 0 for a legal answer, else the sentence that forbids it. */
    uint16_t (*why)(const struct ks_game *g, const struct ks_state *s,
                    struct ks_action a);
    /* Carries out the answer; pushes what follows from it. */
    void (*act)(struct play *p, struct ks_action a);
};

#define KS_PROC(name)                                                                    \
    {                                                                                    \
        name##_run, name##_list, name##_why, name##_act                                  \
    }
#define KS_RUNS(name)                                                                    \
    {                                                                                    \
        name##_run, NULL, NULL, NULL                                                     \
    }
#define KS_ROLLS(name, dice)                                                             \
    {                                                                                    \
        name##_run, dice##_list, dice##_why, name##_act                                  \
    }

/* Declarations of these functions. */
#define KS_RUN_FUNCTION(name) bool name##_run(struct play *p);
#define KS_ACT_FUNCTION(name) void name##_act(struct play *p, struct ks_action a);
#define KS_ASK_FUNCTIONS(name)                                                           \
    void name##_list(const struct ks_game *g, const struct ks_state *s,                  \
                     struct list *out);                                                  \
    uint16_t name##_why(const struct ks_game *g, const struct ks_state *s,               \
                        struct ks_action a);

/* Push a procedure; pop the top one. A stack overflow, which no game reaches, ends the game. */
struct ks_frame *ks_push(struct play *p, uint8_t proc);
void ks_pop(struct play *p);

/* Runs the procedures until an actor has a real choice or the game is over. A decision with only
 * one answer is taken, except chance, which is always shown. */
void ks_run_on(struct play *p);

/* The legal answers of the top procedure, and why an answer is not legal. */
void ks_list(const struct ks_game *g, const struct ks_state *s, struct list *out);
uint16_t ks_why(const struct ks_game *g, const struct ks_state *s, struct ks_action a);

/* Does the procedure on top ask the actor of the state, and is there an answer? */
bool ks_asks(const struct ks_game *g, const struct ks_state *s);
