#include "data/csv.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "base/text.h"
#include "data/text.h"

/* Reading in place: cells are cut out of a copy of the text. */
struct reader {
    char *at;
    unsigned line;
    const char *file;
    struct ks_data_report *report;
};

static bool fault(const struct reader *r, const char *what)
{
    return ks_report_error(r->report, (struct ks_place){r->file, r->line, 0}, "%s", what);
}

/* A cell in quotes, in which a doubled quote stands for one. */
static bool read_quoted(struct reader *r, char **to)
{
    unsigned first = r->line;

    r->at++;
    while (*r->at != '"' || r->at[1] == '"') {
        if (*r->at == '\0') {
            r->line = first;
            return fault(
                r, "a quote that is not closed; expected \" at the end of the cell");
        }
        if (*r->at == '\n')
            r->line++;
        r->at += *r->at == '"';
        *(*to)++ = *r->at++;
    }
    r->at++;
    return true;
}

static bool is_end(const char *p)
{
    return *p == ',' || *p == '\n' || *p == '\0' || (*p == '\r' && p[1] == '\n');
}

/* One cell; sets last when a line ends with it. */
static bool read_cell(struct reader *r, const char **cell, bool *last)
{
    char *to = r->at;

    *cell = r->at;
    if (*r->at == '"') {
        if (!read_quoted(r, &to))
            return false;
        if (!is_end(r->at))
            return fault(
                r, "text after a closing quote; expected a comma or the line's end");
    }
    while (!is_end(r->at)) {
        if (*r->at == '"')
            return fault(r, "a quote inside a cell; expected the whole cell in quotes");
        *to++ = *r->at++;
    }
    r->at += *r->at == '\r';
    *last = *r->at != ',';
    if (*r->at != '\0')
        r->at++;
    *to = '\0';
    return true;
}

/* The cells of one line; more than there is room for are counted, not kept. */
static bool read_line(struct reader *r, const char **cells, size_t room, size_t *count)
{
    bool last = false;

    for (*count = 0; !last; ++*count) {
        const char *cell;
        if (!read_cell(r, &cell, &last))
            return false;
        if (*count < room)
            cells[*count] = cell;
    }
    return true;
}

static bool grow(struct ks_csv *t, size_t *room)
{
    size_t n = *room == 0 ? 64 : 2 * *room;
    const char **cell = realloc(t->cell, n * t->columns * sizeof *cell);
    struct ks_place *place;

    if (cell == NULL)
        return false;
    t->cell = cell;
    if ((place = realloc(t->place, n * sizeof *place)) == NULL)
        return false;
    t->place = place;
    *room = n;
    return true;
}

/* Room for one more row; the cells are the caller's to fill. */
static const char **add_row(struct ks_csv *t, size_t *room, struct ks_place place,
                            struct ks_data_report *report)
{
    if (t->rows == KS_CSV_ROWS) {
        ks_report_error(report, place, "too many rows; expected at most %d",
                        (int)KS_CSV_ROWS);
        return NULL;
    }
    if (t->rows == *room && !grow(t, room)) {
        ks_report_error(report, place, "out of memory");
        return NULL;
    }
    t->place[t->rows] = place;
    return &t->cell[t->rows++ * t->columns];
}

static bool read_header(struct ks_csv *t, struct reader *r)
{
    t->header = (struct ks_place){r->file, r->line, 0};
    if (*r->at == '\0')
        return fault(r, "empty; expected a line with the names of the columns");
    if (!read_line(r, t->name, KS_CSV_COLUMNS, &t->columns))
        return false;
    if (strpbrk(t->name[0], ";\t") != NULL)
        return ks_report_error(
            r->report, t->header,
            "no comma between \"%.40s\"; expected commas between cells", t->name[0]);
    for (size_t i = 0; i < t->columns && i < KS_CSV_COLUMNS; i++) {
        if (strchr(t->name[i], '\r') != NULL)
            return ks_report_error(r->report, t->header,
                                   "lines end with CR alone; expected LF or CRLF");
    }
    if (t->columns > KS_CSV_COLUMNS)
        return ks_report_error(r->report, t->header, "%s; expected at most %d",
                               ks_count(t->columns, "column").text, (int)KS_CSV_COLUMNS);
    for (size_t i = 0; i < t->columns; i++) {
        if (ks_csv_column(t, t->name[i]) != (int)i)
            return ks_report_error(r->report, t->header, "two columns named \"%.40s\"",
                                   t->name[i]);
    }
    r->line++;
    return true;
}

