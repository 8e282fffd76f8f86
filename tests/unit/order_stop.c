/* When an order stops and its player is asked: losses, enemies, turns, chances. */
#include <criterion/criterion.h>
#include <string.h>

#include "game_help.h"
#include "order_help.h"

/* The orders act, or the enemy leaves it at that, until he is asked about one of theirs. */
static void until_the_enemy_is_asked(struct field *f)
{
    for (int i = 0; i < 40 && ks_actor(&f->s) == (enum ks_actor)f->side; i++) {
        cr_assert_str_neq(done_now(f), "");
        cr_assert(ks_apply(f->g, &f->s, f->last.action, NULL));
    }
    cr_assert_eq((int)ks_actor(&f->s), !f->side);
}

/* Dice with which the piece takes a loss and is still on the move; false if there are none. */
static bool is_hurt_on_the_move(struct field *f, ks_unit u, int dice)
{
    struct ks_actions faces;
    struct ks_counter c;
    struct ks_state before = f->s;
    ks_describe(f->g, &f->s, u, &c);
    if (c.lost > 0 && ks_unit_in_hand(&f->s) == u &&
        ks_actor(&f->s) == (enum ks_actor)f->side)
        return true;
    if (dice == 0 || ks_actor(&f->s) != KS_CHANCE)
        return false;
    ks_legal(f->g, &f->s, &faces);
    for (size_t i = faces.n; i-- > 0; f->s = before) {
        ks_step(f->g, &f->s, faces.v[i], NULL);
        if (is_hurt_on_the_move(f, u, dice - 1))
            return true;
    }
    return false;
}

#define UNDER_FIRE                                                                       \
    "phase movement\nside polish\nunit pl_2pp_1 3008 side-E\n"                           \
    "unit pl_1pp_1 2016 side-E\nunit au_ir48_1 3108 side-W left=9\n"                     \
    "unit pl_poniatowski 3008\n"

/* Opportunity fire hits it when it has gone one hex: how it goes on is its player's decision. */
Test(order_stop, a_march_stops_for_a_loss_in_the_middle_of_a_move)
{
    struct field *f = on_the_field("raszyn/battle", UNDER_FIRE);
    ks_unit u = piece_by_id(f->g, "pl_2pp_1");
    uint32_t number = order_given(f, "march pl_2pp_1 3003");
    until_the_enemy_is_asked(f);
    act(f->g, &f->s, "volley 3108");
    cr_assert(is_hurt_on_the_move(f, u, 3));
    struct ks_state hit = f->s;
    cr_assert_eq(carried_out(f), 0);
    cr_assert_eq(f->last.halted, number);
    cr_assert_eq(ks_orders_find(&f->orders, number)->halt, KS_HALT_LOSS);
    cr_assert_eq(ks_unit_in_hand(&f->s), u);
    struct ks_state view;
    ks_view(f->g, &hit, 0, &view);
    ks_orders_resume(&f->orders, f->g, &view, number);
    cr_assert_gt(carried_out(f), 0, "it goes on when it is told to");
}

Test(order_stop, an_assault_is_pressed_home_unless_a_loss_was_named)
{
    static const char *const order[] = {"assault pl_2pp_1 3003",
                                        "assault pl_2pp_1 3003 loss"};
    for (size_t i = 0; i < 2; i++) {
        struct field *f = on_the_field("raszyn/battle", UNDER_FIRE);
        uint32_t number = order_given(f, order[i]);
        until_the_enemy_is_asked(f);
        act(f->g, &f->s, "volley 3108");
        cr_assert(is_hurt_on_the_move(f, piece_by_id(f->g, "pl_2pp_1"), 3));
        bool goes_on = carried_out(f) > 0;
        cr_expect_eq(goes_on, i == 0, "%s", order[i]);
        cr_expect_eq(f->last.halted == number, i == 1);
    }
}

#define TOWARDS_COSSACKS                                                                 \
    "turn 3\nphase movement\nactive pl_zajaczek\nunit pl_zajaczek 0812\n"                \
    "unit pl_2pp_1_1 0913 S\nunit ru_kozak_1 0919 N\n"

