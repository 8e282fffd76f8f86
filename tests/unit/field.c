/* What a table shows round a piece of 1794. */
#include <criterion/criterion.h>
#include <stdio.h>

#include "data_help.h"
#include "game_help.h"

/* Does the unit cover a hex, and may it fire there? */
static void expect_cover(const struct ks_game *g, const struct ks_state *s,
                         const char *unit, const char *hex, bool covers)
{
    char fire[KS_TEXT];

    snprintf(fire, sizeof fire, "fire %s %s", unit, hex);
    cr_expect_eq(ks_covers(g, s, piece_by_id(g, unit), at(g, hex)), covers, "%s", fire);
    cr_expect_eq(is_legal(g, s, fire), covers, "%s", fire);
}

/* [6.2.1b] The top unit fires for all under a Line marker: it covers with their rifles, at their
 * front. */
Test(field, a_line_marker_covers_with_the_rifles_of_all)
{
    static struct ks_state s;
    struct ks_game *g = load("maciejowice/battle", "");

    read_position(g, &s,
                  "phase movement\nactive pl_kamienski\nunit pl_kamienski 2320\n"
                  "unit pl_grenkrak_1_1 2420 S form=ranked\n"
                  "unit pl_2pp_2_2 2420 S form=ranked\n"
                  "unit ru_muszf_1_1 2520 N shots=4\n"
                  "unit ru_muszf_1_2 2419 N shots=4\n");
    expect_cover(g, &s, "pl_grenkrak_1_1", "2520", true);
    expect_cover(g, &s, "pl_grenkrak_1_1", "2419", false);
}

/* [10.9.3] Without the marker, or with nobody else under it, scythes reach nothing. */
Test(field, scythes_alone_cover_nothing)
{
    static struct ks_state s;
    struct ks_game *g = load("maciejowice/battle", "");

    read_position(g, &s,
                  "phase movement\nactive pl_kamienski\nunit pl_kamienski 2320\n"
                  "unit pl_grenkrak_1_1 2420 S\nunit pl_2pp_2_2 2420 S\n"
                  "unit ru_muszf_1_1 2520 N shots=4\n");
    expect_cover(g, &s, "pl_grenkrak_1_1", "2520", false);
    read_position(g, &s,
                  "phase movement\nactive pl_kamienski\nunit pl_kamienski 2320\n"
                  "unit pl_grenkrak_1_1 2420 S form=ranked\n"
                  "unit pl_grenkrak_1_2 2420 S form=ranked\n"
                  "unit ru_muszf_1_1 2520 N shots=4\n");
    expect_cover(g, &s, "pl_grenkrak_1_1", "2520", false);
}
