/* What is left worth doing at a decision, as the table is told. */
#include <criterion/criterion.h>

#include "base/text.h"
#include "order_help.h"
#include "wire/orders.h"

/* The ids of a list, with spaces between. */
static const char *ids(const json_t *list)
{
    static char text[KS_TEXT];
    struct ks_writer w = ks_writer(text, sizeof text);
    for (size_t i = 0; i < json_array_size(list); i++)
        ks_put_word(&w, json_string_value(json_array_get(list, i)));
    return text;
}

/* Where a target is named first, those that bear on one are left too. */
Test(wire_orders, firers_that_are_named_after_their_target_are_left)
{
    static struct ks_match m;
    struct field *f =
        on_the_field("raszyn/battle",
                     "phase offensive\nside polish\nunit pl_2pp_1 3008 side-E\n"
                     "unit pl_2pp_2 3109 side-NW\nunit au_ir48_1 3108 side-W left=9\n"
                     "unit pl_1pp_1 1008 side-E\n"
                     "unit au_ir48_3 1108 side-W left=9\nunit pl_3pp_1 2010 side-E\n");
    m.game = f->g;
    ks_copy(f->g, &m.state, &f->s);
    json_t *left = ks_orders_left(&m, f->side);
    cr_assert_str_eq(ids(json_object_get(left, "fire")), " pl_1pp_1 pl_2pp_1 pl_2pp_2");
    json_decref(left);
}
