/* Positions of simulated games in a file: spread evenly, the same for any number of threads, continued
 * where a run stopped. */
#include <criterion/criterion.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "data_help.h"
#include "driver/buffer.h"
#include "driver/dice.h"
#include "driver/experiment.h"
#include "driver/features.h"

enum { GAMES = 12, HEAD = 24, MOST = 16 << 20 };

static char path[64];

static void prepare(void)
{
    strcpy(path, "/tmp/kosynier-features-XXXXXX");
    int fd = mkstemp(path);
    cr_assert_geq(fd, 0);
    close(fd);
    cr_assert(ks_dice_start());
}

static void clean(void)
{
    unlink(path);
}

TestSuite(driver_features, .init = prepare, .fini = clean);

static struct ks_tally simulate(const struct ks_game *g, uint32_t games, unsigned threads,
                                uint64_t seed)
{
    struct ks_tally tally;
    struct ks_plan plan = {.game = g,
                           .player = {ks_player("greedy"), ks_player("random")},
                           .seed = seed,
                           .games = games,
                           .jobs = threads,
                           .features = path};
    ks_experiment(&plan, &tally);
    return tally;
}

/* The blocks of a file by the numbers of their games; the text stays. */
struct block {
    const char *at;
    size_t length;
};

static uint32_t number_at(const char *at)
{
    const unsigned char *b = (const unsigned char *)at;
    return (uint32_t)b[0] | (uint32_t)b[1] << 8 | (uint32_t)b[2] << 16 |
           (uint32_t)b[3] << 24;
}

static size_t read_blocks(struct ks_buffer *text, struct block out[GAMES])
{
    char error[256];
    size_t n = 0;
    *text = (struct ks_buffer){0};
    cr_assert(ks_buffer_load(text, path, MOST, error, sizeof error), "%s", error);
    const char *at = memchr(text->text, '\n', text->length), *end;
    cr_assert_not_null(at);
    memset(out, 0, GAMES * sizeof *out);
    for (at++, end = text->text + text->length; at < end; n++) {
        cr_assert_eq(memcmp(at, "KSFG", 4), 0);
        uint32_t game = number_at(at + 8);
        cr_assert_lt(game, GAMES);
        cr_assert_null(out[game].at, "game %u stands there twice", game);
        out[game] = (struct block){at, number_at(at + 4)};
        at += out[game].length;
    }
    cr_assert_eq(at, end);
    return n;
}

static void expect_same(const struct block *a, const struct block *b)
{
    for (int i = 0; i < GAMES; i++) {
        cr_assert_eq(a[i].length, b[i].length, "game %d", i);
        cr_assert_eq(memcmp(a[i].at, b[i].at, a[i].length), 0, "game %d", i);
    }
}

Test(driver_features, any_number_of_threads_writes_the_same_games)
{
    struct ks_game *g = load("szczekociny/wywla", "");
    struct ks_buffer one, three;
    struct block first[GAMES], second[GAMES];
    cr_assert_eq(simulate(g, GAMES, 1, 5).finished, GAMES);
    cr_assert_eq(read_blocks(&one, first), GAMES);
    unlink(path);
    cr_assert_eq(simulate(g, GAMES, 3, 5).finished, GAMES);
    cr_assert_eq(read_blocks(&three, second), GAMES);
    expect_same(first, second);
    ks_buffer_free(&one);
    ks_buffer_free(&three);
}

/* A run that was killed while it wrote leaves a torn end; what was whole is not written again. */
Test(driver_features, a_torn_file_is_completed)
{
    struct ks_game *g = load("szczekociny/wywla", "");
    struct ks_buffer whole, mended;
    struct block first[GAMES], second[GAMES];
    simulate(g, GAMES, 1, 5);
    read_blocks(&whole, first);
    cr_assert_eq(truncate(path, (off_t)(whole.length - first[GAMES - 1].length / 2)), 0);
    cr_assert_eq(simulate(g, GAMES, 1, 5).finished, GAMES);
    cr_assert_eq(read_blocks(&mended, second), GAMES);
    expect_same(first, second);
    ks_buffer_free(&whole);
    ks_buffer_free(&mended);
}

Test(driver_features, the_file_of_another_run_is_left_alone)
{
    struct ks_game *g = load("szczekociny/wywla", "");
    struct ks_buffer before, after;
    struct block block[GAMES];
    simulate(g, 3, 1, 5);
    read_blocks(&before, block);
    struct ks_tally t = simulate(g, 3, 1, 6);
    cr_assert_eq(t.done, 0);
    cr_assert(strstr(t.jobs.error, "name another file"), "%s", t.jobs.error);
    read_blocks(&after, block);
    cr_assert_eq(before.length, after.length);
    ks_buffer_free(&before);
    ks_buffer_free(&after);
}

/* However long the game: as many moments as are wanted, in order, from its beginning to its end. */
Test(driver_features, moments_are_spread_over_the_whole_game)
{
    static struct ks_gather gather;
    static struct ks_state s;
    const struct ks_state *kept[KS_GATHERED];
    struct ks_game *g = load("szczekociny/wywla", "");
    static const int length[] = {1, 5, 24, 25, 48, 49, 300, 5000, 32000};
    ks_setup(g, &s);
    for (size_t i = 0; i < sizeof length / sizeof *length; i++)
        for (uint32_t game = 0; game < 20; game++) {
            ks_gather_begin(&gather, g, 9, game);
            for (int k = 0; k < length[i]; k++) {
                s.points[0] = (int16_t)k;
                ks_gather_add(&gather, &s);
            }
            size_t n = ks_gather_end(&gather, kept);
            cr_assert_eq(n, length[i] < KS_GATHERED ? (size_t)length[i] : KS_GATHERED);
            int apart = length[i] / KS_GATHERED + 1;
            for (size_t k = 0; k < n; k++) {
                int before = k == 0 ? -1 : kept[k - 1]->points[0];
                cr_assert_gt(kept[k]->points[0], before);
                cr_assert_leq(kept[k]->points[0] - before, 4 * apart, "%d of %d, game %u",
                              kept[k]->points[0], length[i], game);
            }
            cr_assert_geq(kept[n - 1]->points[0], length[i] - 1 - 4 * apart);
        }
}
