/* [LB-2.16-1 LB-2.16-2] What a melee costs cavalry. */
#ifndef KS_LABATAILLE_READINESS_H
#define KS_LABATAILLE_READINESS_H

#include "labataille/state.h"

/* After a melee of its own: fresh to tired, after a charge or when tired to exhausted; who saved
 * his horses stays as he is. Rest begins anew either way [LB-2.16-4]. */
void lb_tire(struct play *p, ks_unit u);

#endif
