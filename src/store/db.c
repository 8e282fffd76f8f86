#include "store/db.h"

#include <errno.h>
#include <fcntl.h>
#include <stdarg.h>
#include <stdio.h>
#include <string.h>
#include <unistd.h>

enum { BUSY_MS = 2000, URI = 4096 };

/* ---- statements ---- */

static int bind(sqlite3_stmt *q, const char *types, va_list *args)
{
    int rc = SQLITE_OK;
    for (int i = 1; *types != '\0' && rc == SQLITE_OK; types++, i++) {
        const char *text =
            *types == 't' || *types == 'n' ? va_arg(*args, const char *) : NULL;
        if (*types == 't')
            rc = sqlite3_bind_text(q, i, text, -1, SQLITE_STATIC);
        else if (*types == 'n')
            rc = sqlite3_bind_text64(q, i, text, va_arg(*args, size_t), SQLITE_STATIC,
                                     SQLITE_UTF8);
        else if (*types == 'i')
            rc = sqlite3_bind_int(q, i, va_arg(*args, int));
        else
            rc = sqlite3_bind_int64(q, i, va_arg(*args, int64_t));
    }
    return rc;
}

static sqlite3_stmt *prepare(sqlite3 *db, const char *sql, const char *types,
                             va_list *args)
{
    sqlite3_stmt *q = NULL;
    if (sqlite3_prepare_v2(db, sql, -1, &q, NULL) != SQLITE_OK)
        return NULL;
    if (bind(q, types, args) == SQLITE_OK)
        return q;
    sqlite3_finalize(q);
    return NULL;
}

sqlite3_stmt *ks_db_ask(sqlite3 *db, const char *sql, const char *types, ...)
{
    va_list args;
    va_start(args, types);
    sqlite3_stmt *q = prepare(db, sql, types, &args);
    va_end(args);
    return q;
}

int ks_db_run(sqlite3 *db, const char *sql, const char *types, ...)
{
    va_list args;
    va_start(args, types);
    sqlite3_stmt *q = prepare(db, sql, types, &args);
    va_end(args);
    if (q == NULL)
        return sqlite3_extended_errcode(db);
    sqlite3_step(q);
    return sqlite3_finalize(q);
}

int ks_db_number(sqlite3 *db, const char *sql, int64_t *number)
{
    sqlite3_stmt *q = ks_db_ask(db, sql, "");
    *number = 0;
    if (q == NULL)
        return sqlite3_extended_errcode(db);
    if (sqlite3_step(q) == SQLITE_ROW)
        *number = sqlite3_column_int64(q, 0);
    return sqlite3_finalize(q);
}

void ks_db_text(sqlite3_stmt *row, int column, char *out, size_t size)
{
    const unsigned char *text = sqlite3_column_text(row, column);
    snprintf(out, size, "%s", text == NULL ? "" : (const char *)text);
}

/* Immediate: if the file is locked, wait here and not in the middle. */
int ks_db_begin(sqlite3 *db)
{
    return sqlite3_exec(db, "BEGIN IMMEDIATE", NULL, NULL, NULL);
}

int ks_db_end(sqlite3 *db, int rc)
{
    if (rc == SQLITE_OK)
        rc = sqlite3_exec(db, "COMMIT", NULL, NULL, NULL);
    if (rc != SQLITE_OK && sqlite3_get_autocommit(db) == 0)
        sqlite3_exec(db, "ROLLBACK", NULL, NULL, NULL);
    return rc;
}

/* ---- troubles ---- */

struct ks_db_trouble ks_db_trouble(int rc)
{
    switch (rc & 0xff) {
    case SQLITE_FULL:
        return (struct ks_db_trouble){"storage", "the disk is full",
                                      "make room and try again"};
    case SQLITE_NOMEM:
        return (struct ks_db_trouble){"storage", "out of memory",
                                      "close other programs and try again"};
    case SQLITE_BUSY:
    case SQLITE_LOCKED:
        return (struct ks_db_trouble){"locked", "another program is using it",
                                      "close that program and try again"};
    case SQLITE_PERM:
    case SQLITE_AUTH:
    case SQLITE_READONLY:
    case SQLITE_CANTOPEN:
        return (struct ks_db_trouble){
            "not_writable", "it cannot be opened for writing",
            "check the permissions of the file and of its folder"};
    case SQLITE_CORRUPT:
    case SQLITE_NOTADB:
        return (struct ks_db_trouble){"corrupt", "it is damaged or not a file of games",
                                      "put a backup in its place with kosynier restore"};
    case SQLITE_CONSTRAINT:
        return (struct ks_db_trouble){"no_game", "there is no such game",
                                      "choose another from the list"};
    case SQLITE_IOERR:
        return (struct ks_db_trouble){
            "storage", "the disk reports errors",
            "check the disk and its free space, then try again"};
    default: return (struct ks_db_trouble){"storage", sqlite3_errstr(rc), "try again"};
    }
}

