#include "wire/orders.h"

#include <stdlib.h>
#include <string.h>

#include "order/ask.h"
#include "order/moment.h"
#include "order/order_words.h"
#include "order/preview.h"
#include "wire/reply.h"

/* ---- requests ---- */

static const char *const order_word[KS_LANGUAGES] = {"order", "rozkaz"};

static bool read_order(const char *text, const struct ks_game *g,
                       enum ks_language language, struct ks_note *out,
                       struct ks_refusal *no)
{
    char error[KS_TEXT];
    struct ks_order read;
    if (!ks_order_read(g, out->side, text, language, &read, error))
        return ks_refuse(no, "bad_request", "%s: %s.", order_word[language], error);
    out->kind = KS_NOTE_GIVEN;
    out->order = malloc(sizeof *out->order);
    if (out->order == NULL)
        return ks_refuse(no, "internal", "Out of memory; the order was not given.");
    *out->order = read;
    return true;
}

static bool read_asks(const json_t *list, struct ks_note *out, struct ks_refusal *no)
{
    out->kind = KS_NOTE_ASKS;
    for (size_t i = 0; i < json_array_size(list); i++) {
        const char *name = json_string_value(json_array_get(list, i));
        if (name == NULL || !ks_asks_add(&out->asks, name, strlen(name)))
            return ks_refuse(no, "bad_request",
                             "ask[%zu]: expected joining, answer, retreat, loss, fight, "
                             "facing, advance or rally.",
                             i);
    }
    return json_is_array(list) ||
           ks_refuse(no, "bad_request", "ask: expected a list of what to ask.");
}

bool ks_orders_request(const json_t *in, const struct ks_game *g, int side,
                       enum ks_language language, struct ks_note *out,
                       struct ks_refusal *no)
{
    const char *text = json_string_value(json_object_get(in, "order"));
    const json_t *drop = json_object_get(in, "drop"),
                 *resume = json_object_get(in, "resume"),
                 *ask = json_object_get(in, "ask");
    *out = (struct ks_note){.side = (uint8_t)side};
    if (text != NULL)
        return read_order(text, g, language, out, no);
    if (ask != NULL)
        return read_asks(ask, out, no);
    json_int_t number = json_integer_value(drop != NULL ? drop : resume);
    if (number <= 0 || number >= KS_BY_CUSTOM)
        return ks_refuse(
            no, "bad_request",
            "expected an order, or the number of one to drop or resume, or a "
            "list of what to ask.");
    out->kind = drop != NULL ? KS_NOTE_DROPPED : KS_NOTE_RESUMED;
    out->number = (uint32_t)number;
    return true;
}

/* ---- orders in force ---- */

/* Why an order has stopped: the rule's own sentence, or ours; null if it has not. */
static json_t *json_stop(const struct ks_game *g, enum ks_halt halt,
                         const struct ks_event *rule, enum ks_language language)
{
    if (halt == KS_HALT_NONE)
        return json_null();
    if (rule->code != 0)
        return ks_reply_event(g, rule, language);
    return json_pack("{s:s, s:s, s:n}", "code", ks_halt_name(halt), "text",
                     ks_halt_text(halt, language), "paragraph");
}

static void add_order(json_t *out, const struct ks_game *g, const struct ks_order *o,
                      enum ks_language language)
{
    char text[KS_ORDER_TEXT];
    json_t *units = json_array();
    ks_order_text(g, o, text, sizeof text);
    ks_add_text(out, "order", text);
    ks_order_words(g, o, language, text, sizeof text);
    ks_add_text(out, "words", text);
    ks_add_text(out, "kind", ks_order_kind_name((enum ks_order_kind)o->kind));
    for (size_t i = 0; i < o->pieces; i++)
        json_array_append_new(units, ks_reply_piece(g, o->piece[i]));
    ks_add(out, "units", units);
    ks_add(out, "goal",
           o->kind <= KS_ORDER_FIRE && o->goal != KS_NONE ? ks_reply_hex(g, o->goal)
                                                          : json_null());
}

json_t *ks_orders_reply(const struct ks_match *m, int side, enum ks_language language)
{
    json_t *list = json_array();
    const struct ks_orders *book = side < 2 ? m->book[side] : NULL;
    for (size_t i = 0; book != NULL && i < book->n; i++) {
        const struct ks_given *given = &book->v[i];
        json_t *item = json_object();
        ks_add_int(item, "number", given->number);
        add_order(item, m->game, &given->order, language);
        ks_add_bool(item, "begun", given->begun);
        ks_add(item, "stop",
               json_stop(m->game, (enum ks_halt)given->halt, &given->rule, language));
        json_array_append_new(list, item);
    }
    return list;
}

