#include <criterion/criterion.h>
#include <signal.h>
#include <stdio.h>
#include <string.h>
#include <sys/resource.h>
#include <unistd.h>

#include "data_help.h"
#include "driver/replay.h"
#include "driver_toy.h"
#include "game_help.h"

static struct ks_game g;

static void prepare(void)
{
    toy_game(&g);
    cr_assert(ks_dice_start());
}

TestSuite(driver_replay, .init = prepare);

/* ---- helpers ---- */

static struct ks_match *finished(uint64_t seed)
{
    struct ks_match *m = new_match(&g, seed, "random", "random");
    go_on(m, 0);
    return m;
}

static struct ks_buffer written(const struct ks_match *m)
{
    struct ks_buffer out = {0};
    cr_assert(ks_replay_write(m, &out));
    return out;
}

/* Reads and plays a text, which is used up; true if all is right. */
static bool verify(struct ks_buffer *text, struct ks_finding *f)
{
    struct ks_replay r;
    bool good = ks_replay_read(&r, text, f);
    if (good) {
        struct ks_match *m = ks_replay_play(&r, &g, 0, NULL, NULL, f);
        good = m != NULL;
        ks_match_free(m);
    }
    ks_replay_free(&r);
    return good;
}

/* The parts of a text, which is used up. */
static struct ks_replay taken_apart(struct ks_buffer text)
{
    struct ks_replay r;
    struct ks_finding f;
    cr_assert(ks_replay_read(&r, &text, &f), "%s", f.message);
    return r;
}

static struct ks_match *played(struct ks_replay *r)
{
    struct ks_finding f;
    struct ks_match *m = ks_replay_play(r, &g, 0, NULL, NULL, &f);
    cr_assert(m != NULL, "%s", f.message);
    return m;
}

static struct ks_buffer copy(const char *text, size_t length)
{
    struct ks_buffer b = {0};
    ks_buffer_bytes(&b, text, length);
    return b;
}

/* Tags anew, as a forger would who knows the format. */
static struct ks_buffer forge(const char *text)
{
    struct ks_buffer out = {0};
    struct ks_chain chain;
    char close[33];
    ks_chain_init(&chain);
    while (*text != '\0') {
        size_t n = strcspn(text, "\n"), words = n - 10;
        ks_chain_text(&chain, close);
        if (strncmp(text, "close ", 6) == 0)
            ks_chain_line(&chain, &out, "close %s", close);
        else
            ks_chain_line(&chain, &out, "%.*s", (int)words, text);
        text += n + 1;
    }
    return out;
}

static size_t line_of(const char *text, const char *at)
{
    size_t line = 1;
    for (; text < at; text++)
        line += *text == '\n';
    return line;
}

/* ---- right files ---- */

Test(driver_replay, a_finished_game_verifies)
{
    for (uint64_t seed = 1; seed < 50; seed++) {
        struct ks_match *m = finished(seed);
        struct ks_buffer text = written(m);
        struct ks_finding f;
        cr_assert(verify(&text, &f), "line %zu: %s", f.line, f.message);
        ks_match_free(m);
    }
}

Test(driver_replay, a_saved_game_goes_on_as_if_it_had_not_been_saved)
{
    struct ks_match *m = new_match(&g, 9, "human", "human");
    must(m, "choose 1");
    struct ks_replay r = taken_apart(written(m));
    struct ks_match *again = played(&r);
    must(m, "choose 2; step 1; pass");
    must(again, "choose 2; step 1; pass");
    cr_assert_eq(ks_hash(&g, &m->state), ks_hash(&g, &again->state));
    struct ks_buffer a = written(m), b = written(again);
    cr_assert_str_eq(a.text, b.text);
    ks_buffer_free(&a);
    ks_buffer_free(&b);
    ks_replay_free(&r);
    ks_match_free(again);
    ks_match_free(m);
}

Test(driver_replay, a_constructed_position_is_kept)
{
    struct ks_state s;
    struct ks_dice dice;
    struct ks_match_terms terms = {.player = {ks_player("human"), ks_player("human")},
                                   .analysis = true};
    struct ks_finding f;
    read_position(&g, &s, "turn 2\ntoy 2 1 1 0 0 7\n");
    ks_dice_give(&dice);
    struct ks_match *m = ks_match_new(&g, &s, &dice, &terms);
    must(m, "pass; roll 4");
    struct ks_buffer text = written(m);
    cr_assert(strstr(text.text, "position toy 2 1 1 0 0 7 #"));
    cr_assert(verify(&text, &f), "%s", f.message);
    ks_match_free(m);
}

