/* Is the win chance right? Games of computer players are sampled at random moments; of the
 * positions judged at 70 percent, seven in ten should be won. */
#pragma once

#include "driver/jobs.h"
#include "driver/player.h"

enum { KS_SAMPLES = 12, KS_BINS = 10 };

/* A moment of a game. */
struct ks_calibration_sample {
    uint16_t chance; /* of side 0, out of KS_CERTAIN */
    int16_t lead;    /* points of side 0 less those of side 1 */
    uint8_t turn;
};

/* A game. */
struct ks_sampled {
    uint8_t halves; /* result for side 0: 2 won, 1 drawn, 0 lost */
    uint8_t n;      /* 0: not finished */
    uint8_t turns;  /* of the scenario */
    struct ks_calibration_sample v[KS_SAMPLES];
};

/* Results of one scenario or of all. */
struct ks_calibration {
    uint32_t games, positions;
    struct ks_bin {
        uint32_t n;
        double chance, result; /* sums */
    } bin[KS_BINS];
    double brier; /* mean square of chance less result */
    double ece;   /* mean distance between chance and result within bins */
    /* Odd-numbered games only, since the others train the logistic: mean squares for the win
     * chance, for a logistic of lead and turn, and for the share won. */
    uint32_t held;
    double held_brier, logistic, constant;
};

struct ks_calibrating {
    size_t scenarios;
    const struct ks_game *game[KS_RUN_SCENARIOS];
    struct ks_player player; /* plays both sides */
    uint64_t seed;
    uint32_t games; /* per scenario */
    unsigned threads;
    const char *path; /* file of results, or NULL: see driver/jobs.h */
    bool (*stop)(void *context, uint32_t done, uint32_t of);
    void *context;
};

/* Plays and sums up: a result for each scenario, then one for all. False and an error in the
 * outcome if it could not start. */
bool ks_calibrate(const struct ks_calibrating *how, struct ks_calibration *out,
                  struct ks_jobs_outcome *outcome);

/* Internal, and for tests: sums up some games of one scenario. */
void ks_calibration_sum(const struct ks_sampled *game, const unsigned char *done,
                        uint32_t n, struct ks_calibration *out);

/* Win chance as a logistic of lead, fraction of the game played, and their product, fitted to the
 * even-numbered games. */
enum { KS_LOGISTIC = 4 };
struct ks_logistic {
    double w[KS_LOGISTIC];
};
void ks_logistic_learn(struct ks_logistic *l, const struct ks_sampled *game,
                       const unsigned char *done, uint32_t n);
double ks_logistic_chance(const struct ks_logistic *l,
                          const struct ks_calibration_sample *s, uint8_t turns);
