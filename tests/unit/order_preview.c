/* What an order would do, shown before it is given. */
#include <criterion/criterion.h>

#include "game_help.h"
#include "order/ask.h"
#include "order/preview.h"
#include "order_help.h"

static const struct ks_preview *previewed(const struct field *f, const char *text)
{
    static struct ks_preview shown;
    struct ks_order o;
    struct ks_state view;
    char error[KS_TEXT];
    cr_assert(ks_order_parse(f->g, f->side, text, &o, error), "%s", error);
    ks_view(f->g, &f->s, f->side, &view);
    ks_preview(f->g, &view, NULL, &o, &shown);
    return &shown;
}

/* Each piece of a group arrives at its own place, not only the first at the goal. */
Test(order_preview, each_piece_is_told_whether_it_arrives)
{
    struct field *f = on_the_field("raclawice/historical", COLUMN);
    const struct ks_preview *p = previewed(f, "march pl_2pp_1_1 pl_2pp_1_2 0914");
    cr_assert_eq(p->pieces, 2);
    cr_assert(p->piece[0].arrives);
    cr_assert(p->piece[1].arrives);
}

/* ---- shots ---- */

/* Two battalions beside one enemy, a third beside another. */
#define TWO_TARGETS                                                                      \
    "phase offensive\nside polish\nunit pl_2pp_1 3008 side-E\n"                          \
    "unit pl_2pp_2 3109 side-NW\nunit au_ir48_1 3108 side-W left=9\n"                    \
    "unit pl_1pp_1 1008 side-E\nunit au_ir48_3 1108 side-W left=9\n"

/* Where the target is named first and then who fires: the chance is that of all its pieces. */
Test(order_preview, a_shot_at_a_hex_is_that_of_all_pieces_of_the_order)
{
    struct field *f = on_the_field("raszyn/battle", TWO_TARGETS);
    const struct ks_preview *p = previewed(f, "fire pl_2pp_1 at 3108");
    cr_assert_eq(p->shots, 1);
    cr_assert_eq(p->shot[0].unit, piece_by_id(f->g, "pl_2pp_1"));
    cr_assert_eq(p->shot[0].action.hex, at(f->g, "3108"));
    unsigned alone = p->shot[0].chance;
    cr_assert(alone > 0 && alone < 1000, "%u", alone);
    p = previewed(f, "fire pl_2pp_1 pl_2pp_2 at 3108");
    cr_assert_eq(p->shots, 1);
    cr_assert_gt(p->shot[0].chance, alone);
    cr_assert(p->shot[0].chance < 1000);
    p = previewed(f, "fire all at will");
    cr_assert_eq(p->shots, 2);
}

Test(order_preview, no_shot_is_shown_that_is_not_fired)
{
    struct field *f = on_the_field("raszyn/battle", TWO_TARGETS);
    cr_assert_eq(previewed(f, "fire pl_1pp_1 at 3108")->shots, 0, "it is too far away");
    cr_assert_eq(previewed(f, "fire pl_2pp_1 at 3108 above 100")->shots, 0);
    f = on_the_field("raclawice/historical",
                     "turn 3\nphase movement\nactive pl_zajaczek\nunit pl_zajaczek 0812\n"
                     "unit pl_2pp_1_1 0913 S\nunit ru_kozak_1 0914 N\n");
    const struct ks_preview *p = previewed(f, "fire all at will");
    cr_assert_eq(p->shots, 1);
    cr_assert_eq(p->shot[0].unit, piece_by_id(f->g, "pl_2pp_1_1"));
}

/* The odds it comes to are those of the volley, not of naming its target. */
Test(order_preview, the_fight_of_a_fire_order_has_odds)
{
    static const char *const order[] = {"fire pl_2pp_1 at 3108",
                                        "fire pl_2pp_1 pl_2pp_2 at 3108"};
    struct field *f = on_the_field("raszyn/battle", TWO_TARGETS);
    for (size_t i = 0; i < 2; i++) {
        const struct ks_preview *p = previewed(f, order[i]);
        struct ks_odds odds;
        cr_assert(p->fights && p->shots == 1, "%s", order[i]);
        cr_assert(ks_odds(f->g, &p->at, p->attack, &odds), "%s", order[i]);
        cr_assert_eq(ks_ask_effect(f->g, &p->at, p->attack), p->shot[0].chance, "%s",
                     order[i]);
    }
}

/* ---- pieces that enter the map ---- */

Test(order_preview, a_piece_due_to_enter_comes_by_its_entry_hex)
{
    struct field *f = on_the_field("raszyn/battle",
                                   "turn 4\nside austrian\nunit pl_2pp_1 3008 side-NE\n");
    const struct ks_preview *p = previewed(f, "march au_ir30_1 3042");
    cr_assert_eq(p->pieces, 1);
    cr_assert_gt(p->piece[0].steps, 1);
    cr_assert_eq(p->piece[0].path[0], at(f->g, "3044"));
    cr_assert(p->piece[0].arrives);
    order_given(f, "march au_ir30_1 3042");
    carried_out(f);
    cr_assert_eq(p->piece[0].hex, described(f->g, &f->s, "au_ir30_1").hex);
}

/* One that comes later stays off the map, and the rules say why. */
Test(order_preview, a_piece_not_due_yet_is_told_why)
{
    struct field *f = on_the_field("raszyn/battle",
                                   "turn 4\nside austrian\nunit pl_2pp_1 3008 side-NE\n");
    const struct ks_preview *p = previewed(f, "march au_ir37_1 3042");
    cr_assert_eq(p->pieces, 1);
    cr_assert_eq(p->piece[0].hex, KS_NONE);
    cr_assert_eq(p->piece[0].steps, 0);
    cr_assert_neq(p->piece[0].why.code, 0);
    cr_assert_eq(previewed(f, "hold au_ir37_1")->pieces, 0);
}

/* An assault that the rules forbid stops in the preview as it would. */
Test(order_preview, what_refuses_an_assault_is_shown)
{
    struct field *f = on_the_field("maciejowice/battle",
                                   "phase movement\nactive pl_sierakowski\n"
                                   "unit pl_sierakowski 3244\nunit pl_7pp_1_1 3243 N\n"
                                   "unit pl_art_2 3245 N form=limbered\n"
                                   "unit ru_muszb_1_2 3145 N\nunit ru_art_1 3146 N\n");
    const struct ks_preview *p = previewed(f, "assault pl_art_2 3145");
    cr_assert_eq(p->halt, KS_HALT_REFUSED);
    cr_assert_str_eq(ks_event_name(f->g, &p->rule), "LIMBERED_AMONG_ENEMIES");
}
