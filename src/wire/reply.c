#include "wire/reply.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

#include "data/text.h"

json_t *ks_reply_text(const char *text)
{
    json_t *string = json_string(text);
    if (string != NULL)
        return string;
    char clean[1024];
    snprintf(clean, sizeof clean, "%s", text);
    ks_text_clean(clean);
    return json_string(clean);
}

void ks_add(json_t *out, const char *key, json_t *value)
{
    json_object_set_new(out, key, value);
}

void ks_add_int(json_t *out, const char *key, json_int_t number)
{
    ks_add(out, key, json_integer(number));
}

void ks_add_bool(json_t *out, const char *key, bool value)
{
    ks_add(out, key, json_boolean(value));
}

void ks_add_text(json_t *out, const char *key, const char *text)
{
    ks_add(out, key, text == NULL ? json_null() : ks_reply_text(text));
}

json_t *ks_reply_hash(uint64_t hash)
{
    return json_sprintf("%016llx", (unsigned long long)hash);
}

json_t *ks_reply_number(double x)
{
    return isfinite(x) ? json_real(round(x * 1e6) / 1e6) : json_null();
}

json_t *ks_reply_hex(const struct ks_game *g, ks_hex hex)
{
    char text[8];
    if (hex == KS_NONE || !ks_grid_on_map(&g->map.grid, hex))
        return json_null();
    ks_hex_text(&g->map, hex, text);
    return json_string(text);
}

json_t *ks_reply_both(const char *english, const char *polish)
{
    return json_pack("{s:o, s:o}", "en", ks_reply_text(english), "pl",
                     ks_reply_text(polish));
}

json_t *ks_reply_sides(const struct ks_game *g, json_t *a, json_t *b)
{
    return json_pack("{s:o, s:o}", g->side[0], a, g->side[1], b);
}

json_t *ks_reply_piece(const struct ks_game *g, ks_unit u)
{
    return u < g->pieces ? json_string(g->piece[u].id) : json_null();
}

json_t *ks_reply_action(const struct ks_game *g, struct ks_action a)
{
    char text[KS_TEXT] = "";
    ks_action_text(g, a, text, sizeof text);
    return ks_reply_text(text);
}

json_t *ks_reply_event(const struct ks_game *g, const struct ks_event *e,
                       enum ks_language language)
{
    char text[KS_TEXT];
    json_t *out = json_object();
    const char *paragraph = ks_event_paragraph(g, e);
    ks_event_text(g, e, language, text, sizeof text);
    ks_add_text(out, "code", ks_event_name(g, e));
    ks_add_text(out, "text", text);
    ks_add_text(out, "paragraph", paragraph == NULL ? "" : paragraph);
    if (e->unit < g->pieces)
        ks_add_text(out, "unit", g->piece[e->unit].id);
    if (e->other < g->pieces)
        ks_add_text(out, "other", g->piece[e->other].id);
    if (ks_grid_on_map(&g->map.grid, e->hex))
        ks_add(out, "hex", ks_reply_hex(g, e->hex));
    ks_add_int(out, "a", e->a);
    ks_add_int(out, "b", e->b);
    return out;
}

json_t *ks_reply_reason(const struct ks_game *g, const struct ks_event *e,
                        enum ks_language language)
{
    return e->code == 0 ? json_null() : ks_reply_event(g, e, language);
}

json_t *ks_reply_told(const struct ks_game *g, const struct ks_event *e, int side,
                      enum ks_language language)
{
    struct ks_event seen = *e;
    return ks_event_seen(g, side, &seen) ? ks_reply_event(g, &seen, language) : NULL;
}

const char *ks_actor_name(const struct ks_game *g, int actor)
{
    if (actor == KS_SIDE_A || actor == KS_SIDE_B)
        return g->side[actor];
    return actor == KS_CHANCE ? "chance" : "nobody";
}

json_t *ks_reply_points(const struct ks_game *g, const struct ks_state *s)
{
    return ks_reply_sides(g, json_integer(s->points[0]), json_integer(s->points[1]));
}

static json_t *json_win_at(const struct ks_game *g)
{
    json_t *out = json_object();
    for (int side = 0; side < 2; side++)
        ks_add(out, g->side[side],
               g->win_at[side] > 0 ? json_integer(g->win_at[side]) : json_null());
    return out;
}

