/* Separate morale checks: the last step of a winner [11.9@szczekociny], and the neighbours of a
 * beaten stack [11.12]. */
#pragma once

#include "rules1794/state.h"

enum r94_check_kind { CHECK_SAVING, CHECK_CRISIS };

/* A unit checks before it takes its last loss. */
void r94_push_check(struct play *p, enum r94_check_kind kind, ks_unit u);

/* Every unit of a side next to a hex checks, one after the other. */
void r94_push_crisis(struct play *p, ks_hex h, int side);
