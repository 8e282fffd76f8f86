#include <errno.h>
#include <stdio.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#include "base/text.h"
#include "cli/cli.h"
#include "cli/interrupt.h"
#include "driver/experiment.h"
#include "wire/reply.h"

static bool progress(void *context, uint32_t done)
{
    const struct ks_plan *plan = context;
    if (isatty(2))
        fprintf(stderr, "\r%lu of %lu games ", (unsigned long)done,
                (unsigned long)plan->games);
    return ks_interrupted();
}

static double mean(double sum, uint32_t n)
{
    return n == 0 ? 0
                  : (double)(long long)(sum / n * 1000 + (sum < 0 ? -0.5 : 0.5)) / 1000;
}

/* Not known for games of an earlier run. */
static uint64_t rate(const struct ks_tally *t)
{
    return t->jobs.cpu > 0 && t->jobs.kept == 0
               ? (uint64_t)((double)t->decisions / t->jobs.cpu)
               : 0;
}

static json_t *json_tally(const struct ks_plan *plan, const struct ks_tally *t)
{
    char digest[2 * KS_DIGEST_BYTES + 1];
    const struct ks_game *g = plan->game;
    json_t *out = json_object();
    ks_bytes_write(t->digest, sizeof t->digest, digest);
    ks_add_text(out, "scenario", g->scenario);
    ks_add(out, "players",
           json_pack("{s:s, s:s}", g->side[0], plan->player[0].text, g->side[1],
                     plan->player[1].text));
    ks_add(out, "seed", json_sprintf("%llu", (unsigned long long)plan->seed));
    ks_add_int(out, "games", t->done);
    ks_add_int(out, "finished", t->finished);
    ks_add_int(out, "errors", t->errors);
    ks_add(out, "wins",
           json_pack("{s:I, s:I, s:I}", g->side[0], (json_int_t)t->wins[0], g->side[1],
                     (json_int_t)t->wins[1], "draw", (json_int_t)t->wins[2]));
    if (t->forfeits[0] + t->forfeits[1] > 0)
        ks_add(out, "forfeits",
               ks_reply_sides(g, json_integer(t->forfeits[0]),
                              json_integer(t->forfeits[1])));
    ks_add(out, "points",
           ks_reply_sides(g, json_real(mean((double)t->points[0], t->finished)),
                          json_real(mean((double)t->points[1], t->finished))));
    ks_add(out, "turns", json_real(mean((double)t->turns, t->finished)));
    ks_add_int(out, "decisions", (json_int_t)t->decisions);
    ks_add_int(out, "rolls", (json_int_t)t->chances);
    ks_add(out, "cpu_s", json_real(mean(t->jobs.cpu, 1)));
    ks_add_int(out, "decisions_per_cpu_s", (json_int_t)rate(t));
    ks_add_text(out, "digest", digest);
    if (t->wrong[0] != '\0')
        ks_add_text(out, "first_error", t->wrong);
    return out;
}

static void print_tally(const struct ks_plan *plan, const struct ks_tally *t)
{
    char digest[2 * KS_DIGEST_BYTES + 1];
    const struct ks_game *g = plan->game;
    ks_bytes_write(t->digest, sizeof t->digest, digest);
    printf("%s: %s, %lu finished, %s\n", g->scenario, ks_count(t->done, "game").text,
           (unsigned long)t->finished, ks_count(t->errors, "error").text);
    for (int side = 0; side < 2; side++)
        printf("  %-10s %-8s %6lu won, %.1f points\n", g->side[side],
               plan->player[side].text, (unsigned long)t->wins[side],
               mean((double)t->points[side], t->finished));
    printf("  %-19s %6lu\n", "draws", (unsigned long)t->wins[2]);
    printf("  %.1f turns and %.0f decisions a game, %s per CPU second\n",
           mean((double)t->turns, t->finished), mean((double)t->decisions, t->done),
           ks_count(rate(t), "decision").text);
    printf("  digest %s\n", digest);
    if (t->wrong[0] != '\0')
        printf("  first error: %s\n", t->wrong);
}

/* A folder that can be written to; errno says why not. */
static bool make_folder(const char *path)
{
    struct stat now;
    if (mkdir(path, 0777) == 0)
        return true;
    if (errno != EEXIST || stat(path, &now) != 0)
        return false;
    if (S_ISDIR(now.st_mode))
        return access(path, W_OK | X_OK) == 0;
    errno = ENOTDIR;
    return false;
}

static int make_plan(struct ks_cli *cli, struct ks_plan *plan)
{
    const struct ks_args *a = &cli->args;
    int status = ks_cli_game(cli, a->word[0]);
    if (status == KS_OK)
        status = ks_cli_seats(cli, "random", plan->player);
    if (status != KS_OK)
        return status;
    if (ks_player_is_human(&plan->player[0]) || ks_player_is_human(&plan->player[1]))
        return ks_cli_usage(cli,
                            "a human cannot play in a simulation; use kosynier play");
    if (a->games > KS_MAX_GAMES)
        return ks_cli_usage(cli, "--games: at most %d", KS_MAX_GAMES);
    if (a->replays != NULL && a->out != NULL)
        return ks_cli_usage(
            cli,
            "give either --replays or --out: games of an earlier run have no replay");
    if (a->replays != NULL && a->features != NULL)
        return ks_cli_usage(cli, "give either --replays or --features");
    if (a->replays != NULL && !make_folder(a->replays))
        return ks_cli_fail(
            cli,
            "%s: cannot write replays there: %s; name another folder with --replays DIR",
            a->replays, strerror(errno));
    plan->game = cli->game;
    plan->hire = ks_cli_hire(cli);
    plan->seed = ks_dice_seed_parse(a->seed == NULL ? "1" : a->seed);
    plan->games = (uint32_t)a->games;
    plan->jobs = ks_cli_threads(cli);
    plan->replays = a->replays;
    plan->out = a->out;
    plan->features = a->features;
    return KS_OK;
}

int ks_cmd_sim(struct ks_cli *cli)
{
    struct ks_plan plan = {.stop = progress};
    struct ks_tally t;
    plan.context = &plan;
    int status = make_plan(cli, &plan);
    if (status != KS_OK)
        return status;
    ks_interrupt_catch();
    bool played = ks_experiment(&plan, &t);
    ks_cli_played(cli, played, &t.jobs);
    if (!played && t.done == 0)
        return KS_FAILED;
    if (t.done < plan.games)
        fprintf(stderr, "kosynier sim: stopped after %lu of %lu games\n",
                (unsigned long)t.done, (unsigned long)plan.games);
    status = !played || t.errors > 0 || t.done < plan.games ? KS_FAILED : KS_OK;
    if (cli->args.json)
        return ks_reply_print(json_tally(&plan, &t)) ? KS_FAILED : status;
    print_tally(&plan, &t);
    return status;
}