/* ---- preview ---- */

static json_t *json_preview_piece(const struct ks_game *g,
                                  const struct ks_preview_piece *p,
                                  enum ks_language language)
{
    json_t *out = json_object(), *path = json_array();
    for (int i = 0; i < p->steps; i++)
        json_array_append_new(path, ks_reply_hex(g, p->path[i]));
    ks_add(out, "unit", ks_reply_piece(g, p->unit));
    ks_add(out, "hex", ks_reply_hex(g, p->hex));
    ks_add_text(out, "facing", ks_facing_name(p->facing));
    ks_add_text(out, "formation", p->formation);
    ks_add(out, "path", path);
    ks_add_int(out, "cost", p->cost);
    ks_add_bool(out, "arrives", p->arrives);
    ks_add_bool(out, "rolls", p->rolls);
    ks_add(out, "stop",
           p->why.code == 0 ? json_null() : ks_reply_event(g, &p->why, language));
    return out;
}

/* A fight before which others decide: what is told of its dice. */
static bool add_dice(json_t *out, const struct ks_game *g, const struct ks_preview *p,
                     int side, enum ks_language language)
{
    struct ks_odds odds;
    struct ks_events modifiers = {.n = 0};
    if (!ks_preview_odds(g, p, &odds))
        return false;
    ks_modifiers(g, &p->at, p->attack, &modifiers);
    ks_reply_roll(out, g, &p->dice, &modifiers, &odds, side, language);
    return true;
}

static json_t *json_fight(const struct ks_game *g, struct ks_preview *p, int side,
                          enum ks_language language)
{
    json_t *out = json_object();
    struct ks_action a = p->attack;
    if (p->fights)
        ks_add(out, "action", p->named ? ks_reply_action(g, a) : json_null());
    if (p->fights && !p->rolls)
        ks_ask_shot(g, &p->at, &a);
    if (p->fights && (p->rolls ? add_dice(out, g, p, side, language)
                               : ks_reply_odds(out, g, &p->at, a, language)))
        return out;
    json_decref(out);
    return json_null();
}

static void add_preview(json_t *out, const struct ks_game *g, struct ks_preview *p,
                        int side, enum ks_language language)
{
    json_t *pieces = json_array(), *reactors = json_array(), *shots = json_array();
    for (size_t i = 0; i < p->pieces; i++)
        json_array_append_new(pieces, json_preview_piece(g, &p->piece[i], language));
    for (size_t i = 0; i < p->reactors; i++)
        json_array_append_new(reactors, ks_reply_piece(g, p->reactor[i]));
    for (size_t i = 0; i < p->shots; i++)
        json_array_append_new(shots,
                              json_pack("{s:o, s:o, s:i}", "unit",
                                        ks_reply_piece(g, p->shot[i].unit), "action",
                                        ks_reply_action(g, p->shot[i].action), "chance",
                                        p->shot[i].chance));
    ks_add(out, "pieces", pieces);
    ks_add(out, "reactors", reactors);
    ks_add(out, "unhurt", p->reactors > 0 ? json_integer(p->unhurt) : json_null());
    ks_add_text(out, "policy", ks_preview_policy(p, language));
    ks_add(out, "odds", json_fight(g, p, side, language));
    ks_add(out, "shots", shots);
    ks_add(out, "stop", json_stop(g, (enum ks_halt)p->halt, &p->rule, language));
}

bool ks_orders_preview(json_t *out, const struct ks_match *m, int side, const char *text,
                       enum ks_language language, struct ks_refusal *no)
{
    char error[KS_TEXT];
    struct ks_order order;
    struct ks_state view;
    if (!ks_order_read(m->game, side, text, language, &order, error))
        return ks_refuse(no, "bad_request", "%s: %s.", order_word[language], error);
    struct ks_preview *p = malloc(sizeof *p);
    if (p == NULL)
        return ks_refuse(no, "internal", "Out of memory; try again.");
    ks_view(m->game, &m->state, side, &view);
    bool fits = ks_preview(m->game, &view, m->book[side], &order, p);
    if (fits) {
        add_order(out, m->game, &order, language);
        add_preview(out, m->game, p, side, language);
    }
    free(p);
    return fits || ks_match_no_room(m, &view, &order, no);
}

