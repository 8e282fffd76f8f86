/* Marches of one piece, of a stack, and of several stacks together. */
#include <criterion/criterion.h>
#include <stdio.h>

#include "game_help.h"
#include "order/ask.h"
#include "order_help.h"

Test(order_march, several_hexes_keep_their_places_and_the_foremost_goes_first)
{
    struct field *f = on_the_field("raclawice/historical", COLUMN);
    order_given(f, "march pl_2pp_1_2 pl_2pp_1_1 0913");
    cr_assert_gt(carried_out(f), 3);
    cr_assert(stands(f, "pl_2pp_1_2", "0913"));
    cr_assert_eq(described(f->g, &f->s, "pl_2pp_1_1").hex,
                 ks_moved_along(&f->g->map.grid, at(f->g, "0913"), at(f->g, "0912"),
                                at(f->g, "0913")));
}

Test(order_march, a_stack_goes_to_one_hex)
{
    struct field *f = on_the_field(
        "raclawice/historical",
        "turn 3\nphase movement\nactive pl_zajaczek\nunit pl_zajaczek 0812\n"
        "unit pl_2pp_1_1 0913 S\nunit pl_2pp_1_2 0913 S\nunit ru_kozak_1 2520 N\n");
    order_given(f, "march pl_2pp_1_1 pl_2pp_1_2 0915");
    carried_out(f);
    cr_assert(stands(f, "pl_2pp_1_1", "0915"));
    cr_assert(stands(f, "pl_2pp_1_2", "0915"));
}

Test(order_march, a_row_forms_up_at_right_angles_to_the_final_facing)
{
    struct field *f = on_the_field("raclawice/historical", COLUMN);
    order_given(f, "march pl_2pp_1_1 pl_2pp_1_2 0914 S row");
    carried_out(f);
    struct ks_counter a = described(f->g, &f->s, "pl_2pp_1_1");
    struct ks_counter b = described(f->g, &f->s, "pl_2pp_1_2");
    cr_assert(stands(f, "pl_2pp_1_1", "0914 S"));
    cr_assert_eq(ks_grid_row(&f->g->map.grid, a.hex),
                 ks_grid_row(&f->g->map.grid, b.hex));
    cr_assert_eq(ks_grid_distance(&f->g->map.grid, a.hex, b.hex), 1);
    cr_assert_eq(a.facing, b.facing);
}

/* Two stacks side by side could move as a line: that would take along whoever stands in it. */
#define SIDE_BY_SIDE                                                                     \
    "turn 3\nphase movement\nactive pl_zajaczek\nunit pl_zajaczek 0812\n"                \
    "unit pl_2pp_1_1 0913 S\nunit pl_2pp_1_2 0913 S\nunit pl_2pp_1_3 1013 S\n"           \
    "unit pl_2pp_1_4 1013 S\nunit pl_3pp_1_1 0813 S\nunit ru_kozak_1 2520 N\n"

Test(order_march, nobody_goes_along_who_is_not_under_the_order)
{
    struct field *f = on_the_field("raclawice/historical", SIDE_BY_SIDE);
    bool line = false;
    struct ks_actions list;
    ks_legal(f->g, &f->s, &list);
    for (size_t i = 0; i < list.n; i++)
        line |= ks_action_role(f->g, list.v[i]) == KS_LEADS;
    cr_assert(line, "they could");
    order_given(f, "march pl_2pp_1_1 pl_2pp_1_2 0915 S");
    carried_out(f);
    cr_expect(stands(f, "pl_2pp_1_1", "0915 S"));
    cr_expect(stands(f, "pl_2pp_1_2", "0915 S"));
    cr_expect(stands(f, "pl_2pp_1_3", "1013 S"));
    cr_expect(stands(f, "pl_2pp_1_4", "1013 S"));
    cr_expect(stands(f, "pl_3pp_1_1", "0813 S"));
}

