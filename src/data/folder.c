/* Reads an owner's folder: DIR/<game>/<file> covers the program's own file of that name. */
#include <dirent.h>
#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>

#include "data/source.h"

static const char *const known[] = {"game.json", "editions.json", "tables.json",
                                    "map.txt",   "units.csv",     "setup.csv"};
static const char known_text[] = "game.json, editions.json, tables.json, map.txt, units.csv, "
                                 "setup.csv or scenarios/NAME.json";

/* A walk through the folder. */
struct walk {
    struct ks_data_source *source;
    struct ks_data_report *report;
    const char *folder;
    size_t added;
};

static bool fault(const struct walk *w, const char *name, const char *what)
{
    return ks_report_error(w->report, (struct ks_place){name, 0, 0}, "%s", what);
}

/* "a/b", or b alone, in memory of its own; NULL and a note when there is none. */
static char *join(const struct walk *w, const char *a, const char *b)
{
    size_t size = strlen(a) + strlen(b) + 2;
    char *name = malloc(size);

    if (name == NULL)
        fault(w, b, "out of memory");
    else
        snprintf(name, size, "%s%s%s", a, a[0] == '\0' ? "" : "/", b);
    return name;
}

static bool ends_with(const char *name, const char *end)
{
    size_t n = strlen(name), m = strlen(end);
    return n > m && strcmp(name + n - m, end) == 0;
}

static bool is_data(const char *name)
{
    return ends_with(name, ".json") || ends_with(name, ".csv") || ends_with(name, ".txt");
}

/* The bytes of a plain file; one byte more than allowed is read, to see that it is too long. */
static char *read_bytes(const struct walk *w, const char *name, size_t *length)
{
    struct stat about;
    char *text;
    FILE *f;

    if (stat(name, &about) != 0) {
        fault(w, name, strerror(errno));
        return NULL;
    }
    if (!S_ISREG(about.st_mode) || about.st_size > KS_DATA_SIZE) {
        fault(w, name, "is no plain file of at most 4 MB");
        return NULL;
    }
    if ((f = fopen(name, "rb")) == NULL) {
        fault(w, name, strerror(errno));
        return NULL;
    }
    size_t room = (size_t)about.st_size + 1;
    if ((text = malloc(room)) == NULL)
        fault(w, name, "out of memory");
    else
        *length = fread(text, 1, room, f);
    if (text != NULL && ferror(f)) {
        fault(w, name, "cannot be read to its end");
        free(text);
        text = NULL;
    }
    fclose(f);
    return text;
}

/* Takes over the two names. */
static bool add_file(struct walk *w, char *path, char *origin)
{
    size_t length = 0;
    char *text = path && origin ? read_bytes(w, origin, &length) : NULL;

    if (text == NULL) {
        free(path);
        free(origin);
        return false;
    }
    w->added++;
    return ks_data_source_give(w->source, path, origin, text, length, w->report);
}

static bool is_known(const char *name)
{
    for (size_t i = 0; i < sizeof known / sizeof known[0]; i++) {
        if (strcmp(name, known[i]) == 0)
            return true;
    }
    return false;
}

/* What to do with one entry of a folder: path is its place within games/, name the whole name;
 * both belong to the callee. */
typedef bool visit(struct walk *w, char *path, char *name, const char *entry);

/* Visits every entry of a folder but the hidden ones. */
static bool each(struct walk *w, const char *path, const char *folder, visit *f)
{
    bool good = true;
    struct dirent *e;
    DIR *d = opendir(folder);

    if (d == NULL)
        return fault(w, folder, strerror(errno));
    while ((e = readdir(d)) != NULL) {
        if (e->d_name[0] == '.')
            continue;
        char *inner = join(w, path, e->d_name);
        char *name = join(w, folder, e->d_name);
        if (inner != NULL && name != NULL)
            good &= f(w, inner, name, e->d_name);
        else {
            free(inner);
            free(name);
            good = false;
        }
    }
    closedir(d);
    return good;
}

static bool visit_scenario(struct walk *w, char *path, char *name, const char *entry)
{
    if (ends_with(entry, ".json"))
        return add_file(w, path, name);
    bool good = !is_data(entry) ||
                ks_report_error(w->report, (struct ks_place){name, 0, 0},
                                "no file of a game; expected scenarios/NAME.json");
    free(path);
    free(name);
    return good;
}

static bool visit_file(struct walk *w, char *path, char *name, const char *entry)
{
    bool good = true;

    if (is_known(entry))
        return add_file(w, path, name);
    if (strcmp(entry, "scenarios") == 0)
        good = each(w, path, name, visit_scenario);
    else if (is_data(entry))
        good = ks_report_error(w->report, (struct ks_place){name, 0, 0},
                               "no file of a game; expected %s", known_text);
    free(path);
    free(name);
    return good;
}

static bool visit_game(struct walk *w, char *path, char *name, const char *entry)
{
    struct stat about;
    bool good = true;

    if (stat(name, &about) != 0)
        good = fault(w, name, strerror(errno));
    else if (S_ISDIR(about.st_mode))
        good = each(w, path, name, visit_file);
    else if (is_data(entry))
        good = ks_report_error(w->report, (struct ks_place){name, 0, 0},
                               "stands outside the folder of a game; expected %s/GAME/%s",
                               w->folder, entry);
    free(path);
    free(name);
    return good;
}

bool ks_data_source_folder(struct ks_data_source *source, const char *folder,
                           struct ks_data_report *report)
{
    struct walk w = {source, report, folder, 0};

    if (!each(&w, "", folder, visit_game))
        return false;
    if (w.added == 0)
        return ks_report_error(report, (struct ks_place){folder, 0, 0},
                               "holds no data; expected GAME/ with %s", known_text);
    return true;
}
