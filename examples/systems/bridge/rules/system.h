/* The rules of the bridge at Nigdzie, as the contract wants them: the row of src/systems.c. */
#pragma once

#include "bridge/rules/state.h"

/* Those that this game does not write are declared and never defined. */
#define CONTRACT(type, name, arguments) type br_##name arguments;
#include "core/contract.def"
#undef CONTRACT

extern const struct ks_frame_rule br_frame_rule[PROCS];
extern const struct ks_system br_system;
