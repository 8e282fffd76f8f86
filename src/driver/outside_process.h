/* A program outside, started by the shell in a process group of its own and spoken to by
 * lines. Nothing it does can hold us up: writing and reading wait no longer than they are
 * told to, and what it writes is limited. */
#ifndef KS_DRIVER_OUTSIDE_PROCESS_H
#define KS_DRIVER_OUTSIDE_PROCESS_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <sys/types.h>

#include "driver/buffer.h"

enum { KS_PROCESS_LINE = 1 << 16 /* bytes a line may have */ };

/* Times are milliseconds of a clock that only goes forward. */
uint64_t ks_process_clock(void);

struct ks_process {
    pid_t pid;               /* 0: none */
    int to, from;            /* our ends of its input and output; -1: closed */
    struct ks_buffer unsaid; /* what it is to be told ... */
    size_t said;             /* ... and how much of that it has taken */
    char heard[KS_PROCESS_LINE + 1];
    size_t length, line; /* bytes heard; of these, in the first line */
};

/* Starts /bin/sh -c COMMAND. What it writes to its standard error goes to ours, or nowhere
 * if it is to be quiet. False and the reason in error if it cannot be started. */
bool ks_process_start(struct ks_process *p, const char *command, bool quiet, char *error,
                      size_t size);

/* Puts a line into the queue; it is written while an answer is waited for. False if there
 * is no memory. */
bool ks_process_say(struct ks_process *p, const char *line);

/* Reads what is there already; true if anything is. */
bool ks_process_has_spoken(struct ks_process *p);

enum ks_heard {
    KS_HEARD_LINE, /* p->heard holds it: p->line bytes and a NUL in place of its end */
    KS_HEARD_MORE, /* more than one line at once */
    KS_HEARD_TOO_LONG, /* a line without an end */
    KS_HEARD_CLOSED,   /* it closed its output */
    KS_HEARD_DEATH,
    KS_HEARD_LATE,
    KS_HEARD_STOP, /* nobody wants to hear it any more */
};

/* How long to wait: till that time, or till stop answers true. */
struct ks_patience {
    uint64_t until;
    bool (*stop)(void *context);
    void *context;
};

/* Waits for one line. */
enum ks_heard ks_process_hear(struct ks_process *p, const struct ks_patience *patience);

/* Forgets the line that was heard. */
void ks_process_forget(struct ks_process *p);

/* Tells how a program that has died did so: "ended with status 3", "was killed by
 * signal 9". */
void ks_process_death(const struct ks_process *p, char *out, size_t size);

/* Ends it: what is unsaid is said and its input closed, it may end by itself for so many
 * milliseconds (0: it is not even told), then it and all it has started are killed. True
 * if it ended by itself. */
bool ks_process_end(struct ks_process *p, unsigned ms);

#endif
