/* The charts of Racławice and the differences between the rulebooks, figure by figure. */
#include <criterion/criterion.h>

#include "data_help.h"
#include "data_toy.h"

static struct ks_game *g;
static const struct r94_game *r;

static void begin(void)
{
    g = load("raclawice/historical", "");
    r = r94(g);
}

TestSuite(data_tables, .init = begin);

/* name, Racławice 2013-en, 2010-pl, Szczekociny, Maciejowice */
#define SETTINGS(ROW)                                                                    \
    ROW(reorder_cost, 1, 0, 1, 1)             /* [6.0c] */                               \
    ROW(pass_free_with_commander, 0, 1, 0, 0) /* [6.1b] */                               \
    ROW(stack_by_size, 0, 0, 1, 1)                                                       \
    ROW(stack_checked_at_phase_end, 0, 1, 0, 0) /* [6.2f] */                             \
    ROW(arms_pass_each_other, 0, 0, 0, 1)                                                \
    ROW(command_by_path, 0, 0, 0, 1)                                                     \
    ROW(auto_skirmish_infantry_only, 0, 1, 0, 0) /* [7.2c] */                            \
    ROW(square_needs_battalion, 0, 1, 0, 0)      /* [7.3a, 7.3.1a] */                    \
    ROW(skirmish_flat_cost, 0, 0, 1, 1)                                                  \
    ROW(squares_make_line, 1, 0, 1, 1) /* [7.3.2-2] */                                   \
    ROW(about_turn_cost, 3, 2, 3, 3)   /* [8.7b] */                                      \
    ROW(rear_step_into_enemy, 1, 1, 1, 0)                                                \
    ROW(double_time_bars_streams, 0, 1, 0, 1)  /* [8.9g] */                              \
    ROW(double_time_ends_in_rough, 1, 1, 1, 0) /* [8.9g] */                              \
    ROW(line_of_one_command, 1, 0, 0, 0)       /* [8.10c, 8.10d, 8.10e] */               \
    ROW(line_minimum, 4, 4, 2, 2)              /* [8.10a] */                             \
    ROW(bridge_spares_stream, 1, 1, 1, 0)      /* [8.9g, 8.13.1c] */                     \
    ROW(fire_breaks_charge, 0, 0, 0, 1)                                                  \
    ROW(counterattack_ends_move, 0, 1, 1, 1)     /* [8.14.2a] */                         \
    ROW(counterattack_by_choice, 1, 0, 0, 0)     /* [9.1A-2] */                          \
    ROW(winner_may_keep_facing, 1, 0, 1, 1)      /* [11.8a] */                           \
    ROW(charges_count_for_once, 0, 1, 0, 0)      /* [11.3] */                            \
    ROW(cavalry_counterattacks_once, 0, 1, 0, 0) /* [8.14.5, 8.14.7] */                  \
    ROW(reaction_retreat_free, 1, 0, 0, 0)       /* [9.1C-3] */                          \
    ROW(reaction_failure_loss, 0, 0, 0, 1)                                               \
    ROW(skirmish_reaction, 0, 0, 0, 1)                                                   \
    ROW(stopped_for_turn, 1, 0, 0, 0)      /* [10.7] */                                  \
    ROW(rifle_casualty_by_any, 0, 1, 0, 0) /* [4.5.1a] */                                \
    ROW(fire_marker_kept, 0, 0, 0, 1)                                                    \
    ROW(guns_have_commanders, 0, 0, 1, 1)                                                \
    ROW(guns_limber, 0, 0, 0, 1)                                                         \
    ROW(guns_misfire, 0, 0, 0, 1)                                                        \
    ROW(stars_in_counter_battery, 0, 0, 0, 1)                                            \
    ROW(retreat_needs_room, 0, 0, 1, 1)                                                  \
    ROW(step_back_before, 0, 0, 1, 1)                                                    \
    ROW(withdraw_to_track, 0, 0, 1, 1)                                                   \
    ROW(saving_check, 0, 0, 1, 1)                                                        \
    ROW(morale_crisis, 0, 0, 0, 1)                                                       \
    ROW(points_for_deeds, 0, 0, 1, 1)                                                    \
    ROW(victory_check, 0, 0, 1, 2)                                                       \
    ROW(lone_gun_winner_loses, 1, 0, 1, 1)      /* [11.10b] */                           \
    ROW(fallen_command_instead, 1, 0, 1, 1)     /* [4.3b, 4.3c, 4.3d] */                 \
    ROW(removed_commander_scores, 0, 1, 0, 0)   /* [12.1c] */                            \
    ROW(unlock_when_attacked, 0, 1, 0, 0)       /* [13-historical-note2c] */             \
    ROW(entry_hex_free, 0, 1, 0, 0)             /* [13-historical-note3b] */             \
    ROW(automatic_victory_is_total, 0, 1, 0, 0) /* [3.3i] */