/* The side in the lead, in games with one score. */
static json_t *json_lead(const struct ks_game *g, const struct ks_state *s)
{
    int lead = s->points[0] - s->points[1];
    json_t *out = json_object();
    ks_add_text(out, "side", lead == 0 ? NULL : g->side[lead < 0]);
    ks_add_int(out, "by", lead < 0 ? -lead : lead);
    return out;
}

void ks_reply_score(json_t *out, const struct ks_game *g, const struct ks_state *s)
{
    ks_add(out, "points", ks_reply_points(g, s));
    if (g->one_score)
        ks_add(out, "lead", json_lead(g, s));
    ks_add(out, "win_at", json_win_at(g));
}

json_t *ks_reply_options(const struct ks_game *g)
{
    json_t *options = json_object();
    for (int i = 0; i < g->options; i++)
        ks_add_text(options, g->option[i].name, g->option[i].value);
    return options;
}

void ks_reply_game(json_t *out, const struct ks_game *g)
{
    ks_add_text(out, "scenario", g->scenario);
    ks_add(out, "options", ks_reply_options(g));
    ks_add(out, "sides", json_pack("[s, s]", g->side[0], g->side[1]));
    ks_add_text(out, "rules", ks_rules_name(g));
    ks_add_text(out, "rules_version", ks_rules_version(g));
    ks_add(out, "data", ks_reply_hash(g->digest));
}

void ks_reply_turn(json_t *out, const struct ks_game *g, const struct ks_state *s,
                   size_t entries, bool over, enum ks_language language)
{
    struct ks_event prompt = ks_prompt(g, s);
    int actor = over ? KS_NOBODY : (int)ks_actor(s);
    ks_add_text(out, "actor", ks_actor_name(g, actor));
    ks_add(out, "prompt", over ? json_null() : ks_reply_event(g, &prompt, language));
    ks_add_int(out, "turn", s->turn);
    ks_reply_score(out, g, s);
    ks_add_int(out, "entries", (json_int_t)entries);
    ks_add_bool(out, "over", over);
}

void ks_reply_status(json_t *out, const struct ks_match *m, enum ks_language language)
{
    const struct ks_game *g = m->game;
    bool over = ks_match_over(m);
    ks_reply_turn(out, g, &m->state, m->entries, over, language);
    if (!over)
        return;
    int winner = ks_match_winner(m);
    const char *how =
        m->ended == KS_ENTRY_ACTION ? "rules" : ks_entry_kind_name(m->ended);
    ks_add_text(out, "result", winner < 2 ? g->side[winner] : "draw");
    ks_add_text(out, "how", how);
    if (m->ended == KS_ENTRY_FORFEIT && m->fault[0] != '\0')
        ks_add_text(out, "fault", m->fault);
}

/* What only some rules systems know of a piece: nothing is written where there is none. */
static void add_formed(json_t *out, const struct ks_game *g, const struct ks_counter *c)
{
    if (c->others > 0) {
        json_t *hexes = json_array();
        for (int i = 0; i < c->others; i++)
            json_array_append_new(hexes, ks_reply_hex(g, c->other[i]));
        ks_add(out, "others", hexes);
    }
    if (c->condition != NULL)
        ks_add_text(out, "condition", c->condition);
    if (c->readiness != NULL)
        ks_add_text(out, "readiness", c->readiness);
    if (c->figures > 0) {
        json_t *figures = json_object();
        for (int i = 0; i < c->figures; i++)
            ks_add_int(figures, c->figure[i].name, c->figure[i].value);
        ks_add(out, "figures", figures);
    }
}

void ks_reply_counter(json_t *out, const struct ks_game *g, const struct ks_counter *c)
{
    ks_add(out, "hex", ks_reply_hex(g, c->hex));
    ks_add_text(out, "facing", ks_facing_name(c->facing));
    ks_add_int(out, "order", c->order);
    ks_add_int(out, "steps", c->steps);
    ks_add_int(out, "lost", c->lost);
    ks_add_int(out, "morale", c->morale);
    ks_add_int(out, "strength", c->strength);
    ks_add_int(out, "firepower", c->firepower);
    ks_add_int(out, "shots", c->shots);
    ks_add_int(out, "spent", c->spent);
    ks_add(out, "commander", ks_reply_piece(g, c->commander));
    ks_add_bool(out, "carried", c->fired_before);
    ks_add_bool(out, "silent", c->cannot_fire);
    ks_add_bool(out, "eliminated", c->eliminated);
    ks_add_bool(out, "withdrawn", c->comes_back);
    ks_add(out, "arrival", c->arrival > 0 ? json_integer(c->arrival) : json_null());
    ks_add_bool(out, "wounded", c->wounded);
    ks_add_bool(out, "in_command", c->in_command);
    ks_add_text(out, "formation", c->formation ? c->formation : "");
    ks_add_text(out, "status", c->status ? c->status : "");
    add_formed(out, g, c);
}