/* Six hexes from him; it ends its move as soon as they are four. */
Test(order_stop, a_march_ends_its_move_before_an_enemy)
{
    struct field *f = on_the_field("raclawice/historical", TOWARDS_COSSACKS);
    uint32_t number = order_given(f, "march pl_2pp_1_1 0917 near 4");
    carried_out(f);
    struct ks_counter c = described(f->g, &f->s, "pl_2pp_1_1");
    cr_assert_eq(ks_grid_distance(&f->g->map.grid, c.hex, at(f->g, "0919")), 4);
    cr_assert_eq(ks_orders_find(&f->orders, number)->halt, KS_HALT_NEAR);
}

/* It stops in a hex on its way: that one is behind it, as in the file, when it goes on. */
Test(order_stop, a_hex_on_the_way_is_reached_where_a_march_stops)
{
    struct field *f = on_the_field("raclawice/historical", TOWARDS_COSSACKS);
    uint32_t number = order_given(f, "march pl_2pp_1_1 0917 via 0915 near 4");
    carried_out(f);
    const struct ks_given *given = ks_orders_find(&f->orders, number);
    cr_assert(stands(f, "pl_2pp_1_1", "0915"));
    cr_assert_eq(given->halt, KS_HALT_NEAR);
    cr_assert_eq(given->station[0].passed, 1);
}

/* One enemy in contact does not hide another who comes. */
Test(order_stop, to_hold_notices_a_second_enemy)
{
    static const char contact[] =
        "turn 3\nphase movement\nactive pl_zajaczek\nunit pl_zajaczek 0812\n"
        "unit pl_2pp_1_1 0913 S\nunit ru_kozak_1 0914 N\nunit ru_kozak_2 0922 N\n";
    static const char comes[] =
        "turn 3\nphase movement\nactive pl_zajaczek\nunit pl_zajaczek 0812\n"
        "unit pl_2pp_1_1 0913 S\nunit ru_kozak_1 0914 N\nunit ru_kozak_2 0916 N\n";
    struct field *f = on_the_field("raclawice/historical", contact);
    uint32_t number = order_given(f, "hold all near 4");
    cr_assert_gt(carried_out(f), 0);
    as_if(f, "raclawice/historical", comes);
    carried_out(f);
    cr_assert_eq(f->last.halted, number);
}

Test(order_stop, to_hold_ends_with_the_turn_one_names_and_goes_on_if_told_to)
{
    struct field *f = on_the_field("raclawice/historical", TOWARDS_COSSACKS);
    struct ks_state view;
    uint32_t number = order_given(f, "hold all until 5");
    f->s.turn = 4;
    cr_assert_str_neq(done_now(f), "");
    f->s.turn = 5;
    cr_assert_str_eq(done_now(f), "");
    cr_assert_eq(ks_orders_find(&f->orders, number)->halt, KS_HALT_TURN);
    ks_view(f->g, &f->s, 0, &view);
    ks_orders_resume(&f->orders, f->g, &view, number);
    cr_assert_str_neq(done_now(f), "", "it has been told of that turn");
}

/* ---- done ---- */

/* The same position, with or without a loss, and with an enemy in range or not. */
static bool stays_done(const char *order, const char *before, const char *after)
{
    struct field *f = on_the_field("raclawice/historical", before);
    uint32_t number = order_given(f, order);
    as_if(f, "raclawice/historical", after);
    done_now(f);
    cr_assert_eq(f->last.acts, f->last.halted != number);
    return f->last.acts;
}

#define ZAJACZEK "turn 3\nphase movement\nactive pl_zajaczek\nunit pl_zajaczek 0812\n"
#define WHOLE    ZAJACZEK "unit pl_2pp_1_1 0913 S\nunit ru_kozak_1 0925 N\n"
#define HURT     ZAJACZEK "unit pl_2pp_1_1 0913 S lost=1\nunit ru_kozak_1 0925 N\n"
#define IN_RANGE ZAJACZEK "unit pl_2pp_1_1 0913 S\nunit ru_kozak_1 0914 N\n"

Test(order_stop, done_is_over_after_a_loss_if_that_was_said)
{
    cr_assert(stays_done("done loss", WHOLE, WHOLE));
    cr_assert(!stays_done("done loss", WHOLE, HURT));
    cr_assert(stays_done("done", WHOLE, HURT));
    cr_assert(stays_done("done loss", HURT, HURT), "that was so before");
}

