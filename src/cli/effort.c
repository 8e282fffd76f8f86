/* kosynier effort: what a scenario costs the people who play it. */
#include <stdio.h>
#include <stdlib.h>
#include <unistd.h>

#include "base/text.h"
#include "cli/cli.h"
#include "cli/interrupt.h"
#include "driver/effort.h"
#include "driver/jobs.h"
#include "wire/reply.h"

enum { MOST_GAMES = 1000 };

struct run {
    const struct ks_game *g;
    uint64_t seed;
    uint32_t games;
};

static void work(void *context, uint32_t job, void *record)
{
    const struct run *run = context;
    ks_effort_play(run->g, run->seed, job, record);
}

static bool stop(void *context, const unsigned char *done, const void *records,
                 uint32_t finished)
{
    const struct run *run = context;
    (void)done, (void)records;
    if (isatty(2))
        fprintf(stderr, "\r%lu of %lu games ", (unsigned long)finished,
                (unsigned long)run->games);
    return ks_interrupted();
}

/* Sums over the games that were played, and the most that one of them cost. */
struct sum {
    struct ks_effort_side side;
    uint32_t worst;
};

static uint32_t add_up(const struct ks_effort *game, const unsigned char *done,
                       uint32_t games, struct sum sum[2])
{
    uint32_t n = 0;
    for (uint32_t i = 0; i < games; i++) {
        if (!done[i])
            continue;
        n++;
        for (int side = 0; side < 2; side++) {
            const struct ks_effort_side *e = &game[i].side[side];
            struct sum *s = &sum[side];
            s->side.inputs += e->inputs;
            s->side.decisions += e->decisions;
            s->worst = e->inputs > s->worst ? e->inputs : s->worst;
            for (int k = 0; k < KS_ORDER_KINDS; k++)
                s->side.by_kind[k] += e->by_kind[k];
            for (int t = 0; t < KS_EFFORT_TURNS; t++)
                s->side.by_turn[t] += e->by_turn[t];
        }
    }
    return n;
}

/* The mean, to the nearest whole number. */
static uint32_t mean(uint32_t sum, uint32_t n)
{
    return n == 0 ? 0 : (sum + n / 2) / n;
}

static json_t *side_json(const struct ks_game *g, const struct sum *s, uint32_t n)
{
    json_t *out = json_object(), *kinds = json_object(), *turns = json_array();
    ks_add_int(out, "inputs", mean(s->side.inputs, n));
    ks_add_int(out, "inputs_worst", s->worst);
    ks_add_int(out, "decisions", mean(s->side.decisions, n));
    for (int k = 0; k < KS_ORDER_KINDS; k++)
        ks_add_int(kinds, ks_order_kind_name((enum ks_order_kind)k),
                   mean(s->side.by_kind[k], n));
    for (int t = 0; t <= g->turns && t < KS_EFFORT_TURNS; t++)
        json_array_append_new(turns, json_integer(mean(s->side.by_turn[t], n)));
    ks_add(out, "by_kind", kinds);
    ks_add(out, "by_turn", turns);
    return out;
}

static void print_sums(const struct ks_game *g, const struct sum sum[2], uint32_t n)
{
    printf("%s: %s played by orders\n", g->scenario, ks_count(n, "game").text);
    for (int side = 0; side < 2; side++) {
        printf("  %-10s %s, at worst %lu, for %s:", g->side[side],
               ks_count(mean(sum[side].side.inputs, n), "input").text,
               (unsigned long)sum[side].worst,
               ks_count(mean(sum[side].side.decisions, n), "decision").text);
        for (int k = 0; k < KS_ORDER_KINDS; k++)
            if (sum[side].side.by_kind[k] > 0)
                printf(" %s %lu", ks_order_kind_name((enum ks_order_kind)k),
                       (unsigned long)mean(sum[side].side.by_kind[k], n));
        printf("\n");
    }
}

static int tell(const struct ks_cli *cli, const struct sum sum[2], uint32_t n)
{
    const struct ks_game *g = cli->game;
    if (!cli->args.json) {
        print_sums(g, sum, n);
        return KS_OK;
    }
    json_t *out = json_object();
    ks_add_text(out, "scenario", g->scenario);
    ks_add_int(out, "games", n);
    ks_add(out, "sides",
           ks_reply_sides(g, side_json(g, &sum[0], n), side_json(g, &sum[1], n)));
    return ks_reply_print(out) ? KS_FAILED : KS_OK;
}

int ks_cmd_effort(struct ks_cli *cli)
{
    int status = ks_cli_game(cli, cli->args.word[0]);
    if (status != KS_OK)
        return status;
    if (cli->args.games > MOST_GAMES)
        return ks_cli_usage(cli, "--games: at most %d", MOST_GAMES);
    struct run run = {cli->game,
                      ks_dice_seed_parse(cli->args.seed == NULL ? "1" : cli->args.seed),
                      (uint32_t)cli->args.games};
    struct ks_jobs jobs = {.n = run.games,
                           .threads = ks_cli_threads(cli),
                           .record = sizeof(struct ks_effort),
                           .work = work,
                           .stop = stop,
                           .context = &run};
    struct ks_jobs_outcome outcome;
    struct sum sum[2] = {0};
    struct ks_effort *game = calloc(run.games, sizeof *game);
    unsigned char *done = calloc(run.games, 1);
    ks_interrupt_catch();
    if (game == NULL || done == NULL)
        status = ks_cli_fail(cli, "out of memory; ask for fewer games with --games N");
    else {
        bool well = ks_jobs_run(&jobs, game, done, &outcome);
        ks_cli_played(cli, well, &outcome);
        uint32_t n = add_up(game, done, run.games, sum);
        status = n == 0 ? KS_FAILED : tell(cli, sum, n);
        if (n < run.games)
            status = KS_FAILED;
    }
    free(game);
    free(done);
    return status;
}
