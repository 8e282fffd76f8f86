/* Operations that query and change nothing. */
#include <string.h>

#include "cli/protocol.h"
#include "wire/log.h"
#include "wire/reply.h"
#include "wire/view.h"

/* ---- legal ---- */

static json_t *json_action(const struct ks_game *g, struct ks_action a, bool details)
{
    if (!details)
        return ks_reply_action(g, a);
    json_t *out = json_object();
    ks_add(out, "action", ks_reply_action(g, a));
    ks_add(out, "unit", ks_reply_piece(g, a.unit));
    ks_add_text(out, "name", a.unit < g->pieces ? g->piece[a.unit].name : NULL);
    ks_add(out, "hex", ks_reply_hex(g, a.hex));
    return out;
}

static bool wanted_unit(struct ks_call *call, ks_unit *unit)
{
    const char *name = NULL;
    *unit = KS_NONE;
    if (!ks_call_text(call, "unit", false, &name) || name == NULL)
        return name == NULL && call->no.code == NULL;
    *unit = ks_unit_parse(call->engine->game, name, strlen(name));
    if (*unit != KS_NONE)
        return true;
    return ks_refuse_call(call, "bad_request", "There is no unit \"%.60s\".", name);
}

bool ks_op_legal(struct ks_call *call)
{
    const struct ks_match *m = call->engine->match;
    struct ks_actions list = {.n = 0};
    bool details = false;
    ks_unit unit;
    if (!ks_call_flag(call, "details", &details) || !wanted_unit(call, &unit))
        return false;
    if (!ks_match_over(m))
        ks_legal(m->game, &m->state, &list);
    json_t *actions = json_array();
    for (size_t i = 0; i < list.n; i++)
        if (unit == KS_NONE || unit == list.v[i].unit)
            json_array_append_new(actions, json_action(m->game, list.v[i], details));
    int actor = ks_match_over(m) ? KS_NOBODY : (int)ks_actor(&m->state);
    ks_add_text(call->reply, "actor", ks_actor_name(m->game, actor));
    ks_add_int(call->reply, "count", (json_int_t)json_array_size(actions));
    ks_add(call->reply, "actions", actions);
    return true;
}

/* ---- why, odds, los, hash ---- */

bool ks_op_why(struct ks_call *call)
{
    const struct ks_match *m = call->engine->match;
    struct ks_action a;
    if (!ks_call_action(call, &a))
        return false;
    if (ks_match_over(m))
        return ks_refuse_call(call, "game_over", "The game is over; no action is legal.");
    ks_reply_why(call->reply, m->game, &m->state, a, call->language);
    return true;
}

bool ks_op_odds(struct ks_call *call)
{
    const struct ks_match *m = call->engine->match;
    struct ks_action a;
    if (!ks_call_action(call, &a))
        return false;
    if (ks_match_over(m))
        return ks_refuse_call(call, "game_over", "The game is over; no action is legal.");
    if (ks_reply_odds(call->reply, m->game, &m->state, a, call->language))
        return true;
    struct ks_event why = ks_why_not(m->game, &m->state, a);
    char text[KS_TEXT];
    ks_event_text(m->game, &why, call->language, text, sizeof text);
    ks_refuse_call(call, "illegal", "%s", text);
    const char *paragraph = ks_event_paragraph(m->game, &why);
    if (paragraph != NULL)
        strncat(call->no.paragraph, paragraph, sizeof call->no.paragraph - 1);
    return false;
}

bool ks_op_los(struct ks_call *call)
{
    const struct ks_match *m = call->engine->match;
    ks_hex from, to;
    if (!ks_call_hex(call, "from", &from) || !ks_call_hex(call, "to", &to))
        return false;
    ks_reply_sight(call->reply, m->game, &m->state, from, to, call->language);
    return true;
}

/* The side of the request; all: the whole truth. */
static bool viewer(struct ks_call *call, int *side, bool *all)
{
    const struct ks_match *m = call->engine->match;
    const char *name = NULL;
    enum ks_actor actor = ks_actor(&m->state);
    *side = actor < KS_CHANCE ? (int)actor : KS_NOBODY;
    *all = false;
    if (!ks_call_text(call, "side", false, &name))
        return false;
    if (name == NULL)
        return true;
    *all = strcmp(name, "all") == 0;
    if (*all || strcmp(name, "spectator") == 0) {
        *side = KS_NOBODY;
        return true;
    }
    return ks_call_side(call, name, side);
}

bool ks_op_hash(struct ks_call *call)
{
    const struct ks_match *m = call->engine->match;
    struct ks_state view = m->state;
    bool all = true;
    int side;
    if (json_object_get(call->request, "side") != NULL && !viewer(call, &side, &all))
        return false;
    if (!all)
        ks_view(m->game, &m->state, side, &view);
    ks_add(call->reply, "hash", ks_reply_hash(ks_hash(m->game, &view)));
    return true;
}

/* ---- view ---- */

bool ks_op_view(struct ks_call *call)
{
    const struct ks_match *m = call->engine->match;
    json_int_t log = 0;
    int side;
    bool all;
    if (!viewer(call, &side, &all) || !ks_call_number(call, "log", 1, 1 << 20, &log))
        return false;
    ks_add_text(call->reply, "side",
                all                 ? "all"
                : side == KS_NOBODY ? "spectator"
                                    : m->game->side[side]);
    ks_reply_status(call->reply, m, call->language);
    if (all)
        ks_view_add_all(call->reply, m->game, &m->state);
    else
        ks_view_add(call->reply, m->game, &m->state, side);
    if (log > 0) {
        struct ks_log l = {m->game, call->language, side, all, json_array()};
        ks_match_retell(m, (size_t)log, m->entries, ks_log_entry, &l);
        ks_add(call->reply, "log", l.entries);
    }
    return true;
}
