/* Commanders who ride with their troops: when, and where to. */
#include <criterion/criterion.h>
#include <stdlib.h>

#include "driver/match_orders.h"
#include "game_help.h"
#include "match_help.h"
#include "order_help.h"

/* Both move in the same phase, and so do their commanders. */
#define HALF_TURN                                                                        \
    "phase movement\nside polish\nunit pl_2pp_1 3008 side-E\n"                           \
    "unit pl_poniatowski 2608\nunit pl_rozniecki 2608\n"                                 \
    "unit pl_1sk 2108 side-E\nunit au_ir48_1 6007\n"

Test(order_follow, all_commanders_of_a_half_turn_ride_when_their_player_is_done)
{
    struct field *f = on_the_field(
        "raszyn/battle", "phase movement\nside polish\nunit pl_2pp_1 3008 side-E\n"
                         "unit pl_2pp_2 3109 side-NW\nunit pl_poniatowski 2030\n"
                         "unit pl_rozniecki 2130\nunit pl_1sk 2108 side-E\n"
                         "unit au_ir48_1 6007\n");
    order_given(f, "follow all");
    cr_assert_eq(carried_out(f), 0, "their troops may still go");
    order_given(f, "done");
    carried_out(f);
    cr_assert(!stands(f, "pl_poniatowski", "2030"));
    cr_assert(!stands(f, "pl_rozniecki", "2130"));
}

/* Two commanders of one hex: each to his own troops. */
Test(order_follow, commanders_do_not_take_each_other_along)
{
    struct field *f = on_the_field("raszyn/battle", HALF_TURN);
    order_given(f, "follow pl_poniatowski pl_rozniecki");
    order_given(f, "done");
    carried_out(f);
    struct ks_counter a = described(f->g, &f->s, "pl_poniatowski");
    struct ks_counter b = described(f->g, &f->s, "pl_rozniecki");
    cr_assert_neq(a.hex, b.hex);
}

/* Though the order to follow was given first. */
Test(order_follow, a_commander_rides_to_where_his_troops_have_marched)
{
    struct field *f = on_the_field("raszyn/battle", HALF_TURN);
    order_given(f, "follow pl_rozniecki");
    order_given(f, "march pl_1sk 2107");
    carried_out(f);
    cr_assert(stands(f, "pl_1sk", "2107"));
    cr_assert(stands(f, "pl_rozniecki", "2107"), "nothing is left to wait for");
    cr_assert(stands(f, "pl_poniatowski", "2608"));
}

Test(order_follow, a_commander_does_not_wait_for_troops_that_hold)
{
    struct field *f = on_the_field("raszyn/battle", HALF_TURN);
    order_given(f, "follow all");
    order_given(f, "hold pl_1sk");
    carried_out(f);
    cr_assert(stands(f, "pl_rozniecki", "2108"));
    cr_assert(stands(f, "pl_poniatowski", "2608"));
}

/* Nobody is his own, so that all are: he waits for the last of them, and comes onto the map for it. */
Test(order_follow, a_commander_without_troops_rides_with_the_army)
{
    struct field *f =
        on_the_field("raszyn/battle",
                     "turn 4\nphase movement\nside austrian\nunit au_ir48_1 3038 side-E\n"
                     "unit au_ir48_2 3040 side-E\nunit au_este 2638\n"
                     "unit pl_2pp_1 6007\n");
    order_given(f, "follow all");
    order_given(f, "march au_ir48_1 3039");
    carried_out(f);
    cr_assert(stands(f, "au_ir48_1", "3039"));
    cr_assert(stands(f, "au_este", "2638"), "another may still go");
    order_given(f, "done");
    carried_out(f);
    cr_assert(stands(f, "au_este", "3039") || stands(f, "au_este", "3040"));
    cr_assert_neq(described(f->g, &f->s, "au_mondet").hex, KS_NONE);
}

/* ---- troops that are moved by hand ---- */

static struct ks_match *half_turn(void)
{
    struct field *f = on_the_field("raszyn/battle", HALF_TURN);
    struct ks_dice dice;
    struct ks_match_terms terms = {.player = {ks_player("human"), ks_player("human")}};
    ks_dice_seed(&dice, 7, f->g->scenario);
    struct ks_match *m = ks_match_new(f->g, &f->s, &dice, &terms);
    cr_assert_not_null(m);
    return m;
}

static void command(struct ks_match *m, const char *text)
{
    struct ks_note n = {.order = malloc(sizeof *n.order)};
    char error[KS_TEXT];
    cr_assert_not_null(n.order);
    cr_assert(ks_order_parse(m->game, 0, text, n.order, error), "%s", error);
    cr_assert(ks_match_command(m, &n, 0, NULL));
}

static bool is_at(const struct ks_match *m, const char *id, const char *hex)
{
    return described(m->game, &m->state, id).hex == at(m->game, hex);
}

Test(order_follow, a_commander_rides_after_a_move_by_hand)
{
    struct ks_match *m = half_turn();
    command(m, "follow all");
    must(m, "move pl_1sk");
    must(m, "step pl_1sk 2208");
    cr_assert(is_at(m, "pl_rozniecki", "2608"));
    must(m, "stop");
    cr_assert(is_at(m, "pl_1sk", "2208"));
    cr_assert(is_at(m, "pl_rozniecki", "2208"));
    ks_match_free(m);
}

/* To end the phase by its own action is to be done too. */
Test(order_follow, commanders_ride_before_the_phase_is_ended_by_hand)
{
    struct ks_match *m = half_turn();
    struct ks_action end;
    command(m, "follow all");
    cr_assert(is_at(m, "pl_rozniecki", "2608"));
    cr_assert(ks_answer(m->game, &m->state, KS_DECLINES, &end));
    cr_assert(ks_match_apply(m, end, 0, NULL));
    cr_assert(is_at(m, "pl_rozniecki", "2108"));
    cr_assert(is_at(m, "pl_poniatowski", "3008"));
    cr_assert(!is_legal(m->game, &m->state, "move pl_1sk"), "the phase is over");
    ks_match_free(m);
}
