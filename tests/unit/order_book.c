/* The book of a side: which orders replace each other, whom an order is for, and what is no longer
 * under one. */
#include <criterion/criterion.h>
#include <stdlib.h>
#include <string.h>

#include "data_help.h"
#include "driver/match_orders.h"
#include "game_help.h"
#include "match_help.h"
#include "order/order_words.h"
#include "order_help.h"

/* ---- sets ---- */

Test(order_book, a_march_of_all_is_one_of_those_on_the_map)
{
    struct field *f = on_the_field("raclawice/historical", COLUMN);
    order_given(f, "march all 0914");
    cr_assert_gt(carried_out(f), 3);
    cr_assert(stands(f, "pl_2pp_1_1", "0914"));
}

/* Szczekociny has more pieces than an order may name. */
Test(order_book, a_march_of_too_many_is_refused_and_none_is_left_behind)
{
    const struct ks_game *g = load("szczekociny/battle", "");
    struct ks_match *m = new_match(g, 5, "human", "human");
    struct ks_refusal no = {0};
    struct ks_note n = {.order = malloc(sizeof *n.order)};
    char error[KS_TEXT];
    cr_assert_not_null(n.order);
    cr_assert(ks_order_parse(g, 0, "march all 1510", n.order, error), "%s", error);
    cr_assert(!ks_match_command(m, &n, 0, &no));
    cr_assert_str_eq(no.message,
                     "At most 48 pieces can go by one order; name some of them.");
    ks_match_free(m);
}

/* Only commanders follow: the march of a company goes on. */
Test(order_book, to_follow_relieves_commanders_alone)
{
    struct field *f = on_the_field("raclawice/historical", COLUMN);
    uint32_t company = order_given(f, "march pl_2pp_1_1 0920");
    uint32_t commander = order_given(f, "march pl_zajaczek 0914");
    order_given(f, "follow all");
    cr_assert_not_null(ks_orders_find(&f->orders, company));
    cr_assert_null(ks_orders_find(&f->orders, commander));
}

/* ---- nobody acts for others ---- */

#define TWO_FIRES                                                                        \
    "phase offensive\nside polish\nunit pl_2pp_1 3008 side-E\n"                          \
    "unit pl_2pp_2 3109 side-NW\nunit au_ir48_1 3108 side-W left=9\n"                    \
    "unit pl_1pp_1 1008 side-E\nunit au_ir48_3 1108 side-W left=9\n"

Test(order_book, a_battalion_out_of_range_does_not_let_others_fire)
{
    struct field *f = on_the_field("raszyn/battle", TWO_FIRES);
    order_given(f, "fire pl_1pp_1 at 3108");
    cr_assert_eq(carried_out(f), 0);
    cr_assert(is_legal(f->g, &f->s, "aim 3108"));
}

Test(order_book, at_will_a_battalion_fires_at_what_it_can_and_alone)
{
    struct field *f = on_the_field("raszyn/battle", TWO_FIRES);
    order_given(f, "fire pl_2pp_2 at will");
    cr_assert_gt(carried_out(f), 0);
    cr_assert(is_legal(f->g, &f->s, "aim 1108"), "that is not its target");
    cr_assert(!is_legal(f->g, &f->s, "aim 3108"));
    struct ks_event why = ks_why_not(f->g, &f->s, read_action(f->g, "aim 3108"));
    cr_assert_str_eq(ks_event_name(f->g, &why), "HEX_WAS_FIRED_AT");
}

Test(order_book, an_assault_is_not_begun_for_others)
{
    struct field *f = on_the_field(
        "raszyn/battle", "phase melee\nside polish\nunit pl_3pp_1 2009 side-NE\n"
                         "unit pl_3pp_2 2908 side-E\nunit au_ir48_2 2008 side-SW\n"
                         "unit au_ir48_1 6007\n");
    order_given(f, "assault pl_3pp_2 2008");
    cr_assert_eq(carried_out(f), 0);
    order_given(f, "assault pl_3pp_2 at will");
    cr_assert_eq(carried_out(f), 0, "nor is the phase ended for others");
    cr_assert(is_legal(f->g, &f->s, "assault 2008"));
}

/* All targets at Raszyn are hexes: who holds does not end the fire of the others. */
Test(order_book, who_holds_leaves_the_fire_phase_to_others)
{
    struct field *f = on_the_field("raszyn/battle", TWO_FIRES);
    uint32_t number = order_given(f, "hold pl_1pp_1");
    cr_assert_eq(carried_out(f), 0);
    ks_orders_drop(&f->orders, number);
    order_given(f, "hold all");
    cr_assert_gt(carried_out(f), 0);
}

