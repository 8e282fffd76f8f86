/* Constructed positions as the text of a state. In JSON and in messages a ' stands for a ". */
#include <criterion/criterion.h>
#include <stdio.h>
#include <string.h>

#include "data/position.h"
#include "data_help.h"
#include "game_help.h"
#include "labataille/state.h"

enum { ROOM = 40000 };

#define RACLAWICE   "raclawice/historical"
#define SZCZEKOCINY "szczekociny/battle"
#define WYWLA       "szczekociny/wywla"
#define MACIEJOWICE "maciejowice/battle"
#define RASZYN      "raszyn/battle"

#define UNIT(fields) "{'units':[{'unit':" fields "}]}"

static const char *quoted(const char *text)
{
    static char out[ROOM];

    snprintf(out, sizeof out, "%s", text);
    for (char *p = out; (p = strchr(p, '\'')) != NULL;)
        *p = '"';
    return out;
}

static bool translate(const struct ks_game *g, const char *json, char *text, size_t size,
                      char *error)
{
    json_t *position = json_loads(quoted(json), 0, NULL);

    cr_assert_not_null(position, "%s", json);
    bool good = ks_position_from_json(g, position, text, size, error);
    json_decref(position);
    return good;
}

struct row {
    const char *scenario, *json, *wanted;
};

/* ---- what is written ---- */

