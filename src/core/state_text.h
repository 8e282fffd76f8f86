/* States as text: the lines that every rules system has (turn, actor, over, points, frame, check),
 * and what its readers of other lines use. A text with frames is a saved state and must agree with
 * its check value; one without is a constructed position (docs/position.md). */
#ifndef KS_CORE_STATE_TEXT_H
#define KS_CORE_STATE_TEXT_H

#include "base/text.h"
#include "core/ks.h"

/* "turn", "actor", "over" and "points" before the lines of the rules; "frame" and "check" after. */
void ks_put_head(struct ks_writer *w, const struct ks_game *g, const struct ks_state *s);
void ks_put_tail(struct ks_writer *w, const struct ks_game *g, const struct ks_state *s);

struct ks_reader {
    const struct ks_game *g;
    struct ks_state *s;
    const char *line; /* the rest of the line at hand */
    int number;       /* of that line */
    char *error;
    bool saved; /* the text has frames */
    uint64_t check;
};

/* A line of the rules: its first word, and who reads the others. */
struct ks_state_line {
    const char *name; /* NULL after the last */
    bool (*read)(struct ks_reader *r);
};

/* Reads a whole text into a state that is empty but for its root procedure; lines of the rules by
 * their table. False if a line is wrong, or a saved state is not what its check value says. */
bool ks_read_state(struct ks_reader *r, const char *text,
                   const struct ks_state_line *lines);

/* Single words. Each notes the line and what was wrong. */
bool ks_read_fail(struct ks_reader *r, const char *what, struct ks_word word);
bool ks_read_small(struct ks_reader *r, uint8_t max, uint8_t *out);
bool ks_read_unit(struct ks_reader *r, ks_unit *out);
bool ks_read_hex(struct ks_reader *r, ks_hex *out);
bool ks_read_side(struct ks_reader *r, uint8_t *out);

/* The number of a word in a list; NULL at its end. */
bool ks_read_name(struct ks_reader *r, const char *const *names, uint8_t *out);

#endif
