#include "data/certainty.h"

#include <string.h>

const char *const ks_sure_name[KS_SURES] = {"printed", "inferred", "reconstructed"};

const char *const ks_part_name[KS_PARTS] = {
    "game.json", "rules1794.json", "tables.json", "map.txt",
    "units.csv", "setup.csv",      "scenarios",
};

bool ks_sure_parse(const char *text, enum ks_sure *out)
{
    for (int i = 0; i < KS_SURES; i++) {
        if (strcmp(text, ks_sure_name[i]) == 0) {
            *out = (enum ks_sure)i;
            return true;
        }
    }
    return false;
}

void ks_certainty_add(struct ks_certainty *certainty, enum ks_part part,
                      enum ks_sure sure)
{
    certainty->count[part][sure]++;
}
