/* The words and signs of the counters: terms.def. */
#ifndef KS_LABATAILLE_TERMS_H
#define KS_LABATAILLE_TERMS_H

#include "core/system.h"

enum {
#define TERM(kind, key, sign, english, polish) +1
    LB_TERMS = 0
#include "labataille/terms.def"
#undef TERM
};

extern const struct ks_term lb_term[LB_TERMS];

#endif
