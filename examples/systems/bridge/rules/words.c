/* The tables that the .def files make. */
#include "bridge/rules/words.h"

const struct ks_sentence br_sentence[SENTENCES] = {
#define SENTENCE(code, paragraph, english, polish, outcome)                              \
    {#code, paragraph, {english, polish}, outcome},
#include "bridge/rules/sentences.def"
#undef SENTENCE
};

const uint8_t br_message_kind[SENTENCES] = {
#define SENTENCE(code, paragraph, english, polish, outcome) [code] = SAID,
#include "bridge/rules/sentences.def"
#undef SENTENCE
};

const struct ks_sentence br_outcome[OUTCOMES] = {
#define OUTCOME(code, name, effect, english, polish)                                     \
    {name, "", {english, polish}, effect},
#include "bridge/rules/outcomes.def"
#undef OUTCOME
};

const struct ks_verb br_verb[VERBS] = {
#define VERB(code, name, form, role, look, label, label_pl, english, polish)             \
    {name, form, role, {label, label_pl}, {english, polish}, look},
#include "bridge/rules/verbs.def"
#undef VERB
};

const struct ks_term br_term[BR_TERMS] = {
#define TERM(kind, key, sign, english, polish) {kind, key, sign, {english, polish}},
#include "bridge/rules/terms.def"
#undef TERM
};
