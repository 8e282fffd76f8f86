/* Numbers of everything the .def files list. */
#pragma once

#include "core/system.h"

enum br_outcome {
#define OUTCOME(code, ...) code,
#include "bridge/rules/outcomes.def"
#undef OUTCOME
    OUTCOMES
};

enum br_sentence {
#define SENTENCE(code, paragraph, english, polish, outcome) code,
#include "bridge/rules/sentences.def"
#undef SENTENCE
    SENTENCES
};

enum br_verb {
#define VERB(code, ...) code,
#include "bridge/rules/verbs.def"
#undef VERB
    VERBS
};

enum br_proc {
#define PROC(code, name)        code,
#define RUNS(code, name)        code,
#define ROLLS(code, name, dice) code,
#include "bridge/rules/procs.def"
#undef PROC
#undef RUNS
#undef ROLLS
    PROCS
};

enum br_term {
#define TERM(kind, key, sign, english, polish) +1
    BR_TERMS = 0
#include "bridge/rules/terms.def"
#undef TERM
};

extern const struct ks_sentence br_sentence[SENTENCES], br_outcome[OUTCOMES];
extern const uint8_t br_message_kind[SENTENCES];
extern const struct ks_verb br_verb[VERBS];
extern const struct ks_term br_term[BR_TERMS];
