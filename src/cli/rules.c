/* rules: our summaries of the paragraphs, and which of them have code and test. */
#include <string.h>

#include "cli/cli.h"
#include "cli/coverage.h"
#include "cli/say.h"
#include "data/csv.h"
#include "data/manifest.h"
#include "wire/reply.h"

enum { COLUMNS = 6, MAX_GAMES = 16 };

static const char *const column_name[COLUMNS] = {"id",      "set",  "title",
                                                 "summary", "kind", "rulings"};
enum { ID, SET, TITLE, SUMMARY, KIND, RULINGS };

struct index { /* paragraphs.csv of a game */
    struct ks_csv table;
    int column[COLUMNS];
};

static const char *cell(const struct index *x, size_t row, int column)
{
    return ks_csv_cell(&x->table, row, x->column[column]);
}

/* Title and summary in the language asked for, or in English where there is no other. */
static int find_column(const struct ks_cli *cli, const struct ks_csv *table, int i)
{
    char polish[16];
    int found = -1;
    snprintf(polish, sizeof polish, "%s_pl", column_name[i]);
    if (cli->args.language == KS_POLISH)
        found = ks_csv_column(table, polish);
    return found >= 0 ? found : ks_csv_column(table, column_name[i]);
}

static bool open_index(const struct ks_cli *cli, const char *path, struct index *x)
{
    static const char *const keys[] = {"id", "set", NULL};
    struct ks_data_report report;
    struct ks_data_error error;
    char text[KS_DATA_PATH + KS_DATA_MESSAGE + 32];
    ks_report_init(&report);
    if (!ks_csv_read(&x->table, &cli->library.source, path, keys, &report)) {
        ks_report_first(&report, &error);
        ks_data_error_text(&error, text, sizeof text);
        ks_cli_fail(cli, "%s", text);
        return false;
    }
    for (int i = 0; i < COLUMNS; i++)
        x->column[i] = find_column(cli, &x->table, i);
    return true;
}

/* "raclawice-2013", "raclawice/paragraphs.csv": of raclawice? */
static bool of_title(const char *name, const char *title, size_t length)
{
    return strncmp(name, title, length) == 0 &&
           (name[length] == '\0' || name[length] == '-' || name[length] == '/');
}

/* Place of a game among the rule sets: the book the others are numbered after is first. */
static size_t rank(const char *path)
{
    size_t k = 0;
    while (k < ks_cover_set_count &&
           !of_title(ks_cover_sets[k], path, strcspn(path, "/")))
        k++;
    return k;
}

/* The paragraph indices of the source, one a game, in the order of the rule sets. */
static size_t find_indices(const struct ks_cli *cli, const char *path[MAX_GAMES])
{
    static const char end[] = "/paragraphs.csv";
    size_t n = 0;
    for (size_t i = 0; i < cli->library.source.files; i++) {
        const char *p = cli->library.source.file[i].path;
        size_t length = strlen(p), at = n;
        bool known =
            length <= sizeof end || strcmp(p + length - sizeof end + 1, end) != 0;
        for (size_t k = 0; k < n; k++)
            known |= strcmp(path[k], p) == 0;
        if (known || n == MAX_GAMES)
            continue;
        for (; at > 0 && rank(path[at - 1]) > rank(p); at--)
            path[at] = path[at - 1];
        path[at] = p;
        n++;
    }
    return n;
}

/* Opens the indices of all games, or of one (a scenario's name will do). Returns how many;
 * 0, and it has been said why, on failure. */
static size_t open_indices(const struct ks_cli *cli, const char *game,
                           struct index x[MAX_GAMES])
{
    const char *path[MAX_GAMES];
    size_t games = find_indices(cli, path), n = 0;
    for (size_t i = 0; i < games; i++) {
        if (game != NULL && !of_title(path[i], game, strcspn(game, "/")))
            continue;
        if (!open_index(cli, path[i], &x[n])) {
            while (n > 0)
                ks_csv_done(&x[--n].table);
            return 0;
        }
        n++;
    }
    if (n == 0)
        ks_cli_fail(cli, "no rules found%s%s", game == NULL ? "" : " for ",
                    game == NULL ? "" : game);
    return n;
}

