#include <criterion/criterion.h>
#include <signal.h>
#include <stdio.h>
#include <string.h>
#include <sys/resource.h>

#include "driver/replay.h"
#include "driver_toy.h"
#include "game_help.h"
#include "store/inside.h"
#include "store_help.h"

static struct ks_game g;

static void prepare(void)
{
    store_begin();
    toy_game(&g);
    cr_assert(ks_dice_start());
}

TestSuite(store_journal, .init = prepare, .fini = store_end);

/* ---- helpers ---- */

static struct ks_match *begin(struct ks_stored *game)
{
    struct ks_refusal no;
    struct ks_match *m = new_match(&g, 5, "human", "human");
    *game = (struct ks_stored){.scenario = "toy/test", .title = "toy"};
    cr_assert(ks_store_add(store, game, &no), "%s", no.message);
    struct ks_journal *j = ks_store_journal(store, game->id, &no);
    cr_assert(j != NULL, "%s", no.message);
    cr_assert(ks_match_record(m, j, &no), "%s", no.message);
    return m;
}

static bool takes(struct ks_match *m, const char *action, struct ks_refusal *no)
{
    return ks_match_apply(m, read_action(&g, action), 0, no);
}

/* As the server does it after a start. */
static struct ks_match *resume(const char *id)
{
    struct ks_buffer text = store_text(store, id);
    struct ks_replay r;
    struct ks_finding f = {0};
    struct ks_refusal no;
    cr_assert(ks_replay_read(&r, &text, &f), "%s", f.message);
    cr_assert_eq(r.form, KS_FORM_JOURNAL);
    struct ks_match *m = ks_replay_play(&r, &g, 0, NULL, NULL, &f);
    cr_assert(m != NULL, "%s", f.message);
    if (!r.ended) {
        m->journal = ks_store_journal(store, id, &no);
        cr_assert(m->journal != NULL, "%s", no.message);
        m->chain = r.chain;
        m->written = r.entries;
    }
    ks_replay_free(&r);
    return m;
}

static struct ks_summary summary(const char *id)
{
    struct ks_stored game;
    struct ks_refusal no;
    cr_assert(ks_store_find(store, id, &game, &no), "%s", no.message);
    return game.now;
}

/* ---- a game is its journal ---- */

Test(store_journal, a_game_goes_on_after_a_restart)
{
    struct ks_stored game;
    struct ks_match *m = begin(&game);
    must(m, "choose 1; choose 2; step 1");
    uint64_t hash = ks_hash(&g, &m->state);
    ks_match_free(m);
    store_reopen();
    m = resume(game.id);
    cr_expect_eq(m->entries, 3);
    cr_expect_eq(ks_hash(&g, &m->state), hash);
    must(m, "pass");
    size_t entries = m->entries;
    ks_match_free(m);
    m = resume(game.id);
    cr_expect_eq(m->entries, entries);
    ks_match_free(m);
}

Test(store_journal, entries_and_result_follow_from_the_lines)
{
    struct ks_stored game;
    struct ks_refusal no;
    struct ks_match *m = begin(&game);
    must(m, "choose 1; choose 2; step 1");
    cr_expect_eq(summary(game.id).entries, 3);
    must_undo(m);
    cr_expect_eq(summary(game.id).entries, 2);
    cr_expect_not(summary(game.id).over);
    cr_assert(ks_match_end(m, KS_ENTRY_RESIGN, 0, &no), "%s", no.message);
    ks_match_free(m);
    store_reopen();
    struct ks_summary now = summary(game.id);
    cr_expect_eq(now.entries, 3);
    cr_expect(now.over);
    cr_expect_str_eq(now.result, "black");
    cr_expect_str_eq(now.how, "resign");
    m = resume(game.id);
    cr_expect(ks_match_over(m));
    ks_match_free(m);
}

Test(store_journal, a_summary_is_seen_at_once_and_kept)
{
    struct ks_stored game;
    struct ks_match *m = begin(&game);
    must(m, "choose 1");
    struct ks_summary now = {.actor = "black", .turn = 2, .points = {3, 4}, .entries = 1};
    ks_store_summary(m->journal, &now);
    cr_expect_eq(summary(game.id).turn, 2);
    ks_match_free(m);
    store_reopen();
    now = summary(game.id);
    cr_expect_str_eq(now.actor, "black");
    cr_expect(now.turn == 2 && now.points[0] == 3 && now.points[1] == 4);
    cr_expect_eq(now.entries, 1);
}

