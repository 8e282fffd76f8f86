/* Recorded games covered by orders: what an order brings is not charged again, and what it does not
 * bring is. */
#include <criterion/criterion.h>
#include <stdio.h>

#include "driver/cover.h"
#include "driver/deeds.h"
#include "order/orders.h"
#include "wywla_help.h"

TestSuite(driver_cover, .init = begin_wywla, .fini = end_wywla);

static struct ks_effort_side covered(void)
{
    struct ks_effort e;
    cr_assert(ks_cover(m, NULL, &e));
    return e.side[0];
}

/* The orders of the text are given and carried out; what they cost beyond what was there. */
static struct ks_effort_side after_order(const char *text)
{
    struct ks_orders orders = {0};
    struct ks_order o = order_of(text);
    struct ks_unfolding next;
    struct ks_state view;
    struct ks_effort_side before = covered();
    for (int i = 0; i < 100 && ks_actor(&m->state) == KS_SIDE_A; i++) {
        ks_view(g, &m->state, 0, &view);
        if (i == 0)
            ks_orders_give(&orders, g, &view, &o);
        ks_orders_next(&orders, g, &view, &next);
        if (!next.acts || next.number == 0)
            break;
        cr_assert(ks_match_apply(m, next.action, 0, NULL));
    }
    struct ks_effort_side after = covered();
    after.inputs -= before.inputs;
    after.decisions -= before.decisions;
    for (int k = 0; k < KS_ORDER_KINDS; k++)
        after.by_kind[k] -= before.by_kind[k];
    return after;
}

static const char *march_text(int facing, const char *end)
{
    static char text[KS_TEXT];
    struct ks_counter c = described(g, &m->state, "pl_4pp_1_1");
    char hex[8];
    ks_hex_text(&g->map, ks_grid_next(&g->map.grid, c.hex, facing), hex);
    snprintf(text, sizeof text, "march pl_4pp_1_1 %s%s", hex, end);
    return text;
}

Test(driver_cover, a_march_costs_selection_and_goal)
{
    until_our_infantry_acts();
    struct ks_effort_side cost = after_order(march_text(3, ""));
    cr_assert_gt(cost.decisions, 1);
    cr_assert_eq(cost.inputs, 2);
    cr_assert_eq(cost.by_kind[KS_ORDER_MARCH], 2);
}

Test(driver_cover, a_facing_of_its_own_costs_one_more)
{
    until_our_infantry_acts();
    struct ks_effort_side plain = covered();
    struct ks_effort_side cost = after_order(march_text(3, " N"));
    cr_assert_leq(cost.inputs, 3);
    cr_assert_geq(cost.inputs, 2);
    cr_assert_eq(covered().inputs, plain.inputs + cost.inputs);
}

Test(driver_cover, another_step_than_the_order_brings_is_charged)
{
    until_our_infantry_acts();
    struct ks_counter c = described(g, &m->state, "pl_4pp_1_1");
    struct ks_effort_side before = covered();
    ks_hex away = ks_grid_next(&g->map.grid, c.hex, 3);
    char step[KS_TEXT], hex[8];
    ks_hex_text(&g->map, away, hex);
    snprintf(step, sizeof step, "step pl_4pp_1_1 %s", hex);
    must(m, "move pl_4pp_1_1");
    must(m, step);
    ks_hex_text(&g->map, c.hex, hex); /* and back: no way to a goal leads so */
    snprintf(step, sizeof step, "step pl_4pp_1_1 %s", hex);
    must(m, step);
    cr_assert_gt(covered().inputs, before.inputs + 2);
}

Test(driver_cover, done_is_paid_once_for_all_that_is_not_asked)
{
    until_our_infantry_acts();
    struct ks_effort_side before = covered();
    size_t entries = m->entries;
    struct ks_impulse now, then;
    ks_impulse(g, &m->state, &then);
    do {
        do_nothing();
        ks_impulse(g, &m->state, &now);
    } while (now.key == then.key && !ks_match_over(m));
    cr_assert_gt(m->entries, entries);
    cr_assert_leq(covered().inputs, before.inputs + 2);
}

Test(driver_cover, it_can_be_repeated_and_adds_up)
{
    struct ks_effort one, two;
    ks_match_free(m);
    m = new_match(g, 7, "greedy", "greedy");
    go_on(m, 0);
    cr_assert(ks_cover(m, NULL, &one));
    cr_assert(ks_cover(m, NULL, &two));
    for (int side = 0; side < 2; side++) {
        uint32_t kinds = 0, turns = 0;
        for (int k = 0; k < KS_ORDER_KINDS; k++)
            kinds += one.side[side].by_kind[k];
        for (int t = 0; t < KS_EFFORT_TURNS; t++)
            turns += one.side[side].by_turn[t];
        cr_assert_eq(one.side[side].inputs, two.side[side].inputs);
        cr_assert_eq(one.side[side].inputs, kinds);
        cr_assert_eq(one.side[side].inputs, turns);
        cr_assert_lt(one.side[side].inputs, one.side[side].clicks);
    }
}

static bool at_once(void *context, unsigned done)
{
    int *calls = context;
    cr_assert_leq(done, 1000);
    return ++*calls == 3;
}

Test(driver_cover, it_stops_when_told)
{
    struct ks_effort e;
    int calls = 0;
    struct ks_cover_terms terms = {.stop = at_once, .context = &calls};
    ks_match_free(m);
    m = new_match(g, 7, "greedy", "greedy");
    go_on(m, 0);
    cr_assert_not(ks_cover(m, &terms, &e));
    cr_assert_eq(calls, 3);
}

Test(driver_cover, deeds_are_moves_and_shots_in_their_order)
{
    struct ks_deeds deeds;
    ks_match_free(m);
    m = new_match(g, 7, "greedy", "greedy");
    go_on(m, 0);
    cr_assert(ks_deeds_gather(&deeds, g, &m->start, m->entry, m->entries, 0));
    cr_assert_gt(deeds.n, 4);
    for (size_t i = 0; i < deeds.n; i++) {
        cr_assert_leq(deeds.v[i].first, deeds.v[i].last);
        cr_assert(i == 0 || deeds.v[i - 1].last < deeds.v[i].first);
        cr_assert_eq(ks_deeds_find(&deeds, deeds.v[i].first), i);
        cr_assert_eq(m->entry[deeds.v[i].first].actor, 0);
    }
    cr_assert_eq(ks_deeds_find(&deeds, m->entries), deeds.n);
    ks_deeds_free(&deeds);
}
