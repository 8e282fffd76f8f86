/* An owner's folder over the program's own files. */
#include <criterion/criterion.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#include "data_help.h"

static char folder[64];

static void make_folder(void)
{
    strcpy(folder, "/tmp/ks_data_XXXXXX");
    cr_assert_not_null(mkdtemp(folder));
}

static void remove_folder(void)
{
    char command[128];

    snprintf(command, sizeof command, "rm -r '%s'", folder);
    cr_assert_eq(system(command), 0);
}

TestSuite(data_overlay, .init = make_folder, .fini = remove_folder);

static char *in_folder(const char *path)
{
    static char name[160];

    snprintf(name, sizeof name, "%s/%s", folder, path);
    return name;
}

static void write_file(const char *path, const char *text)
{
    char *name = in_folder(path);
    FILE *f;

    for (char *p = name + strlen(folder) + 1; (p = strchr(p, '/')) != NULL; p++) {
        *p = '\0';
        mkdir(name, 0777);
        *p = '/';
    }
    cr_assert_not_null(f = fopen(name, "w"));
    fputs(text, f);
    fclose(f);
}

/* Loads with the folder over the own files. */
static struct ks_game *load_over(const char *scenario, struct ks_data_error *error)
{
    struct ks_data_source *source = own_files();
    struct ks_data_report report;
    struct ks_game *g = NULL;

    ks_report_init(&report);
    if (ks_data_source_folder(source, folder, &report))
        g = load_from(source, scenario, "", error);
    else
        ks_report_first(&report, error);
    return g;
}

static struct ks_game *load_sound_over(const char *scenario)
{
    struct ks_data_error error;
    struct ks_game *g = load_over(scenario, &error);

    cr_assert_not_null(g, "%s", error.message);
    return g;
}

static void expect_refusal(const char *file, unsigned line, const char *message)
{
    struct ks_data_error error;
    char name[160];

    cr_assert_null(load_over("raclawice/historical", &error));
    snprintf(name, sizeof name, "%s%s%s", folder, file[0] ? "/" : "", file);
    cr_assert_str_eq(error.file, name);
    cr_assert_eq(error.line, line, "%u: %s", error.line, error.message);
    cr_assert(strstr(error.message, message), "%s", error.message);
}

Test(data_overlay, a_cell_of_a_unit)
{
    struct ks_game *own = load("raclawice/historical", "");

    write_file("raclawice/units.csv", "id,steps,vp,certainty\n"
                                      "pl_2pp_1_1,7-8-8;7-6-6;6-4-4;6-2-2,,printed\n");
    struct ks_game *g = load_sound_over("raclawice/historical");
    ks_unit u = named(g, 0, "1/I/2 pp");
    cr_assert_eq(r94(g)->unit[u].step[0].strength, 8);
    cr_assert_eq(r94(g)->unit[u].vp, 7);
    cr_assert_eq(r94(g)->unit[u].certainty, R94_PRINTED);
    cr_assert_eq(r94(g)->unit[u].commander, named(g, 0, "gen. Zajączek"));
    cr_assert_eq(r94(g)->unit[named(g, 0, "2/I/2 pp")].step[0].strength, 6);
    cr_assert_neq(g->digest, own->digest);
}

Test(data_overlay, a_place_and_a_table)
{
    write_file("raclawice/setup.csv",
               "scenario,variant,unit,hex\n,,pl_kosciuszko,1609\n");
    write_file(
        "raclawice/tables.json",
        "{\"hexsides\": {\"columns\": [\"hexside\", \"infantry\", \"cavalry\", \"rule\","
        " \"certainty\"], \"rows\": [[\"stream\", 2, 3, \"[TAB-TERRAIN-6]\","
        " \"printed\"]]}}");
    write_file("raclawice/scenarios/historical.json",
               "{\"turns\": {\"count\": 16, \"certainty\": \"printed\"}}");
    write_file("raclawice/notes.md", "not read");
    struct ks_game *g = load_sound_over("raclawice/historical");
    cr_assert_str_eq(hex_of(g, named(g, 0, "Kościuszko")), "1609");
    cr_assert_eq(r94(g)->stream_cost[R94_FOOT], 2);
    cr_assert_eq(r94(g)->stream_cost[R94_HORSE], 3);
    cr_assert_eq(r94(g)->pass_cost, 1);
    cr_assert_eq(g->turns, 16);
}

/* The table of settings stands beside the games; his takes the place of ours and changes
 * the digest. */
