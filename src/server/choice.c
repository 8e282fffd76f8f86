#include "server/choice.h"

#include "wire/reply.h"

static int price(const struct ks_game *g, const struct ks_state *s,
                 const struct ks_state *next, ks_unit u)
{
    struct ks_counter before, after;
    ks_describe(g, s, u, &before);
    ks_describe(g, next, u, &after);
    return after.spent - before.spent;
}

/* Do other pieces pay too for an action on the spot, as when a stack is reordered? Checked for
 * few actions only: that a moving group pays together is no news. */
static bool others_pay(const struct ks_game *g, const struct ks_state *s,
                       const struct ks_state *next, struct ks_action a)
{
    for (ks_unit u = 0; u < g->pieces; u++)
        if (u != a.unit && g->piece[u].side == g->piece[a.unit].side &&
            price(g, s, next, u) > 0)
            return true;
    return false;
}

/* Does it, on a copy, to see what it costs its unit and whether a die falls at once. */
static void add_effect(json_t *out, const struct ks_game *g, const struct ks_state *s,
                       struct ks_action a)
{
    struct ks_state next;
    ks_copy(g, &next, s);
    ks_step(g, &next, a, NULL);
    int cost = a.unit < g->pieces ? price(g, s, &next, a.unit) : 0;
    ks_add(out, "cost", cost > 0 ? json_integer(cost) : json_null());
    if (cost > 0 && a.hex == KS_NONE && others_pay(g, s, &next, a))
        ks_add(out, "each", json_true());
    ks_add_bool(out, "rolls", ks_actor(&next) == KS_CHANCE);
}

static json_t *json_choice(const struct ks_game *g, const struct ks_state *s,
                           struct ks_action a, enum ks_language language)
{
    char text[KS_TEXT] = "", said[KS_TEXT] = "", label[KS_TEXT] = "";
    json_t *out = json_object();
    ks_action_text(g, a, text, sizeof text);
    ks_action_say(g, a, language, said, sizeof said);
    ks_action_label(g, a, language, label, sizeof label);
    ks_add_text(out, "action", text);
    ks_add_text(out, "verb", ks_action_verb(g, a));
    ks_add_text(out, "role", ks_role_name(ks_action_role(g, a)));
    ks_add_text(out, "label", label);
    ks_add_text(out, "text", said);
    ks_add(out, "unit", ks_reply_piece(g, a.unit));
    ks_add(out, "hex", ks_reply_hex(g, a.hex));
    ks_add_text(out, "facing", ks_facing_name(ks_action_facing(g, a)));
    add_effect(out, g, s, a);
    return out;
}

void ks_choice_add(json_t *out, const struct ks_game *g, const struct ks_state *s,
                   enum ks_language language)
{
    struct ks_actions list;
    struct ks_action decline;
    json_t *choices = json_array();
    ks_legal(g, s, &list);
    for (size_t i = 0; i < list.n; i++)
        json_array_append_new(choices, json_choice(g, s, list.v[i], language));
    ks_add(out, "choices", choices);
    ks_add(out, "decline",
           ks_answer(g, s, KS_DECLINES, &decline) ? ks_reply_action(g, decline)
                                                  : json_null());
    ks_add_text(out, "matter", ks_matter_name(ks_matter(g, s)));
    ks_add_bool(out, "question", ks_is_answer(g, s));
}
