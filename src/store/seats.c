#include <sodium.h>
#include <string.h>

#include "store/db.h"
#include "store/inside.h"

/* ---- tokens ---- */

void ks_store_new_token(char token[KS_STORED_TOKEN])
{
    unsigned char bytes[32];
    randombytes_buf(bytes, sizeof bytes);
    sodium_bin2base64(token, KS_STORED_TOKEN, bytes, sizeof bytes,
                      sodium_base64_VARIANT_URLSAFE_NO_PADDING);
}

/* Every token is compared to its end, whether an earlier one fits or not. */
enum ks_stored_right ks_store_token(const struct ks_stored *game, const char *token)
{
    const char *const given[] = {game->seat[0].token, game->seat[1].token, game->watch};
    enum ks_stored_right right = KS_RIGHT_NONE;
    char same[KS_STORED_TOKEN] = "";
    bool whole = strlen(token) == KS_STORED_TOKEN - 1;
    if (whole)
        memcpy(same, token, sizeof same);
    for (int i = 0; i < 3; i++)
        if (sodium_memcmp(same, given[i], sizeof same) == 0 && whole)
            right = (enum ks_stored_right)i;
    return right;
}

/* ---- standing answers ---- */

bool ks_store_standing(struct ks_store *store, const char *id, int side,
                       struct ks_buffer *text, struct ks_refusal *no)
{
    size_t rows;
    sqlite3_stmt *q = ks_db_ask(store->db,
                                "SELECT standing FROM seat JOIN game ON game.key = game"
                                " WHERE id = ? AND side = ?",
                                "ti", id, side);
    return ks_store_texts(store, q, text, &rows, no) &&
           (rows > 0 || ks_store_no_game(id, no));
}

bool ks_store_set_standing(struct ks_store *store, const char *id, int side,
                           const char *text, struct ks_refusal *no)
{
    int rc = ks_db_run(store->db,
                       "UPDATE seat SET standing = ? WHERE side = ?"
                       " AND game = (SELECT key FROM game WHERE id = ?)",
                       "tit", text, side, id);
    return ks_store_touched(store, rc, id, no);
}

/* ---- settings ---- */

bool ks_store_setting(struct ks_store *store, const char *key, struct ks_buffer *value,
                      struct ks_refusal *no)
{
    size_t rows;
    return ks_store_texts(
        store, ks_db_ask(store->db, "SELECT value FROM setting WHERE key = ?", "t", key),
        value, &rows, no);
}

bool ks_store_set(struct ks_store *store, const char *key, const char *value,
                  struct ks_refusal *no)
{
    int rc = ks_db_run(store->db,
                       "INSERT INTO setting (key, value) VALUES (?, ?)"
                       " ON CONFLICT (key) DO UPDATE SET value = excluded.value",
                       "tt", key, value);
    return rc == SQLITE_OK || ks_store_refuse(store, rc, no);
}
