#include "data/certainty.h"

#include <string.h>

const char *const ks_certainty_name[KS_CERTAINTIES] = {"printed", "inferred",
                                                       "reconstructed"};

const char *const ks_part_name[KS_PARTS] = {
    "game.json", "rules1794.json", "tables.json", "map.txt",
    "units.csv", "setup.csv",      "scenarios",
};

bool ks_certainty_parse(const char *text, enum ks_certainty *out)
{
    for (int i = 0; i < KS_CERTAINTIES; i++) {
        if (strcmp(text, ks_certainty_name[i]) == 0) {
            *out = (enum ks_certainty)i;
            return true;
        }
    }
    return false;
}

void ks_certainty_count_add(struct ks_certainty_count *certainty, enum ks_part part,
                            enum ks_certainty sure)
{
    certainty->count[part][sure]++;
}
