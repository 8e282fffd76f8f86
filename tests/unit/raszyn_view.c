/* What a table shows of Raszyn: values behind the fog, arrivals that are due. */
#include <criterion/criterion.h>
#include <string.h>

#include "data_help.h"
#include "game_help.h"

/* [LB-2.2-5] The enemy's counters show kind, increments and movement, one's own show all. */
Test(raszyn_view, fog)
{
    static struct ks_state s, seen;
    struct ks_game *g = load("raszyn/battle", "fog=on");

    ks_setup(g, &s);
    ks_view(g, &s, KS_SIDE_A, &seen);
    struct ks_counter own = described(g, &seen, "pl_2ul"),
                      enemy = described(g, &seen, "au_hr1");
    cr_expect_eq(own.morale, 24);
    cr_expect_eq(own.strength, 42);
    cr_expect_eq(enemy.morale, 0);
    cr_expect_eq(enemy.strength, 0);
    cr_expect_eq(enemy.steps, 18);
    cr_assert_geq(enemy.figures, 1);
    cr_expect_str_eq(enemy.figure[0].name, "movement");
    cr_expect_eq(enemy.figure[0].value, 14);
}

/* A counter that shows no more than kind, increments and movement. */
static void expect_blank(const struct ks_game *g, const struct ks_state *seen, ks_unit u)
{
    struct ks_counter c;

    ks_describe(g, seen, u, &c);
    cr_expect_eq(c.morale, 0, "%s shows its morale", g->piece[u].id);
    cr_expect_eq(c.strength, 0, "%s shows its melee value", g->piece[u].id);
    cr_expect_eq(c.firepower, 0, "%s shows its fire value", g->piece[u].id);
    for (int i = 0; i < c.figures; i++)
        cr_expect_str_eq(c.figure[i].name, "movement", "%s", g->piece[u].id);
}

/* [LB-2.2-5] Each side, piece by piece: battalions, cavalry, batteries and leaders, on the map and
 * still to come. */
Test(raszyn_view, fog_hides_every_enemy)
{
    static struct ks_state s, seen;
    struct ks_game *g = load("raszyn/battle", "fog=on");

    ks_setup(g, &s);
    for (int side = KS_SIDE_A; side <= KS_SIDE_B; side++) {
        ks_view(g, &s, side, &seen);
        for (ks_unit u = 0; u < g->pieces; u++)
            if (g->piece[u].side != side)
                expect_blank(g, &seen, u);
    }
}

/* [LB-2.2-5] The range is printed on a battery: its field of fire is hidden beyond the next hex. */
Test(raszyn_view, fog_hides_range)
{
    static struct ks_state s, seen;
    struct ks_game *g = load("raszyn/battle", "fog=on");
    bool own = false, enemy = false;

    ks_setup(g, &s);
    ks_unit guns = piece_by_id(g, "pl_fb1");
    struct ks_counter c = described(g, &s, "pl_fb1");
    for (ks_hex h = 0; h < g->map.grid.hexes; h++) {
        bool far = ks_grid_on_map(&g->map.grid, h) &&
                   ks_grid_distance(&g->map.grid, c.hex, h) > 1;
        ks_view(g, &s, KS_SIDE_A, &seen);
        own |= far && ks_covers(g, &seen, guns, h);
        ks_view(g, &s, KS_SIDE_B, &seen);
        enemy |= far && ks_covers(g, &seen, guns, h);
    }
    cr_expect(own);
    cr_expect_not(enemy);
}

/* [LB-2.2-5] Without the option everything is seen. */
Test(raszyn_view, no_fog)
{
    static struct ks_state s, seen;
    struct ks_game *g = load("raszyn/battle", "");

    ks_setup(g, &s);
    ks_view(g, &s, KS_SIDE_A, &seen);
    cr_expect_eq(described(g, &seen, "au_hr1").strength, 54);
}

/* [LB-1-3 LB-4.7-3] Who comes at 15:00 waits till then and is due in turn 4. */
Test(raszyn_view, arrivals_are_announced)
{
    static struct ks_state s;
    struct ks_game *g = load("raszyn/battle", "");

    read_position(g, &s, "turn 3\nside austrian\nunit au_ir48_1 3138\n");
    cr_expect_str_eq(described(g, &s, "au_civalart").status, "later");
    read_position(g, &s, "turn 4\nside austrian\nunit au_ir48_1 3138\n");
    cr_expect_str_eq(described(g, &s, "au_civalart").status, "due");
    cr_expect_str_eq(described(g, &s, "au_pflacher").status, "later");
}

/* [RZ-DIKE-7] Cavalry that has been on the causeway shows the morale it checks with. */
Test(raszyn_view, morale_on_the_causeway)
{
    static struct ks_state s, t;
    struct ks_game *g = load("raszyn/battle", "");

    read_position(g, &s, "unit pl_1sk 3009 side-NE\n");
    read_position(g, &t, "unit pl_1sk 3009 side-NE causeway\n");
    cr_expect_gt(described(g, &t, "pl_1sk").morale, described(g, &s, "pl_1sk").morale);
}

/* The clock has two digits for the minutes. */
Test(raszyn_view, the_clock)
{
    struct ks_game *g = load("raszyn/battle", "");
    struct ks_event e = {.unit = KS_NONE, .other = KS_NONE, .hex = KS_NONE, .a = 15};
    char text[KS_TEXT];

    while (strcmp(ks_event_name(g, &e), "TURN_STARTS") != 0)
        e.code++;
    ks_event_text(g, &e, KS_ENGLISH, text, sizeof text);
    cr_expect_str_eq(text, "it is 15:00");
    ks_event_text(g, &e, KS_POLISH, text, sizeof text);
    cr_expect_str_eq(text, "godzina 15:00");
}

/* Leaders are no units where losses are counted, overall commanders neither. */
Test(raszyn_view, who_leads)
{
    struct ks_game *g = load("raszyn/battle", ""), *r = load("raclawice/historical", "");

    cr_expect(ks_is_leader(g, piece_by_id(g, "pl_poniatowski")));
    cr_expect_not(ks_is_leader(g, piece_by_id(g, "pl_2ul")));
    cr_expect(ks_is_leader(r, piece_by_id(r, "pl_kosciuszko")));
    cr_expect(ks_is_leader(r, piece_by_id(r, "pl_madalinski")));
    cr_expect_not(ks_is_leader(r, piece_by_id(r, "pl_kos_1")));
}
