/* Does what a game tells name a paragraph of its own rulebook? */
#pragma once

#include <stdbool.h>

#include "core/ks.h"
#include "data/csv.h"

enum { KS_MAX_CODES = 1024 };

struct ks_citations {
    struct ks_csv index; /* paragraphs.csv of the game */
    int id;              /* column */
    uint8_t looked[KS_MAX_CODES];
    char fault[KS_TEXT];
};

/* Reads the index of the game; false, and a line printed, if there is none. */
bool ks_citations_open(struct ks_citations *c, const struct ks_game *g);
void ks_citations_close(struct ks_citations *c);

/* NULL, or what is wrong. Looks at a sentence the first few times only. */
const char *ks_citation_check(struct ks_citations *c, const struct ks_game *g,
                              const struct ks_event *e, bool must_cite);
