/* "like" in game.json and in a scenario names another file of the same kind: what the file does
 * not say is as it is there. */
#pragma once

#include "data/json.h"

/* Opens the file BEFORE NAME AFTER ("raclawice/scenarios/", "dusk", ".json") over the one it is
 * like, whose name is put into like, "" if there is none. False, and the report says why, if
 * that one is unknown or is itself like another. */
bool ks_like_open(struct ks_json_file *file, const struct ks_data_source *source,
                  const char *before, const char *name, const char *after, char like[24],
                  struct ks_data_report *report);
