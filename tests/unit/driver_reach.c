/* Where units can come, and whole orders taken back, in real games. */
#include <criterion/criterion.h>
#include <stdlib.h>
#include <string.h>

#include "order/way.h"
#include "wywla_help.h"

TestSuite(driver_reach, .init = begin_wywla, .fini = end_wywla);

/* The infantry acts, and the other side lets its first shots go. */
static void act_with_infantry(void)
{
    must(m, "arm 0");
    while (ks_actor(&m->state) == KS_SIDE_B)
        must(m, "pass");
}

/* The other side declines till the first one decides again. */
static void decline(struct ks_state *s, int side)
{
    struct ks_action a;
    while ((int)ks_actor(s) == !side) {
        cr_assert(ks_answer(g, s, KS_DECLINES, &a));
        ks_step(g, s, a, NULL);
    }
}

/* Goes the way and compares where it leads and what it costs. */
static void check_way(const struct ks_state *start, ks_unit u, const struct ks_way *r)
{
    struct ks_state s;
    struct ks_counter before, after = {0};
    int side = g->piece[u].side, cost = 0;
    ks_copy(g, &s, start);
    ks_describe(g, &s, u, &before);
    for (int i = 0; i < r->drill.n; i++) {
        cr_assert_eq((int)ks_actor(&s), side);
        cr_assert(ks_apply(g, &s, r->drill.v[i], NULL), "step %d of a way is refused", i);
        ks_describe(g, &s, u, &after);
        int now = after.spent - before.spent;
        cost = now < cost ? cost + 1 : now; /* a round may have ended with it */
        if (i + 1 < r->drill.n)
            decline(&s, side);
    }
    cr_assert_eq(after.hex, r->hex);
    cr_assert_eq(cost, r->cost);
}

static struct ks_way way[KS_WAY_MOST];

static unsigned cost_to(const struct ks_game *game, const char *position,
                        const char *unit, const char *hex)
{
    struct ks_state s;
    unsigned cost = 0;
    read_position(game, &s, position);
    size_t n = ks_way_reach(game, &s, piece_by_id(game, unit), way);
    for (size_t i = 0; i < n; i++)
        cost = way[i].hex == at(game, hex) ? way[i].cost : cost;
    return cost;
}

/* [8.5] The hex that is always possible, [7.3.2-3] a square's step, [8.2b] a commander's ride. */
Test(driver_reach, says_what_a_way_costs)
{
    struct ks_game *r = load("raclawice/historical", "edition=2013-en");
    const char *hard = "phase movement\nactive pl_zajaczek\nunit pl_zajaczek 0226\n"
                       "unit pl_3pp_1_1 0126 N\nunit ru_uglicki_1_2 0227 S\n";
    const char *square = "phase movement\nactive pl_zajaczek\nunit pl_zajaczek 0814\n"
                         "unit pl_2pp_1_1 0916 S form=square\n"
                         "unit pl_2pp_1_2 0916 S form=square\n"
                         "unit pl_2pp_1_3 0916 S form=square\n"
                         "unit pl_2pp_1_4 0916 S form=square\n";
    const char *ride = "phase commander\nactive pl_zajaczek\nunit pl_zajaczek 1020\n"
                       "unit pl_3pp_1_1 1022 N\n";
    cr_assert_eq(cost_to(r, hard, "pl_3pp_1_1", "0227"), 5);
    cr_assert_eq(cost_to(r, square, "pl_2pp_1_1", "0915"), 4);
    cr_assert_eq(cost_to(r, ride, "pl_zajaczek", "1019"), 1);
    cr_assert_eq(cost_to(r, ride, "pl_zajaczek", "1011"), 9);
}

