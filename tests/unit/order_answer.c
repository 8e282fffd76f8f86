/* Standing answers, what is attacked and held, and when being done is over. */
#include <criterion/criterion.h>
#include <string.h>

#include "game_help.h"
#include "order/ask.h"
#include "order/custom.h"
#include "order_help.h"

/* A Polish company has come before Russian horse: fire, counterattack, fall back, or nothing. */
static struct field *infantry_comes(void)
{
    struct field *f =
        on_the_field("raclawice/historical",
                     "phase movement\nactive pl_zajaczek\nunit pl_zajaczek 0814\n"
                     "unit pl_2pp_1_1 0915 S\nunit ru_woroneski_1 0917 N\n");
    act(f->g, &f->s, "move pl_2pp_1_1");
    act(f->g, &f->s, "step pl_2pp_1_1 0916");
    f->side = 1;
    cr_assert_eq(ks_matter(f->g, &f->s), KS_MATTER_ANSWER);
    return f;
}

Test(order_answer, without_a_word_it_is_by_the_odds)
{
    struct field *f = infantry_comes();
    cr_assert_str_neq(done_now(f), "");
    cr_assert_eq(f->last.number, 0, "by custom");
    order_given(f, "answer all by odds");
    cr_assert_str_neq(done_now(f), "");
    cr_assert_neq(f->last.number, 0);
}

Test(order_answer, fires_declines_or_asks_as_it_was_told)
{
    static const struct {
        const char *order, *does;
    } told[] = {
        {"answer all fire", "volley ru_woroneski_1"},
        {"answer ru_woroneski_1 fire within 1", "volley ru_woroneski_1"},
        {"answer all decline", "hold ru_woroneski_1"},
        {"answer all decline to ASK_REACTION for activation", "hold ru_woroneski_1"},
        {"answer all ask", ""},
    };
    for (size_t i = 0; i < sizeof told / sizeof *told; i++) {
        struct field *f = infantry_comes();
        order_given(f, told[i].order);
        cr_expect_str_eq(done_now(f), told[i].does, "%s", told[i].order);
    }
}

/* Near enemies are asked about, far ones declined: what the table offers. */
Test(order_answer, the_newest_that_applies_counts)
{
    struct field *f = infantry_comes();
    order_given(f, "answer all ask");
    order_given(f, "answer all decline beyond 1");
    cr_assert_str_eq(done_now(f), "");
    order_given(f, "answer all decline to ASK_SQUARE_FORM");
    cr_assert_str_eq(done_now(f), "");
    order_given(f, "answer ru_woroneski_1 decline");
    cr_assert_str_eq(done_now(f), "hold ru_woroneski_1");
}

/* What is said of one question, or of far enemies, leaves the rest to what is said of all. */
Test(order_answer, a_named_answer_that_does_not_apply_leaves_that_for_all)
{
    static const char *const named[] = {
        "answer ru_woroneski_1 fire to ASK_SQUARE_FORM",
        "answer ru_woroneski_1 fire beyond 3",
        "answer ru_woroneski_1 fire above 100",
    };
    for (size_t i = 0; i < sizeof named / sizeof *named; i++) {
        struct field *f = infantry_comes();
        order_given(f, "answer all decline");
        order_given(f, named[i]);
        cr_expect_str_eq(done_now(f), "hold ru_woroneski_1", "%s", named[i]);
    }
}

/* Its turn has come while the enemy moves: the player is asked, not the odds. */
Test(order_answer, one_that_stops_lets_its_player_be_asked)
{
    struct field *f = infantry_comes();
    uint32_t number = order_given(f, "answer all decline until 5");
    f->s.turn = 5;
    cr_assert_str_eq(done_now(f), "");
    cr_assert_eq(f->last.halted, number);
    cr_assert_str_eq(done_now(f), "", "as long as it waits");
    ks_orders_drop(&f->orders, number);
    cr_assert_str_neq(done_now(f), "");
}

Test(order_answer, one_for_a_turn_is_over_with_it)
{
    struct field *f = infantry_comes();
    order_given(f, "answer all decline for turn");
    f->s.turn++;
    done_now(f);
    cr_assert_eq(f->orders.n, 0);
}

