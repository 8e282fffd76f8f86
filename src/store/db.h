/* SQLite as the store uses it: statements in one call, troubles in words, copies. */
#ifndef KS_STORE_DB_H
#define KS_STORE_DB_H

#include <sqlite3.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "driver/refusal.h"

/* ---- statements; what an int answers is a result code of SQLite ---- */

/* A statement with its values. Types has a letter for each: t text, n text and its
 * length (size_t), i int, l int64_t. Texts must live as long as the statement. NULL on
 * failure, see sqlite3_errcode. */
sqlite3_stmt *ks_db_ask(sqlite3 *db, const char *sql, const char *types, ...);

/* The same, done at once: for what gives no rows. */
int ks_db_run(sqlite3 *db, const char *sql, const char *types, ...);

/* The first number of the first row. */
int ks_db_number(sqlite3 *db, const char *sql, int64_t *number);

/* A text column into a place of that size. */
void ks_db_text(sqlite3_stmt *row, int column, char *out, size_t size);

int ks_db_begin(sqlite3 *db);

/* Commits if all went well so far, else (or if that fails) takes everything back. */
int ks_db_end(sqlite3 *db, int rc);

/* ---- troubles ---- */

struct ks_db_trouble {
    const char *code, *what, *next;
};

/* What a result code means to the owner of the file. */
struct ks_db_trouble ks_db_trouble(int rc);

/* Says so; nothing was changed. Returns false. */
bool ks_db_refuse(struct ks_refusal *no, const char *path, int rc);

/* ---- files ---- */

enum ks_db_use {
    KS_DB_READ,   /* changes nothing, but sees what waits in PATH-wal */
    KS_DB_STATIC, /* nobody writes it and nothing waits: no other file is touched */
    KS_DB_WRITE,
};

/* Opens a file that is there. NULL and a refusal on failure. */
sqlite3 *ks_db_open(const char *path, enum ks_db_use use, struct ks_refusal *no);

/* Copies a whole database into a new file (0600), also while others write to it. What
 * was copied is on the disk afterwards, in one file; on failure there is none. */
bool ks_db_copy(sqlite3 *from, const char *file, struct ks_refusal *no);

#endif
