/* States as text: the lines that every rules system has (turn, actor, over, points, frame, check),
 * and what its readers of other lines use. A text with frames is a saved state and must agree with
 * its check value; one without is a constructed position (docs/position.md). */
#pragma once

#include "base/text.h"
#include "core/ks.h"

/* "turn", "actor", "over" and "points" before the lines of the rules; "frame" and "check" after. */
void ks_put_head(struct ks_writer *w, const struct ks_game *g, const struct ks_state *s);
void ks_put_tail(struct ks_writer *w, const struct ks_game *g, const struct ks_state *s);

/* Lines "key word" and "key [word] number" (word NULL: none). */
void ks_put_named(struct ks_writer *w, const char *key, const char *word);
void ks_put_line(struct ks_writer *w, const char *key, const char *word, int64_t number);

/* The number of a hex as a word. */
void ks_put_hex_word(struct ks_writer *w, const struct ks_game *g, ks_hex h);

struct ks_reader {
    const struct ks_game *g;
    struct ks_state *s;
    char *error;
    const char *line; /* the rest of the line at hand */
    int number;       /* of that line */
    bool saved;       /* the text has frames */
    int actor;        /* as named, or -1 */
    uint64_t check;
    const struct ks_state_line *row; /* of the line at hand */
};

/* A line of the rules: its first word, and who reads the others. */
struct ks_state_line {
    const char *name; /* NULL after the last */
    bool (*read)(struct ks_reader *r);
};

/* Reads all lines of a text into a state that is empty but for its root procedure; those of the rules
 * by their table. */
bool ks_read_lines(struct ks_reader *r, const char *text,
                   const struct ks_state_line *lines);

/* After that, is a saved state what its check value says, and can it be played on? The check value
 * is not a secret, so the procedures are looked through; misfit (or NULL) says what else is wrong. */
bool ks_read_saved(struct ks_reader *r, const char *(*misfit)(const struct ks_game *,
                                                              const struct ks_state *));

/* Single words. Each notes the line and what was wrong. */
bool ks_read_fail(struct ks_reader *r, const char *what, struct ks_word word);
bool ks_read_wrong(struct ks_reader *r, const char *what); /* no word in particular */
bool ks_read_misfit(struct ks_reader *r, const char *what, ks_unit u);
bool ks_read_number(struct ks_reader *r, uint64_t max, uint64_t *out);
bool ks_read_small(struct ks_reader *r, uint64_t max, uint8_t *out);
bool ks_read_unit(struct ks_reader *r, ks_unit *out);
bool ks_read_hex(struct ks_reader *r, ks_hex *out);
bool ks_read_side(struct ks_reader *r, int *out);

/* The number of a word in a list; what is said where it is not there. */
bool ks_read_named(struct ks_reader *r, const char *const *names, int count,
                   const char *what, int *out);
