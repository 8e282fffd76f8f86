#include <errno.h>
#include <fcntl.h>
#include <sodium.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "store/db.h"
#include "store/files.h"
#include "store/inside.h"
#include "store/lock.h"
#include "store/schema.h"

bool ks_store_refuse(const struct ks_store *store, int rc, struct ks_refusal *no)
{
    return ks_db_refuse(no, store->path, rc);
}

bool ks_store_default_path(char path[KS_STORE_PATH])
{
    const char *named = getenv("KOSYNIER_DB"), *data = getenv("XDG_DATA_HOME"),
               *home = getenv("HOME");
    int n = -1;
    if (named != NULL && named[0] != '\0')
        n = snprintf(path, KS_STORE_PATH, "%s", named);
    else if (data != NULL && data[0] == '/')
        n = snprintf(path, KS_STORE_PATH, "%s/kosynier/games.db", data);
    else if (home != NULL && home[0] == '/')
        n = snprintf(path, KS_STORE_PATH, "%s/.local/share/kosynier/games.db", home);
    return n > 0 && n < KS_STORE_PATH;
}

/* ---- opening ---- */

/* A new file is for its owner alone: it holds the secrets of dice and seats. */
static bool make_file(const char *path, struct ks_refusal *no)
{
    int fd = open(path, O_RDWR | O_CREAT | O_CLOEXEC, 0600);
    if (fd < 0)
        return ks_refuse(no, "not_writable",
                         "%.200s: cannot be made or written: %s; nothing was changed. "
                         "Next: check its permissions, or name another file with --db.",
                         path, strerror(errno));
    close(fd);
    return true;
}

/* The store of before is kept whole beside the migrated one. */
static bool keep_copy(struct ks_store *store, int version, struct ks_refusal *no)
{
    char ending[16], name[KS_STORE_PATH];
    snprintf(ending, sizeof ending, ".v%d.bak", version);
    return ks_free_name(store->path, ending, name, sizeof name) &&
           ks_db_copy(store->db, name, no);
}

/* Writes reach the disk before COMMIT returns; readers never stop the writer. */
static int set_up(sqlite3 *db)
{
    char mode[8] = "";
    sqlite3_stmt *q = ks_db_ask(db, "PRAGMA journal_mode = WAL", "");
    if (q != NULL && sqlite3_step(q) == SQLITE_ROW)
        ks_db_text(q, 0, mode, sizeof mode);
    int rc = q == NULL ? sqlite3_extended_errcode(db) : sqlite3_finalize(q);
    if (rc == SQLITE_OK && strcmp(mode, "wal") != 0)
        rc = SQLITE_CANTOPEN;
    if (rc == SQLITE_OK)
        rc = sqlite3_exec(db,
                          "PRAGMA synchronous = FULL; PRAGMA foreign_keys = ON;"
                          "PRAGMA journal_size_limit = 4194304",
                          NULL, NULL, NULL);
    return rc;
}

/* A game without a line never began: see ks_store_add. */
static int sweep(sqlite3 *db)
{
    return sqlite3_exec(db,
                        "DELETE FROM game WHERE NOT EXISTS"
                        " (SELECT 1 FROM journal WHERE journal.game = game.key)",
                        NULL, NULL, NULL);
}

static bool prepare(struct ks_store *store, struct ks_refusal *no)
{
    struct ks_store_facts facts;
    if (!make_file(store->path, no) || !ks_store_examine(store->path, &facts, no))
        return false;
    store->db = ks_db_open(store->path, KS_DB_WRITE, no);
    if (store->db == NULL)
        return false;
    bool older = facts.version < KS_STORE_VERSION;
    if (older && facts.version > 0 && !keep_copy(store, facts.version, no))
        return false;
    int rc = set_up(store->db);
    if (rc == SQLITE_OK && older)
        rc = ks_store_upgrade(store->db, facts.version);
    if (rc == SQLITE_OK)
        rc = sweep(store->db);
    if (rc != SQLITE_OK)
        return ks_store_refuse(store, rc, no);
    ks_sync_folder(store->path);
    return true;
}

