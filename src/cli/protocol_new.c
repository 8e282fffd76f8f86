/* Operations that start a game. */
#include <string.h>

#include "cli/list.h"
#include "cli/protocol.h"
#include "wire/position.h"
#include "wire/reply.h"
#include "wire/story.h"

/* What a request asks for. */
struct wish {
    const char *scenario;
    struct ks_option option[KS_MAX_OPTIONS];
    size_t options;
    bool auto_chance, seeded;
    uint64_t seed;
    struct ks_match_terms terms;
};

/* ---- fields ---- */

static bool read_options(struct ks_call *call, struct wish *w)
{
    return ks_position_options(json_object_get(call->request, "options"), w->option,
                               &w->options, &call->no);
}

static bool read_seed(struct ks_call *call, struct wish *w)
{
    json_t *value = json_object_get(call->request, "seed");
    if (value == NULL)
        return true;
    w->seeded = true;
    if (json_is_integer(value)) {
        char number[24];
        snprintf(number, sizeof number, "%lld", (long long)json_integer_value(value));
        w->seed = ks_dice_seed_parse(number);
    } else if (json_is_string(value) && json_string_length(value) > 0)
        w->seed = ks_dice_seed_parse(json_string_value(value));
    else
        return ks_refuse_call(call, "bad_request",
                              "The field \"seed\" must be a whole number or a text.");
    return true;
}

static bool read_wish(struct ks_call *call, struct wish *w)
{
    *w = (struct wish){.auto_chance = true};
    return ks_call_text(call, "scenario", true, &w->scenario) && read_options(call, w) &&
           read_seed(call, w) && ks_call_flag(call, "auto_chance", &w->auto_chance) &&
           ks_call_flag(call, "analysis", &w->terms.analysis);
}

/* A text for each side, as in {"polish": "random"}; NULL where there is none. */
static bool read_sides(struct ks_call *call, const struct ks_game *g, const char *field,
                       const char *out[2])
{
    json_t *object = json_object_get(call->request, field);
    out[0] = out[1] = NULL;
    if (object == NULL)
        return true;
    if (!json_is_object(object))
        return ks_refuse_call(
            call, "bad_request",
            "The field \"%s\" must be an object with texts for the sides.", field);
    for (void *at = json_object_iter(object); at != NULL;
         at = json_object_iter_next(object, at)) {
        const char *name = json_object_iter_key(at);
        json_t *value = json_object_iter_value(at);
        int side = strcmp(name, g->side[0]) == 0   ? 0
                   : strcmp(name, g->side[1]) == 0 ? 1
                                                   : -1;
        if (side < 0 || !json_is_string(value))
            return ks_refuse_call(call, "bad_request",
                                  "\"%s\" takes texts for %s and %s, not for \"%.40s\".",
                                  field, g->side[0], g->side[1], name);
        out[side] = json_string_value(value);
    }
    return true;
}

static bool read_players(struct ks_call *call, const struct ks_game *g, struct wish *w)
{
    const char *name[2];
    if (!read_sides(call, g, "players", name))
        return false;
    for (int side = 0; side < 2; side++) {
        const char *text = name[side] == NULL ? "human" : name[side];
        if (!ks_player_parse(text, strlen(text), &w->terms.player[side]))
            return ks_refuse_call(call, "bad_request",
                                  "There is no player \"%.40s\"; %s.", text,
                                  ks_player_choices(text, strlen(text)));
        if (ks_player_bot(&w->terms.player[side]) != NULL)
            return ks_refuse_call(
                call, "bad_request",
                "\"%.40s\" works only in kosynier serve; write exec:COMMAND.", text);
    }
    return true;
}

/* Words that fit into a line of a replay. */
static bool good_salt(const char *salt)
{
    size_t n = strlen(salt);
    if (n == 0 || n >= KS_SALT_ROOM)
        return false;
    for (size_t i = 0; i < n; i++)
        if (salt[i] <= ' ' || salt[i] > '~')
            return false;
    return true;
}

