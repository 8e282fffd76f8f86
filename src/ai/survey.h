/* Who stands where, for who plans: the pieces of both sides with what they count in a fight. */
#ifndef KS_AI_SURVEY_H
#define KS_AI_SURVEY_H

#include "ai/disposition.h"

struct ks_body { /* a piece on the map */
    ks_unit unit;
    ks_hex hex;
    uint8_t force;
};

struct ks_field {
    const struct ks_game *g;
    struct ks_body own[KS_MAX_PIECES], foe[KS_MAX_PIECES];
    size_t owns, foes;
    int mobile[KS_MAX_COMMANDS]; /* of a command: its force without guns */
    int patience;
    bool places;                                    /* places count */
    int col[KS_MAX_COMMANDS], row[KS_MAX_COMMANDS]; /* sums weighed by force */
};

/* Fills in the field, and commands with their strength in the disposition, whose side is set. */
void ks_survey(struct ks_field *f, const struct ks_state *s, struct ks_disposition *d);

/* Place of a commander's command in the disposition; it is added if it is not there yet. */
size_t ks_survey_command(struct ks_disposition *d, ks_unit commander);

/* Where a command stands, by the mean of its pieces; it has strength. */
ks_hex ks_survey_centre(const struct ks_field *f, const struct ks_disposition *d,
                        size_t i);

/* What bodies count: all, or those within a radius of a hex. */
int ks_force(const struct ks_body *v, size_t n);
int ks_force_around(const struct ks_field *f, const struct ks_body *v, size_t n,
                    ks_hex at, int radius);

#endif