Test(order_answer, answers_have_texts)
{
    static const char *const text[] = {
        "answer all by odds",
        "answer guns fire within 3 above 30",
        "answer all decline to ASK_REACTION beyond 4 for turn",
        "answer all ask",
        "march pl_2pp_1_1 0915 S row",
        "assault all at will",
        "done near 3 above 40 loss",
        "act chit pl_zajaczek always",
    };
    struct field *f = infantry_comes();
    for (size_t i = 0; i < sizeof text / sizeof *text; i++) {
        struct ks_order o;
        char error[KS_TEXT], again[KS_ORDER_TEXT];
        cr_assert(ks_order_parse(f->g, 0, text[i], &o, error), "%s: %s", text[i], error);
        ks_order_text(f->g, &o, again, sizeof again);
        cr_expect_str_eq(again, text[i]);
    }
}

/* Wherever it stands in the list, and however long that is. */
Test(order_answer, a_custom_is_the_best_of_all_actions)
{
    enum { MANY = 250 };
    struct ks_action many[MANY];
    struct ks_actions list;
    struct field *f = infantry_comes();
    ks_legal(f->g, &f->s, &list);
    struct ks_action best = ks_custom(f->g, &f->s, list.v, list.n);
    struct ks_action other =
        list.v[ks_action_key(best) == ks_action_key(list.v[0]) ? 1 : 0];
    for (size_t at = 0; at < MANY; at += MANY / 5) {
        for (size_t i = 0; i < MANY; i++)
            many[i] = i == at ? best : other;
        cr_expect_eq(ks_action_key(ks_custom(f->g, &f->s, many, MANY)),
                     ks_action_key(best), "place %zu", at);
    }
}

/* [11.11.4a] Who comes back to the map is put where it is best; his player may want to say where. */
Test(order_answer, units_come_back_by_custom)
{
    struct field *f = on_the_field(
        "maciejowice/battle", "turn 5\nphase draw\npool pl_sierakowski ru_tormasow\n"
                              "unit pl_sierakowski 0538\nunit ru_tormasow 0532\n"
                              "unit ru_muszb_1_1 0532 S\noff pl_7pp_1_1 due=5 lost=1\n");
    act(f->g, &f->s, "draw pl_sierakowski");
    f->side = KS_SIDE_A;
    cr_expect_eq(strncmp(done_now(f), "return pl_7pp_1_1 ", 18), 0, "%s", done_now(f));
    f->orders.asks = 1u << KS_MATTER_RALLY;
    cr_expect_str_eq(done_now(f), "");
}

/* ---- attacks ---- */

/* The hex, then all who take part, then the deed. */
Test(order_answer, an_assault_at_raszyn_is_carried_out_by_all_its_pieces)
{
    struct field *f = on_the_field(
        "raszyn/battle", "phase melee\nside polish\nunit pl_3pp_1 2009 side-NE\n"
                         "unit pl_3pp_2 1908 side-E\nunit au_ir48_2 2008 side-SW\n"
                         "unit au_ir48_1 6007\n");
    order_given(f, "assault pl_3pp_1 pl_3pp_2 2008");
    cr_assert_str_eq(done_now(f), "assault 2008");
    act(f->g, &f->s, "assault 2008");
    cr_assert_str_eq(done_now(f), "attack pl_3pp_1 2009");
    act(f->g, &f->s, "attack pl_3pp_1 2009");
    cr_assert_str_eq(done_now(f), "attack pl_3pp_2 1908");
    act(f->g, &f->s, "attack pl_3pp_2 1908");
    cr_assert_neq(ks_matter(f->g, &f->s), KS_MATTER_JOINING, "all are named");
}

/* Guns never enter a hex with enemies, and there is no phase to wait for: it says so, the same when
 * it is read from a file. */
Test(order_answer, an_assault_that_cannot_enter_says_what_the_rules_say)
{
    struct field *f = on_the_field("maciejowice/battle",
                                   "phase movement\nactive pl_sierakowski\n"
                                   "unit pl_sierakowski 3244\nunit pl_7pp_1_1 3243 N\n"
                                   "unit pl_art_2 3245 N form=limbered\n"
                                   "unit ru_muszb_1_2 3145 N\nunit ru_art_1 3146 N\n");
    uint32_t number = order_given(f, "assault pl_art_2 3145");
    cr_assert_eq(carried_out(f), 0);
    cr_assert_eq(f->last.halted, number);
    struct ks_given *given = ks_orders_find(&f->orders, number);
    cr_assert_eq(given->halt, KS_HALT_REFUSED);
    cr_assert_str_eq(ks_event_name(f->g, &given->rule), "LIMBERED_AMONG_ENEMIES");
    struct ks_state view;
    ks_view(f->g, &f->s, f->side, &view);
    ks_orders_resume(&f->orders, f->g, &view, number);
    cr_assert_eq(given->rule.code, 0);
    ks_orders_stop(&f->orders, f->g, &view, number, KS_HALT_REFUSED);
    cr_assert_str_eq(ks_event_name(f->g, &given->rule), "LIMBERED_AMONG_ENEMIES");
}

