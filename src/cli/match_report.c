#include "cli/match_report.h"

#include <math.h>
#include <stdio.h>

#include "base/text.h"
#include "driver/dice.h"
#include "wire/reply.h"

static double share(double part, double whole)
{
    return whole > 0 ? part / whole : 0;
}

static double side_score(const struct ks_pairs_score *s, int side)
{
    return share(s->by_side[side], 2.0 * s->on_side[side]);
}

static double ms(uint64_t ns, uint64_t n)
{
    return share((double)ns / 1e6, (double)n);
}

/* ---- for people ---- */

/* A score near 0 or 1 has an interval without an end on one side. */
static void print_elo(struct ks_score score)
{
    struct ks_elo_range elo = ks_elo_range(score);
    if (!isfinite(elo.middle))
        printf("  -");
    else if (isfinite(elo.low) && isfinite(elo.high))
        printf("  %+.1f ± %.1f", elo.middle, (elo.high - elo.low) / 2);
    else if (isfinite(elo.low))
        printf("  %+.1f, more than %+.1f", elo.middle, elo.low);
    else
        printf("  %+.1f, less than %+.1f", elo.middle, elo.high);
}

static void print_standing(const char *name, const struct ks_pairs_score *s)
{
    struct ks_score score = ks_pentanomial_score(&s->pairs);
    printf("  %-24s", name);
    for (int i = 0; i < KS_PAIR_SCORES; i++)
        printf("%6lu", (unsigned long)s->pairs.n[i]);
    printf("   %.3f ± %.3f", score.mean, score.error);
    print_elo(score);
    putchar('\n');
}

static void print_sides(const struct ks_pairs *plan, const struct ks_pairs_result *r)
{
    for (size_t i = 0; i < plan->scenarios; i++) {
        const struct ks_game *g = plan->game[i];
        const struct ks_pairs_score *s = &r->scenario[i];
        printf("  %-24s %.3f as %s, %.3f as %s, %s\n", g->scenario, side_score(s, 0),
               g->side[0], side_score(s, 1), g->side[1], ks_count(s->draws, "draw").text);
    }
}

static void print_conduct(char letter, const struct ks_player *p,
                          const struct ks_conduct *c)
{
    printf("  %c %s: %.3f ms a decision, %.1f ms a turn, %.1f ms the longest\n", letter,
           p->text, ms(c->ns, c->decisions), ms(c->ns, c->turns), ms(c->longest, 1));
    if (c->illegal + c->crashes + c->late > 0)
        printf("    %s, %s lost by crashes, %lu on time\n",
               ks_count(c->illegal, "illegal answer").text,
               ks_count(c->crashes, "game").text, (unsigned long)c->late);
}

static void print_sprt(const struct ks_pairs *plan, const struct ks_pairs_result *r)
{
    if (plan->sprt == NULL)
        return;
    printf("  SPRT [%g, %g]: %s, LLR %.2f within ±%.2f\n", plan->sprt->elo0,
           plan->sprt->elo1, ks_verdict_name(r->verdict), r->llr, ks_sprt_bound());
}

void ks_match_print(const struct ks_pairs *plan, const struct ks_pairs_result *r)
{
    char digest[2 * KS_DIGEST_BYTES + 1];
    ks_bytes_write(r->digest, sizeof r->digest, digest);
    printf("A %s against B %s: %s, A won %s, B %lu, %s, %s\n", plan->player[0].text,
           plan->player[1].text, ks_count(r->pairs, "pair").text,
           ks_count(r->all.wins[0], "game").text, (unsigned long)r->all.wins[1],
           ks_count(r->all.draws, "draw").text, ks_count(r->all.errors, "error").text);
    printf("  %-24s%6s%6s%6s%6s%6s   %-13s  %s\n", "points of A in a pair", "0", "1/2",
           "1", "3/2", "2", "score", "Elo");
    for (size_t i = 0; i < plan->scenarios; i++)
        print_standing(plan->game[i]->scenario, &r->scenario[i]);
    if (plan->scenarios > 1)
        print_standing("all", &r->all);
    print_sides(plan, r);
    print_conduct('A', &plan->player[0], &r->player[0]);
    print_conduct('B', &plan->player[1], &r->player[1]);
    print_sprt(plan, r);
    printf("  digest %s\n", digest);
    if (r->wrong[0] != '\0')
        printf("  first fault: %s\n", r->wrong);
}

