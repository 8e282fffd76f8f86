/* The rules of the bridge at Nigdzie, as the contract wants them: the row of src/systems.c. */
#ifndef BRIDGE_SYSTEM_H
#define BRIDGE_SYSTEM_H

#include "core/system.h"

extern const struct ks_system br_system;

#endif
