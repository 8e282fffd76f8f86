/* A balance report for programs: everything. */
#include <string.h>

#include "cli/balance.h"
#include "wire/reply.h"

static json_t *estimate(struct ks_estimate e)
{
    if (e.n == 0)
        return json_null();
    json_t *out = json_object();
    ks_add_int(out, "n", e.n);
    ks_add(out, "value", ks_reply_number(e.value));
    ks_add(out, "low", ks_reply_number(e.low));
    ks_add(out, "high", ks_reply_number(e.high));
    return out;
}

static json_t *spread(const struct ks_distribution *s)
{
    json_t *out = json_object(), *quantile = json_object(), *bar = json_array();
    static const char *const name[KS_QUANTILES] = {"5", "25", "50", "75", "95"};
    for (int q = 0; q < KS_QUANTILES; q++)
        ks_add(quantile, name[q], ks_reply_number(s->quantile[q]));
    for (size_t i = 0; i < s->bars; i++)
        json_array_append_new(bar, json_integer(s->bar[i]));
    ks_add(out, "mean", ks_reply_number(s->mean));
    ks_add_int(out, "least", s->least);
    ks_add_int(out, "most", s->most);
    ks_add(out, "quantiles", quantile);
    ks_add(out, "histogram",
           json_pack("{s:i, s:i, s:o}", "from", (int)s->from, "width", (int)s->width,
                     "games", bar));
    return out;
}

static const char *side_id(const struct ks_balance_report *r, int side)
{
    return side < 2 ? r->game->side[side] : "draw";
}

static json_t *endings(const struct ks_balance_report *r, const struct ks_arm_result *a)
{
    json_t *list = json_array();
    char text[KS_TEXT + 32];
    for (size_t i = 0; i < a->endings; i++) {
        const struct ks_end_kind *e = &a->ending[i];
        struct ks_event event = {.code = e->code};
        json_t *out = json_object();
        ks_balance_ending(r, e, text, sizeof text);
        ks_add_text(out, "code", ks_event_name(r->game, &event));
        ks_add_text(out, "winner", side_id(r, e->winner));
        ks_add_bool(out, "early", e->early);
        ks_add_text(out, "text", text);
        ks_add_int(out, "games", e->games);
        ks_add(out, "share", estimate(e->share));
        json_array_append_new(list, out);
    }
    return list;
}

static json_t *lead_by_turn(const struct ks_balance_report *r,
                            const struct ks_arm_result *a)
{
    json_t *list = json_array();
    for (int turn = 0; turn < r->game->turns && turn < KS_BALANCE_TURNS; turn++) {
        json_t *row = json_array();
        for (int q = 0; q < KS_QUANTILES; q++)
            json_array_append_new(row, ks_reply_number(a->lead_at[turn][q]));
        json_array_append_new(list, row);
    }
    return list;
}

static json_t *units(const struct ks_balance_report *r, const struct ks_level_report *l)
{
    json_t *list = json_array();
    for (size_t i = 0; i < l->units; i++) {
        const struct ks_unit_result *u = &l->unit[i];
        const struct ks_piece *p = &r->game->piece[u->unit];
        json_t *out = json_object();
        ks_add_text(out, "unit", p->id);
        ks_add_text(out, "name", p->name);
        ks_add_text(out, "arm", p->arm);
        ks_add_text(out, "side", r->game->side[p->side]);
        ks_add_int(out, "games", u->games);
        ks_add(out, "lost", estimate(u->lost));
        ks_add(out, "steps_lost", estimate(u->steps));
        ks_add(out, "wins_when_lost", estimate(u->when_lost));
        ks_add(out, "wins_when_kept", estimate(u->when_kept));
        ks_add(out, "difference", estimate(u->difference));
        json_array_append_new(list, out);
    }
    return list;
}

static json_t *rules(const struct ks_balance_report *r, const struct ks_level_report *l)
{
    json_t *list = json_array();
    char text[KS_TEXT];
    for (size_t i = 0; i < l->rules; i++) {
        const struct ks_rule_result *x = &l->rule[i];
        struct ks_event event = {.code = x->code};
        json_t *out = json_object();
        ks_balance_sentence(r, x->code, text, sizeof text);
        ks_add_text(out, "code", ks_event_name(r->game, &event));
        ks_add_text(out, "paragraph", ks_balance_paragraph(r, x->code));
        ks_add_text(out, "title", r->title[x->code]);
        ks_add_text(out, "text", text);
        ks_add(out, "games", estimate(x->fired));
        ks_add(out, "a_game", estimate(x->often));
        ks_add(out, "in_wins_of",
               ks_reply_sides(r->game, estimate(x->in_wins[0]), estimate(x->in_wins[1])));
        ks_add(out, "difference", estimate(x->difference));
        ks_add_bool(out, "ends_the_game", x->ends);
        json_array_append_new(list, out);
    }
    return list;
}

static json_t *never_fired(const struct ks_balance_report *r,
                           const struct ks_level_report *l)
{
    json_t *list = json_array();
    for (size_t i = 0; i < l->rules; i++)
        if (ks_balance_never(r, l, i))
            json_array_append_new(list,
                                  json_string(ks_balance_paragraph(r, l->rule[i].code)));
    return list;
}

