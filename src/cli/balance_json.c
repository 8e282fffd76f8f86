/* A balance report for programs: everything. */
#include <math.h>
#include <string.h>

#include "cli/balance.h"
#include "wire/reply.h"

/* Six decimals; null for what is not a number. */
static json_t *real(double x)
{
    return isfinite(x) ? json_real(round(x * 1e6) / 1e6) : json_null();
}

static json_t *estimate(struct ks_estimate e)
{
    if (e.n == 0)
        return json_null();
    json_t *out = json_object();
    json_object_set_new(out, "n", json_integer(e.n));
    json_object_set_new(out, "value", real(e.value));
    json_object_set_new(out, "low", real(e.low));
    json_object_set_new(out, "high", real(e.high));
    return out;
}

static json_t *spread(const struct ks_distribution *s)
{
    json_t *out = json_object(), *quantile = json_object(), *bar = json_array();
    static const char *const name[KS_QUANTILES] = {"5", "25", "50", "75", "95"};
    for (int q = 0; q < KS_QUANTILES; q++)
        json_object_set_new(quantile, name[q], real(s->quantile[q]));
    for (size_t i = 0; i < s->bars; i++)
        json_array_append_new(bar, json_integer(s->bar[i]));
    json_object_set_new(out, "mean", real(s->mean));
    json_object_set_new(out, "least", json_integer(s->least));
    json_object_set_new(out, "most", json_integer(s->most));
    json_object_set_new(out, "quantiles", quantile);
    json_object_set_new(out, "histogram",
                        json_pack("{s:i, s:i, s:o}", "from", (int)s->from, "width",
                                  (int)s->width, "games", bar));
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
        json_object_set_new(out, "code", json_string(ks_event_name(r->game, &event)));
        json_object_set_new(out, "winner", json_string(side_id(r, e->winner)));
        json_object_set_new(out, "early", json_boolean(e->early));
        json_object_set_new(out, "text", ks_reply_text(text));
        json_object_set_new(out, "games", json_integer(e->games));
        json_object_set_new(out, "share", estimate(e->share));
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
            json_array_append_new(row, real(a->lead_at[turn][q]));
        json_array_append_new(list, row);
    }
    return list;
}

static json_t *per_side(const struct ks_balance_report *r, json_t *a, json_t *b)
{
    json_t *out = json_object();
    json_object_set_new(out, r->game->side[0], a);
    json_object_set_new(out, r->game->side[1], b);
    return out;
}

