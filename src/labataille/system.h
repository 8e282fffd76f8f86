/* La Bataille as a rules system of the contract. */
#pragma once

#include "core/system.h"

#define CONTRACT(type, name, arguments) type lb_##name arguments;
#include "core/contract.def"
#undef CONTRACT

extern const struct ks_system lb_system;
