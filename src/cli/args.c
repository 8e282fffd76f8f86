#include "cli/args.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

struct value {
    struct ks_args *args;
    const char *text;
};

/* ---- what each option does with its value; false if it cannot be read ---- */

static bool set_json(struct value v)
{
    return v.args->json = true;
}

static bool set_coverage(struct value v)
{
    return v.args->coverage = true;
}

static bool set_analysis(struct value v)
{
    return v.args->analysis = true;
}

static bool set_theme(struct value v)
{
    v.args->dark = strcmp(v.text, "dark") == 0;
    return v.args->dark || strcmp(v.text, "light") == 0;
}

static bool set_no_counters(struct value v)
{
    return v.args->no_counters = true;
}

static bool set_dice(struct value v)
{
    v.args->given_dice = strcmp(v.text, "given") == 0;
    return v.args->given_dice || strcmp(v.text, "sealed") == 0;
}

static bool set_data(struct value v)
{
    v.args->data = v.text;
    return v.text[0] != '\0';
}

static bool set_replays(struct value v)
{
    v.args->replays = v.text;
    return v.text[0] != '\0';
}

static bool set_replay(struct value v)
{
    v.args->replay = v.text;
    return v.text[0] != '\0';
}

static bool set_out(struct value v)
{
    v.args->out = v.text;
    return v.text[0] != '\0';
}

static bool set_position(struct value v)
{
    v.args->position = v.text;
    return v.text[0] != '\0';
}

static bool set_svg(struct value v)
{
    v.args->svg = v.text;
    return v.text[0] != '\0';
}

static bool set_save(struct value v)
{
    v.args->save = v.text;
    return v.text[0] != '\0';
}

static bool set_resume(struct value v)
{
    v.args->resume = v.text;
    return v.text[0] != '\0';
}

static bool set_seed(struct value v)
{
    v.args->seed = v.text;
    return v.text[0] != '\0';
}

static bool set_db(struct value v)
{
    v.args->db = v.text;
    return v.text[0] != '\0';
}

static bool set_side(struct value v)
{
    v.args->side = v.text;
    return v.text[0] != '\0';
}

static bool read_number(const char *text, uint64_t least, uint64_t most, uint64_t *out)
{
    char *end;
    if (text[0] < '0' || text[0] > '9' || strlen(text) > 18)
        return false;
    *out = strtoull(text, &end, 10);
    return *end == '\0' && *out >= least && *out <= most;
}

static bool set_games(struct value v)
{
    return read_number(v.text, 1, 1000000000, &v.args->games);
}

static bool set_playouts(struct value v)
{
    return read_number(v.text, 1, 1000, &v.args->playouts);
}

static bool set_kind(struct value v)
{
    v.args->kind = v.text;
    return v.text[0] != '\0';
}

static bool set_pairs(struct value v)
{
    return read_number(v.text, 1, 1000000000, &v.args->pairs);
}

/* Two numbers of Elo, the lower one first: "0,50", "-10,10". */
static bool set_sprt(struct value v)
{
    char *end;
    v.args->sprt[0] = strtod(v.text, &end);
    if (end == v.text || *end != ',')
        return false;
    const char *second = end + 1;
    v.args->sprt[1] = strtod(second, &end);
    return end != second && *end == '\0' && v.args->sprt[0] >= -1000 &&
           v.args->sprt[1] <= 1000 && v.args->sprt[0] < v.args->sprt[1];
}

static bool set_to(struct value v)
{
    return read_number(v.text, 1, 1000000000, &v.args->to);
}

static bool set_jobs(struct value v)
{
    uint64_t n;
    if (!read_number(v.text, 1, 1024, &n))
        return false;
    v.args->jobs = (unsigned)n;
    return true;
}

static bool set_seconds(struct value v)
{
    uint64_t n;
    if (!read_number(v.text, 1, 3600, &n))
        return false;
    v.args->seconds = (unsigned)n;
    return true;
}

