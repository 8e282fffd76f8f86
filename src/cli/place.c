/* What most commands start from: a game and a position in it. */
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "cli/cli.h"
#include "driver/helpers.h"
#include "driver/jobs.h"
#include "wire/position.h"

int ks_cli_side(const struct ks_game *g, const char *name)
{
    for (int side = 0; side < 2; side++)
        if (strcmp(g->side[side], name) == 0)
            return side;
    return -1;
}

void ks_cli_played(const struct ks_cli *cli, bool well,
                   const struct ks_jobs_outcome *outcome)
{
    if (isatty(2))
        fprintf(stderr, "\r%60s\r", "");
    if (outcome->note[0] != '\0')
        fprintf(stderr, "kosynier %s: %s\n", cli->command, outcome->note);
    if (!well)
        ks_cli_fail(cli, "%s", outcome->error);
}

unsigned ks_cli_threads(const struct ks_cli *cli)
{
    unsigned n = ks_processors();
    if (cli->args.jobs > 0)
        return cli->args.jobs;
    return n > KS_MAX_JOBS ? KS_MAX_JOBS : n;
}

void ks_cli_words(const struct ks_cli *cli, size_t first, char *out, size_t size)
{
    out[0] = '\0';
    for (size_t i = first; i < cli->args.words; i++) {
        size_t used = strlen(out);
        snprintf(out + used, size - used, "%s%s", i > first ? " " : "",
                 cli->args.word[i]);
    }
}

int ks_cli_seats(const struct ks_cli *cli, const char *other, struct ks_player player[2])
{
    const struct ks_args *a = &cli->args;
    player[0] = player[1] = ks_player(other);
    for (size_t i = 0; i < a->seats; i++) {
        int side = ks_cli_side(cli->game, a->seat[i].side);
        if (side < 0)
            return ks_cli_usage(cli, "--player %s=...: the sides are %s and %s",
                                a->seat[i].side, cli->game->side[0], cli->game->side[1]);
        const char *text = a->seat[i].player;
        if (!ks_player_parse(text, strlen(text), &player[side]))
            return ks_cli_usage(cli, "--player %s=%s: %s", a->seat[i].side, text,
                                ks_player_choices(text, strlen(text)));
        if (ks_player_bot(&player[side]) != NULL)
            return ks_cli_usage(cli,
                                "--player %s=%s: bot:NAME works only in kosynier serve; "
                                "write exec:COMMAND",
                                a->seat[i].side, text);
    }
    return KS_OK;
}

int ks_cli_game(struct ks_cli *cli, const char *scenario)
{
    struct ks_refusal no;
    cli->game = ks_library_game(&cli->library, scenario, cli->args.option,
                                cli->args.options, &no);
    if (cli->game != NULL)
        return KS_OK;
    if (strcmp(no.code, "bad_data") == 0)
        return ks_cli_fail(cli, "%s", no.message);
    return ks_cli_usage(cli, "%s", no.message);
}

int ks_cli_finding(const struct ks_cli *cli, const char *path, const struct ks_finding *f)
{
    if (f->line > 0)
        return ks_cli_fail(cli, "%s:%zu: %s", path, f->line, f->message);
    return ks_cli_fail(cli, "%s: %s", path, f->message);
}

/* Reads and takes apart; the exit code, with a finding unless it is KS_OK. */
static int read_file(const char *path, struct ks_replay *r, struct ks_finding *f)
{
    struct ks_buffer text = {0};
    char error[512];
    *r = (struct ks_replay){0};
    if (!ks_buffer_load(&text, path, KS_REPLAY_MAX_BYTES, error, sizeof error)) {
        ks_buffer_free(&text);
        ks_find(f, 0, 0, "%s",
                error + (strncmp(error, path, strlen(path)) == 0 ? strlen(path) + 2 : 0));
        return KS_USAGE;
    }
    return ks_replay_read(r, &text, f) ? KS_OK : KS_FAILED;
}

int ks_cli_replay(struct ks_cli *cli, const char *path, size_t to, ks_listener *listener,
                  void *context, struct ks_match **match, struct ks_finding *f)
{
    struct ks_replay r;
    bool whole = false;
    *match = NULL;
    int status = read_file(path, &r, f);
    if (status == KS_OK) {
        ks_game_free(cli->game);
        cli->game = ks_library_replay(&cli->library, &r, f);
        if (cli->game != NULL)
            *match = ks_replay_rerun(&r, cli->game, to, listener, context, &whole, f);
        status = whole ? KS_OK : KS_FAILED;
    }
    if (!whole && *match != NULL && !f->foreign) {
        ks_match_free(*match); /* of a spoilt file nothing is shown */
        *match = NULL;
    }
    ks_replay_free(&r);
    return status;
}

static int place_by_replay(struct ks_cli *cli, const char *scenario, struct ks_state *s)
{
    struct ks_match *m;
    struct ks_finding f;
    int status =
        ks_cli_replay(cli, cli->args.replay, (size_t)cli->args.to, NULL, NULL, &m, &f);
    if (status != KS_OK) {
        ks_cli_finding(cli, cli->args.replay, &f);
        ks_match_free(m);
        return status;
    }
    *s = m->state;
    ks_match_free(m);
    if (strcmp(cli->game->scenario, scenario) == 0)
        return KS_OK;
    return ks_cli_usage(cli, "%s is a game of %s, not of %s", cli->args.replay,
                        cli->game->scenario, scenario);
}

/* A file may be a whole request: its options count unless the command line has any. */
static int load_for(struct ks_cli *cli, const char *scenario, json_t *request)
{
    struct ks_refusal no;
    struct ks_args *a = &cli->args;
    const char *own = json_string_value(json_object_get(request, "scenario"));
    if (own != NULL && strcmp(own, scenario) != 0)
        return ks_cli_usage(cli, "%s is a position of %.60s, not of %s", a->position, own,
                            scenario);
    if (a->options == 0 && !ks_position_options(json_object_get(request, "options"),
                                                a->option, &a->options, &no))
        return ks_cli_fail(cli, "%s: %s", a->position, no.message);
    return ks_cli_game(cli, scenario);
}

int ks_cli_position(struct ks_cli *cli, const char *scenario, struct ks_state *s)
{
    struct ks_refusal no;
    const char *path = cli->args.position;
    json_t *request = ks_position_file(path, &no);
    if (request == NULL)
        return strcmp(no.code, "no_file") == 0 ? ks_cli_usage(cli, "%s", no.message)
                                               : ks_cli_fail(cli, "%s", no.message);
    json_t *position = ks_position_inside(request, request);
    int status = load_for(cli, scenario, request);
    if (status == KS_OK && !ks_position_state(cli->game, position, s, &no))
        status = ks_cli_fail(cli, "%s: %s", path, no.message);
    json_decref(position);
    json_decref(request);
    return status;
}

int ks_cli_place(struct ks_cli *cli, const char *scenario, struct ks_state *s)
{
    const struct ks_args *a = &cli->args;
    if (a->replay != NULL && a->position != NULL)
        return ks_cli_usage(cli, "either --replay or --position, not both");
    if (a->to != 0 && a->replay == NULL)
        return ks_cli_usage(cli, "--to needs --replay FILE");
    if (a->replay != NULL && a->options > 0)
        return ks_cli_usage(cli, "a replay has its own options; leave --option out");
    if (a->replay != NULL)
        return place_by_replay(cli, scenario, s);
    if (a->position != NULL)
        return ks_cli_position(cli, scenario, s);
    int status = ks_cli_game(cli, scenario);
    if (status == KS_OK)
        ks_setup(cli->game, s);
    return status;
}
