#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

#include "driver/chain.h"
#include "store/db.h"
#include "store/inside.h"

struct store_journal {
    struct ks_journal journal; /* first: a store_journal is a ks_journal */
    struct ks_store *store;
    struct store_journal *next;
    char id[KS_STORED_ID];
    int64_t key, rows;
    struct ks_summary now;
    bool noted; /* now says more than the row of the game */
    struct {    /* how it stood before what is gathered */
        bool any, noted;
        int64_t rows;
        struct ks_summary now;
    } before;
};

/* ---- what the lines say about the game ---- */

/* "12 polish stop", "13 both !undo 2". */
static void count_entry(struct ks_summary *s, const char *line)
{
    const char *undo = strstr(line, " !undo ");
    if (undo == NULL) {
        s->entries++;
        return;
    }
    size_t n = strtoul(undo + strlen(" !undo "), NULL, 10);
    s->entries -= n < s->entries ? n : s->entries;
}

static void read_line(struct ks_summary *s, const char *line)
{
    if (line[0] >= '0' && line[0] <= '9')
        count_entry(s, line);
    else if (sscanf(line, "result %15s", s->result) == 1)
        s->over = true;
    else if (sscanf(line, "how %15s", s->how) != 1)
        sscanf(line, "points %d %d", &s->points[0], &s->points[1]);
}

/* Only head and foot of a journal have words in front, and only the foot these. */
static void read_lines(struct ks_summary *s, const char *text, size_t length)
{
    for (const char *end = text + length; text < end;) {
        char line[KS_LINE_MAX];
        const char *stop = memchr(text, '\n', (size_t)(end - text));
        size_t n = (size_t)((stop == NULL ? end : stop) - text);
        snprintf(line, sizeof line, "%.*s", (int)n, text);
        read_line(s, line);
        text += n + 1;
    }
    if (s->over)
        s->actor[0] = '\0';
}

/* ---- writing ---- */

static int write_summary(const struct store_journal *j, const struct ks_summary *s)
{
    return ks_db_run(j->store->db,
                     "UPDATE game SET updated = ?, actor = ?, turn = ?, points_a = ?,"
                     " points_b = ?, entries = ?, over = ?, result = ?, how = ?"
                     " WHERE key = ?",
                     "ltiiilittl", (int64_t)time(NULL), s->actor, s->turn, s->points[0],
                     s->points[1], (int64_t)s->entries, (int)s->over, s->result, s->how,
                     j->key);
}

static void remember(struct store_journal *j)
{
    if (!j->store->gathered || j->before.any)
        return;
    j->before.any = true;
    j->before.noted = j->noted;
    j->before.rows = j->rows;
    j->before.now = j->now;
}

void ks_store_settle(struct ks_store *store, bool kept)
{
    for (struct store_journal *j = store->open; j != NULL; j = j->next) {
        if (j->before.any && !kept) {
            j->rows = j->before.rows;
            j->now = j->before.now;
            j->noted = j->before.noted;
        }
        j->before.any = false;
    }
}

static bool append(struct ks_journal *journal, const char *text, size_t length,
                   char error[KS_TEXT])
{
    struct store_journal *j = (struct store_journal *)journal;
    struct ks_summary now = j->now;
    read_lines(&now, text, length);
    int rc = ks_store_begin(j->store);
    if (rc == SQLITE_OK) {
        rc = ks_db_run(j->store->db,
                       "INSERT INTO journal (game, n, text) VALUES (?, ?, ?)", "lln",
                       j->key, j->rows + 1, text, length);
        if (rc == SQLITE_OK)
            rc = write_summary(j, &now);
        rc = ks_store_end(j->store, rc);
    }
    if (rc != SQLITE_OK) {
        struct ks_db_trouble t = ks_db_trouble(rc);
        snprintf(error, KS_TEXT, "%s; %s, nothing is lost", t.what, t.next);
        return false;
    }
    remember(j);
    j->rows++;
    j->now = now;
    j->noted = false;
    return true;
}

void ks_store_summary(struct ks_journal *journal, const struct ks_summary *now)
{
    struct store_journal *j = (struct store_journal *)journal;
    j->now = *now;
    j->noted = true;
}

/* Losing a summary does no harm: it follows from the journal. */
static void close_journal(struct ks_journal *journal)
{
    struct store_journal *j = (struct store_journal *)journal;
    if (j->noted)
        write_summary(j, &j->now);
    struct store_journal **at = &j->store->open;
    while (*at != j)
        at = &(*at)->next;
    *at = j->next;
    free(j);
}

/* ---- opening ---- */

static const struct store_journal *find(const struct ks_store *store, const char *id)
{
    const struct store_journal *j = store->open;
    while (j != NULL && strcmp(j->id, id) != 0)
        j = j->next;
    return j;
}

const struct ks_summary *ks_store_played(const struct ks_store *store, const char *id)
{
    const struct store_journal *j = find(store, id);
    return j == NULL ? NULL : &j->now;
}

/* Where the journal continues. */
static int read_place(struct store_journal *j)
{
    sqlite3 *db = j->store->db;
    sqlite3_stmt *q = ks_db_ask(db,
                                "SELECT key, (SELECT coalesce(max(n), 0) FROM journal"
                                " WHERE game = key) FROM game WHERE id = ?",
                                "t", j->id);
    if (q == NULL)
        return sqlite3_extended_errcode(db);
    if (sqlite3_step(q) == SQLITE_ROW) {
        j->key = sqlite3_column_int64(q, 0);
        j->rows = sqlite3_column_int64(q, 1);
    }
    return sqlite3_finalize(q);
}

struct ks_journal *ks_store_journal(struct ks_store *store, const char *id,
                                    struct ks_refusal *no)
{
    struct ks_stored game;
    if (!ks_store_find(store, id, &game, no))
        return NULL;
    if (find(store, id) != NULL) {
        ks_refuse(no, "busy", "The game is already being played. Next: continue there.");
        return NULL;
    }
    struct store_journal *j = calloc(1, sizeof *j);
    if (j == NULL) {
        ks_store_refuse(store, SQLITE_NOMEM, no);
        return NULL;
    }
    *j = (struct store_journal){
        .journal = {append, close_journal, false}, .store = store, .now = game.now};
    memcpy(j->id, game.id, sizeof j->id);
    int rc = read_place(j);
    if (rc != SQLITE_OK) {
        ks_store_refuse(store, rc, no);
        free(j);
        return NULL;
    }
    j->next = store->open;
    store->open = j;
    return &j->journal;
}

bool ks_store_text(struct ks_store *store, const char *id, struct ks_buffer *text,
                   struct ks_refusal *no)
{
    struct ks_stored game;
    size_t rows;
    return ks_store_find(store, id, &game, no) &&
           ks_store_texts(store,
                          ks_db_ask(store->db,
                                    "SELECT text FROM journal WHERE game ="
                                    " (SELECT key FROM game WHERE id = ?) ORDER BY n",
                                    "t", id),
                          text, &rows, no);
}
