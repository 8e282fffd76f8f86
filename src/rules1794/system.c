#include "rules1794/system.h"

#include "rules1794/dispatch.h"
#include "rules1794/field.h"
#include "rules1794/numbering.h"
#include "rules1794/prompt.h"
#include "rules1794/sequence.h"
#include "rules1794/text.h"
#include "rules1794/view.h"
#include "rules1794/worth.h"

const struct ks_system r94_system = {
    .name = "rules1794",
    .version = "2",
    .verb = r94_verb,
    .verbs = VERBS,
    .sentence = r94_sentence,
    .sentences = SENTENCES,
    .said = r94_said,
    .outcome = r94_outcome,
    .outcomes = OUTCOMES,
    .setup = r94_setup,
    .legal = r94_legal,
    .sample = r94_sample,
    .why_not = r94_why_not,
    .step = r94_step,
    .view = r94_view,
    .determinise = r94_determinise,
    .hash = r94_hash,
    .check = r94_check,
    .prompt = r94_prompt,
    .paragraph = r94_paragraph,
    .state_text = r94_state_text,
    .state_parse = r94_state_parse,
    .describe = r94_describe,
    .active = r94_active,
    .sight = r94_sight,
    .bearing = r94_bearing,
    .covers = r94_covers,
    .commands = r94_commands,
    .modifiers = r94_modifiers,
    .ahead = r94_ahead,
    .worth = r94_worth,
    .account = r94_account,
    .worth_change = r94_worth_change,
};
