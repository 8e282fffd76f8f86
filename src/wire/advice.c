#include "wire/advice.h"

#include "wire/reply.h"

static json_t *json_unit(const struct ks_game *g, ks_unit u)
{
    return u < g->pieces ? json_string(g->piece[u].id) : json_null();
}

static json_t *json_step(const struct ks_game *g, struct ks_action a,
                         enum ks_language language)
{
    char text[KS_TEXT] = "", said[KS_TEXT] = "";
    json_t *out = json_object();
    ks_action_text(g, a, text, sizeof text);
    ks_action_say(g, a, language, said, sizeof said);
    json_object_set_new(out, "action", ks_reply_text(text));
    json_object_set_new(out, "text", ks_reply_text(said));
    json_object_set_new(out, "unit", json_unit(g, a.unit));
    json_object_set_new(out, "hex", ks_reply_hex(g, a.hex));
    return out;
}

static json_t *json_command(const struct ks_game *g, const struct ks_command *c,
                            enum ks_language language)
{
    char text[2 * KS_TEXT] = "";
    json_t *out = json_object();
    ks_command_say(g, c, language, text, sizeof text);
    json_object_set_new(out, "commander", json_unit(g, c->commander));
    json_object_set_new(out, "task", json_string(ks_task_name((enum ks_task)c->task)));
    json_object_set_new(out, "goal", ks_reply_hex(g, c->goal));
    json_object_set_new(out, "foe", json_unit(g, c->foe));
    json_object_set_new(out, "text", ks_reply_text(text));
    return out;
}

void ks_reply_advice(json_t *out, const struct ks_game *g, const struct ks_advice *advice,
                     enum ks_language language)
{
    json_t *steps = json_array();
    for (size_t i = 0; i < advice->n; i++)
        json_array_append_new(steps, json_step(g, advice->step[i], language));
    json_object_update(out, json_array_get(steps, 0));
    json_object_set_new(out, "steps", steps);
    json_object_set_new(out, "plan",
                        advice->planned ? json_command(g, &advice->command, language)
                                        : json_null());
}

void ks_reply_plan(json_t *out, const struct ks_game *g,
                   const struct ks_disposition *plan, enum ks_language language)
{
    json_t *list = json_array();
    for (int i = 0; i < plan->n; i++)
        if (ks_command_is_present(&plan->v[i]))
            json_array_append_new(list, json_command(g, &plan->v[i], language));
    json_object_set_new(out, "side", json_string(g->side[plan->side]));
    json_object_set_new(out, "commands", list);
}