Test(order_stop, done_is_over_when_a_shot_comes_up_that_is_good_enough)
{
    cr_assert(stays_done("done above 10", WHOLE, WHOLE));
    cr_assert(!stays_done("done above 10", WHOLE, IN_RANGE));
    cr_assert(stays_done("done above 100", WHOLE, IN_RANGE));
    cr_assert(stays_done("done above 10", IN_RANGE, IN_RANGE), "that was so before");
}

/* ---- conditions that must be new ---- */

#define WATCHED(first, second)                                                           \
    ZAJACZEK "unit pl_2pp_1_1 0913 S\nunit pl_2pp_1_2 0512 S\nunit ru_kozak_1 " first    \
             " N\nunit ru_kozak_2 " second " N\n"

/* As they come and go; the march may not move meanwhile. */
static enum ks_halt halt_after(const char *order, const char *const *position, size_t n)
{
    struct field *f = on_the_field("raclawice/historical", position[0]);
    uint32_t number = order_given(f, order);
    for (size_t i = 1; i < n; i++) {
        as_if(f, "raclawice/historical", position[i]);
        done_now(f);
    }
    struct ks_given *given = ks_orders_find(&f->orders, number);
    cr_assert_not_null(given);
    return ks_given_halt(given, piece_by_id(f->g, "pl_2pp_1_1"));
}

Test(order_stop, one_known_enemy_does_not_hide_another_from_a_march)
{
    static const char *const comes[] = {WATCHED("0915", "0925"), WATCHED("0915", "0917")};
    static const char *const stays[] = {WATCHED("0915", "0925"), WATCHED("0915", "0925")};
    cr_assert_eq(halt_after("march pl_2pp_1_1 0920 near 4", comes, 2), KS_HALT_NEAR);
    cr_assert_neq(halt_after("march pl_2pp_1_1 0920 near 4", stays, 2), KS_HALT_NEAR);
}

Test(order_stop, an_enemy_who_has_gone_is_new_when_he_comes_back)
{
    static const char *const back[] = {WATCHED("0916", "2520"), WATCHED("0925", "2520"),
                                       WATCHED("0916", "2520")};
    cr_assert_eq(halt_after("hold all near 4", back, 3), KS_HALT_NEAR);
    cr_assert_eq(halt_after("march pl_2pp_1_1 0920 near 4", back, 3), KS_HALT_NEAR);
}

/* A loss stops the piece that has taken it, whether the order names losses or not. */
Test(order_stop, a_march_that_names_losses_stops_one_by_one_too)
{
    struct field *f = on_the_field("raclawice/historical", COLUMN);
    uint32_t number = order_given(f, "march pl_2pp_1_1 pl_2pp_1_2 0920 loss");
    as_if(f, "raclawice/historical",
          "turn 3\nphase movement\nactive pl_zajaczek\nunit pl_zajaczek 0812\n"
          "unit pl_2pp_1_1 0913 S\nunit pl_2pp_1_2 0912 S lost=1\nunit ru_kozak_1 2520 "
          "N\n");
    struct ks_given *given = ks_orders_find(&f->orders, number);
    cr_assert_gt(carried_out(f), 0);
    cr_assert(!stands(f, "pl_2pp_1_1", "0913"));
    cr_assert(stands(f, "pl_2pp_1_2", "0912"));
    cr_assert_eq(given->halt, KS_HALT_NONE);
    cr_assert_eq(ks_given_halt(given, piece_by_id(f->g, "pl_2pp_1_2")), KS_HALT_LOSS);
}

/* It stays behind where its stack goes on. */
Test(order_stop, a_piece_that_has_stopped_is_not_taken_along)
{
    struct field *f = on_the_field("raclawice/historical", ZAJACZEK
                                   "unit pl_2pp_1_1 0913 S\n"
                                   "unit pl_2pp_1_2 0913 S\nunit ru_kozak_1 2520 N\n");
    order_given(f, "march pl_2pp_1_1 pl_2pp_1_2 0915");
    as_if(f, "raclawice/historical",
          ZAJACZEK "unit pl_2pp_1_1 0913 S\n"
                   "unit pl_2pp_1_2 0913 S lost=1\nunit ru_kozak_1 2520 N\n");
    carried_out(f);
    cr_assert(stands(f, "pl_2pp_1_1", "0915"));
    cr_assert(stands(f, "pl_2pp_1_2", "0913"));
}