static bool set_bot_ms(struct value v)
{
    uint64_t n;
    if (!read_number(v.text, 1, 3600000, &n))
        return false;
    v.args->bot_ms = (unsigned)n;
    return true;
}

static bool set_pace(struct value v)
{
    uint64_t n;
    if (!read_number(v.text, 0, 60000, &n))
        return false;
    v.args->pace = (unsigned)n;
    return true;
}

static bool set_quiet(struct value v)
{
    return v.args->quiet = true;
}

static bool set_bot(struct value v)
{
    if (v.args->bots == KS_MOST_BOTS)
        return false;
    v.args->bot[v.args->bots++] = v.text;
    return true;
}

static bool set_port(struct value v)
{
    uint64_t n;
    if (!read_number(v.text, 0, 65535, &n))
        return false;
    v.args->port = (unsigned)n;
    return true;
}

static bool set_listen(struct value v)
{
    v.args->listen = v.text;
    return v.text[0] != '\0';
}

static bool set_page(struct value v)
{
    v.args->page = v.text;
    return v.text[0] != '\0';
}

static bool set_no_browser(struct value v)
{
    v.args->no_browser = true;
    return true;
}

static bool set_language(struct value v)
{
    static const char *const name[KS_LANGUAGES] = {"en", "pl"};
    for (int i = 0; i < KS_LANGUAGES; i++)
        if (strcmp(v.text, name[i]) == 0) {
            v.args->language = (enum ks_language)i;
            return true;
        }
    return false;
}

/* "name=value" into two places of given sizes. */
static bool split(const char *text, char *name, size_t name_size, char *value,
                  size_t value_size)
{
    size_t n = strcspn(text, "=");
    if (n == 0 || n >= name_size || text[n] != '=' || text[n + 1] == '\0')
        return false;
    if (strlen(text + n + 1) >= value_size)
        return false;
    memcpy(name, text, n);
    name[n] = '\0';
    strcpy(value, text + n + 1);
    return true;
}

static bool set_option(struct value v)
{
    if (v.args->options == KS_MAX_OPTIONS)
        return false;
    struct ks_option *o = &v.args->option[v.args->options];
    if (!split(v.text, o->name, sizeof o->name, o->value, sizeof o->value))
        return false;
    v.args->options++;
    return true;
}

static bool set_player(struct value v)
{
    if (v.args->seats == 2)
        return false;
    struct ks_seat *s = &v.args->seat[v.args->seats];
    if (!split(v.text, s->side, sizeof s->side, s->player, sizeof s->player))
        return false;
    v.args->seats++;
    return true;
}

static bool set_levels(struct value v)
{
    v.args->levels = v.text;
    return v.text[0] != '\0';
}

static bool set_vary(struct value v)
{
    v.args->vary = v.text;
    return v.text[0] != '\0';
}

static bool set_html(struct value v)
{
    v.args->html = v.text;
    return v.text[0] != '\0';
}

static bool set_threshold(struct value v)
{
    return v.args->threshold = true;
}

/* ---- the table ---- */

