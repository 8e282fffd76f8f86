/* Orders: their texts, and how they unfold in real games. */
#include <criterion/criterion.h>
#include <stdio.h>
#include <string.h>

#include "order/order_words.h"
#include "order/orders.h"
#include "wywla_help.h"

static struct ks_orders orders;

TestSuite(order, .init = begin_wywla, .fini = end_wywla);

/* ---- texts ---- */

Test(order, texts_there_and_back)
{
    static const char *const text[] = {
        "march pl_4pp_1_1 1508",
        "march pl_4pp_1_1 pl_4pp_1_2 1508 NE via 1608 1609 as skirmish near 3 loss",
        "march pl_4pp_1_1 1508 safely",
        "assault pl_4pp_1_1 1408",
        "fire all at will",
        "fire guns at 1408 above 30 shots 4",
        "fire pl_4pp_1_1 at will until 6",
        "hold all near 4 until 5 loss",
        "follow all",
        "done",
        "done near 2 until 7",
        "act move pl_4pp_1_1",
    };
    for (size_t i = 0; i < sizeof text / sizeof *text; i++) {
        struct ks_order o = order_of(text[i]);
        char again[KS_ORDER_TEXT];
        ks_order_text(g, &o, again, sizeof again);
        cr_assert_str_eq(again, text[i]);
    }
}

Test(order, every_order_has_words_in_both_languages)
{
    static const char *const text[] = {
        "march pl_4pp_1_1 pl_4pp_1_2 1508 NE row via 1608 as skirmish safely near 3 loss",
        "assault pl_4pp_1_1 1408",
        "assault all at will",
        "fire guns at 1408 above 30 shots 4",
        "fire all at will",
        "hold all near 4 until 5",
        "follow all",
        "answer all by odds within 3 for turn",
        "answer guns fire beyond 2 above 40",
        "answer pl_4pp_1_1 decline for activation",
        "answer all ask",
        "done above 20",
        "act arm 0 always",
    };
    for (size_t i = 0; i < sizeof text / sizeof *text; i++) {
        struct ks_order o = order_of(text[i]);
        char english[KS_ORDER_TEXT], polish[KS_ORDER_TEXT];
        ks_order_words(g, &o, KS_ENGLISH, english, sizeof english);
        ks_order_words(g, &o, KS_POLISH, polish, sizeof polish);
        cr_assert(strlen(english) > 3 && strlen(polish) > 3, "%s", text[i]);
        cr_assert_null(strchr(english, '#'), "%s", english);
        cr_assert_str_neq(english, polish);
    }
}

Test(order, what_is_no_order_is_refused_with_what_was_expected)
{
    static const struct {
        const char *text, *error;
    } bad[] = {
        {"", "expected march, assault, fire, hold, follow, answer, done or act"},
        {"charge pl_4pp_1_1", "\"charge\": expected march, assault, fire"},
        {"march", "expected a piece by its id, all, or guns"},
        {"march nobody 1508", "\"nobody\": expected a piece by its id"},
        {"march pr_elsner 1508", "\"pr_elsner\": expected pieces of your own side"},
        {"march pl_4pp_1_1 pl_4pp_1_1 1508", "expected each piece once"},
        {"march pl_4pp_1_1 9999", "\"9999\": expected a hex of the map"},
        {"march pl_4pp_1_1 1508 side-E",
         "\"side-E\": expected a facing, row, via, as, safely"},
        {"march pl_4pp_1_1 1508 up", "\"up\": expected a facing, row, via, as, safely"},
        {"march pl_4pp_1_1 1508 as heap", "\"heap\": expected a formation"},
        {"march pl_4pp_1_1 1508 above 30", "\"above\": expected"},
        {"fire pl_4pp_1_1 1408", "\"1408\": expected \"at\" and a hex"},
        {"fire all at will above 101", "\"101\": expected a number from 1 to 100"},
        {"done near 0", "\"0\": expected a number from 1 to 99"},
        {"act jump", "\"jump\": expected an action of these rules"},
        {"follow pl_4pp_1_1", "\"pl_4pp_1_1\": expected commanders"},
        {"march pl_4pp_1_1 1508 N S", "\"S\": expected each condition once"},
        {"hold all near 2 near 5", "\"near\": expected each condition once"},
    };
    for (size_t i = 0; i < sizeof bad / sizeof *bad; i++) {
        struct ks_order o;
        char error[KS_TEXT] = "";
        cr_expect(!ks_order_parse(g, 0, bad[i].text, &o, error), "%s", bad[i].text);
        cr_expect(strstr(error, bad[i].error), "%s: %s", bad[i].text, error);
    }
}

/* What a player types may be Polish; files have the one form that the writer gives. */
Test(order, polish_words_are_read_from_players_alone)
{
    static const struct {
        const char *typed, *text;
    } same[] = {
        {"marsz pl_4pp_1_1 1508 NE szeregiem przez 1509 bezpiecznie blisko 3 do 5 strata",
         "march pl_4pp_1_1 1508 NE row via 1509 safely near 3 until 5 loss"},
        {"ogień działa na 1110 szansa 30 strzały 2",
         "fire guns at 1110 above 30 shots 2"},
        {"ogień wszyscy według uznania", "fire all at will"},
        {"szturm wszyscy według uznania", "assault all at will"},
        {"trzymaj wszyscy do 4", "hold all until 4"},
        {"jedź pl_poninski", "follow pl_poninski"},
        {"odpowiadaj wszyscy według szans najdalej 2 przez etap",
         "answer all by odds within 2 for turn"},
        {"odpowiadaj wszyscy pasuj na ASK_REACTION ponad 1 przez aktywację",
         "answer all decline to ASK_REACTION beyond 1 for activation"},
        {"gotowe szansa 40", "done above 40"},
        {"act done zawsze", "act done always"},
        {"fire guns at will", "fire guns at will"},
    };
    for (size_t i = 0; i < sizeof same / sizeof *same; i++) {
        struct ks_order o;
        char error[KS_TEXT] = "", text[KS_ORDER_TEXT];
        cr_assert(ks_order_read(g, 0, same[i].typed, KS_POLISH, &o, error), "%s: %s",
                  same[i].typed, error);
        ks_order_text(g, &o, text, sizeof text);
        cr_expect_str_eq(text, same[i].text);
        cr_expect_eq(ks_order_parse(g, 0, same[i].typed, &o, error),
                     strcmp(same[i].typed, same[i].text) == 0, "%s", same[i].typed);
    }
}

