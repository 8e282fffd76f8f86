/* A game on its way from files to memory: what the readers of this folder hand on to each
 * other. */
#ifndef KS_DATA_LOADING_H
#define KS_DATA_LOADING_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "core/ks.h"
#include "data/certainty.h"
#include "data/csv.h"
#include "data/json.h"
#include "data/manifest.h"
#include "data/source.h"
#include "rules1794/game.h"

enum { KS_NO_LIMIT = INT16_MAX }; /* more points than there are in any game */

struct ks_loading {
    const struct ks_data_source *source;
    struct ks_data_report *report;
    struct ks_manifest manifest;
    char scenario[24];                 /* without the name of the game */
    char title[KS_LANGUAGES][40];      /* of the scenario alone */
    char situation[KS_LANGUAGES][512]; /* in a sentence or two */
    struct ks_certainty certainty;
    struct ks_game *g;
    struct r94_game *r;
    bool has_tables; /* tables.json is sound: what rests on it can be compared */
    bool has_stream_cost, has_river_cost, has_ford_cost; /* rows of "hexsides" */
    bool only_placed; /* units the scenario does not place are no part of the game */
    bool has_army[R94_ARMIES];
    uint8_t army_side[R94_ARMIES];
    struct ks_csv units; /* kept until the end: row numbers are piece numbers */
};

/* Loads a scenario, "raclawice/historical", with these options; every fault is noted.
 * False and nothing to give back if there is one. */
bool ks_loading_run(struct ks_loading *l, const struct ks_data_source *source,
                    const char *scenario, const struct ks_option *options, size_t count,
                    struct ks_data_report *report);

/* Frees what is left after a run, the game included unless it has been taken out. */
void ks_loading_done(struct ks_loading *l);

/* Name of a file of the game, "raclawice/units.csv". */
void ks_loading_path(const struct ks_loading *l, const char *file, char *out,
                     size_t size);

/* Name of the table of settings of its rules system, "rules1794.json". */
void ks_loading_rules_path(const struct ks_loading *l, char *out, size_t size);

/* Value of an option, "" if the game has none of that name. */
const char *ks_loading_option(const struct ks_loading *l, const char *name);

/* Piece number of an id; KS_NONE if there is none. */
ks_unit ks_loading_unit(const struct ks_loading *l, const char *id);

/* "polish", "russian", "prussian" to enum r94_army; -1 if it is none of them. */
#define KS_ARMY_WORDS "polish, russian or prussian"
int ks_loading_army(const char *name);
extern const char *const ks_army_name[R94_ARMIES];

/* First and last hex of "0126" or "1227-3427"; silent. */
bool ks_loading_hexes(const struct ks_loading *l, const char *text, ks_hex *first,
                      ks_hex *last);

/* The readers, one for each file. Every one notes all the faults it finds. */
bool ks_read_map(struct ks_loading *l);
bool ks_read_tables(struct ks_loading *l);
bool ks_read_settings(struct ks_loading *l);
bool ks_read_units(struct ks_loading *l);
bool ks_read_scenario(struct ks_loading *l); /* wants map and units */
bool ks_read_setup(struct ks_loading *l);    /* wants all the others */

/* Does the scenario leave out the units it does not place? */
bool ks_scenario_only_placed(struct ks_loading *l, bool *out);

/* Drops the rows of units.csv that the scenario does not place, if it says so. */
bool ks_keep_placed(struct ks_loading *l);

/* Do map, charts and settings fit each other: a cost for every kind of ground and
 * hexside, a chart for every rule that reads one? */
bool ks_check_ground(struct ks_loading *l);

#endif
