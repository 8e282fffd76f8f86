#include "store/schema.h"

#include <stdio.h>
#include <string.h>
#include <sys/stat.h>

#include "store/db.h"
#include "store/inside.h"

/* What each version added to the one before; a new file goes through all of them, so
 * that there is one way to the present shape. Never change a step that was released. */
static const char *const steps[KS_STORE_VERSION] = {
    /* 1: games as journals. Keys are never used again: a journal that is still open
     * must not run into another game. */
    "CREATE TABLE game ("
    " key INTEGER PRIMARY KEY AUTOINCREMENT,"
    " id TEXT NOT NULL UNIQUE,"
    " scenario TEXT NOT NULL,"
    " title TEXT NOT NULL,"
    " options TEXT NOT NULL,"
    " commitment TEXT NOT NULL,"
    " curtain INTEGER NOT NULL,"
    " created INTEGER NOT NULL,"
    " updated INTEGER NOT NULL,"
    " actor TEXT NOT NULL DEFAULT '',"
    " turn INTEGER NOT NULL DEFAULT 0,"
    " points_a INTEGER NOT NULL DEFAULT 0,"
    " points_b INTEGER NOT NULL DEFAULT 0,"
    " entries INTEGER NOT NULL DEFAULT 0,"
    " over INTEGER NOT NULL DEFAULT 0,"
    " result TEXT NOT NULL DEFAULT '',"
    " how TEXT NOT NULL DEFAULT '') STRICT;"
    "CREATE TABLE seat ("
    " game INTEGER NOT NULL REFERENCES game (key) ON DELETE CASCADE,"
    " side INTEGER NOT NULL,"
    " kind TEXT NOT NULL,"
    " name TEXT NOT NULL,"
    " token TEXT NOT NULL,"
    " PRIMARY KEY (game, side)) STRICT, WITHOUT ROWID;"
    "CREATE TABLE journal ("
    " game INTEGER NOT NULL REFERENCES game (key) ON DELETE CASCADE,"
    " n INTEGER NOT NULL,"
    " text TEXT NOT NULL,"
    " PRIMARY KEY (game, n)) STRICT, WITHOUT ROWID;",
    /* 2: spectators by invitation, standing answers, settings. */
    "ALTER TABLE game ADD COLUMN watch TEXT NOT NULL DEFAULT '';"
    "UPDATE game SET watch = new_token();"
    "ALTER TABLE seat ADD COLUMN standing TEXT NOT NULL DEFAULT '';"
    "CREATE TABLE setting ("
    " key TEXT PRIMARY KEY NOT NULL,"
    " value TEXT NOT NULL) STRICT, WITHOUT ROWID;",
    /* 3: hints (on unless two people play at two screens) and open plans. */
    "ALTER TABLE game ADD COLUMN hints INTEGER NOT NULL DEFAULT 0;"
    "ALTER TABLE game ADD COLUMN open_plans INTEGER NOT NULL DEFAULT 0;"
    "UPDATE game SET hints = 1 WHERE curtain OR EXISTS"
    " (SELECT 1 FROM seat WHERE seat.game = game.key AND seat.kind <> 'human');",
};

/* new_token() in SQL; another one for each row. */
static void new_token(sqlite3_context *context, int n, sqlite3_value **values)
{
    char token[KS_STORED_TOKEN];
    (void)n;
    (void)values;
    ks_store_new_token(token);
    sqlite3_result_text(context, token, -1, SQLITE_TRANSIENT);
}

int ks_store_upgrade(sqlite3 *db, int version)
{
    char mark[96];
    snprintf(mark, sizeof mark, "PRAGMA application_id = %d; PRAGMA user_version = %d",
             KS_STORE_APPLICATION, KS_STORE_VERSION);
    int rc = sqlite3_create_function(db, "new_token", 0, SQLITE_UTF8, NULL, new_token,
                                     NULL, NULL);
    if (rc == SQLITE_OK)
        rc = ks_db_begin(db);
    if (rc != SQLITE_OK)
        return rc;
    for (; version < KS_STORE_VERSION && rc == SQLITE_OK; version++)
        rc = sqlite3_exec(db, steps[version], NULL, NULL, NULL);
    if (rc == SQLITE_OK)
        rc = sqlite3_exec(db, mark, NULL, NULL, NULL);
    return ks_db_end(db, rc);
}

/* ---- examining ---- */

/* SQLite's own look at its pages; the first fault is enough. */
static int quick_check(sqlite3 *db)
{
    sqlite3_stmt *q = ks_db_ask(db, "PRAGMA quick_check(1)", "");
    char verdict[8] = "";
    if (q == NULL)
        return sqlite3_extended_errcode(db);
    if (sqlite3_step(q) == SQLITE_ROW)
        ks_db_text(q, 0, verdict, sizeof verdict);
    int rc = sqlite3_finalize(q);
    return rc == SQLITE_OK && strcmp(verdict, "ok") != 0 ? SQLITE_CORRUPT : rc;
}

static bool examine(sqlite3 *db, const char *path, struct ks_store_facts *facts,
                    struct ks_refusal *no)
{
    int64_t application, version, tables, games = 0;
    int rc = ks_db_number(db, "PRAGMA application_id", &application);
    if (rc == SQLITE_OK)
        rc = ks_db_number(db, "PRAGMA user_version", &version);
    if (rc == SQLITE_OK)
        rc = ks_db_number(db, "SELECT count(*) FROM sqlite_schema", &tables);
    if (rc != SQLITE_OK)
        return ks_db_refuse(no, path, rc);
    bool ours = application == KS_STORE_APPLICATION && version > 0;
    if (!ours && (application != 0 || tables > 0))
        return ks_refuse(no, "not_ours",
                         "%.200s: belongs to another program; it was left as it is. "
                         "Next: name another file with --db.",
                         path);
    if (version > KS_STORE_VERSION)
        return ks_refuse(no, "newer",
                         "%.200s: was written by a newer kosynier (file version %d, this "
                         "one reads up to %d); it was left as it is. Next: start the "
                         "newer kosynier, or name another file with --db.",
                         path, (int)version, KS_STORE_VERSION);
    rc = quick_check(db);
    if (rc == SQLITE_OK && ours)
        rc = ks_db_number(db, "SELECT count(*) FROM game", &games);
    if (rc != SQLITE_OK)
        return ks_db_refuse(no, path, rc);
    *facts = (struct ks_store_facts){ours ? (int)version : 0, (size_t)games};
    return true;
}

/* Does something wait in PATH-wal, as after a kill? */
static bool something_waits(const char *path)
{
    char wal[KS_STORE_PATH + 8];
    struct stat st;
    snprintf(wal, sizeof wal, "%s-wal", path);
    return stat(wal, &st) == 0 && st.st_size > 0;
}

bool ks_store_examine(const char *path, struct ks_store_facts *facts,
                      struct ks_refusal *no)
{
    sqlite3 *db = ks_db_open(path, something_waits(path) ? KS_DB_READ : KS_DB_STATIC, no);
    if (db == NULL)
        return false;
    bool good = examine(db, path, facts, no);
    sqlite3_close(db);
    return good;
}
