/* States of Raszyn saved in the middle of things and read again. */
#include <criterion/criterion.h>
#include <string.h>

#include "data_help.h"
#include "game_help.h"
#include "labataille/frames.h"

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

/* Positions, and how they are played on; the state is kept after every action. */
static const struct {
    const char *position, *acts[9];
} saved[] = {
    /* [LB-2.4-18] A line of five that lost an increment lies in two hexes till its owner has said
     * in which of them it closes up. */
    {"phase offensive\n"
     "unit pl_2pp_1 3008 side-NE\n"
     "unit au_ir48_1 3007 3107 S line left=5\n",
     {"aim 3107", "roll 46"}},
    /* [LB-2.15-5] An attacker in two hexes who fails his check closes up; the hex he joined with is
     * no longer his. */
    {"phase melee\n"
     "side austrian\n"
     "unit au_grenz_2 5419 5418 NW skirmish\n"
     "unit au_grenz_1 5417 5418 SW line\n"
     "unit pl_1pp_1 5318 side-E column\n"
     "unit pl_1pp_2 5318 side-E column\n",
     {"assault 5318", "attack au_grenz_2 5418", "attack au_grenz_1 5417", "go", "roll 66",
      "roll 66", "roll 11"}},
    /* [LB-2.7-6] A charger waits for the fire of those in whose zone it spends its points. */
    {"phase charge\n"
     "side polish\n"
     "unit pl_2ul 2006 2005 NE line\n"
     "unit au_ir48_1 2107 side-NW\n",
     {"charge pl_2ul", "step pl_2ul 2106", "volley 2107", "roll 66"}},
    /* [LB-2.16-15] So does one that tramples. */
    {"phase charge\n"
     "side polish\n"
     "unit pl_2ul 2207 side-E\n"
     "unit au_ir48_1 2607 side-W\n"
     "unit au_ir48_2 2508 side-NW\n",
     {"charge pl_2ul", "step pl_2ul 2307", "step pl_2ul 2407", "declare 2607", "roll 11",
      "trample 2", "none"}},
    /* [RZ-FORD-1] Fire has opened a ford: who goes over? */
    {"phase offensive\n"
     "side polish\n"
     "unit pl_2pp_1 5022 side-SE\n"
     "unit au_ir48_1 5123 side-NW\n",
     {"aim 5123", "roll 56", "roll 11", "face au_ir48_1 side-NW"}},
};

static struct ks_state *play(const struct ks_game *g, int row)
{
    static struct ks_state s;

    read_position(g, &s, saved[row].position);
    for (const char *const *a = saved[row].acts; *a != NULL; a++) {
        act(g, &s, *a);
        expect_kept(g, &s);
    }
    return &s;
}

Test(raszyn_saved, in_the_middle_of_things)
{
    struct ks_game *g = load("raszyn/battle", "");

    cr_expect_eq(described(g, play(g, 0), "au_ir48_1").others, 1, "it has closed up");
    for (int row = 1; row < 4; row++)
        play(g, row);
    cr_expect(is_legal(g, play(g, 4), "advance pl_2pp_1"));
}

/* A position is not a state: there such a line is a mistake. */
Test(raszyn_saved, a_position_keeps_to_the_rules)
{
    static struct ks_state s;
    char error[KS_TEXT];
    struct ks_game *g = load("raszyn/battle", "");

    cr_expect_not(ks_state_parse(
        g, "phase offensive\nunit au_ir48_1 3007 3107 S line left=4\n", &s, error));
}

static void expect_refused(const struct ks_game *g, const char *position, const char *why)
{
    static struct ks_state s;
    char error[KS_TEXT] = "";

    cr_expect_not(ks_state_parse(g, position, &s, error), "%s", position);
    cr_expect(strstr(error, why), "%s: %s", position, error);
}

/* R35: only guns are left by their crews, and as they stand. Anything else would hold no hex. */
Test(raszyn_saved, only_guns_are_abandoned)
{
    static const char why[] = "only unlimbered guns are abandoned";
    static struct ks_state s;
    struct ks_game *g = load("raszyn/battle", "");

    expect_refused(g, "unit au_kr5 1016 abandoned\n", why);
    expect_refused(g, "unit au_ir48_1 3007 abandoned\n", why);
    expect_refused(g, "unit au_mohr 3007 abandoned\n", why);
    expect_refused(g, "unit au_bb3 1018 limbered abandoned\n", why);
    expect_refused(g, "off au_kr5 abandoned\n", why);
    read_position(g, &s, "unit au_bb3 1018 unlimbered abandoned\n");
    cr_expect_str_eq(described(g, &s, "au_bb3").status, "abandoned");
    cr_expect_null(ks_invariant(g, &s));
}

/* [LB-2.3-9 LB-2.14-11] What is gone or has fled is not on the map. */
Test(raszyn_saved, nobody_gone_is_on_the_map)
{
    static const char why[] = "a piece on the map is neither gone nor taken nor off_map";
    struct ks_game *g = load("raszyn/battle", "");

    expect_refused(g, "unit pl_2pp_1 3008 gone\n", why);
    expect_refused(g, "unit pl_2pp_1 3008 taken\n", why);
    expect_refused(g, "unit pl_poniatowski 3008 off_map\n", why);
}

/* Without a row a state saved in the midst of a procedure is never read again. */
Test(raszyn_saved, every_procedure_has_its_row)
{
    for (int i = 0; i < PROCS; i++)
        cr_expect(lb_frame_rule[i].name, "procedure %d", i);
}
