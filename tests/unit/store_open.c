#include <criterion/criterion.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <unistd.h>

#include "store/schema.h"
#include "store_help.h"

TestSuite(store_open, .init = store_prepare, .fini = store_clean);

/* Opening is refused with that code, and file and companions stay as they are. */
static void refused(const char *code, const char *words)
{
    struct ks_buffer before = store_read(store_path);
    struct ks_refusal no = {.code = "none"};
    store = ks_store_open(store_path, &no);
    cr_expect(store == NULL);
    cr_expect_str_eq(no.code, code);
    cr_expect(strstr(no.message, words) != NULL, "%s", no.message);
    struct ks_buffer after = store_read(store_path);
    cr_expect(after.length == before.length &&
              memcmp(after.text, before.text, before.length) == 0);
    cr_expect_not(store_has("games.db-wal"));
    cr_expect_not(store_has("games.db-shm"));
    cr_expect_not(store_has("games.db.lock"));
    ks_buffer_free(&before);
    ks_buffer_free(&after);
    ks_store_close(store);
}

static mode_t rights(const char *path)
{
    struct stat st;
    cr_assert(stat(path, &st) == 0, "%s", path);
    return st.st_mode & 0777;
}

/* ---- where it lies ---- */

Test(store_open, the_usual_place)
{
    char path[KS_STORE_PATH];
    setenv("HOME", "/home/jan", 1);
    setenv("XDG_DATA_HOME", "/data", 1);
    setenv("KOSYNIER_DB", "here.db", 1);
    cr_expect(ks_store_default_path(path));
    cr_expect_str_eq(path, "here.db");
    unsetenv("KOSYNIER_DB");
    cr_expect(ks_store_default_path(path));
    cr_expect_str_eq(path, "/data/kosynier/games.db");
    setenv("XDG_DATA_HOME", "relative", 1); /* to be passed over, says its standard */
    cr_expect(ks_store_default_path(path));
    cr_expect_str_eq(path, "/home/jan/.local/share/kosynier/games.db");
    unsetenv("HOME");
    cr_expect_not(ks_store_default_path(path));
}

Test(store_open, folder_and_file_are_for_their_owner_alone)
{
    char deep[160];
    snprintf(deep, sizeof deep, "%s/share/kosynier/games.db", store_folder);
    strcpy(store_path, deep);
    ks_store_close(store_open());
    cr_expect_eq(rights(deep), 0600);
    snprintf(deep, sizeof deep, "%s/share/kosynier", store_folder);
    cr_expect_eq(rights(deep), 0700);
}

Test(store_open, where_nothing_can_be_written)
{
    struct ks_refusal no;
    char path[160];
    store_write(store_path, "file", 4);
    snprintf(path, sizeof path, "%s/games.db", store_path); /* in a file */
    cr_expect(ks_store_open(path, &no) == NULL);
    cr_expect_str_eq(no.code, "not_writable");
    cr_expect(strstr(no.message, "--db") != NULL, "%s", no.message);
    cr_expect(ks_store_open("/proc/kosynier/games.db", &no) == NULL);
    cr_expect_str_eq(no.code, "not_writable");
    cr_expect(ks_store_open("", &no) == NULL);
    cr_expect_str_eq(no.code, "not_writable");
    cr_expect(ks_store_open(store_folder, &no) == NULL);
    cr_expect_str_eq(no.code, "not_writable");
}

/* Root may write anywhere: be somebody else for the test. */
Test(store_open, a_folder_or_file_of_somebody_else)
{
    struct ks_refusal no;
    ks_store_close(store_open());
    cr_assert(chmod(store_path, 0444) == 0 && chmod(store_folder, 0555) == 0);
    bool root = geteuid() == 0;
    cr_assert(!root || seteuid(65534) == 0);
    cr_expect(ks_store_open(store_path, &no) == NULL);
    cr_expect_str_eq(no.code, "not_writable");
    cr_assert(!root || seteuid(0) == 0);
    cr_assert(chmod(store_folder, 0700) == 0);
}

/* ---- what it is ---- */

Test(store_open, a_letter_is_no_store)
{
    store_write(store_path, "Dear aunt, the weather is fine.", 31);
    refused("corrupt", "nothing was changed");
}

