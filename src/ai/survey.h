/* The situation for planning: the pieces of both sides with their fighting value. */
#pragma once

#include "ai/disposition.h"

/* A piece on the map. */
struct ks_body {
    ks_unit unit;
    ks_hex hex;
    uint8_t force;
};

struct ks_field {
    const struct ks_game *g;
    struct ks_body own[KS_MAX_PIECES], foe[KS_MAX_PIECES];
    size_t owns, foes;
    int mobile[KS_MAX_COMMANDS];  /* force of each command without guns ... */
    int mounted[KS_MAX_COMMANDS]; /* ... and of its horse alone */
    int due[2];                   /* force that has still to come, ours and theirs */
    int patience;
    bool places;                                    /* places score points */
    int col[KS_MAX_COMMANDS], row[KS_MAX_COMMANDS]; /* sums weighted by force */
};

/* Fills in the field, and the commands and their strength in the disposition, whose side must be
 * set. */
void ks_survey(struct ks_field *f, const struct ks_state *s, struct ks_disposition *d);

/* Index of a commander's command in the disposition; added if missing. */
size_t ks_survey_command(struct ks_disposition *d, ks_unit commander);

/* Centre of a command's pieces; its strength must not be 0. */
ks_hex ks_survey_centre(const struct ks_field *f, const struct ks_disposition *d,
                        size_t i);

/* Total force of bodies: all, or those within a radius of a hex. */
int ks_force(const struct ks_body *v, size_t n);
int ks_force_around(const struct ks_field *f, const struct ks_body *v, size_t n,
                    ks_hex at, int radius);
