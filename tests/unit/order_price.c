/* What an order costs a hand at the table; tests/web/effort.test.mjs does the same with the mouse. */
#include <criterion/criterion.h>

#include "game_help.h"
#include "order/price.h"
#include "order_help.h"

static unsigned price(const struct field *f, const char *text)
{
    struct ks_order o;
    struct ks_state view;
    char error[KS_TEXT];

    cr_assert(ks_order_parse(f->g, f->side, text, &o, error), "%s: %s", text, error);
    ks_view(f->g, &f->s, f->side, &view);
    return ks_order_price(f->g, &view, &o);
}

Test(order_price, a_piece_among_others_is_taken_first_one_in_the_hand_is_not)
{
    struct field *f = on_the_field("raclawice/historical", COLUMN);
    struct ks_action move;
    cr_assert_eq(price(f, "act move pl_2pp_1_1"), 2);
    cr_assert_eq(price(f, "act move pl_2pp_1_1 always"), 3);
    cr_assert_eq(price(f, "done"), 1);
    cr_assert(ks_action_parse(f->g, "move pl_2pp_1_1", &move));
    cr_assert(ks_apply(f->g, &f->s, move, NULL));
    cr_assert_eq(price(f, "act step pl_2pp_1_1 0914"), 1);
    cr_assert_eq(price(f, "act stop"), 1);
}

Test(order_price, a_commander_is_placed_by_one_click)
{
    struct field *f = on_the_field("raclawice/historical", COLUMN);
    ks_setup(f->g, &f->s);
    f->side = (int)ks_actor(&f->s);
    cr_assert_eq(price(f, "act place pl_zajaczek 1711"), 1);
}

Test(order_price, a_march_costs_the_same_wherever_it_ends)
{
    struct field *f = on_the_field("raclawice/historical", COLUMN);
    cr_assert_eq(price(f, "march pl_2pp_1_1 0915"), 2);
    cr_assert_eq(price(f, "march pl_2pp_1_1 2520"), 2, "into the enemy's hex");
    cr_assert_eq(price(f, "assault pl_2pp_1_1 2520"), 2);
    cr_assert_eq(price(f, "march pl_2pp_1_1 0915 S near 3"), 4);
}
