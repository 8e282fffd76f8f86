/* Within src/data: what the readers of constructed positions share. */
#ifndef KS_DATA_POSITION_PART_H
#define KS_DATA_POSITION_PART_H

#include "core/ks.h"
#include "data/json.h"

/* The text being written. */
struct ks_position {
    const struct ks_game *g;
    char *text;
    size_t size, at;
    bool full;
};

extern const char *const ks_position_facings[]; /* the corners */

enum { KS_ANY_WORD = -1 };

void ks_position_put(struct ks_position *w, const char *format, ...)
    __attribute__((format(printf, 2, 3)));

/* One of a list of words (NULL at the end), of those whose bit is set in allowed; its
 * number. All readers note what was found and what was expected. */
bool ks_position_word(const struct ks_json *at, const char *const *words, int allowed,
                      int *out);

/* A piece by id or unique printed name. */
bool ks_position_piece(const struct ks_position *w, const struct ks_json *at,
                       ks_unit *out);

/* A hex of the map, also as it is printed. */
bool ks_position_hex(const struct ks_position *w, const struct ks_json *at, ks_hex *hex,
                     char number[8]);

/* Where the key is there: "key value" with a word of a list, and with a turn up to last. */
bool ks_position_put_word(struct ks_position *w, const struct ks_json *top,
                          const char *key, const char *const *words);
bool ks_position_put_turn(struct ks_position *w, const struct ks_json *top,
                          const char *key, int last);

/* {"polish": 3, ...} as lines "points polish 3". */
bool ks_position_put_points(struct ks_position *w, const struct ks_json *top);

#endif
