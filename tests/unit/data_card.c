/* The cards of the battles: each scenario has one, with figures counted and measured. */
#include <criterion/criterion.h>
#include <stdio.h>
#include <string.h>

#include "data/about.h"
#include "data_help.h"
#include "wire/card.h"

static struct ks_library *library;

static void begin(void)
{
    library = own_library();
}

TestSuite(data_card, .init = begin);

/* What is told of a scenario, as the lobby is told it. */
static json_t *told(const struct ks_scenario_info *info)
{
    struct ks_data_report report;
    ks_report_init(&report);
    json_t *about = ks_about_read(&library->source, &info->game, &report);
    cr_assert_not_null(about);
    json_t *all = json_object_get(about, "scenarios");
    json_t *own = json_object_get(all, strchr(info->name, '/') + 1);
    cr_assert_not_null(own, "%s", info->name);
    own = json_deep_copy(own);
    json_decref(about);
    ks_reply_card(own, info);
    return own;
}

static void each(void (*check)(const struct ks_scenario_info *info, const json_t *own))
{
    struct ks_scenario_info info;
    struct ks_data_report report;
    ks_report_init(&report);
    for (size_t n = 0; ks_scenario_list(&library->source, n, &info, &report); n++) {
        json_t *own = told(&info);
        check(&info, own);
        json_decref(own);
    }
}

static void has_card(const struct ks_scenario_info *info, const json_t *own)
{
    const json_t *card = json_object_get(own, "card");
    for (int side = 0; side < 2; side++)
        cr_expect(json_is_object(json_object_get(json_object_get(card, "aims"),
                                                 info->game.side[side])),
                  "%s", info->name);
    cr_expect(json_is_object(json_object_get(card, "points")), "%s", info->name);
    cr_expect_geq(json_array_size(json_object_get(card, "special")), 2, "%s", info->name);
}

Test(data_card, each_scenario_has_aims_points_and_what_is_special)
{
    each(has_card);
}

static json_int_t number_of(const json_t *object, const char *key)
{
    return json_integer_value(json_object_get(object, key));
}

/* All counters of the scenario are counted once. */
static void counts_all(const struct ks_scenario_info *info, const json_t *own)
{
    const json_t *forces = json_object_get(own, "forces");
    json_int_t sum = 0;
    cr_assert_eq(json_array_size(forces), info->armies);
    for (size_t i = 0; i < info->armies; i++) {
        const json_t *army = json_array_get(forces, i);
        sum += number_of(army, "foot") + number_of(army, "mounted") +
               number_of(army, "guns") + number_of(army, "commanders");
    }
    struct ks_refusal no;
    struct ks_game *g = ks_library_game(library, info->name, NULL, 0, &no);
    cr_expect_eq(sum, g->pieces, "%s", info->name);
    ks_game_free(g);
}

Test(data_card, forces_are_counted_from_the_data)
{
    each(counts_all);
}

static double real_of(const json_t *object, const char *key)
{
    return json_number_value(json_object_get(object, key));
}

static void has_shares(const struct ks_scenario_info *info, const json_t *own)
{
    const json_t *shares = json_object_get(own, "shares");
    double sum = 0;
    cr_assert_null(json_object_get(own, "measured"));
    cr_assert_geq(number_of(shares, "games"), 100, "%s", info->name);
    for (int side = 0; side < 2; side++) {
        const json_t *share =
            json_object_get(json_object_get(shares, "sides"), info->game.side[side]);
        double value = real_of(share, "value");
        cr_expect(real_of(share, "low") < value && value < real_of(share, "high"), "%s",
                  info->name);
        sum += value;
    }
    cr_expect(sum > 0.5 && sum <= 1, "%s: %f", info->name, sum);
}

Test(data_card, shares_of_equal_players_are_measured_with_their_interval)
{
    each(has_shares);
}

static void expect_fault_in(const char *game, const char *find, const char *put,
                            const char *message)
{
    struct ks_data_report report;
    struct ks_manifest m;
    struct ks_certainty_count unused = {.count = {{0}}};
    char path[40];
    snprintf(path, sizeof path, "%s/about.json", game);
    struct ks_data_source *files = spoilt_files(path, find, put);
    ks_report_init(&report);
    cr_assert(ks_manifest_read(&m, files, game, &unused, &report));
    cr_assert_null(ks_about_read(files, &m, &report));
    cr_assert(strstr(report.note[0].message, message), "%s", report.note[0].message);
    cr_assert_gt(report.note[0].line, 1);
}

static void expect_fault(const char *find, const char *put, const char *message)
{
    expect_fault_in("raszyn", find, put, message);
}

Test(data_card, what_ends_the_battle_names_an_option_and_its_values)
{
    expect_fault_in("maciejowice", "\"option\": \"limits\"", "\"option\": \"limit\"",
                    "an option of the game");
    expect_fault_in("maciejowice", "\"none\": {", "\"never\": {", "never");
    expect_fault_in("maciejowice", "\"texts\": {", "\"text\": {", "text");
}

Test(data_card, faults_name_their_line)
{
    expect_fault("\"aims\": {", "\"aim\": {", "aim");
    expect_fault("\"austrian\": {\n", "\"prussian\": {\n", "prussian");
    expect_fault("\"certainty\": \"measured\"", "\"certainty\": \"printed\"", "measured");
    expect_fault("\"wins\": {\"polish\": ", "\"wins\": {\"polish\": 9", "from 0 to");
    expect_fault("\"player\": ", "\"officer\": ", "player");
}
