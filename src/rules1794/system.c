#include "rules1794/system.h"

#include "rules1794/frames.h"
#include "rules1794/inputs.h"
#include "rules1794/procs.h"

static const struct ks_term terms[] = {
#define TERM(kind, key, sign, english, polish) {kind, key, sign, {english, polish}},
#include "rules1794/terms.def"
#undef TERM
};

const struct ks_system r94_system = {
    .name = "rules1794",
    .version = "3",
    .verb = r94_verb,
    .verbs = VERBS,
    .sentence = r94_sentence,
    .sentences = SENTENCES,
    .kinds = r94_message_kind,
    .outcome = r94_outcome,
    .outcomes = OUTCOMES,
    .term = terms,
    .terms = sizeof terms / sizeof *terms,
    .procedure = r94_procedure,
    .procedures = PROCS,
    .game_is_over = GAME_IS_OVER,
    .no_such_action = NO_SUCH_ACTION,
    .cannot_go_on = CANNOT_GO_ON,
    .lasting = 2,
    .facings = 6, /* corners */
    .frame_rule = r94_frame_rule,
    .piece_input = r94_piece_input,
    .whole_input = r94_whole_input,
    .setup = r94_setup,
    .between = r94_between,
    .is_asked = r94_is_asked,
    .explain = r94_explain,
    .sample = r94_sample,
    .view = r94_view,
    .determinise = r94_determinise,
    .hash = r94_hash,
    .invariant = r94_invariant,
    .prompt = r94_prompt,
    .paragraph = r94_paragraph,
    .state_text = r94_state_text,
    .state_parse = r94_state_parse,
    .describe = r94_describe,
    .has_term = r94_has_term,
    .phase = r94_phase,
    .pool = r94_pool,
    .active = r94_active,
    .sight = r94_sight,
    .bearing = r94_bearing,
    .why_no_shot = r94_why_no_shot,
    .covers = r94_covers,
    .commands = r94_commands,
    .modifiers = r94_modifiers,
    .ahead = r94_ahead,
    .worth = r94_worth,
    .account = r94_account,
    .worth_change = r94_worth_change,
    .inputs = r94_inputs,
};