Test(driver_replay, sealed_dice_open_at_the_end)
{
    struct ks_dice dice;
    struct ks_match_terms terms = {.player = {ks_player("random"), ks_player("random")}};
    struct ks_finding f;
    ks_dice_seal(&dice);
    struct ks_match *m = ks_match_new(&g, NULL, &dice, &terms);
    go_on(m, 6);
    struct ks_buffer open = written(m);
    cr_assert(strstr(open.text, "\nkeep ") && !strstr(open.text, "\nsecret "));
    cr_assert(verify(&open, &f), "%s", f.message);
    go_on(m, 0);
    struct ks_buffer whole = written(m);
    cr_assert(!strstr(whole.text, "\nkeep ") && strstr(whole.text, "\nsecret "));
    cr_assert(verify(&whole, &f), "%s", f.message);
    ks_match_free(m);
}

/* ---- wrong files ---- */

/* Every byte of a file, changed alone, is noticed. */
Test(driver_replay, every_changed_byte_is_found)
{
    struct ks_match *m = finished(3);
    struct ks_buffer text = written(m);
    for (size_t i = 0; i < text.length; i++) {
        struct ks_buffer spoilt = copy(text.text, text.length);
        struct ks_finding f;
        spoilt.text[i] = spoilt.text[i] == '1' ? '2' : '1';
        if (spoilt.text[i] == text.text[i])
            spoilt.text[i] = 'x';
        cr_assert_not(verify(&spoilt, &f), "byte %zu", i);
        size_t line = line_of(text.text, text.text + i);
        cr_assert(f.line == line || f.line == 0 || text.text[i] == '\n',
                  "byte %zu is in line %zu, found in %zu: %s", i, line, f.line,
                  f.message);
    }
    ks_buffer_free(&text);
    ks_match_free(m);
}

Test(driver_replay, every_dropped_line_is_found)
{
    struct ks_match *m = finished(3);
    struct ks_buffer text = written(m);
    for (const char *p = text.text; *p != '\0';) {
        size_t n = strcspn(p, "\n") + 1;
        struct ks_buffer spoilt = copy(text.text, (size_t)(p - text.text));
        struct ks_finding f;
        ks_buffer_bytes(&spoilt, p + n, strlen(p + n));
        cr_assert_not(verify(&spoilt, &f));
        p += n;
    }
    ks_buffer_free(&text);
    ks_match_free(m);
}

Test(driver_replay, every_cut_is_found)
{
    struct ks_match *m = finished(3);
    struct ks_buffer text = written(m);
    for (size_t n = 0; n < text.length; n++) {
        struct ks_buffer cut = copy(text.text, n);
        struct ks_finding f;
        cr_assert_not(verify(&cut, &f), "%zu bytes", n);
        cr_assert(f.message[0] != '\0');
    }
    ks_buffer_free(&text);
    ks_match_free(m);
}

/* A forger who makes the tags fit is found by the dice, and by the rules. */
Test(driver_replay, a_forged_roll_is_named)
{
    struct ks_match *m = finished(3);
    struct ks_buffer text = written(m);
    size_t rolls = 0;
    for (const char *p = text.text; (p = strstr(p, " roll ")) != NULL; p++) {
        struct ks_buffer spoilt = copy(text.text, text.length);
        char *die = spoilt.text + (p - text.text) + 6;
        struct ks_finding f;
        char was = *die;
        *die = was == '9' ? '0' : (char)(was + 1);
        struct ks_buffer forged = forge(spoilt.text);
        cr_assert_not(verify(&forged, &f));
        cr_assert_eq(f.line, line_of(text.text, p));
        cr_assert_eq(f.expected[5], was);
        cr_assert_eq(f.found[5], *die);
        ks_buffer_free(&spoilt);
        rolls++;
    }
    cr_assert_eq(rolls, m->rolls);
    ks_buffer_free(&text);
    ks_match_free(m);
}

static void expect_forged(const char *find, const char *put, const char *message)
{
    struct ks_match *m = finished(3);
    struct ks_buffer text = written(m);
    struct ks_buffer forged = forge(changed_text(text.text, find, put));
    struct ks_finding f;
    cr_assert_not(verify(&forged, &f), "%s", put);
    cr_assert(strstr(f.message, message), "%s", f.message);
    ks_buffer_free(&text);
    ks_match_free(m);
}

Test(driver_replay, forged_heads_and_feet_are_named)
{
    expect_forged("kosynier-replay 1", "kosynier-replay 2", "format");
    expect_forged("rules toy 1", "rules chess 1", "played by the rules of chess");
    expect_forged("\nstart ", "\nstart f", "16 hexadecimal digits");
    expect_forged("dice seeded 3", "dice seeded 4", "secret does not match");
    expect_forged("commit ", "commit 0", "64 hexadecimal digits");
    expect_forged("player white random", "player green random", "must name white");
    expect_forged("player white random", "player white lucky", "no player");
    expect_forged("\n1 white choose", "\n1 black choose", "turn of white");
    expect_forged("\n1 white choose", "\n1 white step", "not legal here");
    expect_forged("\n1 white choose", "\n1 white fly", "not an action");
    expect_forged("\n1 white choose", "\n7 white choose",
                  "Expected entry 1, found entry 7");
    expect_forged("how rules", "how resign", "way it ended");
    expect_forged("\npoints ", "\npoints 1", "points");
    expect_forged("option size small", "option size", "a name and a value");
    expect_forged("form replay", "form save", "saved game");
}

