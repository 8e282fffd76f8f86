/* The words of an order's text, for its writer and its reader. */
#pragma once

#include "order/order.h"

extern const char *const ks_set_name[KS_SETS];
extern const char *const ks_manner_name[KS_MANNERS];
extern const char *const ks_scope_name[KS_SCOPES_OF_ANSWERS];

/* Does it name a hex, or say "at will"? */
bool ks_order_has_goal(const struct ks_order *o);
