/* The files games are made from: named buffers. A second buffer of the same name
 * covers the first: what an owner of the printed game has put into his own folder. */
#ifndef KS_DATA_SOURCE_H
#define KS_DATA_SOURCE_H

#include <stdbool.h>
#include <stddef.h>

#include "data/report.h"

enum {
    KS_DATA_FILES = 256,
    KS_DATA_LAYERS = 2,     /* the program's own, the owner's */
    KS_DATA_SIZE = 4 << 20, /* bytes a file may have */
};

struct ks_data_file {
    const char *path; /* within games/, for example "raclawice/units.csv" */
    const char
        *origin; /* as messages name it: games/..., or the file in the owner's folder */
    const char *text; /* no NUL at its end */
    size_t length;
    void *owned; /* what is freed with the source */
};

struct ks_data_source {
    size_t files;
    struct ks_data_file file[KS_DATA_FILES];
};

/* An empty source; ks_data_source_done gives back what a source owns. */
void ks_data_source_init(struct ks_data_source *source);
void ks_data_source_done(struct ks_data_source *source);

/* Adds a buffer, which must stay as long as the source; a byte order mark is passed
 * over. False and a note if the text is too long, no UTF-8, or given for the third
 * time. */
bool ks_data_source_add(struct ks_data_source *source, const char *path, const char *text,
                        size_t length, struct ks_data_report *report);

/* The same with a copy of the text. Messages name the file by its origin. */
bool ks_data_source_copy(struct ks_data_source *source, const char *path,
                         const char *origin, const char *text, size_t length,
                         struct ks_data_report *report);

/* Adds the files that are part of the program. */
bool ks_data_source_embedded(struct ks_data_source *source,
                             struct ks_data_report *report);

/* Adds the files of an owner's folder, which has a folder for each game:
 * DIR/raclawice/units.csv. Faults name the file in the folder. */
bool ks_data_source_folder(struct ks_data_source *source, const char *folder,
                           struct ks_data_report *report);

/* A file by its name: layer 0 is the first one given, 1 the one that covers it. NULL:
 * none. */
const struct ks_data_file *ks_data_source_find(const struct ks_data_source *source,
                                               const char *path, unsigned layer);

/* Notes that a file is not there, in the folder where its game is; false. */
bool ks_data_source_missing(const struct ks_data_source *source, const char *path,
                            struct ks_data_report *report);

/* The one on top. */
const struct ks_data_file *ks_data_source_top(const struct ks_data_source *source,
                                              const char *path);

#endif
