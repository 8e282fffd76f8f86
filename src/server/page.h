/*
 * The files of the page that are part of the program.
 *
 * tools/embed_page writes the table at build time from web/ and the fonts, sorted by path
 * (byte order), so that it can be searched.
 */
#pragma once

#include <stddef.h>

struct ks_page_file {
    const char *path;          /* as it is asked for: "/", "/js/main.js" */
    const char *type;          /* Content-Type, "text/javascript; charset=utf-8" */
    const unsigned char *data; /* followed by a NUL that is not counted */
    size_t size;
    const char *etag;          /* hash of the contents, with its quotes */
    const unsigned char *gzip; /* the same compressed; NULL where that saves too little */
    size_t gzip_size;
};

extern const struct ks_page_file ks_page_files[];
extern const size_t ks_page_count;
