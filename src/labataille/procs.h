/* The functions of every pending procedure, found by its number; see core/procedure.h. */
#pragma once

#include "labataille/state.h"

#define RUNS(code, name)        KS_RUN_FUNCTION(lb_##name)
#define ROLLS(code, name, dice) RUNS(code, name) KS_ACT_FUNCTION(lb_##name)
#define PROC(code, name)        ROLLS(code, name, ) KS_ASK_FUNCTIONS(lb_##name)
#include "labataille/procs.def"
#undef PROC
#undef ROLLS
#undef RUNS

KS_ASK_FUNCTIONS(lb_die)
KS_ASK_FUNCTIONS(lb_two_dice)

extern const struct ks_procedure lb_procedure[PROCS];