Test(store_open, a_damaged_file)
{
    store = store_open();
    for (int i = 0; i < 200; i++)
        store_game(store, "game");
    ks_store_close(store);
    struct ks_buffer bytes = store_read(store_path);
    cr_assert(bytes.length > 3 * 4096);
    store_write(store_path, bytes.text, bytes.length - 4096);
    refused("corrupt", "kosynier restore");
    memset(bytes.text + 2 * 4096, 0x55, bytes.length - 2 * 4096);
    store_write(store_path, bytes.text, bytes.length);
    refused("corrupt", "kosynier restore");
    ks_buffer_free(&bytes);
}

Test(store_open, a_database_of_another_program)
{
    store_sql(store_path, "CREATE TABLE recipe (cake TEXT)");
    refused("not_ours", "another program");
    store_sql(store_path, "PRAGMA user_version = 1");
    refused("not_ours", "another program");
}

Test(store_open, a_store_of_a_later_version)
{
    ks_store_close(store_open());
    char sql[64];
    snprintf(sql, sizeof sql, "PRAGMA user_version = %d", KS_STORE_VERSION + 1);
    store_sql(store_path, sql);
    refused("newer", "newer kosynier");
}

Test(store_open, an_empty_file_becomes_a_store)
{
    store_write(store_path, "", 0);
    store = store_open();
    store_game(store, "first");
    ks_store_close(store);
}

/* ---- an older version ---- */

/* As version 1 was, with a game of two rows. */
static const char version_1[] =
    "CREATE TABLE game (key INTEGER PRIMARY KEY AUTOINCREMENT, id TEXT NOT NULL UNIQUE,"
    " scenario TEXT NOT NULL, title TEXT NOT NULL, options TEXT NOT NULL,"
    " commitment TEXT NOT NULL, curtain INTEGER NOT NULL, created INTEGER NOT NULL,"
    " updated INTEGER NOT NULL, actor TEXT NOT NULL DEFAULT '',"
    " turn INTEGER NOT NULL DEFAULT 0, points_a INTEGER NOT NULL DEFAULT 0,"
    " points_b INTEGER NOT NULL DEFAULT 0, entries INTEGER NOT NULL DEFAULT 0,"
    " over INTEGER NOT NULL DEFAULT 0, result TEXT NOT NULL DEFAULT '',"
    " how TEXT NOT NULL DEFAULT '') STRICT;"
    "CREATE TABLE seat (game INTEGER NOT NULL REFERENCES game (key) ON DELETE CASCADE,"
    " side INTEGER NOT NULL, kind TEXT NOT NULL, name TEXT NOT NULL, token TEXT NOT NULL,"
    " PRIMARY KEY (game, side)) STRICT, WITHOUT ROWID;"
    "CREATE TABLE journal (game INTEGER NOT NULL REFERENCES game (key) ON DELETE CASCADE,"
    " n INTEGER NOT NULL, text TEXT NOT NULL,"
    " PRIMARY KEY (game, n)) STRICT, WITHOUT ROWID;"
    "PRAGMA application_id = 1802466169; PRAGMA user_version = 1;"
    "INSERT INTO game (id, scenario, title, options, commitment, curtain, created,"
    " updated, entries) VALUES"
    " ('0123456789abcdef0123456789abcdef', 'toy/test', 'old', '', 'c0', 1, 5, 6, 1);"
    "INSERT INTO game (id, scenario, title, options, commitment, curtain, created,"
    " updated, entries) VALUES"
    " ('f123456789abcdef0123456789abcdef', 'toy/test', 'older', '', 'c0', 1, 4, 4, 1);"
    "INSERT INTO seat VALUES (1, 0, 'human', 'Jan', 'token-a'), (1, 1, 'human', '', 'b'),"
    " (2, 0, 'human', '', 'c'), (2, 1, 'greedy', '', 'd');"
    "INSERT INTO journal VALUES (1, 1, 'head' || char(10)), (2, 1, 'head' || char(10)),"
    " (1, 2, '1 white step 1' || char(10));";

static const char old_id[] = "0123456789abcdef0123456789abcdef";

static void count(void *context, const struct ks_stored *game)
{
    (void)game;
    ++*(int *)context;
}