/* The last shot is carried out to its end before the order is over. */
Test(order_book, so_many_shots_and_no_more)
{
    struct field *f = on_the_field("raszyn/battle", TWO_FIRES);
    uint32_t number = order_given(f, "fire pl_2pp_1 pl_2pp_2 at 3108 shots 1");
    f->orders.asks = 1u << KS_MATTER_JOINING;
    cr_assert_gt(carried_out(f), 2, "both are named, then they shoot");
    cr_assert_null(ks_orders_find(&f->orders, number));
    cr_assert(!is_legal(f->g, &f->s, "aim 3108"));
}

/* ---- answers ---- */

Test(order_book, an_answer_for_a_while_does_not_replace_a_lasting_one)
{
    struct field *f = on_the_field("raclawice/historical", COLUMN);
    uint32_t lasting = order_given(f, "answer all fire");
    order_given(f, "answer all decline for activation");
    cr_assert_not_null(ks_orders_find(&f->orders, lasting));
    order_given(f, "answer all ask");
    cr_assert_null(ks_orders_find(&f->orders, lasting));
}

/* ---- a full book ---- */

Test(order_book, the_oldest_stopped_order_makes_room_in_a_full_book)
{
    struct field *f = on_the_field("raclawice/historical", COLUMN);
    struct ks_order o = ks_order(KS_ORDER_ACT, 0);
    struct ks_state view;
    ks_view(f->g, &f->s, 0, &view);
    for (int i = 0; i < KS_ORDERS; i++) {
        o.action.arg = (uint8_t)i;
        cr_assert_neq(ks_orders_give(&f->orders, f->g, &view, &o), 0);
    }
    o.action.arg = KS_ORDERS;
    cr_assert_eq(ks_orders_give(&f->orders, f->g, &view, &o), 0, "the book is full");
    ks_orders_stop(&f->orders, f->g, &view, 20, KS_HALT_NO_WAY);
    ks_orders_stop(&f->orders, f->g, &view, 10, KS_HALT_NO_WAY);
    cr_assert_neq(ks_orders_give(&f->orders, f->g, &view, &o), 0);
    cr_assert_null(ks_orders_find(&f->orders, 10));
    cr_assert_not_null(ks_orders_find(&f->orders, 20));
}

/* ---- by hand ---- */

static struct ks_match *match_here(const struct field *f)
{
    struct ks_dice dice;
    struct ks_match_terms terms = {.player = {ks_player("human"), ks_player("human")}};
    ks_dice_seed(&dice, 7, f->g->scenario);
    return ks_match_new(f->g, &f->s, &dice, &terms);
}

static void command(struct ks_match *m, const char *text)
{
    struct ks_note n = {.order = malloc(sizeof *n.order)};
    char error[KS_TEXT];
    cr_assert_not_null(n.order);
    cr_assert(ks_order_parse(m->game, 0, text, n.order, error), "%s", error);
    cr_assert(ks_match_command(m, &n, 0, NULL));
}

/* The place of the second lies off the map, so it has stopped; its player moves it himself, and
 * takes that back. */
Test(order_book, a_piece_moved_by_hand_leaves_its_march_until_that_is_undone)
{
    struct field *f = on_the_field(
        "raclawice/historical",
        "turn 3\nphase movement\nactive pl_zajaczek\nunit pl_zajaczek 0212\n"
        "unit pl_2pp_1_1 0213 S\nunit pl_2pp_1_2 0113 S\nunit ru_kozak_1 2520 N\n");
    struct ks_match *m = match_here(f);
    command(m, "march pl_2pp_1_1 pl_2pp_1_2 0114");
    cr_assert_eq(m->book[0]->n, 1);
    cr_assert_neq(m->book[0]->v[0].halt, KS_HALT_NONE);
    must(m, "move pl_2pp_1_2");
    cr_assert_eq(m->book[0]->n, 0);
    must_undo(m);
    cr_assert_eq(m->book[0]->n, 1);
    ks_match_free(m);
}

/* The other company is free, so that the player is asked; what he takes up himself is his. */
Test(order_book, a_piece_that_holds_can_be_moved_by_hand)
{
    struct field *f = on_the_field("raclawice/historical", COLUMN);
    struct ks_match *m = match_here(f);
    command(m, "hold pl_2pp_1_1");
    must(m, "move pl_2pp_1_1");
    cr_assert_eq(ks_unit_in_hand(&m->state), piece_by_id(f->g, "pl_2pp_1_1"));
    cr_assert_eq(m->book[0]->n, 0);
    ks_match_free(m);
}

