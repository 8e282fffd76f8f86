/* Shared by the readers of constructed positions in src/data. */
#pragma once

#include "core/ks.h"
#include "data/json.h"

/* The text being written. */
struct ks_position {
    const struct ks_game *g;
    char *text;
    size_t size, at;
    bool full;
    /* placed, or said to be gone or withdrawn */
    bool named[KS_MAX_PIECES];
};

extern const char *const ks_position_facings[]; /* the corners */

enum { KS_ANY_WORD = -1 };

void ks_position_put(struct ks_position *w, const char *format, ...)
    __attribute__((format(printf, 2, 3)));

/* Index of a word in a list (NULL-terminated), among those whose bit is set in allowed. All
 * readers report what was found and what was expected. */
bool ks_position_word(const struct ks_json *at, const char *const *words, int allowed,
                      int *out);

/* A piece by id or unique printed name. */
typedef bool ks_position_reader(const struct ks_position *w, const struct ks_json *at,
                                ks_unit *out);
ks_position_reader ks_position_piece;

/* A hex of the map, and its printed number. */
bool ks_position_hex(const struct ks_position *w, const struct ks_json *at, ks_hex *hex,
                     char number[8]);

/* If the key is present: writes "key value" with a word of a list, or with a turn up to last. */
bool ks_position_put_word(struct ks_position *w, const struct ks_json *top,
                          const char *key, const char *const *words);
bool ks_position_put_turn(struct ks_position *w, const struct ks_json *top,
                          const char *key, int last);

/* If the key is present: writes " key=number", 0 to max, in the line of a unit. */
bool ks_position_put_number(struct ks_position *w, const struct ks_json *unit,
                            const char *key, int max);

/* If the key is present: writes "key id", a line for each piece in its list. */
bool ks_position_put_pieces(struct ks_position *w, const struct ks_json *top,
                            const char *key, ks_position_reader *read);

/* The piece named by an entry of "units"; each may be named once. */
bool ks_position_unit(struct ks_position *w, const struct ks_json *unit, ks_unit *out);

/* Visits the list "units", whose entries may have only these keys, top of each stack first: by
 * "order", then those without one, as listed. Calls write with the context for each. */
bool ks_position_units(const struct ks_position *w, const struct ks_json *list,
                       const char *const *keys,
                       bool (*write)(void *context, const struct ks_json *unit),
                       void *context);

/* Writes {"polish": 3, ...} as lines "points polish 3". */
bool ks_position_put_points(struct ks_position *w, const struct ks_json *top);
