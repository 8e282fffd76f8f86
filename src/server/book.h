/* A game as the keeper knows it. A book outlives its room for as long as something of it is
 * being written. All of it is called in the event loop. */
#ifndef KS_SERVER_BOOK_H
#define KS_SERVER_BOOK_H

#include "store/store.h"

struct ks_book;
struct ks_room;

/* The book of a stored game, or (id NULL) of one not stored yet. NULL if out of memory. */
struct ks_book *ks_book_new(struct ks_room *room, const char *id);

/* A journal for the match of its room, which queues lines for ks_book_keep. NULL if out of
 * memory. */
struct ks_journal *ks_book_journal(struct ks_book *book);

/* Has what the journal took over written. False and a refusal if it cannot be handed in; else
 * it ends with one call of ks_room_kept, unless the room was closed meanwhile. */
bool ks_book_keep(struct ks_book *book, const struct ks_summary *before,
                  struct ks_refusal *no);

/* The same for a new game: id and tokens are filled in. */
bool ks_book_begin(struct ks_book *book, const struct ks_stored *wanted,
                   struct ks_refusal *no);

/* And for standing answers of a side, a JSON text. */
bool ks_book_standing(struct ks_book *book, int side, const char *text,
                      struct ks_refusal *no);

/* The room is closed; how the game stood, for the lobby, or NULL if its last lines say. The book is gone when all of it is
 * written. NULL is fine. */
void ks_book_close(struct ks_book *book, const struct ks_summary *now);

#endif
