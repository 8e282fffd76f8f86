/* The 1794 rules as a rules system of the contract. */
#ifndef KS_RULES1794_SYSTEM_H
#define KS_RULES1794_SYSTEM_H

#include "core/system.h"

extern const struct ks_system r94_system;

#endif
