/* A game as the keeper knows it. A book outlives its room while something is being written. Call
 * all of this in the event loop. */
#pragma once

#include "store/store.h"

struct ks_book;
struct ks_room;

/* The book of a stored game, or (id NULL) of one not stored yet. NULL if out of memory. */
struct ks_book *ks_book_new(struct ks_room *room, const char *id);

/* A journal for the match of its room, which queues lines for ks_book_keep. NULL if out of
 * memory. */
struct ks_journal *ks_book_journal(struct ks_book *book);

/* Writes what the journal has queued. False and a refusal if it cannot be submitted; otherwise
 * ends with one call of ks_room_kept, unless the room was closed in the meantime. */
bool ks_book_keep(struct ks_book *book, const struct ks_summary *before,
                  struct ks_refusal *no);

/* The same for a new game: id and tokens are filled in. */
bool ks_book_begin(struct ks_book *book, const struct ks_stored *wanted,
                   struct ks_refusal *no);

/* The room is closed; with a summary for the lobby, or NULL if its last lines give one. The book
 * is freed when everything is written. NULL is fine. */
void ks_book_close(struct ks_book *book, const struct ks_summary *now);
