/* Programs that play, spoken to in plain words instead of JSON: shell scripts against the
 * toy game, in which side B does nothing but choose a number. */
#include <criterion/criterion.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "driver/replay.h"
#include "driver_toy.h"
#include "game_help.h"

static char *words(const char *text, const char *more)
{
    char line[64];
    snprintf(line, sizeof line, "%s %s", text, more);
    return strdup(line);
}

static char *begin(const struct ks_game *g, int side, uint32_t seed)
{
    (void)seed;
    return words("new", g->side[side]);
}

static char *decide(const struct ks_asked *asked, uint32_t ms)
{
    (void)asked;
    (void)ms;
    return words("decide", "now");
}

static char *end(const struct ks_game *g, const struct ks_farewell *f)
{
    (void)g;
    return words("end", f->how);
}

static bool answer(const char *line, size_t length, char action[KS_TEXT],
                   const char **wrong)
{
    *wrong = "shouted";
    if (length == 0 || length >= KS_TEXT || line[0] == '!')
        return false;
    memcpy(action, line, length + 1);
    return true;
}

static const struct ks_speech plain = {begin, decide, end, answer};
static const struct ks_hire hire = {
    .speech = &plain, .command = ks_hire_exec, .ms = 60000, .quiet = true};

static struct ks_game g;

static void prepare(void)
{
    toy_game(&g);
}

TestSuite(driver_outside, .init = prepare);

/* A game of the toy between chance and that program on side B. */
static struct ks_match *play(const char *command, const struct ks_hire *how)
{
    char text[KS_PLAYER_ROOM + 8];
    snprintf(text, sizeof text, "exec:%s", command);
    struct ks_match *m = new_match(&g, 3, "random", text);
    ks_match_hire(m, how);
    go_on(m, 0);
    return m;
}

static void expect_fault(const char *command, const char *report)
{
    struct ks_match *m = play(command, &hire);
    cr_assert_eq(m->ended, KS_ENTRY_FORFEIT, "%s", command);
    cr_assert_eq(ks_match_winner(m), KS_SIDE_A);
    cr_assert(strstr(m->fault, report), "%s: %s", command, m->fault);
    ks_match_free(m);
}

#define OBEY "while read -r word rest; do test $word = decide && echo choose 1; done"

Test(driver_outside, how_they_are_written)
{
    struct ks_player p;
    static const char *const good[] = {"exec:true", "exec:python3 a b=c: d", "bot:a-1_b"};
    static const char *const bad[] = {"exec:",     "exec: x",  "exec:x ", "exec",
                                      "exec:a\nb", "bot:",     "bot:A",   "bot:a b",
                                      "bot:../a",  "exec:\xff"};
    for (size_t i = 0; i < sizeof good / sizeof good[0]; i++) {
        cr_assert(ks_player_parse(good[i], strlen(good[i]), &p), "%s", good[i]);
        cr_assert_eq(p.kind, KS_OUTSIDE);
        cr_assert_str_eq(p.text, good[i]);
    }
    for (size_t i = 0; i < sizeof bad / sizeof bad[0]; i++)
        cr_assert_not(ks_player_parse(bad[i], strlen(bad[i]), &p), "%s", bad[i]);
    p = ks_player("exec:a b");
    cr_assert_str_eq(ks_player_command(&p), "a b");
    cr_assert_null(ks_player_bot(&p));
    p = ks_player("bot:a");
    cr_assert_str_eq(ks_player_bot(&p), "a");
    cr_assert_null(ks_player_command(&p));
}

Test(driver_outside, plays_to_the_end_and_is_told)
{
    char path[] = "/tmp/driver_outside.XXXXXX", command[KS_PLAYER_ROOM], said[128] = "";
    int fd = mkstemp(path);
    cr_assert_geq(fd, 0);
    snprintf(command, sizeof command, "tee %s | " OBEY, path);
    struct ks_match *m = play(command, &hire);
    cr_assert(ks_match_over(m));
    cr_assert_eq(m->ended, KS_ENTRY_ACTION, "%s", m->fault);
    ks_match_free(m);
    cr_assert_gt(read(fd, said, sizeof said - 1), 0);
    cr_assert_str_eq(said, "new black\ndecide now\ndecide now\ndecide now\nend rules\n");
    close(fd);
    unlink(path);
}

Test(driver_outside, faults_lose_the_game)
{
    expect_fault("exit 3", "ended with status 3 (decision 1); it has not written a line");
    expect_fault("kill -9 $$", "was killed by signal 9 (decision 1)");
    expect_fault("/no/such/program", "command not found");
    expect_fault("read x; read y; echo '!no'",
                 "shouted (decision 1); its last line: !no");
    expect_fault("read x; read y; echo dance", "something that is not an action");
    expect_fault("read x; read y; echo pass", "illegal action: not now");
    expect_fault("read x; read y; echo choose 1; echo choose 1; sleep 9", "(decision ");
    expect_fault("exec 1>&-; sleep 9", "closed its output");
    expect_fault("read x; read y; yes | tr -d '\\n'", "longer than 64 KB");
}

Test(driver_outside, one_that_stalls_is_late)
{
    struct ks_hire short_of_time = hire;
    short_of_time.ms = 50;
    struct ks_match *m = play("read x; read y; echo choose 1; sleep 99", &short_of_time);
    cr_assert(strstr(m->fault, "did not answer within 50 ms (decision 2)"), "%s",
              m->fault);
    ks_match_free(m);
}

static bool at_once(void)
{
    return true;
}

Test(driver_outside, one_that_nobody_waits_for_loses_nothing)
{
    struct ks_hire hurried = hire;
    struct ks_refusal no;
    hurried.stop = at_once;
    struct ks_match *m = play("sleep 99", &hurried);
    cr_assert_not(ks_match_over(m));
    cr_assert_str_eq(m->fault, "");
    cr_assert_eq(ks_actor(&m->state), KS_SIDE_B);
    cr_assert(ks_match_end(m, KS_ENTRY_RESIGN, KS_SIDE_A, &no));
    ks_match_free(m);
}

Test(driver_outside, without_leave_none_is_started)
{
    struct ks_match *m = play("touch /tmp/driver_outside.started; " OBEY, NULL);
    struct ks_refusal no;
    cr_assert_not(ks_match_over(m));
    cr_assert_eq(ks_actor(&m->state), KS_SIDE_B);
    cr_assert_neq(access("/tmp/driver_outside.started", F_OK), 0);
    cr_assert(ks_match_apply(m, read_action(&g, "choose 2"), 0, &no),
              "somebody else decides");
    ks_match_free(m);
}

Test(driver_outside, a_replay_names_it_and_starts_nothing)
{
    struct ks_buffer text = {0};
    struct ks_replay r;
    struct ks_finding f;
    struct ks_match *m = play("echo a  b >/dev/null; " OBEY, &hire);
    cr_assert(ks_replay_write(m, &text));
    cr_assert(ks_replay_read(&r, &text, &f), "%s", f.message);
    cr_assert_str_eq(r.player[1], m->terms.player[1].text);
    ks_match_free(m);
    m = ks_replay_play(&r, &g, 0, NULL, NULL, &f);
    cr_assert_not_null(m, "%s", f.message);
    cr_assert(ks_match_over(m));
    cr_assert_null(m->outside[1]);
    ks_match_free(m);
    ks_replay_free(&r);
}
