/* What the files of the store share. */
#ifndef KS_STORE_INSIDE_H
#define KS_STORE_INSIDE_H

#include <sqlite3.h>

#include "store/store.h"

struct store_journal; /* journal.c */

struct ks_store {
    sqlite3 *db;
    int lock;
    char path[KS_STORE_PATH];
    struct store_journal *open; /* journals in use */
    bool gathered;              /* see ks_store_gather */
};

/* A change of its own, or a part of those that are gathered. */
int ks_store_begin(struct ks_store *store);
int ks_store_end(struct ks_store *store, int rc);

/* What was gathered is kept, or is not: the journals stand as they do in the file. */
void ks_store_settle(struct ks_store *store, bool kept);

/* Refuses with what SQLite said last. Returns false. */
bool ks_store_refuse(const struct ks_store *store, int rc, struct ks_refusal *no);

/* 32 random bytes as base64url. */
void ks_store_new_token(char token[KS_STORED_TOKEN]);

/* Refuses: there is no game of that id. Returns false. */
bool ks_store_no_game(const char *id, struct ks_refusal *no);

/* What a statement that should have changed one game did. */
bool ks_store_touched(const struct ks_store *store, int rc, const char *id,
                      struct ks_refusal *no);

/* The first column of all rows, appended to the text. Ends the statement, which may be
 * NULL: then it could not be made. */
bool ks_store_texts(const struct ks_store *store, sqlite3_stmt *q, struct ks_buffer *text,
                    size_t *rows, struct ks_refusal *no);

/* How a game that is being played stands, which may be later than its row says; NULL
 * if its journal is not open. */
const struct ks_summary *ks_store_played(const struct ks_store *store, const char *id);

#endif
