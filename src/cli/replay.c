#include <string.h>

#include "cli/board.h"
#include "cli/cli.h"
#include "cli/tell.h"
#include "wire/log.h"
#include "wire/reply.h"

/* Both ways of telling; they learn the game with the first entry, when it has been
 * loaded. */
struct viewer {
    const struct ks_cli *cli;
    struct ks_teller teller;
    struct ks_log log;
};

static bool known_side(const struct ks_cli *cli)
{
    return cli->args.side == NULL || ks_cli_side(cli->game, cli->args.side) >= 0;
}

/* The viewer: --side, or one who sees everything. */
static int watcher(const struct ks_cli *cli)
{
    return cli->args.side == NULL ? KS_TELL_ALL : ks_cli_side(cli->game, cli->args.side);
}

static void tell(void *context, const struct ks_told *told)
{
    struct viewer *v = context;
    if (!known_side(v->cli))
        return; /* no such side */
    if (v->teller.game == NULL) {
        ks_teller_init(&v->teller, v->cli->game, v->cli->args.language, watcher(v->cli));
        v->teller.numbers = true;
    }
    ks_tell(&v->teller, told);
}

static void write_log(void *context, const struct ks_told *told)
{
    struct viewer *v = context;
    v->log.game = v->cli->game;
    v->log.language = v->cli->args.language;
    v->log.watcher = watcher(v->cli);
    v->log.all = v->log.watcher == KS_TELL_ALL;
    ks_log_entry(&v->log, told);
}

static int print_json(const struct ks_cli *cli, const struct ks_match *m,
                      const struct ks_state *seen, json_t *log)
{
    json_t *out = json_object();
    const struct ks_game *g = m->game;
    ks_add_text(out, "scenario", g->scenario);
    ks_add(out, "options", ks_reply_options(g));
    ks_add_text(out, "dice", ks_dice_kind_name(m->dice.kind));
    ks_reply_status(out, m, cli->args.language);
    ks_add(out, "hash", ks_reply_hash(ks_hash(g, seen)));
    ks_add(out, "units", ks_reply_units(g, seen));
    ks_add(out, "log", log);
    return ks_reply_print(out);
}

static int show(struct ks_cli *cli, struct viewer *v, const struct ks_match *m)
{
    struct ks_state seen = m->state;
    if (watcher(cli) != KS_TELL_ALL)
        ks_view(m->game, &m->state, watcher(cli), &seen);
    if (cli->args.json)
        return print_json(cli, m, &seen, json_incref(v->log.entries));
    putchar('\n');
    ks_board_print(m->game, &seen, v->teller.last, cli->args.language);
    ks_board_status(m, cli->args.language);
    return KS_OK;
}

int ks_cmd_replay(struct ks_cli *cli)
{
    struct viewer v = {
        .cli = cli, .log = {.entries = json_array()}, .teller = {.last = KS_NONE}};
    struct ks_match *m;
    struct ks_finding f;
    const char *path = cli->args.word[0];
    int status = ks_cli_replay(cli, path, (size_t)cli->args.to,
                               cli->args.json ? write_log : tell, &v, &m, &f);
    if (m == NULL)
        ks_cli_finding(cli, path, &f);
    else if (!known_side(cli))
        status = ks_cli_usage(cli, "--side %s: the sides are %s and %s", cli->args.side,
                              cli->game->side[0], cli->game->side[1]);
    else {
        show(cli, &v, m);
        if (status != KS_OK) /* it was shown as far as it fits */
            ks_cli_finding(cli, path, &f);
    }
    json_decref(v.log.entries);
    ks_match_free(m);
    return status;
}
