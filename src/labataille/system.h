/* La Bataille as a rules system of the contract. */
#ifndef KS_LABATAILLE_SYSTEM_H
#define KS_LABATAILLE_SYSTEM_H

#include "core/system.h"

extern const struct ks_system lb_system;

#endif
