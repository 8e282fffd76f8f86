/* Who is near whom, against counting by distances. */
#include <criterion/criterion.h>

#include "base/mix.h"
#include "core/around.h"
#include "data_help.h"

enum { POSTS = 60, ROUNDS = 40 };

static const int ring[KS_AROUND_RINGS] = {2, 4, 8};

/* Some posts all over the map or close together, with or without force. */
static void scatter(const struct ks_game *g, struct ks_around *a, uint64_t *word)
{
    const struct ks_grid *grid = &g->map.grid;
    int cols = *word & 1 ? grid->cols : 9, rows = *word & 2 ? grid->rows : 9;
    ks_around_begin(a);
    for (int i = 0; i < POSTS; i++) {
        *word = ks_mix(*word);
        ks_hex h = ks_grid_hex(grid, 1 + (int)(*word % (unsigned)cols),
                               1 + (int)(*word / 100 % (unsigned)rows));
        ks_around_add(a, h, (int)(*word >> 40 & 1), (int)(*word >> 50 & 7));
    }
    ks_around_measure(g, a);
}

static void expect_post(const struct ks_game *g, const struct ks_around *a, size_t i,
                        uint64_t seed)
{
    const struct ks_post *post = ks_post_at(a, a->hex[i]);
    for (int side = 0; side < 2; side++) {
        int sum[KS_AROUND_RINGS] = {0}, nearest = KS_FAR_AWAY;
        for (size_t k = 0; k < a->n; k++) {
            int d = ks_grid_distance(&g->map.grid, a->hex[i], a->hex[k]);
            for (int r = 0; r < KS_AROUND_RINGS; r++)
                sum[r] += d <= ring[r] ? a->post[k].force[side] : 0;
            if (a->post[k].force[side] > 0 && d < nearest)
                nearest = d;
        }
        for (int r = 0; r < KS_AROUND_RINGS; r++)
            cr_assert_eq(post->within[r][side], sum[r], "seed %lu, post %zu, ring %d",
                         (unsigned long)seed, i, r);
        cr_assert_eq(post->nearest[side], nearest, "seed %lu, post %zu",
                     (unsigned long)seed, i);
    }
}

Test(core_around, sums_and_distances_are_those_of_all_pairs)
{
    static const char *const map[] = {"raclawice/historical", "szczekociny/battle",
                                      "raszyn/battle"};
    static struct ks_around a;
    for (size_t m = 0; m < sizeof map / sizeof *map; m++) {
        struct ks_game *g = load(map[m], "");
        for (uint64_t seed = 1; seed <= ROUNDS; seed++) {
            uint64_t word = ks_mix(seed);
            scatter(g, &a, &word);
            for (size_t i = 0; i < a.n; i++)
                expect_post(g, &a, i, seed);
        }
    }
}

Test(core_around, nobody_is_far_away)
{
    static struct ks_around a;
    struct ks_game *g = load("raclawice/historical", "");
    ks_hex h = ks_grid_hex(&g->map.grid, 1, 1);
    ks_around_begin(&a);
    ks_around_add(&a, h, 0, 3);
    ks_around_measure(g, &a);
    cr_assert_eq(ks_post_at(&a, h)->nearest[0], 0);
    cr_assert_eq(ks_post_at(&a, h)->nearest[1], KS_FAR_AWAY);
    cr_assert_eq(ks_post_at(&a, h)->within[2][0], 3);
}

Test(core_around, numbers_stay_within_their_bounds)
{
    cr_assert_eq(ks_input_share(1, 2), KS_INPUT_ONE / 2);
    cr_assert_eq(ks_input_share(5, 1), INT8_MAX);
    cr_assert_eq(ks_input_share(-5, 1), -INT8_MAX);
    cr_assert_eq(ks_input_share(5, 0), 0);
    cr_assert_eq(ks_input_near(0, 8), KS_INPUT_ONE);
    cr_assert_eq(ks_input_near(9, 8), 0);
    cr_assert_eq(ks_input_odds(0, 0), 0);
    cr_assert_eq(ks_input_odds(0, 3), -KS_INPUT_ONE);
}
