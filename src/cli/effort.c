/* kosynier effort: what a game costs the people who play it. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#include "cli/cli.h"
#include "cli/effort_report.h"
#include "cli/interrupt.h"
#include "data/list.h"
#include "driver/cover.h"
#include "driver/jobs.h"

/* ---- many games ---- */

struct run {
    const struct ks_cli *cli;
    const struct ks_game *g;
    uint64_t seed;
    uint32_t games;
    atomic_bool hurry;
};

/* The result of a job; played or covered may be missing. */
struct pair {
    struct ks_effort played, cover;
    bool has_played, has_cover;
};

static void work(void *context, uint32_t job, void *record)
{
    struct run *run = context;
    struct pair *p = record;
    const struct ks_args *a = &run->cli->args;
    if (!a->cover)
        p->has_played =
            ks_effort_play(run->g, run->seed, job, &run->hurry, NULL, NULL, &p->played);
    if (!a->lengths)
        p->has_cover =
            ks_effort_cover(run->g, run->seed, job, &run->hurry, NULL, NULL, &p->cover);
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

static void add_up(struct ks_effort_report *r, const struct pair *game,
                   const unsigned char *done, uint32_t games)
{
    for (uint32_t i = 0; i < games; i++) {
        if (done[i] && game[i].has_played)
            ks_effort_add(&r->played, &game[i].played);
        if (done[i] && game[i].has_cover)
            ks_effort_add(&r->cover, &game[i].cover);
    }
}

static int tell(const struct ks_cli *cli, const struct ks_effort_report *r)
{
    if (r->played.games == 0 && r->cover.games == 0)
        return ks_cli_fail(cli, "no game was finished; there is nothing to tell");
    if (cli->args.lengths)
        ks_effort_report_length(r);
    else if (cli->args.json)
        return ks_effort_report_json(r) ? KS_OK : KS_FAILED;
    else
        ks_effort_report_text(r);
    return KS_OK;
}

static int measure_games(struct ks_cli *cli)
{
    enum { GAMES = 12, FEWER = 6 }; /* fewer where the games are long */
    const struct ks_args *a = &cli->args;
    uint32_t games = ks_has_activations(cli->game) ? GAMES : FEWER;
    struct run run = {.cli = cli,
                      .g = cli->game,
                      .seed = ks_dice_seed_parse(a->seed == NULL ? "1" : a->seed),
                      .games = ks_args_given(a, "games:effort") ? a->games : games};
    struct ks_jobs jobs = {.n = run.games,
                           .threads = ks_cli_threads(cli),
                           .record = sizeof(struct pair),
                           .work = work,
                           .stop = stop,
                           .context = &run,
                           .hurry = &run.hurry};
    struct ks_jobs_outcome outcome;
    struct ks_effort_report report = {
        .g = cli->game, .options = a->options, .option = a->option};
    struct pair *game = calloc(run.games, sizeof *game);
    unsigned char *done = calloc(run.games, 1);
    int status;
    if (game == NULL || done == NULL)
        status = ks_cli_fail(cli, "out of memory; ask for fewer games with --games N");
    else {
        ks_cli_played(cli, ks_jobs_run(&jobs, game, done, &outcome), &outcome);
        add_up(&report, game, done, run.games);
        status = tell(cli, &report);
        if (outcome.finished < run.games)
            status = KS_FAILED;
    }
    free(game);
    free(done);
    return status;
}

/* ---- the orders of one game ---- */

static void tell_order(void *context, const struct ks_effort_order *given)
{
    const struct ks_game *g = context;
    char text[KS_ORDER_TEXT];
    ks_order_text(g, given->order, text, sizeof text);
    printf("%u %s %u %s\n", given->turn, g->side[given->side], given->price, text);
}

static int list_orders(struct ks_cli *cli)
{
    uint64_t seed = ks_dice_seed_parse(cli->args.seed == NULL ? "1" : cli->args.seed);
    struct ks_effort e;
    bool told = (cli->args.cover ? ks_effort_cover : ks_effort_play)(
        cli->game, seed, 0, NULL, tell_order, cli->game, &e);
    return told ? KS_OK : ks_cli_fail(cli, "out of memory; close other programs");
}

/* ---- one replay ---- */

static bool progress(void *context, unsigned done)
{
    unsigned *told = context;
    if (isatty(2) && done / 10 != *told) {
        *told = done / 10;
        fprintf(stderr, "\r%u %% ", *told);
    }
    return ks_interrupted();
}

static int measure_replay(struct ks_cli *cli, const char *path)
{
    unsigned told = 1000;
    struct ks_cover_terms terms = {.stop = progress, .context = &told};
    struct ks_effort_report report = {0};
    struct ks_effort cover;
    struct ks_match *m;
    struct ks_finding f;
    if (ks_args_given(&cli->args, "option seed games:effort lengths orders"))
        return ks_cli_usage(cli, "a replay is one game with its own options: leave "
                                 "--option, --seed, --games, --lengths and --orders out");
    int status = ks_cli_replay(cli, path, 0, NULL, NULL, &m, &f);
    if (status != KS_OK) {
        ks_cli_finding(cli, path, &f);
        fputs("Name a replay that kosynier verify accepts, or a scenario of kosynier "
              "list.\n",
              stderr);
    } else if (!ks_cover(m, &terms, &cover))
        status =
            ks_cli_fail(cli, "stopped early; a game is covered as a whole or not at all");
    else {
        report.g = m->game;
        ks_effort_add(&report.cover, &cover);
        status = tell(cli, &report);
    }
    if (isatty(2))
        fputs("\r       \r", stderr);
    ks_match_free(m);
    return status;
}

/* ---- the scenario ---- */

static bool ends_early(const struct ks_game *g)
{
    return g->win_at[0] != 0 || g->win_at[1] != 0;
}

/* Loads the game with one more option; keeps it if points no longer end it early. */
static bool is_longer(struct ks_cli *cli, const char *name, const char *value)
{
    struct ks_args *a = &cli->args;
    struct ks_refusal no;
    for (size_t i = 0; i < a->options; i++)
        if (strcmp(a->option[i].name, name) == 0) /* the player has said it */
            return false;
    if (a->options == KS_MAX_OPTIONS)
        return false;
    struct ks_option *o = &a->option[a->options];
    snprintf(o->name, sizeof o->name, "%s", name);
    snprintf(o->value, sizeof o->value, "%s", value);
    struct ks_game *g = ks_library_game(&cli->library, cli->game->scenario, a->option,
                                        a->options + 1, &no);
    if (g == NULL || ends_early(g)) {
        ks_game_free(g);
        return false;
    }
    ks_game_free(cli->game);
    cli->game = g;
    a->options++;
    return true;
}

/* Where points can end a game early and it has an option by which they do not, that one is taken
 * unless the player says otherwise: early endings make a game look short. */
static int load(struct ks_cli *cli, const char *scenario)
{
    int status = ks_cli_game(cli, scenario);
    struct ks_scenario_info info;
    struct ks_data_report report;
    if (status != KS_OK || !ends_early(cli->game))
        return status;
    ks_report_init(&report);
    for (size_t n = 0; ks_scenario_list(&cli->library.source, n, &info, &report); n++)
        for (size_t i = 0;
             strcmp(info.name, cli->game->scenario) == 0 && i < info.game.options; i++)
            for (size_t k = 0; k < info.game.option[i].values; k++)
                if (is_longer(cli, info.game.option[i].name,
                              info.game.option[i].value[k]))
                    return KS_OK;
    return KS_OK;
}

static bool is_replay(const char *word)
{
    size_t n = strlen(word);
    struct stat file;
    return (n > 4 && strcmp(word + n - 4, ".ksr") == 0) ||
           (stat(word, &file) == 0 && S_ISREG(file.st_mode));
}

int ks_cmd_effort(struct ks_cli *cli)
{
    const char *word = cli->args.word[0];
    if (cli->args.cover && cli->args.lengths)
        return ks_cli_usage(cli, "lengths come from games played by orders: leave out "
                                 "--cover or --lengths");
    ks_interrupt_catch();
    if (is_replay(word))
        return measure_replay(cli, word);
    int status = load(cli, word);
    if (status != KS_OK)
        return status;
    return cli->args.orders ? list_orders(cli) : measure_games(cli);
}
