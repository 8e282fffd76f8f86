/* What no rule reads of a game's JSON files: "rule" cites paragraphs of the rulebook, "note" is a
 * text. */
#pragma once

#include "data/manifest.h"

/* Reports a citation of a paragraph that paragraphs.csv does not have, and a note that is not a
 * text. */
void ks_remarks_check(const struct ks_data_source *source, const struct ks_manifest *m,
                      struct ks_data_report *report);