/* ---- summaries ---- */

static json_t *json_row(const struct index *x, size_t row)
{
    json_t *out = json_object();
    for (int i = 0; i < COLUMNS; i++)
        ks_add_text(out, column_name[i], cell(x, row, i));
    return out;
}

static void print_row(const struct ks_cli *cli, const struct index *x, size_t row,
                      bool whole)
{
    if (!whole) {
        printf("%-24s %s\n", cell(x, row, ID), cell(x, row, TITLE));
        return;
    }
    printf("%s  %s  (%s)\n%s\n", cell(x, row, ID), cell(x, row, TITLE), cell(x, row, SET),
           cell(x, row, SUMMARY));
    if (cell(x, row, RULINGS)[0] != '\0')
        printf("%s: %s\n", ks_say(KS_SAY_RULINGS, cli->args.language),
               cell(x, row, RULINGS));
    putchar('\n');
}

/* 8.16.2 also finds its parts 8.16.2a, 8.16.2b; 8.1 does not find 8.16. */
static bool matches(const char *id, const char *wanted)
{
    size_t n = strlen(wanted);
    if (strncmp(id, wanted, n) != 0)
        return false;
    bool digit = n > 0 && wanted[n - 1] >= '0' && wanted[n - 1] <= '9';
    return !(digit && id[n] >= '0' && id[n] <= '9');
}

/* A rule shared by several books is in the index of each. */
static bool shown_before(const struct index *x, size_t game, size_t row)
{
    for (size_t i = 0; i < game; i++)
        for (size_t k = 0; k < x[i].table.rows; k++)
            if (strcmp(cell(&x[i], k, ID), cell(&x[game], row, ID)) == 0 &&
                strcmp(cell(&x[i], k, SET), cell(&x[game], row, SET)) == 0)
                return true;
    return false;
}

static size_t show_index(const struct ks_cli *cli, const struct index *x, size_t game,
                         const char *wanted, json_t *list)
{
    size_t found = 0;
    for (size_t row = 0; row < x[game].table.rows; row++) {
        if ((wanted != NULL && !matches(cell(&x[game], row, ID), wanted)) ||
            shown_before(x, game, row))
            continue;
        found++;
        if (cli->args.json)
            json_array_append_new(list, json_row(&x[game], row));
        else
            print_row(cli, &x[game], row, wanted != NULL);
    }
    return found;
}

static int show_paragraphs(struct ks_cli *cli, const char *game, const char *wanted)
{
    struct index x[MAX_GAMES];
    size_t games = open_indices(cli, game, x), found = 0;
    if (games == 0)
        return KS_FAILED;
    json_t *list = json_array();
    for (size_t i = 0; i < games; i++)
        found += show_index(cli, x, i, wanted, list);
    for (size_t i = 0; i < games; i++)
        ks_csv_done(&x[i].table);
    if (cli->args.json)
        ks_reply_print(json_pack("{s:o}", "paragraphs", list));
    else
        json_decref(list);
    if (found > 0)
        return KS_OK;
    return ks_cli_fail(cli, "no paragraph %s; kosynier rules lists them all",
                       wanted == NULL ? "at all" : wanted);
}

/* ---- coverage ---- */

enum { CODE = 1, TEST = 2, DONE = 3 };

/* What there is for an id in a rule set. */
static unsigned cited(const char *id, size_t set)
{
    unsigned has = 0;
    for (size_t i = 0; i < ks_cover_count; i++)
        if (ks_cover_items[i].sets & 1u << set && strcmp(ks_cover_items[i].id, id) == 0)
            has |= ks_cover_items[i].test ? TEST : CODE;
    return has;
}

/* Is the set named in "raclawice-2013+raclawice-2010"? */
static bool in_set(const char *list, const char *set)
{
    size_t n = strlen(set);
    for (const char *p = list; p != NULL; p = strchr(p, '+')) {
        p += *p == '+';
        if (strncmp(p, set, n) == 0 && (p[n] == '+' || p[n] == '\0'))
            return true;
    }
    return false;
}