Test(store_journal, one_at_a_time_for_a_game)
{
    struct ks_stored game;
    struct ks_refusal no;
    struct ks_match *m = begin(&game);
    cr_expect(ks_store_journal(store, game.id, &no) == NULL);
    cr_expect_str_eq(no.code, "busy");
    ks_match_free(m);
    struct ks_journal *j = ks_store_journal(store, game.id, &no);
    cr_assert(j != NULL);
    j->close(j);
}

Test(store_journal, a_long_import_is_one_transaction)
{
    struct ks_stored game = store_game(store, "long");
    struct ks_refusal no;
    char error[KS_TEXT];
    struct ks_buffer lines = {0};
    for (int i = 1; i <= 20000; i++)
        ks_buffer_add(&lines, "%d white step 1 #00000000\n", i);
    struct ks_journal *j = ks_store_journal(store, game.id, &no);
    cr_assert(j->append(j, lines.text, lines.length, error), "%s", error);
    cr_expect_eq(summary(game.id).entries, 20000);
    j->close(j);
    struct ks_buffer text = store_text(store, game.id);
    cr_expect_eq(text.length, lines.length + 5);
    cr_expect_str_eq(text.text + 5, lines.text);
    ks_buffer_free(&text);
    ks_buffer_free(&lines);
}

/* ---- when it cannot be kept ---- */

/* The action is refused, the match stands where it stood, the file holds what it held;
 * after the trouble the same action is done. */
static void refused_then_done(struct ks_match *m, const char *id, void (*heal)(void),
                              const char *words)
{
    struct ks_refusal no;
    struct ks_buffer before = store_text(store, id);
    size_t entries = m->entries;
    cr_assert_not(takes(m, "step 1", &no));
    cr_expect_str_eq(no.code, "journal");
    cr_expect(strstr(no.message, words) != NULL, "%s", no.message);
    cr_expect_eq(m->entries, entries);
    struct ks_buffer after = store_text(store, id);
    cr_expect_str_eq(after.text, before.text);
    ks_buffer_free(&before);
    ks_buffer_free(&after);
    heal();
    must(m, "step 1");
    ks_match_free(m);
    m = resume(id);
    cr_expect_eq(m->entries, entries + 1);
    ks_match_free(m);
}

static void set_pages(const char *sql)
{
    cr_assert(sqlite3_exec(store->db, sql, NULL, NULL, NULL) == SQLITE_OK);
}

/* Room for no page more: lines are taken as long as the last page has room. */
Test(store_journal, a_full_disk_refuses_the_lines)
{
    struct ks_stored game = store_game(store, "a");
    struct ks_refusal no;
    char error[KS_TEXT], line[] = "1 white step 1 #00000000\n";
    set_pages("PRAGMA max_page_count = 1"); /* as many as there are */
    struct ks_journal *j = ks_store_journal(store, game.id, &no);
    size_t n = 0;
    while (j->append(j, line, sizeof line - 1, error))
        cr_assert(++n < 10000);
    cr_expect_str_eq(error, "the disk is full; make room and try again, nothing is lost");
    cr_expect_eq(summary(game.id).entries, n);
    struct ks_buffer text = store_text(store, game.id);
    cr_expect_eq(text.length, 5 + n * (sizeof line - 1));
    set_pages("PRAGMA max_page_count = 100000");
    cr_expect(j->append(j, line, sizeof line - 1, error), "%s", error);
    ks_buffer_free(&text);
    j->close(j);
    text = store_text(store, game.id);
    cr_expect_eq(text.length, 5 + (n + 1) * (sizeof line - 1));
    ks_buffer_free(&text);
}

static struct rlimit usual;

static void lift_limit(void)
{
    cr_assert(setrlimit(RLIMIT_FSIZE, &usual) == 0);
}

Test(store_journal, a_write_error_refuses_the_action)
{
    struct ks_stored game;
    struct ks_match *m = begin(&game);
    must(m, "choose 1; choose 2");
    signal(SIGXFSZ, SIG_IGN);
    cr_assert(getrlimit(RLIMIT_FSIZE, &usual) == 0);
    struct rlimit none = {.rlim_cur = 100, .rlim_max = usual.rlim_max};
    cr_assert(setrlimit(RLIMIT_FSIZE, &none) == 0);
    refused_then_done(m, game.id, lift_limit, "nothing is lost");
}

