#include "data/sheet.h"

#include <stdio.h>
#include <string.h>

#include "data/text.h"

/* A column nobody reads is a slip of the pen; remarks may stand anywhere. */
static bool check_names(const struct ks_csv *table, const char *const *names,
                        struct ks_data_report *report)
{
    bool good = true;
    char list[320];

    ks_text_choice(names, list, sizeof list);
    for (size_t c = 0; c < table->columns; c++) {
        const char *name = table->name[c];
        if (strcmp(name, "rule") != 0 && strcmp(name, "note") != 0 &&
            ks_text_among(name, names) < 0)
            good = ks_report_error(
                report, table->header,
                "column \"%.40s\" is unknown; expected %s (rule and note may be added)",
                name, list);
    }
    return good;
}

bool ks_csv_sheet_open(struct ks_csv_sheet *sheet, const struct ks_csv *table,
                       const char *const *names, int needed, int subject,
                       struct ks_data_report *report)
{
    bool good = check_names(table, names, report);

    *sheet = (struct ks_csv_sheet){
        .table = table, .report = report, .name = names, .subject = subject};
    for (int i = 0; names[i] != NULL; i++) {
        sheet->column[i] = ks_csv_column(table, names[i]);
        if (i < needed && sheet->column[i] < 0)
            good = ks_report_error(
                report, table->header,
                "no column \"%s\"; add its name to this line and a cell to every row",
                names[i]);
    }
    return good;
}

bool ks_cell_fault(const struct ks_csv_sheet *sheet, size_t row, int column,
                   const char *expected)
{
    return ks_report_error(sheet->report, sheet->table->place[row],
                           "%.31s: %s \"%.60s\"; expected %s",
                           ks_cell(sheet, row, sheet->subject), sheet->name[column],
                           ks_cell(sheet, row, column), expected);
}

bool ks_cell_number(const struct ks_csv_sheet *sheet, size_t row, int column, int min,
                    int max, int *out)
{
    char expected[64];

    if (ks_text_number(ks_cell(sheet, row, column), min, max, out))
        return true;
    snprintf(expected, sizeof expected, "a whole number from %d to %d", min, max);
    return ks_cell_fault(sheet, row, column, expected);
}

bool ks_cell_word(const struct ks_csv_sheet *sheet, size_t row, int column,
                  const char *const *words, int *out)
{
    char list[200];

    if ((*out = ks_text_among(ks_cell(sheet, row, column), words)) >= 0)
        return true;
    ks_text_choice(words, list, sizeof list);
    return ks_cell_fault(sheet, row, column, list);
}
