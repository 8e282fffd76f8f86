#include "data_help.h"

#include <criterion/criterion.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* ---- what is given back when the test ends ---- */

enum { MOST = 4096 };
static struct {
    void *it;
    void (*drop)(void *);
} kept[MOST];
static size_t nkept;

/* Each test is a process of its own, and this is the last it does. */
static void give_back(void)
{
    while (nkept-- > 0)
        kept[nkept].drop(kept[nkept].it);
}

static void keep(void *it, void (*drop)(void *))
{
    if (nkept == 0)
        atexit(give_back);
    cr_assert(nkept < MOST, "more than %d at once: see MOST", MOST);
    kept[nkept].it = it;
    kept[nkept++].drop = drop;
}

static void drop_game(void *g)
{
    ks_game_free(g);
}

static void drop_source(void *source)
{
    ks_data_source_done(source);
    free(source);
}

/* ---- files ---- */

struct ks_data_source *no_files(void)
{
    struct ks_data_source *source = malloc(sizeof *source);

    cr_assert_not_null(source);
    ks_data_source_init(source);
    keep(source, drop_source);
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

static void drop_library(void *library)
{
    ks_library_close(library);
    free(library);
}

struct ks_library *own_library(void)
{
    struct ks_library *library = malloc(sizeof *library);
    struct ks_refusal no;

    cr_assert_not_null(library);
    cr_assert(ks_library_open(library, NULL, &no), "%s", no.message);
    keep(library, drop_library);
    return library;
}

void add_text(struct ks_data_source *source, const char *path, const char *text)
{
    struct ks_data_report report;

    ks_report_init(&report);
    cr_assert(ks_data_source_add(source, path, text, strlen(text), &report), "%s",
              report.note[0].message);
}

void add_folder(struct ks_data_source *source, const char *folder)
{
    struct ks_data_report report;

    ks_report_init(&report);
    cr_assert(ks_data_source_folder(source, folder, &report), "%s",
              report.note[0].message);
}

const char *changed_text(const char *text, const char *find, const char *put)
{
    const char *place = strstr(text, find);

    cr_assert_not_null(place, "\"%s\" is not in the file", find);
    cr_assert_null(strstr(place + 1, find), "\"%s\" is in the file twice", find);
    char *changed = malloc(strlen(text) + strlen(put) + 1);
    cr_assert_not_null(changed);
    sprintf(changed, "%.*s%s%s", (int)(place - text), text, put, place + strlen(find));
    keep(changed, free);
    return changed;
}

const char *file_text(const struct ks_data_source *source, const char *path)
{
    const struct ks_data_file *f = ks_data_source_top(source, path);

    cr_assert_not_null(f, "no file %s", path);
    char *text = strndup(f->text, f->length);
    keep(text, free);
    return text;
}

unsigned spoil(struct ks_data_source *source, const char *path, const char *find,
               const char *put)
{
    const char *text = file_text(source, path), *changed = changed_text(text, find, put);
    size_t i = source->files;
    unsigned line = 1;

    while (strcmp(source->file[--i].path, path) != 0)
        ;
    source->file[i].text = changed;
    source->file[i].length = strlen(changed);
    for (const char *p = text, *place = strstr(text, find); p < place; p++)
        line += *p == '\n';
    return line;
}

struct ks_data_source *spoilt_files(const char *path, const char *find, const char *put)
{
    struct ks_data_source *source = own_files();

    spoil(source, path, find, put);
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

    keep(g, drop_game);
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
