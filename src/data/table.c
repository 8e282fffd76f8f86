#include "data/table.h"

#include <string.h>

/* -1 if there is none. */
static int find_column(const struct ks_table *table, const char *name)
{
    for (size_t i = 0; i < table->columns && table->column[i] != NULL; i++) {
        if (strcmp(table->column[i], name) == 0)
            return (int)i;
    }
    return -1;
}

static bool read_columns(struct ks_table *t)
{
    if (!ks_json_get_array(&t->self, "columns", 2, KS_TABLE_COLUMNS, &t->column_list,
                           &t->columns))
        return false;
    for (size_t i = 0; i < t->columns; i++) {
        struct ks_json at = ks_json_item(&t->column_list, i);
        if ((t->column[i] = ks_json_string(&at)) == NULL)
            return false;
        if (find_column(t, t->column[i]) != (int)i)
            return ks_json_fault(&at, "\"%.40s\" is here twice; expected it once",
                                 t->column[i]);
    }
    return true;
}

bool ks_table_open(struct ks_table *table, const struct ks_json *self)
{
    *table = (struct ks_table){.self = *self};
    return ks_json_is_object(self) &&
           ks_json_only(self, KS_KEYS("title", "rule", "columns", "rows")) &&
           read_columns(table) &&
           ks_json_get_array(&table->self, "rows", 1, KS_TABLE_ROWS, &table->row_list,
                             &table->rows);
}

bool ks_table_get(const struct ks_json *object, const char *name, struct ks_table *table)
{
    struct ks_json self;

    return ks_json_get(object, name, "{\"columns\": [ ... ], \"rows\": [ ... ]}",
                       &self) &&
           ks_table_open(table, &self);
}

bool ks_table_need(const struct ks_table *table, const char *name, int *column)
{
    *column = find_column(table, name);
    return *column >= 0 || ks_json_fault(&table->column_list,
                                         "no column \"%s\"; add its name here and a "
                                         "cell to every row",
                                         name);
}

bool ks_table_row(const struct ks_table *table, size_t index, struct ks_json *row,
                  const char **name, enum ks_part part,
                  struct ks_certainty_count *certainty)
{
    enum ks_certainty sure;
    size_t n;
    int column;

    *row = ks_json_item(&table->row_list, index);
    if (!ks_json_is_array(row, table->columns, table->columns, &n))
        return false;
    struct ks_json first = ks_json_item(row, 0);
    if ((*name = ks_json_string(&first)) == NULL ||
        !ks_table_need(table, "rule", &column))
        return false;
    struct ks_json rule = ks_json_item(row, (size_t)column);
    const char *text = ks_json_string(&rule);
    if (text == NULL)
        return false;
    if (text[0] != '[' || text[strlen(text) - 1] != ']')
        return ks_json_fault(&rule, "found \"%.40s\"; expected paragraphs as [8.16.2a]",
                             text);
    if (!ks_table_need(table, "certainty", &column))
        return false;
    struct ks_json at = ks_json_item(row, (size_t)column);
    if ((text = ks_json_string(&at)) == NULL)
        return false;
    if (!ks_certainty_parse(text, &sure))
        return ks_json_fault(&at, "found \"%.40s\"; expected " KS_CERTAINTY_WORDS, text);
    ks_certainty_count_add(certainty, part, sure);
    return true;
}
