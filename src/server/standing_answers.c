#include "server/standing_answers.h"

#include <string.h>

#include "wire/reply.h"

static const char *const scope_name[KS_SCOPES] = {"activation", "turn", "game"};

static bool read_scope(const json_t *item, enum ks_scope *out)
{
    const char *name = json_string_value(json_object_get(item, "scope"));
    for (int i = 0; name != NULL && i < KS_SCOPES; i++)
        if (strcmp(name, scope_name[i]) == 0) {
            *out = (enum ks_scope)i;
            return true;
        }
    return false;
}

/* A field that may be left out, or null. */
static bool is_missing(const json_t *value)
{
    return value == NULL || json_is_null(value);
}

static bool read_code(const json_t *value, char out[KS_STANDING_CODE])
{
    const char *code = json_string_value(value);
    out[0] = '\0';
    if (is_missing(value))
        return true;
    if (code == NULL || strlen(code) >= KS_STANDING_CODE)
        return false;
    strcpy(out, code);
    return true;
}

static bool read_beyond(const json_t *value, int *out)
{
    json_int_t n = json_integer_value(value);
    *out = 0;
    if (is_missing(value))
        return true;
    if (!json_is_integer(value) || n < 0 || n > 99)
        return false;
    *out = (int)n;
    return true;
}

static bool read_one(struct ks_standing_answer *out, const json_t *item)
{
    return json_is_object(item) && read_code(json_object_get(item, "code"), out->code) &&
           read_beyond(json_object_get(item, "beyond"), &out->beyond) &&
           read_scope(item, &out->scope);
}

bool ks_standing_answers_read(struct ks_standing_answers *out, const json_t *list,
                              uint8_t turn, ks_unit active, struct ks_refusal *no)
{
    struct ks_standing_answers read = {.n = json_array_size(list)};
    if (!json_is_array(list) || read.n > KS_STANDING_MOST)
        return ks_refuse(no, "bad_request", "answers: expected a list of at most %d.",
                         KS_STANDING_MOST);
    for (size_t i = 0; i < read.n; i++) {
        struct ks_standing_answer *a = &read.v[i];
        if (!read_one(a, json_array_get(list, i)))
            return ks_refuse(no, "bad_request",
                             "answers[%zu]: expected code, beyond and scope (activation, "
                             "turn or game).",
                             i);
        a->turn = turn;
        a->active = active;
    }
    *out = read;
    return true;
}

json_t *ks_standing_answers_json(const struct ks_standing_answers *s)
{
    json_t *list = json_array();
    for (size_t i = 0; i < s->n; i++) {
        const struct ks_standing_answer *a = &s->v[i];
        json_t *item = json_object();
        ks_add_text(item, "when", "reaction");
        ks_add_text(item, "code", a->code[0] == '\0' ? NULL : a->code);
        ks_add(item, "beyond", a->beyond == 0 ? json_null() : json_integer(a->beyond));
        ks_add_text(item, "scope", scope_name[a->scope]);
        json_array_append_new(list, item);
    }
    return list;
}

bool ks_standing_answers_expire(struct ks_standing_answers *s, uint8_t turn,
                                ks_unit active)
{
    size_t kept = 0, n = s->n;
    for (size_t i = 0; i < n; i++) {
        const struct ks_standing_answer *a = &s->v[i];
        if (a->scope == KS_SCOPE_GAME ||
            (a->turn == turn && (a->scope == KS_SCOPE_TURN || a->active == active)))
            s->v[kept++] = *a;
    }
    s->n = kept;
    return kept < n;
}

/* Distance to the enemy in question, from the piece that would react. */
static int nearest(const struct ks_game *g, const struct ks_state *s)
{
    struct ks_actions list;
    struct ks_counter c;
    int least = 99;
    ks_hex asked = ks_prompt(g, s).hex;
    ks_legal(g, s, &list);
    for (size_t i = 0; i < list.n; i++) {
        const struct ks_action *a = &list.v[i];
        ks_hex at = ks_grid_on_map(&g->map.grid, a->hex) ? a->hex : asked;
        if (a->unit >= g->pieces || !ks_grid_on_map(&g->map.grid, at))
            continue;
        ks_describe(g, s, a->unit, &c);
        if (c.hex == KS_NONE)
            continue;
        int d = ks_grid_distance(&g->map.grid, c.hex, at);
        least = d < least ? d : least;
    }
    return least;
}

bool ks_standing_answers_find(const struct ks_standing_answers *s,
                              const struct ks_game *g, const struct ks_state *state,
                              struct ks_action *out)
{
    struct ks_event prompt = ks_prompt(g, state);
    const char *code = ks_event_name(g, &prompt);
    for (size_t i = 0; i < s->n; i++) {
        const struct ks_standing_answer *a = &s->v[i];
        if (a->code[0] != '\0' && strcmp(a->code, code) != 0)
            continue;
        if (a->beyond > 0 && nearest(g, state) <= a->beyond)
            continue;
        return ks_answer(g, state, KS_DECLINES, out);
    }
    return false;
}
