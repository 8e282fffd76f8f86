/* SQLite for the store: statements in one call, errors in words, copies. */
#pragma once

#include <sqlite3.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "driver/refusal.h"

/* ---- statements; an int result is a SQLite result code ---- */

/* A statement with its values. Types has a letter for each: t text, n text and its length
 * (size_t), i int, l int64_t. Texts must outlive the statement. NULL on failure, see
 * sqlite3_errcode. */
sqlite3_stmt *ks_db_ask(sqlite3 *db, const char *sql, const char *types, ...);

/* The same, executed at once, for statements without rows. */
int ks_db_run(sqlite3 *db, const char *sql, const char *types, ...);

/* The first number of the first row. */
int ks_db_number(sqlite3 *db, const char *sql, int64_t *number);

/* Copies a text column into a buffer of that size. */
void ks_db_text(sqlite3_stmt *row, int column, char *out, size_t size);

int ks_db_begin(sqlite3 *db);

/* Commits if rc is SQLITE_OK; otherwise, or if that fails, rolls back. */
int ks_db_end(sqlite3 *db, int rc);

/* ---- troubles ---- */

struct ks_db_trouble {
    const char *code, *what, *next;
};

/* What a result code means for the owner of the file. */
struct ks_db_trouble ks_db_trouble(int rc);

/* Refuses accordingly; nothing was changed. Returns false. */
bool ks_db_refuse(struct ks_refusal *no, const char *path, int rc);

/* ---- files ---- */

enum ks_db_use {
    KS_DB_READ,   /* read-only, including what is in PATH-wal */
    KS_DB_STATIC, /* no writer and no PATH-wal: touches no other file */
    KS_DB_WRITE,
};

/* Opens an existing file. NULL and a refusal on failure. */
sqlite3 *ks_db_open(const char *path, enum ks_db_use use, struct ks_refusal *no);

/* Copies a whole database into a new file (0600), even while others write to it. The copy is
 * synced and is a single file; on failure there is none. */
bool ks_db_copy(sqlite3 *from, const char *file, struct ks_refusal *no);
