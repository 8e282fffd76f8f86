/* The words of an order's text, for its writer and its reader. The English ones stand in files. */
#pragma once

#include "order/order.h"

typedef const char *const ks_term_words[KS_LANGUAGES];

extern ks_term_words ks_kind_name[KS_ORDER_KINDS];
extern ks_term_words ks_set_name[KS_SETS];
extern ks_term_words ks_manner_name[KS_MANNERS];
extern ks_term_words ks_scope_name[KS_SCOPES_OF_ANSWERS];

/* Does it name a hex, or say "at will"? */
bool ks_order_has_goal(const struct ks_order *o);