Test(order_march, a_line_under_one_order_keeps_its_shape)
{
    struct field *f = on_the_field("raclawice/historical", SIDE_BY_SIDE);
    order_given(f, "march pl_2pp_1_1 pl_2pp_1_2 pl_2pp_1_3 pl_2pp_1_4 pl_3pp_1_1 0915 S");
    carried_out(f);
    cr_expect(stands(f, "pl_2pp_1_2", "0915 S"));
    cr_expect(stands(f, "pl_2pp_1_4", "1015 S"));
    cr_expect(stands(f, "pl_3pp_1_1", "0815 S"));
}

/* Guns know no square: the order says so when its piece has come to its goal and moves again. */
Test(order_march, a_piece_that_cannot_form_as_ordered_stops_on_its_goal)
{
    struct field *f = on_the_field("raclawice/historical",
                                   "turn 3\nphase movement\nactive pl_zajaczek\n"
                                   "unit pl_zajaczek 0812\nunit pl_art_1 0913 S\n"
                                   "unit ru_kozak_1 2520 N\n");
    uint32_t number = order_given(f, "march pl_art_1 0913 as square");
    carried_out(f);
    cr_assert_eq(f->last.halted, number);
    cr_assert_eq(ks_orders_find(&f->orders, number)->halt, KS_HALT_FORM);
}

/* The place of the second lies off the map; the first goes. */
Test(order_march, one_who_cannot_go_says_why_and_the_others_go)
{
    struct field *f = on_the_field(
        "raclawice/historical",
        "turn 3\nphase movement\nactive pl_zajaczek\nunit pl_zajaczek 0212\n"
        "unit pl_2pp_1_1 0213 S\nunit pl_2pp_1_2 0113 S\nunit ru_kozak_1 2520 N\n");
    uint32_t number = order_given(f, "march pl_2pp_1_1 pl_2pp_1_2 0114");
    carried_out(f);
    cr_assert(stands(f, "pl_2pp_1_1", "0114"));
    cr_assert(stands(f, "pl_2pp_1_2", "0113"));
    struct ks_given *given = ks_orders_find(&f->orders, number);
    cr_assert_not_null(given);
    cr_assert_eq(ks_given_halt(given, piece_by_id(f->g, "pl_2pp_1_2")), KS_HALT_OFF_MAP);
    cr_assert_eq(f->last.halted, number);
}

/* An enemy stands on the place of one battalion. */
#define RASZYN                                                                           \
    "side austrian\nphase movement\nunit au_ir48_1 3012 side-NE\n"                       \
    "unit au_ir48_2 2812 side-NE\nunit au_este 2830\nunit pl_2pp_1 3010 side-SW\n"       \
    "unit pl_1pp_1 6007\n"

Test(order_march, a_blocked_battalion_at_raszyn_stops_alone)
{
    struct field *f = on_the_field("raszyn/battle", RASZYN);
    uint32_t number = order_given(f, "march au_ir48_2 au_ir48_1 2810");
    carried_out(f);
    cr_assert(stands(f, "au_ir48_2", "2810"));
    cr_assert(!stands(f, "au_ir48_1", "3010"));
    struct ks_given *given = ks_orders_find(&f->orders, number);
    cr_assert_not_null(given);
    cr_assert_eq(given->order.pieces, 1);
}

Test(order_march, way_points_are_passed)
{
    struct field *f = on_the_field("raclawice/historical", COLUMN);
    bool passed = false;
    order_given(f, "march pl_2pp_1_1 0915 via 1014");
    for (int i = 0; i < 40 && !passed && done_now(f)[0] != '\0'; i++) {
        cr_assert(ks_apply(f->g, &f->s, f->last.action, NULL));
        passed = stands(f, "pl_2pp_1_1", "1014");
    }
    cr_assert(passed);
}

Test(order_march, the_formation_is_changed_on_the_way)
{
    struct field *f = on_the_field(
        "raszyn/battle", "side austrian\nphase movement\nunit au_ir48_1 3012 side-NE\n"
                         "unit au_este 2830\nunit pl_1pp_1 6007\n");
    order_given(f, "march au_ir48_1 3011 as line");
    carried_out(f);
    struct ks_counter c = described(f->g, &f->s, "au_ir48_1");
    cr_assert_eq(c.hex, at(f->g, "3011"));
    cr_assert_str_eq(c.formation, "line");
}

