#include <sodium.h>
#include <string.h>
#include <time.h>

#include "driver/dice.h"
#include "store/db.h"
#include "store/inside.h"

bool ks_store_no_game(const char *id, struct ks_refusal *no)
{
    return ks_refuse(no, "no_game",
                     "There is no game %.40s; perhaps it was deleted. Next: choose "
                     "another from the list.",
                     id);
}

bool ks_store_touched(const struct ks_store *store, int rc, const char *id,
                      struct ks_refusal *no)
{
    if (rc != SQLITE_OK)
        return ks_store_refuse(store, rc, no);
    return sqlite3_changes(store->db) > 0 || ks_store_no_game(id, no);
}

bool ks_store_texts(const struct ks_store *store, sqlite3_stmt *q, struct ks_buffer *text,
                    size_t *rows, struct ks_refusal *no)
{
    *rows = 0;
    if (q == NULL)
        return ks_store_refuse(store, sqlite3_extended_errcode(store->db), no);
    for (; sqlite3_step(q) == SQLITE_ROW; ++*rows)
        ks_buffer_bytes(text, (const char *)sqlite3_column_text(q, 0),
                        (size_t)sqlite3_column_bytes(q, 0));
    int rc = sqlite3_finalize(q);
    if (rc == SQLITE_OK && text->failed)
        rc = SQLITE_NOMEM;
    return rc == SQLITE_OK || ks_store_refuse(store, rc, no);
}

/* ---- adding ---- */

static void fill_in(struct ks_stored *game)
{
    unsigned char bytes[16];
    randombytes_buf(bytes, sizeof bytes);
    ks_bytes_write(bytes, sizeof bytes, game->id);
    ks_store_new_token(game->seat[0].token);
    ks_store_new_token(game->seat[1].token);
    ks_store_new_token(game->watch);
    game->created = game->updated = (int64_t)time(NULL);
}

static int insert_game(sqlite3 *db, const struct ks_stored *g)
{
    return ks_db_run(db,
                     "INSERT INTO game (id, scenario, title, options, commitment,"
                     " curtain, hints, open_plans, watch, created, updated, actor, turn,"
                     " points_a, points_b)"
                     " VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)",
                     "tttttiiitlltiii", g->id, g->scenario, g->title, g->options,
                     g->commit, (int)g->curtain, (int)g->hints, (int)g->open_plans,
                     g->watch, g->created, g->updated, g->now.actor, g->now.turn,
                     g->now.points[0], g->now.points[1]);
}

static int insert_seat(sqlite3 *db, int64_t key, int side, const struct ks_stored_seat *s)
{
    return ks_db_run(db,
                     "INSERT INTO seat (game, side, kind, name, token)"
                     " VALUES (?, ?, ?, ?, ?)",
                     "littt", key, side, s->kind, s->name, s->token);
}

bool ks_store_add(struct ks_store *store, struct ks_stored *game, struct ks_refusal *no)
{
    fill_in(game);
    int rc = ks_store_begin(store);
    if (rc != SQLITE_OK)
        return ks_store_refuse(store, rc, no);
    rc = insert_game(store->db, game);
    int64_t key = sqlite3_last_insert_rowid(store->db);
    for (int side = 0; side < 2 && rc == SQLITE_OK; side++)
        rc = insert_seat(store->db, key, side, &game->seat[side]);
    rc = ks_store_end(store, rc);
    return rc == SQLITE_OK || ks_store_refuse(store, rc, no);
}

/* ---- reading ---- */

#define COLUMNS                                                                          \
    "SELECT g.id, g.scenario, g.title, g.options, g.commitment, g.curtain, g.watch,"     \
    " g.created, g.updated, g.actor, g.turn, g.points_a, g.points_b, g.entries,"         \
    " g.over, g.result, g.how, a.kind, a.name, a.token, b.kind, b.name, b.token,"        \
    " g.hints, g.open_plans"                                                             \
    " FROM game g JOIN seat a ON a.game = g.key AND a.side = 0"                          \
    " JOIN seat b ON b.game = g.key AND b.side = 1 "

