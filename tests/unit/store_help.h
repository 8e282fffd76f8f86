/* A folder with a store in it, for tests. */
#pragma once

#include "store/store.h"

/* A new empty folder, and "games.db" in it; the file is not made. */
extern char store_folder[64], store_path[128];
void store_prepare(void);

/* Removes the folder. */
void store_clean(void);

/* The same, with a store that is open. */
extern struct ks_store *store;
void store_begin(void);
void store_end(void);
void store_reopen(void);

/* Opens the store at store_path; ends the test if that fails. */
struct ks_store *store_open(void);

/* A game with one line in its journal. */
struct ks_stored store_game(struct ks_store *in, const char *title);

/* The whole journal, to be freed. */
struct ks_buffer store_text(struct ks_store *in, const char *id);

/* A file with that text; a whole file's bytes. */
void store_write(const char *path, const char *text, size_t length);
struct ks_buffer store_read(const char *path);

/* Is that file in store_folder? */
bool store_has(const char *name);

/* Runs SQL on a file, outside of any store. */
void store_sql(const char *path, const char *sql);
