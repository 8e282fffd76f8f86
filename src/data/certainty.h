/* Certainty of a value: printed, inferred from what is printed, or reconstructed. */
#pragma once

#include <stdbool.h>

enum ks_certainty { KS_PRINTED, KS_INFERRED, KS_RECONSTRUCTED, KS_CERTAINTIES };

/* Parts of a game that are counted separately. */
enum ks_part {
    KS_PART_GAME,
    KS_PART_RULES,
    KS_PART_TABLES,
    KS_PART_MAP,
    KS_PART_UNITS,
    KS_PART_SETUP,
    KS_PART_SCENARIO,
    KS_PARTS
};

struct ks_certainty_count {
    unsigned count[KS_PARTS][KS_CERTAINTIES];
};

/* "printed", "inferred", "reconstructed"; "game.json" ... */
extern const char *const ks_certainty_name[KS_CERTAINTIES];
extern const char *const ks_part_name[KS_PARTS];

/* The three words, for messages. */
#define KS_CERTAINTY_WORDS "printed, inferred or reconstructed"

bool ks_certainty_parse(const char *text, enum ks_certainty *out);

/* Counts one value of a part. */
void ks_certainty_count_add(struct ks_certainty_count *certainty, enum ks_part part,
                            enum ks_certainty sure);
