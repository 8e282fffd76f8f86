#include "cli/cli.h"

#include <errno.h>
#include <stdarg.h>
#include <stdio.h>
#include <string.h>

#include "driver/spread.h"

#define PLAYER_WORDS                                                                     \
    "A player is KIND or KIND:WORD,WORD...; the words are cautious, balanced, bold,\n"   \
    "nodes=N, ms=N, threads=N, noise=N, random=N, doctrine=STANCE (docs/ai.md)."

static const struct command {
    const char *name, *words; /* words as the synopsis shows them */
    size_t least, most;
    const char *options;
    ks_command *run;
    const char *summary, *about;
} commands[] = {
    {"serve", "", 0, 0,
     KS_OPTIONS_BOTS "data lang db port listen no-browser page seed bot pace",
     ks_cmd_serve, "play in the browser (also with no command)",
     "Serves the table to a browser: against the computer, at one screen, or against a\n"
     "friend on the local network (--listen 0.0.0.0). All games are saved in one file;\n"
     "starting again on the same file shows the table that is already running."},
    {"list", "", 0, 0, "data lang json", ks_cmd_list,
     "list the scenarios and their options",
     "Lists every scenario with its title, sides, turns and options."},
    {"show", "SCENARIO", 1, 1, KS_OPTIONS_PLACE "svg json side theme no-counters",
     ks_cmd_show, "show map and set-up, as text or as a picture",
     "Shows a scenario's map with its pieces. --svg FILE draws it."},
    {"play", "SCENARIO | --resume FILE", 0, 1,
     KS_OPTIONS_GAME KS_OPTIONS_BOTS
     "lang player seed save resume analysis position dice",
     ks_cmd_play, "play in the terminal",
     "Plays a game. Both sides are human unless --player says otherwise, as in\n"
     "--player russian=general:bold. Every action is saved in a file before it takes\n"
     "effect, so a closed terminal or a lost connection loses nothing. Type ? during\n"
     "the game to list the commands."},
    {"engine", "", 0, 0, KS_OPTIONS_BOTS "data lang", ks_cmd_engine,
     "play over JSON lines, for programs",
     "Reads one JSON object per line and answers each with one line (docs/protocol.md)."},
    {"sim", "SCENARIO", 1, 1,
     KS_OPTIONS_GAME KS_OPTIONS_BOTS "player seed games jobs replays out features json",
     ks_cmd_sim, "let computer players play many games",
     "Plays games between computer players and sums up the results. Sides without\n"
     "--player play at random. Ctrl-C stops early and prints the results so far; with\n"
     "--out FILE the same command continues from there "
     "(docs/measuring.md).\n" PLAYER_WORDS},
    {"match", "A B SCENARIO...", 3, KS_ANY_WORDS,
     KS_OPTIONS_GAME KS_OPTIONS_BOTS "pairs sprt seed jobs out json", ks_cmd_match,
     "measure which of two computer players is stronger",
     "Plays pairs of games between players A and B, with the same dice and sides\n"
     "swapped, and says how much stronger A is. Ctrl-C stops early and prints the\n"
     "results so far; with --out FILE the same command continues from there\n"
     "(docs/measuring.md).\n" PLAYER_WORDS},
    {"effort", "SCENARIO | REPLAY", 1, 1,
     KS_OPTIONS_GAME "seed games:effort cover lengths orders jobs json", ks_cmd_effort,
     "count what a game costs its players in clicks",
     "Counts clicks, keys and drags, in two ways (docs/orders.md): a computer player "
     "that\n"
     "gives orders as people do plays both sides; and games of staff, or a replay, are\n"
     "covered by orders, each as far as it brings exactly what was recorded. Ctrl-C "
     "stops\n"
     "early and prints the results so far."},
    {"balance", "SCENARIO", 1, 1,
     KS_OPTIONS_GAME "lang levels options threshold seed games jobs out html json",
     ks_cmd_balance, "find out whether a scenario is fair, and what decides it",
     "Lets equal computer players play a scenario many times and reports who wins and\n"
     "how, which units, rules and options matter and, with --threshold, which victory\n"
     "points would make it fair (docs/balance.md). --games counts for each level and\n"
     "each value of an option. Ctrl-C stops early and prints the results so far; with\n"
     "--out FILE the same command continues from there."},
    {"replay", "FILE", 1, 1, "data lang to side json", ks_cmd_replay,
     "retell a saved game, entry by entry",
     "Plays a replay, a saved game or a journal again, tells what happened and shows\n"
     "the final position."},
    {"analyse", "FILE", 1, 1, "data lang player:kind playouts seed json", ks_cmd_analyse,
     "show where a saved game was won and lost",
     "Judges every position of a replay, a saved game or a journal by its win chance:\n"
     "the curve, the turning points, what luck and what decisions changed (together\n"
     "they add up exactly from the first position to the last), and the three\n"
     "costliest decisions of each side with a better one (docs/analysis.md). Ctrl-C\n"
     "stops early and prints the results so far."},
    {"calibrate", "SCENARIO...", 1, KS_ANY_WORDS,
     KS_OPTIONS_GAME "player:kind seed games jobs out json", ks_cmd_calibrate,
     "measure how accurate the win chance is",
     "Lets computer players play, judges positions along the way, and compares the\n"
     "chances with the results: a table of ten bins, the Brier score, the expected\n"
     "calibration error, and the same for a simple logistic model of points and turn\n"
     "on games it has not seen. Ctrl-C stops early and prints the results so far."},
    {"verify", "FILE...", 1, KS_ANY_WORDS, "data json", ks_cmd_verify,
     "check a replay: dice, rules, every line",
     "Recomputes every roll from the revealed secret, every action by the rules and the\n"
     "digest of every line. Exit status 0 if all is right; 1 if not, with the line and\n"
     "what was expected there."},
    {"backup", "FILE", 1, 1, "db", ks_cmd_backup, "copy all games into one file",
     "Copies all games of the table into one file, even while they are being played.\n"
     "An older backup of that name is replaced, any other file is left alone.\n"
     "kosynier restore FILE brings the games back."},
    {"restore", "FILE", 1, 1, "db", ks_cmd_restore, "replace all games by a backup",
     "Checks a backup and puts it in place of the present games, which are kept under\n"
     "another name beside it. Close the table first."},
    {"rules", "[GAME] [PARAGRAPH]", 0, 2, "data lang coverage json", ks_cmd_rules,
     "print our summary of a paragraph",
     "Prints our summary of a paragraph for every rule set that has it, or for one\n"
     "game; without a paragraph, lists them all."},
    {"check", "[GAME]", 0, 1, "data json", ks_cmd_check, "check the data of the games",
     "Validates all data files and counts which values are printed, inferred or\n"
     "reconstructed."},
    {"los", "SCENARIO HEX HEX", 3, 3, KS_OPTIONS_PLACE "json", ks_cmd_los,
     "check line of sight between two hexes",
     "Says whether one hex sees the other and, if not, what blocks the line. Exit\n"
     "status 1 if it is blocked."},
    {"odds", "SCENARIO ACTION", 2, KS_ANY_WORDS, KS_OPTIONS_PLACE "json", ks_cmd_odds,
     "print the exact chances of an action",
     "Sums over all rolls up to the next decision of a player."},
    {"why", "SCENARIO ACTION", 2, KS_ANY_WORDS, KS_OPTIONS_PLACE "json", ks_cmd_why,
     "say why an action is not allowed",
     "Names the paragraph that forbids an action. Exit status 1 if one does, 0 if the\n"
     "action is legal."},
    {"bot", "PLAYER", 1, 1, "data", ks_cmd_bot,
     "run a computer player over the bot protocol",
     "Speaks the protocol of docs/bots.md, so that one release can play another:\n"
     "kosynier match staff 'exec:OTHER/kosynier bot staff' SCENARIO. PLAYER is one of\n"
     "the computer players, as --player names them."},
    {"bot-check", "COMMAND [SCENARIO]", 1, 2, KS_OPTIONS_GAME KS_OPTIONS_BOTS "seed json",
     ks_cmd_bot_check, "check that a bot follows the protocol",
     "Plays games against a bot that you want to use as exec:COMMAND, on\n"
     "szczekociny/wywla unless you name another scenario, and reports its faults, or\n"
     "that it has none (docs/bots.md). Exit status 1 if it has any."},
    {"bench", "[SCENARIO] [first]", 0, 2, "seconds data json", ks_cmd_bench,
     "measure the engine's speed",
     "Plays fixed games, on raclawice/historical unless you name another scenario, and\n"
     "measures processor time. The signature changes only when the rules, the data or\n"
     "the order of legal actions change. With the word first it only loads the game\n"
     "and lists the first legal actions, so that you can time it from outside."},
};

