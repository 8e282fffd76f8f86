#include "labataille/system.h"

#include "labataille/dispatch.h"
#include "labataille/field.h"
#include "labataille/forecast.h"
#include "labataille/objective.h"
#include "labataille/prompt.h"
#include "labataille/standing.h"
#include "labataille/terms.h"
#include "labataille/text.h"
#include "labataille/victory.h"
#include "labataille/view.h"
#include "labataille/way.h"
#include "labataille/worth.h"

const struct ks_system lb_system = {
    .name = "labataille",
    .version = "2",
    .verb = lb_verb,
    .verbs = VERBS,
    .sentence = lb_sentence,
    .sentences = SENTENCES,
    .said = lb_said,
    .outcome = lb_outcome,
    .outcomes = OUTCOMES,
    .term = lb_term,
    .terms = LB_TERMS,
    .point_parts = 2,
    .die_faces = 6,
    .setup = lb_setup,
    .legal = lb_legal,
    .sample = lb_sample,
    .why_not = lb_why_not,
    .step = lb_step,
    .view = lb_view,
    .determinise = lb_determinise,
    .seen = lb_event_seen,
    .hash = lb_hash,
    .check = lb_check,
    .prompt = lb_prompt,
    .state_text = lb_state_text,
    .state_parse = lb_state_parse,
    .describe = lb_describe,
    .standing = lb_standing,
    .active = lb_active,
    .answers = lb_answers,
    .sight = lb_sight,
    .bearing = lb_bearing,
    .covers = lb_covers,
    .commands = lb_commands,
    .modifiers = lb_modifiers,
    .spell = lb_spell,
    .objectives = lb_objectives,
    .way = lb_way,
    .ahead = lb_ahead,
    .worth = lb_worth,
    .account = lb_account,
    .worth_change = lb_worth_change,
};
