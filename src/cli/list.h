/* The scenarios as JSON. */
#pragma once

#include <jansson.h>

#include "driver/library.h"

/* Appends one object for each scenario. */
bool ks_list_json(const struct ks_library *library, enum ks_language language,
                  json_t *list, struct ks_refusal *no);