static const struct row texts[] = {
    {RACLAWICE,
     "{'turn':3,'phase':'movement','active':'ru_obrezkow','points':{'polish':4,"
     "'russian':0},'units':[{'unit':'pl_3pp_1_1','hex':'1412','facing':'SE','steps':3,"
     "'formation':'square','shots':1,'mp':2,'entry':'1413'},{'unit':'pl_zajaczek',"
     "'hex':'1412'}],'dead':['pl_szyrer'],'wounded':['pl_manget'],'gone':['pl_och_1'],"
     "'pool':['pl_kosciuszko','ru_tormasow'],'drawn':['ru_obrezkow'],'round':'own',"
     "'actor':'polish','unlock':5,'chosen':[]}",
     "turn 3\nphase movement\nround own\nactor polish\nactive ru_obrezkow\nunlock 5\n"
     "points polish 4\npoints russian 0\ndead pl_szyrer\nwounded pl_manget\n"
     "gone pl_och_1\n"
     "unit pl_3pp_1_1 1412 SE lost=1 form=square shots=1 mp=2 from=1413\n"
     "unit pl_zajaczek 1412\npool pl_kosciuszko ru_tormasow\nchosen\n"
     "drawn ru_obrezkow\n"},
    /* the order in a stack is said, or that of the list */
    {RACLAWICE,
     "{'units':[{'unit':'pl_3pp_1_1','hex':'1412','facing':'S','order':2},"
     "{'unit':'pl_3pp_1_2','hex':'1412','facing':'S'},{'unit':'pl_3pp_1_3',"
     "'hex':'1412','facing':'S','order':1,'lost':2,'flags':['stopped']}]}",
     "unit pl_3pp_1_3 1412 S lost=2 stopped\nunit pl_3pp_1_1 1412 S\n"
     "unit pl_3pp_1_2 1412 S\n"},
    {MACIEJOWICE,
     "{'turn':10,'phase':'movement','active':'pl_sierakowski','late':{'stage':'road',"
     "'turn':14},'acted':['pl_kamienski'],'trophies':[{'gun':'pl_art_2','hex':'2409'}],"
     "'units':[{'unit':'pl_7pp_1_1','due':12,'lost':1,'shots':1,'flags':['carried']},"
     "{'unit':'pl_7pp_1_2','hex':'2320','facing':'S','shots':2,'flags':['carried',"
     "'moved']},{'unit':'pl_2pp_2_1','hex':'2322','facing':'S','formation':'ranked'},"
     "{'unit':'pl_art_3','hex':'2321','facing':'N','formation':'limbered'},"
     "{'unit':'pl_art_1','hex':'2323','facing':'N','formation':'line',"
     "'flags':['misfired','fired']}]}",
     "turn 10\nphase movement\nactive pl_sierakowski\nlate road 14\n"
     "acted pl_kamienski\ntrophy pl_art_2 2409\n"
     "off pl_7pp_1_1 due=12 lost=1 shots=1 carried\n"
     "unit pl_7pp_1_2 2320 S shots=2 carried moved\n"
     "unit pl_2pp_2_1 2322 S form=ranked\nunit pl_art_3 2321 N form=limbered\n"
     "unit pl_art_1 2323 N form=line misfired fired\n"},
    {MACIEJOWICE, "{'late':{'stage':'never'}}", "late never 0\n"},
    {MACIEJOWICE, "{'late':{'stage':'first'}}", "late first 0\n"},
    {SZCZEKOCINY,
     "{'planner':25,'points':{'allied':3},'units':[{'unit':'pl_4pp_1_1','due':9,"
     "'steps':1}],'trophies':[{'gun':'pl_art_2','hex':'2020'}],'gone':['pl_art_2']}",
     "planner 25\npoints allied 3\ngone pl_art_2\ntrophy pl_art_2 2020\n"
     "off pl_4pp_1_1 due=9 lost=2\n"},
    {WYWLA, "{'arm':'infantry'}", "arm 0\n"},
    {WYWLA, "{'arm':'cavalry'}", "arm 1\n"},
    {RASZYN, "{}", ""},
    {RASZYN,
     "{'turn':5,'phase':'melee','side':'austrian','points':{'polish':3},"
     "'levels':{'austrian':1},'gone':['pl_2ul'],'occupied':['4627'],'targets':['4128']}",
     "turn 5\nphase melee\nside austrian\npoints polish 3\nlevel austrian 1\n"
     "gone pl_2ul\noccupied 4627\ntarget 4128\n"},
    {RASZYN,
     UNIT("'pl_volt','hexes':['4226','4326'],'facing':'S','formation':'skirmish'"),
     "unit pl_volt 4226 4326 S skirmish\n"},
    {RASZYN,
     UNIT("'pl_2ul','hex':'3134','facing':'side-SW','readiness':'tired','lost':4,"
          "'fire_lost':2,'mp':6,'bound':'3135','marks':['charged','straight']"),
     "unit pl_2ul 3134 side-SW tired left=10 fire_lost=2 mp=6 bound=3135 is_bound "
     "charged straight\n"},
    {RASZYN,
     "{'units':[{'unit':'pl_2pp_1','hex':'4017'},{'unit':'pl_2pp_2','hex':'4017',"
     "'order':1}]}",
     "unit pl_2pp_2 4017\nunit pl_2pp_1 4017\n"},
};

Test(data_position, texts)
{
    static char text[ROOM];
    char error[KS_TEXT];

    for (const struct row *r = texts; r < texts + sizeof texts / sizeof *texts; r++) {
        cr_expect(translate(load(r->scenario, ""), r->json, text, sizeof text, error),
                  "%s: %s", r->json, error);
        cr_expect_str_eq(text, r->wanted, "%s gives\n%s", r->json, text);
    }
}

/* 'only': false keeps the set-up of all that are not named. */
Test(data_position, the_others_stay)
{
    static char text[ROOM];
    char error[KS_TEXT];

    cr_assert(translate(load(RACLAWICE, ""),
                        "{'only':false,'gone':['pl_art_1'],'units':[{'unit':"
                        "'pl_kosciuszko','hex':'1512'}]}",
                        text, sizeof text, error),
              "%s", error);
    cr_assert(strstr(text, "unit pl_kosciuszko 1512\n"));
    cr_assert_null(strstr(text, "unit pl_kosciuszko 1509"));
    cr_assert_null(strstr(text, "unit pl_art_1 "));
    cr_assert(strstr(text, "unit pl_2pp_1_1 1809 SE\n"));
    char *first = strstr(text, "unit pl_och_1 1507 S\n");
    char *second = strstr(text, "unit pl_och_2 1507 S\n");
    cr_assert(first != NULL && second != NULL && first < second);
    size_t lines = 0;
    for (const char *p = text; *p != '\0'; p++)
        lines += *p == '\n';
    cr_assert_eq(lines, 82 + 43);
}