Test(order, refusals_speak_polish)
{
    static const struct {
        const char *text, *error;
    } bad[] = {
        {"szarża", "\"szarża\": podaj marsz, szturm, ogień"},
        {"ogień działa 1110", "\"1110\": podaj \"na\" i pole albo \"według uznania\""},
        {"ogień działa według 1110", "\"1110\": podaj \"według uznania\" albo pole"},
        {"marsz nikt 1508", "\"nikt\": podaj id oddziału, \"wszyscy\" albo \"działa\""},
        {"gotowe blisko 0", "\"0\": podaj liczbę od 1 do 99"},
        {"gotowe szybko", "\"szybko\": podaj blisko, szansa, do albo strata"},
        {"marsz pl_4pp_1_1 1508 w", "\"w\": podaj front, szeregiem, przez, szyk"},
    };
    for (size_t i = 0; i < sizeof bad / sizeof *bad; i++) {
        struct ks_order o;
        char error[KS_TEXT] = "";
        cr_expect(!ks_order_read(g, 0, bad[i].text, KS_POLISH, &o, error), "%s",
                  bad[i].text);
        cr_expect(strstr(error, bad[i].error), "%s: %s", bad[i].text, error);
    }
}

/* ---- unfolding ---- */

static uint32_t give(const char *text)
{
    struct ks_order o = order_of(text);
    struct ks_state view;
    ks_view(g, &m->state, 0, &view);
    return ks_orders_give(&orders, g, &view, &o);
}

/* The orders of side 0 act, the enemy declines, until they leave a decision to the player; how
 * often they acted. */
static int carry_out(struct ks_unfolding *last)
{
    int acts = 0;
    for (int i = 0; i < 200; i++) {
        struct ks_state view;
        struct ks_action a;
        if (ks_actor(&m->state) == KS_SIDE_B) {
            cr_assert(ks_answer(g, &m->state, KS_DECLINES, &a));
        } else {
            ks_view(g, &m->state, 0, &view);
            ks_orders_next(&orders, g, &view, last);
            if (!last->acts)
                return acts;
            a = last->action;
            acts++;
        }
        cr_assert(ks_match_apply(m, a, 0, NULL));
    }
    cr_assert_fail("the orders do not end");
    return acts;
}

Test(order, a_march_goes_to_its_hex_and_facing_and_is_over)
{
    struct ks_unfolding last;
    until_our_infantry_acts();
    struct ks_counter before = described(g, &m->state, "pl_4pp_1_1");
    ks_hex goal = ks_grid_next(&g->map.grid, before.hex, 3);
    char text[KS_TEXT], hex[8];
    ks_hex_text(&g->map, goal, hex);
    snprintf(text, sizeof text, "march pl_4pp_1_1 %s S", hex);
    give(text);
    cr_assert_gt(carry_out(&last), 1);
    struct ks_counter c = described(g, &m->state, "pl_4pp_1_1");
    cr_assert_eq(c.hex, goal);
    cr_assert_str_eq(ks_facing_name(c.facing), "S");
    cr_assert_eq(last.halted, 0);
    cr_assert_eq(orders.n, 0);
}

Test(order, done_stays_done_for_this_activation_only)
{
    struct ks_unfolding last;
    until_our_infantry_acts();
    give("done");
    cr_assert_gt(carry_out(&last), 0);
    cr_assert_neq(ks_matter(g, &m->state), KS_MATTER_ORDER);
}

Test(order, a_new_march_replaces_the_old_one_and_leaves_the_fire_order)
{
    until_our_infantry_acts();
    give("fire pl_4pp_1_1 at will");
    uint32_t old = give("march pl_4pp_1_1 1508");
    uint32_t now = give("march pl_4pp_1_1 pl_4pp_1_2 1509");
    cr_assert_null(ks_orders_find(&orders, old));
    cr_assert_not_null(ks_orders_find(&orders, now));
    cr_assert_eq(orders.n, 2);
}

Test(order, an_action_that_the_rules_refuse_stops_with_the_rule)
{
    struct ks_unfolding last;
    until_our_infantry_acts();
    uint32_t number = give("act step pl_4pp_1_1 0101");
    carry_out(&last);
    cr_assert_eq(last.halted, number);
    cr_assert_eq(ks_orders_find(&orders, number)->halt, KS_HALT_REFUSED);
    cr_assert_neq(ks_orders_find(&orders, number)->rule.code, 0);
}

Test(order, every_reason_to_stop_has_words)
{
    for (int halt = KS_HALT_NONE + 1; halt < KS_HALTS; halt++)
        for (int language = 0; language < KS_LANGUAGES; language++)
            cr_assert_gt(
                strlen(ks_halt_text((enum ks_halt)halt, (enum ks_language)language)), 5);
}
