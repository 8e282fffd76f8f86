/* The command line, parsed by one table of options. */
#ifndef KS_CLI_ARGS_H
#define KS_CLI_ARGS_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "core/ks.h"
#include "server/server.h"

/* Sets of options. No enum: its values would be ints, and there are more than 31. */
/* clang-format off */
#define KS_FLAG_JSON         (UINT64_C(1) << 0)
#define KS_FLAG_DATA         (UINT64_C(1) << 1)
#define KS_FLAG_OPTION       (UINT64_C(1) << 2)
#define KS_FLAG_LANG         (UINT64_C(1) << 3)
#define KS_FLAG_PLAYER       (UINT64_C(1) << 4)
#define KS_FLAG_SEED         (UINT64_C(1) << 5)
#define KS_FLAG_GAMES        (UINT64_C(1) << 6)
#define KS_FLAG_JOBS         (UINT64_C(1) << 7)
#define KS_FLAG_REPLAYS      (UINT64_C(1) << 8)
#define KS_FLAG_TO           (UINT64_C(1) << 9)
#define KS_FLAG_REPLAY       (UINT64_C(1) << 10)
#define KS_FLAG_POSITION     (UINT64_C(1) << 11)
#define KS_FLAG_COVERAGE     (UINT64_C(1) << 12)
#define KS_FLAG_SVG          (UINT64_C(1) << 13)
#define KS_FLAG_SAVE         (UINT64_C(1) << 14)
#define KS_FLAG_RESUME       (UINT64_C(1) << 15)
#define KS_FLAG_ANALYSIS     (UINT64_C(1) << 16)
#define KS_FLAG_SECONDS      (UINT64_C(1) << 17)
#define KS_FLAG_SIDE         (UINT64_C(1) << 18)
#define KS_FLAG_DICE         (UINT64_C(1) << 19)
#define KS_FLAG_THEME        (UINT64_C(1) << 20)
#define KS_FLAG_NO_COUNTERS  (UINT64_C(1) << 21)
#define KS_FLAG_DB           (UINT64_C(1) << 22)
#define KS_FLAG_PORT         (UINT64_C(1) << 23)
#define KS_FLAG_LISTEN       (UINT64_C(1) << 24)
#define KS_FLAG_PAGE         (UINT64_C(1) << 25)
#define KS_FLAG_NO_BROWSER   (UINT64_C(1) << 26)
#define KS_FLAG_OUT          (UINT64_C(1) << 27)
#define KS_FLAG_PAIRS        (UINT64_C(1) << 28)
#define KS_FLAG_SPRT         (UINT64_C(1) << 29)
#define KS_FLAG_BOTS         (UINT64_C(1) << 40) /* bots: time, quiet */
#define KS_FLAG_BOT          (UINT64_C(1) << 41)
#define KS_FLAG_PLAYOUTS     (UINT64_C(1) << 42)
#define KS_FLAG_KIND         (UINT64_C(1) << 43)
#define KS_FLAG_LEVELS       (UINT64_C(1) << 44)
#define KS_FLAG_OPTIONS      (UINT64_C(1) << 45)
#define KS_FLAG_HTML         (UINT64_C(1) << 46)
#define KS_FLAG_THRESHOLD    (UINT64_C(1) << 47)
#define KS_FLAG_PACE         (UINT64_C(1) << 48)
/* wherever a game is loaded */
#define KS_FLAGS_GAME (KS_FLAG_DATA | KS_FLAG_OPTION | KS_FLAG_LANG)
/* commands that take a position */
#define KS_FLAGS_PLACE (KS_FLAGS_GAME | KS_FLAG_REPLAY | KS_FLAG_TO | KS_FLAG_POSITION)
/* clang-format on */

enum { KS_ANY_WORDS = 1 << 30 };

struct ks_seat {
    char side[16], player[256];
};

struct ks_args {
    uint64_t given; /* KS_FLAG_... */
    bool help, json, coverage, analysis, given_dice, dark, no_counters, no_browser, quiet,
        threshold;
    const char *data, *replays, *replay, *position, *svg, *save, *resume, *seed, *side,
        *db, *listen, *page, *out, *kind, *levels, *vary, *html;
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

/* Parses the arguments. Allowed is the set of flags the command knows. Positional arguments are
 * moved to the front of argv. False and a message if they are invalid. */
bool ks_args_parse(struct ks_args *args, uint64_t allowed, int argc, char **argv,
                   char *error, size_t size);

/* Prints the options of a set, one per line. */
void ks_args_help(uint64_t allowed);

#endif
