/* What a table needs to tell an entry in a sentence: what was decided, whose pieces went, turned or
 * took losses, and what the dice brought. Nothing here knows a rule: it is read off the contract. */
#pragma once

#include "wire/log.h"

/* Adds to an entry of ks_log_told, as its watcher may know it. Nothing is added to a hidden one. */
void ks_tale_add(json_t *item, const struct ks_log *log, const struct ks_told *told);