static bool make_dice(struct ks_call *call, const struct ks_game *g, const struct wish *w,
                      struct ks_dice *dice)
{
    const char *salt[2];
    if (!read_sides(call, g, "salts", salt))
        return false;
    if (!w->auto_chance)
        ks_dice_give(dice);
    else if (w->seeded)
        ks_dice_seed(dice, w->seed, g->scenario);
    else if (call->engine->prepared)
        *dice = call->engine->sealed;
    else
        ks_dice_seal(dice);
    for (int side = 0; side < 2; side++) {
        if (salt[side] == NULL)
            continue;
        if (!good_salt(salt[side]))
            return ks_refuse_call(call, "bad_request",
                                  "A salt has 1 to %d printable characters and no space.",
                                  KS_SALT_ROOM - 1);
        strcpy(dice->salt[side], salt[side]);
    }
    return true;
}

/* ---- the reply ---- */

static void describe(json_t *out, const struct ks_match *m)
{
    char hex[2 * KS_COMMIT_BYTES + 1];
    ks_reply_game(out, m->game);
    ks_add_text(out, "dice", ks_dice_kind_name(m->dice.kind));
    ks_bytes_write(m->dice.id, sizeof m->dice.id, hex);
    ks_add_text(out, "game", hex);
    bool commits = m->dice.kind == KS_DICE_SEALED || m->dice.kind == KS_DICE_SEEDED;
    ks_bytes_write(m->dice.commit, sizeof m->dice.commit, hex);
    ks_add_text(out, "commit", commits ? hex : NULL);
}

/* The game is ready: advance chance and computer players to the first decision. */
static bool begin(struct ks_call *call, struct ks_game *g, const struct wish *w,
                  const struct ks_dice *dice, const struct ks_state *start)
{
    struct ks_story story;
    struct ks_match *m = ks_match_new(g, start, dice, &w->terms);
    if (m == NULL)
        return ks_refuse_call(call, "internal", "Out of memory.");
    ks_match_hire(m, call->engine->hire);
    ks_story_begin(&story, m, call->language, 0);
    bool good = ks_match_go(m, 0, &call->no);
    if (good)
        describe(call->reply, m);
    ks_story_end(&story, m, good ? call->reply : NULL);
    if (!good) {
        ks_match_free(m);
        return false;
    }
    ks_engine_adopt(call->engine, g, m);
    call->engine->prepared = false;
    call->engine->language = call->language;
    return true;
}

/* ---- operations ---- */

static bool start(struct ks_call *call, json_t *position)
{
    struct wish w;
    struct ks_dice dice;
    struct ks_state s;
    if (!read_wish(call, &w))
        return false;
    struct ks_game *g = ks_library_game(call->engine->library, w.scenario, w.option,
                                        w.options, &call->no);
    if (g == NULL)
        return false;
    bool good = read_players(call, g, &w) && make_dice(call, g, &w, &dice) &&
                (position == NULL || ks_position_state(g, position, &s, &call->no)) &&
                begin(call, g, &w, &dice, position == NULL ? NULL : &s);
    if (!good)
        ks_game_free(g);
    return good;
}

bool ks_op_new(struct ks_call *call)
{
    return start(call, NULL);
}

bool ks_op_position(struct ks_call *call)
{
    json_t *position = ks_position_inside(call->request, call->request);
    bool good = start(call, position);
    json_decref(position);
    return good;
}

bool ks_op_commit(struct ks_call *call)
{
    struct ks_engine *e = call->engine;
    char hex[2 * KS_COMMIT_BYTES + 1];
    ks_dice_seal(&e->sealed);
    e->prepared = true;
    ks_bytes_write(e->sealed.id, sizeof e->sealed.id, hex);
    ks_add_text(call->reply, "game", hex);
    ks_bytes_write(e->sealed.commit, sizeof e->sealed.commit, hex);
    ks_add_text(call->reply, "commit", hex);
    return true;
}

bool ks_op_scenarios(struct ks_call *call)
{
    json_t *list = json_array();
    bool good = ks_list_json(call->engine->library, call->language, list, &call->no);
    if (good)
        json_object_set(call->reply, "scenarios", list);
    json_decref(list);
    return good;
}
