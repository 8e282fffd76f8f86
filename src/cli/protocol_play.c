/* Operations that change the game. */
#include <string.h>

#include "cli/protocol.h"
#include "driver/buffer.h"
#include "driver/replay.h"
#include "wire/reply.h"
#include "wire/story.h"

/* ---- apply, undo, resign, draw ---- */

/* A caller that plays one side may name it; then it must be its turn. */
static bool in_turn(struct ks_call *call)
{
    const struct ks_match *m = call->engine->match;
    const char *name = NULL;
    int side, actor = (int)ks_actor(&m->state);
    if (!ks_call_text(call, "side", false, &name))
        return false;
    if (name == NULL || ks_match_over(m))
        return true;
    if (!ks_call_side(call, name, &side))
        return false;
    if (side == actor)
        return true;
    return ks_refuse_call(call, "not_your_turn", "It is the turn of %s.",
                          ks_actor_name(m->game, actor));
}

bool ks_op_apply(struct ks_call *call)
{
    struct ks_match *m = call->engine->match;
    struct ks_action a;
    struct ks_story s;
    if (!in_turn(call))
        return false;
    if (ks_match_over(m))
        return ks_refuse_call(call, "game_over",
                              "The game is over; start another with new, or load one.");
    if (!ks_call_action(call, &a))
        return false;
    m->language = call->language;
    ks_story_begin(&s, m, call->language, m->entries + 1);
    bool good = ks_match_apply(m, a, 0, &call->no);
    ks_story_end(&s, m, good ? call->reply : NULL);
    return good;
}

bool ks_op_undo(struct ks_call *call)
{
    struct ks_match *m = call->engine->match;
    size_t before = m->entries;
    if (!ks_match_undo_order(m, &call->no))
        return false;
    ks_reply_status(call->reply, m, call->language);
    ks_add_int(call->reply, "undone", (json_int_t)(before - m->entries));
    return true;
}

bool ks_op_resign(struct ks_call *call)
{
    struct ks_match *m = call->engine->match;
    const char *name = NULL;
    int side = (int)ks_actor(&m->state);
    if (!ks_call_text(call, "side", false, &name) ||
        (name != NULL && !ks_call_side(call, name, &side)))
        return false;
    if (side > 1 && !ks_match_over(m))
        return ks_refuse_call(call, "bad_request",
                              "The field \"side\" must say who resigns.");
    if (!ks_match_end(m, KS_ENTRY_RESIGN, side, &call->no))
        return false;
    ks_reply_status(call->reply, m, call->language);
    return true;
}

bool ks_op_draw(struct ks_call *call)
{
    struct ks_match *m = call->engine->match;
    if (!ks_match_end(m, KS_ENTRY_DRAW, KS_NOBODY, &call->no))
        return false;
    ks_reply_status(call->reply, m, call->language);
    return true;
}

/* ---- save and load ---- */

bool ks_op_save(struct ks_call *call)
{
    struct ks_buffer text = {0};
    bool good = ks_replay_write(call->engine->match, &text);
    if (good)
        ks_add_text(call->reply, "data", text.text);
    else
        ks_refuse_call(call, "internal", "Out of memory.");
    ks_buffer_free(&text);
    return good;
}

void ks_engine_adopt(struct ks_engine *e, struct ks_game *g, struct ks_match *m)
{
    ks_engine_done(e);
    e->game = g;
    e->match = m;
}

static bool refuse_finding(struct ks_call *call, const struct ks_finding *f)
{
    if (f->line > 0)
        return ks_refuse_call(call, "bad_data", "Line %zu: %.460s", f->line, f->message);
    return ks_refuse_call(call, "bad_data", "%.500s", f->message);
}

static bool load(struct ks_call *call, const struct ks_replay *r)
{
    struct ks_finding f;
    struct ks_engine *e = call->engine;
    struct ks_game *g = ks_library_replay(e->library, r, &f);
    if (g == NULL)
        return refuse_finding(call, &f);
    struct ks_match *m = ks_replay_play(r, g, 0, NULL, NULL, &f);
    if (m == NULL) {
        ks_game_free(g);
        return refuse_finding(call, &f);
    }
    ks_engine_adopt(e, g, m);
    e->language = call->language;
    ks_reply_status(call->reply, m, call->language);
    ks_add_text(call->reply, "scenario", g->scenario);
    return true;
}

bool ks_op_load(struct ks_call *call)
{
    const char *data = "";
    struct ks_buffer text = {0};
    struct ks_replay r;
    struct ks_finding f;
    if (!ks_call_text(call, "data", true, &data))
        return false;
    ks_buffer_bytes(&text, data, strlen(data));
    bool good = ks_replay_read(&r, &text, &f) ? load(call, &r) : refuse_finding(call, &f);
    ks_replay_free(&r);
    return good;
}
