/* [3.3, 4.3, 4.4] A drawn commander: his command round, and what overall commanders do
 * more. */
#ifndef KS_RULES1794_ACTIVATION_H
#define KS_RULES1794_ACTIVATION_H

#include "rules1794/state.h"

/* Steps of an activation and of a command round; a constructed position begins at one. */
enum { THROUGH_HIM, OWN_PART, OWN_MOVE, ENDED, ACTIVATION_OVER }; /* PROC_ACTIVATION */
enum { ROUND_BEGINS, PHASE_2, PHASE_3, PHASE_4, ROUND_ENDS };     /* PROC_ROUND */

void push_activation(struct play *p, ks_unit commander);

bool activation_run(struct play *p);
uint16_t activation_why(const struct ks_game *g, const struct ks_state *s,
                        struct ks_action a);
void activation_list(const struct ks_game *g, const struct ks_state *s, struct list *out);
void activation_act(struct play *p, struct ks_action a);

/* Naming Kościuszko's six units [4.4d]. */
bool six_run(struct play *p);
uint16_t six_why(const struct ks_game *g, const struct ks_state *s, struct ks_action a);
void six_list(const struct ks_game *g, const struct ks_state *s, struct list *out);
void six_act(struct play *p, struct ks_action a);

/* Which arm acts in the round. */
void push_arm(struct play *p);
bool arm_run(struct play *p);
uint16_t arm_why(const struct ks_game *g, const struct ks_state *s, struct ks_action a);
void arm_list(const struct ks_game *g, const struct ks_state *s, struct list *out);
void arm_act(struct play *p, struct ks_action a);

/* Phases 2 to 4; no decision of its own. */
bool round_run(struct play *p);

#endif
