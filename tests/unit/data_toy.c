#include "data_toy.h"

#include <criterion/criterion.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "data/embedded.h"

static const char game[] =
    "{\n"
    "\"title\": {\"en\": \"Toy\", \"pl\": \"Zabawka\"},\n"
    "\"rules\": \"rules1794\",\n"
    "\"rulebook\": \"maciejowice\",\n"
    "\"sides\": [{\"id\": \"polish\", \"name\": {\"en\": \"Poles\", \"pl\": "
    "\"Polacy\"}},\n"
    "    {\"id\": \"allied\", \"name\": {\"en\": \"Allies\", \"pl\": \"Alianci\"}}],\n"
    "\"armies\": [\n"
    "    {\"id\": \"polish\", \"name\": {\"en\": \"Poles\", \"pl\": \"Polacy\"},\n"
    "     \"letter\": \"P\", \"dress\": \"crimson\", \"shape\": \"round\"},\n"
    "    {\"id\": \"russian\", \"name\": {\"en\": \"Russians\", \"pl\": \"Rosjanie\"},\n"
    "     \"letter\": \"R\", \"dress\": \"green\", \"shape\": \"cut\"},\n"
    "    {\"id\": \"prussian\", \"name\": {\"en\": \"Prussians\", \"pl\": \"Prusacy\"},\n"
    "     \"letter\": \"B\", \"dress\": \"blue\", \"shape\": \"hollow\"}],\n"
    "\"scale\": {\"turn_minutes\": 15, \"hex_metres\": 100, \"men_a_point\": 35,\n"
    "    \"guns_a_counter\": 8, \"certainty\": \"printed\"},\n"
    "\"scenarios\": [\"battle\", \"village\"],\n"
    "\"options\": [\n"
    "    {\"name\": \"shot_gun_is_captured\", \"values\": [\"off\", \"on\"],\n"
    "     \"about\": {\"en\": \"a\", \"pl\": \"a\"}},\n"
    "    {\"name\": \"limits\", \"values\": [\"printed\", \"half\", \"double\", "
    "\"none\"],\n"
    "     \"about\": {\"en\": \"b\", \"pl\": \"b\"}}],\n"
    "\"reconstructed\": {\"en\": \"all\", \"pl\": \"wszystko\"}\n"
    "}\n";

