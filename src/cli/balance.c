/* balance: many games of equal players, counted and reported. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "cli/balance.h"
#include "cli/balance_titles.h"
#include "cli/interrupt.h"
#include "driver/spread.h"
#include "wire/reply.h"

static const char usual_levels[] = "greedy,staff";

/* ---- what is asked for ---- */

/* The next player of a comma-separated list. A player's own words have commas too: an item that
 * is not a player belongs to the one before it. */
static size_t next_player(const char *list)
{
    struct ks_player p;
    size_t n = strcspn(list, ",");
    while (list[n] == ',') {
        const char *next = list + n + 1;
        if (ks_player_parse(next, strcspn(next, ",:"), &p))
            break;
        n += 1 + strcspn(next, ",");
    }
    return n;
}

static int read_levels(struct ks_cli *cli, struct ks_balance *b)
{
    const char *at = cli->args.levels == NULL ? usual_levels : cli->args.levels;
    while (*at != '\0') {
        size_t n = next_player(at);
        if (b->levels == KS_BALANCE_LEVELS)
            return ks_cli_usage(cli, "--levels takes up to %d players",
                                KS_BALANCE_LEVELS);
        struct ks_player *p = &b->level[b->levels++];
        if (!ks_player_parse(at, n, p) || p->kind != KS_COMPUTER)
            return ks_cli_usage(cli, "--levels %.*s: not a computer player; %s", (int)n,
                                at, ks_player_choices(at, n));
        at += n + (at[n] == ',');
    }
    return b->levels > 0 ? KS_OK : ks_cli_usage(cli, "--levels names no player");
}

static bool progress(void *context, uint32_t done, uint32_t all)
{
    (void)context;
    if (isatty(2))
        fprintf(stderr, "\r%lu of %lu games ", (unsigned long)done, (unsigned long)all);
    return ks_interrupted();
}

static int make_plan(struct ks_cli *cli, const struct ks_subject *subject,
                     struct ks_balance *b)
{
    const struct ks_args *a = &cli->args;
    struct ks_refusal no;
    int status = read_levels(cli, b);
    if (status != KS_OK)
        return status;
    if (a->games > KS_BALANCE_GAMES)
        return ks_cli_usage(cli, "--games: at most %d", KS_BALANCE_GAMES);
    b->seed = ks_dice_seed_parse(a->seed == NULL ? "1" : a->seed);
    b->games = (uint32_t)a->games;
    b->jobs = ks_cli_threads(cli);
    b->path = a->out;
    b->stop = progress;
    if (ks_balance_arms(b, subject, a->vary == NULL ? "all" : a->vary, a->threshold, &no))
        return KS_OK;
    if (strcmp(no.code, "bad_data") == 0)
        return ks_cli_fail(cli, "%s", no.message);
    return ks_cli_usage(cli, "%s", no.message);
}

/* ---- what comes out ---- */

static bool count(struct ks_balance_report *r)
{
    r->level = calloc(r->run->levels, sizeof *r->level);
    for (size_t i = 0; r->level != NULL && i < r->run->levels; i++) {
        struct ks_level_report *l = &r->level[i];
        size_t arm = ks_balance_arm(r->run, i, KS_ARM_PLAIN);
        if (!ks_arm_count(r->run, arm, &l->result))
            return false;
        l->units = ks_units_count(r->run, arm, l->unit);
        l->rules = ks_rules_count(r->run, arm, l->rule);
    }
    ks_balance_digest(r->run, r->digest);
    return r->level != NULL;
}

static int tell(struct ks_cli *cli, struct ks_balance_report *r)
{
    char error[512];
    int status = KS_OK;
    if (cli->args.html != NULL && ks_spread_is_first() &&
        !ks_balance_html(r, cli->args.html, error, sizeof error))
        status = ks_cli_fail(cli, "%s", error);
    if (cli->args.json)
        return ks_reply_print(ks_balance_json(r)) ? KS_FAILED : status;
    ks_balance_text(r);
    return status;
}

static bool find_fair(struct ks_cli *cli, const struct ks_subject *subject,
                      struct ks_balance_report *r, char error[512])
{
    r->fair = ks_fair_make(r->run);
    if (r->fair != NULL)
        return ks_fair_try(r->fair, r->run, subject, cli->args.out, error);
    snprintf(error, 512, "out of memory");
    return false;
}

static bool is_complete(const struct ks_balance *b)
{
    return b->done == b->games * b->arms;
}

static bool play(struct ks_cli *cli, const struct ks_subject *subject,
                 struct ks_balance *b, struct ks_balance_report *r)
{
    char error[512] = "";
    ks_interrupt_catch();
    bool good = ks_balance_run(b, error);
    if (good && cli->args.threshold && is_complete(b))
        good = find_fair(cli, subject, r, error);
    if (isatty(2))
        fprintf(stderr, "\r%40s\r", "");
    if (b->note[0] != '\0')
        fprintf(stderr, "kosynier balance: %s\n", b->note);
    if (!good)
        ks_cli_fail(cli, "%s", error);
    if (good && (!is_complete(b) || ks_interrupted())) {
        fprintf(stderr, "kosynier balance: stopped after %lu of %lu games%s\n",
                (unsigned long)b->done, (unsigned long)(b->games * b->arms),
                is_complete(b) ? " and some trials" : "");
        return false;
    }
    return good;
}

/* Counts and reports what has been played, which may be only part of the run. */
static int report(struct ks_cli *cli, struct ks_balance_report *r)
{
    const struct ks_balance *b = r->run;
    if (b->record == NULL || b->done == 0)
        return KS_FAILED; /* it has been said why */
    if (!count(r) || (r->title = ks_balance_titles(cli, r->game)) == NULL)
        return ks_cli_fail(cli, "out of memory");
    int status = tell(cli, r);
    for (size_t i = 0; i < b->levels; i++)
        if (r->level[i].result.broken > 0)
            status = KS_FAILED;
    return status;
}

static int balance(struct ks_cli *cli, const struct ks_subject *subject,
                   struct ks_balance *b)
{
    struct ks_balance_report r = {.run = b, .language = cli->args.language};
    int status = make_plan(cli, subject, b);
    if (status != KS_OK)
        return status;
    r.game = b->arm[0].game;
    bool played = play(cli, subject, b, &r);
    status = report(cli, &r);
    free(r.title);
    free(r.level);
    free(r.fair);
    return played ? status : KS_FAILED;
}

int ks_cmd_balance(struct ks_cli *cli)
{
    struct ks_subject subject = {.library = &cli->library,
                                 .scenario = cli->args.word[0],
                                 .option = cli->args.option,
                                 .options = cli->args.options};
    struct ks_balance *b = calloc(1, sizeof *b);
    if (b == NULL)
        return ks_cli_fail(cli, "out of memory");
    int status = balance(cli, &subject, b);
    ks_balance_done(b);
    free(b);
    return status;
}
