#include "data/source.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "data/embedded.h"
#include "data/text.h"

void ks_data_source_init(struct ks_data_source *source)
{
    source->files = 0;
}

void ks_data_source_done(struct ks_data_source *source)
{
    for (size_t i = 0; i < source->files; i++)
        free(source->file[i].owned);
    source->files = 0;
}

static unsigned line_of(const char *text, size_t offset)
{
    unsigned line = 1;

    for (size_t i = 0; i < offset; i++)
        line += text[i] == '\n';
    return line;
}

/* JSON has its own reader, which says the same with a column. */
static bool is_text(const struct ks_data_file *file, struct ks_data_report *report)
{
    size_t n = strlen(file->path), bad;

    if (n > 5 && strcmp(file->path + n - 5, ".json") == 0)
        return true;
    bad = ks_text_fault(file->text, file->length);
    if (bad == file->length)
        return true;
    return ks_report_error(report,
                           (struct ks_place){file->origin, line_of(file->text, bad), 0},
                           "byte 0x%02X is not text; expected UTF-8",
                           (unsigned)(unsigned char)file->text[bad]);
}

static bool add(struct ks_data_source *source, const struct ks_data_file *file,
                struct ks_data_report *report)
{
    struct ks_place place = {file->origin, 0, 0};

    if (file->length > KS_DATA_SIZE)
        return ks_report_error(report, place, "%zu bytes long; expected at most %d",
                               file->length, (int)KS_DATA_SIZE);
    if (ks_data_source_find(source, file->path, KS_DATA_LAYERS - 1) != NULL)
        return ks_report_error(report, place, "given twice");
    if (source->files == KS_DATA_FILES)
        return ks_report_error(report, place, "too many files; expected at most %d",
                               (int)KS_DATA_FILES);
    if (!is_text(file, report))
        return false;
    source->file[source->files++] = *file;
    return true;
}

/* How long the mark is that some editors put at the beginning of a text. */
static size_t mark_of(const char *text, size_t length)
{
    static const char mark[] = "\xEF\xBB\xBF";

    return length >= 3 && memcmp(text, mark, 3) == 0 ? 3 : 0;
}

bool ks_data_source_add(struct ks_data_source *source, const char *path, const char *text,
                        size_t length, struct ks_data_report *report)
{
    size_t skip = mark_of(text, length);
    struct ks_data_file file = {path, path, text + skip, length - skip, NULL};

    return add(source, &file, report);
}

bool ks_data_source_copy(struct ks_data_source *source, const char *path,
                         const char *origin, const char *text, size_t length,
                         struct ks_data_report *report)
{
    size_t path_size = strlen(path) + 1, origin_size = strlen(origin) + 1;
    size_t skip = mark_of(text, length);
    char *block = malloc(path_size + origin_size + length + 1);

    if (block == NULL)
        return ks_report_error(report, (struct ks_place){origin, 0, 0}, "out of memory");
    char *own_origin = block + path_size, *own_text = own_origin + origin_size;
    memcpy(block, path, path_size);
    memcpy(own_origin, origin, origin_size);
    memcpy(own_text, text + skip, length - skip);
    struct ks_data_file file = {block, own_origin, own_text, length - skip, block};
    if (add(source, &file, report))
        return true;
    free(block);
    return false;
}

bool ks_data_source_embedded(struct ks_data_source *source, struct ks_data_report *report)
{
    bool good = true;

    for (size_t i = 0; i < ks_embedded_count; i++) {
        const struct ks_embedded *e = &ks_embedded_files[i];
        good &=
            ks_data_source_add(source, e->path, (const char *)e->data, e->size, report);
    }
    return good;
}

const struct ks_data_file *ks_data_source_find(const struct ks_data_source *source,
                                               const char *path, unsigned layer)
{
    for (size_t i = 0; i < source->files; i++) {
        if (strcmp(source->file[i].path, path) == 0 && layer-- == 0)
            return &source->file[i];
    }
    return NULL;
}

const struct ks_data_file *ks_data_source_top(const struct ks_data_source *source,
                                              const char *path)
{
    const struct ks_data_file *top = NULL;

    for (size_t i = 0; i < source->files; i++) {
        if (strcmp(source->file[i].path, path) == 0)
            top = &source->file[i];
    }
    return top;
}

bool ks_data_source_missing(const struct ks_data_source *source, const char *path,
                            struct ks_data_report *report)
{
    static const char manifest[] = "game.json";
    int game = (int)strcspn(path, "/");
    char name[KS_DATA_PATH];

    snprintf(name, sizeof name, "%.*s/%s", game, path, manifest);
    const struct ks_data_file *file = ks_data_source_find(source, name, 0);
    if (file != NULL && path[game] == '/')
        snprintf(name, sizeof name, "%.*s%s",
                 (int)(strlen(file->origin) - (sizeof manifest - 1)), file->origin,
                 path + game + 1);
    else
        snprintf(name, sizeof name, "%s", path);
    return ks_report_error(report, (struct ks_place){name, 0, 0},
                           "the file is missing; docs/data-format.md says what it holds");
}