static bool read_rows(struct ks_csv *t, struct reader *r)
{
    const char *cells[KS_CSV_COLUMNS];
    size_t count, room = 0;

    for (; *r->at != '\0'; r->line++) {
        struct ks_place place = {r->file, r->line, 0};
        if (!read_line(r, cells, KS_CSV_COLUMNS, &count))
            return false;
        if (count == 1 && cells[0][0] == '\0')
            continue;
        if (count != t->columns)
            return ks_report_error(r->report, place,
                                   "%s; expected %zu, as many as "
                                   "the header has",
                                   ks_count(count, "cell").text, t->columns);
        const char **row = add_row(t, &room, place, r->report);
        if (row == NULL)
            return false;
        memcpy(row, cells, count * sizeof *row);
    }
    return true;
}

/* ---- keys ---- */

static uint32_t hash_cells(const char *const *cells, size_t count)
{
    uint64_t digest = KS_FNV_START;

    for (size_t i = 0; i < count; i++)
        digest = ks_text_digest(digest, cells[i], strlen(cells[i]) + 1);
    return (uint32_t)(digest ^ digest >> 32);
}

static size_t key_cells(const struct ks_csv *t, size_t row, const char **cells)
{
    size_t n = 0;

    while (n < KS_CSV_KEYS && t->key[n] >= 0) {
        cells[n] = ks_csv_cell(t, row, t->key[n]);
        n++;
    }
    return n;
}

static bool has_key(const struct ks_csv *t, size_t row, const char *const *cells)
{
    for (size_t i = 0; i < KS_CSV_KEYS && t->key[i] >= 0; i++) {
        if (strcmp(ks_csv_cell(t, row, t->key[i]), cells[i]) != 0)
            return false;
    }
    return true;
}

static size_t count_keys(const struct ks_csv *t)
{
    size_t n = 0;

    while (n < KS_CSV_KEYS && t->key[n] >= 0)
        n++;
    return n;
}

/* The slot that holds the key, or the empty one where it belongs. */
static uint32_t *slot_of(const struct ks_csv *t, const char *const *cells)
{
    size_t i = hash_cells(cells, count_keys(t)) & (t->slots - 1);

    while (t->slot[i] != 0 && !has_key(t, t->slot[i] - 1, cells))
        i = (i + 1) & (t->slots - 1);
    return &t->slot[i];
}

int ks_csv_find(const struct ks_csv *table, const char *const *cells)
{
    return table->slots == 0 ? -1 : (int)*slot_of(table, cells) - 1;
}

static bool find_keys(struct ks_csv *t, const char *const *keys,
                      struct ks_data_report *report)
{
    for (size_t i = 0; i < KS_CSV_KEYS; i++)
        t->key[i] = -1;
    for (size_t i = 0; keys[i] != NULL; i++) {
        t->key[i] = ks_csv_column(t, keys[i]);
        if (t->key[i] < 0)
            return ks_report_error(report, t->header,
                                   "no column \"%s\"; add it: it tells the rows apart",
                                   keys[i]);
    }
    return true;
}

/* Names the row by the cells of its key that are not empty. */
static bool stands_already(const struct ks_csv *t, size_t row, struct ks_place first,
                           struct ks_data_report *report)
{
    char name[120] = "";

    for (size_t k = 0; k < count_keys(t); k++) {
        const char *cell = ks_csv_cell(t, row, t->key[k]);
        size_t n = strlen(name);
        if (cell[0] != '\0')
            snprintf(name + n, sizeof name - n, "%s%.40s", n > 0 ? " " : "", cell);
    }
    return ks_report_error(report, t->place[row],
                           "\"%s\" is already in line %u; keep one of them", name,
                           first.line);
}

static bool index_rows(struct ks_csv *t, struct ks_data_report *report)
{
    const char *cells[KS_CSV_KEYS];

    for (t->slots = 64; t->slots < 2 * t->rows; t->slots *= 2)
        ;
    if ((t->slot = calloc(t->slots, sizeof *t->slot)) == NULL) {
        t->slots = 0;
        return ks_report_error(report, t->header, "out of memory");
    }
    for (size_t i = 0; i < t->rows; i++) {
        key_cells(t, i, cells);
        uint32_t *slot = slot_of(t, cells);
        if (*slot != 0)
            return stands_already(t, i, t->place[*slot - 1], report);
        *slot = (uint32_t)i + 1;
    }
    return true;
}