/* Laid over the charts of Racławice. */
static const char tables[] =
    "{\n"
    "\"movement_points\": {\"columns\": [\"piece\", \"points\", \"rule\", "
    "\"certainty\"], "
    "\"rows\": [\n"
    "    [\"infantry\", 4, \"[toy]\", \"printed\"],\n"
    "    [\"cavalry\", 8, \"[toy]\", \"printed\"],\n"
    "    [\"cossack\", 9, \"[toy]\", \"printed\"],\n"
    "    [\"artillery\", 1, \"[toy]\", \"printed\"],\n"
    "    [\"limbered\", 3, \"[toy]\", \"printed\"],\n"
    "    [\"commander\", 9, \"[toy]\", \"printed\"],\n"
    "    [\"double_time\", 2, \"[toy]\", \"printed\"]]},\n"
    "\"terrain\": {\"columns\": [\"terrain\", \"infantry\", \"cavalry\", \"artillery\", "
    "\"rule\", \"certainty\"], \"rows\": [\n"
    "    [\"clear\", 1, 1, 1, \"[toy]\", \"reconstructed\"],\n"
    "    [\"castle\", 2, 0, 0, \"[toy]\", \"reconstructed\"],\n"
    "    [\"marsh\", 3, 4, 0, \"[toy]\", \"reconstructed\"],\n"
    "    [\"water\", 0, 0, 0, \"[toy]\", \"reconstructed\"]]},\n"
    "\"hexsides\": {\"columns\": [\"hexside\", \"infantry\", \"cavalry\", \"rule\", "
    "\"certainty\"], \"rows\": [\n"
    "    [\"river\", 2, 3, \"[toy]\", \"reconstructed\"],\n"
    "    [\"ford\", 1, 2, \"[toy]\", \"reconstructed\"]]},\n"
    "\"stacking\": {\"columns\": [\"stack\", \"infantry\", \"cavalry\", \"guns\", "
    "\"rule\", \"certainty\"], \"rows\": [\n"
    "    [\"infantry\", 20, null, null, \"[toy]\", \"printed\"],\n"
    "    [\"cavalry\", null, 4, null, \"[toy]\", \"printed\"],\n"
    "    [\"guns_and_infantry\", 10, null, 1, \"[toy]\", \"printed\"],\n"
    "    [\"guns_and_cavalry\", null, 2, 1, \"[toy]\", \"printed\"],\n"
    "    [\"guns\", null, null, 2, \"[toy]\", \"reconstructed\"]]},\n"
    "\"line_marker\": {\"columns\": [\"stack\", \"from\", \"to\", \"rule\", "
    "\"certainty\"], \"rows\": [\n"
    "    [\"infantry\", 6, 10, \"[toy]\", \"printed\"],\n"
    "    [\"cavalry\", 4, 4, \"[toy]\", \"printed\"]]},\n"
    "\"withdrawal\": {\"columns\": [\"difference\", \"turns\", \"rule\", \"certainty\"], "
    "\"rows\": [\n"
    "    [\"1-3\", 1, \"[toy]\", \"reconstructed\"],\n"
    "    [\"4-5\", 2, \"[toy]\", \"inferred\"],\n"
    "    [\"6+\", 3, \"[toy]\", \"inferred\"]]},\n"
    "\"victory\": {\"columns\": [\"item\", \"value\", \"rule\", \"certainty\"], "
    "\"rows\": [\n"
    "    [\"gun\", 2, \"[toy]\", \"printed\"],\n"
    "    [\"commander\", 3, \"[toy]\", \"printed\"],\n"
    "    [\"unit_by_fire\", 1, \"[toy]\", \"printed\"],\n"
    "    [\"unit_by_crisis\", 1, \"[toy]\", \"printed\"],\n"
    "    [\"melee\", 1, \"[toy]\", \"printed\"],\n"
    "    [\"recapture\", 2, \"[toy]\", \"printed\"],\n"
    "    [\"minor_up_to\", 0, \"[toy]\", \"printed\"],\n"
    "    [\"decisive_up_to\", 0, \"[toy]\", \"printed\"]]}\n"
    "}\n";

static const char map[] = "SIZE 6 x 8\n"
                          "NUMBERS row column\n"
                          "LEGEND\n"
                          "  .  clear\n"
                          "  c  castle\n"
                          "  m  marsh\n"
                          "  o  water\n"
                          "GRID reconstructed\n"
                          "r01: ......\n"
                          "r02: ......\n"
                          "r03: ..c...\n"
                          "r04: ...m..\n"
                          "r05: ......\n"
                          "r06: .....o\n"
                          "r07: ......\n"
                          "r08: ......\n"
                          "RIVERS reconstructed\n"
                          "  0502/0602 0503/0602 0503/0603\n"
                          "BRIDGES reconstructed\n"
                          "  0503/0602\n"
                          "FORDS reconstructed\n"
                          "  0503/0603\n";

static const char units[] =
    "id,name,army,side,commander,arm,regiment,battalion,steps,stars,star_kind,certainty\n"
    "pl_kos,Kos,polish,polish,pl_kos,overall_commander,,,,0,none,printed\n"
    "pl_pon,Pon,polish,polish,pl_pon,commander,,,,0,none,printed\n"
    "pl_1,1/I,polish,polish,pl_kos,infantry,pl,I,6-5-5;6-4-4;6-3-3;5-2-2;5-1-1,0,none,"
    "inferred\n"
    "pl_2,2/I,polish,polish,pl_kos,infantry,pl,I,6-5-5;6-4-4;6-3-3;5-2-2;5-1-1,0,none,"
    "inferred\n"
    "pl_res,res,polish,polish,reserve,infantry,pl,II,6-3-3;6-2-2;5-1-1,1,white,inferred\n"
    "pl_late,late,polish,polish,pl_pon,cavalry,,,6-2-1;5-1-1,0,none,inferred\n"
    "pl_art,art,polish,polish,pl_kos,artillery,,,,2,white,inferred\n"
    "ru_den,Den,russian,allied,ru_den,commander,,,,0,none,printed\n"
    "ru_pis,Pis,russian,allied,ru_pis,commander,,,,0,none,printed\n"
    "ru_1,1/r,russian,allied,ru_den,grenadier,ru,I,8-3-3;8-2-2;7-1-1,1,coloured,printed\n"
    "ru_art,art r,russian,allied,,artillery,,,,0,none,printed\n"
    "pr_fw,FW,prussian,allied,pr_fw,commander,,,,0,none,printed\n"
    "pr_1,1/"
    "p,prussian,allied,pr_fw,fusilier,pr,I,7-4-4;7-3-3;6-2-2;6-1-1,0,none,printed\n"
    "pr_h,h/p,prussian,allied,pr_fw,hussar,,,7-4-3;7-3-2;6-2-1;6-1-1,0,none,printed\n";