/* One who has stopped on the way of another does not stop him. */
Test(order_stop, a_march_passes_one_of_its_own_that_has_stopped)
{
    struct field *f = on_the_field("raclawice/historical", COLUMN);
    order_given(f, "march pl_2pp_1_2 pl_2pp_1_1 0914");
    as_if(f, "raclawice/historical",
          ZAJACZEK "unit pl_2pp_1_1 0913 S lost=1\n"
                   "unit pl_2pp_1_2 0912 S\nunit ru_kozak_1 2520 N\n");
    carried_out(f);
    cr_assert(stands(f, "pl_2pp_1_1", "0913"));
    cr_assert(stands(f, "pl_2pp_1_2", "0914"));
}

/* Who holds is not asked for; who waits for his player is. */
Test(order_stop, a_march_that_has_stopped_is_not_hidden_by_those_who_hold)
{
    struct field *f = on_the_field("raclawice/historical", COLUMN);
    order_given(f, "hold all");
    uint32_t number = order_given(f, "march pl_2pp_1_1 0920");
    as_if(f, "raclawice/historical",
          ZAJACZEK "unit pl_2pp_1_1 0913 S lost=1\n"
                   "unit pl_2pp_1_2 0912 S\nunit ru_kozak_1 2520 N\n");
    cr_assert_str_eq(done_now(f), "");
    cr_assert_eq(ks_orders_find(&f->orders, number)->halt, KS_HALT_LOSS);
    ks_orders_drop(&f->orders, number);
    cr_assert_str_neq(done_now(f), "");
}

Test(order_stop, done_that_has_stopped_is_over_with_its_impulse)
{
    struct field *f = on_the_field("raclawice/historical", WHOLE);
    order_given(f, "done loss");
    as_if(f, "raclawice/historical", HURT);
    done_now(f);
    cr_assert_eq(f->orders.n, 1);
    f->s.turn++;
    done_now(f);
    cr_assert_eq(f->orders.n, 0);
}

/* ---- done before one's time ---- */

/* The enemy acts: its player says that he is done with what comes. */
#define ENEMY_ACTS                                                                       \
    "turn 3\nphase movement\nactive ru_a_denisow\nunit ru_a_denisow 0925\n"              \
    "unit ru_kozak_1 0924 N\nunit pl_zajaczek 0812\nunit pl_2pp_1_1 0913 S\n"
#define MADALINSKI                                                                       \
    "turn 3\nphase movement\nactive pl_madalinski\nunit pl_madalinski 0812\n"            \
    "unit pl_zajaczek 0812\nunit pl_4psp_1 0913 S\nunit ru_kozak_1 0925 N\n"

Test(order_stop, done_given_while_the_enemy_acts_is_for_the_next_activation)
{
    struct field *f = on_the_field("raclawice/historical", ENEMY_ACTS);
    cr_assert_eq(f->side, 1);
    f->side = 0;
    order_given(f, "done");
    as_if(f, "raclawice/historical", WHOLE);
    cr_assert_str_eq(done_now(f), "stop");
    cr_assert_eq(f->orders.n, 1);
    as_if(f, "raclawice/historical", MADALINSKI);
    cr_assert_str_eq(done_now(f), "");
    cr_assert_eq(f->orders.n, 0, "and for no other");
}

/* His own shots while the enemy acts are not what he speaks of, if that is another activation. */
Test(order_stop, done_for_the_next_activation_leaves_another_of_the_enemy_to_its_player)
{
    static const char between[] =
        "turn 3\nphase movement\nactive ru_tormasow\nunit ru_tormasow 0925\n"
        "unit ru_kozak_1 0914 N\nunit pl_zajaczek 0812\nunit pl_2pp_1_1 0913 S\n";
    struct field *f = on_the_field("raclawice/historical", ENEMY_ACTS);
    f->side = 0;
    order_given(f, "done");
    as_if(f, "raclawice/historical", between);
    cr_assert_eq((int)ks_actor(&f->s), 0, "fire or pass");
    cr_assert_str_eq(done_now(f), "");
    as_if(f, "raclawice/historical", WHOLE);
    cr_assert_str_eq(done_now(f), "stop");
}