bool ks_db_refuse(struct ks_refusal *no, const char *path, int rc)
{
    struct ks_db_trouble t = ks_db_trouble(rc);
    return ks_refuse(no, t.code, "%.200s: %s; nothing was changed. Next: %s.", path,
                     t.what, t.next);
}

/* ---- files ---- */

/* As a URI, which alone can say "immutable". */
static bool write_uri(const char *path, const char *question, char uri[URI])
{
    size_t n = (size_t)snprintf(uri, URI, "file:");
    for (; *path != '\0' && n < URI - 40; path++) {
        bool plain = strchr("?#%", *path) == NULL;
        n += (size_t)snprintf(uri + n, URI - n, plain ? "%c" : "%%%02X",
                              (unsigned char)*path);
    }
    snprintf(uri + n, URI - n, "%s", question);
    return *path == '\0';
}

sqlite3 *ks_db_open(const char *path, enum ks_db_use use, struct ks_refusal *no)
{
    sqlite3 *db = NULL;
    char uri[URI];
    int flags = use == KS_DB_WRITE ? SQLITE_OPEN_READWRITE : SQLITE_OPEN_READONLY;
    int rc = SQLITE_CANTOPEN;
    if (write_uri(path, use == KS_DB_STATIC ? "?immutable=1" : "", uri))
        rc = sqlite3_open_v2(uri, &db, flags | SQLITE_OPEN_URI | SQLITE_OPEN_NOMUTEX,
                             NULL);
    if (rc == SQLITE_OK && use == KS_DB_WRITE && sqlite3_db_readonly(db, "main") == 1)
        rc = SQLITE_READONLY;
    if (rc == SQLITE_OK) {
        sqlite3_busy_timeout(db, BUSY_MS);
        sqlite3_extended_result_codes(db, 1);
        sqlite3_db_config(db, SQLITE_DBCONFIG_DEFENSIVE, 1, NULL);
        sqlite3_db_config(db, SQLITE_DBCONFIG_TRUSTED_SCHEMA, 0, NULL);
        return db;
    }
    ks_db_refuse(no, path, rc);
    sqlite3_close(db);
    return NULL;
}

static int copy_pages(sqlite3 *from, sqlite3 *to)
{
    sqlite3_backup *b = sqlite3_backup_init(to, "main", from, "main");
    if (b == NULL)
        return sqlite3_extended_errcode(to);
    int rc;
    int tries = 0;
    do {
        rc = sqlite3_backup_step(b, -1);
        if (rc == SQLITE_BUSY || rc == SQLITE_LOCKED)
            sqlite3_sleep(100);
    } while ((rc == SQLITE_BUSY || rc == SQLITE_LOCKED) && ++tries < BUSY_MS / 100);
    int end = sqlite3_backup_finish(b);
    if (end == SQLITE_OK && rc != SQLITE_DONE)
        end = rc;
    /* In one file, without companions: it will be moved and sent about. */
    if (end == SQLITE_OK)
        end = sqlite3_exec(to, "PRAGMA journal_mode = DELETE", NULL, NULL, NULL);
    return end;
}

bool ks_db_copy(sqlite3 *from, const char *file, struct ks_refusal *no)
{
    int fd = open(file, O_RDWR | O_CREAT | O_EXCL | O_CLOEXEC, 0600);
    if (fd < 0)
        return ks_refuse(no, errno == EEXIST ? "exists" : "not_writable",
                         "%.200s: cannot be made: %s. Next: name another file, or check "
                         "the permissions of its folder.",
                         file, strerror(errno));
    close(fd);
    sqlite3 *to = ks_db_open(file, KS_DB_WRITE, no);
    if (to != NULL) {
        int rc = copy_pages(from, to);
        if (rc != SQLITE_OK)
            ks_db_refuse(no, file, rc);
        sqlite3_close(to);
        if (rc == SQLITE_OK)
            return true;
    }
    unlink(file);
    return false;
}
