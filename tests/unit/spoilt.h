/* Games from files in which one place is changed: what they are refused with. */
#pragma once

#include "data_help.h"

struct spoilt {
    const char *path, *find, *put, *message;
    int line; /* below the first changed line, or one of these */
};
enum {
    SPOILT_ANYWHERE = -1, /* in any file */
    SPOILT_NOTHING = -2,  /* the change is good, the game is read */
};

/* The error must hold the words and name the file and the line, counted from that of the change in
 * the text as it was. */
void expect_at(const struct spoilt *f, const struct ks_data_error *error, unsigned line);

/* The same of the error with which the scenario is refused, once the source is spoilt. */
void expect_fault(const struct spoilt *f, const char *scenario,
                  struct ks_data_source *source);

/* The same of each change of a list, made in the program's own files. */
void expect_own_faults(const struct spoilt *list, size_t n, const char *scenario);
