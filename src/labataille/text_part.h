/* What the readers of a state's text share. */
#ifndef KS_LABATAILLE_TEXT_PART_H
#define KS_LABATAILLE_TEXT_PART_H

#include "base/text.h"
#include "labataille/text.h"

struct lb_reader {
    const struct ks_game *g;
    struct ks_state *s;
    const char *line;
    int number;
    char *error;
    int actor, phase, side; /* -1: not said */
    bool saved;             /* it holds frames */
    uint64_t check;
    uint32_t lost_place[LB_MAX_PLACES]; /* as the lines have it */
};

/* Notes the line and what was wrong with a word; false. */
bool lb_read_fail(struct lb_reader *r, const char *what, struct ks_word word);

bool lb_read_number(struct lb_reader *r, uint64_t max, uint64_t *out);
bool lb_read_unit(struct lb_reader *r, ks_unit *out);
bool lb_read_hex(struct lb_reader *r, ks_hex *out);
bool lb_read_small(struct lb_reader *r, uint64_t max, uint8_t *out);
bool lb_read_side(struct lb_reader *r, int *out);

/* The index of a word in a list; reports an error if it is not there. */
bool lb_read_named(struct lb_reader *r, const char *const *names, int count,
                   const char *what, int *out);

/* "unit ID HEX ... words" and "off ID words": text_piece.c. */
bool lb_read_piece(struct lb_reader *r, bool on);

/* "gone ID" */
bool lb_read_gone(struct lb_reader *r);

/* "stack HEX ID ...": the pieces in a hex, top first. */
bool lb_read_stack(struct lb_reader *r);

#endif
