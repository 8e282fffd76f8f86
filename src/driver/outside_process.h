/* An external program, started by the shell in its own process group and talked to in lines. It
 * cannot hold us up: writes and reads have a time limit, and its output is bounded. */
#pragma once

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <sys/types.h>

#include "driver/buffer.h"

enum { KS_PROCESS_LINE = 1 << 16 /* longest line in bytes */ };

/* Milliseconds of a monotonic clock. */
uint64_t ks_process_clock(void);

struct ks_process {
    pid_t pid;               /* 0: none */
    int to, from;            /* our ends of its input and output; -1: closed */
    struct ks_buffer unsaid; /* output queued for it */
    size_t said;             /* bytes of it already written */
    char heard[KS_PROCESS_LINE + 1];
    size_t length, line; /* bytes read; of these, in the first line */
};

/* Starts /bin/sh -c COMMAND. Its standard error goes to ours, or nowhere if quiet. False and the
 * reason in error if it cannot be started. */
bool ks_process_start(struct ks_process *p, const char *command, bool quiet, char *error,
                      size_t size);

/* Queues a line, which is written while waiting for the answer. False if out of memory. */
bool ks_process_say(struct ks_process *p, const char *line);

/* Reads what is available; true if there is anything. */
bool ks_process_has_spoken(struct ks_process *p);

enum ks_heard {
    KS_HEARD_LINE,     /* in p->heard: p->line bytes, NUL-terminated */
    KS_HEARD_MORE,     /* more than one line at once */
    KS_HEARD_TOO_LONG, /* a line without an end */
    KS_HEARD_CLOSED,   /* it closed its output */
    KS_HEARD_DEATH,
    KS_HEARD_LATE,
    KS_HEARD_STOP, /* no longer wanted */
};

/* How long to wait: until that time, or until stop returns true. */
struct ks_patience {
    uint64_t until;
    bool (*stop)(void *context);
    void *context;
};

/* Waits for one line. */
enum ks_heard ks_process_hear(struct ks_process *p, const struct ks_patience *patience);

/* Discards the line just read. */
void ks_process_forget(struct ks_process *p);

/* How a dead program ended: "ended with status 3", "was killed by signal 9". */
void ks_process_death(const struct ks_process *p, char *out, size_t size);

/* Ends it: flushes its queue and closes its input, gives it ms milliseconds to exit (0: kills at
 * once), then kills it and its children. True if it exited by itself. */
bool ks_process_end(struct ks_process *p, unsigned ms);
