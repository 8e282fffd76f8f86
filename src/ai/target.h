/* What a command could be sent for: hexes the enemy holds, and places that score. */
#pragma once

#include "ai/survey.h"

enum { KS_MAX_TARGETS = KS_MAX_PIECES + KS_MAX_OBJECTIVES };

/* A hex the enemy holds, or a place. */
struct ks_target {
    ks_hex hex;
    ks_unit foe;               /* KS_NONE: none */
    int odds, against, threat; /* threat: enemies that could get there */
    int worth;                 /* value of a place; 0 if places do not score */
    bool is_place, own;        /* a place, to be held */
    int sent;                  /* force already sent there */
};

/* Returns the count, at most KS_MAX_TARGETS. */
size_t ks_find_targets(const struct ks_field *f, const struct ks_state *s, int side,
                       struct ks_target *out);

/* Score of a target for a command of that force at a hex; higher is better. */
int ks_target_score(const struct ks_field *f, const struct ks_target *t, int force,
                    ks_hex at);

/* The best target for it; NULL if there are none. */
struct ks_target *ks_best_target(const struct ks_field *f, struct ks_target *target,
                                 size_t targets, int force, ks_hex at);
