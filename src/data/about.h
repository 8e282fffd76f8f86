/* about.json: what the lobby tells of a battle. No rule reads it. */
#pragma once

#include <jansson.h>

#include "data/manifest.h"
#include "data/source.h"

/* All that is told of a game, the owner's words over ours, scenario by scenario; an empty
 * object where there is no such file. NULL, and the report says why, if it cannot be read. */
json_t *ks_about_read(const struct ks_data_source *source, const struct ks_manifest *m,
                      struct ks_data_report *report);