static const struct flag {
    const char *name, *value; /* value NULL: none is taken */
    uint64_t flag;
    bool (*set)(struct value);
    const char *help;
} flags[] = {
    {"--player", "SIDE=KIND", KS_FLAG_PLAYER, set_player,
     "who plays a side: human, or recruit, lieutenant, colonel, general (:cautious, "
     ":bold); random, greedy, staff, search (:ms=500); exec:COMMAND, a program "
     "(docs/bots.md); may be given for both sides"},
    {"--seed", "S", KS_FLAG_SEED, set_seed,
     "a number or a word from which all chance follows, so that it can be repeated"},
    {"--games", "N", KS_FLAG_GAMES, set_games, "how many games (default 100)"},
    {"--pairs", "N", KS_FLAG_PAIRS, set_pairs,
     "pairs of games in each scenario (default 100)"},
    {"--sprt", "ELO0,ELO1", KS_FLAG_SPRT, set_sprt,
     "end as soon as it is clear that A is better by ELO1, or only by ELO0"},
    {"--player", "KIND", KS_FLAG_KIND, set_kind,
     "the computer player that plays both sides (default staff)"},
    {"--playouts", "N", KS_FLAG_PLAYOUTS, set_playouts,
     "play N games on from each position that matters, up to 1000 (default: none, "
     "positions are judged as they stand)"},
    {"--levels", "A,B...", KS_FLAG_LEVELS, set_levels,
     "players to look at, each against itself (default greedy,staff)"},
    {"--options", "all|none|A,B", KS_FLAG_OPTIONS, set_vary,
     "options of the game whose other values are tried too (default all)"},
    {"--threshold", NULL, KS_FLAG_THRESHOLD, set_threshold,
     "find the points to win, and the head start, that make it fair, and play with them"},
    {"--html", "FILE", KS_FLAG_HTML, set_html, "write the whole report as one page"},
    {"--jobs", "J", KS_FLAG_JOBS, set_jobs,
     "threads (default: one for each processor); the results are the same for any "
     "number"},
    {"--replays", "DIR", KS_FLAG_REPLAYS, set_replays,
     "write every game there as a replay"},
    {"--out", "FILE", KS_FLAG_OUT, set_out,
     "keep results there as they come; started again with it, a run goes on"},
    {"--save", "FILE", KS_FLAG_SAVE, set_save, "the file the game is kept in"},
    {"--resume", "FILE", KS_FLAG_RESUME, set_resume, "go on with a kept or saved game"},
    {"--dice", "sealed|given", KS_FLAG_DICE, set_dice,
     "given: what is rolled and drawn at a real table is typed in"},
    {"--analysis", NULL, KS_FLAG_ANALYSIS, set_analysis, "undo may go back over dice"},
    {"--replay", "FILE", KS_FLAG_REPLAY, set_replay,
     "in the position a replay ends with"},
    {"--position", "FILE", KS_FLAG_POSITION, set_position,
     "in a position described in a JSON file (docs/protocol.md)"},
    {"--to", "N", KS_FLAG_TO, set_to, "only up to entry N of the replay"},
    {"--coverage", NULL, KS_FLAG_COVERAGE, set_coverage,
     "which paragraphs have code and test; exit status 1 if one has not"},
    {"--svg", "FILE", KS_FLAG_SVG, set_svg, "draw map and set-up into a file"},
    {"--theme", "light|dark", KS_FLAG_THEME, set_theme, "colours of the picture"},
    {"--no-counters", NULL, KS_FLAG_NO_COUNTERS, set_no_counters, "draw the bare map"},
    {"--side", "SIDE", KS_FLAG_SIDE, set_side, "what this side may know"},
    {"--bot", "NAME=COMMAND", KS_FLAG_BOT, set_bot,
     "a program that may be chosen as a player, bot:NAME; may be given several times"},
    {"--bot-ms", "N", KS_FLAG_BOTS, set_bot_ms,
     "milliseconds a program that plays has for a decision (default 10000)"},
    {"--quiet", NULL, KS_FLAG_BOTS, set_quiet,
     "drop what programs that play write to standard error, and their faults"},
    {"--pace", "MS", KS_FLAG_PACE, set_pace,
     "milliseconds for each entry of a game between programs (default 250; 0: as fast as "
     "they think)"},
    {"--db", "FILE", KS_FLAG_DB, set_db,
     "the file of games (default: games.db in the user's data folder)"},
    {"--port", "N", KS_FLAG_PORT, set_port,
     "where to listen (default: 1794, or the next free one; 0: any)"},
    {"--listen", "ADDRESS", KS_FLAG_LISTEN, set_listen,
     "which network to listen on (default 127.0.0.1, this machine alone; 0.0.0.0: all)"},
    {"--no-browser", NULL, KS_FLAG_NO_BROWSER, set_no_browser,
     "do not open a browser, only print the address"},
    {"--page", "DIR", KS_FLAG_PAGE, set_page,
     "take the page from this folder, for who works on it"},
    {"--seconds", "N", KS_FLAG_SECONDS, set_seconds,
     "processor time for each measurement (default 2)"},
    {"--option", "NAME=VALUE", KS_FLAG_OPTION, set_option,
     "an option of the game, for example edition=2010-pl or setup=2"},
    {"--data", "DIR", KS_FLAG_DATA, set_data,
     "a folder whose data cover the program's own"},
    {"--lang", "en|pl", KS_FLAG_LANG, set_language, "language of the game's texts"},
    {"--json", NULL, KS_FLAG_JSON, set_json, "print one JSON object, for programs"},
};

