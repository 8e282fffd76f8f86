/* Advice: legal as a whole, the same for whoever knows the same, and with a plan behind it. */
#include <criterion/criterion.h>
#include <string.h>

#include "data_help.h"
#include "driver/advice.h"
#include "match_help.h"

static struct ks_game *g;
static struct ks_match *m;

static void begin(void)
{
    g = load("szczekociny/wywla", "");
    m = new_match(g, 11, "human", "human");
    go_on(m, 0);
}

static void end(void)
{
    ks_match_free(m);
}

TestSuite(driver_advice, .init = begin, .fini = end);

static void advise(struct ks_mind *mind, struct ks_advice *out)
{
    struct ks_player adviser = ks_player("staff");
    struct ks_asked asked;
    ks_advice_ask(m, &adviser, mind, &asked);
    ks_advise(&asked, out);
    *mind = asked.mind;
}

/* Both sides do what they are advised: every step is legal when its turn comes, unless a
 * die or the enemy came between. */
Test(driver_advice, a_whole_order_can_be_done)
{
    struct ks_mind mind[2] = {{0}};
    struct ks_refusal no;
    size_t orders = 0, longest = 0;
    for (; orders < 60 && !ks_match_over(m); orders++) {
        struct ks_advice advice;
        int side = (int)ks_actor(&m->state);
        advise(&mind[side], &advice);
        cr_assert(advice.n > 0);
        longest = advice.n > longest ? advice.n : longest;
        for (size_t i = 0; i < advice.n; i++) {
            cr_assert((int)ks_actor(&m->state) == side || i > 0);
            cr_assert(ks_match_apply(m, advice.step[i], 0, &no),
                      "order %zu, step %zu: %s (seed 11)", orders, i, no.message);
        }
    }
    cr_expect(orders > 20 && longest > 2, "%zu orders, the longest of %zu steps", orders,
              longest);
}

Test(driver_advice, it_changes_nothing_and_knows_no_more_than_its_side)
{
    struct ks_advice first, again;
    struct ks_mind none = {0}, other = {0};
    struct ks_state whole = m->state;
    uint64_t before = ks_hash(g, &m->state);
    advise(&none, &first);
    cr_expect_eq(ks_hash(g, &m->state), before);
    ks_view(g, &whole, (int)ks_actor(&whole), &m->state);
    advise(&other, &again);
    cr_expect_eq(first.n, again.n);
    cr_expect(ks_action_key(first.step[0]) == ks_action_key(again.step[0]));
    m->state = whole;
}

/* The Poles win if nothing happens and are outnumbered: they are told to hold, in the plan and
 * with every hint, whoever advises. */
Test(driver_advice, a_defender_is_told_to_hold)
{
    struct ks_player adviser = ks_player("search:nodes=2000");
    struct ks_disposition plan;
    struct ks_advice advice;
    struct ks_asked asked;
    struct ks_mind mind = {0};
    struct ks_refusal no;
    ks_advice_plan(g, &m->state, 0, KS_BALANCED, &plan);
    cr_assert(plan.waits);
    for (int i = 0; i < plan.n; i++)
        cr_expect_eq(plan.v[i].task, KS_HOLD, "command %d", i);
    for (size_t hints = 0; hints < 8 && !ks_match_over(m);) {
        int side = (int)ks_actor(&m->state);
        struct ks_mind other = {0};
        ks_advice_ask(m, &adviser, side == 0 ? &mind : &other, &asked);
        ks_advise(&asked, &advice);
        if (side == 0) {
            mind = asked.mind;
            hints += advice.planned;
            cr_expect(!advice.planned || advice.command.task == KS_HOLD, "task %d",
                      advice.command.task);
        }
        cr_assert(ks_match_apply(m, advice.step[0], 0, &no), "%s", no.message);
    }
}

/* Of several commanders the one with most strength nearest to its goal is chosen, and it is said so. */
Test(driver_advice, the_choice_of_a_commander_has_a_reason)
{
    struct ks_game *large = load("raclawice/historical", "");
    struct ks_match *battle = new_match(large, 3, "greedy", "greedy"), *small = m;
    int chosen = 0, reasons = 0;
    m = battle;
    for (int i = 0; i < 4000 && chosen < 12 && !ks_match_over(m); i++) {
        struct ks_mind mind = {0};
        struct ks_advice advice;
        struct ks_event asked = ks_prompt(large, &m->state);
        if (strcmp(ks_event_name(large, &asked), "ASK_CHIT") == 0) {
            advise(&mind, &advice);
            chosen++;
            reasons += advice.foremost;
        }
        go_on(m, 1);
    }
    cr_expect(chosen >= 4 && reasons == chosen, "%d choices, %d reasons", chosen,
              reasons);
    m = small;
    ks_match_free(battle);
}

Test(driver_advice, a_plan_names_the_commands_of_its_side)
{
    struct ks_disposition plan;
    for (int side = 0; side < 2; side++) {
        ks_advice_plan(g, &m->state, side, KS_BOLD, &plan);
        cr_assert(plan.side == side && plan.n > 0);
        for (int i = 0; i < plan.n; i++) {
            ks_unit c = plan.v[i].commander;
            cr_expect(c == KS_NONE || g->piece[c].side == side);
            cr_expect(plan.v[i].task < KS_TASKS);
        }
    }
}
