/* The words and signs of the counters: terms.def. */
#ifndef KS_LABATAILLE_TERMS_H
#define KS_LABATAILLE_TERMS_H

#include "core/system.h"

#define TERM(kind, key, sign, english, polish) 0,
enum {
    LB_TERMS = sizeof((char[]){
#include "labataille/terms.def"
    })
};
#undef TERM

extern const struct ks_term lb_term[LB_TERMS];

#endif
