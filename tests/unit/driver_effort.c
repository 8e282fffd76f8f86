/* Games played by orders, as they are counted. */
#include <criterion/criterion.h>
#include <string.h>

#include "data_help.h"
#include "driver/effort.h"

struct tally {
    const struct ks_game *g;
    unsigned marches, by_hand; /* a line begun, a step made by hand */
};

static void count(void *context, const struct ks_effort_order *given)
{
    struct tally *t = context;
    const struct ks_order *o = given->order;
    char text[KS_TEXT];
    t->marches += o->kind == KS_ORDER_MARCH;
    if (o->kind != KS_ORDER_ACT)
        return;
    cr_assert(ks_action_text(t->g, o->action, text, sizeof text));
    t->by_hand += strncmp(text, "line ", 5) == 0 || strncmp(text, "step ", 5) == 0;
}

/* Whatever begins as a move of a line is ordered as a march of those who go. */
Test(driver_effort, a_line_is_not_moved_by_hand)
{
    struct tally t = {.g = load("szczekociny/wywla", "")};
    for (uint32_t game = 0; game < 6; game++) {
        struct ks_effort e = {0};
        cr_assert(ks_effort_play(t.g, 1, game, NULL, count, &t, &e));
        cr_assert(e.finished);
    }
    cr_expect_gt(t.marches, 60);
    cr_expect_eq(t.by_hand, 0, "%u by hand, %u marches", t.by_hand, t.marches);
}
