/* Backup and restore of the whole store. */
#include <errno.h>
#include <stdio.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#include "store/db.h"
#include "store/files.h"
#include "store/lock.h"
#include "store/schema.h"

enum { NAME = KS_STORE_PATH + 8 };

static bool refuse_name(struct ks_refusal *no)
{
    return ks_refuse(no, "not_writable", "The name of a file is empty or too long.");
}

static bool there(const char *path, struct ks_refusal *no)
{
    if (access(path, F_OK) == 0)
        return true;
    return ks_refuse(no, "missing", "%.200s: cannot be found: %s. Next: check its name.",
                     path, strerror(errno));
}

static bool refuse_itself(const char *path, struct ks_refusal *no)
{
    return ks_refuse(no, "exists",
                     "%.200s: this is the file of games itself. Next: name another file.",
                     path);
}

/* A damaged file is named, not its copy, with what to do about it. */
static bool blame(struct ks_refusal *no, const char *path, const char *next)
{
    if (strcmp(no->code, "corrupt") != 0)
        return false;
    return ks_refuse(
        no, "corrupt",
        "%.200s: it is damaged or not a file of games; nothing was changed. Next: %s.",
        path, next);
}

/* ---- backup ---- */

/* An older backup may be overwritten, any other file may not. */
static bool may_replace(const char *file, struct ks_refusal *no)
{
    struct ks_store_facts facts;
    struct stat st;
    if (stat(file, &st) != 0)
        return true;
    if (S_ISREG(st.st_mode) && ks_store_examine(file, &facts, no) && facts.version > 0)
        return true;
    return ks_refuse(no, "exists",
                     "%.200s: this file exists and is not a backup; it was left as it "
                     "is. Next: name another file.",
                     file);
}

static bool rename_file(const char *from, const char *to, struct ks_refusal *no)
{
    if (rename(from, to) == 0) {
        ks_sync_folder(to);
        return true;
    }
    ks_refuse(no, "not_writable",
              "%.200s: cannot be put in place: %s; nothing was changed. Next: check the "
              "permissions of its folder.",
              to, strerror(errno));
    return false;
}

/* Copies, looks whether the copy is good, and only then gives it its name. */
static bool copy_checked(sqlite3 *db, const char *part, const char *file,
                         struct ks_store_facts *facts, struct ks_refusal *no)
{
    unlink(part); /* of a copy that was killed */
    if (!ks_db_copy(db, part, no))
        return false;
    if (ks_store_examine(part, facts, no) && rename_file(part, file, no))
        return true;
    unlink(part);
    return false;
}

bool ks_store_backup(const char *path, const char *file, struct ks_store_copied *copied,
                     struct ks_refusal *no)
{
    char from[KS_STORE_PATH], to[KS_STORE_PATH], part[NAME];
    struct ks_store_facts facts;
    *copied = (struct ks_store_copied){0};
    if (!ks_real_path(path, from) || !ks_real_path(file, to))
        return refuse_name(no);
    if (!there(from, no))
        return false;
    if (ks_same_file(from, to))
        return refuse_itself(file, no);
    if (!may_replace(to, no))
        return false;
    sqlite3 *db = ks_db_open(from, KS_DB_READ, no);
    if (db == NULL)
        return false;
    snprintf(part, sizeof part, "%s.part", to);
    bool good = copy_checked(db, part, to, &facts, no);
    sqlite3_close(db);
    if (!good)
        return blame(no, path, "bring back an earlier backup with kosynier restore");
    copied->games = facts.games;
    return true;
}

/* ---- restore ---- */

/* What waits in PATH-wal belongs to the old file: let SQLite put it there. If it cannot,
 * both are kept as they are. */
static void settle(const char *path)
{
    struct ks_refusal ignored;
    sqlite3 *db = ks_db_open(path, KS_DB_WRITE, &ignored);
    if (db == NULL)
        return;
    sqlite3_exec(db, "PRAGMA wal_checkpoint(TRUNCATE)", NULL, NULL, NULL);
    sqlite3_close(db);
}

/* Gives the file a second name; where the file system has none, another name. */
static bool keep(const char *path, const char *kept)
{
    return link(path, kept) == 0 || rename(path, kept) == 0;
}

/* The old store stays in its place until the very end: a kill in between loses nothing. */
static bool set_aside(const char *path, char kept[KS_STORE_PATH], struct ks_refusal *no)
{
    char wal[NAME], kept_wal[NAME], shm[NAME];
    kept[0] = '\0';
    if (access(path, F_OK) != 0)
        return true;
    settle(path);
    if (!ks_free_name(path, ".before-restore", kept, KS_STORE_PATH))
        return refuse_name(no);
    snprintf(wal, sizeof wal, "%s-wal", path);
    snprintf(kept_wal, sizeof kept_wal, "%s-wal", kept);
    snprintf(shm, sizeof shm, "%s-shm", path);
    if ((access(wal, F_OK) != 0 || keep(wal, kept_wal)) && keep(path, kept)) {
        ks_sync_folder(path);
        unlink(wal); /* or it would be taken for that of the new file */
        unlink(shm);
        return true;
    }
    return ks_refuse(no, "not_writable",
                     "%.200s: cannot be kept as %.200s: %s; nothing was changed. Next: "
                     "check the permissions of the folder.",
                     path, kept, strerror(errno));
}

static bool put_in_place(sqlite3 *db, const char *path, struct ks_store_copied *copied,
                         struct ks_refusal *no)
{
    char part[NAME];
    snprintf(part, sizeof part, "%s.part", path);
    unlink(part);
    if (!ks_db_copy(db, part, no))
        return false;
    if (set_aside(path, copied->kept, no) && rename_file(part, path, no))
        return true;
    unlink(part);
    return false;
}

static bool restore(const char *path, const char *file, struct ks_store_copied *copied,
                    struct ks_refusal *no)
{
    struct ks_store_facts facts;
    if (!ks_store_examine(file, &facts, no))
        return blame(no, file, "name another backup");
    if (facts.version == 0)
        return ks_refuse(no, "corrupt",
                         "%.200s: the file is empty. Next: name another backup.", file);
    sqlite3 *db = ks_db_open(file, KS_DB_READ, no);
    if (db == NULL)
        return false;
    bool good = put_in_place(db, path, copied, no);
    sqlite3_close(db);
    copied->games = good ? facts.games : 0;
    return good;
}

bool ks_store_restore(const char *path, const char *file, struct ks_store_copied *copied,
                      struct ks_refusal *no)
{
    char to[KS_STORE_PATH], from[KS_STORE_PATH];
    *copied = (struct ks_store_copied){0};
    if (!ks_real_path(path, to) || !ks_real_path(file, from))
        return refuse_name(no);
    if (!there(from, no))
        return false;
    if (ks_same_file(to, from))
        return refuse_itself(file, no);
    if (!ks_make_folders(to))
        return ks_refuse(no, "not_writable", "%.200s: its folder cannot be made: %s.", to,
                         strerror(errno));
    int lock = ks_lock_take(to, no);
    if (lock < 0)
        return false;
    bool good = restore(to, from, copied, no);
    ks_lock_release(lock, to);
    return good;
}
