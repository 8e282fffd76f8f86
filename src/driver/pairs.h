/* Two players matched against each other: pairs of games in one or more scenarios, each
 * pair with the same dice and the sides swapped. */
#pragma once

#include "driver/contest.h"
#include "driver/jobs.h"
#include "driver/pairs_stats.h"

enum { KS_MAX_PAIRS = 5000000 /* in all scenarios */ };

struct ks_pairs {
    struct ks_player player[2]; /* A and B; not human */
    const struct ks_hire *hire; /* for external players; may be NULL */
    size_t scenarios;
    const struct ks_game *game[KS_RUN_SCENARIOS];
    uint32_t pairs; /* per scenario */
    uint64_t seed;
    unsigned threads;
    const char *out;            /* file of results, or NULL */
    const struct ks_sprt *sprt; /* stops the run once decided; or NULL */
    /* Called now and then; returns true to stop. May be NULL. */
    bool (*stop)(void *context, const struct ks_pentanomial *so_far, uint32_t games);
    void *context;
};

/* The score of A against B, in one scenario or in all. */
struct ks_pairs_score {
    struct ks_pentanomial pairs;
    uint32_t games, draws;
    uint32_t wins[2];    /* of A and B */
    uint32_t by_side[2]; /* half points of A with side 0 and side 1 */
    uint32_t on_side[2]; /* games of A with each */
    uint32_t errors;     /* failed games; their pairs are left out */
};

/* What a player did in all games that count. */
struct ks_conduct {
    uint64_t decisions, turns;
    uint64_t ns, longest; /* as in struct ks_side_played */
    uint32_t illegal, crashes, late;
};

struct ks_pairs_result {
    /* pairs that count: all before the first unfinished one, or up to the one that decided the
     * test */
    uint32_t pairs;
    struct ks_pairs_score all, scenario[KS_RUN_SCENARIOS];
    struct ks_conduct player[2];
    enum ks_verdict verdict; /* if there is a test */
    double llr;
    unsigned char digest[KS_DIGEST_BYTES];
    char wrong[200]; /* the first game that went wrong, and how; or "" */
    struct ks_jobs_outcome jobs;
};

/* Plays; false and an error if it could not start or could not keep its results; games played
 * until then are counted. */
bool ks_pairs_play(const struct ks_pairs *plan, struct ks_pairs_result *result);
