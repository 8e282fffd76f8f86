/* Bytes of data files as text: UTF-8, numbers, names. */
#pragma once

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/* Length of the UTF-8 character at text; 0 if it is invalid or the text ends. */
size_t ks_text_character(const char *text, size_t length);

/* Offset of the first byte not allowed in a data file: not UTF-8, or a control character other
 * than tab and line end. Returns length if there is none. */
size_t ks_text_fault(const char *text, size_t length);

/* Replaces every byte that ks_text_fault would find with a question mark. */
void ks_text_clean(char *text);

/* Parses a decimal integer; false if it is not one or out of range. */
bool ks_text_number(const char *text, int min, int max, int *out);

/* Parses a time of day, "14:20", into minutes. */
bool ks_text_clock(const char *text, int *minutes);

/* Copies a text if it is not empty and fits. */
bool ks_text_copy(char *out, size_t size, const char *text);

/* Is it a key: lower-case letters, digits, dash and underscore, at least one? */
bool ks_text_is_key(const char *text);

/* Index of a text in a NULL-terminated list of words, or -1. */
int ks_text_among(const char *text, const char *const *words);

/* Writes "a, b or c" for a NULL-terminated list of words. */
void ks_text_choice(const char *const *words, char *out, size_t size);

/* 64-bit FNV-1a, continued from an earlier value; start with KS_FNV_START. */
#define KS_FNV_START 0xCBF29CE484222325u
uint64_t ks_text_digest(uint64_t digest, const void *bytes, size_t length);
