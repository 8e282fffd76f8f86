/* [3.3, 4.3, 4.4] A drawn commander: his command round, and what overall commanders do in
 * addition. */
#pragma once

#include "rules1794/state.h"

/* Steps of an activation and of a command round; a constructed position begins at one. */
enum { THROUGH_HIM, OWN_PART, OWN_MOVE, ENDED, ACTIVATION_OVER }; /* PROC_ACTIVATION */
enum { ROUND_BEGINS, PHASE_2, PHASE_3, PHASE_4, ROUND_ENDS };     /* PROC_ROUND */

void r94_push_activation(struct play *p, ks_unit commander);
