/* The command line: one table of commands, and shared helpers. */
#pragma once

#include "cli/args.h"
#include "driver/jobs.h"
#include "driver/library.h"
#include "driver/outside.h"
#include "driver/replay.h"

/* Exit codes. */
enum ks_exit { KS_OK, KS_FAILED, KS_USAGE };

struct ks_cli {
    char **argv; /* the whole command line, NULL-terminated */
    const char *command;
    struct ks_args args;
    struct ks_library library;
    struct ks_game *game; /* loaded by ks_cli_game, freed at the end */
    struct ks_hire hire;  /* see ks_cli_hire */
    atomic_uint faults;   /* of bots, reported so far */
};

int ks_cli_main(int argc, char **argv);

/* Say on stderr what is wrong and what to do; return the exit code. */
int ks_cli_usage(const struct ks_cli *cli, const char *format, ...);
int ks_cli_fail(const struct ks_cli *cli, const char *format, ...);

/* Loads a scenario into cli->game with the options of the command line. KS_OK, or the exit code
 * after an error message. */
int ks_cli_game(struct ks_cli *cli, const char *scenario);

/* The same, with the position of --position. */
int ks_cli_position(struct ks_cli *cli, const char *scenario, struct ks_state *s);

/* The same, with the position of --replay or --position, or the set-up. */
int ks_cli_place(struct ks_cli *cli, const char *scenario, struct ks_state *s);

/* Reads a replay, loads its game into cli->game and plays it to entry number to (0: all). KS_OK,
 * or the exit code, with what is wrong in the finding (not printed). A game of other rules or
 * data is played as far as it fits; any other faulty file gives no match. */
int ks_cli_replay(struct ks_cli *cli, const char *path, size_t to, ks_listener *listener,
                  void *context, struct ks_match **match, struct ks_finding *f);

/* Prints a finding as an error. */
int ks_cli_finding(const struct ks_cli *cli, const char *path,
                   const struct ks_finding *f);

/* The side of that name, or -1. */
int ks_cli_side(const struct ks_game *g, const char *name);

/* Players by side from --player; the default for the others is the given player. */
int ks_cli_seats(const struct ks_cli *cli, const char *other, struct ks_player player[2]);

/* Permission to start exec: players, with --bot-ms and --quiet. Their failures are reported on
 * stderr. */
const struct ks_hire *ks_cli_hire(struct ks_cli *cli);

/* After a run of many games: wipes the line of its progress, and says what is to be said of its file
 * and, if it failed, of its error. */
void ks_cli_played(const struct ks_cli *cli, bool well,
                   const struct ks_jobs_outcome *outcome);

/* Number of threads: --jobs, or one per processor. */
unsigned ks_cli_threads(const struct ks_cli *cli);

/* Joins words of the command line into one action text. */
void ks_cli_words(const struct ks_cli *cli, size_t first, char *out, size_t size);

/* The commands. */
typedef int ks_command(struct ks_cli *cli);
ks_command ks_cmd_serve, ks_cmd_list, ks_cmd_show, ks_cmd_play, ks_cmd_engine, ks_cmd_sim,
    ks_cmd_replay, ks_cmd_verify, ks_cmd_rules, ks_cmd_check, ks_cmd_los, ks_cmd_odds,
    ks_cmd_why, ks_cmd_bench, ks_cmd_match, ks_cmd_balance, ks_cmd_analyse,
    ks_cmd_calibrate, ks_cmd_effort, ks_cmd_backup, ks_cmd_restore, ks_cmd_bot,
    ks_cmd_bot_check;
