/* A file of positions as a net is told of them, with how their games ended (docs/measuring.md): what
 * tools/train learns from. A first line, then a block for each game, appended in one piece when the game
 * ends, so in the order in which games end. */
#pragma once

#include <pthread.h>
#include <stdbool.h>

#include "driver/contest.h"
#include "driver/gather.h"

struct ks_features {
    const struct ks_game *game;
    const char *path;
    int fd;
    unsigned char *has; /* games that are in the file, a byte each, ... */
    uint32_t room;      /* ... and so many of them */
    pthread_mutex_t lock;
    atomic_bool failed; /* something could not be written: see error */
    char error[512];
};

/* Opens or begins the file. What is there stays, if it is of the same run, told by its identity
 * (driver/jobs.h); a torn end is cut off. False and an error if it cannot be, or if the game's rules
 * have no inputs. */
bool ks_features_open(struct ks_features *f, const char *path, const struct ks_game *g,
                      const struct ks_player player[2], uint64_t seed,
                      const unsigned char identity[KS_DIGEST_BYTES]);

/* Appends the positions of a game that is over, unless they are there. False once something could not be
 * written. Threads may call it at the same time. */
bool ks_features_add(struct ks_features *f, uint32_t number, struct ks_gather *gather,
                     const struct ks_played *played);

/* False and an error if what was added may be lost. */
bool ks_features_close(struct ks_features *f);