static sqlite3 *other;

static void let_go(void)
{
    sqlite3_close(other);
}

Test(store_journal, a_locked_database_refuses_the_action, .timeout = 20)
{
    struct ks_stored game;
    struct ks_match *m = begin(&game);
    must(m, "choose 1; choose 2");
    sqlite3_busy_timeout(store->db, 50);
    cr_assert(sqlite3_open(store_path, &other) == SQLITE_OK);
    cr_assert(sqlite3_exec(other, "BEGIN IMMEDIATE", NULL, NULL, NULL) == SQLITE_OK);
    refused_then_done(m, game.id, let_go, "another program is using it");
}

Test(store_journal, a_deleted_game_takes_no_lines)
{
    struct ks_stored game = store_game(store, "a");
    struct ks_refusal no;
    char error[KS_TEXT];
    struct ks_journal *j = ks_store_journal(store, game.id, &no);
    cr_assert(ks_store_delete(store, game.id, &no));
    struct ks_stored next = store_game(store, "b");
    cr_expect_not(j->append(j, "1 x #00000000\n", 14, error));
    cr_expect(strstr(error, "no such game") != NULL, "%s", error);
    j->close(j);
    struct ks_buffer text = store_text(store, next.id);
    cr_expect_str_eq(text.text, "head\n");
    ks_buffer_free(&text);
}

/* ---- many changes at once ---- */

static void put(struct ks_journal *j, const char *line)
{
    char error[KS_TEXT];
    cr_assert(j->append(j, line, strlen(line), error), "%s", error);
}

static void expect_text(struct ks_store *in, const char *id, const char *expected)
{
    struct ks_buffer text = store_text(in, id);
    cr_assert(text.length == strlen(expected) &&
                  memcmp(text.text, expected, text.length) == 0,
              "%.*s", (int)text.length, text.text);
    ks_buffer_free(&text);
}

Test(store_journal, what_is_gathered_is_kept_at_once)
{
    struct ks_refusal no;
    struct ks_stored a = store_game(store, "a"), b = store_game(store, "b");
    struct ks_store *reader = ks_store_reader(store, &no);
    cr_assert(reader != NULL, "%s", no.message);
    struct ks_journal *ja = ks_store_journal(store, a.id, &no),
                      *jb = ks_store_journal(store, b.id, &no);
    cr_assert(ks_store_gather(store, &no), "%s", no.message);
    put(ja, "1 x\n");
    put(jb, "1 y\n");
    put(ja, "2 z\n");
    struct ks_stored added = store_game(store, "c");
    expect_text(reader, a.id, "head\n"); /* not before all of it is kept */
    cr_assert(ks_store_is_gathered(store));
    cr_assert(ks_store_commit(store, &no), "%s", no.message);
    expect_text(reader, a.id, "head\n1 x\n2 z\n");
    expect_text(reader, b.id, "head\n1 y\n");
    expect_text(reader, added.id, "head\n");
    ja->close(ja);
    jb->close(jb);
    ks_store_close(reader);
}

Test(store_journal, what_is_taken_back_leaves_the_journals_where_they_stood)
{
    struct ks_refusal no;
    char error[KS_TEXT];
    struct ks_stored a = store_game(store, "a"), b = store_game(store, "b");
    struct ks_journal *ja = ks_store_journal(store, a.id, &no),
                      *jb = ks_store_journal(store, b.id, &no);
    cr_assert(ks_store_gather(store, &no));
    put(ja, "1 x\n");
    put(ja, "2 x\n");
    ks_store_take_back(store);
    cr_assert_eq(ks_store_played(store, a.id)->entries, 0);
    put(ja, "1 y\n");
    expect_text(store, a.id, "head\n1 y\n");
    cr_assert(ks_store_gather(store, &no));
    cr_assert(ks_store_delete(store, b.id, &no)); /* what fails, fails alone */
    cr_assert_not(jb->append(jb, "1 z\n", 4, error));
    put(ja, "2 y\n");
    cr_assert(ks_store_is_gathered(store));
    cr_assert(ks_store_commit(store, &no), "%s", no.message);
    expect_text(store, a.id, "head\n1 y\n2 y\n");
    cr_assert_eq(ks_store_played(store, a.id)->entries, 2);
    ja->close(ja);
    jb->close(jb);
}
