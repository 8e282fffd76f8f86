/* Where a running game is written down, line by line, before anyone sees what a line
 * does. */
#ifndef KS_DRIVER_JOURNAL_H
#define KS_DRIVER_JOURNAL_H

#include <stdbool.h>
#include <stddef.h>

#include "core/ks.h"

struct ks_journal {
    /* Keeps whole lines so that they outlive the process and the machine's power. On
     * failure none of them is kept, and error says what to do. */
    bool (*append)(struct ks_journal *j, const char *text, size_t length,
                   char error[KS_TEXT]);
    void (*close)(struct ks_journal *j);
    bool later; /* append only takes the lines over; whether they are kept is told to
                 * ks_match_kept when it is known, and till then nothing happens */
};

/* A journal in a new file; NULL and a message if it cannot be made or exists already. */
struct ks_journal *ks_journal_create(const char *path, char error[KS_TEXT]);

/* Goes on with an old one: its first length bytes stay, a torn line after them is cut
 * off. One process at a time. */
struct ks_journal *ks_journal_reopen(const char *path, size_t length,
                                     char error[KS_TEXT]);

#endif