static json_t *options(const struct ks_balance_report *r, size_t level)
{
    const struct ks_balance *b = r->run;
    json_t *list = json_array();
    size_t plain = ks_balance_arm(b, level, KS_ARM_PLAIN);
    struct ks_arm_result result;
    for (size_t i = 0; i < b->arms; i++) {
        const struct ks_balance_arm *a = &b->arm[i];
        if (a->kind != KS_ARM_OPTION || a->level != level || !ks_arm_count(b, i, &result))
            continue;
        json_t *out = json_object();
        ks_add_text(out, "option", a->game->option[a->option].name);
        ks_add_text(out, "value", a->game->option[a->option].value);
        ks_add_text(out, "instead_of", r->game->option[a->option].value);
        ks_add_int(out, "games", result.games);
        ks_add(out, "score", estimate(result.score));
        ks_add(out, "difference", estimate(ks_arm_difference(b, i, plain)));
        json_array_append_new(list, out);
    }
    return list;
}

static json_t *trials(const struct ks_fair *f)
{
    json_t *list = json_array();
    for (size_t i = 0; i < f->trials; i++) {
        const struct ks_trial *t = &f->trial[i];
        json_t *out = json_object();
        ks_add_int(out, "value", t->value);
        ks_add(out, "expected", estimate(t->expected));
        ks_add(out, "played", estimate(t->played));
        ks_add_bool(out, "best", i == f->best);
        json_array_append_new(list, out);
    }
    return list;
}

static json_t *fair_knob(const struct ks_balance_report *r, const struct ks_fair *f)
{
    static const char *const name[KS_KNOBS] = {"limit", "limit", "head_start"};
    const struct ks_solution *s = &f->solution;
    json_t *out = json_object(), *curve = json_array();
    for (size_t i = 0; i < f->curve.n; i++)
        json_array_append_new(curve, ks_reply_number(f->curve.share[i].value));
    ks_add_text(out, "change", name[f->curve.knob]);
    if (f->curve.knob != KS_KNOB_START)
        ks_add_text(out, "side", r->game->side[f->curve.knob == KS_KNOB_LIMIT_1]);
    ks_add(out, "now",
           s->now == 0 && f->curve.knob != KS_KNOB_START ? json_null()
                                                         : json_integer(s->now));
    ks_add_int(out, "value", s->value);
    ks_add_bool(out, "never_reached", s->never);
    ks_add(out, "range",
           s->low > s->high ? json_null() : json_pack("[i, i]", s->low, s->high));
    ks_add(out, "expected", estimate(s->share));
    ks_add_bool(out, "fair", s->fair);
    ks_add(out, "trials", trials(f));
    ks_add(out, "curve", json_pack("{s:i, s:o}", "from", f->curve.from, "score", curve));
    return out;
}

static json_t *fair(const struct ks_balance_report *r, size_t level)
{
    json_t *list = json_array();
    for (size_t i = level * KS_KNOBS; i < (level + 1) * KS_KNOBS; i++)
        json_array_append_new(list, fair_knob(r, &r->fair[i]));
    return list;
}

static json_t *level_json(const struct ks_balance_report *r, size_t level)
{
    const struct ks_level_report *l = &r->level[level];
    const struct ks_arm_result *a = &l->result;
    json_t *out = json_object(), *wins = json_object();
    for (int i = 0; i < 3; i++)
        ks_add(wins, side_id(r, i), estimate(a->share[i]));
    ks_add_text(out, "level", r->run->level[level].text);
    ks_add_int(out, "games", a->games);
    ks_add_int(out, "broken_off", a->broken);
    ks_add(out, "wins", wins);
    ks_add(out, "score", estimate(a->score));
    ks_add(out, "endings", endings(r, a));
    ks_add(out, "points",
           ks_reply_sides(r->game, spread(&a->points[0]), spread(&a->points[1])));
    ks_add(out, "lead", spread(&a->lead));
    ks_add(out, "lead_by_turn", lead_by_turn(r, a));
    ks_add(out, "turns", spread(&a->turns));
    ks_add(out, "decisions", spread(&a->decisions));
    ks_add(out, "units", units(r, l));
    ks_add(out, "rules", rules(r, l));
    ks_add(out, "never_fired", never_fired(r, l));
    ks_add(out, "options", options(r, level));
    if (r->fair != NULL)
        ks_add(out, "fair", fair(r, level));
    return out;
}

json_t *ks_balance_json(const struct ks_balance_report *r)
{
    const struct ks_game *g = r->game;
    json_t *out = json_object(), *levels = json_array();
    for (size_t i = 0; i < r->run->levels; i++)
        json_array_append_new(levels, level_json(r, i));
    ks_add_text(out, "scenario", g->scenario);
    ks_add(out, "rules", json_sprintf("%s %s", ks_rules_name(g), ks_rules_version(g)));
    ks_add(out, "data", ks_reply_hash(g->digest));
    ks_add(out, "seed", json_sprintf("%llu", (unsigned long long)r->run->seed));
    ks_add(out, "sides", json_pack("[s, s]", g->side[0], g->side[1]));
    ks_add_int(out, "games", r->run->games);
    ks_add_int(out, "games_played", r->run->done);
    ks_add_int(out, "arms", (json_int_t)r->run->arms);
    ks_add(out, "cpu_s", ks_reply_number(r->run->cpu));
    ks_add_text(out, "digest", r->digest);
    ks_add(out, "levels", levels);
    return out;
}