/* ---- for programs ---- */

static void set_standing(json_t *out, const struct ks_pairs_score *s)
{
    struct ks_score score = ks_pentanomial_score(&s->pairs);
    struct ks_elo_range elo = ks_elo_range(score);
    json_t *pairs = json_array();
    for (int i = 0; i < KS_PAIR_SCORES; i++)
        json_array_append_new(pairs, json_integer(s->pairs.n[i]));
    ks_add_int(out, "pairs", ks_pentanomial_pairs(&s->pairs));
    ks_add(out, "pentanomial", pairs);
    ks_add_int(out, "games", s->games);
    ks_add_int(out, "wins", s->wins[0]);
    ks_add_int(out, "losses", s->wins[1]);
    ks_add_int(out, "draws", s->draws);
    ks_add_int(out, "errors", s->errors);
    ks_add(out, "score", ks_reply_number(score.mean));
    ks_add(out, "score_error", ks_reply_number(score.error));
    ks_add(out, "elo", ks_reply_number(elo.middle));
    ks_add(out, "elo_low", ks_reply_number(elo.low));
    ks_add(out, "elo_high", ks_reply_number(elo.high));
    ks_add(out, "elo_error", ks_reply_number((elo.high - elo.low) / 2));
}

static json_t *json_scenario(const struct ks_game *g, const struct ks_pairs_score *s)
{
    json_t *out = json_pack("{s:s}", "scenario", g->scenario);
    set_standing(out, s);
    ks_add(out, "score_as",
           ks_reply_sides(g, ks_reply_number(side_score(s, 0)),
                          ks_reply_number(side_score(s, 1))));
    return out;
}

static json_t *json_player(const struct ks_player *p, const struct ks_conduct *c)
{
    json_t *out = json_pack("{s:s}", "player", p->text);
    ks_add_int(out, "decisions", (json_int_t)c->decisions);
    ks_add(out, "cpu_ms_per_decision", ks_reply_number(ms(c->ns, c->decisions)));
    ks_add(out, "cpu_ms_per_turn", ks_reply_number(ms(c->ns, c->turns)));
    ks_add(out, "cpu_ms_longest_turn", ks_reply_number(ms(c->longest, 1)));
    ks_add_int(out, "illegal", c->illegal);
    ks_add_int(out, "crashes", c->crashes);
    ks_add_int(out, "timeouts", c->late);
    return out;
}

static json_t *json_sprt(const struct ks_sprt *test, const struct ks_pairs_result *r)
{
    json_t *out = json_object();
    ks_add(out, "elo0", ks_reply_number(test->elo0));
    ks_add(out, "elo1", ks_reply_number(test->elo1));
    ks_add(out, "llr", ks_reply_number(r->llr));
    ks_add(out, "lower", ks_reply_number(-ks_sprt_bound()));
    ks_add(out, "upper", ks_reply_number(ks_sprt_bound()));
    ks_add_text(out, "verdict", ks_verdict_name(r->verdict));
    return out;
}

json_t *ks_match_json(const struct ks_pairs *plan, const struct ks_pairs_result *r)
{
    char digest[2 * KS_DIGEST_BYTES + 1];
    json_t *out = json_object(), *scenarios = json_array();
    ks_bytes_write(r->digest, sizeof r->digest, digest);
    ks_add(out, "a", json_player(&plan->player[0], &r->player[0]));
    ks_add(out, "b", json_player(&plan->player[1], &r->player[1]));
    ks_add(out, "seed", json_sprintf("%llu", (unsigned long long)plan->seed));
    set_standing(out, &r->all);
    for (size_t i = 0; i < plan->scenarios; i++)
        json_array_append_new(scenarios, json_scenario(plan->game[i], &r->scenario[i]));
    ks_add(out, "scenarios", scenarios);
    ks_add(out, "sprt", plan->sprt == NULL ? json_null() : json_sprt(plan->sprt, r));
    ks_add(out, "cpu_s", ks_reply_number(r->jobs.cpu));
    ks_add_text(out, "digest", digest);
    if (r->wrong[0] != '\0')
        ks_add_text(out, "first_fault", r->wrong);
    return out;
}
