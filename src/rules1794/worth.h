/* How good a state is, for computer players. */
#ifndef KS_RULES1794_WORTH_H
#define KS_RULES1794_WORTH_H

#include "rules1794/state.h"

/* What is weighed against points, in hundredths of one. */
struct r94_weights {
    int pull;         /* per hex nearer to the goal */
    int lag;          /* per hex a unit and its commander are too far apart */
    int shelled;      /* a gun bears on a unit from afar; nearer it counts more */
    int step_share;   /* of a unit's points, spread over its steps, ... */
    int step_itself;  /* plus this for any step, for units worth no points */
    int no_way_back;  /* a unit driven back without room is lost */
    int in_range;     /* a unit that can fire has enemies near, ... */
    int weakened;     /* less this for each step it has lost */
    int faces_enemy;  /* an enemy is in front of it, ... */
    int flank, rear;  /* ... beside it, behind it */
    int shelled_step; /* the same for each point a step of the unit is worth */
    int cover;        /* factor on what woods and buildings take off the guns' result */
    int gun_alone;    /* guns without troops, near the enemy */
    int gun_pull;     /* a gun, per hex nearer to the goal */
    int leader_alone; /* a commander without a unit, beside the enemy */
    int melee_edge;   /* per point by which a pending melee favours a side */
};

/* Those for a piece: by how the game counts points, and by its task. */
const struct r94_weights *r94_weights(const struct ks_game *g,
                                      const struct ks_intent *intent, ks_unit u);

/* For side 0 less side 1, in hundredths of a victory point. */
int32_t r94_worth(const struct ks_game *g, const struct ks_state *s,
                  const struct ks_intent *intent);

/* The parts of it: one piece, for side 0; points and melees. */
int r94_worth_of_piece(const struct ks_game *g, const struct ks_state *s,
                       const struct ks_intent *intent, ks_unit u);
int32_t r94_worth_of_rest(const struct ks_game *g, const struct ks_state *s,
                          const struct ks_intent *intent);

void r94_account(const struct ks_game *g, const struct ks_state *s,
                 struct ks_account *out);
int32_t r94_worth_change(const struct ks_game *g, const struct ks_state *s,
                         const struct ks_account *account);

#endif
