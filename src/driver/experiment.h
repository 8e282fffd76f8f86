/* Many games played by computer players, on several threads. Every game depends on the
 * seed and its number alone, so the results are the same for any number of threads. */
#ifndef KS_DRIVER_EXPERIMENT_H
#define KS_DRIVER_EXPERIMENT_H

#include "core/ks.h"
#include "driver/player.h"

enum { KS_MAX_GAMES = 10000000, KS_MAX_JOBS = 1024, KS_DIGEST_BYTES = 16 };

struct ks_plan {
    const struct ks_game *game;
    struct ks_player player[2]; /* computer players */
    uint64_t seed;
    uint32_t games;
    unsigned jobs;
    const char *replays; /* folder for the games, or NULL */
    /* Asked now and then by the calling thread; true ends the run early. May be NULL. */
    bool (*stop)(void *context, uint32_t done);
    void *context;
};

struct ks_played { /* one game */
    bool done, finished;
    uint8_t winner; /* side, or KS_NOBODY for a draw */
    uint8_t turn;
    int16_t points[2];
    uint32_t decisions, chances;
    uint64_t hash; /* of the last position */
};

struct ks_tally {
    uint32_t done;     /* games played */
    uint32_t finished; /* of these, to the end */
    uint32_t errors;
    uint32_t wins[3];  /* sides, then draws */
    int64_t points[2]; /* sums */
    uint64_t turns, decisions, chances;
    double cpu; /* seconds of all threads */
    unsigned char digest[KS_DIGEST_BYTES];
    char error[512]; /* the first one that happened, or "" */
};

/* Plays; false and a message in error if it could not even begin. */
bool ks_experiment(const struct ks_plan *plan, struct ks_tally *tally);

#endif
