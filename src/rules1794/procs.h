/* The functions of every pending procedure, found by its number; see core/procedure.h. */
#pragma once

#include "rules1794/state.h"

#define RUNS(code, name)        KS_RUN_FUNCTION(r94_##name)
#define ROLLS(code, name, dice) RUNS(code, name) KS_ACT_FUNCTION(r94_##name)
#define PROC(code, name)        ROLLS(code, name, ) KS_ASK_FUNCTIONS(r94_##name)
#include "rules1794/procs.def"
#undef PROC
#undef ROLLS
#undef RUNS

KS_ASK_FUNCTIONS(r94_die)

extern const struct ks_procedure r94_procedure[PROCS];
