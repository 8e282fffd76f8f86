#include "labataille/terms.h"

const struct ks_term lb_term[LB_TERMS] = {
#define TERM(kind, key, sign, english, polish) {kind, key, sign, {english, polish}},
#include "labataille/terms.def"
#undef TERM
};