enum { FLAGS = sizeof flags / sizeof flags[0] };

void ks_args_help(uint64_t allowed)
{
    for (int i = 0; i < FLAGS; i++) {
        char left[40];
        if (!(flags[i].flag & allowed))
            continue;
        snprintf(left, sizeof left, "%s%s%s", flags[i].name, flags[i].value ? " " : "",
                 flags[i].value ? flags[i].value : "");
        printf("  %-24s %s\n", left, flags[i].help);
    }
    printf("  %-24s %s\n", "--help", "this text");
}

enum ks_language ks_args_language(void)
{
    static const char *const variable[] = {"LC_ALL", "LC_MESSAGES", "LANG"};
    for (int i = 0; i < 3; i++) {
        const char *value = getenv(variable[i]);
        if (value != NULL && value[0] != '\0')
            return strncmp(value, "pl", 2) == 0 ? KS_POLISH : KS_ENGLISH;
    }
    return KS_ENGLISH;
}

static const struct flag *find(const char *text, uint64_t allowed)
{
    size_t n = strcspn(text, "=");
    for (int i = 0; i < FLAGS; i++)
        if (flags[i].flag & allowed && strlen(flags[i].name) == n &&
            memcmp(flags[i].name, text, n) == 0)
            return &flags[i];
    return NULL;
}

/* One option with its value, which may be the next argument; used returns the number of arguments
 * taken. */
static bool take(struct ks_args *args, uint64_t allowed, char **argv, int *used,
                 char *error, size_t size)
{
    const struct flag *f = find(argv[0], allowed);
    const char *value = strchr(argv[0], '=');
    *used = 1;
    if (f == NULL) {
        snprintf(error, size, "there is no option %.60s here", argv[0]);
        return false;
    }
    if (f->value == NULL && value != NULL) {
        snprintf(error, size, "%s takes no value", f->name);
        return false;
    }
    if (f->value != NULL && value == NULL) {
        value = argv[1];
        *used = 2;
    } else if (value != NULL)
        value++;
    if (f->value != NULL && value == NULL) {
        snprintf(error, size, "%s wants a value: %s %s", f->name, f->name, f->value);
        return false;
    }
    args->given |= f->flag;
    if (f->set((struct value){args, value}))
        return true;
    snprintf(error, size, "%s %.60s cannot be understood; wanted is %s %s", f->name,
             value, f->name, f->value);
    return false;
}

bool ks_args_parse(struct ks_args *args, uint64_t allowed, int argc, char **argv,
                   char *error, size_t size)
{
    bool only_words = false;
    *args = (struct ks_args){.games = 100,
                             .pairs = 100,
                             .seconds = 2,
                             .language = ks_args_language(),
                             .word = argv};
    for (int i = 0, used; i < argc; i += used) {
        used = 1;
        char *a = argv[i];
        if (!only_words && strcmp(a, "--") == 0) {
            only_words = true;
        } else if (!only_words && (strcmp(a, "--help") == 0 || strcmp(a, "-h") == 0)) {
            args->help = true;
        } else if (!only_words && a[0] == '-' && a[1] == '-') {
            if (!take(args, allowed, argv + i, &used, error, size))
                return false;
        } else
            args->word[args->words++] = a;
    }
    return true;
}
