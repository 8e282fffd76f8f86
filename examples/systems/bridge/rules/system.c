#include "bridge/rules/system.h"

#include "bridge/rules/chapters.h"

#define RUNS(code, name)        [code] = KS_RUNS(br_##name),
#define ROLLS(code, name, dice) [code] = KS_ROLLS(br_##name, br_##dice),
#define PROC(code, name)        [code] = KS_PROC(br_##name),
static const struct ks_procedure procedure[PROCS] = {
#include "bridge/rules/procs.def"
};

/* What is left out here has its default: core/contract.def. */
const struct ks_system br_system = {
    .name = "bridge",
    .version = "1",
    .verb = br_verb,
    .verbs = VERBS,
    .sentence = br_sentence,
    .sentences = SENTENCES,
    .kinds = br_message_kind,
    .outcome = br_outcome,
    .outcomes = OUTCOMES,
    .term = br_term,
    .terms = BR_TERMS,
    .die_faces = 6,
    .procedure = procedure,
    .procedures = PROCS,
    .game_is_over = GAME_IS_OVER,
    .no_such_action = NO_SUCH_ACTION,
    .cannot_go_on = CANNOT_GO_ON,
    .lasting = 1,
    .frame_rule = br_frame_rule,
    .setup = br_setup,
    .between = br_between,
    .prompt = br_prompt,
    .state_text = br_state_text,
    .state_parse = br_state_parse,
    .describe = br_describe,
    .view = br_view,
    .determinise = br_determinise,
    .invariant = br_invariant,
    .covers = br_covers,
    .modifiers = br_modifiers,
    .objectives = br_objectives,
    .worth = br_worth,
};
