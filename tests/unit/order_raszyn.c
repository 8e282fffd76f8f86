/* Orders where battalions have formations, and each phase of a half-turn its own actions. */
#include <criterion/criterion.h>
#include <stdio.h>
#include <string.h>

#include "game_help.h"
#include "order_help.h"

/* ---- answers ---- */

static struct field *horse_comes(void)
{
    struct field *f = on_the_field(
        "raszyn/battle", "phase charge\nside austrian\nunit au_kr5 2107 side-E\n"
                         "unit pl_2pp_1 2607 side-W\nunit pl_poniatowski 2607\n"
                         "unit pl_1pp_1 6007\n");
    act(f->g, &f->s, "charge au_kr5");
    act(f->g, &f->s, "step au_kr5 2207");
    f->side = 0;
    return f;
}

Test(order_raszyn, squares_are_formed_when_horse_comes)
{
    static const struct {
        const char *order, *does;
    } told[] = {
        {"answer all by odds", "try 2607"},
        {"answer pl_2pp_1 by odds to ASK_CARRE", "try 2607"},
        {"answer all decline", "wait"},
        {"answer all ask to ASK_CARRE", ""},
        {"answer all fire", "try 2607"}, /* there is no shot: by custom */
    };
    for (size_t i = 0; i < sizeof told / sizeof *told; i++) {
        struct field *f = horse_comes();
        order_given(f, told[i].order);
        cr_expect_str_eq(done_now(f), told[i].does, "%s", told[i].order);
    }
}

/* Two battalions may fire at one that leaves their front. */
static struct field *infantry_leaves(void)
{
    struct field *f = on_the_field(
        "raszyn/battle", "phase movement\nside polish\nunit pl_2pp_1 3008 side-E\n"
                         "unit au_ir48_1 3108 side-W\nunit au_ir48_2 3009 side-NW\n"
                         "unit pl_poniatowski 2030\n");
    act(f->g, &f->s, "move pl_2pp_1");
    act(f->g, &f->s, "turn pl_2pp_1 side-NE");
    f->side = 1;
    return f;
}

Test(order_raszyn, opportunity_fire_is_an_answer)
{
    struct field *f = infantry_leaves();
    order_given(f, "answer all decline");
    cr_assert_str_eq(done_now(f), "none");
    f = infantry_leaves();
    order_given(f, "answer all ask");
    cr_assert_str_eq(done_now(f), "");
    f = infantry_leaves();
    order_given(f, "answer all fire");
    cr_assert_eq(strncmp(done_now(f), "volley", 6), 0);
}

/* What is said of one battalion leaves the other free, whatever is said of that. */
Test(order_raszyn, each_battalion_answers_by_its_own_order)
{
    struct field *f = infantry_leaves();
    order_given(f, "answer au_ir48_1 decline");
    order_given(f, "answer au_ir48_2 fire");
    cr_assert_str_eq(done_now(f), "volley 3009");
    order_given(f, "answer au_ir48_2 decline");
    cr_assert_str_eq(done_now(f), "none");
    order_given(f, "answer au_ir48_1 ask");
    cr_assert_str_eq(done_now(f), "");
}

Test(order_raszyn, fire_in_answer_to_one_question_leaves_others)
{
    struct field *f = infantry_leaves();
    order_given(f, "answer all decline");
    order_given(f, "answer all fire to ASK_CARRE");
    cr_assert_str_eq(done_now(f), "none");
}

/* Here a target is named before those who fire at it. */
Test(order_raszyn, a_chance_limits_fire_and_answers)
{
    struct field *f = infantry_leaves();
    order_given(f, "answer all decline");
    order_given(f, "answer all ask above 100");
    cr_assert_eq(f->orders.n, 2, "each speaks of something else");
    cr_assert_str_eq(done_now(f), "none");
    order_given(f, "answer all ask above 1");
    cr_assert_str_eq(done_now(f), "");
    static const char *const order[] = {"fire pl_2pp_1 at 3108", "fire pl_2pp_1 at will",
                                        "fire all at will"};
    for (size_t i = 0; i < 3; i++)
        for (int above = 1; above <= 100; above += 99) {
            char text[KS_TEXT];
            snprintf(text, sizeof text, "%s above %d", order[i], above);
            f = on_the_field("raszyn/battle",
                             "phase offensive\nside polish\nunit pl_2pp_1 3008 side-E\n"
                             "unit au_ir48_1 3108 side-W left=9\nunit pl_1pp_1 6007\n");
            order_given(f, text);
            cr_expect_str_eq(done_now(f), above == 1 ? "aim 3108" : "", "%s", text);
        }
}

Test(order_raszyn, done_is_over_when_a_shot_comes_up)
{
    static const char range[] =
        "phase offensive\nside polish\n"
        "unit pl_2pp_1 3008 side-E\nunit pl_1pp_1 1007 side-E left=1\n"
        "unit au_ir48_1 3108 side-W left=9\nunit au_ir48_2 1107\n";
    static const char far[] =
        "phase offensive\nside polish\n"
        "unit pl_2pp_1 3008 side-E\nunit pl_1pp_1 1007 side-E left=1\n"
        "unit au_ir48_1 3808 side-W left=9\nunit au_ir48_2 1107\n";
    struct field *f = on_the_field("raszyn/battle", far);
    uint32_t number = order_given(f, "done above 1");
    as_if(f, "raszyn/battle", range);
    cr_assert_str_eq(done_now(f), "");
    cr_assert_eq(ks_orders_find(&f->orders, number)->halt, KS_HALT_CHANCE);
}

