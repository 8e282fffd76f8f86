#include <stdio.h>
#include <string.h>
#include <unistd.h>

#include "cli/cli.h"
#include "cli/interrupt.h"
#include "cli/match_report.h"
#include "wire/reply.h"

/* ---- what is to be played ---- */

static int read_player(const struct ks_cli *cli, const char *text, struct ks_player *p)
{
    if (!ks_player_parse(text, strlen(text), p))
        return ks_cli_usage(cli, "%.80s is not a player; %s", text,
                            ks_player_choices(text, strlen(text)));
    if (ks_player_is_human(p))
        return ks_cli_usage(cli, "a human cannot play in a match; use kosynier play");
    if (ks_player_bot(p) != NULL)
        return ks_cli_usage(
            cli, "%s: bot:NAME works only in kosynier serve; write exec:COMMAND", text);
    return KS_OK;
}

static int add_scenario(struct ks_cli *cli, const char *name, struct ks_pairs *plan)
{
    if (plan->scenarios == KS_RUN_SCENARIOS)
        return ks_cli_usage(cli, "a match has at most %d scenarios", KS_RUN_SCENARIOS);
    for (size_t i = 0; i < plan->scenarios; i++)
        if (strcmp(plan->game[i]->scenario, name) == 0)
            return ks_cli_usage(cli, "%s is named twice", name);
    int status = ks_cli_game(cli, name);
    if (status == KS_OK)
        plan->game[plan->scenarios++] = cli->game;
    return status;
}

static int make_plan(struct ks_cli *cli, struct ks_pairs *plan)
{
    const struct ks_args *a = &cli->args;
    int status = read_player(cli, a->word[0], &plan->player[0]);
    if (status == KS_OK)
        status = read_player(cli, a->word[1], &plan->player[1]);
    for (size_t i = 2; status == KS_OK && i < a->words; i++)
        status = add_scenario(cli, a->word[i], plan);
    if (status != KS_OK)
        return status;
    if (a->pairs * plan->scenarios > KS_MAX_PAIRS)
        return ks_cli_usage(cli, "--pairs: at most %d over all scenarios", KS_MAX_PAIRS);
    plan->pairs = (uint32_t)a->pairs;
    plan->seed = ks_dice_seed_parse(a->seed == NULL ? "1" : a->seed);
    plan->threads = ks_cli_threads(cli);
    plan->out = a->out;
    plan->hire = ks_cli_hire(cli);
    return KS_OK;
}

/* The last game is given back by the command line. */
static void give_back(const struct ks_cli *cli, const struct ks_pairs *plan)
{
    for (size_t i = 0; i < plan->scenarios; i++)
        if (plan->game[i] != cli->game)
            ks_game_free((struct ks_game *)plan->game[i]);
}

/* ---- playing ---- */

static bool progress(void *context, const struct ks_pentanomial *so_far, uint32_t games)
{
    const struct ks_pairs *plan = context;
    if (!isatty(2))
        return ks_interrupted();
    struct ks_score score = ks_pentanomial_score(so_far);
    fprintf(stderr, "\r%lu of %lu games, score %.3f ± %.3f", (unsigned long)games,
            (unsigned long)(2 * plan->pairs * plan->scenarios), score.mean, score.error);
    if (plan->sprt != NULL)
        fprintf(stderr, ", LLR %.2f ", ks_sprt_llr(plan->sprt, so_far));
    return ks_interrupted();
}

static int play(struct ks_cli *cli, struct ks_pairs *plan)
{
    struct ks_pairs_result r;
    ks_interrupt_catch();
    bool well = ks_pairs_play(plan, &r);
    ks_cli_played(cli, well, &r.jobs);
    if (!well && r.pairs == 0)
        return KS_FAILED;
    bool all = r.pairs == plan->pairs * plan->scenarios || r.verdict != KS_OPEN;
    if (!all)
        fprintf(stderr, "kosynier match: stopped after %lu of %lu pairs\n",
                (unsigned long)r.pairs, (unsigned long)(plan->pairs * plan->scenarios));
    int status = well && all && r.all.errors == 0 ? KS_OK : KS_FAILED;
    if (cli->args.json)
        return ks_reply_print(ks_match_json(plan, &r)) ? KS_FAILED : status;
    ks_match_print(plan, &r);
    return status;
}

int ks_cmd_match(struct ks_cli *cli)
{
    struct ks_sprt test = {cli->args.sprt[0], cli->args.sprt[1]};
    struct ks_pairs plan = {.stop = progress};
    plan.context = &plan;
    if (ks_args_given(&cli->args, "sprt"))
        plan.sprt = &test;
    int status = make_plan(cli, &plan);
    if (status == KS_OK)
        status = play(cli, &plan);
    give_back(cli, &plan);
    return status;
}
