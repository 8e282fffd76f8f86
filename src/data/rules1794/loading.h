/* A 1794 game on its way from files to memory. */
#pragma once

#include "data/loader.h"
#include "data/loading.h"
#include "rules1794/game.h"

enum { R94_NO_LIMIT = INT16_MAX }; /* more points than there are in any game */

struct r94_loading {
    struct ks_loading *of;
    struct ks_game *g;
    struct r94_game *r;
    bool has_tables; /* tables.json is sound: what rests on it can be compared */
    bool has_stream_cost, has_river_cost, has_ford_cost; /* rows of "hexsides" */
    bool only_placed; /* units the scenario does not place do not take part */
    bool has_army[R94_ARMIES];
};

/* The readers, one for each file. Every one notes all the faults it finds. */
bool r94_read_tables(struct r94_loading *l);
bool r94_read_settings(struct r94_loading *l);
bool r94_read_units(struct r94_loading *l);
bool r94_read_scenario(struct r94_loading *l); /* wants map and units */
bool r94_read_setup(struct r94_loading *l);    /* wants all the others */

/* Does the scenario leave out the units it does not place? */
bool r94_scenario_only_placed(struct r94_loading *l, bool *out);

/* Drops the rows of units.csv that the scenario does not place, if it says so. */
bool r94_keep_placed(struct r94_loading *l);

/* Constructed positions: the lines of docs/position.md. */
bool r94_position(struct ks_position *of, const struct ks_json *top);

/* Do map, charts and settings fit each other: a cost for every kind of ground and
 * hexside, a chart for every rule that reads one? */
bool r94_check_ground(struct r94_loading *l);
