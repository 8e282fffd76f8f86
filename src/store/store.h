/* All games of a table in one file. Each is kept as its journal (docs/replay-format.md),
 * line by line before anyone sees what a line does, with a row beside it for the lobby.
 * The file is described in docs/store.md.
 *
 * A store belongs to one thread at a time. It waits for the disk and for who else holds the
 * file: two seconds, unless ks_store_patience says otherwise.
 *
 * What fails says in a struct ks_refusal what happened, what is safe and what to do.
 * Nothing is changed then. The codes:
 *   busy          another kosynier has this store open: ask ks_store_running where
 *   locked        another program holds the file
 *   not_writable  folder or file cannot be made, read or written
 *   corrupt       the file is damaged or is no database; not touched
 *   not_ours      a database of another program; not touched
 *   newer         written by a later kosynier; not touched
 *   storage       disk full, read or write error, no memory
 *   no_game       there is no game of that id
 *   missing       there is no such file
 *   exists        a file is in the way */
#ifndef KS_STORE_STORE_H
#define KS_STORE_STORE_H

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

/* $KOSYNIER_DB, else $XDG_DATA_HOME/kosynier/games.db, else
 * ~/.local/share/kosynier/games.db; false if none of them is set. */
bool ks_store_default_path(char path[KS_STORE_PATH]);

/* Opens the store, making folder (0700) and file (0600) where they are missing. It is
 * checked first; one of an older version is migrated after a copy PATH.vN.bak was made.
 * Until ks_store_close no other process can open it. NULL and a refusal on failure. */
struct ks_store *ks_store_open(const char *path, struct ks_refusal *no);

/* Another way into the same file, for another thread: to list, find and read alone. It sees
 * what was committed, waits for no writer, and is closed before the store. NULL and a refusal
 * on failure. */
struct ks_store *ks_store_reader(const struct ks_store *store, struct ks_refusal *no);

/* Asked whenever somebody else holds the file, with how often it was before: false gives up.
 * It sleeps for a moment itself. */
void ks_store_patience(struct ks_store *store, int (*wait)(void *context, int tried),
                       void *context);

/* Close the journals first. NULL is fine. */
void ks_store_close(struct ks_store *store);

/* Where the server that has the store can be reached, for a second start. */
bool ks_store_announce(struct ks_store *store, const char *url, struct ks_refusal *no);

/* Has a process the store open? Then its address too, "" if it has told none yet. */
bool ks_store_running(const char *path, char url[KS_STORE_URL]);

/* ---- games ---- */

/* How a game stands, for the lobby. */
struct ks_summary {
    char actor[16]; /* whose decision: a side, "chance", or "" */
    int turn;
    int points[2];
    size_t entries; /* still standing */
    bool over;
    char result[16], how[16]; /* as in the foot of a replay; "" before */
};

struct ks_stored_seat {
    char kind[KS_PLAYER_ROOM]; /* "human", "greedy" ... */
    char name[64];
    char token[KS_STORED_TOKEN]; /* who has it may decide for the side */
};

struct ks_stored {
    char id[KS_STORED_ID];
    char scenario[48], title[96];
    char options[512]; /* as the server writes them */
    char commit[65];   /* of the dice, or "" */
    bool curtain;
    bool hints;      /* who plays may ask what the general would do */
    bool open_plans; /* computer players say what they mean to do */
    struct ks_stored_seat seat[2];
    char watch[KS_STORED_TOKEN];
    int64_t created, updated; /* seconds since 1970 */
    struct ks_summary now;
};

/* A new game; fills in id, tokens and times. It is listed from the first line of its
 * journal on; one that got none is gone at the next start. */
bool ks_store_add(struct ks_store *store, struct ks_stored *game, struct ks_refusal *no);

/* Tells all games, the one played last first. */
typedef void ks_store_visitor(void *context, const struct ks_stored *game);
bool ks_store_list(struct ks_store *store, ks_store_visitor *visit, void *context,
                   struct ks_refusal *no);

bool ks_store_find(struct ks_store *store, const char *id, struct ks_stored *game,
                   struct ks_refusal *no);

bool ks_store_delete(struct ks_store *store, const char *id, struct ks_refusal *no);

/* The whole journal, to be read as KS_FORM_JOURNAL. Appended to the buffer. */
bool ks_store_text(struct ks_store *store, const char *id, struct ks_buffer *text,
                   struct ks_refusal *no);

/* The journal of a game, for ks_match_record or, after its text was played again, for
 * ks_match.journal. What is appended is one transaction: all of it is kept when append
 * returns, or nothing. Count of entries and result follow from the lines and are kept
 * with them. One at a time for a game (code busy). */
struct ks_journal *ks_store_journal(struct ks_store *store, const char *id,
                                    struct ks_refusal *no);

/* How the game of this journal stands after what was appended last. Lists show it at
 * once; it is written with the next lines, or when the journal is closed. */
void ks_store_summary(struct ks_journal *journal, const struct ks_summary *now);

/* ---- many changes at once ---- */

/* From here on all changes are one transaction, which costs the disk no more than one of them.
 * Each still succeeds or fails by itself, but nothing is kept before ks_store_commit; when that
 * fails, or ks_store_is_gathered says that the transaction is lost, nothing of it is, and the
 * journals stand where they stood. */
bool ks_store_gather(struct ks_store *store, struct ks_refusal *no);
bool ks_store_is_gathered(const struct ks_store *store);
bool ks_store_commit(struct ks_store *store, struct ks_refusal *no);
void ks_store_take_back(struct ks_store *store);

/* ---- seats ---- */

enum ks_stored_right { KS_RIGHT_SIDE_A, KS_RIGHT_SIDE_B, KS_RIGHT_WATCH, KS_RIGHT_NONE };

/* What the token allows in this game. Takes the same time for any token. */
enum ks_stored_right ks_store_token(const struct ks_stored *game, const char *token);

/* Standing answers of a side, a JSON text; "" if it never gave any. */
bool ks_store_standing(struct ks_store *store, const char *id, int side,
                       struct ks_buffer *text, struct ks_refusal *no);
bool ks_store_set_standing(struct ks_store *store, const char *id, int side,
                           const char *text, struct ks_refusal *no);

/* ---- settings of the server ---- */

/* The value of a key, appended to the buffer; nothing if it was never set. */
bool ks_store_setting(struct ks_store *store, const char *key, struct ks_buffer *value,
                      struct ks_refusal *no);
bool ks_store_set(struct ks_store *store, const char *key, const char *value,
                  struct ks_refusal *no);

/* ---- copies ---- */

struct ks_store_copied {
    size_t games;
    char kept[KS_STORE_PATH]; /* restore: where the store from before lies, or "" */
};

/* Copies the store at path into a file of its own, also while a server plays. The file
 * appears whole or not at all; an older backup is replaced, any other file is not. */
bool ks_store_backup(const char *path, const char *file, struct ks_store_copied *copied,
                     struct ks_refusal *no);

/* Puts a backup in place of the store at path. It is checked first; what was there is
 * kept beside it. Refused while a server runs. */
bool ks_store_restore(const char *path, const char *file, struct ks_store_copied *copied,
                      struct ks_refusal *no);

#endif
