/*
 * The game files that are part of the program.
 *
 * tools/embed writes the tables at build time from games/: every json, csv and txt
 * file outside the folders tests and replays, sorted by path (byte order).
 */
#pragma once

#include <stddef.h>

struct ks_embedded {
    const char *path;          /* relative to games/, for example "raclawice/map.txt" */
    const unsigned char *data; /* followed by a NUL that is not counted */
    size_t size;
};

extern const struct ks_embedded ks_embedded_files[];
extern const size_t ks_embedded_count;