Test(driver_replay, hostile_files_get_a_plain_answer)
{
    static const char *const text[] = {
        "",
        "\n",
        "hello\n",
        "kosynier-replay 1\n",
        "kosynier-replay 1 #00000000\n",
        "\x01\x02\n",
        "kosynier-replay 99999999999999999999 #00000000\n",
        "kosynier-replay 1 #xxxxxxxx\n",
        "{\"json\":1}\n",
    };
    struct ks_finding f;
    for (size_t i = 0; i < sizeof text / sizeof text[0]; i++) {
        struct ks_buffer b = copy(text[i], strlen(text[i]));
        cr_assert_not(verify(&b, &f));
        cr_assert(f.message[0] != '\0');
    }
    struct ks_buffer huge = {0};
    for (int i = 0; i < 100000; i++)
        ks_buffer_bytes(&huge, "aaaaaaaaaa", 10);
    ks_buffer_bytes(&huge, "\n", 1);
    cr_assert_not(verify(&huge, &f));
}

/* ---- journals ---- */

static char path[] = "/tmp/kosynier-test-XXXXXX";

static void new_path(void)
{
    int fd = mkstemp(path);
    cr_assert(fd >= 0);
    close(fd);
    unlink(path);
}

static struct ks_buffer journal_text(void)
{
    struct ks_buffer b = {0};
    char error[256];
    cr_assert(ks_buffer_load(&b, path, KS_REPLAY_MAX_BYTES, error, sizeof error), "%s",
              error);
    return b;
}

Test(driver_replay, a_journal_holds_every_action_at_once)
{
    struct ks_match *m = new_match(&g, 21, "human", "human");
    struct ks_refusal no;
    char error[KS_TEXT];
    new_path();
    struct ks_journal *j = ks_journal_create(path, error);
    cr_assert(j != NULL, "%s", error);
    cr_assert(ks_match_record(m, j, &no));
    while (!ks_match_over(m)) {
        struct ks_actions list;
        ks_legal(&g, &m->state, &list);
        cr_assert(ks_match_apply(m, list.v[m->entries % list.n], 0, &no));
        struct ks_replay r = taken_apart(journal_text());
        struct ks_match *again = played(&r);
        cr_assert_eq(ks_hash(&g, &again->state), ks_hash(&g, &m->state));
        ks_match_free(again);
        ks_replay_free(&r);
    }
    ks_match_free(m);
    unlink(path);
}

Test(driver_replay, a_torn_journal_goes_on_after_its_last_whole_line)
{
    struct ks_match *m = new_match(&g, 22, "human", "human");
    struct ks_refusal no;
    struct ks_finding f;
    char error[KS_TEXT];
    new_path();
    cr_assert(ks_match_record(m, ks_journal_create(path, error), &no));
    must(m, "choose 1; choose 1; step 1");
    must_undo(m);
    ks_match_free(m);
    FILE *file = fopen(path, "a");
    fputs("5 white step 2 #12", file);
    fclose(file);
    struct ks_replay r = taken_apart(journal_text());
    m = played(&r);
    cr_assert_eq(m->entries, 2);
    m->journal = ks_journal_reopen(path, r.whole, error);
    cr_assert(m->journal != NULL, "%s", error);
    m->chain = r.chain;
    m->written = r.entries;
    m->terms.player[0] = m->terms.player[1] = ks_player("random");
    go_on(m, 0);
    cr_assert(m->closed);
    ks_match_free(m);
    ks_replay_free(&r);
    struct ks_buffer text = journal_text();
    cr_assert(verify(&text, &f), "line %zu: %s", f.line, f.message);
    unlink(path);
}

/* A disk without room: no file may grow. */
static void let_files_grow(bool may)
{
    struct rlimit limit;
    signal(SIGXFSZ, SIG_IGN);
    cr_assert(getrlimit(RLIMIT_FSIZE, &limit) == 0);
    limit.rlim_cur = may ? limit.rlim_max : 0;
    cr_assert(setrlimit(RLIMIT_FSIZE, &limit) == 0);
}

