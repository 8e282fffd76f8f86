/* What an order would do, shown before it is given. */
#include <criterion/criterion.h>
#include <stdio.h>

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

Test(order_preview, what_cannot_be_given_is_not_shown)
{
    struct field *f = on_the_field("raclawice/historical", COLUMN);
    static struct ks_preview p;
    struct ks_orders full = {0};
    struct ks_state view;
    struct ks_order o = ks_order(KS_ORDER_MARCH, f->side);
    ks_view(f->g, &f->s, f->side, &view);
    o.goal = at(f->g, "0915");
    ks_order_add(&o, piece_by_id(f->g, "pl_2pp_1_1"));
    cr_assert(ks_preview(f->g, &view, &full, &o, &p));
    for (full.n = 0; full.n < KS_ORDERS; full.n++)
        full.v[full.n] = (struct ks_given){.order = ks_order(KS_ORDER_DONE, f->side),
                                           .number = full.n + 1u};
    cr_assert_not(ks_preview(f->g, &view, &full, &o, &p), "the book is full");
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

/* Why a piece cannot fire, by name, with its paragraph. */
static void assert_silent(const struct field *f, const char *order, const char *rule,
                          const char *paragraph)
{
    const struct ks_preview *p = previewed(f, order);
    cr_assert_eq(p->shots, 0, "%s", order);
    cr_assert_eq(p->pieces, 1, "%s", order);
    cr_assert_neq(p->piece[0].why.code, 0, "%s: %s", order, rule);
    cr_expect_str_eq(ks_event_name(f->g, &p->piece[0].why), rule);
    cr_expect_str_eq(ks_event_paragraph(f->g, &p->piece[0].why), paragraph);
}

#define FAR_AND_NEAR                                                                     \
    "turn 3\nphase movement\nactive pl_zajaczek\nunit pl_zajaczek 0812\n"                \
    "unit pl_2pp_1_1 0913 S\nunit pl_art_1 0911 S\nunit pl_kos_1 1012 S\n"               \
    "unit ru_kozak_1 0914 N\nunit ru_kozak_2 2520 N\nunit ru_kozak_3 0909 N\n"

Test(order_preview, a_piece_that_cannot_fire_is_told_why)
{
    struct field *f = on_the_field("raclawice/historical", FAR_AND_NEAR);
    assert_silent(f, "fire pl_2pp_1_1 at 2520", "OUT_OF_RANGE", "10.8a");
    assert_silent(f, "fire pl_2pp_1_1 at 0915", "NO_ENEMY_THERE", "10.3");
    assert_silent(f, "fire pl_art_1 at 2520", "OUT_OF_RANGE_GUNS", "10.8c");
    assert_silent(f, "fire pl_art_1 at 0909", "NOT_IN_FIELD_OF_FIRE", "10.2a");
    assert_silent(f, "fire pl_zajaczek at 0914", "NO_RIFLES", "10.0");
    f = on_the_field("raszyn/battle", TWO_TARGETS);
    assert_silent(f, "fire pl_1pp_1 at 3108", "OUT_OF_RANGE", "LB-2.9-6");
    assert_silent(f, "fire pl_1pp_1 at 3009", "NO_TARGET_THERE", "LB-2.9-1");
}

/* The others of the order fire: each is told for itself. */
Test(order_preview, only_those_that_cannot_fire_are_told_so)
{
    struct field *f = on_the_field("raszyn/battle", TWO_TARGETS);
    const struct ks_preview *p = previewed(f, "fire pl_2pp_1 pl_2pp_2 pl_1pp_1 at 3108");
    cr_assert_eq(p->shots, 1);
    for (size_t i = 0; i < p->pieces; i++)
        cr_expect_eq(p->piece[i].why.code != 0,
                     p->piece[i].unit == piece_by_id(f->g, "pl_1pp_1"));
    p = previewed(f, "fire all at 3108");
    for (size_t i = 0; i < p->pieces; i++)
        cr_expect_eq(p->piece[i].why.code, 0, "of all, those that can do");
    cr_expect_neq(previewed(f, "fire all at 3009")->piece[0].why.code, 0);
}

/* In another phase the rules say what is wrong with the shot, not with the phase. */
Test(order_preview, before_its_phase_a_shot_is_judged_as_it_would_be)
{
    struct field *f = on_the_field(
        "raszyn/battle", "phase movement\nside polish\n"
                         "unit pl_2pp_1 3008 side-E\nunit pl_1pp_1 1008 side-E\n"
                         "unit au_ir48_1 3108 side-W\n");
    const struct ks_preview *p = previewed(f, "fire pl_2pp_1 at 3108");
    cr_assert(p->shots == 0 && p->piece[0].why.code == 0);
    assert_silent(f, "fire pl_1pp_1 at 3108", "OUT_OF_RANGE", "LB-2.9-6");
}

/* What is said of a shot is what the rules say when it is tried. */
Test(order_preview, the_reason_is_that_of_the_shot)
{
    struct field *f = on_the_field("raclawice/historical", FAR_AND_NEAR);
    static const char *const shot[][2] = {
        {"pl_2pp_1_1", "fire"}, {"pl_kos_1", "fire"}, {"pl_art_1", "bombard"}};
    for (size_t i = 0; i < 3; i++)
        for (ks_unit e = 0; e < f->g->pieces; e++) {
            struct ks_counter c;
            char text[KS_TEXT], hex[8];
            ks_describe(f->g, &f->s, e, &c);
            if (c.hex == KS_NONE)
                continue;
            ks_hex_text(&f->g->map, c.hex, hex);
            snprintf(text, sizeof text, "%s %s %s", shot[i][1], shot[i][0], hex);
            struct ks_event why = ks_why_not(f->g, &f->s, read_action(f->g, text));
            struct ks_event said =
                ks_why_no_shot(f->g, &f->s, piece_by_id(f->g, shot[i][0]), c.hex);
            cr_expect_eq(said.code, why.code, "%s", text);
            cr_expect_eq(said.hex, why.hex, "%s", text);
        }
}

/* ---- fights that come later ---- */

/* Chances of the attacker and the defender to win, in percent. */
static void assert_odds(const struct field *f, const struct ks_preview *p,
                        unsigned attacker, unsigned defender)
{
    struct ks_odds odds;
    uint64_t win[KS_EFFECTS] = {0};
    cr_assert(ks_preview_odds(f->g, p, &odds));
    cr_assert(odds.complete);
    for (size_t i = 0; i < odds.n; i++)
        win[ks_outcome_effect(f->g, odds.v[i].key)] += odds.v[i].weight;
    cr_expect_eq(100 * win[KS_ATTACKER_WINS] / odds.total, attacker);
    cr_expect_eq(100 * win[KS_DEFENDER_WINS] / odds.total, defender);
}

/* Everybody leaves it at that until dice are rolled. */
static void till_dice(struct field *f)
{
    for (int i = 0; i < 20 && ks_actor(&f->s) != KS_CHANCE; i++) {
        struct ks_action a;
        cr_assert(ks_answer(f->g, &f->s, KS_DECLINES, &a));
        ks_step(f->g, &f->s, a, NULL);
    }
    cr_assert_eq(ks_actor(&f->s), KS_CHANCE);
}

#define ONE_BEFORE_ANOTHER                                                               \
    "turn 3\nphase movement\nactive pl_zajaczek\nunit pl_zajaczek 1215\n"                \
    "unit pl_2pp_1_1 1214 S\nunit ru_uglicki_1_1 1216 N lost=1\n"

/* The rules begin the melee in its phase: its odds are those of the dice that fall then. */
Test(order_preview, the_melee_of_a_later_phase_has_odds)
{
    struct field *f = on_the_field("raclawice/historical", ONE_BEFORE_ANOTHER);
    const struct ks_preview *p = previewed(f, "assault pl_2pp_1_1 1216");
    struct ks_odds seen, rolled;
    cr_assert(p->fights && !p->named && p->piece[0].arrives && !p->piece[0].rolls);
    assert_odds(f, p, 45, 55);
    cr_assert(ks_preview_odds(f->g, p, &seen));
    cr_assert_not(ks_odds_ahead(f->g, &f->s, 0, &rolled), "it is a player who decides");
    order_given(f, "assault pl_2pp_1_1 1216");
    carried_out(f);
    till_dice(f);
    cr_assert(ks_odds_ahead(f->g, &f->s, ks_depth(&f->s) - 1, &rolled));
    cr_assert_eq(seen.n, rolled.n);
    cr_assert_eq(seen.total, rolled.total);
    for (size_t i = 0; i < seen.n; i++)
        cr_expect(seen.v[i].key == rolled.v[i].key &&
                  seen.v[i].weight == rolled.v[i].weight);
}

/* Where other melees wait too, it is the one of the order. */
Test(order_preview, the_melee_at_the_goal_is_shown_and_no_other)
{
    struct field *f = on_the_field("raclawice/historical",
                                   ONE_BEFORE_ANOTHER "unit pl_2pp_1_2 1013 S from=1012\n"
                                                      "unit ru_kozak_1 1013 N\n");
    const struct ks_preview *p = previewed(f, "assault pl_2pp_1_1 1216");
    char text[KS_TEXT];
    cr_assert(p->fights && p->named);
    ks_action_text(f->g, p->attack, text, sizeof text);
    cr_assert_str_eq(text, "fight 1216");
    assert_odds(f, p, 45, 55);
}

/* One that does not come up to the enemy has no fight. */
Test(order_preview, a_goal_too_far_for_now_has_no_fight)
{
    struct field *f = on_the_field("raclawice/historical", COLUMN);
    cr_assert_not(previewed(f, "assault pl_2pp_1_1 2520")->fights);
    cr_assert_not(previewed(f, "march pl_2pp_1_1 0916")->fights);
}

#define BEFORE_THE_MELEE(phase)                                                          \
    "turn 3\nphase " phase "\nside polish\nunit pl_2pp_1 3008 side-E\n"                  \
    "unit pl_2ul 2808 side-E\nunit au_ir48_1 3208 side-W\n"

/* Checks before the melee are part of its odds; a charge is carried to its melee. */
Test(order_preview, at_raszyn_an_assault_has_the_odds_of_its_melee)
{
    struct field *f = on_the_field("raszyn/battle", BEFORE_THE_MELEE("movement"));
    const struct ks_preview *p = previewed(f, "assault pl_2ul 3208");
    cr_assert(p->fights && p->named);
    assert_odds(f, p, 25, 36);
    p = previewed(f, "assault pl_2pp_1 3208");
    cr_assert(p->fights && p->named);
    assert_odds(f, p, 5, 20);
    f = on_the_field("raszyn/battle", BEFORE_THE_MELEE("charge"));
    p = previewed(f, "assault pl_2ul 3208");
    cr_assert(p->fights);
    assert_odds(f, p, 25, 36);
}

/* What the rules will say against the attack is said before the march. */
Test(order_preview, who_may_not_attack_later_is_told_before)
{
    struct field *f = on_the_field(
        "raszyn/battle", "turn 3\nphase movement\nside polish\n"
                         "unit pl_fb1 3108 side-E\nunit au_ir48_1 3208 side-W\n");
    const struct ks_preview *p = previewed(f, "assault pl_fb1 3208");
    cr_assert_not(p->fights);
    cr_assert_neq(p->piece[0].why.code, 0);
    cr_assert_eq(p->piece[0].why.code,
                 ks_why_no_attack(f->g, &f->s, p->piece[0].unit, at(f->g, "3208")).code);
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

/* A charge is told with its way and with the horse that could meet it. */
Test(order_preview, a_charge_shows_its_way_and_who_may_meet_it)
{
    struct field *f = on_the_field(
        "raszyn/battle", "side polish\nphase charge\n"
                         "unit pl_2ul 3134 side-SW\nunit au_ir48_1 3138 side-NE left=9\n"
                         "unit au_hr1 3336 side-W\nunit pl_poniatowski 2030\n");
    const struct ks_preview *p = previewed(f, "assault pl_2ul 3138");
    cr_assert_eq(p->pieces, 1);
    cr_expect_gt(p->piece[0].steps, 1);
    cr_expect_gt(p->piece[0].cost, 0);
    cr_expect(p->piece[0].rolls, "how it ends the dice will say");
    cr_assert_gt(p->reactors, 0);
    cr_expect_eq(p->reactor[0], piece_by_id(f->g, "au_hr1"));
    cr_expect(p->others, "he would not fire but charge");
}
