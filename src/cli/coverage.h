/*
 * Where each rule paragraph is cited, in code and in tests.
 *
 * scripts/coverage writes the tables at build time. One row is one citation; the rows of
 * an id stand together in the order of the paragraph index, code before tests. Ids without a citation have no row.
 */
#pragma once

#include <stddef.h>

struct ks_cover {
    const char *id;
    unsigned char test; /* 0: code or data, 1: test */
    unsigned char sets; /* bit i: counts for the rule set ks_cover_sets[i] */
    const char *where;  /* "src/rules1794/move.c:12" */
};

extern const struct ks_cover ks_cover_items[];
extern const size_t ks_cover_count;

/* Names of the rule sets in order of first appearance in games/<title>/paragraphs.csv. */
extern const char *const ks_cover_sets[];
extern const size_t ks_cover_set_count;
