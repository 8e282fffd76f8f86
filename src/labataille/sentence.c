#include "labataille/sentence.h"

const struct ks_sentence lb_sentence[SENTENCES] = {
#define SENTENCE(code, paragraph, english, polish, outcome)                              \
    {#code, paragraph, {english, polish}, outcome},
#include "labataille/sentences.def"
#undef SENTENCE
};

const uint8_t lb_message_kind[SENTENCES] = {
#define SENTENCE(code, paragraph, english, polish, outcome) [code] = SAID,
#include "labataille/sentences.def"
#undef SENTENCE
};

const struct ks_verb lb_verb[VERBS] = {
#define VERB(code, name, form, role, look, label, label_pl, english, polish)             \
    {name, form, role, {label, label_pl}, {english, polish}, look},
#include "labataille/verbs.def"
#undef VERB
};

const struct ks_sentence lb_outcome[OUTCOMES] = {
#define OUTCOME(code, name, effect, english, polish)                                     \
    {name, "", {english, polish}, effect},
#include "labataille/outcomes.def"
#undef OUTCOME
};
