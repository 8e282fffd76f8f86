#include "wire/reply.h"

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

json_t *ks_reply_hash(uint64_t hash)
{
    return json_sprintf("%016llx", (unsigned long long)hash);
}

json_t *ks_reply_hex(const struct ks_game *g, ks_hex hex)
{
    char text[8];
    if (hex == KS_NONE || !ks_grid_on_map(&g->map.grid, hex))
        return json_null();
    ks_hex_text(&g->map, hex, text);
    return json_string(text);
}

json_t *ks_reply_event(const struct ks_game *g, const struct ks_event *e,
                       enum ks_language language)
{
    char text[KS_TEXT];
    json_t *out = json_object();
    const char *paragraph = ks_event_paragraph(g, e);
    ks_event_text(g, e, language, text, sizeof text);
    json_object_set_new(out, "code", ks_reply_text(ks_event_name(g, e)));
    json_object_set_new(out, "text", ks_reply_text(text));
    json_object_set_new(out, "paragraph",
                        ks_reply_text(paragraph == NULL ? "" : paragraph));
    if (e->unit < g->pieces)
        json_object_set_new(out, "unit", json_string(g->piece[e->unit].id));
    if (e->other < g->pieces)
        json_object_set_new(out, "other", json_string(g->piece[e->other].id));
    if (ks_grid_on_map(&g->map.grid, e->hex))
        json_object_set_new(out, "hex", ks_reply_hex(g, e->hex));
    json_object_set_new(out, "a", json_integer(e->a));
    json_object_set_new(out, "b", json_integer(e->b));
    return out;
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
    return json_pack("{s:i, s:i}", g->side[0], s->points[0], g->side[1], s->points[1]);
}

static json_t *json_win_at(const struct ks_game *g)
{
    json_t *out = json_object();
    for (int side = 0; side < 2; side++)
        json_object_set_new(out, g->side[side],
                            g->win_at[side] > 0 ? json_integer(g->win_at[side])
                                                : json_null());
    return out;
}

/* The side in the lead, in games with one score. */
static json_t *json_lead(const struct ks_game *g, const struct ks_state *s)
{
    int lead = s->points[0] - s->points[1];
    json_t *out = json_object();
    json_object_set_new(out, "side",
                        lead == 0 ? json_null() : json_string(g->side[lead < 0]));
    json_object_set_new(out, "by", json_integer(lead < 0 ? -lead : lead));
    return out;
}

void ks_reply_score(json_t *out, const struct ks_game *g, const struct ks_state *s)
{
    json_object_set_new(out, "points", ks_reply_points(g, s));
    if (g->one_score)
        json_object_set_new(out, "lead", json_lead(g, s));
    json_object_set_new(out, "win_at", json_win_at(g));
}

void ks_reply_game(json_t *out, const struct ks_game *g)
{
    json_t *options = json_object();
    for (int i = 0; i < g->options; i++)
        json_object_set_new(options, g->option[i].name, json_string(g->option[i].value));
    json_object_set_new(out, "scenario", json_string(g->scenario));
    json_object_set_new(out, "options", options);
    json_object_set_new(out, "sides", json_pack("[s, s]", g->side[0], g->side[1]));
    json_object_set_new(out, "rules", json_string(ks_rules_name(g)));
    json_object_set_new(out, "rules_version", json_string(ks_rules_version(g)));
    json_object_set_new(out, "data", ks_reply_hash(g->digest));
}

void ks_reply_turn(json_t *out, const struct ks_game *g, const struct ks_state *s,
                   size_t entries, bool over, enum ks_language language)
{
    struct ks_event prompt = ks_prompt(g, s);
    int actor = over ? KS_NOBODY : (int)ks_actor(s);
    json_object_set_new(out, "actor", json_string(ks_actor_name(g, actor)));
    json_object_set_new(out, "prompt",
                        over ? json_null() : ks_reply_event(g, &prompt, language));
    json_object_set_new(out, "turn", json_integer(s->turn));
    ks_reply_score(out, g, s);
    json_object_set_new(out, "entries", json_integer((json_int_t)entries));
    json_object_set_new(out, "over", json_boolean(over));
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
    json_object_set_new(out, "result",
                        json_string(winner < 2 ? g->side[winner] : "draw"));
    json_object_set_new(out, "how", json_string(how));
    if (m->ended == KS_ENTRY_FORFEIT && m->fault[0] != '\0')
        json_object_set_new(out, "fault", ks_reply_text(m->fault));
}

