/* The files games are made from: named buffers. A second buffer with the same name overlays the
 * first: the file in the folder of an owner of the printed game. */
#pragma once

#include <stdbool.h>
#include <stddef.h>

#include "data/report.h"

enum {
    KS_DATA_FILES = 256,
    KS_DATA_LAYERS = 2,     /* the program's own, the owner's */
    KS_DATA_SIZE = 4 << 20, /* largest file in bytes */
};

struct ks_data_file {
    const char *path; /* within games/, for example "raclawice/units.csv" */
    /* name in messages: games/..., or the file in the owner's folder */
    const char *origin;
    const char *text; /* not NUL-terminated */
    size_t length;
    void *owned; /* freed with the source */
};

struct ks_data_source {
    size_t files;
    struct ks_data_file file[KS_DATA_FILES];
};

/* Initialises an empty source; ks_data_source_done frees what it owns. */
void ks_data_source_init(struct ks_data_source *source);
void ks_data_source_done(struct ks_data_source *source);

/* Adds a buffer, which must outlive the source; a byte order mark is skipped. False and an error
 * if the text is too long, not UTF-8, or the third of that name. */
bool ks_data_source_add(struct ks_data_source *source, const char *path, const char *text,
                        size_t length, struct ks_data_report *report);

/* The same with a copy of the text. Messages use origin as the file's name. */
bool ks_data_source_copy(struct ks_data_source *source, const char *path,
                         const char *origin, const char *text, size_t length,
                         struct ks_data_report *report);

/* Adds the files embedded in the program. */
bool ks_data_source_embedded(struct ks_data_source *source,
                             struct ks_data_report *report);

/* Adds the files of an owner's folder, which has a folder for each game: DIR/raclawice/units.csv.
 * Errors name the file in that folder. */
bool ks_data_source_folder(struct ks_data_source *source, const char *folder,
                           struct ks_data_report *report);

/* A file by its name: layer 0 is the first one added, 1 the one that overlays it. NULL: none. */
const struct ks_data_file *ks_data_source_find(const struct ks_data_source *source,
                                               const char *path, unsigned layer);

/* Notes that a file is not there, in the folder where its game is; false. */
bool ks_data_source_missing(const struct ks_data_source *source, const char *path,
                            struct ks_data_report *report);

/* The one on top. */
const struct ks_data_file *ks_data_source_top(const struct ks_data_source *source,
                                              const char *path);
