/* los, odds and why: questions about one position. */
#include <string.h>

#include "cli/cli.h"
#include "cli/say.h"
#include "cli/tell.h"
#include "wire/reply.h"

static int read_hex(const struct ks_cli *cli, const char *text, ks_hex *out)
{
    const struct ks_map *map = &cli->game->map;
    if (ks_hex_parse(map, text, strlen(text), out))
        return KS_OK;
    char first[8], last[8];
    ks_hex_text(map, ks_grid_hex(&map->grid, 1, 1), first);
    ks_hex_text(map, ks_grid_hex(&map->grid, map->grid.cols, map->grid.rows), last);
    return ks_cli_usage(cli, "%.20s is not a hex of this map; its hexes go from %s to %s",
                        text, first, last);
}

int ks_cmd_los(struct ks_cli *cli)
{
    struct ks_state s;
    ks_hex from, to;
    int status = ks_cli_place(cli, cli->args.word[0], &s);
    if (status == KS_OK)
        status = read_hex(cli, cli->args.word[1], &from);
    if (status == KS_OK)
        status = read_hex(cli, cli->args.word[2], &to);
    if (status != KS_OK)
        return status;
    struct ks_event e = ks_sight(cli->game, &s, from, to);
    status = e.code == 0 ? KS_OK : KS_FAILED;
    if (cli->args.json) {
        json_t *out = json_object();
        ks_reply_sight(out, cli->game, &s, from, to, cli->args.language);
        return ks_reply_print(out) ? KS_FAILED : status;
    }
    int distance = ks_grid_distance(&cli->game->map.grid, from, to);
    printf("%s %s %s (%d): ", cli->args.word[1], status == KS_OK ? "<->" : "-/-",
           cli->args.word[2], distance);
    if (status == KS_OK)
        puts(ks_say(KS_SAY_IN_SIGHT, cli->args.language));
    else
        ks_tell_event(cli->game, &e, cli->args.language, "");
    return status;
}

/* The position and the action of the command line. */
static int read_question(struct ks_cli *cli, struct ks_state *s, struct ks_action *a)
{
    char text[KS_TEXT];
    int status = ks_cli_place(cli, cli->args.word[0], s);
    if (status != KS_OK)
        return status;
    ks_cli_words(cli, 1, text, sizeof text);
    if (!ks_action_parse(cli->game, text, a))
        return ks_cli_usage(
            cli, "\"%s\" is not an action; write it as in: step pl_2pp_1_1 0816", text);
    return KS_OK;
}

int ks_cmd_why(struct ks_cli *cli)
{
    struct ks_state s;
    struct ks_action a;
    int status = read_question(cli, &s, &a);
    if (status != KS_OK)
        return status;
    struct ks_event e = ks_why_not(cli->game, &s, a);
    status = e.code == 0 ? KS_OK : KS_FAILED;
    if (cli->args.json) {
        json_t *out = json_object();
        ks_reply_why(out, cli->game, &s, a, cli->args.language);
        return ks_reply_print(out) ? KS_FAILED : status;
    }
    if (e.code == 0)
        puts(ks_say(KS_SAY_LEGAL, cli->args.language));
    else
        ks_tell_event(cli->game, &e, cli->args.language, "");
    return status;
}

int ks_cmd_odds(struct ks_cli *cli)
{
    struct ks_state s;
    struct ks_action a;
    struct ks_odds odds;
    int status = read_question(cli, &s, &a);
    if (status != KS_OK)
        return status;
    if (!ks_odds(cli->game, &s, a, &odds)) {
        struct ks_event e = ks_why_not(cli->game, &s, a);
        char text[KS_TEXT];
        const char *paragraph = ks_event_paragraph(cli->game, &e);
        ks_event_text(cli->game, &e, cli->args.language, text, sizeof text);
        return ks_cli_fail(cli, "%s: %s [%s]",
                           ks_say(KS_SAY_NOT_LEGAL, cli->args.language), text,
                           paragraph ? paragraph : "");
    }
    if (cli->args.json) {
        json_t *out = json_object();
        ks_reply_odds(out, cli->game, &s, a, cli->args.language);
        return ks_reply_print(out);
    }
    ks_tell_odds(cli->game, &s, a, &odds, cli->args.language);
    return KS_OK;
}
