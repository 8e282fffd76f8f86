#include "cli/balance_titles.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "data/csv.h"
#include "data/manifest.h"

/* The row of a paragraph; that of an earlier set is as good, for a number has one title. */
static const char *find(const struct ks_csv *table, int id, int title,
                        const char *paragraph)
{
    for (size_t row = 0; row < table->rows; row++)
        if (strcmp(ks_csv_cell(table, row, id), paragraph) == 0)
            return ks_csv_cell(table, row, title);
    return "";
}

static void read_titles(const struct ks_csv *table, const struct ks_cli *cli,
                        const struct ks_game *g, char (*out)[KS_TITLE])
{
    int id = ks_csv_column(table, "id");
    int title =
        ks_csv_column(table, cli->args.language == KS_POLISH ? "title_pl" : "title");
    size_t codes = ks_event_codes(g);
    for (uint16_t code = 0; code < codes && code < KS_BALANCE_CODES; code++) {
        struct ks_event e = {
            .code = code, .unit = KS_NONE, .other = KS_NONE, .hex = KS_NONE};
        snprintf(out[code], KS_TITLE, "%s",
                 find(table, id, title, ks_event_paragraph(g, &e)));
    }
}

/* An owner's folder may lack an index: then there are no titles. */
char (*ks_balance_titles(const struct ks_cli *cli, const struct ks_game *g))[KS_TITLE]
{
    static const char *const keys[] = {"id", "set", NULL};
    char(*out)[KS_TITLE] = calloc(KS_BALANCE_CODES, sizeof *out), path[96], book[24];
    struct ks_data_report report;
    struct ks_csv table;
    if (out == NULL)
        return NULL;
    const struct ks_data_source *source = &cli->library.source;
    snprintf(path, sizeof path, "%s/paragraphs.csv",
             ks_manifest_book(source, g->scenario, book, sizeof book));
    ks_report_init(&report);
    if (ks_csv_read(&table, source, path, keys, &report)) {
        read_titles(&table, cli, g, out);
        ks_csv_done(&table);
    }
    return out;
}
