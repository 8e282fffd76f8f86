#include <criterion/criterion.h>
#include <stdio.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#include "store_help.h"

static char file[128];
static struct ks_store_copied copied;
static struct ks_refusal no;

static void prepare(void)
{
    store_prepare();
    snprintf(file, sizeof file, "%s/copy.kdb", store_folder);
}

TestSuite(store_backup, .init = prepare, .fini = store_clean);

static void backup(size_t games)
{
    cr_assert(ks_store_backup(store_path, file, &copied, &no), "%s", no.message);
    cr_expect_eq(copied.games, games);
}

/* The store stays open. */
static void backup_one_game(void)
{
    store = store_open();
    store_game(store, "a");
    backup(1);
}

static void restore(void)
{
    cr_assert(ks_store_restore(store_path, file, &copied, &no), "%s", no.message);
}

static void find_title(void *context, const struct ks_stored *game)
{
    strcat(strcat(context, game->title), " ");
}

static void holds(const char *titles)
{
    char found[64] = "";
    store = store_open();
    cr_assert(ks_store_list(store, find_title, found, &no), "%s", no.message);
    cr_expect_str_eq(found, titles);
    ks_store_close(store);
}

Test(store_backup, while_games_are_played)
{
    store = store_open();
    struct ks_stored game = store_game(store, "a");
    char error[KS_TEXT];
    struct stat st;
    struct ks_journal *j = ks_store_journal(store, game.id, &no);
    cr_assert(j->append(j, "1 x\n", 4, error));
    backup(1);
    cr_assert(j->append(j, "2 x\n", 4, error));
    store_game(store, "b");
    backup(2); /* over the older one */
    cr_assert(j->append(j, "3 x\n", 4, error));
    j->close(j);
    ks_store_close(store);
    cr_assert(stat(file, &st) == 0);
    cr_expect_eq(st.st_mode & 0777, 0600);
    cr_expect_not(store_has("copy.kdb.part"));
    cr_expect_not(store_has("copy.kdb-wal"));

    restore();
    cr_expect_eq(copied.games, 2);
    store = store_open();
    struct ks_buffer text = store_text(store, game.id);
    cr_expect_str_eq(text.text, "head\n1 x\n2 x\n");
    ks_buffer_free(&text);
    ks_store_close(store);
}

Test(store_backup, only_a_backup_is_replaced)
{
    cr_expect_not(ks_store_backup(store_path, file, &copied, &no));
    cr_expect_str_eq(no.code, "missing");
    ks_store_close(store_open());
    store_write(file, "Dear aunt", 9);
    cr_expect_not(ks_store_backup(store_path, file, &copied, &no));
    cr_expect_str_eq(no.code, "exists");
    struct ks_buffer letter = store_read(file);
    cr_expect_str_eq(letter.text, "Dear aunt");
    ks_buffer_free(&letter);
    cr_expect_not(ks_store_backup(store_path, store_path, &copied, &no));
    cr_expect_str_eq(no.code, "exists");
    cr_expect_not(ks_store_backup(store_path, store_folder, &copied, &no));
    cr_expect_str_eq(no.code, "exists");
    cr_expect_not(ks_store_backup(store_path, "/proc/no/copy.kdb", &copied, &no));
    cr_expect_str_eq(no.code, "not_writable");
}

Test(store_backup, restore_keeps_what_was_there)
{
    backup_one_game();
    store_game(store, "b");
    ks_store_close(store);
    restore();
    holds("a ");
    cr_expect(strstr(copied.kept, "/games.db.before-restore") != NULL);
    strcpy(file, copied.kept);
    restore();
    cr_expect(strstr(copied.kept, "/games.db.before-restore-2") != NULL);
    holds("b a ");
}

Test(store_backup, restore_where_nothing_was)
{
    backup_one_game();
    ks_store_close(store);
    snprintf(store_path, sizeof store_path, "%s/elsewhere/games.db", store_folder);
    restore();
    cr_expect_str_eq(copied.kept, "");
    holds("a ");
}

/* After a kill the last games stand in games.db-wal alone. */
Test(store_backup, what_waits_is_kept_too)
{
    ks_store_close(store_open());
    backup(0);
    store = store_open();
    store_game(store, "a");
    char wal[160], kept[160];
    snprintf(wal, sizeof wal, "%s-wal", store_path);
    snprintf(kept, sizeof kept, "%s/kept", store_folder);
    cr_assert(link(wal, kept) == 0); /* closing would remove it */
    struct ks_buffer was = store_read(store_path);
    ks_store_close(store);
    store_write(store_path, was.text, was.length);
    struct ks_buffer waits = store_read(kept);
    ks_buffer_free(&was);
    store_write(wal, waits.text, waits.length);
    ks_buffer_free(&waits);

    restore();
    holds("");
    strcpy(file, copied.kept);
    restore();
    holds("a ");
}

Test(store_backup, a_damaged_store_can_be_restored)
{
    backup_one_game();
    ks_store_close(store);
    store_write(store_path, "spoiled", 7);
    restore();
    holds("a ");
    struct ks_buffer kept = store_read(copied.kept);
    cr_expect_str_eq(kept.text, "spoiled");
    ks_buffer_free(&kept);
}

Test(store_backup, a_damaged_store_is_not_copied)
{
    backup_one_game();
    ks_store_close(store);
    struct ks_buffer bytes = store_read(store_path);
    store_write(store_path, bytes.text, bytes.length / 2);
    struct ks_buffer copy = store_read(file);
    cr_expect_not(ks_store_backup(store_path, file, &copied, &no));
    cr_expect_str_eq(no.code, "corrupt");
    cr_expect(strstr(no.message, "games.db: it is damaged") != NULL, "%s", no.message);
    struct ks_buffer after = store_read(file);
    cr_expect(after.length == copy.length); /* the earlier one is still there */
    cr_expect_not(store_has("copy.kdb.part"));
    ks_buffer_free(&bytes);
    ks_buffer_free(&copy);
    ks_buffer_free(&after);
}

Test(store_backup, restore_is_refused)
{
    backup_one_game();
    cr_expect_not(ks_store_restore(store_path, file, &copied, &no));
    cr_expect_str_eq(no.code, "busy");
    ks_store_close(store);
    cr_expect_not(ks_store_restore(store_path, "/nowhere/x", &copied, &no));
    cr_expect_str_eq(no.code, "missing");
    cr_expect_not(ks_store_restore(store_path, store_path, &copied, &no));
    cr_expect_str_eq(no.code, "exists");
    store_write(file, "", 0);
    cr_expect_not(ks_store_restore(store_path, file, &copied, &no));
    cr_expect_str_eq(no.code, "corrupt");
    unlink(file);
    store_sql(file, "CREATE TABLE recipe (cake TEXT)");
    cr_expect_not(ks_store_restore(store_path, file, &copied, &no));
    cr_expect_str_eq(no.code, "not_ours");
    holds("a ");
    cr_expect_not(store_has("games.db.before-restore"));
}
