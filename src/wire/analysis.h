/* An analysis as JSON, for the command and the table (docs/analysis.md). */
#pragma once

#include <jansson.h>

#include "driver/analysis.h"

/* Adds all of it. Win chances are those of the first side, in millionths. */
void ks_reply_analysis(json_t *out, const struct ks_course *c,
                       const struct ks_analysis *a, enum ks_language language);
