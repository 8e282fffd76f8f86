/* Shared by the files of the store. */
#pragma once

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

/* Begins and ends a transaction, or a part of the gathered one. */
int ks_store_begin(struct ks_store *store);
int ks_store_end(struct ks_store *store, int rc);

/* The gathered transaction was kept, or was not: brings the journals in line with the file. */
void ks_store_settle(struct ks_store *store, bool kept);

/* Refuses with SQLite's last error. Returns false. */
bool ks_store_refuse(const struct ks_store *store, int rc, struct ks_refusal *no);

/* 32 random bytes as base64url. */
void ks_store_new_token(char token[KS_STORED_TOKEN]);

/* Refuses: no game has that id. Returns false. */
bool ks_store_no_game(const char *id, struct ks_refusal *no);

/* Checks that a statement changed exactly one game. */
bool ks_store_touched(const struct ks_store *store, int rc, const char *id,
                      struct ks_refusal *no);

/* Appends the first column of all rows to the text. Finalises the statement; NULL means that it
 * could not be prepared. */
bool ks_store_texts(const struct ks_store *store, sqlite3_stmt *q, struct ks_buffer *text,
                    size_t *rows, struct ks_refusal *no);

/* The summary of a game in play, which may be newer than its row; NULL if its journal is not
 * open. */
const struct ks_summary *ks_store_played(const struct ks_store *store, const char *id);
