#include <stdio.h>
#include <string.h>
#include <unistd.h>

#include "base/text.h"
#include "cli/cli.h"
#include "cli/interrupt.h"
#include "driver/calibration.h"
#include "wire/reply.h"

enum { MOST_GAMES = 100000 };

static bool progress(void *context, uint32_t done, uint32_t of)
{
    (void)context;
    if (isatty(2))
        fprintf(stderr, "\r%lu of %lu games ", (unsigned long)done, (unsigned long)of);
    return ks_interrupted();
}

/* ---- JSON ---- */

static double rounded(double x)
{
    return (double)(long long)(x * 10000 + (x < 0 ? -0.5 : 0.5)) / 10000;
}

static json_t *bins(const struct ks_calibration *c)
{
    json_t *list = json_array();
    for (int i = 0; i < KS_BINS; i++) {
        const struct ks_bin *b = &c->bin[i];
        double n = b->n == 0 ? 1 : b->n;
        json_array_append_new(
            list, json_pack("{s:f, s:f, s:I, s:f, s:f}", "from", rounded(i / 10.0), "to",
                            rounded((i + 1) / 10.0), "n", (json_int_t)b->n, "chance",
                            rounded(b->chance / n), "result", rounded(b->result / n)));
    }
    return list;
}

static json_t *json_part(const char *name, const struct ks_calibration *c)
{
    return json_pack("{s:s, s:I, s:I, s:f, s:f, s:{s:I, s:f, s:f, s:f}, s:o}", "scenario",
                     name, "games", (json_int_t)c->games, "positions",
                     (json_int_t)c->positions, "brier", rounded(c->brier), "ece",
                     rounded(c->ece), "held_out", "positions", (json_int_t)c->held,
                     "chance", rounded(c->held_brier), "logistic", rounded(c->logistic),
                     "constant", rounded(c->constant), "bins", bins(c));
}

static int print_json(const struct ks_calibrating *how, const struct ks_calibration *c)
{
    json_t *out = json_object(), *list = json_array();
    for (size_t i = 0; i < how->scenarios; i++)
        json_array_append_new(list, json_part(how->game[i]->scenario, &c[i]));
    ks_add_text(out, "player", how->player.text);
    ks_add(out, "seed", json_sprintf("%llu", (unsigned long long)how->seed));
    ks_add(out, "scenarios", list);
    ks_add(out, "all", json_part("all", &c[how->scenarios]));
    return ks_reply_print(out);
}

/* ---- text ---- */

static void print_part(const char *name, const struct ks_calibration *c)
{
    printf("%s: %s, %s\n", name, ks_count(c->games, "game").text,
           ks_count(c->positions, "position").text);
    printf("  judged at       positions   mean chance   share won\n");
    for (int i = 0; i < KS_BINS; i++) {
        const struct ks_bin *b = &c->bin[i];
        printf("  %3d to %3d %% %12lu", 10 * i, 10 * (i + 1), (unsigned long)b->n);
        if (b->n > 0)
            printf("      %6.1f %%    %6.1f %%", 100 * b->chance / b->n,
                   100 * b->result / b->n);
        putchar('\n');
    }
    printf("  Brier score %.4f, expected calibration error %.1f points\n", c->brier,
           100 * c->ece);
    printf("  held out (%s): win chance %.4f, logistic of points and turn "
           "%.4f, share won %.4f\n",
           ks_count(c->held, "position").text, c->held_brier, c->logistic, c->constant);
}

static void print_text(const struct ks_calibrating *how, const struct ks_calibration *c)
{
    for (size_t i = 0; i < how->scenarios; i++)
        print_part(how->game[i]->scenario, &c[i]);
    if (how->scenarios > 1)
        print_part("all", &c[how->scenarios]);
}

/* ---- the command ---- */

static int read_how(struct ks_cli *cli, struct ks_calibrating *how)
{
    const struct ks_args *a = &cli->args;
    const char *kind = a->kind == NULL ? "staff" : a->kind;
    if (a->games > MOST_GAMES)
        return ks_cli_usage(cli, "--games: at most %d here", MOST_GAMES);
    if (!ks_player_parse(kind, strlen(kind), &how->player) ||
        how->player.kind != KS_COMPUTER)
        return ks_cli_usage(cli, "--player %s: not a computer player; %s", kind,
                            ks_player_choices(kind, strlen(kind)));
    how->seed = ks_dice_seed_parse(a->seed == NULL ? "1" : a->seed);
    how->games = (uint32_t)a->games;
    how->threads = ks_cli_threads(cli);
    how->path = a->out;
    return KS_OK;
}

static int run(const struct ks_cli *cli, const struct ks_calibrating *how)
{
    struct ks_calibration c[KS_RUN_SCENARIOS + 1];
    struct ks_jobs_outcome outcome;
    ks_interrupt_catch();
    bool played = ks_calibrate(how, c, &outcome);
    ks_cli_played(cli, played, &outcome);
    if (!played)
        return KS_FAILED;
    if (outcome.stopped)
        fprintf(stderr, "kosynier calibrate: stopped after %s\n",
                ks_count(outcome.finished, "game").text);
    int status = outcome.stopped ? KS_FAILED : KS_OK;
    if (cli->args.json)
        return print_json(how, c) ? KS_FAILED : status;
    print_text(how, c);
    return status;
}

int ks_cmd_calibrate(struct ks_cli *cli)
{
    struct ks_calibrating how = {.stop = progress};
    struct ks_game *game[KS_RUN_SCENARIOS];
    size_t n = 0;
    int status = read_how(cli, &how);
    if (status == KS_OK && cli->args.words > KS_RUN_SCENARIOS)
        status = ks_cli_usage(cli, "at most %d scenarios", KS_RUN_SCENARIOS);
    while (status == KS_OK && n < cli->args.words) {
        status = ks_cli_game(cli, cli->args.word[n]);
        if (status != KS_OK)
            break;
        how.game[n] = game[n] = cli->game;
        cli->game = NULL;
        n++;
    }
    how.scenarios = n;
    if (status == KS_OK)
        status = run(cli, &how);
    for (size_t i = 0; i < n; i++)
        ks_game_free(game[i]);
    return status;
}
