/* The 1794 rules as a rules system of the contract. */
#pragma once

#include "core/system.h"

#define CONTRACT(type, name, arguments) type r94_##name arguments;
#include "core/contract.def"
#undef CONTRACT

extern const struct ks_system r94_system;
