#include "data/source.h"

#include <stdlib.h>
#include <string.h>

#include "data/embedded.h"
#include "data/text.h"

static const char byte_order_mark[] = "\xEF\xBB\xBF";

void ks_data_source_init(struct ks_data_source *source)
{
    source->files = 0;
}

static void drop(const struct ks_data_file *file)
{
    if (!file->owned)
        return;
    free((void *)file->path);
    free((void *)file->origin);
    free((void *)file->text);
}

void ks_data_source_done(struct ks_data_source *source)
{
    for (size_t i = 0; i < source->files; i++)
        drop(&source->file[i]);
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
                           "byte 0x%02X is no text; expected UTF-8",
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
        return ks_report_error(report, place, "given once too often");
    if (source->files == KS_DATA_FILES)
        return ks_report_error(report, place, "one file too many; expected at most %d",
                               (int)KS_DATA_FILES);
    if (!is_text(file, report))
        return false;
    source->file[source->files++] = *file;
    return true;
}

bool ks_data_source_add(struct ks_data_source *source, const char *path, const char *text,
                        size_t length, struct ks_data_report *report)
{
    size_t skip = length >= 3 && memcmp(text, byte_order_mark, 3) == 0 ? 3 : 0;
    struct ks_data_file file = {path, path, text + skip, length - skip, false};

    return add(source, &file, report);
}

bool ks_data_source_give(struct ks_data_source *source, char *path, char *origin, char *text,
                         size_t length, struct ks_data_report *report)
{
    struct ks_data_file file = {path, origin, text, length, true};

    if (length >= 3 && memcmp(text, byte_order_mark, 3) == 0) {
        memmove(text, text + 3, length - 3);
        file.length -= 3;
    }
    if (add(source, &file, report))
        return true;
    drop(&file);
    return false;
}

bool ks_data_source_embedded(struct ks_data_source *source, struct ks_data_report *report)
{
    bool good = true;

    for (size_t i = 0; i < ks_embedded_count; i++) {
        const struct ks_embedded *e = &ks_embedded_files[i];
        good &= ks_data_source_add(source, e->path, (const char *)e->data, e->size, report);
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
