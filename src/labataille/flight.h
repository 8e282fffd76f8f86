/* Disorder and rout moves [LB-2.14-6 LB-2.14-7 LB-2.14-8]. */
#pragma once

#include "labataille/check.h"

/* The flight of a disordered or routed unit. `beaten`: in melee, which costs increments
 * in enemy zones [LB-2.7-8]. */
void lb_push_flight(struct play *p, ks_unit u, enum lb_task_kind kind, bool beaten);
