#include "data_help.h"

#include <criterion/criterion.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "data/embedded.h"

/* ---- what is given back when the test ends ---- */

enum { MOST = 2048 };
static struct ks_data_source *sources[MOST];
static struct ks_game *games[MOST];
static size_t nsources, ngames;

/* Each test is a process of its own, and this is the last it does. */
static void give_back(void)
{
    for (size_t i = 0; i < ngames; i++)
        ks_game_free(games[i]);
    for (size_t i = 0; i < nsources; i++) {
        ks_data_source_done(sources[i]);
        free(sources[i]);
    }
}

static void keep(struct ks_data_source *source, struct ks_game *g)
{
    if (nsources + ngames == 0)
        atexit(give_back);
    cr_assert(nsources < MOST && ngames < MOST, "more than %d at once: see MOST", MOST);
    if (source != NULL)
        sources[nsources++] = source;
    if (g != NULL)
        games[ngames++] = g;
}

/* ---- files ---- */

struct ks_data_source *no_files(void)
{
    struct ks_data_source *source = malloc(sizeof *source);

    cr_assert_not_null(source);
    ks_data_source_init(source);
    keep(source, NULL);
    return source;
}

struct ks_data_source *own_files(void)
{
    struct ks_data_source *source = no_files();
    struct ks_data_report report;

    ks_report_init(&report);
    cr_assert(ks_data_source_embedded(source, &report), "%s", report.note[0].message);
    return source;
}

void add_text(struct ks_data_source *source, const char *path, const char *text)
{
    struct ks_data_report report;

    ks_report_init(&report);
    cr_assert(ks_data_source_add(source, path, text, strlen(text), &report), "%s",
              report.note[0].message);
}

char *changed_text(const char *text, const char *find, const char *put)
{
    const char *at = strstr(text, find);

    cr_assert_not_null(at, "\"%s\" is not in the file", find);
    cr_assert_null(strstr(at + 1, find), "\"%s\" is in the file twice", find);
    char *changed = malloc(strlen(text) + strlen(put) + 1);
    cr_assert_not_null(changed);
    sprintf(changed, "%.*s%s%s", (int)(at - text), text, put, at + strlen(find));
    return changed;
}

struct ks_data_source *spoilt_files(const char *path, const char *find, const char *put)
{
    struct ks_data_source *source = no_files();
    struct ks_data_report report;
    bool found = false;

    ks_report_init(&report);
    for (size_t i = 0; i < ks_embedded_count; i++) {
        const struct ks_embedded *e = &ks_embedded_files[i];
        if (strcmp(e->path, path) != 0) {
            ks_data_source_add(source, e->path, (const char *)e->data, e->size, &report);
            continue;
        }
        char *text = changed_text((const char *)e->data, find, put);
        ks_data_source_copy(source, path, path, text, strlen(text), &report);
        free(text);
        found = true;
    }
    cr_assert(found, "no file %s", path);
    return source;
}

static size_t read_options(const char *text, struct ks_option *options, size_t max)
{
    size_t n = 0;

    while (*text != '\0' && n < max) {
        size_t name = strcspn(text, "="), value = strcspn(text + name + 1, ",");
        memset(&options[n], 0, sizeof options[n]);
        cr_assert(name < sizeof options[n].name && value < sizeof options[n].value);
        memcpy(options[n].name, text, name);
        memcpy(options[n].value, text + name + 1, value);
        text += name + 1 + value;
        text += *text == ',';
        n++;
    }
    return n;
}

struct ks_game *load_from(const struct ks_data_source *source, const char *scenario,
                          const char *options, struct ks_data_error *error)
{
    struct ks_option list[8];
    size_t n = read_options(options, list, 8);
    struct ks_game *g = ks_game_load(source, scenario, list, n, error);

    keep(NULL, g);
    return g;
}

struct ks_game *load_sound(const struct ks_data_source *source, const char *scenario,
                           const char *options)
{
    struct ks_data_error error;
    struct ks_game *g = load_from(source, scenario, options, &error);

    cr_assert_not_null(g, "%s:%u: %s", error.file, error.line, error.message);
    return g;
}

struct ks_game *load(const char *scenario, const char *options)
{
    return load_sound(own_files(), scenario, options);
}

ks_unit named(const struct ks_game *g, int side, const char *name)
{
    for (ks_unit u = 0; u < g->pieces; u++) {
        if (g->piece[u].side == side && strcmp(g->piece[u].name, name) == 0)
            return u;
    }
    cr_assert_fail("no unit %s", name);
    return KS_NONE;
}

const char *hex_of(const struct ks_game *g, ks_unit u)
{
    static char text[8];

    if (r94(g)->unit[u].hex == KS_NONE)
        return "-";
    ks_hex_text(&g->map, r94(g)->unit[u].hex, text);
    return text;
}
