/* The scenarios. */
#pragma once

#include <stddef.h>

#include "core/ks.h"
#include "data/manifest.h"
#include "data/report.h"
#include "data/source.h"

struct ks_side_size {
    unsigned units, mounted, guns, commanders; /* mounted: so many of the units */
};

struct ks_army_info {
    struct ks_army army;
    uint8_t side;
    struct ks_side_size size;
};

struct ks_scenario_info {
    char name[48];                /* "raclawice/historical" */
    char title[KS_LANGUAGES][40]; /* of the scenario; game.title is the game's */
    char situation[KS_LANGUAGES][512];
    unsigned turns;
    struct ks_side_size size[2];
    struct ks_livery livery[2]; /* of the sides */
    size_t armies;              /* armies with pieces */
    struct ks_army_info army[KS_MAX_ARMIES];
    struct ks_manifest game; /* titles, sides, options, what is reconstructed */
};

/* Describes the n-th scenario of all games, n = 0, 1, ...; false after the last one, or with an
 * error in the report if its data cannot be read. */
bool ks_scenario_list(const struct ks_data_source *source, size_t n,
                      struct ks_scenario_info *info, struct ks_data_report *report);
