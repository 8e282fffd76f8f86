/* What stands on the command line, taken apart by one table of options. */
#ifndef KS_CLI_ARGS_H
#define KS_CLI_ARGS_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "core/ks.h"

enum ks_flag {
    KS_FLAG_JSON = 1 << 0,
    KS_FLAG_DATA = 1 << 1,
    KS_FLAG_OPTION = 1 << 2,
    KS_FLAG_LANG = 1 << 3,
    KS_FLAG_PLAYER = 1 << 4,
    KS_FLAG_SEED = 1 << 5,
    KS_FLAG_GAMES = 1 << 6,
    KS_FLAG_JOBS = 1 << 7,
    KS_FLAG_REPLAYS = 1 << 8,
    KS_FLAG_TO = 1 << 9,
    KS_FLAG_REPLAY = 1 << 10,
    KS_FLAG_POSITION = 1 << 11,
    KS_FLAG_COVERAGE = 1 << 12,
    KS_FLAG_SVG = 1 << 13,
    KS_FLAG_SAVE = 1 << 14,
    KS_FLAG_RESUME = 1 << 15,
    KS_FLAG_ANALYSIS = 1 << 16,
    KS_FLAG_SECONDS = 1 << 17,
    KS_FLAG_SIDE = 1 << 18,
    KS_FLAG_DICE = 1 << 19,
    KS_FLAG_THEME = 1 << 20,
    KS_FLAG_NO_COUNTERS = 1 << 21,
    KS_FLAG_DB = 1 << 22,
    KS_FLAG_PORT = 1 << 23,
    KS_FLAG_LISTEN = 1 << 24,
    KS_FLAG_PAGE = 1 << 25,
    KS_FLAG_NO_BROWSER = 1 << 26,
    /* wherever a game is loaded */
    KS_FLAGS_GAME = KS_FLAG_DATA | KS_FLAG_OPTION | KS_FLAG_LANG,
    /* wherever a position may be named */
    KS_FLAGS_PLACE = KS_FLAGS_GAME | KS_FLAG_REPLAY | KS_FLAG_TO | KS_FLAG_POSITION,
};

enum { KS_ANY_WORDS = 1 << 30 };

struct ks_seat {
    char side[16], player[256];
};

struct ks_args {
    unsigned given; /* enum ks_flag */
    bool help, json, coverage, analysis, given_dice, dark, no_counters, no_browser;
    const char *data, *replays, *replay, *position, *svg, *save, *resume, *seed, *side,
        *db, *listen, *page;
    enum ks_language language;
    size_t options;
    struct ks_option option[KS_MAX_OPTIONS];
    size_t seats;
    struct ks_seat seat[2];
    uint64_t games, to;
    unsigned jobs, seconds, port;
    size_t words;
    char **word; /* what is no option; these stand in argv */
};

/* Takes the arguments apart. Allowed is the set of flags the command knows. The words
 * are moved to the front of argv. False and a message if they cannot be understood. */
bool ks_args_parse(struct ks_args *args, unsigned allowed, int argc, char **argv,
                   char *error, size_t size);

/* Prints the options of a set, one a line. */
void ks_args_help(unsigned allowed);

/* The language the environment asks for. */
enum ks_language ks_args_language(void);

#endif