/* ---- what is refused ---- */

static const struct row faults[] = {
    {RACLAWICE, "[]", "found an array; expected an object: { ... }"},
    {RACLAWICE, "{'trun':3}", "trun: unknown field; check its spelling, or remove it"},
    {RACLAWICE, "{'turn':16}", "turn: found 16; expected a whole number from 1 to 15"},
    {RACLAWICE, "{'phase':'lunch'}",
     "phase: found 'lunch'; expected one of setup, pool, draw, activation, movement, "
     "commander, melee"},
    {RACLAWICE, "{'active':'nobody'}",
     "active: found 'nobody'; expected the id of a unit"},
    {RACLAWICE, "{'active':'pl_och_1'}",
     "active: found 'pl_och_1'; expected the id of a commander"},
    {RACLAWICE, "{'dead':['pl_szyrer','pl_och_1']}",
     "dead[1]: found 'pl_och_1'; expected the id of a commander"},
    {RACLAWICE, UNIT("'pl_och_1','hex':'1412','facing':'S','entry':'1414'"),
     "units[0].entry: found '1414'; expected a hex next to 1412"},
    {RACLAWICE, "{'points':{'prussian':3}}",
     "points.prussian: unknown field; check its spelling, or remove it"},
    {RACLAWICE, UNIT("'pl_och_1','hex':'9999','facing':'S'"),
     "units[0].hex: found '9999'; expected the number of a hex of the map"},
    {RACLAWICE, UNIT("'pl_och_1','hex':'1412'"),
     "units[0]: 'facing' is missing; add 'facing': a direction, as 'NE'"},
    {RACLAWICE, UNIT("'pl_slaski','hex':'1412','facing':'S'"),
     "units[0].facing: a commander has no facing"},
    {RACLAWICE, UNIT("'pl_och_1','hex':'1412','facing':'S','steps':5"),
     "units[0].steps: found 5; expected a whole number from 1 to 4"},
    {RACLAWICE, UNIT("'pl_och_1','hex':'1412','facing':'S','steps':4,'lost':0"),
     "units[0].lost: already given by 'steps'"},
    {RACLAWICE, UNIT("'pl_och_1','hex':'1412','facing':'S','colour':1"),
     "units[0].colour: unknown field; check its spelling, or remove it"},
    {RACLAWICE,
     "{'units':[{'unit':'pl_och_1','hex':'1412','facing':'S'},{'unit':'pl_och_1',"
     "'hex':'1413','facing':'S'}]}",
     "units[1].unit: pl_och_1 is named twice"},
    {RACLAWICE, UNIT("'pl_och_1','hex':'1412','facing':'S','flags':['a\\nunit b']"),
     "units[0].flags[0]: found 'a\nunit b'; expected one of moved, stopped, fired, "
     "used, shifted, turned, countered, targeted, fought, six, misfired, carried"},
    /* formations that do not fit */
    {MACIEJOWICE, UNIT("'pl_art_1','hex':'2320','facing':'S','formation':'ranked'"),
     "units[0].formation: found 'ranked'; expected one of line, limbered"},
    {SZCZEKOCINY, UNIT("'pl_art_1','hex':'2020','facing':'S','formation':'limbered'"),
     "units[0].formation: found 'limbered'; expected line"},
    {MACIEJOWICE, UNIT("'pl_7pp_1_1','hex':'2320','facing':'S','formation':'limbered'"),
     "units[0].formation: found 'limbered'; expected one of line, skirmish, square, "
     "ranked"},
    {SZCZEKOCINY, UNIT("'pl_4pp_1_1','hex':'2020','facing':'S','formation':'ranked'"),
     "units[0].formation: found 'ranked'; expected one of line, skirmish, square"},
    {MACIEJOWICE, UNIT("'pl_kamienski','hex':'2320','formation':'line'"),
     "units[0].formation: a commander has no formation"},
    {MACIEJOWICE,
     "{'units':[{'unit':'pl_2pp_2_1','hex':'2320','facing':'S','formation':'ranked'},"
     "{'unit':'pl_2pp_2_2','hex':'2320','facing':'S'}]}",
     "units: found pl_2pp_2_1 ranked and pl_2pp_2_2 not, both in 2320; expected the "
     "whole stack under its Line marker"},
    /* withdrawals that do not fit */
    {RACLAWICE, UNIT("'pl_och_1','due':5"),
     "units[0].due: no unit is withdrawn to the turn track in this game"},
    {MACIEJOWICE, UNIT("'pl_art_1','due':5"),
     "units[0].due: found pl_art_1; expected infantry or cavalry: no other unit is "
     "withdrawn"},
    {MACIEJOWICE, UNIT("'pl_7pp_1_1','due':25"),
     "units[0].due: found 25; expected a whole number from 1 to 24"},
    {MACIEJOWICE, UNIT("'pl_7pp_1_1','due':'5'"),
     "units[0].due: found '5'; expected a whole number from 1 to 24"},
    {MACIEJOWICE, UNIT("'pl_7pp_1_1','due':5,'hex':'2320'"),
     "units[0].hex: a unit with 'due' is not on the map"},
    {MACIEJOWICE, UNIT("'pl_7pp_1_1','due':5,'facing':'S'"),
     "units[0].facing: a unit with 'due' is not on the map"},
    {MACIEJOWICE, UNIT("'pl_7pp_1_1'"),
     "units[0]: 'hex' is missing; add 'hex': a hex, as '1206'"},
    /* markers that do not fit */
    {MACIEJOWICE, UNIT("'pl_7pp_1_1','hex':'2320','facing':'S','flags':['misfired']"),
     "units[0].flags[0]: found 'misfired'; expected it only of a battery, in games "
     "where guns misfire"},
    {SZCZEKOCINY, UNIT("'pl_art_1','hex':'2020','facing':'S','flags':['misfired']"),
     "units[0].flags[0]: found 'misfired'; expected it only of a battery, in games "
     "where guns misfire"},
    {MACIEJOWICE,
     UNIT("'pl_art_1','hex':'2320','facing':'S','shots':1,'flags':['carried']"),
     "units[0].flags[0]: found 'carried'; expected it only of infantry and cavalry, in "
     "games that keep the fire marker"},
    {SZCZEKOCINY,
     UNIT("'pl_4pp_1_1','hex':'2020','facing':'S','shots':1,'flags':['carried']"),
     "units[0].flags[0]: found 'carried'; expected it only of infantry and cavalry, in "
     "games that keep the fire marker"},
    {MACIEJOWICE, UNIT("'pl_7pp_1_1','hex':'2320','facing':'S','flags':['carried']"),
     "units[0].flags[0]: found 'carried' without 'shots'; expected 1 or more"},
    {MACIEJOWICE,
     UNIT("'pl_7pp_1_1','hex':'2320','facing':'S','shots':0,'flags':['carried']"),
     "units[0].shots: found 0; expected a whole number from 1 to 4"},
    /* what a scenario does not have */
    {RACLAWICE, "{'arm':'infantry'}", "arm: both arms act in this scenario"},
    {RACLAWICE, "{'planner':3}", "planner: this scenario has no planner"},
    {RACLAWICE, "{'late':{'stage':'never'}}",
     "late: no commander comes late in this scenario"},
    {RACLAWICE, "{'trophies':[]}",
     "trophies: captured guns do not lie on the map in this game"},
    {WYWLA, "{'arm':'guns'}", "arm: found 'guns'; expected one of infantry, cavalry"},
    {WYWLA, "{'arm':0}", "arm: found 0; expected a text in quotes"},
    {WYWLA, UNIT("'pl_poninski','hex':'2310'"),
     "units[0].hex: found '2310'; expected a hex up to row 22, the last of the scenario"},
    {SZCZEKOCINY, "{'planner':0}",
     "planner: found 0; expected a whole number from 1 to 99"},
    /* late and trophies that do not fit */
    {MACIEJOWICE, "{'late':'never'}", "late: found 'never'; expected an object: { ... }"},
    {MACIEJOWICE, "{'late':{'stage':'lost'}}",
     "late.stage: found 'lost'; expected one of first, second, road, called, never"},
    {MACIEJOWICE, "{'late':{'stage':'road'}}",
     "late: 'turn' is missing; add 'turn': a whole number from 1 to 99"},
    {MACIEJOWICE, "{'late':{'stage':'never','turn':4}}",
     "late.turn: the stage 'never' has no turn"},
    {SZCZEKOCINY, "{'late':{'stage':'never'}}",
     "late: no commander comes late in this scenario"},
    {MACIEJOWICE, "{'planner':3}", "planner: this scenario has no planner"},
    {MACIEJOWICE, "{'arm':'infantry'}", "arm: both arms act in this scenario"},
    {MACIEJOWICE, "{'acted':['pl_art_1']}",
     "acted[0]: found 'pl_art_1'; expected the id of a commander"},
    {MACIEJOWICE, "{'acted':['pl_7pp_1_1']}",
     "acted[0]: found 'pl_7pp_1_1'; expected the id of a commander"},
    {MACIEJOWICE, "{'trophies':[{'gun':'pl_7pp_1_1','hex':'2409'}]}",
     "trophies[0].gun: found 'pl_7pp_1_1'; expected the id of a battery"},
    {MACIEJOWICE, "{'trophies':[{'gun':'pl_art_1'}]}",
     "trophies[0]: 'hex' is missing; add 'hex': a hex, as '1206'"},
    {MACIEJOWICE, "{'trophies':{'gun':'pl_art_1','hex':'2409'}}",
     "trophies: found an object; expected an array: [ ... ]"},
    {MACIEJOWICE,
     "{'trophies':[{'gun':'pl_art_1','hex':'2409'},{'gun':'pl_art_1','hex':'2410'}]}",
     "trophies[1].gun: pl_art_1 is named twice"},
    {MACIEJOWICE,
     "{'trophies':[{'gun':'pl_art_1','hex':'2409'}],'units':[{'unit':'pl_art_1',"
     "'hex':'2320','facing':'S'}]}",
     "units[0].unit: pl_art_1 is named twice"},
    {RASZYN, "{'active':'pl_2ul'}",
     "active: unknown field; check its spelling, or remove it"},
    {RASZYN, "{'phase':'draw'}",
     "phase: found 'draw'; expected one of turn, charge, movement, defensive, "
     "offensive, melee, recovery"},
    {RASZYN, UNIT("'pl_2ul'"), "units[0]: 'hex' is missing; add 'hex': a hex, as '1206'"},
    {RASZYN, UNIT("'pl_2ul','hex':'3134','hexes':['3134']"),
     "units[0].hex: already given by 'hexes'"},
    {RASZYN, UNIT("'pl_2ul','hex':'3134','lost':14"),
     "units[0].lost: found 14; expected a whole number from 0 to 13"},
    {RASZYN, UNIT("'pl_poniatowski','hex':'3134','facing':'N'"),
     "units[0].facing: a leader has none"},
    {RASZYN, "{'levels':{'prussian':1}}",
     "levels.prussian: unknown field; check its spelling, or remove it"},
};

