#include "spoilt.h"

#include <criterion/criterion.h>
#include <string.h>

static unsigned line_of(const char *text, const char *find)
{
    const char *place = strstr(text, find);
    unsigned line = 1;

    for (const char *p = text; p < place; p++)
        line += *p == '\n';
    return line;
}

void expect_fault(const struct spoilt *f, const char *scenario,
                  struct ks_data_source *source, const char *text)
{
    struct ks_data_error error = {.line = 0};
    struct ks_game *g = load_from(source, scenario, "", &error);

    if (f->line == SPOILT_NOTHING) {
        cr_expect_not_null(g, "%s is refused: %s", f->put, error.message);
    } else {
        cr_expect_null(g, "%s with %s is taken", f->path, f->put);
        cr_expect(strstr(error.message, f->message), "%s\n  gives: %s\n  wanted: %s",
                  f->put, error.message, f->message);
    }
    if (f->line >= 0) {
        cr_expect_str_eq(error.file, f->path, "%s: %s", f->put, error.message);
        cr_expect_eq(error.line, line_of(text, f->find) + (unsigned)f->line,
                     "%s: line %u: %s", f->put, error.line, error.message);
    }
}

void expect_own_faults(const struct spoilt *list, size_t n, const char *scenario)
{
    struct ks_data_source *own = own_files();

    for (size_t i = 0; i < n; i++)
        expect_fault(&list[i], scenario,
                     spoilt_files(list[i].path, list[i].find, list[i].put),
                     ks_data_source_find(own, list[i].path, 0)->text);
}