static const char setup[] =
    "scenario,unit,variant,hex,facing,formation,order,arrival,entry,certainty\n"
    "toy/battle,pl_kos,,0101,,,3,,,printed\n"
    "toy/battle,pl_1,,0101,S,ranked,1,,,printed\n"
    "toy/battle,pl_2,,0101,S,ranked,2,,,printed\n"
    "toy/battle,pl_res,,0303,S,,1,,,printed\n"
    "toy/battle,pl_art,,0202,S,limbered,1,,,printed\n"
    "toy/battle,pl_pon,,,,,,procedure,0101-0801,printed\n"
    "toy/battle,pl_late,,,,,,procedure,0101-0801,printed\n"
    "toy/battle,ru_den,,0801,,,2,,,printed\n"
    "toy/battle,ru_pis,,0802,,,2,,,printed\n"
    "toy/battle,ru_1,,0801,N,,1,,,printed\n"
    "toy/battle,ru_art,,0802,N,,1,,,printed\n"
    "toy/battle,pr_fw,,0803,,,2,,,printed\n"
    "toy/battle,pr_1,,0803,N,,1,,,printed\n"
    "toy/battle,pr_h,,,,,,3,0101-0801,printed\n"
    "toy/village,pl_kos,,0101,,,2,,,printed\n"
    "toy/village,pl_1,,0101,S,,1,,,printed\n"
    "toy/village,pr_fw,,0503,,,2,,,printed\n"
    "toy/village,pr_1,,0503,N,,1,,,printed\n";

static const char battle[] =
    "{\n"
    "\"title\": {\"en\": \"battle\", \"pl\": \"bitwa\"},\n"
    "\"situation\": {\"en\": \"a battle\", \"pl\": \"bitwa\"},\n"
    "\"turns\": {\"count\": 24, \"certainty\": \"printed\"},\n"
    "\"overall_commanders\": {\"polish\": \"pl_kos\", \"prussian\": \"pr_fw\", "
    "\"certainty\": \"printed\"},\n"
    "\"chosen_chits\": {\"polish\": 2, \"prussian\": 4, \"certainty\": \"printed\"},\n"
    "\"six_units\": {\"polish\": \"pl_kos\", \"certainty\": \"printed\"},\n"
    "\"fixed_pools\": [\n"
    "    {\"turns\": [1, 2], \"army\": \"russian\", \"chits\": [\"ru_den\"],\n"
    "     \"chosen\": 0, \"certainty\": \"printed\"},\n"
    "    {\"turn\": 1, \"army\": \"polish\", \"chits\": [], \"chosen\": 0,\n"
    "     \"certainty\": \"printed\"}],\n"
    "\"planner\": {\"commander\": \"ru_pis\", \"from_turn\": 3, \"delay\": 3,\n"
    "    \"certainty\": \"printed\"},\n"
    "\"late\": {\"commander\": \"pl_pon\", \"delay\": 3, \"total\": 12,\n"
    "    \"certainty\": \"printed\"},\n"
    "\"entries\": [{\"hexes\": \"0101-0801\", \"unlimited\": false,\n"
    "    \"free_by_edition\": false, \"certainty\": \"printed\"}],\n"
    "\"returns\": [\n"
    "    {\"army\": \"polish\", \"hex\": \"0102\", \"certainty\": \"printed\"},\n"
    "    {\"army\": \"polish\", \"commander\": \"pl_pon\", \"hex\": \"0401\",\n"
    "     \"certainty\": \"printed\"}],\n"
    "\"automatic_victory\": {\"polish\": 7, \"allied\": 11, \"certainty\": \"printed\"}\n"
    "}\n";