static json_t *units(const struct ks_balance_report *r, const struct ks_level_report *l)
{
    json_t *list = json_array();
    for (size_t i = 0; i < l->units; i++) {
        const struct ks_unit_result *u = &l->unit[i];
        const struct ks_piece *p = &r->game->piece[u->unit];
        json_t *out = json_object();
        json_object_set_new(out, "unit", json_string(p->id));
        json_object_set_new(out, "name", ks_reply_text(p->name));
        json_object_set_new(out, "arm", json_string(p->arm));
        json_object_set_new(out, "side", json_string(r->game->side[p->side]));
        json_object_set_new(out, "games", json_integer(u->games));
        json_object_set_new(out, "lost", estimate(u->lost));
        json_object_set_new(out, "steps_lost", estimate(u->steps));
        json_object_set_new(out, "wins_when_lost", estimate(u->when_lost));
        json_object_set_new(out, "wins_when_kept", estimate(u->when_kept));
        json_object_set_new(out, "difference", estimate(u->difference));
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
        json_object_set_new(out, "code", json_string(ks_event_name(r->game, &event)));
        json_object_set_new(out, "paragraph",
                            json_string(ks_balance_paragraph(r, x->code)));
        json_object_set_new(out, "title", ks_reply_text(r->title[x->code]));
        json_object_set_new(out, "text", ks_reply_text(text));
        json_object_set_new(out, "games", estimate(x->fired));
        json_object_set_new(out, "a_game", estimate(x->often));
        json_object_set_new(
            out, "in_wins_of",
            per_side(r, estimate(x->in_wins[0]), estimate(x->in_wins[1])));
        json_object_set_new(out, "difference", estimate(x->difference));
        json_object_set_new(out, "ends_the_game", json_boolean(x->ends));
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
        json_object_set_new(out, "option", json_string(a->game->option[a->option].name));
        json_object_set_new(out, "value", json_string(a->game->option[a->option].value));
        json_object_set_new(out, "instead_of",
                            json_string(r->game->option[a->option].value));
        json_object_set_new(out, "games", json_integer(result.games));
        json_object_set_new(out, "score", estimate(result.score));
        json_object_set_new(out, "difference", estimate(ks_arm_difference(b, i, plain)));
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
        json_object_set_new(out, "value", json_integer(t->value));
        json_object_set_new(out, "expected", estimate(t->expected));
        json_object_set_new(out, "played", estimate(t->played));
        json_object_set_new(out, "best", json_boolean(i == f->best));
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
        json_array_append_new(curve, real(f->curve.share[i].value));
    json_object_set_new(out, "change", json_string(name[f->curve.knob]));
    if (f->curve.knob != KS_KNOB_START)
        json_object_set_new(out, "side",
                            json_string(r->game->side[f->curve.knob == KS_KNOB_LIMIT_1]));
    json_object_set_new(out, "now",
                        s->now == 0 && f->curve.knob != KS_KNOB_START
                            ? json_null()
                            : json_integer(s->now));
    json_object_set_new(out, "value", json_integer(s->value));
    json_object_set_new(out, "never_reached", json_boolean(s->never));
    json_object_set_new(out, "range",
                        s->low > s->high ? json_null()
                                         : json_pack("[i, i]", s->low, s->high));
    json_object_set_new(out, "expected", estimate(s->share));
    json_object_set_new(out, "fair", json_boolean(s->fair));
    json_object_set_new(out, "trials", trials(f));
    json_object_set_new(out, "curve",
                        json_pack("{s:i, s:o}", "from", f->curve.from, "score", curve));
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
        json_object_set_new(wins, side_id(r, i), estimate(a->share[i]));
    json_object_set_new(out, "level", json_string(r->run->level[level].text));
    json_object_set_new(out, "games", json_integer(a->games));
    json_object_set_new(out, "broken_off", json_integer(a->broken));
    json_object_set_new(out, "wins", wins);
    json_object_set_new(out, "score", estimate(a->score));
    json_object_set_new(out, "endings", endings(r, a));
    json_object_set_new(out, "points",
                        per_side(r, spread(&a->points[0]), spread(&a->points[1])));
    json_object_set_new(out, "lead", spread(&a->lead));
    json_object_set_new(out, "lead_by_turn", lead_by_turn(r, a));
    json_object_set_new(out, "turns", spread(&a->turns));
    json_object_set_new(out, "decisions", spread(&a->decisions));
    json_object_set_new(out, "units", units(r, l));
    json_object_set_new(out, "rules", rules(r, l));
    json_object_set_new(out, "never_fired", never_fired(r, l));
    json_object_set_new(out, "options", options(r, level));
    if (r->fair != NULL)
        json_object_set_new(out, "fair", fair(r, level));
    return out;
}

json_t *ks_balance_json(const struct ks_balance_report *r)
{
    const struct ks_game *g = r->game;
    json_t *out = json_object(), *levels = json_array();
    for (size_t i = 0; i < r->run->levels; i++)
        json_array_append_new(levels, level_json(r, i));
    json_object_set_new(out, "scenario", json_string(g->scenario));
    json_object_set_new(out, "rules",
                        json_sprintf("%s %s", ks_rules_name(g), ks_rules_version(g)));
    json_object_set_new(out, "data", ks_reply_hash(g->digest));
    json_object_set_new(out, "seed",
                        json_sprintf("%llu", (unsigned long long)r->run->seed));
    json_object_set_new(out, "sides", json_pack("[s, s]", g->side[0], g->side[1]));
    json_object_set_new(out, "games", json_integer(r->run->games));
    json_object_set_new(out, "games_played", json_integer(r->run->done));
    json_object_set_new(out, "arms", json_integer((json_int_t)r->run->arms));
    json_object_set_new(out, "cpu_s", real(r->run->cpu));
    json_object_set_new(out, "digest", json_string(r->digest));
    json_object_set_new(out, "levels", levels);
    return out;
}
