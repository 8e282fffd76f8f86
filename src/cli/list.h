/* The scenarios as JSON. */
#ifndef KS_CLI_LIST_H
#define KS_CLI_LIST_H

#include <jansson.h>

#include "driver/library.h"

/* Appends one object for each scenario. */
bool ks_list_json(const struct ks_library *library, enum ks_language language,
                  json_t *list, struct ks_refusal *no);

#endif
