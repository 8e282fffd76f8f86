/* Killed at any moment, a server loses nothing it has accepted.
 *
 *   store_kill [ROUNDS [SEED]]     default: 200 rounds
 *
 * A child opens the store, goes on with its game and says after each entry what it has
 * accepted; it is killed at a random point, be it while opening. Then the store must open,
 * and the game must hold all of it and at most one entry more, every line in order. */
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

#include "driver/library.h"
#include "store/store.h"

enum { ROUNDS = 200, MOMENT_US = 40000 };

static const char scenario[] = "szczekociny/wywla";
static char folder[64], path[128];
static struct ks_library library;
static struct ks_game *game;

/* What the child has seen done. */
struct accepted {
    char id[KS_STORED_ID];
    size_t entries;
    uint64_t hash;
};

static void fail(const char *what, const char *message)
{
    printf("not ok store: %s: %s (see %s)\n", what, message, folder);
    exit(1);
}

/* ---- the game in the store ---- */

static void find_running(void *context, const struct ks_stored *g)
{
    if (!g->now.over)
        memcpy(context, g->id, sizeof g->id);
}

static struct ks_match *begin(struct ks_store *store, char id[KS_STORED_ID])
{
    struct ks_stored g = {.title = "to be killed"};
    struct ks_match_terms terms = {.player = {ks_player("random"), ks_player("random")}};
    struct ks_dice dice;
    struct ks_refusal no;
    struct ks_journal *j = NULL;
    ks_dice_seal(&dice);
    snprintf(g.scenario, sizeof g.scenario, "%s", scenario);
    struct ks_match *m = ks_match_new(game, NULL, &dice, &terms);
    if (m == NULL || !ks_store_add(store, &g, &no) ||
        (j = ks_store_journal(store, g.id, &no)) == NULL || !ks_match_record(m, j, &no))
        fail("a game cannot begin", no.message);
    memcpy(id, g.id, sizeof g.id);
    return m;
}

/* The game of that id up to entry number to (0: all), every line checked. */
static struct ks_match *play_again(struct ks_store *store, const char *id, size_t to,
                                   struct ks_replay *r)
{
    struct ks_buffer text = {0};
    struct ks_refusal no;
    struct ks_finding f = {0};
    if (!ks_store_text(store, id, &text, &no))
        fail("a game is gone", no.message);
    if (!ks_replay_read(r, &text, &f))
        fail("a journal cannot be read", f.message);
    struct ks_match *m = ks_replay_play(r, game, to, NULL, NULL, &f);
    if (m == NULL)
        fail("a journal cannot be played", f.message);
    return m;
}

static struct ks_match *resume(struct ks_store *store, const char *id)
{
    struct ks_replay r;
    struct ks_refusal no;
    struct ks_match *m = play_again(store, id, 0, &r);
    m->journal = ks_store_journal(store, id, &no);
    if (m->journal == NULL)
        fail("a journal cannot go on", no.message);
    m->chain = r.chain;
    m->written = r.entries;
    ks_replay_free(&r);
    return m;
}

/* ---- the child ---- */

static void play_on(struct ks_store *store, int report)
{
    struct accepted done = {.entries = 0};
    struct ks_refusal no;
    ks_store_list(store, find_running, done.id, &no);
    struct ks_match *m =
        done.id[0] == '\0' ? begin(store, done.id) : resume(store, done.id);
    while (!ks_match_over(m)) {
        if (!ks_match_go(m, 1, &no))
            fail("an entry is refused", no.message);
        done.entries = m->entries;
        done.hash = ks_hash(game, &m->state);
        if (write(report, &done, sizeof done) != sizeof done)
            break;
    }
    ks_match_free(m);
}

static void child(int report)
{
    struct ks_refusal no;
    for (;;) {
        struct ks_store *store = ks_store_open(path, &no);
        if (store == NULL)
            fail("the store cannot be opened", no.message);
        play_on(store, report);
        ks_store_close(store);
    }
}

/* ---- the parent ---- */

static void wait_a_moment(unsigned *seed)
{
    *seed = *seed * 1664525u + 1013904223u;
    long us = (long)(*seed >> 8) % MOMENT_US;
    nanosleep(&(struct timespec){.tv_nsec = us * 1000}, NULL);
}

/* Lets a child play for a moment; what it accepted last replaces what was known. */
static void play_and_kill(unsigned *seed, struct accepted *last)
{
    struct accepted done;
    int report[2];
    fflush(stdout);
    if (pipe(report) != 0)
        fail("pipe", "cannot be made");
    pid_t pid = fork();
    if (pid == 0) {
        close(report[0]);
        child(report[1]);
    }
    close(report[1]);
    wait_a_moment(seed);
    kill(pid, SIGKILL);
    int status;
    waitpid(pid, &status, 0);
    if (!WIFSIGNALED(status))
        exit(1); /* it has said why */
    while (read(report[0], &done, sizeof done) == sizeof done)
        *last = done;
    close(report[0]);
}

/* Is everything there that was accepted, and at most one entry more? Then that is what
 * was accepted. */
static void compare(struct ks_store *store, struct accepted *last)
{
    struct ks_stored row;
    struct ks_refusal no;
    struct ks_replay r;
    struct ks_match *m = play_again(store, last->id, last->entries, &r);
    bool same = ks_hash(game, &m->state) == last->hash && m->entries == last->entries;
    ks_match_free(m);
    ks_replay_free(&r);
    m = play_again(store, last->id, 0, &r);
    if (!same || m->entries > last->entries + 1)
        fail("after a kill", "the game is not what was accepted");
    if (!ks_store_find(store, last->id, &row, &no) || row.now.entries != m->entries)
        fail("after a kill", "the list does not fit the journal");
    last->entries = m->entries;
    last->hash = ks_hash(game, &m->state);
    ks_match_free(m);
    ks_replay_free(&r);
}

static void check(struct accepted *last)
{
    struct ks_refusal no;
    struct ks_store *store = ks_store_open(path, &no);
    if (store == NULL)
        fail("the store cannot be opened after a kill", no.message);
    if (last->id[0] != '\0')
        compare(store, last);
    ks_store_close(store);
}

int main(int argc, char **argv)
{
    int rounds = argc > 1 ? atoi(argv[1]) : ROUNDS;
    unsigned seed = argc > 2 ? (unsigned)atoi(argv[2]) : (unsigned)time(NULL);
    struct accepted last = {.entries = 0};
    struct ks_refusal no;
    strcpy(folder, "/tmp/kosynier-kill-XXXXXX");
    if (!ks_dice_start() || mkdtemp(folder) == NULL)
        fail("a folder", "cannot be made");
    snprintf(path, sizeof path, "%s/games.db", folder);
    if (!ks_library_open(&library, NULL, &no) ||
        (game = ks_library_game(&library, scenario, NULL, 0, &no)) == NULL)
        fail("the data", no.message);
    printf("# seed %u\n", seed);
    size_t held = 0;
    for (int i = 0; i < rounds; i++) {
        size_t before = last.entries;
        play_and_kill(&seed, &last);
        check(&last);
        held += last.entries - (last.entries > before ? before : 0);
    }
    ks_game_free(game);
    ks_library_close(&library);
    unlink(path);
    rmdir(folder);
    printf("ok store: %d kills, no accepted entry lost (%zu were accepted)\n", rounds,
           held);
    return 0;
}
