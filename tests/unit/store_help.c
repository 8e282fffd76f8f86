#include "store_help.h"

#include <criterion/criterion.h>
#include <sqlite3.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

char store_folder[64], store_path[128];

void store_prepare(void)
{
    strcpy(store_folder, "/tmp/kosynier-store-XXXXXX");
    cr_assert(mkdtemp(store_folder) != NULL);
    snprintf(store_path, sizeof store_path, "%s/games.db", store_folder);
}

void store_clean(void)
{
    char command[128];
    snprintf(command, sizeof command, "rm -rf %s", store_folder);
    cr_assert(system(command) == 0);
}

struct ks_store *store_open(void)
{
    struct ks_refusal no;
    struct ks_store *opened = ks_store_open(store_path, &no);
    cr_assert(opened != NULL, "%s", no.message);
    return opened;
}

struct ks_store *store;

void store_begin(void)
{
    store_prepare();
    store = store_open();
}

void store_end(void)
{
    ks_store_close(store);
    store_clean();
}

void store_reopen(void)
{
    ks_store_close(store);
    store = store_open();
}

struct ks_stored store_game(struct ks_store *in, const char *title)
{
    struct ks_refusal no;
    char error[KS_TEXT];
    struct ks_stored game = {
        .scenario = "toy/test",
        .options = "size=small",
        .seat = {{.kind = "human", .name = "Jan Ślaski"}, {.kind = "greedy"}}};
    snprintf(game.title, sizeof game.title, "%s", title);
    cr_assert(ks_store_add(in, &game, &no), "%s", no.message);
    struct ks_journal *j = ks_store_journal(in, game.id, &no);
    cr_assert(j != NULL, "%s", no.message);
    cr_assert(j->append(j, "head\n", 5, error), "%s", error);
    j->close(j);
    return game;
}

struct ks_buffer store_text(struct ks_store *in, const char *id)
{
    struct ks_buffer text = {0};
    struct ks_refusal no;
    cr_assert(ks_store_text(in, id, &text, &no), "%s", no.message);
    return text;
}

void store_write(const char *path, const char *text, size_t length)
{
    FILE *f = fopen(path, "wb");
    cr_assert(f != NULL && fwrite(text, 1, length, f) == length && fclose(f) == 0);
}

struct ks_buffer store_read(const char *path)
{
    struct ks_buffer bytes = {0};
    char error[KS_TEXT];
    cr_assert(ks_buffer_load(&bytes, path, 1 << 24, error, sizeof error), "%s", error);
    return bytes;
}

bool store_has(const char *name)
{
    char path[256];
    snprintf(path, sizeof path, "%s/%s", store_folder, name);
    return access(path, F_OK) == 0;
}

void store_sql(const char *path, const char *sql)
{
    sqlite3 *db;
    char *error = NULL;
    cr_assert(sqlite3_open(path, &db) == SQLITE_OK);
    cr_assert(sqlite3_exec(db, sql, NULL, NULL, &error) == SQLITE_OK, "%s", error);
    sqlite3_close(db);
}
