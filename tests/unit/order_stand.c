/* Assaults that wait for the attack phase: who may not attack then stops, and is told why. */
#include <criterion/criterion.h>
#include <string.h>

#include "game_help.h"
#include "order_help.h"

/* The same orders as a file would bring them back: they are told each decision. */
static struct ks_orders told_again;

static void tell_again(struct field *f, struct ks_action a)
{
    struct ks_state view;
    ks_view(f->g, &f->s, f->side, &view);
    ks_orders_acted(&told_again, f->g, &view, a, f->last.acts ? f->last.number : 0);
    if (!f->last.acts)
        ks_orders_by_hand(&told_again, f->g, &view, a);
    else if (f->last.number == 0)
        told_again.acting = 0;
}

/* Their orders act, else everybody leaves it at that, until an order stops or so many turns have
 * begun. */
static void let_pass(struct field *f, int turns)
{
    int last = f->s.turn + turns;
    told_again = f->orders;
    for (int i = 0; i < 2000 && f->s.turn < last && ks_actor(&f->s) != KS_NOBODY; i++) {
        struct ks_actions list;
        struct ks_action a;
        bool own = ks_actor(&f->s) == (enum ks_actor)f->side;
        if (own)
            done_now(f);
        if (own && f->last.halted != 0)
            return;
        ks_legal(f->g, &f->s, &list);
        if (own && f->last.acts)
            a = f->last.action;
        else if (ks_actor(&f->s) == KS_CHANCE || !ks_answer(f->g, &f->s, KS_DECLINES, &a))
            a = list.v[f->die % list.n];
        if (own)
            tell_again(f, a);
        cr_assert(ks_apply(f->g, &f->s, a, NULL));
    }
}

static void assert_refused(struct field *f, uint32_t number, const char *rule,
                           const char *paragraph)
{
    const struct ks_given *given = ks_orders_find(&f->orders, number);
    cr_assert_not_null(given);
    cr_assert_eq(given->halt, KS_HALT_REFUSED, "%s", rule);
    cr_expect_str_eq(ks_event_name(f->g, &given->rule), rule);
    cr_expect_str_eq(ks_event_paragraph(f->g, &given->rule), paragraph);
    struct ks_unfolding next;
    struct ks_state view;
    ks_view(f->g, &f->s, f->side, &view);
    ks_orders_next(&told_again, f->g, &view, &next);
    cr_expect_eq(next.halted, number, "%s: not after a restart", rule);
    cr_expect_eq(ks_orders_find(&told_again, number)->rule.code, given->rule.code);
}

/* What is asked of the rules: each piece has its own reason, whoever else may attack. */
Test(order_stand, the_rules_say_why_a_piece_may_not_attack)
{
    static const struct {
        const char *piece, *hex, *paragraph;
    } told[] = {
        {"unit pl_3pp_1 3009 side-NE\n", "3008", NULL},
        {"unit pl_3pp_1 3009 side-NE attacked=1\n", "3008", NULL},
        {"unit pl_3pp_1 3009 side-NE disordered attacked=1\n", "3008", NULL},
        {"unit pl_3pp_1 3009 side-NE disordered\n", "3008", "LB-2.15-1"},
        {"unit pl_3pp_1 3009 side-SW\n", "3008", "LB-2.15-1"},
        {"unit pl_3pp_1 3009 side-NE forced\n", "3008", "LB-2.20-1"},
        {"unit pl_3pp_1 3009 carre\n", "3008", "LB-2.15-16"},
        {"unit pl_3pp_1 5122 side-SW\nunit au_ir48_2 5123 side-NE\n", "5123",
         "RZ-RIVER-1"},
        {"unit pl_3pp_1 0534 side-NW\nunit au_ir48_2 0533 side-SE\n", "0533",
         "RZ-STREAM-2"},
    };
    for (size_t i = 0; i < sizeof told / sizeof *told; i++) {
        char position[512] = "phase melee\nside polish\nunit au_ir48_1 3008 side-SW\n"
                             "unit pl_2pp_1 2908 side-E\n";
        const struct field *f =
            on_the_field("raszyn/battle", strcat(position, told[i].piece));
        struct ks_event why = ks_why_no_attack(f->g, &f->s, piece_by_id(f->g, "pl_3pp_1"),
                                               at(f->g, told[i].hex));
        cr_expect_eq(why.code != 0, told[i].paragraph != NULL, "%s", told[i].piece);
        if (why.code != 0 && told[i].paragraph != NULL)
            cr_expect_str_eq(ks_event_paragraph(f->g, &why), told[i].paragraph);
    }
}

