/* bot-check: plays games against a bot and reports what it does wrong. */
#include <stdio.h>
#include <string.h>

#include "base/text.h"
#include "cli/cli.h"
#include "cli/interrupt.h"
#include "driver/match.h"
#include "driver/outside_process.h"
#include "wire/reply.h"

enum { GAMES = 4 };

/* Both sides, against a random and against a competent player. */
static const struct trial {
    int side;
    const char *opponent;
} trials[GAMES] = {{0, "random"}, {1, "random"}, {0, "greedy"}, {1, "greedy"}};

struct found { /* in one game */
    uint32_t decisions;
    uint64_t slowest; /* ms */
    const char *result, *how;
    bool lingered; /* it had to be killed at the end */
    char fault[KS_FAULT_ROOM];
};

/* ---- playing ---- */

/* Asks the player whose turn it is. False if the game cannot continue. */
static bool ask(struct ks_match *m, const struct trial *t, struct found *f)
{
    struct ks_asked asked;
    struct ks_action a;
    struct ks_refusal no;
    if (!ks_match_asks(m, &asked))
        return false;
    int side = (int)ks_actor(&m->state);
    uint64_t start = ks_process_clock();
    bool decided = ks_player_decide(&asked, &a);
    uint64_t took = ks_process_clock() - start;
    ks_match_minds(m, side, &asked.mind);
    if (side == t->side) {
        f->decisions++;
        f->slowest = took > f->slowest ? took : f->slowest;
    }
    if (decided)
        return ks_match_apply(m, a, 0, &no);
    return asked.fault[0] != '\0' && ks_match_fail(m, side, asked.fault, &no);
}

static void sum_up(struct ks_match *m, struct found *f)
{
    bool over = ks_match_over(m);
    int winner = over ? ks_match_winner(m) : KS_NOBODY;
    f->result = winner < 2 ? m->game->side[winner] : over ? "draw" : "none";
    f->how = !over                         ? "stopped"
             : m->ended == KS_ENTRY_ACTION ? "rules"
                                           : ks_entry_kind_name(m->ended);
    memcpy(f->fault, m->fault, sizeof f->fault);
    for (int side = 0; side < 2; side++)
        f->lingered |= !ks_outside_free(ks_match_release(m, side));
}

/* False if out of memory. */
static bool play(struct ks_cli *cli, uint32_t number, struct found *f)
{
    const struct trial *t = &trials[number];
    struct ks_match_terms terms;
    struct ks_dice dice;
    struct ks_refusal no;
    char text[KS_PLAYER_ROOM];
    const char *seed = cli->args.seed == NULL ? "1" : cli->args.seed;
    snprintf(text, sizeof text, "exec:%s", cli->args.word[0]);
    terms = (struct ks_match_terms){0};
    terms.player[t->side] = ks_player(text);
    terms.player[!t->side] = ks_player(t->opponent);
    ks_dice_simulate(&dice, ks_dice_seed_parse(seed), number, cli->game->scenario);
    struct ks_match *m = ks_match_new(cli->game, NULL, &dice, &terms);
    if (m == NULL)
        return false;
    m->apart = true; /* every decision is timed here */
    ks_match_hire(m, &cli->hire);
    bool going = ks_match_go(m, 0, &no);
    while (going && !ks_match_over(m) && !ks_interrupted())
        going = ask(m, t, f);
    sum_up(m, f);
    ks_match_free(m);
    return true;
}

/* ---- telling ---- */

static void print_game(const struct ks_cli *cli, int number, const struct found *f)
{
    const struct trial *t = &trials[number];
    const char *side = cli->game->side[t->side];
    const char *end = strcmp(f->result, side) == 0     ? "won"
                      : strcmp(f->result, "draw") == 0 ? "drawn"
                      : strcmp(f->result, "none") == 0 ? "not finished"
                                                       : "lost";
    printf("  %s against %s: %s (%s), %s, the slowest %llu ms\n", side, t->opponent, end,
           f->how, ks_count(f->decisions, "decision").text,
           (unsigned long long)f->slowest);
    if (f->fault[0] != '\0')
        printf("    fault: %s\n", f->fault);
    if (f->lingered)
        puts("    note: it did not exit within half a second after its input ended and "
             "was killed");
    fflush(stdout);
}

static json_t *json_game(const struct ks_cli *cli, int number, const struct found *f)
{
    const struct trial *t = &trials[number];
    json_t *out = json_object();
    ks_add_text(out, "side", cli->game->side[t->side]);
    ks_add_text(out, "opponent", t->opponent);
    ks_add_text(out, "result", f->result);
    ks_add_text(out, "how", f->how);
    ks_add_int(out, "decisions", f->decisions);
    ks_add_int(out, "slowest_ms", (json_int_t)f->slowest);
    ks_add_bool(out, "lingered", f->lingered);
    ks_add_text(out, "fault", f->fault[0] == '\0' ? NULL : f->fault);
    return out;
}

static int conclude(struct ks_cli *cli, int faults, json_t *games)
{
    bool stopped = ks_interrupted();
    bool conforms = faults == 0 && !stopped;
    if (stopped)
        fputs("kosynier bot-check: interrupted\n", stderr);
    if (!cli->args.json) {
        json_decref(games);
        if (faults > 0)
            printf("does not conform: %d of %d games lost by a fault\n", faults, GAMES);
        else if (conforms)
            puts("conforms");
        return conforms ? KS_OK : KS_FAILED;
    }
    json_t *out = json_object();
    ks_add_text(out, "command", cli->args.word[0]);
    ks_add_text(out, "scenario", cli->game->scenario);
    ks_add_bool(out, "conforms", conforms);
    ks_add(out, "games", games);
    return ks_reply_print(out) || !conforms ? KS_FAILED : KS_OK;
}

static bool is_command(const char *command)
{
    char text[KS_PLAYER_ROOM];
    struct ks_player p;
    int n = snprintf(text, sizeof text, "exec:%s", command);
    return n > 0 && (size_t)n < sizeof text && ks_player_parse(text, (size_t)n, &p);
}

int ks_cmd_bot_check(struct ks_cli *cli)
{
    const struct ks_args *a = &cli->args;
    if (!is_command(a->word[0]))
        return ks_cli_usage(cli, "COMMAND is one line of at most %d bytes",
                            KS_PLAYER_ROOM - 6);
    int faults = 0,
        status = ks_cli_game(cli, a->words > 1 ? a->word[1] : "szczekociny/wywla");
    if (status != KS_OK)
        return status;
    ks_cli_hire(cli);
    cli->hire.report = NULL; /* reported below, with the game */
    cli->hire.stop = ks_interrupted;
    ks_interrupt_catch();
    json_t *games = json_array();
    for (int i = 0; i < GAMES && !ks_interrupted(); i++) {
        struct found f = {0};
        if (!play(cli, (uint32_t)i, &f)) {
            json_decref(games);
            return ks_cli_fail(cli, "out of memory");
        }
        faults += f.fault[0] != '\0';
        if (!a->json)
            print_game(cli, i, &f);
        json_array_append_new(games, json_game(cli, i, &f));
    }
    return conclude(cli, faults, games);
}
