/* What a command could be sent for: hexes the enemy holds, and places that count. */
#ifndef KS_AI_TARGET_H
#define KS_AI_TARGET_H

#include "ai/survey.h"

enum { KS_MAX_TARGETS = KS_MAX_PIECES + KS_MAX_OBJECTIVES };

struct ks_target { /* a hex the enemy holds, or a place */
    ks_hex hex;
    ks_unit foe;               /* KS_NONE: nobody */
    int odds, against, threat; /* threat: enemies who could come there */
    int worth;                 /* of a place; 0 where no places count */
    bool own;                  /* a place that is to be kept */
    int sent;                  /* force of the commands that are sent there */
};

/* Returns how many there are, at most KS_MAX_TARGETS. */
size_t ks_find_targets(const struct ks_field *f, const struct ks_state *s, int side,
                       struct ks_target *out);

/* What one promises a command of some force that stands at a hex: the more, the better. */
int ks_target_score(const struct ks_field *f, const struct ks_target *t, int force,
                    ks_hex at);

/* The best of them for it; NULL if there are none. */
struct ks_target *ks_best_target(const struct ks_field *f, struct ks_target *target,
                                 size_t targets, int force, ks_hex at);

#endif
