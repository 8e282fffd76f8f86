/* Orders written as text. */
#include <string.h>

#include "base/text.h"
#include "order/order_terms.h"

static void put_hex(struct ks_writer *w, const struct ks_game *g, ks_hex hex)
{
    char text[5];
    ks_hex_text(&g->map, hex, text);
    ks_put_word(w, text);
}

static void put_number(struct ks_writer *w, const char *word, unsigned number)
{
    if (number == 0)
        return;
    ks_put_word(w, word);
    ks_put_figure(w, number);
}

static void put_goal(struct ks_writer *w, const struct ks_game *g,
                     const struct ks_order *o)
{
    if (o->kind == KS_ORDER_FIRE || o->goal == KS_NONE)
        ks_put_word(w, "at");
    if (o->goal != KS_NONE)
        put_hex(w, g, o->goal);
    else
        ks_put_word(w, "will");
    if (o->facing >= 0)
        ks_put_word(w, ks_facing_name(o->facing));
    if (o->row)
        ks_put_word(w, "row");
    if (o->ways > 0)
        ks_put_word(w, "via");
    for (size_t i = 0; i < o->ways; i++)
        put_hex(w, g, o->way[i]);
    if (o->formation[0] != '\0') {
        ks_put_word(w, "as");
        ks_put_word(w, o->formation);
    }
    if (o->safely)
        ks_put_word(w, "safely");
}

static void put_answer(struct ks_writer *w, const struct ks_order *o)
{
    ks_put_word(w, ks_manner_name[o->manner][KS_ENGLISH]);
    if (o->manner == KS_BY_ODDS)
        ks_put_word(w, "odds");
    if (o->prompt[0] != '\0') {
        ks_put_word(w, "to");
        ks_put_word(w, o->prompt);
    }
    put_number(w, "within", o->within);
    put_number(w, "beyond", o->beyond);
    if (o->scope != KS_FOR_GAME) {
        ks_put_word(w, "for");
        ks_put_word(w, ks_scope_name[o->scope][KS_ENGLISH]);
    }
}

void ks_order_text(const struct ks_game *g, const struct ks_order *o, char *out,
                   size_t size)
{
    struct ks_writer w = ks_writer(out, size);
    ks_put(&w, ks_order_kind_name((enum ks_order_kind)o->kind));
    if (o->kind == KS_ORDER_ACT) {
        char action[KS_TEXT];
        if (ks_action_text(g, o->action, action, sizeof action))
            ks_put_word(&w, action);
        if (o->always)
            ks_put_word(&w, "always");
        return;
    }
    if (o->set != KS_SET_NAMED)
        ks_put_word(&w, ks_set_name[o->set][KS_ENGLISH]);
    for (size_t i = 0; i < o->pieces; i++)
        ks_put_word(&w, g->piece[o->piece[i]].id);
    if (ks_order_has_goal(o))
        put_goal(&w, g, o);
    if (o->kind == KS_ORDER_ANSWER)
        put_answer(&w, o);
    put_number(&w, "near", o->near);
    put_number(&w, "above", o->above);
    put_number(&w, "shots", o->shots);
    put_number(&w, "until", o->until);
    if (o->loss)
        ks_put_word(&w, "loss");
}
