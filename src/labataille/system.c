#include "labataille/system.h"

#include "labataille/frames.h"
#include "labataille/inputs.h"
#include "labataille/procs.h"

static const struct ks_term terms[] = {
#define TERM(kind, key, sign, english, polish) {kind, key, sign, {english, polish}},
#include "labataille/terms.def"
#undef TERM
};

const struct ks_system lb_system = {
    .name = "labataille",
    .version = "3",
    .verb = lb_verb,
    .verbs = VERBS,
    .sentence = lb_sentence,
    .sentences = SENTENCES,
    .kinds = lb_message_kind,
    .outcome = lb_outcome,
    .outcomes = OUTCOMES,
    .term = terms,
    .terms = sizeof terms / sizeof *terms,
    .point_parts = 2,
    .die_faces = 6,
    .procedure = lb_procedure,
    .procedures = PROCS,
    .game_is_over = GAME_IS_OVER,
    .no_such_action = NO_SUCH_ACTION,
    .cannot_go_on = CANNOT_GO_ON,
    .lasting = 2,
    .frame_rule = lb_frame_rule,
    .piece_input = lb_piece_input,
    .whole_input = lb_whole_input,
    .setup = lb_setup,
    .sample = lb_sample,
    .view = lb_view,
    .determinise = lb_determinise,
    .seen = lb_seen,
    .hash = lb_hash,
    .invariant = lb_invariant,
    .prompt = lb_prompt,
    .state_text = lb_state_text,
    .state_parse = lb_state_parse,
    .describe = lb_describe,
    .situation = lb_situation,
    .phase = lb_phase,
    .answers = lb_answers,
    .sight = lb_sight,
    .bearing = lb_bearing,
    .why_no_attack = lb_why_no_attack,
    .why_no_shot = lb_why_no_shot,
    .covers = lb_covers,
    .commands = lb_commands,
    .modifiers = lb_modifiers,
    .impulse = lb_impulse,
    .objectives = lb_objectives,
    .march_distance = lb_march_distance,
    .ahead = lb_ahead,
    .worth = lb_worth,
    .account = lb_account,
    .worth_change = lb_worth_change,
    .inputs = lb_inputs,
};