/* ---- attacks ---- */

/* It stands before the enemy already: the assault waits for its phase. */
Test(order_raszyn, an_assault_from_where_it_stands_is_not_stopped_by_the_movement_phase)
{
    struct field *f = on_the_field(
        "raszyn/battle", "phase movement\nside polish\nunit pl_3pp_1 2009 side-NE\n"
                         "unit au_ir48_2 2008 side-SW\nunit au_ir48_1 6007\n");
    uint32_t number = order_given(f, "assault pl_3pp_1 2008");
    carried_out(f);
    cr_assert_not_null(ks_orders_find(&f->orders, number));
    cr_assert_eq(ks_orders_find(&f->orders, number)->halt, KS_HALT_NONE);
}

/* Horse goes up to its goal and charges it; a goal that no charge reaches begins none. */
Test(order_raszyn, an_assault_of_horse_is_a_charge)
{
    static const char horse[] = "phase charge\nside austrian\nunit au_kr5 2107 side-E\n"
                                "unit pl_2pp_1 2507 side-W\nunit pl_1pp_1 6007\n";
    struct field *f = on_the_field("raszyn/battle", horse);
    bool declared = false;
    order_given(f, "assault au_kr5 2507");
    for (int i = 0; i < 40 && !declared && f->s.actor == f->side; i++) {
        const char *does = done_now(f);
        cr_assert_str_neq(does, "");
        declared = strcmp(does, "declare 2507") == 0;
        act(f->g, &f->s, does);
        for (struct ks_action a;
             f->s.actor == !f->side && ks_answer(f->g, &f->s, KS_DECLINES, &a);)
            ks_step(f->g, &f->s, a, NULL);
    }
    cr_assert(declared);
    f = on_the_field("raszyn/battle", horse);
    order_given(f, "assault au_kr5 6007");
    cr_assert_str_eq(done_now(f), "");
}
/* ---- marches ---- */

/* It starts in column, forms line where it arrives, and the next does so beside it. */
Test(order_raszyn, two_battalions_form_line_side_by_side)
{
    struct field *f = on_the_field(
        "raszyn/battle", "side austrian\nphase movement\nunit au_ir48_1 3012 side-NE\n"
                         "unit au_ir48_2 3212 side-NE\nunit au_este 2830\n"
                         "unit pl_1pp_1 6007\n");
    order_given(f, "march au_ir48_1 au_ir48_2 3010 as line");
    carried_out(f);
    struct ks_counter a = described(f->g, &f->s, "au_ir48_1");
    struct ks_counter b = described(f->g, &f->s, "au_ir48_2");
    cr_assert(stands(f, "au_ir48_1", "3010"));
    cr_assert_str_eq(a.formation, "line");
    cr_assert_str_eq(b.formation, "line");
    cr_assert_eq(ks_grid_distance(&f->g->map.grid, a.hex, b.hex), 2, "places are kept");
}

Test(order_raszyn, a_line_goes_forward_as_a_line)
{
    struct field *f = on_the_field(
        "raszyn/battle", "side austrian\nphase movement\nunit au_ir48_1 3012 NE line\n"
                         "unit au_este 2830\nunit pl_1pp_1 6007\n");
    order_given(f, "march au_ir48_1 3111 NE as line");
    carried_out(f);
    cr_assert(stands(f, "au_ir48_1", "3111 NE"));
    cr_assert_str_eq(described(f->g, &f->s, "au_ir48_1").formation, "line");
    cr_assert_eq(f->orders.n, 0);
}

/* ---- guns ---- */

#define BATTERY                                                                          \
    "side polish\nphase movement\nunit pl_hb1 3010 side-NE limbered\n"                   \
    "unit pl_poniatowski 2030\nunit au_ir48_1 3005 side-SW left=9\n"                     \
    "unit au_ir48_2 5007\n"

/* Within its half-turn: the battery goes, unlimbers, and fires when its phase comes; it keeps that
 * target in the next turn. */
Test(order_raszyn, a_battery_deploys_and_fires_at_its_target_turn_after_turn)
{
    struct field *f = on_the_field("raszyn/battle", BATTERY);
    uint32_t fire = order_given(f, "fire pl_hb1 at 3005");
    order_given(f, "march pl_hb1 3008 side-NE as unlimbered");
    f->die = 0;
    unsigned shots = 0;
    uint8_t turn = f->s.turn;
    for (int i = 0; i < 400 && f->s.turn <= turn + 1 && ks_actor(&f->s) != KS_NOBODY;
         i++) {
        struct ks_actions list;
        struct ks_action a;
        if (strcmp(done_now(f), "aim 3005") == 0 && ks_actor(&f->s) == KS_SIDE_A)
            shots++;
        if (ks_actor(&f->s) == KS_SIDE_A && f->last.acts)
            a = f->last.action;
        else if (!ks_answer(f->g, &f->s, KS_DECLINES, &a)) {
            ks_legal(f->g, &f->s, &list);
            a = list.v[0];
        }
        cr_assert(ks_apply(f->g, &f->s, a, NULL));
    }
    cr_assert(stands(f, "pl_hb1", "3008"));
    cr_assert_geq(shots, 2);
    cr_assert_not_null(ks_orders_find(&f->orders, fire));
}
