/* The whole of a game looked through, and the list of what there is to play. */
#include <criterion/criterion.h>
#include <string.h>

#include "data/check.h"
#include "data/list.h"
#include "data_help.h"

Test(data_check, raclawice_is_sound)
{
    struct ks_data_source *source = own_files();
    static struct ks_data_check check;

    cr_assert_eq(ks_data_check(source, "raclawice", &check), 0, "%s",
                 check.report.note[0].message);
    cr_assert_eq(check.report.warnings, 0);
    cr_assert_eq(check.scenarios, 2);
    cr_assert_eq(check.games, 2 * (1 + 11 + 52));
}

/* 157 units; 114 of them have values, of which the printed ones are few; every set-up
 * hex is printed. */
Test(data_check, certainties_are_counted)
{
    struct ks_data_source *source = own_files();
    static struct ks_data_check check;

    ks_data_check(source, "raclawice", &check);
    const unsigned *units = check.certainty.count[KS_PART_UNITS];
    const unsigned *map = check.certainty.count[KS_PART_MAP];
    cr_assert_eq(units[KS_PRINTED], 30 + 13);
    cr_assert_eq(units[KS_INFERRED], 22 + 15 + 6);
    cr_assert_eq(units[KS_PRINTED] + units[KS_INFERRED] + units[KS_RECONSTRUCTED], 157);
    cr_assert_eq(map[KS_RECONSTRUCTED], 34 * 27 + 73 + 1 + 4 + 11);
    cr_assert_eq(map[KS_PRINTED], 4);
    cr_assert_gt(ks_data_check_total(&check, KS_PRINTED), 300);
}

Test(data_check, all_faults_are_told_at_once)
{
    struct ks_data_source *source = spoilt_files(
        "raclawice/units.csv", "strz./2 pp,polish,polish,pl_zajaczek,shooter",
        "strz./2 pp,polish,polish,pl_zajaczek,archer");
    static struct ks_data_check check;

    add_text(source, "raclawice/tables.json", "{\"melee\": 3, \"victory\": []}");
    cr_assert_eq(ks_data_check(source, "raclawice", &check), 3);
    cr_assert(strstr(check.report.note[0].message, "melee: found 3"));
    cr_assert(strstr(check.report.note[1].message, "victory: found an array"));
    cr_assert(strstr(check.report.note[2].message, "arm \"archer\""));
}

Test(data_check, oddities_are_warnings)
{
    struct ks_data_source *source =
        spoilt_files("raclawice/map.txt", "BRIDGES reconstructed\n  2023/2024\n",
                     "BRIDGES reconstructed\n");
    static struct ks_data_check check;

    cr_assert_eq(ks_data_check(source, "raclawice", &check), 0);
    cr_assert_eq(check.report.warnings, 1);
    cr_assert(check.report.note[0].warning);
    cr_assert_str_eq(check.report.note[0].message,
                     "road \"Słomniki-Działoszyce\" crosses a "
                     "stream before 2024 without a bridge; add one, or a ford");
}

Test(data_check, unknown_game)
{
    struct ks_data_source *source = own_files();
    static struct ks_data_check check;

    cr_assert_eq(ks_data_check(source, "warsaw", &check), 1);
    cr_assert_eq(ks_data_check(source, "", &check), 1);
}

/* The place of a scenario in the list of all games. */
static size_t find(const struct ks_data_source *source, const char *name,
                   struct ks_scenario_info *info)
{
    struct ks_data_report report;
    size_t n = 0;

    ks_report_init(&report);
    while (ks_scenario_list(source, n, info, &report) && strcmp(info->name, name) != 0)
        n++;
    cr_assert_str_eq(info->name, name);
    return n;
}

/* [2.1] The scale stands beside the title. */
Test(data_check, list)
{
    struct ks_data_source *source = own_files();
    static struct ks_scenario_info info;
    struct ks_data_report report;

    ks_report_init(&report);
    size_t n = find(source, "raclawice/historical", &info);
    cr_assert_str_eq(info.title[KS_POLISH], "scenariusz historyczny");
    cr_assert_str_eq(info.game.title[KS_POLISH], "Racławice 1794");
    cr_assert_eq(info.turns, 15);
    cr_assert_eq(info.size[0].units, 64);
    cr_assert_eq(info.size[0].guns, 12);
    cr_assert_eq(info.size[0].commanders, 6);
    cr_assert_eq(info.size[1].units, 50);
    cr_assert_eq(info.size[1].guns, 18);
    cr_assert_eq(info.size[1].commanders, 7);
    cr_assert_eq(info.armies, 2);
    cr_assert_str_eq(info.army[0].army.id, "polish");
    cr_assert_eq(info.army[0].size.units, 64);
    cr_assert_eq(info.army[1].size.guns, 18);
    cr_assert_eq(info.army[1].side, 1);
    cr_assert_str_eq(info.game.option[1].name, "setup");
    cr_assert_str_eq(info.game.option[1].value[1], "2");
    cr_assert_eq(info.game.scale.turn_minutes, 10);
    cr_assert_eq(info.game.scale.hex_metres, 100);
    cr_assert_eq(info.game.scale.men_a_point, 15);
    cr_assert_eq(info.game.scale.guns_a_counter, 1);
    cr_assert_gt(strlen(info.game.reconstructed[KS_ENGLISH]), 50);
    cr_assert(ks_scenario_list(source, n + 1, &info, &report));
    cr_assert_str_eq(info.name, "raclawice/hypothetical");
    while (ks_scenario_list(source, n, &info, &report))
        n++;
    cr_assert_not(ks_scenario_list(source, n + 1, &info, &report));
    cr_assert_eq(report.errors, 0);
}
