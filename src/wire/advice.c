#include "wire/advice.h"

#include "order/order_words.h"
#include "wire/reply.h"

static json_t *json_step(const struct ks_game *g, struct ks_action a,
                         enum ks_language language)
{
    char said[KS_TEXT] = "";
    json_t *out = json_object();
    ks_action_say(g, a, language, said, sizeof said);
    ks_add(out, "action", ks_reply_action(g, a));
    ks_add_text(out, "text", said);
    ks_add(out, "unit", ks_reply_piece(g, a.unit));
    ks_add(out, "hex", ks_reply_hex(g, a.hex));
    return out;
}

static json_t *json_command(const struct ks_game *g, const struct ks_command *c,
                            enum ks_language language)
{
    char text[2 * KS_TEXT] = "";
    json_t *out = json_object();
    ks_command_say(g, c, language, text, sizeof text);
    ks_add(out, "commander", ks_reply_piece(g, c->commander));
    ks_add_text(out, "task", ks_task_name((enum ks_task)c->task));
    ks_add(out, "goal", ks_reply_hex(g, c->goal));
    ks_add(out, "foe", ks_reply_piece(g, c->foe));
    ks_add_text(out, "text", text);
    return out;
}

/* Why one of several commanders is chosen. */
static const char *const foremost[KS_LANGUAGES] = {
    "No other commander you could choose has so much strength so close to its goal.",
    "Żaden inny dowódca do wyboru nie ma tylu sił tak blisko celu."};

void ks_reply_advice(json_t *out, const struct ks_game *g, const struct ks_advice *advice,
                     enum ks_language language)
{
    json_t *steps = json_array();
    for (size_t i = 0; i < advice->n; i++)
        json_array_append_new(steps, json_step(g, advice->step[i], language));
    json_object_update(out, json_array_get(steps, 0));
    ks_add(out, "steps", steps);
    char text[KS_ORDER_TEXT] = "", words[KS_ORDER_TEXT] = "";
    if (advice->ordered) {
        ks_order_text(g, &advice->order, text, sizeof text);
        ks_order_words(g, &advice->order, language, words, sizeof words);
    }
    ks_add_text(out, "order", advice->ordered ? text : NULL);
    ks_add_text(out, "words", advice->ordered ? words : NULL);
    ks_add_text(out, "why", advice->foremost ? foremost[language] : NULL);
    ks_add(out, "plan",
           advice->planned ? json_command(g, &advice->command, language) : json_null());
}

void ks_reply_plan(json_t *out, const struct ks_game *g,
                   const struct ks_disposition *plan, enum ks_language language)
{
    json_t *list = json_array();
    for (int i = 0; i < plan->n; i++)
        if (ks_command_is_present(&plan->v[i]))
            json_array_append_new(list, json_command(g, &plan->v[i], language));
    ks_add_text(out, "side", g->side[plan->side]);
    ks_add(out, "commands", list);
}
