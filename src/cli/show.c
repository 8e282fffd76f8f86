/* kosynier show: a position as text, as JSON, or drawn. */
#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "cli/board.h"
#include "cli/cli.h"
#include "cli/show_page.h"
#include "data/list.h"
#include "wire/reply.h"

/* ---- as a picture ---------------------------------------------------------------------- */

/* What the data say about the scenario in addition to the game. */
static bool find_info(const struct ks_cli *cli, struct ks_scenario_info *info)
{
    struct ks_data_report report;
    ks_report_init(&report);
    for (size_t n = 0; ks_scenario_list(&cli->library.source, n, info, &report); n++)
        if (strcmp(info->name, cli->game->scenario) == 0)
            return true;
    return false;
}

static int write_picture(const struct ks_cli *cli, const struct ks_svg *svg)
{
    const char *path = cli->args.svg;
    if (strcmp(path, "-") == 0)
        return fwrite(svg->text, 1, svg->size, stdout) == svg->size ? KS_OK : KS_FAILED;
    FILE *file = fopen(path, "wb");
    if (file == NULL)
        return ks_cli_fail(cli, "cannot write %s: %s", path, strerror(errno));
    bool written = fwrite(svg->text, 1, svg->size, file) == svg->size;
    if (fclose(file) != 0 || !written)
        return ks_cli_fail(cli, "cannot write %s: %s", path, strerror(errno));
    return KS_OK;
}

/* When and where a piece off the map arrives. A piece on the way without a turn arrives by dice,
 * unless they have ruled it out; one that is due arrives now. */
static struct ks_arrival arrival_of(const struct ks_game *g, const struct ks_state *s,
                                    const struct ks_counter *c)
{
    struct ks_arrival a = {c->arrival, c->entry[0], c->entry[1], KS_AT_TURN};
    bool by_dice = a.turn == 0 && a.first != KS_NONE && c->hex == KS_NONE;
    if (c->comes_back)
        a.when = KS_BACK_AT_TURN;
    else if (by_dice && ks_sign_is(ks_term_sign(g, "status", c->status), 0, "now"))
        a.turn = s->turn;
    else if (by_dice)
        a.when = c->never_comes ? KS_NEVER : KS_BY_DICE;
    return a;
}

static int draw(const struct ks_cli *cli, const struct ks_state *s)
{
    const struct ks_game *g = cli->game;
    enum ks_language language = cli->args.language;
    struct ks_counter counter[KS_MAX_PIECES];
    struct ks_arrival arrival[KS_MAX_PIECES];
    struct ks_scenario_info info;
    struct ks_svg svg = {0};
    bool set_up = cli->args.replay == NULL && cli->args.position == NULL;
    for (ks_unit u = 0; u < g->pieces; u++) {
        ks_describe(g, s, u, &counter[u]);
        arrival[u] = arrival_of(g, s, &counter[u]);
    }
    struct ks_scene scene = {.game = g,
                             .counter = cli->args.no_counters ? NULL : counter,
                             .arrival = arrival,
                             .dark = cli->args.dark,
                             .language = language,
                             .turn = set_up ? 0 : s->turn,
                             .points = {s->points[0], s->points[1]}};
    if (find_info(cli, &info)) {
        scene.side_name[0] = info.game.side_name[0][language];
        scene.side_name[1] = info.game.side_name[1][language];
        scene.situation = info.situation[language];
        scene.note = info.game.reconstructed[language];
        scene.metres = info.game.scale.hex_metres;
    }
    int status = ks_page_draw(&svg, &scene) ? write_picture(cli, &svg)
                                            : ks_cli_fail(cli, "out of memory");
    ks_svg_done(&svg);
    return status;
}

/* ---- as text and as JSON --------------------------------------------------------------- */

static int print_json(const struct ks_cli *cli, const struct ks_match *m)
{
    const struct ks_game *g = m->game;
    json_t *out = json_object();
    ks_add_text(out, "scenario", g->scenario);
    ks_add_text(out, "title", g->title[cli->args.language]);
    ks_add(out, "options", ks_reply_options(g));
    ks_reply_status(out, m, cli->args.language);
    ks_add(out, "hash", ks_reply_hash(ks_hash(g, &m->state)));
    ks_add(out, "units", ks_reply_units(g, &m->state));
    return ks_reply_print(out);
}

static int print_text(const struct ks_cli *cli, const struct ks_match *m)
{
    puts(m->game->title[cli->args.language]);
    for (ks_unit u = 0; u < m->game->pieces; u++)
        ks_board_unit(m->game, &m->state, u, cli->args.language);
    ks_board_print(m->game, &m->state, KS_NONE, cli->args.language);
    ks_board_status(m, cli->args.language);
    return KS_OK;
}

int ks_cmd_show(struct ks_cli *cli)
{
    struct ks_state s;
    if (cli->args.svg == NULL && ks_args_given(&cli->args, "theme no-counters"))
        return ks_cli_usage(cli, "--theme and --no-counters go with --svg FILE");
    if (cli->args.svg != NULL && cli->args.json)
        return ks_cli_usage(cli, "either --svg or --json, not both");
    int status = ks_cli_place(cli, cli->args.word[0], &s);
    if (status != KS_OK)
        return status;
    struct ks_match seen = {.game = cli->game, .state = s};
    if (cli->args.side != NULL) {
        int side = ks_cli_side(cli->game, cli->args.side);
        if (side < 0)
            return ks_cli_usage(cli, "--side %s: the sides are %s and %s", cli->args.side,
                                cli->game->side[0], cli->game->side[1]);
        ks_view(cli->game, &s, side, &seen.state);
    }
    if (cli->args.svg != NULL)
        return draw(cli, &seen.state);
    return cli->args.json ? print_json(cli, &seen) : print_text(cli, &seen);
}
