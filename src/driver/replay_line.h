/* Parsing the lines of a replay. */
#pragma once

#include "base/text.h"
#include "driver/replay.h"

enum { KS_LINE_WORDS = 3, KS_LINE_ANY = 9 };

struct ks_line {
    size_t number;
    struct ks_word key, word[KS_LINE_WORDS]; /* the words after the key */
    size_t words;        /* their number; KS_LINE_WORDS + 1 if there are too many */
    struct ks_word rest; /* all of them as one slice */
};

/* Takes a word off the front; words are separated by one space. */
struct ks_word ks_line_word(struct ks_word *rest);
void ks_line_split(struct ks_line *l, const char *text, size_t length, size_t number);

/* Parse the value of a word; false if it is not one or does not fit. */
bool ks_line_copy(struct ks_word w, char *out, size_t size);
bool ks_line_number(struct ks_word w, uint64_t *out);
bool ks_line_hash(struct ks_word w, uint64_t *out);

/* The kinds of line in head and foot. */
struct ks_replay_key {
    const char *name, *wanted;
    bool (*take)(struct ks_replay *, const struct ks_line *);
    unsigned least, most; /* words; most may be KS_LINE_ANY */
    bool foot, needed, many;
};

enum { KS_REPLAY_KEYS = 21 };
extern const struct ks_replay_key ks_replay_keys[KS_REPLAY_KEYS];