/* Orders for all leave a move to the player who has begun it: the commander is with his troops
 * already, so that nothing is done before. */
Test(order_book, a_move_begun_by_hand_is_not_taken_over)
{
    struct field *f = on_the_field(
        "raszyn/battle", "phase movement\nside polish\nunit pl_2pp_1 3008 side-E\n"
                         "unit pl_poniatowski 3008\nunit au_ir48_1 6007\n");
    struct ks_match *m = match_here(f);
    command(m, "follow all");
    must(m, "move pl_poniatowski");
    cr_assert_eq(ks_unit_in_hand(&m->state), piece_by_id(f->g, "pl_poniatowski"));
    ks_match_free(m);
}

/* A volley begun by hand is not fired by an order that fired before. */
Test(order_book, an_order_does_not_join_in_what_was_begun_by_hand)
{
    struct field *f = on_the_field("raszyn/battle", TWO_FIRES);
    struct ks_state view;
    uint32_t number = order_given(f, "fire pl_1pp_1 at 1108");
    cr_assert_str_eq(done_now(f), "aim 1108");
    ks_view(f->g, &f->s, f->side, &view);
    ks_orders_by_hand(&f->orders, f->g, &view, read_action(f->g, "aim 3108"));
    act(f->g, &f->s, "aim 3108");
    f->orders.asks = 1u << KS_MATTER_JOINING;
    cr_assert_str_eq(done_now(f), "");
    cr_assert_not_null(ks_orders_find(&f->orders, number));
}

/* ---- texts ---- */

Test(order_book, hexsides_and_questions_are_said_in_words)
{
    static const struct {
        const char *order, *english, *polish;
    } said[] = {
        {"march pl_2pp_1 3008 side-SE", "I/2 pp: march to 3008, facing hexside SE",
         "I/2 pp: marsz na 3008, frontem na bok SE"},
        {"answer all decline to ASK_CARRE",
         "Everybody: do not answer the enemy, when asked: do any units form carré "
         "against …?",
         "Wszyscy: nie odpowiadać wrogowi, na pytanie: czworobok?"},
        {"done above 30", "Done, until there is a shot at 30 % or better",
         "Koniec działań, dopóki nie trafi się strzał z szansą co najmniej 30 %"},
        {"hold all near 1", "Everybody: hold, until an enemy is adjacent",
         "Wszyscy: trzymać pozycje, dopóki wróg nie stanie na sąsiednim polu"},
        {"hold all near 3", "Everybody: hold, until an enemy is within 3 hexes",
         "Wszyscy: trzymać pozycje, dopóki wróg nie podejdzie na odległość 3"},
        {"fire guns at 1108 shots 1", "All guns: fire at 1108, one shot",
         "Wszystkie działa: ogień na 1108, jeden strzał"},
        {"fire pl_1pp_1 at 1108 shots 3", "I/1 pp: fire at 1108, 3 shots",
         "I/1 pp: ogień na 1108, strzały: 3"},
    };
    struct field *f = on_the_field("raszyn/battle", TWO_FIRES);
    for (size_t i = 0; i < sizeof said / sizeof *said; i++) {
        struct ks_order o;
        char error[KS_TEXT], text[KS_ORDER_TEXT];
        cr_assert(ks_order_parse(f->g, 0, said[i].order, &o, error), "%s", error);
        ks_order_words(f->g, &o, KS_ENGLISH, text, sizeof text);
        cr_expect_eq(strncmp(text, said[i].english, strlen(said[i].english)), 0, "%s",
                     text);
        ks_order_words(f->g, &o, KS_POLISH, text, sizeof text);
        cr_expect_eq(strncmp(text, said[i].polish, strlen(said[i].polish)), 0, "%s",
                     text);
    }
}

Test(order_book, an_order_is_over_when_its_last_piece_is_lost)
{
    struct field *f =
        on_the_field("raclawice/historical", COLUMN "unit pl_2pp_1_3 0911 S\n");
    order_given(f, "fire pl_2pp_1_3 at 0915");
    uint32_t others = order_given(f, "hold pl_2pp_1_1");
    as_if(f, "raclawice/historical", COLUMN "gone pl_2pp_1_3\n");
    carried_out(f);
    cr_assert_eq(f->orders.n, 1);
    cr_assert_eq(f->orders.v[0].number, others);
}
