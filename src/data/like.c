#include "data/like.h"

#include <stdio.h>
#include <string.h>

/* Is it a path BEFORE WANTED AFTER? Other names of such paths are added to the list. */
static bool fits(const char *path, const char *before, const char *wanted,
                 const char *after, char *list, size_t size)
{
    size_t n = strlen(path), head = strlen(before), tail = strlen(after);
    size_t used = strlen(list);

    if (n <= head + tail || strncmp(path, before, head) != 0 ||
        strcmp(path + n - tail, after) != 0)
        return false;
    int length = (int)(n - head - tail);
    if (memchr(path + head, '/', (size_t)length) != NULL)
        return false;
    snprintf(list + used, size - used, "%s%.*s", used > 0 ? ", " : "", length,
             path + head);
    return strlen(wanted) == (size_t)length &&
           strncmp(path + head, wanted, (size_t)length) == 0;
}

static bool find(const struct ks_data_source *source, const char *before,
                 const char *after, const struct ks_json *at, const char *self)
{
    const char *wanted = ks_json_string(at);
    char list[320] = "", own[96];
    bool found = false;

    snprintf(own, sizeof own, "%s%s%s", before, self, after);
    for (size_t i = 0; wanted != NULL && i < source->files; i++) {
        const struct ks_data_file *file = &source->file[i];
        if (strcmp(file->path, own) != 0 &&
            ks_data_source_find(source, file->path, 0) == file)
            found |= fits(file->path, before, wanted, after, list, sizeof list);
    }
    return found ||
           (wanted != NULL &&
            ks_json_fault(at, "found \"%.40s\"; expected one of %s", wanted, list));
}

/* Of two files that are like each other neither would say anything. */
static bool check_chain(const struct ks_json_file *file, const char *like)
{
    struct ks_json top = ks_json_top(file), at;

    for (size_t i = 0; i < file->home; i++) {
        if (json_object_get(file->layer[i], "like") != NULL &&
            ks_json_get(&top, "like", "the name of a game", &at))
            return ks_json_fault(&at,
                                 "found \"%s\", which is itself like another; expected "
                                 "the name of that one",
                                 like);
    }
    return true;
}

bool ks_like_open(struct ks_json_file *file, const struct ks_data_source *source,
                  const char *before, const char *name, const char *after, char like[24],
                  struct ks_data_report *report)
{
    char path[96], under[96];
    struct ks_json at;

    like[0] = '\0';
    snprintf(path, sizeof path, "%s%s%s", before, name, after);
    if (!ks_json_open(file, source, path, report))
        return false;
    struct ks_json top = ks_json_top(file);
    if (!ks_json_has(&top, "like", &at))
        return true;
    bool good = find(source, before, after, &at, name) && ks_json_text(&at, like, 24);
    ks_json_close(file);
    snprintf(under, sizeof under, "%s%s%s", before, like, after);
    if (!good || !ks_json_open_over(file, source, under, path, report))
        return false;
    if (check_chain(file, like))
        return true;
    ks_json_close(file);
    return false;
}
