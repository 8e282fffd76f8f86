/* The card of a battle: what a scenario is about, as the lobby and the table show it. */
#pragma once

#include <jansson.h>

#include "data/list.h"

/* Adds "forces", counted from the data, to what is told of a scenario; and, where its data tell
 * how measured games ended, "shares" in the place of "measured". */
void ks_reply_card(json_t *scenario, const struct ks_scenario_info *info);
