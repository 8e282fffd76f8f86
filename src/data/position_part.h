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
    bool named[KS_MAX_PIECES]; /* standing somewhere, or said to be gone or withdrawn */
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
typedef bool ks_position_reader(const struct ks_position *w, const struct ks_json *at,
                                ks_unit *out);
ks_position_reader ks_position_piece;

/* A hex of the map, also as it is printed. */
bool ks_position_hex(const struct ks_position *w, const struct ks_json *at, ks_hex *hex,
                     char number[8]);

/* Where the key is there: "key value" with a word of a list, and with a turn up to last. */
bool ks_position_put_word(struct ks_position *w, const struct ks_json *top,
                          const char *key, const char *const *words);
bool ks_position_put_turn(struct ks_position *w, const struct ks_json *top,
                          const char *key, int last);

/* Where the key is there: " key=number" from 0 to max, within the line of a unit. */
bool ks_position_put_number(struct ks_position *w, const struct ks_json *unit,
                            const char *key, int max);

/* Where the key is there: "key id", a line for each piece of its list. */
bool ks_position_put_pieces(struct ks_position *w, const struct ks_json *top,
                            const char *key, ks_position_reader *read);

/* The piece an entry of "units" speaks of: each may be named once. */
bool ks_position_unit(struct ks_position *w, const struct ks_json *unit, ks_unit *out);

/* The list "units", whose entries have no keys but these, top of a stack first: by "order",
 * those without one below, as they are listed. Each is handed to write with the context. */
bool ks_position_units(const struct ks_position *w, const struct ks_json *list,
                       const char *const *keys,
                       bool (*write)(void *context, const struct ks_json *unit),
                       void *context);

/* {"polish": 3, ...} as lines "points polish 3". */
bool ks_position_put_points(struct ks_position *w, const struct ks_json *top);

#endif
