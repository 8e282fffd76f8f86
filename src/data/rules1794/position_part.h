/* Within src/data/rules1794: the parts of a constructed position. */
#pragma once

#include "data/position_part.h"

/* What is known of the pieces so far. */
struct r94_position {
    struct ks_position *of;
    const struct ks_game *g;
    bool trophy[KS_MAX_PIECES]; /* captured guns that lie on the map */
    bool ranked[KS_MAX_PIECES]; /* under a Line marker */
    ks_hex hex[KS_MAX_PIECES];  /* KS_NONE: off the map */
};

/* A piece that is a commander. */
ks_position_reader r94_position_commander;

/* A hex of the scenario's map, also as it is printed. */
bool r94_position_hex(const struct r94_position *w, const struct ks_json *at, ks_hex *hex,
                      char number[8]);

/* The key "units" and, with "only": false, all units not named. */
bool r94_position_units(struct r94_position *w, const struct ks_json *top);
