/* [3.3, 4.3, 4.4] A drawn commander: his command round, and what overall commanders do
 * more. */
#ifndef KS_RULES1794_ACTIVATION_H
#define KS_RULES1794_ACTIVATION_H

#include "rules1794/state.h"

/* Steps of an activation and of a command round; a constructed position begins at one. */
enum { THROUGH_HIM, OWN_PART, OWN_MOVE, ENDED, ACTIVATION_OVER }; /* PROC_ACTIVATION */
enum { ROUND_BEGINS, PHASE_2, PHASE_3, PHASE_4, ROUND_ENDS };     /* PROC_ROUND */

void r94_push_activation(struct play *p, ks_unit commander);

bool r94_activation_run(struct play *p);
uint16_t r94_activation_why(const struct ks_game *g, const struct ks_state *s,
                        struct ks_action a);
void r94_activation_list(const struct ks_game *g, const struct ks_state *s, struct list *out);
void r94_activation_act(struct play *p, struct ks_action a);

/* Naming Kościuszko's six units [4.4d]. */
bool r94_six_run(struct play *p);
uint16_t r94_six_why(const struct ks_game *g, const struct ks_state *s, struct ks_action a);
void r94_six_list(const struct ks_game *g, const struct ks_state *s, struct list *out);
void r94_six_act(struct play *p, struct ks_action a);

/* Which arm acts in the round. */
void r94_push_arm(struct play *p);
bool r94_arm_run(struct play *p);
uint16_t r94_arm_why(const struct ks_game *g, const struct ks_state *s, struct ks_action a);
void r94_arm_list(const struct ks_game *g, const struct ks_state *s, struct list *out);
void r94_arm_act(struct play *p, struct ks_action a);

/* Phases 2 to 4; no decision of its own. */
bool r94_round_run(struct play *p);

#endif
