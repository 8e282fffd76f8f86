/* A game being loaded: what the readers of this folder pass to each other, whatever the rules. */
#pragma once

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "core/ks.h"
#include "data/certainty.h"
#include "data/csv.h"
#include "data/json.h"
#include "data/manifest.h"
#include "data/source.h"

struct ks_loader;

struct ks_loading {
    const struct ks_data_source *source;
    struct ks_data_report *report;
    const struct ks_loader *loader; /* of the game's rules system */
    struct ks_manifest manifest;
    char scenario[24];            /* without the name of the game */
    char like[24];                /* scenario whose facts and set-up it shares, or "" */
    char title[KS_LANGUAGES][40]; /* of the scenario alone */
    char situation[KS_LANGUAGES][512]; /* in a sentence or two */
    struct ks_certainty_count certainty;
    struct ks_game *g;
    void *rules; /* the same as g->rules, to be filled in */
    unsigned ground_line[KS_TERRAINS], water_line, ford_line; /* of map.txt */
    struct ks_csv units; /* kept until the end: row numbers are piece numbers */
};

/* Loads a scenario, "raclawice/historical", with these options; reports every error. False if
 * there is one; then there is nothing to free. */
bool ks_loading_run(struct ks_loading *l, const struct ks_data_source *source,
                    const char *scenario, const struct ks_option *options, size_t count,
                    struct ks_data_report *report);

/* Frees what is left after a run, including the game unless it was taken out. */
void ks_loading_done(struct ks_loading *l);

/* ---- for the readers of a rules system ---- */

/* Name of a file of the game, "raclawice/units.csv". */
void ks_loading_path(const struct ks_loading *l, const char *file, char *out,
                     size_t size);

/* tables.json, over those of the game it is like. */
bool ks_loading_tables(const struct ks_loading *l, struct ks_json_file *file);

/* Name of the table of settings of its rules system, "rules1794.json". */
void ks_loading_rules_path(const struct ks_loading *l, char *out, size_t size);

/* Has every piece an army of game.json, and the side of most of that army? Asked again at the end; a
 * reader asks at once if what it reads next rests on it. */
bool ks_loading_armies(const struct ks_loading *l);

/* Value of an option; "" if the game has no such option. */
const char *ks_loading_option(const struct ks_loading *l, const char *name);

/* Is it a scenario of the game, by its full name: raclawice/historical? */
bool ks_loading_has_scenario(const struct ks_loading *l, const char *name);

/* Does the game have an option with that name and value? */
bool ks_loading_has_value(const struct ks_loading *l, const char *name,
                          const char *value);

/* Notes an error in a line of a file of the game, 0: in the file as a whole; false. */
bool ks_loading_fault(const struct ks_loading *l, const char *file, unsigned line,
                      const char *format, ...) __attribute__((format(printf, 4, 5)));

/* Piece with that id, or KS_NONE. */
ks_unit ks_loading_unit(const struct ks_loading *l, const char *id);

/* First and last hex of "0126" or "1227-3427"; silent. */
bool ks_loading_hexes(const struct ks_loading *l, const char *text, ks_hex *first,
                      ks_hex *last);

/* "a hex of the map, 0101 to 3427", for messages. */
const char *ks_loading_hex_range(const struct ks_loading *l, char *out, size_t size);

/* map.txt into l->g->map. */
bool ks_read_map(struct ks_loading *l);

/* names.csv into l->g->naming; a game without it keeps to the printed names. */
bool ks_read_names(struct ks_loading *l);

/* ---- scenarios/NAME.json: what all of them have ---- */

/* With the facts of the scenario it is like; l->like then has its name. */
bool ks_scenario_open(struct ks_loading *l, struct ks_json_file *file);

/* Title and situation. */
bool ks_scenario_heading(struct ks_loading *l, const struct ks_json *top);

/* Checks the object of a fact: its keys, KS_KEYS("hex"), besides rule, certainty and note; counts it
 * once. The second finds it too. */
bool ks_scenario_fact(struct ks_loading *l, const struct ks_json *at,
                      const char *const *keys);
bool ks_scenario_get(struct ks_loading *l, const struct ks_json *top, const char *name,
                     const char *const *keys, struct ks_json *out);

/* Reads the fact {"count": 15, ...}. */
bool ks_scenario_count(struct ks_loading *l, const struct ks_json *top, const char *name,
                       int min, int max, int *out);
