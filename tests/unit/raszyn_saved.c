/* States of Raszyn saved in the middle of things and read again. */
#include <criterion/criterion.h>
#include <string.h>

#include "data_help.h"
#include "labataille/frames.h"

static void do_it(const struct ks_game *g, struct ks_state *s, const char *text)
{
    struct ks_action a;

    cr_assert(ks_action_parse(g, text, &a), "%s", text);
    cr_assert(ks_apply(g, s, a, NULL), "%s", text);
}

static void begin(const struct ks_game *g, struct ks_state *s, const char *position)
{
    char error[KS_TEXT];

    cr_assert(ks_state_parse(g, position, s, error), "%s", error);
}

/* The same state comes back from its text. */
static void expect_kept(const struct ks_game *g, const struct ks_state *s)
{
    static char text[1 << 17];
    static struct ks_state again;
    char error[KS_TEXT];

    cr_assert_lt(ks_state_text(g, s, text, sizeof text), sizeof text);
    cr_assert(ks_state_parse(g, text, &again, error), "%s", error);
    cr_expect_eq(ks_hash(g, s), ks_hash(g, &again));
}

/* [LB-2.4-18] A line of five that lost an increment lies in two hexes till its owner has said in
 * which of them it closes up. */
Test(raszyn_saved, a_line_still_to_close_up)
{
    static struct ks_state s;
    struct ks_game *g = load("raszyn/battle", "");

    begin(g, &s,
          "phase offensive\n"
          "unit pl_2pp_1 3008 side-NE\n"
          "unit au_ir48_1 3007 3107 S line left=5\n");
    do_it(g, &s, "aim 3107");
    do_it(g, &s, "roll 46");
    struct ks_counter c;
    ks_describe(g, &s, ks_unit_parse(g, "au_ir48_1", strlen("au_ir48_1")), &c);
    cr_assert_eq(c.others, 1, "it has closed up already");
    expect_kept(g, &s);
    ks_game_free(g);
}

/* [LB-2.15-5] An attacker in two hexes who fails his check closes up; the hex he joined with is
 * no longer his. */
Test(raszyn_saved, an_attacker_who_has_closed_up)
{
    static struct ks_state s;
    struct ks_game *g = load("raszyn/battle", "");

    begin(g, &s,
          "phase melee\n"
          "side austrian\n"
          "unit au_grenz_2 5419 5418 NW skirmish\n"
          "unit au_grenz_1 5417 5418 SW line\n"
          "unit pl_1pp_1 5318 side-E column\n"
          "unit pl_1pp_2 5318 side-E column\n");
    static const char *const acts[] = {"assault 5318",
                                       "attack au_grenz_2 5418",
                                       "attack au_grenz_1 5417",
                                       "go",
                                       "roll 66",
                                       "roll 66",
                                       "roll 11"};
    for (size_t i = 0; i < sizeof acts / sizeof *acts; i++) {
        do_it(g, &s, acts[i]);
        expect_kept(g, &s);
    }
    ks_game_free(g);
}

/* [LB-2.7-6] A charger waits for the fire of those in whose zone it spends its points. */
Test(raszyn_saved, a_charge_under_fire)
{
    static struct ks_state s;
    struct ks_game *g = load("raszyn/battle", "");

    begin(g, &s,
          "phase charge\n"
          "side polish\n"
          "unit pl_2ul 2006 2005 NE line\n"
          "unit au_ir48_1 2107 side-NW\n");
    do_it(g, &s, "charge pl_2ul");
    do_it(g, &s, "step pl_2ul 2106");
    expect_kept(g, &s);
    do_it(g, &s, "volley 2107");
    expect_kept(g, &s);
    do_it(g, &s, "roll 66");
    expect_kept(g, &s);
    ks_game_free(g);
}

/* [LB-2.16-15] So does one who tramples. */
Test(raszyn_saved, a_trampling_under_fire)
{
    static struct ks_state s;
    struct ks_game *g = load("raszyn/battle", "");

    begin(g, &s,
          "phase charge\n"
          "side polish\n"
          "unit pl_2ul 2207 side-E\n"
          "unit au_ir48_1 2607 side-W\n"
          "unit au_ir48_2 2508 side-NW\n");
    do_it(g, &s, "charge pl_2ul");
    do_it(g, &s, "step pl_2ul 2307");
    do_it(g, &s, "step pl_2ul 2407");
    do_it(g, &s, "declare 2607");
    do_it(g, &s, "roll 11");
    do_it(g, &s, "trample 2");
    expect_kept(g, &s);
    do_it(g, &s, "none");
    expect_kept(g, &s);
    ks_game_free(g);
}

/* [RZ-FORD-1] Fire has opened a ford: who goes over? */
Test(raszyn_saved, a_ford_after_fire)
{
    static struct ks_state s;
    struct ks_game *g = load("raszyn/battle", "");

    begin(g, &s,
          "phase offensive\n"
          "side polish\n"
          "unit pl_2pp_1 5022 side-SE\n"
          "unit au_ir48_1 5123 side-NW\n");
    do_it(g, &s, "aim 5123");
    do_it(g, &s, "roll 56");
    do_it(g, &s, "roll 11");
    do_it(g, &s, "face au_ir48_1 side-NW");
    struct ks_action a;
    cr_assert(ks_action_parse(g, "advance pl_2pp_1", &a));
    cr_assert_eq(ks_why_not(g, &s, a).code, 0);
    expect_kept(g, &s);
    ks_game_free(g);
}

/* A position is not a state: there such a line is a mistake. */
Test(raszyn_saved, a_position_keeps_to_the_rules)
{
    static struct ks_state s;
    char error[KS_TEXT];
    struct ks_game *g = load("raszyn/battle", "");

    cr_expect_not(ks_state_parse(
        g, "phase offensive\nunit au_ir48_1 3007 3107 S line left=4\n", &s, error));
    ks_game_free(g);
}

/* Without a row a state saved in the midst of a procedure is never read again. */
Test(raszyn_saved, every_procedure_has_its_row)
{
    for (int i = 0; i < PROCS; i++)
        cr_expect(lb_frame_rule[i].name, "procedure %d", i);
}
