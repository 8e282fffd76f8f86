/* A printed name is a list of parts, "2/I/3 pp": each is spelled out by the first row of
 * names.csv that fits it. In a row # stands for a number, @ for a Roman one and * for all that
 * follows; #th makes an English ordinal of the number. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "base/text.h"
#include "data/loader.h"
#include "data/loading.h"
#include "data/sheet.h"

enum { PART, ARMS, ENGLISH, POLISH };
static const char *const columns[] = {"part", "arms", "en", "pl", NULL};

/* What the signs of a row stand for in a part. */
struct signs {
    struct ks_word number, roman, rest;
};

static struct ks_word take(const char **text, const char *end, const char *letters)
{
    const char *start = *text;
    while (*text < end && strchr(letters, **text) != NULL)
        ++*text;
    return (struct ks_word){start, (size_t)(*text - start)};
}

static bool fits(const char *row, struct ks_word part, struct signs *out)
{
    const char *at = part.at, *end = part.at + part.length;
    for (; *row != '\0'; row++) {
        if (at == end)
            return false;
        if (*row == '*') {
            out->rest = (struct ks_word){at, (size_t)(end - at)};
            at = end;
        } else if (*row == '#' || *row == '@') {
            struct ks_word *sign = *row == '#' ? &out->number : &out->roman;
            *sign = take(&at, end, *row == '#' ? "0123456789" : "IVX");
            if (sign->length == 0)
                return false;
        } else if (*at++ != *row) {
            return false;
        }
    }
    return at == end;
}

static bool has_arm(const char *arms, const char *arm)
{
    struct ks_word word;
    bool any = *arms == '\0';
    while (!any && (word = ks_next_word(&arms)).length > 0)
        any = ks_word_is(word, arm);
    return any;
}

static int find_row(const struct ks_csv_sheet *sheet, struct ks_word part,
                    const char *arm, struct signs *out)
{
    for (size_t row = 0; row < sheet->table->rows; row++)
        if (has_arm(ks_cell(sheet, row, ARMS), arm) &&
            fits(ks_cell(sheet, row, PART), part, out))
            return (int)row;
    return -1;
}

static const char *ordinal_end(struct ks_word number)
{
    int n = number.at ? atoi(number.at) : 0, tens = n % 100;
    return tens >= 11 && tens <= 13 ? "th"
           : n % 10 == 1            ? "st"
           : n % 10 == 2            ? "nd"
           : n % 10 == 3            ? "rd"
                                    : "th";
}

static void put_part(struct ks_writer *w, const char *text, const struct signs *signs)
{
    for (; *text != '\0'; text++) {
        if (*text == '#') {
            ks_put_part(w, signs->number.at, signs->number.length);
            if (strncmp(text, "#th", 3) == 0) {
                ks_put(w, ordinal_end(signs->number));
                text += 2;
            }
        } else if (*text == '@') {
            ks_put_part(w, signs->roman.at, signs->roman.length);
        } else if (*text == '*') {
            ks_put_part(w, signs->rest.at, signs->rest.length);
        } else {
            ks_put_part(w, text, 1);
        }
    }
}

/* False, and nothing is spelled out, where no row fits a part or the whole is too long. */
static bool spell_out(const struct ks_csv_sheet *sheet, const struct ks_piece *piece,
                      struct ks_naming *out)
{
    for (int language = 0; language < KS_LANGUAGES; language++) {
        struct ks_writer w = ks_writer(out->full[language], sizeof out->full[language]);
        for (const char *at = piece->name; *at != '\0'; at += *at == '/') {
            struct ks_word part = {at, strcspn(at, "/")};
            struct signs signs = {{NULL, 0}, {NULL, 0}, {NULL, 0}};
            int row = find_row(sheet, part, piece->arm, &signs);
            at += part.length;
            if (row >= 0) {
                ks_put(&w, w.n > 0 ? ", " : "");
                put_part(&w, ks_cell(sheet, (size_t)row, ENGLISH + language), &signs);
            }
            if (row < 0 || w.n >= w.size) {
                memset(out->full, 0, sizeof out->full);
                return false;
            }
        }
    }
    return true;
}

/* Arms are words of the rules system; a unit of each need not be in this scenario. */
static bool check_arms(const struct ks_loading *l, const struct ks_csv_sheet *sheet,
                       size_t row)
{
    const char *arms = ks_cell(sheet, row, ARMS);
    struct ks_word word;
    char arm[24];

    while ((word = ks_next_word(&arms)).length > 0) {
        snprintf(arm, sizeof arm, "%.*s", (int)word.length, word.at);
        if (ks_term_sign(l->g, "arm", arm)[0] == '\0')
            return ks_cell_fault(sheet, row, ARMS,
                                 "arms as in units.csv, or an empty cell");
    }
    return true;
}

static bool read_sheet(struct ks_loading *l, const struct ks_csv *table)
{
    struct ks_csv_sheet sheet;
    bool good = ks_csv_sheet_open(&sheet, table, columns, POLISH + 1, PART, l->report);

    for (size_t row = 0; good && row < table->rows; row++) {
        good = check_arms(l, &sheet, row);
        for (int column = PART; column <= POLISH; column++)
            if (column != ARMS && ks_cell_is_empty(&sheet, row, column))
                good = ks_cell_fault(&sheet, row, column, "a text");
    }
    for (ks_unit u = 0; good && u < l->g->pieces; u++)
        if (!spell_out(&sheet, &l->g->piece[u], &l->g->naming[u]))
            ks_report_warning(
                l->report, table->header,
                "\"%s\" (%s) is not spelled out: a row for each of its parts "
                "is needed, and room for %zu bytes",
                l->g->piece[u].name, l->g->piece[u].arm,
                sizeof l->g->naming[u].full[0] - 1);
    return good;
}

/* Where two armies have a piece of the same name, texts say whose it is. */
static void name_armies(struct ks_loading *l)
{
    for (ks_unit u = 0; u < l->g->pieces; u++)
        for (ks_unit v = 0; v < l->g->pieces; v++) {
            const struct ks_piece *a = &l->g->piece[u], *b = &l->g->piece[v];
            if (strcmp(a->name, b->name) != 0 || strcmp(a->army, b->army) == 0)
                continue;
            for (int i = 0; i < KS_LANGUAGES; i++)
                snprintf(l->g->naming[u].army[i], sizeof l->g->naming[u].army[i], "%.15s",
                         ks_army_of(l->g, u)->name[i]);
        }
}

bool ks_read_names(struct ks_loading *l)
{
    static const char *const keys[] = {"part", "arms", NULL};
    struct ks_csv table;
    char path[96];
    bool good;

    name_armies(l);
    ks_loading_path(l, "names.csv", path, sizeof path);
    if (ks_data_source_top(l->source, path) == NULL)
        return true;
    if (!ks_csv_read(&table, l->source, path, keys, l->report))
        return false;
    good = read_sheet(l, &table);
    ks_csv_done(&table);
    return good;
}