/* The die lets the horse battery limber; it goes and unlimbers by the same order. */
Test(order_march, guns_limber_and_go_and_deploy)
{
    struct field *f =
        on_the_field("raszyn/battle",
                     "side polish\nphase movement\nunit pl_hb1 3010 side-NE unlimbered\n"
                     "unit pl_poniatowski 2030\nunit au_ir48_1 6007\n");
    f->die = 5;
    order_given(f, "march pl_hb1 3006 side-NE as unlimbered");
    int n = carried_out(f);
    struct ks_counter c = described(f->g, &f->s, "pl_hb1");
    cr_assert_gt(n, 3);
    cr_assert_eq(c.hex, at(f->g, "3006"));
    cr_assert_str_eq(c.formation, "unlimbered");
}

/* ---- enemies on the way ---- */

/* The goal was free when the order was given; some rules attack by entering a hex. */
Test(order_march, a_march_does_not_become_an_attack)
{
    static const char taken[] =
        "turn 3\nphase movement\nactive pl_zajaczek\nunit pl_zajaczek 0812\n"
        "unit pl_2pp_1_1 0913 S\nunit ru_kozak_1 0914 N\n";
    struct field *f = on_the_field("raclawice/historical", COLUMN);
    uint32_t number = order_given(f, "march pl_2pp_1_1 0914");
    as_if(f, "raclawice/historical", taken);
    carried_out(f);
    cr_assert(stands(f, "pl_2pp_1_1", "0913"));
    cr_assert_eq(f->last.halted, number);
    cr_assert_eq(ks_orders_find(&f->orders, number)->halt, KS_HALT_NO_WAY);
    f = on_the_field("raclawice/historical", taken);
    order_given(f, "march pl_2pp_1_1 0914");
    carried_out(f);
    cr_assert(stands(f, "pl_2pp_1_1", "0914"), "here the player has seen him");
}

/* Horse near the way, in all its facings: it is never asked more often on a safe way, and
 * sometimes less. */
Test(order_march, a_safe_way_is_one_with_fewer_answers)
{
    static const char *const where[] = {"0915", "1015", "0916"};
    int fewer = 0;
    for (size_t i = 0; i < 18; i++) {
        char position[KS_TEXT];
        struct ks_way cheap, safe;
        snprintf(position, sizeof position,
                 "turn 3\nphase movement\nactive pl_zajaczek\nunit pl_zajaczek 0812\n"
                 "unit pl_2pp_1_1 0913 S\nunit ru_woroneski_1 %s %s\n",
                 where[i / 6], ks_facing_name((int)(i % 6)));
        struct field *f = on_the_field("raclawice/historical", position);
        ks_unit u = piece_by_id(f->g, "pl_2pp_1_1");
        struct ks_way_to to = {.hex = at(f->g, "0920"), .facing = -1, .formation = ""};
        if (!ks_way_find(f->g, &f->s, u, &to, &cheap))
            continue;
        to.safely = true;
        if (!ks_way_find(f->g, &f->s, u, &to, &safe))
            continue;
        cr_expect_leq(safe.answers, cheap.answers, "%s", position);
        fewer += safe.answers < cheap.answers;
    }
    cr_assert_gt(fewer, 0);
}

/* It may go, only not where it is sent: that it sees no target is not why. */
Test(order_march, a_march_is_not_refused_for_a_reason_of_fire)
{
    struct field *f = on_the_field(
        "raclawice/historical",
        "turn 3\nphase movement\nactive pl_zajaczek\nunit pl_zajaczek 0812\n"
        "unit pl_2pp_1_1 0913 S\nunit pl_2pp_1_2 0912 S\nunit ru_kozak_1 0915 N\n");
    ks_unit behind = piece_by_id(f->g, "pl_2pp_1_2");
    cr_assert(is_legal(f->g, &f->s, "fire pl_2pp_1_1 0915"));
    cr_assert_neq(ks_ask_piece(f->g, &f->s, behind).code, 0);
    cr_assert_eq(ks_ask_move(f->g, &f->s, behind).code, 0);
    ks_unit enemy = piece_by_id(f->g, "ru_kozak_1");
    cr_assert_neq(ks_ask_move(f->g, &f->s, enemy).code, 0);
}