json_t *ks_reply_facing(int facing)
{
    const char *name = ks_facing_name(facing);
    return name == NULL ? json_null() : json_string(name);
}

/* What only some rules systems know of a piece: nothing is written where there is none. */
static void add_formed(json_t *out, const struct ks_game *g, const struct ks_counter *c)
{
    if (c->others > 0) {
        json_t *hexes = json_array();
        for (int i = 0; i < c->others; i++)
            json_array_append_new(hexes, ks_reply_hex(g, c->other[i]));
        json_object_set_new(out, "others", hexes);
    }
    if (c->condition != NULL)
        json_object_set_new(out, "condition", json_string(c->condition));
    if (c->readiness != NULL)
        json_object_set_new(out, "readiness", json_string(c->readiness));
    if (c->figures > 0) {
        json_t *figures = json_object();
        for (int i = 0; i < c->figures; i++)
            json_object_set_new(figures, c->figure[i].name,
                                json_integer(c->figure[i].value));
        json_object_set_new(out, "figures", figures);
    }
}

void ks_reply_counter(json_t *out, const struct ks_game *g, const struct ks_counter *c)
{
    json_object_set_new(out, "hex", ks_reply_hex(g, c->hex));
    json_object_set_new(out, "facing", ks_reply_facing(c->facing));
    json_object_set_new(out, "order", json_integer(c->order));
    json_object_set_new(out, "steps", json_integer(c->steps));
    json_object_set_new(out, "lost", json_integer(c->lost));
    json_object_set_new(out, "morale", json_integer(c->morale));
    json_object_set_new(out, "strength", json_integer(c->strength));
    json_object_set_new(out, "firepower", json_integer(c->firepower));
    json_object_set_new(out, "shots", json_integer(c->shots));
    json_object_set_new(out, "spent", json_integer(c->spent));
    json_object_set_new(out, "commander",
                        c->commander < g->pieces ? json_string(g->piece[c->commander].id)
                                                 : json_null());
    json_object_set_new(out, "carried", json_boolean(c->fired_before));
    json_object_set_new(out, "silent", json_boolean(c->cannot_fire));
    json_object_set_new(out, "eliminated", json_boolean(c->eliminated));
    json_object_set_new(out, "withdrawn", json_boolean(c->comes_back));
    json_object_set_new(out, "arrival",
                        c->arrival > 0 ? json_integer(c->arrival) : json_null());
    json_object_set_new(out, "wounded", json_boolean(c->wounded));
    json_object_set_new(out, "in_command", json_boolean(c->in_command));
    json_object_set_new(out, "formation",
                        ks_reply_text(c->formation ? c->formation : ""));
    json_object_set_new(out, "status", ks_reply_text(c->status ? c->status : ""));
    add_formed(out, g, c);
}

json_t *ks_reply_full_name(const struct ks_game *g, ks_unit u)
{
    char english[KS_TEXT], polish[KS_TEXT];
    ks_unit_name(g, u, KS_ENGLISH, english, sizeof english);
    ks_unit_name(g, u, KS_POLISH, polish, sizeof polish);
    return json_pack("{s:o, s:o}", "en", ks_reply_text(english), "pl",
                     ks_reply_text(polish));
}

json_t *ks_reply_unit(const struct ks_game *g, const struct ks_state *s, ks_unit u)
{
    const struct ks_piece *p = &g->piece[u];
    struct ks_counter c;
    json_t *out = json_object();
    ks_describe(g, s, u, &c);
    json_object_set_new(out, "id", json_string(p->id));
    json_object_set_new(out, "name", ks_reply_text(p->name));
    json_object_set_new(out, "side", json_string(g->side[p->side]));
    json_object_set_new(out, "army", ks_reply_text(p->army));
    json_object_set_new(out, "arm", ks_reply_text(p->arm));
    json_object_set_new(out, "kind", ks_reply_kind(p));
    json_object_set_new(out, "stars", json_integer(p->pips));
    json_object_set_new(out, "white", json_boolean(p->pips > 0 && p->pips_pale));
    ks_reply_counter(out, g, &c);
    json_object_set_new(out, "full_name", ks_reply_full_name(g, u));
    return out;
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
    json_object_set_new(out, "text", ks_reply_text(text));
    json_object_set_new(out, "chance",
                        total / d > LONG_FRACTION
                            ? json_sprintf("%.2f %%", percent)
                            : json_sprintf("%llu/%llu",
                                           (unsigned long long)(o->weight / d),
                                           (unsigned long long)(total / d)));
    json_object_set_new(out, "numerator", json_integer((json_int_t)(o->weight / d)));
    json_object_set_new(out, "denominator", json_integer((json_int_t)(total / d)));
    json_object_set_new(out, "percent",
                        json_real((double)(long)(percent * 1e4 + 0.5) / 1e4));
    json_object_set_new(out, "key", json_integer(o->key));
    json_t *names = json_array();
    for (unsigned bit = 0; bit < 32; bit++)
        if (o->key >> bit & 1 && ks_outcome_name(g, bit) != NULL)
            json_array_append_new(names, json_string(ks_outcome_name(g, bit)));
    json_object_set_new(out, "names", names);
    json_object_set_new(out, "effect",
                        json_string(ks_effect_name(ks_outcome_effect(g, o->key))));
    return out;
}

