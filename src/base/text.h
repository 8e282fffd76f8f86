/* Text without stdio: a bounded writer and a word reader. */
#pragma once

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/* A writer that never overruns: n keeps counting when the buffer is full, so n >= size means the
 * text was truncated. The buffer always ends in NUL (size is at least 1). */
struct ks_writer {
    char *out;
    size_t size, n;
};

struct ks_writer ks_writer(char *out, size_t size);
void ks_put(struct ks_writer *w, const char *text);
void ks_put_part(struct ks_writer *w, const char *text, size_t length);
void ks_put_number(struct ks_writer *w, int64_t number);
void ks_put_hex(struct ks_writer *w, uint64_t number);

/* The same with a space before it. */
void ks_put_word(struct ks_writer *w, const char *word);
void ks_put_figure(struct ks_writer *w, int64_t number);

/* "1 entry", "2 entries", for the arguments of a printf: ks_count(n, "entry").text. */
struct ks_count {
    char text[40];
};
struct ks_count ks_count(size_t n, const char *noun);

/* A slice of the text being read. */
struct ks_word {
    const char *at;
    size_t length;
};

/* Takes the next word (without white space) off a line; length 0 at its end. Advances *line,
 * never past a newline. */
struct ks_word ks_next_word(const char **line);

bool ks_word_is(struct ks_word word, const char *text);

/* Parses the whole word as a number in that base; false if it is not one or out of range. */
bool ks_word_number(struct ks_word word, unsigned base, uint64_t max, uint64_t *out);

/* Index of a word in a list of names, or -1. */
int ks_word_among(struct ks_word word, const char *const *names, int count);