static void read_summary(sqlite3_stmt *q, int i, struct ks_summary *s)
{
    ks_db_text(q, i, s->actor, sizeof s->actor);
    s->turn = sqlite3_column_int(q, i + 1);
    s->points[0] = sqlite3_column_int(q, i + 2);
    s->points[1] = sqlite3_column_int(q, i + 3);
    s->entries = (size_t)sqlite3_column_int64(q, i + 4);
    s->over = sqlite3_column_int(q, i + 5) != 0;
    ks_db_text(q, i + 6, s->result, sizeof s->result);
    ks_db_text(q, i + 7, s->how, sizeof s->how);
}

static void read_seat(sqlite3_stmt *q, int i, struct ks_stored_seat *s)
{
    ks_db_text(q, i, s->kind, sizeof s->kind);
    ks_db_text(q, i + 1, s->name, sizeof s->name);
    ks_db_text(q, i + 2, s->token, sizeof s->token);
}

static void read_game(const struct ks_store *store, sqlite3_stmt *q, struct ks_stored *g)
{
    ks_db_text(q, 0, g->id, sizeof g->id);
    ks_db_text(q, 1, g->scenario, sizeof g->scenario);
    ks_db_text(q, 2, g->title, sizeof g->title);
    ks_db_text(q, 3, g->options, sizeof g->options);
    ks_db_text(q, 4, g->commit, sizeof g->commit);
    g->curtain = sqlite3_column_int(q, 5) != 0;
    ks_db_text(q, 6, g->watch, sizeof g->watch);
    g->created = sqlite3_column_int64(q, 7);
    g->updated = sqlite3_column_int64(q, 8);
    read_summary(q, 9, &g->now);
    read_seat(q, 17, &g->seat[0]);
    read_seat(q, 20, &g->seat[1]);
    g->hints = sqlite3_column_int(q, 23) != 0;
    g->open_plans = sqlite3_column_int(q, 24) != 0;
    const struct ks_summary *played = ks_store_played(store, g->id);
    if (played != NULL)
        g->now = *played;
}

bool ks_store_list(struct ks_store *store, ks_store_visitor *visit, void *context,
                   struct ks_refusal *no)
{
    struct ks_stored game;
    sqlite3_stmt *q = ks_db_ask(store->db,
                                COLUMNS "WHERE EXISTS"
                                        " (SELECT 1 FROM journal WHERE game = g.key)"
                                        " ORDER BY g.updated DESC, g.key DESC",
                                "");
    if (q == NULL)
        return ks_store_refuse(store, sqlite3_extended_errcode(store->db), no);
    while (sqlite3_step(q) == SQLITE_ROW) {
        read_game(store, q, &game);
        visit(context, &game);
    }
    int rc = sqlite3_finalize(q);
    return rc == SQLITE_OK || ks_store_refuse(store, rc, no);
}

bool ks_store_find(struct ks_store *store, const char *id, struct ks_stored *game,
                   struct ks_refusal *no)
{
    sqlite3_stmt *q = ks_db_ask(store->db, COLUMNS "WHERE g.id = ?", "t", id);
    if (q == NULL)
        return ks_store_refuse(store, sqlite3_extended_errcode(store->db), no);
    bool found = sqlite3_step(q) == SQLITE_ROW;
    if (found)
        read_game(store, q, game);
    int rc = sqlite3_finalize(q);
    if (rc != SQLITE_OK)
        return ks_store_refuse(store, rc, no);
    return found || ks_store_no_game(id, no);
}

bool ks_store_delete(struct ks_store *store, const char *id, struct ks_refusal *no)
{
    int rc = ks_db_run(store->db, "DELETE FROM game WHERE id = ?", "t", id);
    return ks_store_touched(store, rc, id, no);
}
