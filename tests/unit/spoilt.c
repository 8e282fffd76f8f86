#include "spoilt.h"

#include <criterion/criterion.h>
#include <string.h>

void expect_at(const struct spoilt *f, const struct ks_data_error *error, unsigned line)
{
    size_t own = strlen(error->file), wanted = strlen(f->path);

    cr_expect(strstr(error->message, f->message), "%s\n  gives: %s\n  wanted: %s", f->put,
              error->message, f->message);
    if (f->line < 0)
        return;
    cr_expect(own >= wanted && strcmp(error->file + own - wanted, f->path) == 0,
              "%s: in %s: %s", f->put, error->file, error->message);
    cr_expect_eq(error->line, line + (unsigned)f->line, "%s: line %u: %s", f->put,
                 error->line, error->message);
}

void expect_fault(const struct spoilt *f, const char *scenario,
                  struct ks_data_source *source)
{
    struct ks_data_error error = {.line = 0};
    unsigned line = spoil(source, f->path, f->find, f->put);
    struct ks_game *g = load_from(source, scenario, "", &error);

    if (f->line == SPOILT_NOTHING) {
        cr_expect_not_null(g, "%s is refused: %s", f->put, error.message);
        return;
    }
    cr_expect_null(g, "%s with %s is taken", f->path, f->put);
    expect_at(f, &error, line);
}

void expect_own_faults(const struct spoilt *list, size_t n, const char *scenario)
{
    for (size_t i = 0; i < n; i++)
        expect_fault(&list[i], scenario, own_files());
}