/* Plays at random and looks at every unit that may begin to move or is moving. */
Test(driver_reach, every_way_can_be_gone)
{
    struct ks_actions list;
    struct ks_state s = m->state;
    size_t ways = 0;
    for (uint64_t n = 1; n < 400 && ks_actor(&s) != KS_NOBODY; n++) {
        ks_legal(g, &s, &list);
        ks_unit u = list.v[n % list.n].unit;
        if (ks_actor(&s) < KS_CHANCE && u < g->pieces) {
            size_t found = ks_way_reach(g, &s, u, way);
            for (size_t i = 0; i < found; i++)
                check_way(&s, u, &way[i]);
            ways += found;
        }
        ks_step(g, &s, ks_sample(g, &s, n * 0x9E3779B97F4A7C15u), NULL);
    }
    cr_assert_gt(ways, 200);
}

Test(driver_reach, a_unit_that_stands_begins_to_move_first)
{
    struct ks_actions list;
    char text[KS_TEXT];
    cr_assert_eq(ks_actor(&m->state), KS_SIDE_A);
    act_with_infantry();
    ks_legal(g, &m->state, &list);
    ks_unit u = KS_NONE;
    for (size_t i = 0; i < list.n && u == KS_NONE; i++)
        if (strcmp(ks_action_verb(g, list.v[i]), "move") == 0)
            u = list.v[i].unit;
    cr_assert_neq(u, KS_NONE);
    cr_assert_gt(ks_way_reach(g, &m->state, u, way), 3);
    cr_assert(ks_action_text(g, way[0].drill.v[0], text, sizeof text));
    cr_assert_eq(strncmp(text, "move ", 5), 0);
}

Test(driver_reach, nothing_for_who_has_not_the_turn)
{
    for (ks_unit u = 0; u < g->pieces; u++)
        if (g->piece[u].side == KS_SIDE_B)
            cr_assert_eq(ks_way_reach(g, &m->state, u, way), 0);
}

/* ---- whole orders ---- */

/* The first unit that can move goes two hexes, if nobody answers. */
static size_t move_two(void)
{
    struct ks_actions list;
    struct ks_refusal no;
    size_t done = 0;
    ks_legal(g, &m->state, &list);
    for (size_t i = 0; i < list.n && done == 0; i++) {
        if (strcmp(ks_action_verb(g, list.v[i]), "move") != 0)
            continue;
        size_t n = ks_way_reach(g, &m->state, list.v[i].unit, way);
        for (size_t k = 0; k < n && done == 0; k++)
            for (int j = 0; way[k].drill.n == 3 && j < 3; j++) {
                cr_assert(ks_match_apply(m, way[k].drill.v[j], 0, &no));
                done++;
            }
    }
    return done;
}

Test(driver_reach, an_order_is_taken_back_whole)
{
    act_with_infantry();
    uint64_t before = ks_hash(g, &m->state);
    size_t entries = m->entries;
    cr_assert_eq(move_two(), 3);
    cr_assert_eq(ks_match_last_order(m), m->entries - entries);
    for (size_t n = ks_match_last_order(m); n > 0; n--)
        must_undo(m);
    cr_assert_eq(m->entries, entries);
    cr_assert_eq(ks_hash(g, &m->state), before);
}

Test(driver_reach, no_order_goes_back_over_a_die)
{
    while (m->entries == 0 || m->entry[m->entries - 1].actor != KS_CHANCE) {
        struct ks_refusal no;
        cr_assert(ks_match_apply(m, ks_sample(g, &m->state, m->entries), 0, &no));
    }
    cr_assert_eq(ks_match_last_order(m), 0);
}

/* ---- players asked apart ---- */

Test(driver_reach, who_is_asked_apart_answers_as_he_would_at_the_table)
{
    struct ks_asked asked;
    m->terms.player[0] = ks_player("greedy");
    m->apart = true;
    size_t entries = m->entries;
    go_on(m, 0);
    cr_assert_eq(m->entries, entries); /* nobody is asked */
    cr_assert(ks_match_asks(m, &asked));
    struct ks_action a;
    cr_assert(ks_player_decide(&asked, &a));
    m->apart = false;
    go_on(m, 1);
    cr_assert_eq(ks_action_key(m->entry[entries].action), ks_action_key(a));
}
