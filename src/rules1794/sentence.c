#include "rules1794/sentence.h"

const struct ks_sentence r94_sentence[SENTENCES] = {
#define SENTENCE(code, paragraph, english, polish, outcome)                              \
    {#code, paragraph, {english, polish}, outcome},
#include "rules1794/sentences.def"
#undef SENTENCE
};

const uint8_t r94_message_kind[SENTENCES] = {
#define SENTENCE(code, paragraph, english, polish, outcome) [code] = SAID,
#include "rules1794/sentences.def"
#undef SENTENCE
};

const struct ks_verb r94_verb[VERBS] = {
#define VERB(code, name, form, role, look, label, label_pl, english, polish)             \
    {name, form, role, {label, label_pl}, {english, polish}, look},
#include "rules1794/verbs.def"
#undef VERB
};

const struct ks_sentence r94_outcome[OUTCOMES] = {
#define OUTCOME(code, name, effect, english, polish)                                     \
    {name, "", {english, polish}, effect},
#include "rules1794/outcomes.def"
#undef OUTCOME
};