/* ---- what is left ---- */

/* Has it an order to go or to stay? */
static bool is_engaged(const struct ks_match *m, int side, ks_unit u)
{
    const struct ks_orders *book = m->book[side];
    for (size_t i = 0; book != NULL && i < book->n; i++)
        if (book->v[i].order.kind != KS_ORDER_FOLLOW &&
            ks_order_sort(&book->v[i].order) == KS_SORT_GOING &&
            ks_order_has(m->game, &book->v[i].order, u))
            return true;
    return false;
}

static void add_to_command(json_t *commands, const struct ks_game *g, ks_unit commander,
                           ks_unit u)
{
    json_t *name = ks_reply_piece(g, commander), *item;
    size_t i;
    json_array_foreach(
        commands, i,
        item) if (json_equal(json_object_get(item, "commander"), name)) break;
    if (i == json_array_size(commands))
        json_array_append_new(commands,
                              json_pack("{s:O, s:[]}", "commander", name, "units"));
    json_array_append_new(json_object_get(json_array_get(commands, i), "units"),
                          ks_reply_piece(g, u));
    json_decref(name);
}

/* Pieces with something left to do. */
struct idle {
    bool fires[KS_MAX_PIECES], moves[KS_MAX_PIECES];
};

/* Troops or guns of the side that decides. */
static bool is_own(const struct ks_game *g, const struct ks_state *view, ks_unit u)
{
    return u < g->pieces && g->piece[u].side == (int)ks_actor(view) &&
           !ks_is_leader(g, u);
}

/* Of a target that is named first: all that could then fire, by name or by their hex; or it is told who does. */
static void find_firers(const struct ks_game *g, const struct ks_state *view,
                        struct ks_action a, struct idle *out)
{
    struct ks_state next;
    struct ks_events told = {0};
    struct ks_actions list = {0};
    ks_copy(g, &next, view);
    if (!ks_apply(g, &next, a, &told))
        return;
    for (size_t i = 0; i < told.n; i++)
        if (is_own(g, view, told.v[i].unit))
            out->fires[told.v[i].unit] = true;
    if (ks_actor(&next) == ks_actor(view))
        ks_legal(g, &next, &list);
    for (size_t i = 0; i < list.n; i++) {
        enum ks_role role = ks_action_role(g, list.v[i]);
        for (ks_unit u = 0; u < g->pieces; u++)
            if ((role == KS_JOINS || role == KS_ATTACKS) && is_own(g, view, u) &&
                (u == list.v[i].unit || ks_piece_stands(g, view, u, list.v[i].hex)))
                out->fires[u] = true;
    }
}

static void find_idle(const struct ks_game *g, const struct ks_state *view,
                      struct idle *out)
{
    struct ks_actions list;
    ks_legal(g, view, &list);
    for (size_t i = 0; i < list.n; i++) {
        ks_unit u = list.v[i].unit;
        bool attacks = ks_action_role(g, list.v[i]) == KS_ATTACKS;
        if (u >= g->pieces) {
            if (attacks)
                find_firers(g, view, list.v[i], out);
        } else if (!attacks) {
            out->moves[u] = true;
        } else if (!out->fires[u]) { /* a shot without any chance is not worth doing */
            out->fires[u] = ks_ask_effect(g, view, list.v[i]) > 0;
        }
    }
}

json_t *ks_orders_left(const struct ks_match *m, int side)
{
    const struct ks_game *g = m->game;
    struct ks_state view;
    struct idle idle = {0};
    if (ks_match_over(m) || (int)ks_actor(&m->state) != side ||
        ks_matter(g, &m->state) != KS_MATTER_ORDER ||
        ks_unit_in_hand(&m->state) != KS_NONE)
        return json_null();
    ks_view(g, &m->state, side, &view);
    find_idle(g, &view, &idle);
    json_t *fire = json_array(), *move = json_array();
    for (ks_unit u = 0; u < g->pieces; u++) {
        struct ks_counter c;
        ks_describe(g, &view, u, &c);
        if (idle.fires[u])
            json_array_append_new(fire, ks_reply_piece(g, u));
        if (idle.moves[u] && !ks_is_leader(g, u) && c.spent == 0 &&
            !is_engaged(m, side, u))
            add_to_command(move, g, c.commander, u);
    }
    return json_pack("{s:o, s:o}", "fire", fire, "move", move);
}