Test(data_position, faults_name_the_key)
{
    static char text[ROOM];
    char error[KS_TEXT];

    for (const struct row *r = faults; r < faults + sizeof faults / sizeof *faults; r++) {
        cr_expect_not(translate(load(r->scenario, ""), r->json, text, sizeof text, error),
                      "%s is taken", r->json);
        cr_expect_eq(strncmp(error, "position: ", 10), 0, "%s", error);
        cr_expect_str_eq(error + 10, quoted(r->wanted), "%s gives\n%s", r->json, error);
    }
}

Test(data_position, too_long_for_its_place)
{
    char text[10], error[KS_TEXT];

    cr_assert_not(translate(load(RACLAWICE, ""), "{'turn':3,'phase':'movement'}", text,
                            sizeof text, error));
    cr_assert_str_eq(error, "position: too long");
}

/* ---- what is written is what the rules read ---- */

static struct ks_game *build(const char *scenario, const char *json, struct ks_state *s)
{
    static char text[ROOM];
    struct ks_game *g = load(scenario, "");
    char error[KS_TEXT] = "";

    cr_assert(translate(g, json, text, sizeof text, error), "%s", error);
    read_position(g, s, text);
    cr_assert_null(ks_invariant(g, s));
    return g;
}

Test(data_position, the_rules_read_raclawice)
{
    static struct ks_state s;
    struct ks_game *g = build(
        RACLAWICE,
        "{'only':false,'turn':5,'phase':'movement','active':'pl_szyrer',"
        "'points':{'russian':8,'polish':10},'dead':['ru_muromcow'],'gone':['pl_art_1'],"
        "'units':[{'unit':'pl_6pp_1_2','hex':'1213','facing':'SE','lost':1,'shots':2,"
        "'order':2},{'unit':'1/I/6 pp','hex':'1213','facing':'SE','order':1}]}",
        &s);

    cr_assert_eq(s.turn, 5);
    cr_assert_eq(s.points[1], 8);
    struct ks_counter c = described(g, &s, "pl_6pp_1_2");
    cr_assert_eq(c.order, 2);
    cr_assert_eq(c.lost, 1);
    cr_assert_eq(c.shots, 2);
    cr_assert_eq(c.facing, 2);
    cr_assert_eq(described(g, &s, "pl_6pp_1_1").order, 1);
    cr_assert(described(g, &s, "pl_art_1").eliminated);
    cr_assert(described(g, &s, "ru_muromcow").eliminated);
    cr_assert_neq(described(g, &s, "pl_art_2").hex, KS_NONE);
}