Test(store_open, an_older_version_is_migrated_and_a_copy_kept)
{
    struct ks_refusal no;
    struct ks_stored game, other;
    store_sql(store_path, version_1);
    store = store_open();
    cr_assert(ks_store_find(store, old_id, &game, &no), "%s", no.message);
    cr_expect_str_eq(game.title, "old");
    cr_expect_str_eq(game.seat[0].token, "token-a");
    cr_expect(game.curtain && game.created == 5 && game.now.entries == 1);
    cr_expect_eq(strlen(game.watch), 43);
    cr_assert(ks_store_find(store, "f123456789abcdef0123456789abcdef", &other, &no));
    cr_expect(strcmp(game.watch, other.watch) != 0);
    cr_expect(game.hints && other.hints && !game.open_plans);
    struct ks_buffer text = store_text(store, old_id);
    cr_expect_str_eq(text.text, "head\n1 white step 1\n");
    ks_buffer_free(&text);
    cr_expect(ks_store_set_standing(store, old_id, 1, "[]", &no));
    cr_expect(ks_store_set(store, "a", "b", &no));
    ks_store_close(store);

    char copy[160];
    struct ks_store_facts facts;
    snprintf(copy, sizeof copy, "%s.v1.bak", store_path);
    cr_assert(ks_store_examine(copy, &facts, &no), "%s", no.message);
    cr_expect_eq(facts.version, 1);
    cr_expect_eq(facts.games, 2);
    cr_expect_eq(rights(copy), 0600);

    store = store_open(); /* and once is enough */
    int n = 0;
    cr_expect(ks_store_list(store, count, &n, &no));
    cr_expect_eq(n, 2);
    cr_expect_not(store_has("games.db.v1.bak-2"));
    ks_store_close(store);
}

Test(store_open, a_migration_that_cannot_be_changes_nothing)
{
    store_sql(store_path, version_1);
    store_sql(store_path, "CREATE TABLE setting (in_the_way TEXT)");
    struct ks_refusal no;
    struct ks_store_facts facts;
    cr_expect(ks_store_open(store_path, &no) == NULL);
    cr_assert(ks_store_examine(store_path, &facts, &no), "%s", no.message);
    cr_expect_eq(facts.version, 1);
    store_sql(store_path, "DROP TABLE setting");
    ks_store_close(store_open());
    cr_expect(store_has("games.db.v1.bak") && store_has("games.db.v1.bak-2"));
}

/* ---- one at a time ---- */

Test(store_open, a_second_start_finds_the_first)
{
    struct ks_refusal no;
    char url[KS_STORE_URL], alias[160];
    cr_expect_not(ks_store_running(store_path, url));
    store = store_open();
    cr_expect(ks_store_running(store_path, url));
    cr_expect_str_eq(url, "");
    cr_expect(ks_store_announce(store, "http://127.0.0.1:1794/", &no));
    cr_expect(ks_store_running(store_path, url));
    cr_expect_str_eq(url, "http://127.0.0.1:1794/");

    snprintf(alias, sizeof alias, "%s/alias.db", store_folder);
    cr_assert(symlink(store_path, alias) == 0);
    cr_expect(ks_store_running(alias, url));
    cr_expect(ks_store_open(alias, &no) == NULL);
    cr_expect_str_eq(no.code, "busy");

    cr_expect(ks_store_open(store_path, &no) == NULL);
    cr_expect_str_eq(no.code, "busy");
    store_game(store, "the first goes on");
    ks_store_close(store);
    cr_expect_not(ks_store_running(store_path, url));
    ks_store_close(store_open());
}

Test(store_open, two_processes_and_one_that_is_killed)
{
    int ready[2];
    char byte, url[KS_STORE_URL];
    struct ks_refusal no;
    cr_assert(pipe(ready) == 0);
    pid_t child = fork();
    if (child == 0) {
        store = ks_store_open(store_path, &no);
        ks_store_announce(store, "http://127.0.0.1:1/", &no);
        if (write(ready[1], "x", 1) == 1)
            pause();
        _exit(1);
    }
    cr_assert(read(ready[0], &byte, 1) == 1);
    cr_expect(ks_store_running(store_path, url));
    cr_expect_str_eq(url, "http://127.0.0.1:1/");
    cr_expect(ks_store_open(store_path, &no) == NULL);
    cr_expect_str_eq(no.code, "busy");
    kill(child, SIGKILL);
    waitpid(child, NULL, 0);
    cr_expect_not(ks_store_running(store_path, url));
    ks_store_close(store_open());
}
