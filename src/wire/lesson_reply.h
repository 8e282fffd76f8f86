/* Lessons as JSON, for the page (docs/table.md). */
#pragma once

#include <jansson.h>

#include "wire/lesson.h"

/* All lessons as shown in a list, in both languages. A new reference. */
json_t *ks_lessons_list(const struct ks_lessons *lessons);

/* Where a match stands in its lesson (number from 0): what to do, why, which actions are
 * accepted; at the end what was learned. A new reference. */
json_t *ks_lesson_reply(const struct ks_lessons *lessons, size_t number,
                        const struct ks_match *m, enum ks_language language);
