/* bot: one of our computer players as a bot (docs/bots.md), so that one release can play
 * another. */
#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "cli/cli.h"
#include "driver/player.h"
#include "wire/bot.h"
#include "wire/position.h"
#include "wire/reply.h"

enum { LINE = 1 << 22 }; /* a question of the largest battle has some 400 KB */

struct bot {
    struct ks_cli *cli;
    struct ks_asked asked; /* player, seed and mind last for a game */
};

static const char *text_of(const json_t *object, const char *key)
{
    const char *text = json_string_value(json_object_get(object, key));
    return text == NULL ? "" : text;
}

static int begin(struct bot *b, const json_t *new)
{
    struct ks_cli *cli = b->cli;
    struct ks_refusal no;
    json_int_t protocol = json_integer_value(json_object_get(new, "protocol"));
    if (protocol != KS_BOT_PROTOCOL)
        return ks_cli_fail(cli, "this program speaks protocol %d, not %lld",
                           KS_BOT_PROTOCOL, (long long)protocol);
    cli->args.options = 0;
    if (!ks_position_options(json_object_get(new, "options"), cli->args.option,
                             &cli->args.options, &no))
        return ks_cli_fail(cli, "%s", no.message);
    ks_game_free(cli->game);
    cli->game = NULL;
    int status = ks_cli_game(cli, text_of(new, "scenario"));
    if (status != KS_OK)
        return status;
    b->asked.game = cli->game;
    b->asked.seed = (uint64_t)json_integer_value(json_object_get(new, "seed"));
    b->asked.mind = (struct ks_mind){0};
    return KS_OK;
}

/* Is it among the actions offered? The caller's rules may differ from ours. */
static bool is_offered(const json_t *legal, const char *action)
{
    size_t i;
    json_t *item;
    json_array_foreach(legal, i, item) if (strcmp(json_string_value(item), action) ==
                                           0) return true;
    return false;
}

static bool only_texts(const json_t *legal)
{
    size_t i;
    json_t *item;
    json_array_foreach(legal, i, item) if (!json_is_string(item)) return false;
    return json_array_size(legal) > 0;
}

/* The player's choice as text; if that is not offered, the last of the list, which names no unit
 * and declines or ends. */
static const char *choose(struct bot *b, const json_t *legal, char action[KS_TEXT])
{
    struct ks_action a;
    bool decided = ks_actor(&b->asked.state) < KS_CHANCE &&
                   ks_player_decide(&b->asked, &a) &&
                   ks_action_text(b->asked.game, a, action, KS_TEXT);
    if (decided && is_offered(legal, action))
        return action;
    return json_string_value(json_array_get(legal, json_array_size(legal) - 1));
}

static int decide(struct bot *b, const json_t *question)
{
    char error[KS_TEXT], action[KS_TEXT];
    const json_t *view = json_object_get(question, "view");
    const json_t *legal = json_object_get(question, "legal");
    if (b->asked.game == NULL)
        return ks_cli_fail(b->cli, "asked for a decision before \"new\"");
    if (!only_texts(legal))
        return ks_cli_fail(b->cli, "the field \"legal\" must be a list of texts");
    if (!ks_state_parse(b->asked.game, text_of(view, "state"), &b->asked.state, error))
        return ks_cli_fail(b->cli, "the position cannot be read: %s", error);
    b->asked.event = (uint32_t)json_integer_value(json_object_get(view, "entries"));
    json_t *out = json_object();
    ks_add_text(out, "action", choose(b, legal, action));
    int status = ks_reply_print(out);
    return fflush(stdout) == 0
               ? status
               : ks_cli_fail(b->cli, "the answer cannot be written: %s", strerror(errno));
}

static int take_line(struct bot *b, const char *line)
{
    json_error_t fault;
    json_t *message = json_loads(line, JSON_REJECT_DUPLICATES, &fault);
    const char *op = text_of(message, "op");
    int status = KS_OK;
    if (message == NULL)
        status = ks_cli_fail(b->cli, "not a line of JSON: %s", fault.text);
    else if (strcmp(op, "new") == 0)
        status = begin(b, message);
    else if (strcmp(op, "decide") == 0)
        status = decide(b, message);
    json_decref(message);
    return status;
}

static int play(struct bot *b)
{
    int status = KS_OK;
    char *line = malloc(LINE);
    if (line == NULL)
        return ks_cli_fail(b->cli, "out of memory");
    while (status == KS_OK && fgets(line, LINE, stdin) != NULL)
        status = take_line(b, line);
    free(line);
    return status;
}

int ks_cmd_bot(struct ks_cli *cli)
{
    struct ks_player player;
    const char *name = cli->args.word[0];
    if (!ks_player_parse(name, strlen(name), &player) || player.kind != KS_COMPUTER)
        return ks_cli_usage(cli, "%s is not a computer player; %s", name,
                            ks_player_choices(name, strlen(name)));
    struct bot *b = calloc(1, sizeof *b);
    if (b == NULL)
        return ks_cli_fail(cli, "out of memory");
    b->cli = cli;
    b->asked.player = player;
    int status = play(b);
    free(b);
    return status;
}