/* ---- layers ---- */

static bool read_layer(struct ks_csv *t, const struct ks_data_file *file,
                       const char *const *keys, struct ks_data_report *report)
{
    struct reader r = {NULL, 1, file->origin, report};

    *t = (struct ks_csv){.columns = 0};
    if ((t->text[0] = malloc(file->length + 1)) == NULL)
        return fault(&r, "out of memory");
    memcpy(t->text[0], file->text, file->length);
    t->text[0][file->length] = '\0';
    r.at = t->text[0];
    return read_header(t, &r) && read_rows(t, &r) && find_keys(t, keys, report) &&
           index_rows(t, report);
}

/* Puts the cells of an owner's row where the table has its columns. */
static void cover(const struct ks_csv *t, const char **row, const struct ks_csv *over,
                  size_t from)
{
    for (size_t c = 0; c < over->columns; c++)
        row[ks_csv_column(t, over->name[c])] = over->cell[from * over->columns + c];
}

static bool check_columns(const struct ks_csv *t, const struct ks_csv *over,
                          struct ks_data_report *report)
{
    for (size_t c = 0; c < over->columns; c++) {
        if (ks_csv_column(t, over->name[c]) < 0)
            return ks_report_error(report, over->header,
                                   "column \"%.40s\"; expected only columns of %s",
                                   over->name[c], t->header.file);
    }
    return true;
}

static bool merge(struct ks_csv *t, struct ks_csv *over, struct ks_data_report *report)
{
    const char *cells[KS_CSV_KEYS];
    size_t room = t->rows;

    if (!check_columns(t, over, report))
        return false;
    for (size_t i = 0; i < over->rows; i++) {
        key_cells(over, i, cells);
        int row = ks_csv_find(t, cells);
        if (row >= 0) {
            t->place[row] = over->place[i];
            cover(t, &t->cell[(size_t)row * t->columns], over, i);
            continue;
        }
        const char **added = add_row(t, &room, over->place[i], report);
        if (added == NULL)
            return false;
        for (size_t c = 0; c < t->columns; c++)
            added[c] = "";
        cover(t, added, over, i);
    }
    free(t->slot);
    t->slot = NULL;
    t->text[1] = over->text[0];
    over->text[0] = NULL;
    return index_rows(t, report);
}

bool ks_csv_read(struct ks_csv *table, const struct ks_data_source *source,
                 const char *path, const char *const *keys, struct ks_data_report *report)
{
    const struct ks_data_file *file = ks_data_source_find(source, path, 0);
    const struct ks_data_file *cover_file = ks_data_source_find(source, path, 1);
    struct ks_csv over = {.columns = 0};
    bool good = true;

    *table = (struct ks_csv){.columns = 0};
    if (file == NULL)
        return ks_data_source_missing(source, path, report);
    good = read_layer(table, file, keys, report);
    if (good && cover_file != NULL)
        good = read_layer(&over, cover_file, keys, report) && merge(table, &over, report);
    ks_csv_done(&over);
    if (!good)
        ks_csv_done(table);
    return good;
}

void ks_csv_done(struct ks_csv *table)
{
    for (size_t i = 0; i < KS_DATA_LAYERS; i++)
        free(table->text[i]);
    free(table->cell);
    free(table->place);
    free(table->slot);
    *table = (struct ks_csv){.columns = 0};
}

void ks_csv_keep(struct ks_csv *table, const bool *keep)
{
    const char *cells[KS_CSV_KEYS];
    size_t rows = 0;

    for (size_t i = 0; i < table->rows; i++) {
        if (!keep[i])
            continue;
        memmove(&table->cell[rows * table->columns], &table->cell[i * table->columns],
                table->columns * sizeof *table->cell);
        table->place[rows++] = table->place[i];
    }
    table->rows = rows;
    memset(table->slot, 0, table->slots * sizeof *table->slot);
    for (size_t i = 0; i < rows; i++) {
        key_cells(table, i, cells);
        *slot_of(table, cells) = (uint32_t)i + 1;
    }
}

int ks_csv_column(const struct ks_csv *table, const char *name)
{
    for (size_t i = 0; i < table->columns; i++) {
        if (strcmp(table->name[i], name) == 0)
            return (int)i;
    }
    return -1;
}