/* What has come up meanwhile stops it. */
Test(order_stop, done_for_the_next_activation_is_over_when_something_has_come_up)
{
    static const char *const order[] = {"done near 4", "done above 10", "done loss"};
    static const char *const then[] = {IN_RANGE, IN_RANGE, HURT};
    for (size_t i = 0; i < 3; i++) {
        struct field *f = on_the_field("raclawice/historical", ENEMY_ACTS);
        f->side = 0;
        uint32_t number = order_given(f, order[i]);
        as_if(f, "raclawice/historical", then[i]);
        cr_expect_str_eq(done_now(f), "", "%s", order[i]);
        cr_expect_eq(f->last.halted, number, "%s", order[i]);
    }
}

/* In a half-turn it is for the next phase in which the side has something to do. */
Test(order_stop, done_given_in_the_enemy_s_half_turn_is_for_one_s_next_phase)
{
    struct field *f = on_the_field(
        "raszyn/battle", "phase movement\nside austrian\nunit pl_2pp_1 3008 side-E\n"
                         "unit au_ir48_1 3108 side-W\nunit au_este 4008\n");
    f->side = 0;
    order_given(f, "done");
    as_if(f, "raszyn/battle",
          "phase defensive\nside austrian\nunit pl_2pp_1 3008 side-E\n"
          "unit au_ir48_1 3108 side-W\nunit au_este 4008\n");
    cr_assert_eq((int)ks_actor(&f->s), 0);
    done_now(f);
    cr_assert(f->last.acts);
    cr_assert_eq(ks_action_role(f->g, f->last.action), KS_DECLINES);
    as_if(f, "raszyn/battle",
          "phase movement\nside polish\nunit pl_2pp_1 3008 side-E\n"
          "unit au_ir48_1 3108 side-W\nunit au_este 4008\n");
    cr_assert_str_eq(done_now(f), "");
}

/* One that was hurt before has left the order: what the others lose afterwards still counts. */
Test(order_stop, losses_leave_with_their_pieces)
{
    struct field *f = on_the_field(
        "raclawice/historical", "turn 3\nphase movement\nactive pl_zajaczek\n"
                                "unit pl_zajaczek 0812\nunit pl_2pp_1_1 0913 S lost=1\n"
                                "unit pl_2pp_1_2 0912 S\nunit ru_kozak_1 2520 N\n");
    uint32_t number = order_given(f, "hold pl_2pp_1_1 pl_2pp_1_2 loss");
    order_given(f, "march pl_2pp_1_1 0915");
    carried_out(f);
    cr_assert_eq(ks_orders_find(&f->orders, number)->halt, KS_HALT_NONE);
    as_if(f, "raclawice/historical",
          "turn 3\nphase movement\nactive pl_zajaczek\nunit pl_zajaczek 0812\n"
          "unit pl_2pp_1_1 0915 S lost=1\nunit pl_2pp_1_2 0912 S lost=1\n"
          "unit ru_kozak_1 2520 N\n");
    carried_out(f);
    cr_assert_eq(ks_orders_find(&f->orders, number)->halt, KS_HALT_LOSS);
}

#define COSSACK_IN(hex)                                                                  \
    "turn 3\nphase movement\nactive pl_zajaczek\nunit pl_zajaczek 0812\n"                \
    "unit pl_2pp_1_1 0913 S\nunit ru_kozak_1 " hex " N\n"

Test(order_stop, fire_stops_when_nobody_is_left_to_fire_at)
{
    struct field *f = on_the_field("raclawice/historical", COSSACK_IN("0915"));
    struct ks_state view;
    uint32_t number = order_given(f, "fire pl_2pp_1_1 at 0915");
    cr_assert_str_neq(done_now(f), "", "it fires");
    as_if(f, "raclawice/historical", COSSACK_IN("0917"));
    cr_assert_str_eq(done_now(f), "");
    cr_assert_eq(f->last.halted, number);
    cr_assert_eq(ks_orders_find(&f->orders, number)->halt, KS_HALT_GONE);
    ks_view(f->g, &f->s, f->side, &view);
    ks_orders_resume(&f->orders, f->g, &view, number);
    cr_assert_str_eq(done_now(f), "", "told to go on, it waits for others");
    cr_assert_eq(ks_orders_find(&f->orders, number)->halt, KS_HALT_NONE);
    as_if(f, "raclawice/historical", COSSACK_IN("0915"));
    cr_assert_str_neq(done_now(f), "", "and fires at them");
}
