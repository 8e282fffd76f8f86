/* Operations with orders: what one would do, giving it, and those in force. */

#include "cli/protocol.h"
#include "wire/orders.h"
#include "wire/reply.h"
#include "wire/story.h"

static bool still_plays(struct ks_call *call)
{
    return !ks_match_over(call->engine->match) ||
           ks_refuse_call(call, "game_over",
                          "The game is over; start another with new, or load one.");
}

bool ks_op_preview(struct ks_call *call)
{
    const char *text = NULL;
    int side;
    return still_plays(call) && ks_call_decider(call, &side) &&
           ks_call_text(call, "order", true, &text) &&
           ks_orders_preview(call->reply, call->engine->match, side, text, call->language,
                             &call->no);
}

bool ks_op_order(struct ks_call *call)
{
    struct ks_match *m = call->engine->match;
    struct ks_note what;
    struct ks_story s;
    int side;
    if (!still_plays(call) || !ks_call_decider(call, &side) ||
        !ks_orders_request(call->request, m->game, side, call->language, &what,
                           &call->no))
        return false;
    m->language = call->language;
    ks_story_begin(&s, m, call->language, 0);
    bool good = ks_match_command(m, &what, 0, &call->no);
    ks_story_end(&s, m, good ? call->reply : NULL);
    if (good && what.kind == KS_NOTE_GIVEN)
        ks_add_int(call->reply, "number", what.number);
    return good;
}

bool ks_op_orders(struct ks_call *call)
{
    int side;
    if (!ks_call_decider(call, &side))
        return false;
    ks_add(call->reply, "orders",
           ks_orders_reply(call->engine->match, side, call->language));
    return true;
}
