/* The findings of an analysis in words. */
#pragma once

#include "driver/analysis.h"

enum { KS_ANALYSIS_TEXT = 640 };

/* What an entry caused or, failing that, what it did. */
void ks_entry_say(const struct ks_course *c, const struct ks_ledger *l, uint32_t entry,
                  enum ks_language language, char *out, size_t size);

/* How an episode began and what came of it. */
void ks_episode_say(const struct ks_course *c, const struct ks_ledger *l,
                    const struct ks_episode *e, enum ks_language language, char *out,
                    size_t size);

/* Where it was decided, or KS_NONE. */
ks_hex ks_episode_hex(const struct ks_course *c, const struct ks_ledger *l,
                      const struct ks_episode *e);

/* A sequence of actions, without the intermediate steps. */
void ks_line_say(const struct ks_game *g, const struct ks_action *action, size_t n,
                 enum ks_language language, char *out, size_t size);

/* What the side did in a decision. */
void ks_decision_say(const struct ks_course *c, const struct ks_decision *d,
                     enum ks_language language, char *out, size_t size);