/* [8.12a, 6.2.1a, 11.11.1, 10.10.4b, 10.9.10a, 10.10.8b] */
Test(data_position, the_rules_read_maciejowice)
{
    static struct ks_state s;
    static char text[ROOM];
    struct ks_game *g = build(
        MACIEJOWICE,
        "{'turn':10,'phase':'movement','active':'pl_sierakowski',"
        "'late':{'stage':'called','turn':11},'acted':['pl_kamienski'],"
        "'trophies':[{'gun':'pl_art_2','hex':'2409'}],'units':["
        "{'unit':'pl_sierakowski','hex':'2219'},{'unit':'pl_7pp_1_1','due':12,'lost':1},"
        "{'unit':'pl_7pp_1_2','hex':'2220','facing':'S','shots':1,'flags':['carried']},"
        "{'unit':'pl_2pp_2_1','hex':'2320','facing':'S','formation':'ranked'},"
        "{'unit':'pl_2pp_2_2','hex':'2320','facing':'S','formation':'ranked'},"
        "{'unit':'pl_art_3','hex':'2118','facing':'N','formation':'limbered'},"
        "{'unit':'pl_art_4','hex':'2117','facing':'N','flags':['misfired']}]}",
        &s);

    struct ks_counter c = described(g, &s, "pl_7pp_1_1");
    cr_assert_eq(c.hex, KS_NONE);
    cr_assert_str_eq(c.status, "withdrawn");
    cr_assert_eq(c.arrival, 12);
    cr_assert_eq(c.lost, 1);
    cr_assert(described(g, &s, "pl_7pp_1_2").fired_before);
    cr_assert_str_eq(described(g, &s, "pl_2pp_2_1").formation, "ranked");
    cr_assert_str_eq(described(g, &s, "pl_2pp_2_2").formation, "ranked");
    cr_assert_str_eq(described(g, &s, "pl_art_3").formation, "limbered");
    cr_assert(described(g, &s, "pl_art_4").cannot_fire);
    cr_assert(described(g, &s, "pl_art_2").eliminated);
    ks_state_text(g, &s, text, sizeof text);
    cr_assert(strstr(text, "\nlate called 11\n"));
    cr_assert(strstr(text, "\nacted pl_kamienski\n"));
    cr_assert(strstr(text, "\ntrophy pl_art_2 2409\n"));
}

