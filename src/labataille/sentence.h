/* Codes of reasons, events, modifiers and prompts, and the verbs and procedures of the
 * game. */
#pragma once

#include "core/system.h"

/* What a forecast can lead to; bits of ks_outcome.key. */
enum lb_outcome {
#define OUTCOME(code, ...) code,
#include "labataille/outcomes.def"
#undef OUTCOME
    OUTCOMES
};

enum lb_sentence {
#define SENTENCE(code, paragraph, english, polish, outcome) code,
#include "labataille/sentences.def"
#undef SENTENCE
    SENTENCES
};

enum lb_verb {
#define VERB(code, ...) code,
#include "labataille/verbs.def"
#undef VERB
    VERBS
};

/* Pending procedures. */
enum lb_proc {
#define PROC(code, name)        code,
#define RUNS(code, name)        code,
#define ROLLS(code, name, dice) code,
#include "labataille/procs.def"
#undef PROC
#undef RUNS
#undef ROLLS
    PROCS
};

extern const struct ks_sentence lb_sentence[SENTENCES];
extern const uint8_t lb_message_kind[SENTENCES]; /* enum ks_message_kind */
extern const struct ks_sentence lb_outcome[OUTCOMES];
extern const struct ks_verb lb_verb[VERBS];