/* Nobody of the side can attack: the rules do not ask, and it is seen afterwards. */
Test(order_stand, who_may_not_attack_stops_with_the_rule_also_where_nobody_is_asked)
{
    static const struct {
        const char *position, *order, *rule, *paragraph;
    } told[] = {
        {"unit pl_3pp_1 2009 carre\nunit au_ir48_2 2008 side-SW\n",
         "assault pl_3pp_1 2008", "CARRE_DOES_NOT_ASSAULT", "LB-2.15-16"},
        {"unit pl_fb1 2009 side-NE unlimbered\nunit au_ir48_2 2008 side-SW\n",
         "assault pl_fb1 2008", "GUNS_DO_NOT_ASSAULT", "LB-2.15-1"},
        {"unit pl_3pp_1 2009 carre\nunit pl_poniatowski 2009\n"
         "unit au_ir48_2 2008 side-SW\n",
         "assault pl_poniatowski pl_3pp_1 2008", "CARRE_DOES_NOT_ASSAULT", "LB-2.15-16"},
    };
    for (size_t i = 0; i < sizeof told / sizeof *told; i++) {
        char position[512] = "phase movement\nside polish\nunit au_ir48_1 6007\n"
                             "unit pl_1pp_1 5016 side-E\n";
        struct field *f =
            on_the_field("raszyn/battle", strcat(position, told[i].position));
        uint32_t number = order_given(f, told[i].order);
        let_pass(f, 2);
        assert_refused(f, number, told[i].rule, told[i].paragraph);
        cr_expect_neq(ks_matter(f->g, &f->s), KS_MATTER_ATTACK);
    }
}

/* The phase is asked since another may attack. */
#define TWO_FRONTS                                                                       \
    "side polish\nunit pl_2pp_1 3009 side-NE\nunit au_ir48_1 3008 side-SW\n"             \
    "unit au_ir48_2 2008 side-SW\n"

Test(order_stand, who_may_not_attack_stops_in_the_attack_phase)
{
    static const struct {
        const char *piece, *rule, *paragraph;
    } told[] = {
        {"unit pl_3pp_1 2009 carre\n", "CARRE_DOES_NOT_ASSAULT", "LB-2.15-16"},
        {"unit pl_3pp_1 2009 side-NE disordered\n", "ASSAULT_IN_GOOD_ORDER", "LB-2.15-1"},
    };
    for (size_t i = 0; i < sizeof told / sizeof *told; i++) {
        char position[512] = "phase movement\n" TWO_FRONTS;
        struct field *f = on_the_field("raszyn/battle", strcat(position, told[i].piece));
        uint32_t number = order_given(f, "assault pl_3pp_1 2008");
        uint8_t turn = f->s.turn;
        order_given(f, "hold pl_2pp_1");
        let_pass(f, 2);
        cr_expect_eq(f->s.turn, turn);
        assert_refused(f, number, told[i].rule, told[i].paragraph);
        cr_expect_eq(ks_matter(f->g, &f->s), KS_MATTER_ATTACK);
    }
}

/* It has fired at another hex than the one it is to attack. */
Test(order_stand, who_has_fired_elsewhere_stops)
{
    struct field *f = on_the_field(
        "raszyn/battle", "phase movement\nside polish\nunit pl_2pp_1 3009 NE line\n"
                         "unit au_ir48_1 3008 side-SW\nunit au_ir48_2 3109 side-W\n");
    uint32_t number = order_given(f, "assault pl_2pp_1 3008");
    order_given(f, "fire pl_2pp_1 at 3109");
    let_pass(f, 1);
    assert_refused(f, number, "ASSAULT_WHERE_FIRED", "LB-2.15-1");
}