enum { COMMANDS = sizeof commands / sizeof commands[0] };

/* ---- help and errors ---- */

static void print_usage(FILE *out)
{
    fputs("kosynier plays board wargames by their complete rules.\n\n"
          "usage: kosynier COMMAND [...]\n\n",
          out);
    for (int i = 0; i < COMMANDS; i++)
        fprintf(out, "  %-9s %s\n", commands[i].name, commands[i].summary);
    fputs("\nkosynier COMMAND --help tells more; kosynier --version prints the version.\n"
          "To start, run kosynier with no arguments: the table opens in the browser.\n"
          "Or play in the terminal:\n"
          "kosynier play raclawice/historical --player russian=general:bold\n",
          out);
}

static int print_help(const struct command *c)
{
    printf("usage: kosynier %s %s%s[options]\n\n%s\n\n", c->name, c->words,
           c->words[0] == '\0' ? "" : " ", c->about);
    ks_args_help(c->options);
    return KS_OK;
}

static void complain(const struct ks_cli *cli, const char *format, va_list args)
{
    fflush(stdout);
    fprintf(stderr, "kosynier%s%s: ", cli->command == NULL ? "" : " ",
            cli->command == NULL ? "" : cli->command);
    vfprintf(stderr, format, args);
    fputc('\n', stderr);
}

