/* The available games: the program's own data, overlaid with an owner's folder. */
#pragma once

#include "core/ks.h"
#include "data/load.h" /* ks_game_free, for every game this hands out */
#include "data/source.h"
#include "driver/refusal.h"
#include "driver/replay.h"

struct ks_library {
    struct ks_data_source source;
};

/* Opens the built-in data and the folder (NULL: none). False and a refusal if they cannot be
 * read. Close it either way. */
bool ks_library_open(struct ks_library *library, const char *folder,
                     struct ks_refusal *no);
void ks_library_close(struct ks_library *library);

/* Refuses with the first fault of a report; false. */
bool ks_library_refuse(struct ks_refusal *no, const struct ks_data_report *report);

/* Loads a scenario. The code of a refusal is bad_scenario, bad_option or bad_data. */
struct ks_game *ks_library_game(const struct ks_library *library, const char *scenario,
                                const struct ks_option *options, size_t n,
                                struct ks_refusal *no);

/* The game of a replay. NULL and a finding if its head was altered or it cannot be loaded.
 * Options that only other rules had are ignored: replaying it shows whether they mattered. */
struct ks_game *ks_library_replay(const struct ks_library *library,
                                  const struct ks_replay *r, struct ks_finding *f);
