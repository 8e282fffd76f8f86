/* What a program learns of the chits: out of the text of a state. */
#include <criterion/criterion.h>

#include "wire/chits.h"

static struct ks_game *three_armies(void)
{
    static struct ks_game g = {.side = {"polish", "allied"}, .pieces = 4};
    static const char *const army[] = {"polish", "prussian", "russian", "prussian"};
    for (ks_unit u = 0; u < 4; u++) {
        g.piece[u].side = u > 0;
        snprintf(g.piece[u].army, sizeof g.piece[u].army, "%s", army[u]);
    }
    return &g;
}

static json_int_t unknown(const json_t *out, const char *side)
{
    return json_integer_value(json_object_get(json_object_get(out, "unknown"), side));
}

/* [3.3b] The armies of a side choose apart; the other side knows how many chits they have. */
Test(cli_chits, unknown_chits_of_all_armies_of_a_side)
{
    json_t *out = json_object();
    ks_chits_add(out, three_armies(),
                 "turn 3\nunknown polish 2\nunknown prussian 4\nunknown russian 1\n"
                 "phase none\npool pl_a pl_b\n");
    cr_assert_eq(unknown(out, "polish"), 2);
    cr_assert_eq(unknown(out, "allied"), 5);
    cr_assert_eq(json_array_size(json_object_get(out, "pool")), 2);
    json_decref(out);
}
