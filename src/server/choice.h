/* What a seat may do now, as JSON: CHOICE of docs/table.md. */
#pragma once

#include <jansson.h>

#include "driver/match.h"

/* Adds choices, decline and question. */
void ks_choice_add(json_t *out, const struct ks_game *g, const struct ks_state *s,
                   enum ks_language language);
