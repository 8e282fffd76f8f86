/* Within src/data: the parts that position.c puts a constructed position together from. */
#ifndef KS_DATA_POSITION_PART_H
#define KS_DATA_POSITION_PART_H

#include "core/ks.h"
#include "data/json.h"

/* The text being written, and what has been said of the pieces so far. */
struct ks_position {
    const struct ks_game *g;
    char *text;
    size_t size, at;
    bool full;
    bool named[KS_MAX_PIECES];  /* standing somewhere, or said to be gone or withdrawn */
    bool trophy[KS_MAX_PIECES]; /* captured guns that lie on the map */
    bool ranked[KS_MAX_PIECES]; /* under a Line marker */
    ks_hex hex[KS_MAX_PIECES];  /* KS_NONE: off the map */
};

extern const char *const ks_position_facings[];

enum { KS_ANY_WORD = -1 };

void ks_position_put(struct ks_position *w, const char *format, ...)
    __attribute__((format(printf, 2, 3)));

/* One of a list of words (NULL at the end), of those whose bit is set in allowed; its
 * number. All readers note what was found and what was expected. */
bool ks_position_word(const struct ks_json *at, const char *const *words, int allowed,
                      int *out);

/* A piece, and one that is a commander, by id or unique printed name. */
bool ks_position_piece(const struct ks_position *w, const struct ks_json *at,
                       ks_unit *out);
bool ks_position_commander(const struct ks_position *w, const struct ks_json *at,
                           ks_unit *out);

/* A hex of the scenario's map, also as it is printed. */
bool ks_position_hex(const struct ks_position *w, const struct ks_json *at, ks_hex *hex,
                     char number[8]);

/* The key "units", and with "only": false all who are not named. */
bool ks_position_units(struct ks_position *w, const struct ks_json *top);

#endif
