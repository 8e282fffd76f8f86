/* Letters between the processes of a run. All calls of MPI are in post.c. */
#pragma once

#include <stdbool.h>
#include <stddef.h>

enum ks_letter_kind {
    KS_LETTER_HANDS,  /* how many jobs the sender takes at a time */
    KS_LETTER_JOB,    /* do this one */
    KS_LETTER_RECORD, /* a job's number, then its result */
    KS_LETTER_END,    /* no more jobs; whether there is a hurry */
    KS_LETTER_REST,   /* the last result was sent; processor seconds */
};

struct ks_letter {
    unsigned from;
    enum ks_letter_kind kind;
    size_t length;
};

/* Joins the other processes, if mpirun has started this one, and leaves them. */
void ks_post_open(void);
void ks_post_close(void);

/* Ends all processes: this one cannot continue, and the others would wait for it. */
_Noreturn void ks_post_abort(void);

/* Rank of this process and the number of processes; 0 of 1 when it is alone. */
unsigned ks_post_rank(void);
unsigned ks_post_ranks(void);

void ks_post_send(unsigned to, enum ks_letter_kind kind, const void *bytes,
                  size_t length);

/* Receives a message that has arrived, at most that many bytes; false if there is none. */
bool ks_post_receive(struct ks_letter *letter, void *room, size_t size);

/* To be called by all: what the first has is given to all; what each has is given to all,
 * one after the other. */
void ks_post_share(void *bytes, size_t n);
void ks_post_gather(const void *own, void *all, size_t n);