struct ks_store *ks_store_open(const char *path, struct ks_refusal *no)
{
    struct ks_store *store = calloc(1, sizeof *store);
    if (store == NULL || sodium_init() < 0) {
        ks_refuse(no, "storage",
                  "Out of memory, or the system provides no random numbers.");
        free(store);
        return NULL;
    }
    store->lock = -1;
    if (!ks_real_path(path, store->path))
        ks_refuse(no, "not_writable",
                  "The name of the file of games is empty or too long. Next: name "
                  "another with --db.");
    else if (!ks_make_folders(store->path))
        ks_refuse(no, "not_writable",
                  "%.200s: its folder cannot be made: %s. Next: name another file with "
                  "--db.",
                  store->path, strerror(errno));
    else if ((store->lock = ks_lock_take(store->path, no)) >= 0 && prepare(store, no))
        return store;
    ks_store_close(store);
    return NULL;
}

struct ks_store *ks_store_reader(const struct ks_store *store, struct ks_refusal *no)
{
    struct ks_store *reader = calloc(1, sizeof *reader);
    if (reader == NULL) {
        ks_refuse(no, "storage", "Out of memory.");
        return NULL;
    }
    reader->lock = -1;
    memcpy(reader->path, store->path, sizeof reader->path);
    reader->db = ks_db_open(reader->path, KS_DB_READ, no);
    if (reader->db != NULL)
        return reader;
    free(reader);
    return NULL;
}

void ks_store_patience(struct ks_store *store, int (*wait)(void *context, int tried),
                       void *context)
{
    sqlite3_busy_handler(store->db, wait, context);
}

/* ---- many changes at once ---- */

static int step(struct ks_store *store, const char *sql)
{
    return sqlite3_exec(store->db, sql, NULL, NULL, NULL);
}

bool ks_store_gather(struct ks_store *store, struct ks_refusal *no)
{
    int rc = ks_db_begin(store->db);
    store->gathered = rc == SQLITE_OK;
    return store->gathered || ks_store_refuse(store, rc, no);
}

/* A full disk or lack of memory may roll the transaction back. */
bool ks_store_is_gathered(const struct ks_store *store)
{
    return store->gathered && sqlite3_get_autocommit(store->db) == 0;
}

bool ks_store_commit(struct ks_store *store, struct ks_refusal *no)
{
    int rc = ks_store_is_gathered(store) ? ks_db_end(store->db, SQLITE_OK) : SQLITE_ABORT;
    store->gathered = false;
    ks_store_settle(store, rc == SQLITE_OK);
    return rc == SQLITE_OK || ks_store_refuse(store, rc, no);
}

void ks_store_take_back(struct ks_store *store)
{
    ks_db_end(store->db, SQLITE_ABORT);
    store->gathered = false;
    ks_store_settle(store, false);
}

int ks_store_begin(struct ks_store *store)
{
    if (!store->gathered)
        return ks_db_begin(store->db);
    return ks_store_is_gathered(store) ? step(store, "SAVEPOINT part") : SQLITE_ABORT;
}

int ks_store_end(struct ks_store *store, int rc)
{
    if (!store->gathered)
        return ks_db_end(store->db, rc);
    if (!ks_store_is_gathered(store)) /* it is lost as a whole */
        return rc == SQLITE_OK ? SQLITE_ABORT : rc;
    if (rc != SQLITE_OK)
        step(store, "ROLLBACK TO part");
    int released = step(store, "RELEASE part");
    return rc == SQLITE_OK ? released : rc;
}

void ks_store_close(struct ks_store *store)
{
    if (store == NULL)
        return;
    sqlite3_close(store->db);
    if (store->lock >= 0)
        ks_lock_release(store->lock, store->path);
    free(store);
}

bool ks_store_announce(struct ks_store *store, const char *url, struct ks_refusal *no)
{
    if (strlen(url) < KS_STORE_URL && ks_lock_tell(store->lock, url))
        return true;
    return ks_refuse(no, "storage",
                     "%.200s.lock: cannot be written: %s. A second start will not find "
                     "this server; all else works.",
                     store->path, strerror(errno));
}
