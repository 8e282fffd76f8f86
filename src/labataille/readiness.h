/* [LB-2.16-1 LB-2.16-2] What a melee costs cavalry. */
#ifndef KS_LABATAILLE_READINESS_H
#define KS_LABATAILLE_READINESS_H

#include "labataille/state.h"

/* After its own melee: fresh to tired; after a charge, or from tired, to exhausted; a unit that
 * spared its horses stays as it is. Rest starts again either way [LB-2.16-4]. */
void lb_tire(struct play *p, ks_unit u);

#endif
