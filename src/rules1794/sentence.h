/* Codes of reasons, events, modifiers and prompts, and the verbs and procedures of the
 * game. */
#pragma once

#include "core/system.h"

/* What a forecast can lead to; bits of ks_outcome.key. */
enum r94_outcome {
#define OUTCOME(code, ...) code,
#include "rules1794/outcomes.def"
#undef OUTCOME
    OUTCOMES
};

enum r94_sentence {
#define SENTENCE(code, paragraph, english, polish, outcome) code,
#include "rules1794/sentences.def"
#undef SENTENCE
    SENTENCES
};

enum r94_verb {
#define VERB(code, ...) code,
#include "rules1794/verbs.def"
#undef VERB
    VERBS
};

/* Pending procedures. */
enum r94_proc {
#define PROC(code, name)        code,
#define RUNS(code, name)        code,
#define ROLLS(code, name, dice) code,
#include "rules1794/procs.def"
#undef PROC
#undef RUNS
#undef ROLLS
    PROCS
};

extern const struct ks_sentence r94_sentence[SENTENCES];
extern const uint8_t r94_message_kind[SENTENCES]; /* enum ks_message_kind */
extern const struct ks_sentence r94_outcome[OUTCOMES];
extern const struct ks_verb r94_verb[VERBS];
