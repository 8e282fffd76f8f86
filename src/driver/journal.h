/* Where a running game is recorded, line by line, before anyone sees the effect of a line. */
#pragma once

#include <stdbool.h>
#include <stddef.h>

#include "core/ks.h"

struct ks_journal {
    /* Writes whole lines so that they survive a crash or a power cut. On failure none of them is
     * kept, and error says what to do. */
    bool (*append)(struct ks_journal *j, const char *text, size_t length,
                   char error[KS_TEXT]);
    void (*close)(struct ks_journal *j);
    /* append only queues the lines; ks_match_kept is told later whether they were kept, and until
     * then nothing takes effect */
    bool later;
};

/* A journal in a new file; NULL and a message if it cannot be created or already exists. */
struct ks_journal *ks_journal_create(const char *path, char error[KS_TEXT]);

/* Continues an old one: keeps its first length bytes and cuts off a torn line after them. One
 * process at a time. */
struct ks_journal *ks_journal_reopen(const char *path, size_t length,
                                     char error[KS_TEXT]);