Test(data_position, the_rules_read_szczekociny)
{
    static struct ks_state s;
    static char text[ROOM];
    struct ks_game *g = build(
        SZCZEKOCINY,
        "{'only':false,'turn':5,'planner':8,'units':[{'unit':'pl_4pp_1_1','due':6}]}",
        &s);

    cr_assert_eq(described(g, &s, "pl_4pp_1_1").arrival, 6);
    ks_state_text(g, &s, text, sizeof text);
    cr_assert(strstr(text, "\nplanner 8\n"));
    g = build(WYWLA,
              "{'only':false,'turn':2,'phase':'movement','arm':'cavalry',"
              "'active':'pl_poninski'}",
              &s);
    ks_state_text(g, &s, text, sizeof text);
    cr_assert(strstr(text, "\narm 1\n"));
}

/* [6.2.1a] 'only': false keeps Line markers and limbers of the set-up too. */
Test(data_position, the_others_keep_their_formation)
{
    static struct ks_state s, begin;
    struct ks_game *g = build(MACIEJOWICE, "{'only':false,'turn':1}", &s);
    int ranked = 0;

    ks_setup(g, &begin);
    for (ks_unit u = 0; u < g->pieces; u++) {
        struct ks_counter now, then;
        ks_describe(g, &s, u, &now);
        ks_describe(g, &begin, u, &then);
        cr_assert_str_eq(now.formation, then.formation, "%s", g->piece[u].id);
        cr_assert_eq(now.hex, then.hex, "%s", g->piece[u].id);
        cr_assert_eq(now.order, then.order, "%s", g->piece[u].id);
        ranked += strcmp(now.formation, "ranked") == 0;
    }
    cr_assert_gt(ranked, 0);
}

/* At Raszyn too, in as many hexes. */
Test(data_position, the_others_of_raszyn)
{
    static struct ks_state built, begun;
    struct ks_game *g = build(RASZYN, "{'phase':'turn','only':false}", &built);

    ks_setup(g, &begun);
    for (ks_unit u = 0; u < g->pieces; u++) {
        cr_expect_eq(piece(&built, u)->hex, piece(&begun, u)->hex, "%s", g->piece[u].id);
        cr_expect_eq(piece(&built, u)->parts, piece(&begun, u)->parts);
        cr_expect_eq(piece(&built, u)->form, piece(&begun, u)->form);
    }
}

Test(data_position, a_road_march_along_the_dike)
{
    static struct ks_state s;
    struct ks_game *g =
        build(RASZYN,
              "{'side':'austrian','units':[{'unit':'au_ir48_1','hexes':['4024','4025',"
              "'4026'],'formation':'road_march','facing':'side-NW'}]}",
              &s);

    cr_expect_eq(piece(&s, piece_by_id(g, "au_ir48_1"))->parts, 3);
}