Test(data_tables, rulebooks_differ_in_these_settings)
{
    struct ks_game *en = load("raclawice/historical", "edition=2013-en");
    struct ks_game *pl = load("raclawice/historical", "edition=2010-pl");
    struct ks_game *sz = load_toy("szczekociny", ""), *ma = load_toy("maciejowice", "");
    size_t settings = 0;

#define ROW(name, in_2013, in_2010, in_sz, in_ma)                                        \
    cr_assert_eq(r94(en)->setting.name, in_2013, #name);                                 \
    cr_assert_eq(r94(pl)->setting.name, in_2010, #name);                                 \
    cr_assert_eq(r94(sz)->setting.name, in_sz, #name);                                   \
    cr_assert_eq(r94(ma)->setting.name, in_ma, #name);                                   \
    settings++;
    SETTINGS(ROW)
#undef ROW
    cr_assert_eq(settings, sizeof(struct r94_settings) / sizeof(int),
                 "a setting is not tested");
}

Test(data_tables, the_default_edition_is_english)
{
    cr_assert_eq(r94(g)->setting.reorder_cost, 1);
    cr_assert_str_eq(g->option[0].name, "edition");
    cr_assert_str_eq(g->option[0].value, "2013-en");
}

/* [8.8a, 8.8b, 8.8c, 8.9b] */
Test(data_tables, movement_points)
{
    cr_assert_eq(r->allowance[R94_FOOT], 4);
    cr_assert_eq(r->allowance[R94_HORSE], 8);
    cr_assert_eq(r->allowance[R94_LEADER], 9);
    cr_assert_eq(r->cossack_allowance, 9);
    cr_assert_eq(r->double_time_bonus, 2);
    cr_assert_eq(r->limbered_allowance, 0);
}

/* [TAB-TERRAIN-1, TAB-TERRAIN-2, TAB-TERRAIN-3] [TAB-TERRAIN-4, TAB-TERRAIN-5, TAB-TERRAIN-6]
 * and the printed extra points [6.1a, 6.9b, 8.6, 8.7a]. */
Test(data_tables, terrain)
{
    static const int cost[][3] = {
        {KS_CLEAR, 1, 1},   {KS_HILL, 1, 1},  {KS_WOODS, 2, 3},
        {KS_VILLAGE, 2, 3}, {KS_SLOPE, 1, 1},
    };

    for (size_t i = 0; i < sizeof cost / sizeof cost[0]; i++) {
        cr_assert_eq(r->terrain_cost[R94_FOOT][cost[i][0]], cost[i][1]);
        cr_assert_eq(r->terrain_cost[R94_HORSE][cost[i][0]], cost[i][2]);
        cr_assert_eq(r->terrain_cost[R94_GUNS][cost[i][0]], 1);
    }
    cr_assert_eq(r->terrain_cost[R94_FOOT][KS_MARSH], 0);
    cr_assert_eq(r->uphill_cost, 1);
    cr_assert_eq(r->road_cost, 1);
    cr_assert_eq(r->stream_cost[R94_FOOT], 1);
    cr_assert_eq(r->stream_cost[R94_HORSE], 2);
    cr_assert_eq(r->enemy_cost, 1);
    cr_assert_eq(r->pass_cost, 1);
    cr_assert_eq(r->rear_cost, 1);
    cr_assert_eq(r->turn_cost, 1);
}

/* [4.2a, 4.4d, 6.2a, 6.2b, 6.2c, 6.2d, 6.2e] */
Test(data_tables, command_and_stacking)
{
    cr_assert_eq(r->command_radius, 4);
    cr_assert_eq(r->six_units, 6);
    cr_assert_eq(r->stack_infantry, 4);
    cr_assert_eq(r->stack_cavalry, 2);
    cr_assert_eq(r->guns_with_infantry, 2);
    cr_assert_eq(r->infantry_with_guns, 1);
    cr_assert_eq(r->guns_with_cavalry, 1);
    cr_assert_eq(r->cavalry_with_guns, 1);
    cr_assert_eq(r->stack_guns, 6);
}

/* [7.2c, 7.3a, 7.3.2-8] */
Test(data_tables, formations)
{
    cr_assert_eq(r->skirmish_strength, 2);
    cr_assert_eq(r->square_units, 4);
    cr_assert_eq(r->square_strength, 4);
    cr_assert_eq(r->square_total, 0);
    cr_assert_eq(r->ranked[R94_FOOT][1], 0);
    cr_assert_eq(r->square_fire_divisor, 4);
}

/* [TAB-RIFLE-1, TAB-RIFLE-2, TAB-RIFLE-3, TAB-RIFLE-4, 10.9.4c] */
Test(data_tables, rifle_fire)
{
    static const int from[] = {0, 3, 6, 10}, result[] = {-1, 0, 1, 2};

    for (int i = 0; i < R94_RIFLE_ROWS; i++) {
        cr_assert_eq(r->rifle_from[i], from[i]);
        cr_assert_eq(r->rifle_result[i], result[i]);
    }
    cr_assert_eq(r->rifle_casualty_row, 3);
}

/* [TAB-ARTILLERY-1, TAB-ARTILLERY-2, TAB-ARTILLERY-3, 10.10.1] and what is printed
 * round them [4.5.2, 10.8a, 10.8b, 10.8c, 10.9.1a, 10.9.5b, 10.10.4]. */
Test(data_tables, artillery_and_ranges)
{
    static const int to[] = {3, 6, 10}, result[] = {2, 1, 0};

    for (int i = 0; i < R94_ARTILLERY_BANDS; i++) {
        cr_assert_eq(r->artillery_to[i], to[i]);
        cr_assert_eq(r->artillery_result[i], result[i]);
    }
    cr_assert_eq(r->artillery_casualty_range, 3);
    cr_assert_eq(r->counter_battery_range, 6);
    cr_assert_eq(r->polish_battery_bonus, 1);
    cr_assert_eq(r->gun_kill_firepower, 3);
    cr_assert_eq(r->range[R94_FOOT], 3);
    cr_assert_eq(r->range[R94_HORSE], 2);
    cr_assert_eq(r->range[R94_GUNS], 10);
    cr_assert_eq(r->shots_a_turn, 4);
}

/* [10.9.7d, 10.9.7e, 10.9.7f, 10.9.7g, 10.9.7h, 10.9.7i, 10.9.7j] */
Test(data_tables, fire_modifiers)
{
    cr_assert_eq(r->fire_woods, -1);
    cr_assert_eq(r->fire_village, -1);
    cr_assert_eq(r->fire_cavalry, -1);
    cr_assert_eq(r->fire_skirmish, -1);
    cr_assert_eq(r->fire_light, 1);
    cr_assert_eq(r->fire_square, 1);
    cr_assert_eq(r->fire_loss_at, 9);
    /* what only later games have */
    cr_assert_eq(r->fire_castle, 0);
    cr_assert_eq(r->fire_flank, 0);
    cr_assert_eq(r->fire_shot[0] | r->fire_shot[1] | r->fire_shot[2], 0);
    cr_assert_eq(r->fire_star, 0);
}

/* [TAB-MELEE-1] to [TAB-MELEE-13], [7.3.2-5, 7.3.2-6, 7.4b, 8.13.1a, 11.8a, 11.8b] */
Test(data_tables, melee)
{
    static const int ratio[3][3] = {{3, 1, 3}, {2, 1, 2}, {3, 2, 1}}; /* [TAB-MELEE-1] */

    cr_assert_arr_eq(r->melee_ratio, ratio, sizeof ratio);
    cr_assert_eq(r->melee_flank, 2);        /* [TAB-MELEE-2] */
    cr_assert_eq(r->melee_rear, 3);         /* [TAB-MELEE-3] */
    cr_assert_eq(r->melee_charge, 2);       /* [TAB-MELEE-4] */
    cr_assert_eq(r->melee_charge_open, 1);  /* [TAB-MELEE-4] */
    cr_assert_eq(r->melee_square_horse, 3); /* [TAB-MELEE-5] */
    cr_assert_eq(r->melee_square_foot, -1); /* [TAB-MELEE-5] */
    cr_assert_eq(r->melee_shock, 1);        /* [TAB-MELEE-7] */
    cr_assert_eq(r->melee_cover, 1);        /* [TAB-MELEE-8] */
    cr_assert_eq(r->melee_uphill, -1);      /* [TAB-MELEE-10] */
    cr_assert_eq(r->melee_skirmish, -1);    /* [TAB-MELEE-11] */
    cr_assert_eq(r->melee_commander, 1);    /* [TAB-MELEE-12] */
    cr_assert_eq(r->melee_morale, 1);       /* [TAB-MELEE-13] */
    cr_assert_eq(r->melee_morale_gap, 2);   /* [TAB-MELEE-13] */
    cr_assert_eq(r->melee_kosynier_horse, 0);
    cr_assert_eq(r->melee_castle, 0);
    cr_assert_eq(r->spared_at_lead, 0);
    cr_assert_eq(r->withdrawal_turns[0], 0);
    cr_assert_eq(r->lava_infantry, -2);
    cr_assert_eq(r->winner_losses, 1);
    cr_assert_eq(r->loser_losses, 2);
    cr_assert_eq(r->charge_run, 3);
}

/* [12.1b, 12.1c, 12.2b] */
Test(data_tables, victory)
{
    cr_assert_eq(r->gun_vp, 8);
    cr_assert_eq(r->commander_vp, 10);
    cr_assert_eq(r->kill_vp | r->crisis_vp | r->melee_vp | r->recapture_vp, 0);
    cr_assert_eq(r->margin[0], 8);
    cr_assert_eq(r->margin[1], 16);
}

Test(data_tables, options_switch_one_rule_each)
{
    static const char *const on[] = {
        "counterattack_cost=on", "tormasow_to_overall=on", "lone_gun_winner_spared=on",
        "one_shot_per_chit=on",  "artillery_arc=cone",     "morale_in_melee=on"};
    enum { SWITCHES = sizeof on / sizeof on[0] };

    for (int i = -1; i < SWITCHES; i++) {
        r = r94(load("raclawice/historical", i < 0 ? "" : on[i]));
        const int found[SWITCHES] = {
            r->counterattack_costs_target,
            r->tormasow_units_to_overall,
            r->lone_gun_winner_spared,
            r->one_shot_per_chit,
            r->artillery_cone,
            r->morale_in_melee,
        };
        for (int k = 0; k < SWITCHES; k++)
            cr_assert_eq(found[k], k == i, "%s", on[k]);
    }
}
