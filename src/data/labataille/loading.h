/* A La Bataille game on its way from files to memory. */
#pragma once

#include "data/loader.h"
#include "data/loading.h"
#include "data/sheet.h"
#include "labataille/game.h"
#include "labataille/text.h"

struct lb_loading {
    struct ks_loading *of;
    struct ks_game *g;
    struct lb_game *r;
    struct ks_place placed[LB_MAX_PIECES]; /* the row of setup.csv that places a piece */
    size_t entries;                        /* hexes by which arrivals come */
    ks_hex entry[8];
};

/* Words of the files, by their enumerations; NULL at the end. Those of armies, formations and
 * facings are the rules' own (labataille/text.h). */
extern const char *const lb_ground_word[];

/* The readers, one for each file. Every one notes all the faults it finds. */
bool lb_load_tables(struct lb_loading *l);
bool lb_load_options(struct lb_loading *l);
bool lb_load_units(struct lb_loading *l);
bool lb_load_scenario(struct lb_loading *l); /* wants map, tables and units */
bool lb_load_levels(struct lb_loading *l, const struct ks_json *top);
bool lb_load_points(struct lb_loading *l, const struct ks_json *top);
bool lb_load_setup(struct lb_loading *l); /* wants all the others */

/* What only the finished game can tell of the set-up: ground and stacks. */
bool lb_check_setup(const struct lb_loading *l);

/* The turn that begins at a time of day, 0 if none does. Wants the scenario's clock. */
int lb_loading_turn(const struct lb_loading *l, int minutes);

/* Constructed positions: the lines of docs/position.md, and that of an entry of "units". */
bool lb_position(struct ks_position *w, const struct ks_json *top);
bool lb_position_unit(struct ks_position *w, const struct ks_json *unit);