int ks_cli_usage(const struct ks_cli *cli, const char *format, ...)
{
    va_list args;
    va_start(args, format);
    complain(cli, format, args);
    va_end(args);
    fprintf(stderr, "Try: kosynier %s%s--help\n",
            cli->command == NULL ? "" : cli->command, cli->command == NULL ? "" : " ");
    return KS_USAGE;
}

int ks_cli_fail(const struct ks_cli *cli, const char *format, ...)
{
    va_list args;
    va_start(args, format);
    complain(cli, format, args);
    va_end(args);
    return KS_FAILED;
}

/* ---- running a command ---- */

static const struct command *find(const char *name)
{
    for (int i = 0; i < COMMANDS; i++)
        if (strcmp(commands[i].name, name) == 0)
            return &commands[i];
    return NULL;
}

static int run(struct ks_cli *cli, const struct command *c)
{
    struct ks_refusal no;
    if (cli->args.words < c->least || cli->args.words > c->most)
        return ks_cli_usage(cli, "usage: kosynier %s %s", c->name, c->words);
    if (!ks_dice_start())
        return ks_cli_fail(
            cli, "the system provides no random numbers, so no dice can be rolled");
    if (!ks_library_open(&cli->library, cli->args.data, &no)) {
        ks_library_close(&cli->library);
        return ks_cli_fail(cli, "%s", no.message);
    }
    int status = c->run(cli);
    ks_game_free(cli->game);
    ks_library_close(&cli->library);
    return status;
}

/* What was printed must have arrived. */
static int flush(const struct ks_cli *cli, int status)
{
    if (fflush(stdout) == 0 && !ferror(stdout))
        return status;
    return ks_cli_fail(cli, "cannot write the output: %s", strerror(errno));
}

int ks_cli_main(int argc, char **argv)
{
    struct ks_cli cli = {0};
    char error[256];
    char *alone[] = {argv[0], "serve", NULL};
    if (argc < 2) { /* with no arguments, play */
        argc = 2;
        argv = alone;
    }
    if (strcmp(argv[1], "--version") == 0) {
        printf("kosynier %s\n", KS_VERSION);
        return flush(&cli, KS_OK);
    }
    if (strcmp(argv[1], "--help") == 0 || strcmp(argv[1], "-h") == 0 ||
        (strcmp(argv[1], "help") == 0 && argc == 2)) {
        print_usage(stdout);
        return flush(&cli, KS_OK);
    }
    bool help = strcmp(argv[1], "help") == 0;
    const struct command *c = find(argv[help ? 2 : 1]);
    if (c == NULL)
        return ks_cli_usage(&cli, "there is no command \"%.40s\"", argv[help ? 2 : 1]);
    cli.argv = argv;
    cli.command = c->name;
    if (!ks_args_parse(&cli.args, c->options, argc - 2, argv + 2, error, sizeof error))
        return ks_cli_usage(&cli, "%s", error);
    if (cli.args.help || help)
        return flush(&cli, print_help(c));
    if (ks_args_lists(c->options, "jobs")) /* many games: other processes may help */
        ks_spread_begin();
    int status = flush(&cli, run(&cli, c));
    ks_spread_end();
    return status;
}