/* A rule set counts when its game can be played here: "raclawice-2013" is of
 * raclawice. */
static bool playable(const struct ks_cli *cli, const char *set)
{
    const struct ks_data_source *source = &cli->library.source;
    for (size_t i = 0; i < source->files; i++) {
        const char *path = source->file[i].path, *slash = strchr(path, '/');
        size_t n = slash == NULL ? 0 : (size_t)(slash - path);
        if (n > 0 && strcmp(slash, "/game.json") == 0 && of_title(set, path, n))
            return true;
    }
    return false;
}

struct coverage {
    size_t total, done;
    json_t *not_yet;
};

static void cover_table(const struct index *x, size_t set, struct coverage *c)
{
    for (size_t row = 0; row < x->table.rows; row++) {
        if (!in_set(cell(x, row, SET), ks_cover_sets[set]) ||
            strcmp(cell(x, row, KIND), "flavour") == 0)
            continue;
        c->total++;
        if (cited(cell(x, row, ID), set) == DONE)
            c->done++;
        else
            json_array_append_new(c->not_yet, ks_reply_text(cell(x, row, ID)));
    }
}

/* The rule set is in the index of its own game. */
static bool cover_set(struct ks_cli *cli, size_t set, struct coverage *c)
{
    const char *path[MAX_GAMES];
    size_t games = find_indices(cli, path);
    for (size_t i = 0; i < games; i++) {
        struct index x;
        if (!of_title(ks_cover_sets[set], path[i], strcspn(path[i], "/")))
            continue;
        if (!open_index(cli, path[i], &x))
            return false;
        cover_table(&x, set, c);
        ks_csv_done(&x.table);
    }
    return true;
}

static void print_cover(const char *set, const struct coverage *c)
{
    printf("%s: %zu of %zu paragraphs have code and test\n", set, c->done, c->total);
    for (size_t i = 0; i < json_array_size(c->not_yet); i++)
        printf("  not yet: %s\n", json_string_value(json_array_get(c->not_yet, i)));
}

static int show_coverage(struct ks_cli *cli)
{
    json_t *sets = json_object();
    bool all = true;
    size_t counted = 0;
    for (size_t set = 0; set < ks_cover_set_count; set++) {
        if (!playable(cli, ks_cover_sets[set]))
            continue;
        struct coverage c = {.not_yet = json_array()};
        if (!cover_set(cli, set, &c)) {
            json_decref(c.not_yet);
            json_decref(sets);
            return KS_FAILED;
        }
        counted++;
        all &= c.done == c.total;
        if (!cli->args.json)
            print_cover(ks_cover_sets[set], &c);
        ks_add(sets, ks_cover_sets[set],
               json_pack("{s:I, s:I, s:o}", "total", (json_int_t)c.total, "done",
                         (json_int_t)c.done, "not_yet", c.not_yet));
    }
    if (cli->args.json)
        ks_reply_print(json_pack("{s:o}", "sets", sets));
    else
        json_decref(sets);
    return all && counted > 0 ? KS_OK : KS_FAILED;
}

/* rules [GAME] [PARAGRAPH]: a single word is a game if there is one of that name. */
int ks_cmd_rules(struct ks_cli *cli)
{
    const char *game = NULL, *wanted = NULL;
    char **word = cli->args.word, book[24];
    if (cli->args.coverage)
        return cli->args.words > 0
                   ? ks_cli_usage(cli, "--coverage takes no paragraph; leave it out")
                   : show_coverage(cli);
    if (cli->args.words > 0)
        game = ks_manifest_book(&cli->library.source, word[0], book, sizeof book);
    if (cli->args.words == 2 && game == NULL)
        game = word[0]; /* unknown: this is said below */
    if (cli->args.words == 2)
        wanted = word[1];
    else if (cli->args.words == 1 && game == NULL)
        wanted = word[0];
    return show_paragraphs(cli, game, wanted);
}