json_t *ks_reply_full_name(const struct ks_game *g, ks_unit u)
{
    char english[KS_TEXT], polish[KS_TEXT];
    ks_unit_name(g, u, KS_ENGLISH, english, sizeof english);
    ks_unit_name(g, u, KS_POLISH, polish, sizeof polish);
    return ks_reply_both(english, polish);
}

void ks_reply_printed(json_t *out, const struct ks_game *g, ks_unit u)
{
    static const char *const kind[KS_KINDS] = {"troops", "guns", "leader",
                                               "overall_leader"};
    const struct ks_piece *p = &g->piece[u];
    ks_add_text(out, "id", p->id);
    ks_add_text(out, "name", p->name);
    ks_add_text(out, "side", g->side[p->side]);
    ks_add_text(out, "army", p->army);
    ks_add_text(out, "arm", p->arm);
    ks_add_text(out, "kind", kind[p->kind]);
    ks_add_int(out, "stars", p->pips);
    ks_add_bool(out, "white", p->pips > 0 && p->pips_pale);
}

json_t *ks_reply_units(const struct ks_game *g, const struct ks_state *s)
{
    json_t *list = json_array();
    for (ks_unit u = 0; u < g->pieces; u++) {
        struct ks_counter c;
        json_t *unit = json_object();
        ks_describe(g, s, u, &c);
        ks_reply_printed(unit, g, u);
        ks_reply_counter(unit, g, &c);
        ks_add(unit, "full_name", ks_reply_full_name(g, u));
        json_array_append_new(list, unit);
    }
    return list;
}

static uint64_t common_divisor(uint64_t a, uint64_t b)
{
    while (b != 0) {
        uint64_t rest = a % b;
        a = b;
        b = rest;
    }
    return a == 0 ? 1 : a;
}

enum { LONG_FRACTION = 10000 }; /* long enough for any reader */

static json_t *json_outcome(const struct ks_game *g, const struct ks_outcome *o,
                            uint64_t total, enum ks_language language)
{
    char text[KS_TEXT];
    json_t *out = json_object();
    uint64_t d = common_divisor(o->weight, total);
    double percent = total == 0 ? 0 : 100.0 * (double)o->weight / (double)total;
    ks_outcome_text(g, o->key, language, text, sizeof text);
    ks_add_text(out, "text", text);
    ks_add(out, "chance",
           total / d > LONG_FRACTION
               ? json_sprintf("%.2f %%", percent)
               : json_sprintf("%llu/%llu", (unsigned long long)(o->weight / d),
                              (unsigned long long)(total / d)));
    ks_add_int(out, "numerator", (json_int_t)(o->weight / d));
    ks_add_int(out, "denominator", (json_int_t)(total / d));
    ks_add(out, "percent", json_real((double)(long)(percent * 1e4 + 0.5) / 1e4));
    ks_add_int(out, "key", o->key);
    json_t *names = json_array();
    for (unsigned bit = 0; bit < 32; bit++)
        if (o->key >> bit & 1 && ks_outcome_name(g, bit) != NULL)
            json_array_append_new(names, json_string(ks_outcome_name(g, bit)));
    ks_add(out, "names", names);
    ks_add_text(out, "effect", ks_effect_name(ks_outcome_effect(g, o->key)));
    return out;
}

void ks_reply_livery(json_t *out, const struct ks_livery *livery)
{
    static const char *const shape[] = {
        [KS_ROUND] = "round", [KS_CUT] = "cut", [KS_HOLLOW] = "hollow"};
    ks_add_text(out, "dress", livery->dress);
    ks_add_text(out, "shape", shape[livery->shape]);
}

json_t *ks_reply_army(const struct ks_army *army)
{
    json_t *out = ks_reply_both(army->name[KS_ENGLISH], army->name[KS_POLISH]);
    ks_reply_livery(out, &army->livery);
    return out;
}

static bool is_among(const struct ks_events *list, const struct ks_event *e)
{
    for (size_t i = 0; i < list->n; i++)
        if (list->v[i].code == e->code)
            return true;
    return false;
}

