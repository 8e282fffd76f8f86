#include "wire/analysis.h"

#include "driver/analysis_text.h"
#include "wire/reply.h"

enum { LUCKY = 3 };

/* What is being written. */
struct writing {
    const struct ks_course *c;
    const struct ks_analysis *a;
    const struct ks_game *g;
    enum ks_language language;
};

static void put_swing(json_t *out, const struct ks_game *g, const struct ks_swing *s)
{
    ks_add_int(out, "change", ks_swing_change(s));
    ks_add_int(out, "luck", s->luck);
    ks_add_int(out, "time", s->time);
    ks_add(out, "skill",
           ks_reply_sides(g, json_integer(s->skill[0]), json_integer(s->skill[1])));
}

static json_t *curve(const struct ks_ledger *l)
{
    json_t *list = json_array();
    for (size_t n = 0; n <= l->entries; n++)
        json_array_append_new(list, json_integer(ks_ledger_value(l, n)));
    return list;
}

/* Number and luck of every roll. */
static json_t *rolls(const struct ks_ledger *l)
{
    json_t *list = json_array();
    for (size_t n = 1; n <= l->entries; n++)
        if (l->entry[n - 1].author == KS_CHANCE)
            json_array_append_new(
                list, json_pack("[i, i]", (int)n, (int)ks_ledger_change(l, n)));
    return list;
}

static json_t *turns(const struct writing *w)
{
    const struct ks_ledger *l = &w->a->ledger;
    json_t *list = json_array();
    for (size_t n = 1, from = 1; n <= l->entries; n++) {
        uint8_t turn = l->entry[n - 1].turn;
        if (n < l->entries && l->entry[n].turn == turn)
            continue;
        json_t *item =
            json_pack("{s:i, s:i, s:i, s:i}", "turn", (int)turn, "first", (int)from,
                      "last", (int)n, "value", (int)ks_ledger_value(l, n));
        put_swing(item, w->g, &l->turn[turn]);
        json_array_append_new(list, item);
        from = n + 1;
    }
    return list;
}

static json_t *episode(const struct writing *w, uint32_t index)
{
    const struct ks_ledger *l = &w->a->ledger;
    const struct ks_episode *e = &l->episode[index];
    const struct ks_event *said = &l->entry[e->key - 1].said;
    char text[KS_ANALYSIS_TEXT];
    json_t *out = json_pack("{s:i, s:i, s:i, s:i}", "n", (int)e->key, "first",
                            (int)e->first, "last", (int)e->last, "turn", (int)e->turn);
    ks_episode_say(w->c, l, e, w->language, text, sizeof text);
    ks_add_text(out, "side", ks_actor_name(w->g, e->side));
    ks_add_text(out, "text", text);
    ks_add(out, "hex", ks_reply_hex(w->g, ks_episode_hex(w->c, l, e)));
    const char *paragraph = said->code == 0 ? NULL : ks_event_paragraph(w->g, said);
    ks_add_text(out, "paragraph", paragraph == NULL ? NULL : paragraph);
    put_swing(out, w->g, &e->swing);
    return out;
}

static json_t *actions(const struct writing *w, const struct ks_decision *d)
{
    json_t *list = json_array();
    for (size_t i = 0; i < d->n; i++)
        json_array_append_new(list, ks_reply_action(w->g, d->better[i]));
    return list;
}

static json_t *decision(const struct writing *w, const struct ks_decision *d)
{
    char text[KS_ANALYSIS_TEXT] = "";
    json_t *out =
        json_pack("{s:i, s:i, s:i, s:i, s:i, s:i}", "n", (int)d->first, "last",
                  (int)d->last, "turn", (int)d->turn, "loss", (int)ks_decision_loss(d),
                  "played", (int)d->played, "best", (int)d->best);
    ks_decision_say(w->c, d, w->language, text, sizeof text);
    ks_add_text(out, "text", text);
    ks_line_say(w->g, d->better, d->n, w->language, text, sizeof text);
    ks_add_text(out, "better", d->n == 0 ? NULL : text);
    ks_add(out, "actions", actions(w, d));
    return out;
}

static json_t *lucky(const struct writing *w, int side)
{
    const struct ks_ledger *l = &w->a->ledger;
    uint32_t entry[LUCKY];
    size_t n = ks_ledger_lucky(l, side, entry, LUCKY);
    json_t *list = json_array();
    for (size_t i = 0; i < n; i++) {
        char text[KS_TEXT] = "";
        ks_entry_say(w->c, l, entry[i], w->language, text, sizeof text);
        json_array_append_new(list, json_pack("{s:i, s:i, s:i, s:o}", "n", (int)entry[i],
                                              "turn", (int)l->entry[entry[i] - 1].turn,
                                              "luck", (int)ks_ledger_change(l, entry[i]),
                                              "text", ks_reply_text(text)));
    }
    return list;
}

static json_t *per_side(const struct writing *w,
                        json_t *list(const struct writing *w, int side))
{
    return ks_reply_sides(w->g, list(w, 0), list(w, 1));
}

static json_t *costly(const struct writing *w, int side)
{
    json_t *list = json_array();
    for (size_t i = 0; i < w->a->costlies[side]; i++)
        json_array_append_new(list, decision(w, &w->a->costly[side][i]));
    return list;
}

void ks_reply_analysis(json_t *out, const struct ks_course *c,
                       const struct ks_analysis *a, enum ks_language language)
{
    const struct writing w = {c, a, c->game, language};
    const struct ks_ledger *l = &a->ledger;
    json_t *turning = json_array(), *sum = json_object();
    for (size_t i = 0; i < a->turnings; i++)
        json_array_append_new(turning, episode(&w, a->turning[i]));
    put_swing(sum, c->game, &l->whole);
    ks_add(out, "sides", json_pack("[s, s]", c->game->side[0], c->game->side[1]));
    ks_add_int(out, "whole", KS_WHOLE);
    ks_add_int(out, "playouts", a->playouts);
    ks_add_bool(out, "complete", a->complete);
    ks_add_bool(out, "over", c->over);
    ks_add_int(out, "entries", (json_int_t)l->entries);
    ks_add_int(out, "first", l->first);
    ks_add_int(out, "last", ks_ledger_value(l, l->entries));
    ks_add(out, "sum", sum);
    ks_add(out, "curve", curve(l));
    ks_add(out, "rolls", rolls(l));
    ks_add(out, "turns", turns(&w));
    ks_add(out, "turning", turning);
    ks_add(out, "costly", per_side(&w, costly));
    ks_add(out, "lucky", per_side(&w, lucky));
}
