#include "wire/bot.h"

#include <string.h>

#include "wire/map.h"
#include "wire/reply.h"
#include "wire/view.h"

static char *write(json_t *object)
{
    char *line = json_dumps(object, KS_REPLY_STYLE);
    json_decref(object);
    return line;
}

static char *begin(const struct ks_game *g, int side, uint32_t seed)
{
    json_t *out = json_object();
    ks_add_text(out, "op", "new");
    ks_add_int(out, "protocol", KS_BOT_PROTOCOL);
    ks_reply_game(out, g);
    ks_add_text(out, "side", g->side[side]);
    ks_add_int(out, "seed", seed);
    ks_add(out, "map", ks_reply_map(g));
    return write(out);
}

static char *decide(const struct ks_asked *asked, uint32_t ms)
{
    const struct ks_game *g = asked->game;
    const struct ks_state *s = &asked->state;
    int side = (int)ks_actor(s);
    json_t *out = json_object(), *view = json_object();
    ks_add_text(view, "side", g->side[side]);
    ks_reply_turn(view, g, s, asked->event, false, KS_ENGLISH);
    ks_view_add(view, g, s, side);
    ks_add_text(out, "op", "decide");
    ks_add_text(out, "side", g->side[side]);
    ks_add(out, "view", view);
    ks_add(out, "legal", ks_view_legal(g, s));
    ks_add_int(out, "ms", ms);
    return write(out);
}

static char *end(const struct ks_game *g, const struct ks_farewell *f)
{
    bool stopped = strcmp(f->how, "stopped") == 0;
    const char *result = stopped ? "none" : f->winner < 2 ? g->side[f->winner] : "draw";
    json_t *out = json_object();
    ks_add_text(out, "op", "end");
    ks_add_text(out, "result", result);
    ks_add_text(out, "how", f->how);
    ks_add_int(out, "turn", f->state->turn);
    ks_add(out, "points", ks_reply_points(g, f->state));
    return write(out);
}

static bool answer(const char *line, size_t length, char action[KS_TEXT],
                   const char **wrong)
{
    json_t *object = json_loadb(line, length, JSON_REJECT_DUPLICATES, NULL);
    const char *text = json_string_value(json_object_get(object, "action"));
    *wrong = object == NULL ? "answered with something that is not a JSON object"
             : text == NULL ? "answered without a text \"action\""
                            : "answered with a text that is too long for an action";
    bool good = text != NULL && strlen(text) < KS_TEXT;
    if (good)
        strcpy(action, text);
    json_decref(object);
    return good;
}

const struct ks_speech ks_bot_speech = {begin, decide, end, answer};