static const char village[] =
    "{\n"
    "\"title\": {\"en\": \"village\", \"pl\": \"wieś\"},\n"
    "\"situation\": {\"en\": \"a village\", \"pl\": \"wieś\"},\n"
    "\"turns\": {\"count\": 7, \"certainty\": \"printed\"},\n"
    "\"last_row\": {\"count\": 5, \"certainty\": \"printed\"},\n"
    "\"only_placed_units\": true,\n"
    "\"one_arm\": {\"rule\": \"[toy]\", \"certainty\": \"printed\"},\n"
    "\"fixed_pools\": [{\"turns\": [1, 7], \"army\": \"polish\",\n"
    "    \"chits\": [\"pl_kos\"], \"chosen\": 0, \"certainty\": \"printed\"}],\n"
    "\"returns\": [{\"army\": \"polish\", \"hex\": \"0102\", \"certainty\": "
    "\"printed\"}],\n"
    "\"automatic_victory\": {\"polish\": 2, \"allied\": 5, \"certainty\": \"printed\"}\n"
    "}\n";

static const struct {
    const char *path, *text;
} files[] = {
    {TOY_GAME, game},   {TOY_TABLES, tables}, {TOY_MAP, map},         {TOY_UNITS, units},
    {TOY_SETUP, setup}, {TOY_BATTLE, battle}, {TOY_VILLAGE, village},
};

const char *toy_text(const char *path)
{
    for (size_t i = 0; i < sizeof files / sizeof files[0]; i++) {
        if (strcmp(files[i].path, path) == 0)
            return files[i].text;
    }
    cr_assert_fail("no file %s", path);
    return NULL;
}

static const struct ks_embedded *own(const char *path)
{
    for (size_t i = 0; i < ks_embedded_count; i++) {
        if (strcmp(ks_embedded_files[i].path, path) == 0)
            return &ks_embedded_files[i];
    }
    cr_assert_fail("no file %s", path);
    return NULL;
}

static void add_changed(struct ks_data_source *source, const char *path, const char *text,
                        const char *find, const char *put)
{
    struct ks_data_report report;
    char *changed = changed_text(text, find, put);

    ks_report_init(&report);
    cr_assert(ks_data_source_copy(source, path, path, changed, strlen(changed), &report),
              "%s", report.note[0].message);
    free(changed);
}

/* The program's files, but the game whose column the toy has taken over. */
static struct ks_data_source *other_files(const char *column)
{
    struct ks_data_source *source = no_files();
    char name[64], folder[32];

    snprintf(folder, sizeof folder, "%s/", column);
    snprintf(name, sizeof name, "\"%s\", \"%s\"", column,
             strcmp(column, "maciejowice") == 0 ? "certainty" : "maciejowice");
    char *toy = changed_text(name, column, "toy");
    for (size_t i = 0; i < ks_embedded_count; i++) {
        const struct ks_embedded *e = &ks_embedded_files[i];
        if (strcmp(e->path, "rules1794.json") == 0)
            add_changed(source, e->path, (const char *)e->data, name, toy);
        else if (strncmp(e->path, folder, strlen(folder)) != 0)
            add_text(source, e->path, (const char *)e->data);
    }
    free(toy);
    return source;
}

struct ks_data_source *toy_files(const char *column, const char *path, const char *find,
                                 const char *put)
{
    struct ks_data_source *source = other_files(column);

    add_text(source, TOY_TABLES, (const char *)own("raclawice/tables.json")->data);
    for (size_t i = 0; i < sizeof files / sizeof files[0]; i++) {
        if (path != NULL && strcmp(path, files[i].path) == 0)
            add_changed(source, path, files[i].text, find, put);
        else
            add_text(source, files[i].path, files[i].text);
    }
    return source;
}

struct ks_game *load_toy(const char *column, const char *options)
{
    bool limber = strcmp(column, "maciejowice") == 0;
    struct ks_data_source *source =
        toy_files(column, limber ? NULL : TOY_SETUP, "0202,S,limbered", "0202,S,");
    struct ks_data_error error;
    struct ks_game *g = load_from(source, TOY_SCENARIO, options, &error);

    cr_assert_not_null(g, "%s:%u: %s", error.file, error.line, error.message);
    return g;
}
