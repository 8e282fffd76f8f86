/* Chained lines: each ends in a tag, the beginning of a hash over all lines so far. A line that
 * was changed, dropped, added or moved no longer matches its tag. */
#pragma once

#include <stdbool.h>
#include <stddef.h>

enum { KS_CHAIN_BYTES = 16, KS_TAG_DIGITS = 8, KS_LINE_MAX = 1024 };

struct ks_buffer;

struct ks_chain {
    unsigned char value[KS_CHAIN_BYTES];
};

void ks_chain_init(struct ks_chain *c);

/* Adds a line (without tag and line end) and writes its tag. */
void ks_chain_add(struct ks_chain *c, const char *line, size_t length,
                  char tag[KS_TAG_DIGITS + 1]);

/* Writes a line with its tag. */
void ks_chain_line(struct ks_chain *c, struct ks_buffer *out, const char *format, ...);

/* Splits a line of a file into its words and its tag, which may be wrong; false if it has no tag.
 * The tag points into the line. */
bool ks_chain_split(const char *line, size_t length, size_t *words, const char **tag);

/* The full value so far, as 32 hexadecimal digits. */
void ks_chain_text(const struct ks_chain *c, char out[2 * KS_CHAIN_BYTES + 1]);
