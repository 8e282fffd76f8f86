/* Reads an owner's folder: DIR/<game>/<file> overrides the program's own file of that name,
 * DIR/<file> that of a rules system. */
#include <dirent.h>
#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <strings.h>
#include <sys/stat.h>

#include "data/source.h"
#include "data/text.h"

/* Files of a game; the last stands for all of its kind. */
static const char *const known[] = {"game.json",           "about.json",  "lessons.json",
                                    "guide.json",          "tables.json", "map.txt",
                                    "units.csv",           "setup.csv",   "names.csv",
                                    "scenarios/NAME.json", NULL};

/* A walk through the folder. */
struct walk {
    struct ks_data_source *source;
    struct ks_data_report *report;
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
    return n > m && strcasecmp(name + n - m, end) == 0;
}

static bool is_data(const char *name)
{
    return ends_with(name, ".json") || ends_with(name, ".csv") || ends_with(name, ".txt");
}

/* The bytes of a plain file; one byte more than allowed is read, to see that it is too
 * long. */
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
        fault(w, name, "is not a regular file of at most 4 MB");
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

static bool add_file(struct walk *w, const char *path, const char *name)
{
    size_t length = 0;
    char *text = read_bytes(w, name, &length);

    if (text == NULL)
        return false;
    w->added++;
    bool good = ks_data_source_copy(w->source, path, name, text, length, w->report);
    free(text);
    return good;
}

static bool is_folder(const char *name)
{
    struct stat about;
    return stat(name, &about) == 0 && S_ISDIR(about.st_mode);
}

/* What to do with one entry of a folder: path is its place within games/, name the whole
 * name, entry the last part of both. */
typedef bool visit(struct walk *w, const char *path, const char *name, const char *entry);

/* Visits every entry of a folder but the hidden ones, by their names: the order of the files
 * is that of the games and scenarios in every list. */
static bool each(struct walk *w, const char *path, const char *folder, visit *f)
{
    struct dirent **entry;
    int n = scandir(folder, &entry, NULL, alphasort);
    bool good = true;

    if (n < 0)
        return fault(w, folder, strerror(errno));
    for (int i = 0; i < n; free(entry[i++])) {
        if (entry[i]->d_name[0] == '.')
            continue;
        char *inner = join(w, path, entry[i]->d_name);
        char *name = join(w, folder, entry[i]->d_name);
        good &= inner != NULL && name != NULL && f(w, inner, name, entry[i]->d_name);
        free(inner);
        free(name);
    }
    free(entry);
    return good;
}

/* A fault that ends with the files a game can have. */
static bool not_of_game(const struct walk *w, const char *name, const char *what)
{
    char list[200], message[300];

    ks_text_choice(known, list, sizeof list);
    snprintf(message, sizeof message, "%s; expected %s", what, list);
    return fault(w, name, message);
}

/* A folder in which nothing is found is most likely named wrongly. */
static bool each_of_game(struct walk *w, const char *path, const char *folder, visit *f)
{
    size_t before = w->added;

    return each(w, path, folder, f) &&
           (w->added > before ||
            not_of_game(w, folder, "this folder holds no file of a game"));
}

/* Folders for notes and pictures are left alone; data in one would never be read. */
static bool visit_stray(struct walk *w, const char *path, const char *name,
                        const char *entry)
{
    (void)path;
    return !is_data(entry) || not_of_game(w, name, "a game has no such folder");
}

static bool visit_other(struct walk *w, const char *path, const char *name,
                        const char *entry)
{
    if (is_folder(name))
        return each(w, path, name, visit_stray);
    return !is_data(entry) || not_of_game(w, name, "not a file of a game");
}

static bool visit_scenario(struct walk *w, const char *path, const char *name,
                           const char *entry)
{
    return ends_with(entry, ".json") ? add_file(w, path, name)
                                     : visit_other(w, path, name, entry);
}

static bool visit_file(struct walk *w, const char *path, const char *name,
                       const char *entry)
{
    if (ks_text_among(entry, known) >= 0)
        return add_file(w, path, name);
    if (strcmp(entry, "scenarios") == 0)
        return each_of_game(w, path, name, visit_scenario);
    return visit_other(w, path, name, entry);
}

/* Files that belong to no game are those of the rules systems: only what the program has. */
static bool not_of_rules(const struct walk *w, const char *name)
{
    char list[300] = "is outside the folder of a game; expected DIR/GAME/FILE";

    for (size_t i = 0; i < w->source->files; i++) {
        const char *path = w->source->file[i].path;
        size_t used = strlen(list);
        if (strchr(path, '/') == NULL)
            snprintf(list + used, sizeof list - used, " or DIR/%s", path);
    }
    return fault(w, name, list);
}

static bool visit_game(struct walk *w, const char *path, const char *name,
                       const char *entry)
{
    struct stat about;

    if (stat(name, &about) != 0)
        return fault(w, name, strerror(errno));
    if (S_ISDIR(about.st_mode))
        return each_of_game(w, path, name, visit_file);
    if (ks_text_among(entry, known) >= 0)
        return fault(w, name,
                     "is a file of a game: if this is the folder of a game, name the "
                     "folder above it; else put the file into DIR/GAME");
    if (!is_data(entry))
        return true;
    return ks_data_source_find(w->source, path, 0) != NULL ? add_file(w, path, name)
                                                           : not_of_rules(w, name);
}

/* A file of a game that is not there would never be read: most likely a slip. */
static bool check_game(const struct walk *w, const struct ks_data_file *file)
{
    int n = (int)strcspn(file->path, "/");
    char name[24], path[64];

    if (file->path[n] == '\0')
        return true;
    snprintf(name, sizeof name, "%.*s", n, file->path);
    snprintf(path, sizeof path, "%s/game.json", name);
    if (n >= (int)sizeof name || !ks_text_is_key(name))
        return fault(w, file->origin,
                     "the name of this folder does not fit; rename it to the name of a "
                     "game, or to 1 to 23 of a-z, 0-9, - and _");
    return ks_data_source_find(w->source, path, 0) != NULL ||
           fault(w, file->origin,
                 "there is no game of this name; rename the folder to the name of a "
                 "game, or write a game.json for a new one");
}

bool ks_data_source_folder(struct ks_data_source *source, const char *folder,
                           struct ks_data_report *report)
{
    struct walk w = {source, report, 0};
    size_t before = source->files;

    if (!each(&w, "", folder, visit_game))
        return false;
    if (w.added == 0)
        return not_of_game(&w, folder, "contains no data; put it into DIR/GAME");
    for (size_t i = before; i < source->files; i++) {
        if (!check_game(&w, &source->file[i]))
            return false;
    }
    return true;
}
