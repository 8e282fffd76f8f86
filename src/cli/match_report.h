/* The result of a match, for people and for programs. */
#pragma once

#include <jansson.h>

#include "driver/pairs.h"

void ks_match_print(const struct ks_pairs *plan, const struct ks_pairs_result *r);
json_t *ks_match_json(const struct ks_pairs *plan, const struct ks_pairs_result *r);
