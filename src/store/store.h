/* All games of a table in one file. Each is kept as its journal (docs/replay-format.md),
 * line by line before anyone sees the effect of a line, with a row for the lobby.
 * The file is described in docs/store.md.
 *
 * A store belongs to one thread at a time. It waits for the disk, and up to two seconds
 * for another program that holds the file, unless ks_store_patience says otherwise.
 *
 * A failure changes nothing, and says in a struct ks_refusal what happened, what is safe and
 * what to do. The codes:
 *   busy          another kosynier has this store open: ask ks_store_running where
 *   locked        another program holds the file
 *   not_writable  folder or file cannot be created, read or written
 *   corrupt       the file is damaged or not a database; left untouched
 *   not_ours      a database of another program; left untouched
 *   newer         written by a later kosynier; left untouched
 *   storage       disk full, read or write error, out of memory
 *   no_game       no game has that id
 *   missing       no such file
 *   exists        a file is in the way */
#pragma once

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "core/ks.h"
#include "driver/buffer.h"
#include "driver/journal.h"
#include "driver/player.h"
#include "driver/refusal.h"

enum {
    KS_STORE_PATH = 1024,
    KS_STORE_URL = 256,
    KS_STORED_ID = 33,    /* 16 bytes in hexadecimal, and a NUL */
    KS_STORED_TOKEN = 44, /* 32 bytes in base64url, and a NUL */
};

/* ---- the file ---- */

struct ks_store;

/* $KOSYNIER_DB, or $XDG_DATA_HOME/kosynier/games.db, or ~/.local/share/kosynier/games.db; false
 * if none of them is set. */
bool ks_store_default_path(char path[KS_STORE_PATH]);

/* Opens the store, creating folder (0700) and file (0600) if they are missing. The file is
 * checked first; an older version is copied to PATH.vN.bak and migrated. No other process can
 * open it until ks_store_close. NULL and a refusal on failure. */
struct ks_store *ks_store_open(const char *path, struct ks_refusal *no);

/* A second, read-only connection to the same file, for another thread: list, find and read. It
 * sees what was committed and does not wait for writers. Close it before the store. NULL and a
 * refusal on failure. */
struct ks_store *ks_store_reader(const struct ks_store *store, struct ks_refusal *no);

/* Called whenever another program holds the file, with the number of tries so far: sleeps for a
 * moment and returns true, or returns false to give up. */
void ks_store_patience(struct ks_store *store, int (*wait)(void *context, int tried),
                       void *context);

/* Close the journals first. NULL is fine. */
void ks_store_close(struct ks_store *store);

/* Records the address of the server, for a second start to find. */
bool ks_store_announce(struct ks_store *store, const char *url, struct ks_refusal *no);

/* Does a process have the store open? If so, its address, or "" if it has announced none yet. */
bool ks_store_running(const char *path, char url[KS_STORE_URL]);

/* ---- games ---- */

/* Summary of a game, for the lobby. */
struct ks_summary {
    char actor[16]; /* a side, "chance", or "" */
    int turn;
    int points[2];
    size_t entries; /* not undone */
    bool over;
    char result[16], how[16]; /* as in the foot of a replay; "" until then */
};

struct ks_stored_seat {
    char kind[KS_PLAYER_ROOM]; /* "human", "greedy" ... */
    char name[64];
    char token[KS_STORED_TOKEN]; /* its holder may decide for the side */
};

struct ks_stored {
    char id[KS_STORED_ID];
    char scenario[48], title[96];
    char options[512]; /* as the server writes them */
    char commit[65];   /* of the dice, or "" */
    bool curtain;
    bool hints;      /* players may ask what the general would do */
    bool open_plans; /* computer players reveal their plans */
    struct ks_stored_seat seat[2];
    char watch[KS_STORED_TOKEN];
    int64_t created, updated; /* seconds since 1970 */
    struct ks_summary now;
};

/* Adds a game; fills in id, tokens and times. It is listed once its journal has a line; a game
 * without one is removed at the next start. */
bool ks_store_add(struct ks_store *store, struct ks_stored *game, struct ks_refusal *no);

/* Visits all games, most recently played first. */
typedef void ks_store_visitor(void *context, const struct ks_stored *game);
bool ks_store_list(struct ks_store *store, ks_store_visitor *visit, void *context,
                   struct ks_refusal *no);

bool ks_store_find(struct ks_store *store, const char *id, struct ks_stored *game,
                   struct ks_refusal *no);

bool ks_store_delete(struct ks_store *store, const char *id, struct ks_refusal *no);

/* Appends the whole journal, a KS_FORM_JOURNAL, to the buffer. */
bool ks_store_text(struct ks_store *store, const char *id, struct ks_buffer *text,
                   struct ks_refusal *no);

/* The journal of a game, for ks_match_record or, once its text has been replayed, for
 * ks_match.journal. An append is one transaction: when it returns, all of it is kept or nothing.
 * The number of entries and the result are taken from the lines and kept with them. Only one per
 * game at a time (code busy). */
struct ks_journal *ks_store_journal(struct ks_store *store, const char *id,
                                    struct ks_refusal *no);

/* Sets the summary of this journal's game after the last append. Lists show it at once; it is
 * written with the next lines, or when the journal is closed. */
void ks_store_summary(struct ks_journal *journal, const struct ks_summary *now);

/* ---- many changes at once ---- */

/* Gathers all following changes into one transaction, which costs one disk sync. Each still
 * succeeds or fails on its own, but nothing is kept before ks_store_commit; if that fails, or
 * ks_store_is_gathered says that the transaction was lost, none of it is kept and the journals
 * are as before. */
bool ks_store_gather(struct ks_store *store, struct ks_refusal *no);
bool ks_store_is_gathered(const struct ks_store *store);
bool ks_store_commit(struct ks_store *store, struct ks_refusal *no);
void ks_store_take_back(struct ks_store *store);

/* ---- seats ---- */

enum ks_stored_right { KS_RIGHT_SIDE_A, KS_RIGHT_SIDE_B, KS_RIGHT_WATCH, KS_RIGHT_NONE };

/* What the token allows in this game. Constant time. */
enum ks_stored_right ks_store_token(const struct ks_stored *game, const char *token);

/* Standing answers of a side as JSON text; "" if it never set any. */
bool ks_store_standing(struct ks_store *store, const char *id, int side,
                       struct ks_buffer *text, struct ks_refusal *no);
bool ks_store_set_standing(struct ks_store *store, const char *id, int side,
                           const char *text, struct ks_refusal *no);

/* ---- settings of the server ---- */

/* Appends the value of a key to the buffer; nothing if it was never set. */
bool ks_store_setting(struct ks_store *store, const char *key, struct ks_buffer *value,
                      struct ks_refusal *no);
bool ks_store_set(struct ks_store *store, const char *key, const char *value,
                  struct ks_refusal *no);

/* ---- copies ---- */

struct ks_store_copied {
    size_t games;
    char kept[KS_STORE_PATH]; /* restore: where the previous store is kept, or "" */
};

/* Copies the store at path into a file, even while a server is running. The file appears complete
 * or not at all; an older backup is replaced, any other file is not. */
bool ks_store_backup(const char *path, const char *file, struct ks_store_copied *copied,
                     struct ks_refusal *no);

/* Replaces the store at path with a backup, which is checked first. The previous store is kept
 * beside it. Refused while a server is running. */
bool ks_store_restore(const char *path, const char *file, struct ks_store_copied *copied,
                      struct ks_refusal *no);