/* Where attacks have a phase of their own, it waits for that. */
Test(order_answer, an_assault_before_the_enemy_waits_for_its_phase)
{
    struct field *f = on_the_field(
        "raszyn/battle", "phase movement\nside polish\nunit pl_3pp_1 2009 side-NE\n"
                         "unit au_ir48_2 2008 side-SW\nunit au_ir48_1 6007\n");
    uint32_t number = order_given(f, "assault pl_3pp_1 2008");
    carried_out(f);
    cr_assert_eq(ks_orders_find(&f->orders, number)->halt, KS_HALT_NONE);
    cr_assert(stands(f, "pl_3pp_1", "2009"));
}

/* ---- staying ---- */

#define QUIET                                                                            \
    "turn 3\nphase movement\nactive pl_zajaczek\nunit pl_zajaczek 0812\n"                \
    "unit pl_2pp_1_1 0913 S\nunit ru_kozak_1 0925 N\n"

Test(order_answer, a_command_that_holds_is_not_asked)
{
    struct field *f = on_the_field("raclawice/historical", QUIET);
    order_given(f, "hold all near 4");
    struct ks_action a;
    cr_assert(ks_answer(f->g, &f->s, KS_DECLINES, &a));
    done_now(f);
    cr_assert(f->last.acts);
    cr_assert_eq(ks_action_key(f->last.action), ks_action_key(a));
}

/* An enemy who was there before stops nothing; one who has come does. */
Test(order_answer, done_is_over_when_an_enemy_has_come_near)
{
    struct field *f = on_the_field("raclawice/historical", QUIET);
    uint32_t number = order_given(f, "done near 4");
    cr_assert_str_neq(done_now(f), "");
    as_if(f, "raclawice/historical",
          "turn 3\nphase movement\nactive pl_zajaczek\nunit pl_zajaczek 0812\n"
          "unit pl_2pp_1_1 0913 S\nunit ru_kozak_1 0916 N\n");
    cr_assert_str_eq(done_now(f), "");
    cr_assert_eq(f->last.halted, number);
    cr_assert_eq(ks_orders_find(&f->orders, number)->halt, KS_HALT_NEAR);
    ks_orders_drop(&f->orders, number);
    order_given(f, "done near 4");
    cr_assert_str_neq(done_now(f), "");
}

/* Is the side let fire or pass, though none of its shots could have an effect? */
static bool is_let_fire_in_vain(const struct ks_game *g, const struct ks_state *s)
{
    struct ks_actions list;
    size_t shots = 0;
    if (ks_matter(g, s) != KS_MATTER_ORDER || !ks_is_answer(g, s))
        return false;
    ks_legal(g, s, &list);
    for (size_t i = 0; i < list.n; i++) {
        bool shot = ks_action_role(g, list.v[i]) == KS_ATTACKS;
        if (shot && ks_ask_effect(g, s, list.v[i]) > 0)
            return false;
        shots += shot;
    }
    return shots > 0 && shots + 1 == list.n;
}

Test(order_answer, shots_that_cannot_have_an_effect_are_not_asked)
{
    static struct ks_state s;
    const struct ks_game *g = on_the_field("raclawice/historical", COLUMN)->g;
    size_t found = 0;
    ks_setup(g, &s);
    for (uint32_t word = 1; found == 0 && ks_actor(&s) != KS_NOBODY; word++) {
        struct ks_orders orders = {0};
        struct ks_unfolding next;
        if (ks_actor(&s) < KS_CHANCE && is_let_fire_in_vain(g, &s)) {
            found++;
            ks_orders_next(&orders, g, &s, &next);
            cr_assert(next.acts);
            cr_assert_eq(ks_action_role(g, next.action), KS_DECLINES);
            orders.asks = 1 << KS_MATTER_ANSWER;
            ks_orders_next(&orders, g, &s, &next);
            cr_assert(!next.acts, "who wants to be asked is asked");
        }
        ks_step(g, &s, ks_sample(g, &s, word * 2654435761u), NULL);
    }
    cr_assert_eq(found, 1);
}
