/* Bytes of data files as text: UTF-8, numbers, names. */
#ifndef KS_DATA_TEXT_H
#define KS_DATA_TEXT_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/* Length of the UTF-8 character at text, 0 if there is none (or the text ends). */
size_t ks_text_character(const char *text, size_t length);

/* Offset of the first byte that cannot stand in a data file: not UTF-8, or a control
 * character other than tab and line end. The length if there is none. */
size_t ks_text_fault(const char *text, size_t length);

/* Puts a question mark in place of every byte that ks_text_fault would find. */
void ks_text_clean(char *text);

/* Reads a whole number in decimal; false if it is none or out of range. */
bool ks_text_number(const char *text, int min, int max, int *out);

/* Reads a time of day, "14:20", in minutes. */
bool ks_text_clock(const char *text, int *minutes);

/* Copies a text if it is neither empty nor too long for its place. */
bool ks_text_copy(char *out, size_t size, const char *text);

/* Lower-case letters, digits, dash and underscore, at least one: what keys are made
 * of. */
bool ks_text_is_key(const char *text);

/* Writes "a, b or c" of a list of words that ends with NULL. */
void ks_text_choice(const char *const *words, char *out, size_t size);

/* 64-bit FNV-1a, continued from an earlier value; start with KS_FNV_START. */
#define KS_FNV_START 0xCBF29CE484222325u
uint64_t ks_text_digest(uint64_t digest, const void *bytes, size_t length);

#endif