json_t *ks_reply_kind(const struct ks_piece *p)
{
    static const char *const name[KS_KINDS] = {"troops", "guns", "leader",
                                               "overall_leader"};
    return json_string(name[p->kind]);
}

void ks_reply_livery(json_t *out, const struct ks_livery *livery)
{
    static const char *const shape[] = {
        [KS_ROUND] = "round", [KS_CUT] = "cut", [KS_HOLLOW] = "hollow"};
    json_object_set_new(out, "dress", json_string(livery->dress));
    json_object_set_new(out, "shape", json_string(shape[livery->shape]));
}

json_t *ks_reply_army(const struct ks_army *army)
{
    json_t *out = json_pack("{s:o, s:o}", "en", ks_reply_text(army->name[KS_ENGLISH]),
                            "pl", ks_reply_text(army->name[KS_POLISH]));
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
    json_object_set_new(out, "basis", basis);
    json_object_set_new(out, "die",
                        ks_actor(&next) == KS_CHANCE && !told.ended
                            ? ks_reply_event(g, &die, language)
                            : json_null());
}

bool ks_reply_odds(json_t *out, const struct ks_game *g, const struct ks_state *s,
                   struct ks_action a, enum ks_language language)
{
    struct ks_odds odds;
    struct ks_events modifiers = {.n = 0};
    if (!ks_odds(g, s, a, &odds))
        return false;
    json_t *outcomes = json_array(), *list = json_array();
    for (size_t i = 0; i < odds.n; i++)
        json_array_append_new(outcomes,
                              json_outcome(g, &odds.v[i], odds.total, language));
    ks_modifiers(g, s, a, &modifiers);
    for (size_t i = 0; i < modifiers.n; i++) {
        json_t *m = ks_reply_told(g, &modifiers.v[i], asker(s), language);
        if (m != NULL)
            json_object_set_new(m, "value", json_integer(modifiers.v[i].a));
        add_told(list, m);
    }
    add_basis(out, g, s, a, &modifiers, language);
    json_object_set_new(out, "outcomes", outcomes);
    json_object_set_new(out, "modifiers", list);
    json_object_set_new(out, "complete", json_boolean(odds.complete));
    json_object_set_new(out, "leaves", json_integer(odds.leaves));
    return true;
}

void ks_reply_sight(json_t *out, const struct ks_game *g, const struct ks_state *s,
                    ks_hex from, ks_hex to, enum ks_language language)
{
    struct ks_event e = ks_sight(g, s, from, to);
    json_object_set_new(out, "from", ks_reply_hex(g, from));
    json_object_set_new(out, "to", ks_reply_hex(g, to));
    json_object_set_new(out, "distance",
                        json_integer(ks_grid_distance(&g->map.grid, from, to)));
    json_object_set_new(out, "visible", json_boolean(e.code == 0));
    json_object_set_new(out, "blocked_by",
                        e.code == 0 ? json_null() : ks_reply_event(g, &e, language));
}

void ks_reply_why(json_t *out, const struct ks_game *g, const struct ks_state *s,
                  struct ks_action a, enum ks_language language)
{
    struct ks_event e = ks_why_not(g, s, a);
    json_object_set_new(out, "legal", json_boolean(e.code == 0));
    json_object_set_new(out, "reason",
                        e.code == 0 ? json_null() : ks_reply_event(g, &e, language));
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