/* Those who can attack do; the one that cannot stops alone. */
Test(order_stand, one_stops_and_the_others_attack)
{
    struct field *f = on_the_field(
        "raszyn/battle", "phase movement\nside polish\nunit pl_2pp_1 3009 side-NE\n"
                         "unit pl_2pp_2 3007 carre\nunit au_ir48_1 3008 side-SW\n");
    uint32_t number = order_given(f, "assault pl_2pp_2 pl_2pp_1 3008");
    for (int i = 0; i < 40 && strcmp(done_now(f), "assault 3008") != 0; i++) {
        struct ks_action a;
        if (!f->last.acts && !ks_answer(f->g, &f->s, KS_DECLINES, &a))
            break;
        cr_assert(ks_apply(f->g, &f->s, f->last.acts ? f->last.action : a, NULL));
    }
    const struct ks_given *given = ks_orders_find(&f->orders, number);
    cr_assert(f->last.acts);
    cr_assert_eq(given->halt, KS_HALT_NONE);
    cr_expect_eq(ks_given_halt(given, piece_by_id(f->g, "pl_2pp_2")), KS_HALT_REFUSED);
    cr_expect_eq(ks_given_halt(given, piece_by_id(f->g, "pl_2pp_1")), KS_HALT_NONE);
}

/* That it has attacked already is no reason, nor that it is shaken by its own attack. */
Test(order_stand, who_has_attacked_is_not_stopped)
{
    for (unsigned die = 0; die < 36; die += 5) {
        struct field *f = on_the_field("raszyn/battle", "phase movement\n" TWO_FRONTS
                                                        "unit pl_3pp_1 2009 side-NE\n");
        uint32_t number = order_given(f, "assault pl_3pp_1 2008");
        f->die = die;
        let_pass(f, 1);
        const struct ks_given *given = ks_orders_find(&f->orders, number);
        cr_expect(given == NULL || given->halt == KS_HALT_NONE, "die %u", die);
        cr_expect(given == NULL || given->begun, "die %u", die);
    }
}

/* Given after the movement phase, it has had no chance to form up: it waits for the next. */
Test(order_stand, a_new_order_waits_for_its_turn_to_move)
{
    struct field *f = on_the_field("raszyn/battle", "phase melee\n" TWO_FRONTS
                                                    "unit pl_3pp_1 2009 carre\n");
    uint32_t number = order_given(f, "assault pl_3pp_1 2008");
    uint8_t turn = f->s.turn;
    cr_assert_str_eq(done_now(f), "");
    cr_assert_eq(ks_orders_find(&f->orders, number)->halt, KS_HALT_NONE);
    let_pass(f, 2);
    cr_assert_eq(f->s.turn, turn + 1);
    assert_refused(f, number, "CARRE_DOES_NOT_ASSAULT", "LB-2.15-16");
}

/* Resumed, it waits for the next turn; what forbids it then stops it again. */
Test(order_stand, it_can_be_resumed)
{
    struct field *f = on_the_field("raszyn/battle", "phase movement\n" TWO_FRONTS
                                                    "unit pl_3pp_1 2009 carre\n");
    uint32_t number = order_given(f, "assault pl_3pp_1 2008");
    let_pass(f, 1);
    assert_refused(f, number, "CARRE_DOES_NOT_ASSAULT", "LB-2.15-16");
    uint8_t turn = f->s.turn;
    struct ks_state view;
    ks_view(f->g, &f->s, f->side, &view);
    ks_orders_resume(&f->orders, f->g, &view, number);
    cr_assert_str_eq(done_now(f), "");
    const struct ks_given *given = ks_orders_find(&f->orders, number);
    cr_assert_eq(given->halt, KS_HALT_NONE);
    cr_assert_eq(given->rule.code, 0);
    let_pass(f, 2);
    cr_assert_eq(f->s.turn, turn + 1);
    assert_refused(f, number, "CARRE_DOES_NOT_ASSAULT", "LB-2.15-16");
}

/* The enemy has gone: the goal is marched into. */
Test(order_stand, an_empty_goal_is_no_reason)
{
    struct field *f = on_the_field("raszyn/battle", "phase movement\n" TWO_FRONTS
                                                    "unit pl_3pp_1 2009 carre\n");
    uint32_t number = order_given(f, "assault pl_3pp_1 2007");
    let_pass(f, 1);
    const struct ks_given *given = ks_orders_find(&f->orders, number);
    cr_assert(given == NULL || given->halt != KS_HALT_REFUSED);
}