/* The side asking about its action. */
static int asker(const struct ks_state *s)
{
    return ks_actor(s) < KS_CHANCE ? (int)ks_actor(s) : KS_ALL;
}

/* What is hidden is left out. */
static void add_told(json_t *list, json_t *event)
{
    if (event != NULL)
        json_array_append_new(list, event);
}

/* Adds the events before the die, except modifiers, and what the die is for. */
static void add_basis(json_t *out, const struct ks_game *g, const struct ks_state *s,
                      struct ks_action a, const struct ks_events *modifiers,
                      enum ks_language language)
{
    struct ks_state next;
    struct ks_events told = {.floor = KS_FLOOR};
    json_t *basis = json_array();
    ks_copy(g, &next, s);
    ks_step(g, &next, a, &told);
    size_t n = told.ended ? told.own : told.n;
    for (size_t i = 0; i < n; i++)
        if (!is_among(modifiers, &told.v[i]))
            add_told(basis, ks_reply_told(g, &told.v[i], asker(s), language));
    struct ks_event die = ks_prompt(g, &next);
    ks_add(out, "basis", basis);
    ks_add(out, "die",
           ks_actor(&next) == KS_CHANCE && !told.ended ? ks_reply_event(g, &die, language)
                                                       : json_null());
}

/* Adds the outcomes and what modifies the roll, as far as the side may know it. */
static void add_chances(json_t *out, const struct ks_game *g, const struct ks_odds *odds,
                        const struct ks_events *modifiers, int side,
                        enum ks_language language)
{
    json_t *outcomes = json_array(), *list = json_array();
    for (size_t i = 0; i < odds->n; i++)
        json_array_append_new(outcomes,
                              json_outcome(g, &odds->v[i], odds->total, language));
    for (size_t i = 0; i < modifiers->n; i++) {
        json_t *m = ks_reply_told(g, &modifiers->v[i], side, language);
        if (m != NULL)
            ks_add_int(m, "value", modifiers->v[i].a);
        add_told(list, m);
    }
    ks_add(out, "outcomes", outcomes);
    ks_add(out, "modifiers", list);
    ks_add_bool(out, "complete", odds->complete);
    ks_add_int(out, "leaves", odds->leaves);
}

bool ks_reply_odds(json_t *out, const struct ks_game *g, const struct ks_state *s,
                   struct ks_action a, enum ks_language language)
{
    struct ks_odds odds;
    struct ks_events modifiers = {.n = 0};
    if (!ks_odds(g, s, a, &odds))
        return false;
    ks_modifiers(g, s, a, &modifiers);
    add_basis(out, g, s, a, &modifiers, language);
    add_chances(out, g, &odds, &modifiers, asker(s), language);
    return true;
}

void ks_reply_roll(json_t *out, const struct ks_game *g, const struct ks_state *s,
                   const struct ks_events *modifiers, const struct ks_odds *odds,
                   int side, enum ks_language language)
{
    struct ks_event die = ks_prompt(g, s);
    ks_add(out, "basis", json_array());
    ks_add(out, "die", ks_reply_event(g, &die, language));
    add_chances(out, g, odds, modifiers, side, language);
}

void ks_reply_sight(json_t *out, const struct ks_game *g, const struct ks_state *s,
                    ks_hex from, ks_hex to, enum ks_language language)
{
    struct ks_event e = ks_sight(g, s, from, to);
    ks_add(out, "from", ks_reply_hex(g, from));
    ks_add(out, "to", ks_reply_hex(g, to));
    ks_add_int(out, "distance", ks_grid_distance(&g->map.grid, from, to));
    ks_add_bool(out, "visible", e.code == 0);
    ks_add(out, "blocked_by", ks_reply_reason(g, &e, language));
}

void ks_reply_why(json_t *out, const struct ks_game *g, const struct ks_state *s,
                  struct ks_action a, enum ks_language language)
{
    struct ks_event e = ks_why_not(g, s, a);
    ks_add_bool(out, "legal", e.code == 0);
    ks_add(out, "reason", ks_reply_reason(g, &e, language));
}

int ks_reply_print(json_t *object)
{
    char *text = json_dumps(object, KS_REPLY_STYLE);
    json_decref(object);
    if (text == NULL) {
        fputs("kosynier: out of memory\n", stderr);
        return 1;
    }
    puts(text);
    free(text);
    return 0;
}
