/* Many games played by computer players, on several threads. Every game depends only on the seed
 * and its number, so the results are the same for any number of threads. */
#pragma once

#include "driver/contest.h"
#include "driver/jobs.h"

enum { KS_MAX_GAMES = 10000000 };

struct ks_plan {
    const struct ks_game *game;
    struct ks_player player[2]; /* computer players */
    const struct ks_hire *hire; /* for external players; may be NULL */
    uint64_t seed;
    uint32_t games;
    unsigned jobs;       /* threads */
    const char *replays; /* folder for the games, or NULL */
    const char *out;     /* file of results, to resume from; or NULL */
    const char
        *features; /* file of positions (driver/features.h), or NULL; not with replays */
    /* Called now and then by the calling thread; returns true to stop. May be NULL. */
    bool (*stop)(void *context, uint32_t done);
    void *context;
};

struct ks_tally {
    uint32_t done;     /* games played */
    uint32_t finished; /* of these, to the end */
    uint32_t errors;
    uint32_t wins[3]; /* sides, then draws */
    uint32_t forfeits[2];
    int64_t points[2]; /* sums */
    uint64_t turns, decisions, chances;
    unsigned char digest[KS_DIGEST_BYTES];
    char wrong[160]; /* the first game that went wrong, and how; or "" */
    struct ks_jobs_outcome jobs;
};

/* Plays; false and a message in jobs.error if it could not start or could not keep its results. Games
 * played until then are counted. */
bool ks_experiment(const struct ks_plan *plan, struct ks_tally *tally);