Test(driver_replay, a_full_disk_refuses_the_action_and_the_game_goes_on_after_it)
{
    struct ks_match *m = new_match(&g, 23, "human", "human");
    struct ks_refusal no;
    struct ks_finding f;
    char error[KS_TEXT];
    new_path();
    cr_assert(ks_match_record(m, ks_journal_create(path, error), &no));
    let_files_grow(false);
    cr_expect_not(ks_match_apply(m, read_action(&g, "choose 1"), 0, &no));
    let_files_grow(true);
    cr_assert_str_eq(no.code, "journal");
    cr_assert_eq(m->entries, 0);
    must(m, "choose 1");
    ks_match_free(m);
    struct ks_buffer text = journal_text();
    cr_assert(verify(&text, &f), "line %zu: %s", f.line, f.message);
    unlink(path);
}

/* ---- under other rules ---- */

Test(driver_replay, a_game_of_older_rules_that_fits_is_right)
{
    struct ks_match *m = finished(7);
    struct ks_replay r = taken_apart(written(m));
    strcpy(r.version, "0");
    r.data ^= 1;
    cr_assert(ks_replay_is_foreign(&r, &g));
    struct ks_match *again = played(&r);
    cr_assert_eq(again->entries, m->entries);
    ks_match_free(again);
    ks_replay_free(&r);
    ks_match_free(m);
}

Test(driver_replay, one_that_does_not_is_run_again_as_far_as_it_holds)
{
    struct ks_match *m = finished(7);
    struct ks_replay r = taken_apart(written(m));
    struct ks_finding f = {0};
    bool whole = true;
    strcpy(r.version, "0");
    r.entry[m->entries / 2].words.length--; /* an action that there is no more */
    cr_assert_null(ks_replay_play(&r, &g, 0, NULL, NULL, &f));
    struct ks_match *again = ks_replay_rerun(&r, &g, 0, NULL, NULL, &whole, &f);
    cr_assert_not(whole);
    cr_assert_eq(again->entries, m->entries / 2);
    cr_assert_eq(f.entry, m->entries / 2 + 1);
    cr_assert(strstr(f.message, "played by the rules toy 0; this program has 1") != NULL,
              "%s", f.message);
    cr_assert(strstr(f.message, "Its dice are right: every roll") != NULL, "%s",
              f.message);
    ks_match_free(again);
    ks_replay_free(&r);
    ks_match_free(m);
}

Test(driver_replay, a_hash_that_does_not_fit_is_where_a_game_of_other_rules_ends)
{
    struct ks_match *m = finished(7);
    struct ks_replay r = taken_apart(written(m));
    struct ks_finding f;
    bool whole;
    size_t second = 0;
    for (size_t i = 0, n = 0; i < r.entries && second == 0; i++)
        if (r.entry[i].hashed && ++n == 2)
            second = i;
    cr_assert_eq(second, 2 * KS_REPLAY_HASH_EVERY - 1);
    r.entry[second].hash ^= 1;
    struct ks_match *again = ks_replay_rerun(&r, &g, 0, NULL, NULL, &whole, &f);
    cr_assert_not(whole, "by the same rules every hash must fit");
    ks_match_free(again);
    r.data ^= 1;
    again = ks_replay_rerun(&r, &g, 0, NULL, NULL, &whole, &f);
    cr_assert(whole, "by others one that fits again says that all is well: %s",
              f.message);
    ks_match_free(again);
    r.state ^= 1; /* none fits after it */
    again = ks_replay_rerun(&r, &g, 0, NULL, NULL, &whole, &f);
    cr_assert_not(whole);
    cr_assert_eq(again->entries, second);
    ks_match_free(again);
    r.start ^= 1; /* another set-up: not even the first entry is sure */
    again = ks_replay_rerun(&r, &g, 0, NULL, NULL, &whole, &f);
    cr_assert_not(whole);
    cr_assert_eq(again->entries, 0);
    ks_match_free(again);
    ks_replay_free(&r);
    ks_match_free(m);
}

Test(driver_replay, dice_are_checked_without_the_rules)
{
    struct ks_match *m = finished(7);
    struct ks_replay r = taken_apart(written(m));
    struct ks_dice_check c;
    cr_assert(ks_replay_check_dice(&r, &g, &c));
    cr_assert_gt(c.rolls, 0);
    cr_assert_eq(c.rolls + c.draws, m->rolls);
    cr_assert_eq(c.wrong, 0);
    size_t i = 0;
    while (!ks_word_is(r.entry[i].actor, "chance"))
        i++;
    size_t last = i + 1;
    while (!ks_word_is(r.entry[last].actor, "chance") ||
           memcmp(r.entry[last].words.at, r.entry[i].words.at, r.entry[i].words.length) ==
               0)
        last++;
    r.entry[i].words = r.entry[last].words;
    cr_assert(ks_replay_check_dice(&r, &g, &c));
    cr_assert_eq(c.wrong, 1);
    cr_assert_eq(c.wrong_line, r.entry[i].line);
    r.dice.known = false;
    cr_assert_not(ks_replay_check_dice(&r, &g, &c));
    ks_replay_free(&r);
    ks_match_free(m);
}
