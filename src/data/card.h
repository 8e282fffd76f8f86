/* The card of a scenario in about.json: aims, points, what is special, and how games between equal
 * players ended. */
#pragma once

#include "data/json.h"
#include "data/manifest.h"

/* Checks "card" and "measured" of a scenario, which may be missing. */
bool ks_card_check(const struct ks_json *scenario, const struct ks_manifest *m);
