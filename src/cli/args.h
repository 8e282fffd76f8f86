/* The command line, parsed by one table of options. */
#pragma once

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "core/ks.h"
#include "server/server.h"

/* Options of a command are listed by their names, "data lang"; these come together. */
#define KS_OPTIONS_GAME "data option " /* wherever a game is loaded */
#define KS_OPTIONS_PLACE                                                                 \
    KS_OPTIONS_GAME "lang replay to position " /* wherever a position is taken */
#define KS_OPTIONS_BOTS "bot-ms quiet "        /* wherever bots may play */

enum { KS_ANY_WORDS = 1 << 30 };

struct ks_seat {
    char side[16], player[256];
};

struct ks_args {
    uint64_t given; /* a bit for each option; see ks_args_given */
    bool help, json, coverage, analysis, given_dice, dark, no_counters, no_browser, quiet,
        threshold, cover, lengths, orders;
    const char *data, *replays, *replay, *position, *svg, *save, *resume, *seed, *side,
        *db, *listen, *page, *out, *features, *kind, *levels, *vary, *html;
    enum ks_language language;
    size_t options;
    struct ks_option option[KS_MAX_OPTIONS];
    size_t seats;
    struct ks_seat seat[2];
    unsigned games, to, pairs, playouts, jobs, seconds, port, bot_ms, pace;
    double sprt[2]; /* Elo */
    size_t bots;
    const char *bot[KS_MOST_BOTS]; /* NAME=COMMAND */
    size_t words;
    char **word; /* positional arguments; point into argv */
};

/* Parses the arguments. Allowed lists the options the command has. Positional arguments are
 * moved to the front of argv. False and a message if they are invalid. */
bool ks_args_parse(struct ks_args *args, const char *allowed, int argc, char **argv,
                   char *error, size_t size);

/* Does a list have that option? Was one of a list given? */
bool ks_args_lists(const char *options, const char *name);
bool ks_args_given(const struct ks_args *args, const char *options);

/* Prints the options of a list, one per line. */
void ks_args_help(const char *allowed);
