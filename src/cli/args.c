#include "cli/args.h"

#include <stddef.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "base/text.h"

struct value {
    struct ks_args *args;
    const char *text;
    const struct flag *flag;
    void *field; /* of an option that only fills one */
};

struct flag {
    /* as --NAME on the command line; after a colon, which of two of that name */
    const char *name, *value; /* value NULL: it takes none */
    bool (*set)(struct value);
    size_t field;
    unsigned least, most; /* of a number */
    const char *help;
};

/* ---- what each option does with its value; false if it cannot be read ---- */

static bool set_text(struct value v)
{
    *(const char **)v.field = v.text;
    return v.text[0] != '\0';
}

static bool set_true(struct value v)
{
    return *(bool *)v.field = true;
}

/* Is it the second of two words, "light|dark"? */
static bool set_second(struct value v)
{
    const char *first = v.flag->value, *bar = strchr(first, '|');
    *(bool *)v.field = strcmp(v.text, bar + 1) == 0;
    return *(bool *)v.field || (strlen(v.text) == (size_t)(bar - first) &&
                                strncmp(v.text, first, strlen(v.text)) == 0);
}

static bool set_number(struct value v)
{
    char *end;
    if (v.text[0] < '0' || v.text[0] > '9' || strlen(v.text) > 18)
        return false;
    unsigned long long n = strtoull(v.text, &end, 10);
    *(unsigned *)v.field = (unsigned)n;
    return *end == '\0' && n >= v.flag->least && n <= v.flag->most;
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

static bool set_bot(struct value v)
{
    if (v.args->bots == KS_MOST_BOTS)
        return false;
    v.args->bot[v.args->bots++] = v.text;
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

/* ---- the table ---- */

#define BY(function)           function, 0, 0, 0
#define FILL(function, member) function, offsetof(struct ks_args, member), 0, 0
#define TEXT(member)           FILL(set_text, member)
#define TRUE(member)           FILL(set_true, member)
#define NUMBER(member, least, most)                                                      \
    set_number, offsetof(struct ks_args, member), least, most

static const struct flag flags[] = {
    {"player", "SIDE=KIND", BY(set_player),
     "player of a side: human; recruit, lieutenant, colonel or general (:cautious, "
     ":bold); random, greedy, staff or search (:ms=500); exec:COMMAND, a bot "
     "(docs/bots.md); may be given for both sides"},
    {"seed", "S", TEXT(seed),
     "a number or word that fixes all chance, so that the run can be repeated"},
    {"games", "N", NUMBER(games, 1, 1000000000), "number of games (default 100)"},
    {"games:effort", "N", NUMBER(games, 1, 1000),
     "number of games (default 12; 6 where a side moves as a whole)"},
    {"cover", NULL, TRUE(cover),
     "only cover games of staff by orders; a replay is always covered"},
    {"lengths", NULL, TRUE(lengths),
     "print the length of the scenario as about.json has it, and nothing else"},
    {"orders", NULL, TRUE(orders),
     "print the orders of the first game as they are given: turn, side, price, order"},
    {"pairs", "N", NUMBER(pairs, 1, 1000000000),
     "pairs of games in each scenario (default 100)"},
    {"sprt", "ELO0,ELO1", BY(set_sprt),
     "stop as soon as the test decides whether A is better by ELO1 or only by ELO0"},
    {"player:kind", "KIND", TEXT(kind), "computer player of both sides (default staff)"},
    {"playouts", "N", NUMBER(playouts, 1, 1000),
     "play N games out from each position that matters, up to 1000 (default: none; "
     "positions are judged as they stand)"},
    {"levels", "A,B...", TEXT(levels),
     "players to test, each against itself (default greedy,staff)"},
    {"options", "all|none|A,B", TEXT(vary),
     "options whose other values are tried too (default all)"},
    {"threshold", NULL, TRUE(threshold),
     "find the victory points and the head start that make it fair, and test them"},
    {"html", "FILE", TEXT(html), "write the whole report as one HTML page"},
    {"jobs", "J", NUMBER(jobs, 1, 1024),
     "threads (default: one for each processor); results do not depend on it"},
    {"replays", "DIR", TEXT(replays), "write every game there as a replay"},
    {"out", "FILE", TEXT(out),
     "save results there as they come; the same command then continues the run"},
    {"features", "FILE", TEXT(features),
     "write positions of the games there as the inputs of a net (docs/measuring.md)"},
    {"save", "FILE", TEXT(save), "file to save the game in"},
    {"resume", "FILE", TEXT(resume), "continue a saved game"},
    {"dice", "sealed|given", FILL(set_second, given_dice),
     "given: type in what you roll and draw at a real table"},
    {"analysis", NULL, TRUE(analysis), "allow undo past dice"},
    {"replay", "FILE", TEXT(replay), "use the final position of a replay"},
    {"position", "FILE", TEXT(position),
     "use a position described in a JSON file (docs/protocol.md)"},
    {"to", "N", NUMBER(to, 1, 1000000000), "only up to entry N of the replay"},
    {"coverage", NULL, TRUE(coverage),
     "show which paragraphs have code and test; exit status 1 if any has not"},
    {"svg", "FILE", TEXT(svg), "draw map and set-up into a file"},
    {"theme", "light|dark", FILL(set_second, dark), "colours of the picture"},
    {"no-counters", NULL, TRUE(no_counters), "draw the bare map"},
    {"side", "SIDE", TEXT(side), "show only what this side may know"},
    {"bot", "NAME=COMMAND", BY(set_bot),
     "a bot that players can choose as bot:NAME; may be given several times"},
    {"bot-ms", "N", NUMBER(bot_ms, 1, 3600000),
     "milliseconds a bot has for each decision (default 10000)"},
    {"quiet", NULL, TRUE(quiet),
     "hide what bots write to standard error, and their faults"},
    {"pace", "MS", NUMBER(pace, 0, 60000),
     "milliseconds for each entry of a game between computer players (default "
     "250; 0: as "
     "fast as they think)"},
    {"db", "FILE", TEXT(db),
     "file of games (default: games.db in the user's data folder)"},
    {"port", "N", NUMBER(port, 0, 65535),
     "port to listen on (default: 1794 or the next free one; 0: any)"},
    {"listen", "ADDRESS", TEXT(listen),
     "address to listen on (default 127.0.0.1, this machine only; 0.0.0.0: all "
     "networks)"},
    {"no-browser", NULL, TRUE(no_browser), "print the address without opening a browser"},
    {"page", "DIR", TEXT(page), "serve the page from this folder, for developers"},
    {"seconds", "N", NUMBER(seconds, 1, 3600),
     "processor time for each measurement (default 2)"},
    {"option", "NAME=VALUE", BY(set_option),
     "an option of the game, for example edition=2010-pl or setup=2"},
    {"data", "DIR", TEXT(data), "folder with data that override the program's own"},
    {"lang", "en|pl", BY(set_language), "language of the output"},
    {"json", NULL, TRUE(json), "print one JSON object, for programs"},
};

enum { FLAGS = sizeof flags / sizeof flags[0] };
_Static_assert(FLAGS <= 64, "ks_args.given has a bit for each");

static int name_length(const struct flag *f)
{
    return (int)strcspn(f->name, ":");
}

bool ks_args_lists(const char *options, const char *name)
{
    for (struct ks_word w; (w = ks_next_word(&options)).length > 0;)
        if (ks_word_is(w, name))
            return true;
    return false;
}

bool ks_args_given(const struct ks_args *args, const char *options)
{
    for (int i = 0; i < FLAGS; i++)
        if (args->given >> i & 1 && ks_args_lists(options, flags[i].name))
            return true;
    return false;
}

void ks_args_help(const char *allowed)
{
    for (int i = 0; i < FLAGS; i++) {
        char left[40];
        if (!ks_args_lists(allowed, flags[i].name))
            continue;
        snprintf(left, sizeof left, "--%.*s%s%s", name_length(&flags[i]), flags[i].name,
                 flags[i].value ? " " : "", flags[i].value ? flags[i].value : "");
        printf("  %-24s %s\n", left, flags[i].help);
    }
    printf("  %-24s %s\n", "--help", "this text");
}

/* The language the environment asks for. */
static enum ks_language args_language(void)
{
    static const char *const variable[] = {"LC_ALL", "LC_MESSAGES", "LANG"};
    for (int i = 0; i < 3; i++) {
        const char *value = getenv(variable[i]);
        if (value != NULL && value[0] != '\0')
            return strncmp(value, "pl", 2) == 0 ? KS_POLISH : KS_ENGLISH;
    }
    return KS_ENGLISH;
}

/* The option of a text "--name" or "--name=value". */
static const struct flag *find(const char *text, const char *allowed)
{
    size_t n = strcspn(text, "=") - 2;
    for (int i = 0; i < FLAGS; i++)
        if ((size_t)name_length(&flags[i]) == n &&
            memcmp(flags[i].name, text + 2, n) == 0 &&
            ks_args_lists(allowed, flags[i].name))
            return &flags[i];
    return NULL;
}

/* One option with its value, which may be the next argument; used returns the number of arguments
 * taken. */
static bool take(struct ks_args *args, const char *allowed, char **argv, int *used,
                 char *error, size_t size)
{
    const struct flag *f = find(argv[0], allowed);
    const char *value = strchr(argv[0], '=');
    char name[32];
    *used = 1;
    if (f == NULL) {
        snprintf(error, size, "this command has no option %.60s", argv[0]);
        return false;
    }
    snprintf(name, sizeof name, "--%.*s", name_length(f), f->name);
    if (f->value == NULL && value != NULL) {
        snprintf(error, size, "%s takes no value", name);
        return false;
    }
    if (f->value != NULL && value == NULL) {
        value = argv[1];
        *used = 2;
    } else if (value != NULL)
        value++;
    if (f->value != NULL && value == NULL) {
        snprintf(error, size, "%s needs a value: %s %s", name, name, f->value);
        return false;
    }
    args->given |= UINT64_C(1) << (f - flags);
    if (f->set((struct value){args, value, f, (char *)args + f->field}))
        return true;
    int n = snprintf(error, size, "%s %.60s is not valid; write %s %s", name, value, name,
                     f->value);
    if (f->most > 0)
        snprintf(error + n, size - (size_t)n, ", %u to %u", f->least, f->most);
    return false;
}

bool ks_args_parse(struct ks_args *args, const char *allowed, int argc, char **argv,
                   char *error, size_t size)
{
    bool only_words = false;
    *args = (struct ks_args){.games = 100,
                             .pairs = 100,
                             .seconds = 2,
                             .language = args_language(),
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