Test(data_overlay, the_settings_of_the_rules)
{
    struct ks_game *own = load("raclawice/historical", "");

    write_file("rules1794.json", changed_text(file_text(own_files(), "rules1794.json"),
                                              "\"line_minimum\", \"[8.10a]\", 4",
                                              "\"line_minimum\", \"[8.10a]\", 3"));
    struct ks_game *g = load_sound_over("raclawice/historical");
    cr_assert_eq(r94(own)->setting.line_minimum, 4);
    cr_assert_eq(r94(g)->setting.line_minimum, 3);
    cr_assert_neq(g->digest, own->digest);
    write_file("rules1794.json", "{\n\"columns\": 5}");
    expect_refusal("rules1794.json", 2, "columns: found 5");
    write_file("rules1794.json", "{}");
    write_file("rules1795.json", "{}");
    expect_refusal("rules1795.json", 0, "is outside the folder of a game");
}

Test(data_overlay, a_map_takes_the_whole_place)
{
    char *text = strdup(file_text(own_files(), "raclawice/map.txt"));
    char *names = strstr(text, "\nNAMES printed");

    cr_assert_not_null(names);
    *names = '\0';
    write_file("raclawice/map.txt", text);
    free(text);
    struct ks_game *g = load_sound_over("raclawice/historical");
    cr_assert_eq(g->map.labels, 0);
    cr_assert_eq(g->map.roads, 4);
}

Test(data_overlay, a_scenario_of_his_own)
{
    struct ks_data_error error;

    write_file("raclawice/scenarios/dawn.json",
               file_text(own_files(), "raclawice/scenarios/hypothetical.json"));
    cr_assert_null(load_over("raclawice/dawn", &error));
    cr_assert(strstr(error.message, "no row places ru_"), "%s", error.message);
    load_sound_over("raclawice/hypothetical");
}

Test(data_overlay, faults_name_his_file)
{
    write_file("raclawice/units.csv", "id,steps\npl_2pp_1_1,7-8-8;7-6-6;6-4-4;6-2-2\n");
    expect_refusal("raclawice/units.csv", 2,
                   "vp \"6\"; expected the morale of counter 1");
    write_file("raclawice/units.csv", "id,stepps\npl_2pp_1_1,7-8-8\n");
    expect_refusal("raclawice/units.csv", 1, "column \"stepps\"");
    write_file("raclawice/units.csv", "id,name\npl_new,New\n");
    expect_refusal("raclawice/units.csv", 2, "side \"\"");
    write_file("raclawice/units.csv", "id,note\n");
    write_file("raclawice/tables.json", "{\n\"victory\": {\n\"columns\": 5}}");
    expect_refusal("raclawice/tables.json", 3, "victory.columns: found 5");
}

/* One file of no use in the folder. */
Test(data_overlay, faults_of_the_folder)
{
    static const struct {
        const char *file, *text;
        unsigned line;
        const char *message;
    } row[] = {
        {"units.csv", "id\n", 0, "name the folder above it"},
        {"raclawice/unit.csv", "id\n", 0, "not a file of a game; expected game.json"},
        {"racławice/units.csv", "id,steps\n", 0, "the name of this folder does not fit"},
        {"warsaw/units.csv", "id,steps\n", 0, "write a game.json for a new one"},
        {"raclawice/units.csv", "id\xFF\n", 1, "byte 0xFF"},
        {"raclawice/UNITS.CSV", "id\n", 0, "not a file of a game; expected game.json"},
        {"raclawice/scenario/dusk.json", "{}", 0, "expected game.json, about.json"},
        {"raclawice/scenarios/a/dusk.json", "{}", 0, "a game has no such folder"},
        {"rules1794-judgment.json", "{}", 0, "DIR/rules1794-judgement.json"},
        {"rules1794-judgement.json", "{\n\"weights_loss\": {}}", 2,
         "unknown field; expected weights_losses, weights_deeds, doctrines or "
         "win_chance"},
    };

    expect_refusal("", 0, "contains no data");
    for (size_t i = 0; i < sizeof row / sizeof *row; i++) {
        write_file(row[i].file, row[i].text);
        expect_refusal(row[i].file, row[i].line, row[i].message);
        remove_folder();
        mkdir(folder, 0777);
    }
    write_file("raszyn/units.csv", "id\n");
    mkdir(in_folder("raclawice"), 0777);
    expect_refusal("raclawice", 0, "this folder holds no file of a game");
    write_file("raclawice/scenarios/dusk.json", "{}");
    cr_assert_eq(symlink("scenarios", in_folder("raclawice/scenes")), 0);
    expect_refusal("raclawice/scenes/dusk.json", 0, "a game has no such folder");
    remove(in_folder("raclawice/scenes"));
    mkdir(in_folder("raclawice/units.csv"), 0777);
    expect_refusal("raclawice/units.csv", 0, "is not a regular file");
}

Test(data_overlay, no_folder)
{
    struct ks_data_error error;
    struct ks_data_report report;

    ks_report_init(&report);
    cr_assert_not(ks_data_source_folder(own_files(), "/nowhere/at/all", &report));
    ks_report_first(&report, &error);
    cr_assert_str_eq(error.file, "/nowhere/at/all");
}
