/* Operations that ask the computer for advice. */
#include <string.h>

#include "cli/protocol.h"
#include "wire/advice.h"

bool ks_call_decider(struct ks_call *call, int *side)
{
    const struct ks_match *m = call->engine->match;
    const char *name = NULL;
    enum ks_actor actor = ks_actor(&m->state);
    if (!ks_call_text(call, "side", false, &name))
        return false;
    if (name != NULL)
        return ks_call_side(call, name, side);
    *side = (int)actor;
    return actor < KS_CHANCE ||
           ks_refuse_call(call, "bad_request",
                          "No side has a decision now; name one in \"side\".");
}

static bool read_adviser(struct ks_call *call, struct ks_player *out)
{
    const char *text = "general";
    if (!ks_call_text(call, "player", false, &text))
        return false;
    if (ks_player_parse(text, strlen(text), out) && out->kind == KS_COMPUTER)
        return true;
    return ks_refuse_call(call, "bad_request",
                          "There is no computer player \"%.40s\"; %s.", text,
                          ks_player_choices(text, strlen(text)));
}

bool ks_op_hint(struct ks_call *call)
{
    const struct ks_match *m = call->engine->match;
    struct ks_player adviser;
    struct ks_asked asked;
    struct ks_advice advice;
    if (!read_adviser(call, &adviser))
        return false;
    if (ks_match_over(m))
        return ks_refuse_call(call, "game_over",
                              "The game is over; there is nothing to decide.");
    if (ks_actor(&m->state) >= KS_CHANCE)
        return ks_refuse_call(call, "not_your_turn", "Chance decides now, not a side.");
    ks_advice_ask(m, &adviser, &(struct ks_mind){0}, &asked);
    ks_advise(&asked, &advice);
    ks_reply_advice(call->reply, m->game, &advice, call->language);
    return true;
}

bool ks_op_plan(struct ks_call *call)
{
    const struct ks_match *m = call->engine->match;
    struct ks_disposition plan;
    const char *name = ks_temper_name(KS_BALANCED);
    int side;
    if (!ks_call_decider(call, &side) || !ks_call_text(call, "temper", false, &name))
        return false;
    int temper = ks_temper_parse(name, strlen(name));
    if (temper < 0)
        return ks_refuse_call(
            call, "bad_request",
            "\"%.40s\" is not a temperament; use cautious, balanced or bold.", name);
    ks_advice_plan(m->game, &m->state, side, (enum ks_temper)temper, &plan);
    ks_reply_plan(call->reply, m->game, &plan, call->language);
    return true;
}
