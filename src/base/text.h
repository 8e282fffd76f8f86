/* Text without stdio: a bounded writer and a word reader. */
#ifndef KS_BASE_TEXT_H
#define KS_BASE_TEXT_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/* A writer that never overruns: n counts on when the buffer is full, so n >= size
 * tells that the text was cut. The buffer always ends in NUL (size is at least 1). */
struct ks_writer {
    char *out;
    size_t size, n;
};

struct ks_writer ks_writer(char *out, size_t size);
void ks_put(struct ks_writer *w, const char *text);
void ks_put_part(struct ks_writer *w, const char *text, size_t length);
void ks_put_number(struct ks_writer *w, int64_t number);
void ks_put_hex(struct ks_writer *w, uint64_t number);

/* A piece of text that is being read. */
struct ks_word {
    const char *at;
    size_t length;
};

/* Takes the next word (no white space inside) off a line; length 0 at its end. *line
 * moves on and never passes a newline. */
struct ks_word ks_next_word(const char **line);

bool ks_word_is(struct ks_word word, const char *text);

/* Reads a whole word as a number of that base; false if it is none or out of range. */
bool ks_word_number(struct ks_word word, unsigned base, uint64_t max, uint64_t *out);

/* Position of a word in a list of names, or -1. */
int ks_word_among(struct ks_word word, const char *const *names, int count);

#endif
