/* The SVG writer: numbers, text, elements, paths; and a whole page. */
#include <criterion/criterion.h>
#include <stdio.h>
#include <string.h>

#include "cli/show_page.h"
#include "cli/svg.h"
#include "core/system.h"
#include "systems.h"

static void expect(struct ks_svg *s, const char *text)
{
    cr_assert_not(s->failed);
    cr_assert_str_eq(s->text, text);
    ks_svg_done(s);
}

Test(cli_svg, numbers_are_short)
{
    struct ks_svg s = {0};
    ks_svg_put(&s, "%f %f %f %f %h %d", 12.0, -0.5, 0.04, 3.25, .054, -7);
    expect(&s, "12 -.5 0 3.3 0.05 -7");
}

Test(cli_svg, text_is_escaped_and_well_formed)
{
    struct ks_svg s = {0};
    ks_svg_put(&s, "%s|%s|%r", "a<b & \"Ż\"", "\x01\xC5\xFFx\xED\xA0\x80", "<b>");
    expect(&s, "a&lt;b &amp; &quot;Ż&quot;|??x???|<b>");
}

Test(cli_svg, elements_close_in_order)
{
    struct ks_svg s = {0};
    ks_svg_open(&s, "g", "id=\"%s\"", "a");
    ks_svg_leaf(&s, "circle", "r=\"%f\"", 1.5);
    ks_svg_words(&s, "text", "<", NULL);
    ks_svg_close(&s);
    expect(&s, "<g id=\"a\">\n<circle r=\"1.5\"/>\n<text>&lt;</text>\n</g>\n");
}

Test(cli_svg, paths_are_relative_without_drift)
{
    struct ks_svg d = {0};
    ks_svg_move(&d, ks_point(10.04, 5));
    for (int i = 1; i <= 3; i++)
        ks_svg_line(&d, ks_point(10.04 + i * .04, 5 - i));
    ks_svg_shut(&d);
    expect(&d, "M10 5l.1-1l0-1l.1-1z");
}

/* Every element that is opened is closed, attributes are quoted, ids are unique. */
static void expect_balanced(const char *text)
{
    int depth = 0;
    for (const char *p = text; *p; p++) {
        if (*p != '<' || p[1] == '?')
            continue;
        const char *end = strchr(p, '>');
        cr_assert_not_null(end);
        depth += p[1] == '/' ? -1 : end[-1] == '/' ? 0 : 1;
        cr_assert_geq(depth, 0);
    }
    cr_assert_eq(depth, 0);
}

static struct ks_game small_game(void)
{
    static const struct ks_system without_words = {0};
    struct ks_game g = {.system = &without_words,
                        .title = {"Small & <odd>: test", "Małe"},
                        .side = {"polish", "russian"}};
    ks_grid_init(&g.map.grid, 4, 3);
    for (int row = 1; row <= 3; row++)
        for (int col = 1; col <= 4; col++)
            g.map.terrain[ks_grid_hex(&g.map.grid, col, row)] =
                (uint8_t)(KS_CLEAR + (row * 4 + col) % (KS_TERRAINS - 1));
    return g;
}

Test(cli_svg, a_page_of_every_terrain)
{
    struct ks_game g = small_game();
    uint16_t hex = ks_grid_hex(&g.map.grid, 2, 2);
    struct ks_scene scene = {.game = &g};
    struct ks_svg s = {0};
    g.map.stream[hex] = 0x3F; /* a ring */
    g.map.labels = 1;
    g.map.label[0] = (struct ks_label){.hex = hex, .text = "śródpole \"x\""};
    cr_assert(ks_page_draw(&s, &scene));
    expect_balanced(s.text);
    cr_assert_not_null(strstr(s.text, ">0202<"));
    cr_assert_not_null(strstr(s.text, "&lt;odd&gt;"));
    cr_assert_null(strstr(s.text, "http://www.w3.org/1999/xlink"));
    ks_svg_done(&s);
}

Test(cli_svg, a_page_is_the_same_every_time)
{
    struct ks_game g = small_game();
    struct ks_counter counter[2] = {
        {.hex = ks_grid_hex(&g.map.grid, 1, 1),
         .facing = 3,
         .steps = 4,
         .lost = 1,
         .morale = 6,
         .strength = 10,
         .firepower = 0,
         .commander = 1,
         .shots = 2,
         .formation = "skirmish",
         .status = "moved",
         .in_command = true},
        {.hex = KS_NONE,
         .facing = -1,
         .commander = 1,
         .formation = "",
         .status = "later"},
    };
    struct ks_arrival arrival[2] = {
        {0, KS_NONE, KS_NONE, KS_AT_TURN},
        {3, ks_grid_hex(&g.map.grid, 1, 3), ks_grid_hex(&g.map.grid, 3, 3), KS_AT_TURN}};
    struct ks_svg a = {0}, b = {0};
    g.pieces = 2;
    g.piece[0] =
        (struct ks_piece){"pl_x", "1/II/Jekatierynosławski", "infantry", .side = 0};
    g.piece[1] = (struct ks_piece){"pl_y", "gen. Ślaski", "commander", .side = 0};
    struct ks_scene scene = {
        .game = &g, .counter = counter, .arrival = arrival, .turn = 1};
    cr_assert(ks_page_draw(&a, &scene));
    cr_assert(ks_page_draw(&b, &scene));
    cr_assert_str_eq(a.text, b.text);
    expect_balanced(a.text);
    cr_assert_not_null(strstr(a.text, ">1/II/Jekat.<"));
    cr_assert_not_null(strstr(a.text, "0103–0303"));
    ks_svg_done(&a);
    ks_svg_done(&b);
}

/* ---- what the later games bring ---- */

/* A company, a battery and a commander of each of three armies. */
static struct ks_game three_armies(struct ks_counter *counter)
{
    static const struct ks_army army[] = {
        {"polish", {"Poles", "Polacy"}, 'P', {"crimson", KS_ROUND}},
        {"russian", {"Russians", "Rosjanie"}, 'R', {"green", KS_CUT}},
        {"prussian", {"Prussians", "Prusacy"}, 'B', {"blue", KS_HOLLOW}}};
    static const char *const arm[] = {"fusilier", "horse_artillery", "commander"};
    struct ks_game g = small_game();
    static struct ks_system system; /* of a battle that has all that there is */
    system = *ks_system_find("rules1794");
    system.has_term = NULL;
    g.system = &system;
    strcpy(g.side[1], "allied");
    memcpy(g.army, army, sizeof army);
    g.armies = 3;
    g.turns = 9;
    for (ks_unit u = 0; u < 9; u++) {
        struct ks_piece *p = &g.piece[g.pieces++];
        *p = (struct ks_piece){.side = u / 3 > 0,
                               .kind = (uint8_t)(u % 3),
                               .pips = u % 3 < 2,
                               .pips_pale = true};
        snprintf(p->id, sizeof p->id, "x_%d", u);
        snprintf(p->name, sizeof p->name, "piece %d", u);
        snprintf(p->arm, sizeof p->arm, "%s", arm[u % 3]);
        snprintf(p->army, sizeof p->army, "%s", army[u / 3].id);
        counter[u] =
            (struct ks_counter){.hex = ks_grid_hex(&g.map.grid, u % 3 + 1, u / 3 + 1),
                                .facing = u % 3 < 2 ? 0 : -1,
                                .order = 1,
                                .steps = u % 3 ? 1 : 4,
                                .morale = u % 3 ? 0 : 7,
                                .strength = u % 3 ? 0 : 4,
                                .firepower = u % 3 ? 0 : 4,
                                .commander = (ks_unit)(u / 3 * 3 + 2),
                                .entry = {KS_NONE, KS_NONE},
                                .in_command = true,
                                .formation = u % 3 ? "" : "line",
                                .status = ""};
    }
    return g;
}

static int count(const char *text, const char *part)
{
    int n = 0;
    for (const char *p = text; (p = strstr(p, part)) != NULL; p++)
        n++;
    return n;
}

static void expect_says(struct ks_svg *s, const struct ks_scene *scene,
                        const char *const *parts)
{
    cr_assert(ks_page_draw(s, scene));
    expect_balanced(s->text);
    for (; *parts != NULL; parts++)
        cr_assert_not_null(strstr(s->text, *parts), "%s", *parts);
}

/* Armies have colours and corners of their own: by the army of a piece, not by its id. */
Test(cli_svg, three_armies_are_told_apart)
{
    struct ks_counter counter[9];
    struct ks_game g = three_armies(counter);
    struct ks_scene scene = {.game = &g, .counter = counter};
    struct ks_svg s = {0};
    expect_says(&s, &scene,
                (const char *const[]){"id=\"crimson-fusilier\"", "id=\"green-fusilier\"",
                                      "id=\"blue-fusilier\"", ">Russians: 3<",
                                      ">Prussians: 3<",
                                      "href=\"#blue-horse_artillery-starred\"", ">horse<",
                                      ">artillery<", NULL});
    cr_assert_str_neq(ks_counter_body(&g.army[0]), ks_counter_body(&g.army[1]));
    cr_assert_str_neq(ks_counter_body(&g.army[1]), ks_counter_body(&g.army[2]));
    cr_assert_geq(count(s.text, "class=\"white\""), 6);
    cr_assert_eq(count(s.text, "class=\"gold\""), 0);
    ks_svg_done(&s);
    g.piece[3].army[0] = '\0'; /* not told: the first */
    cr_assert_str_eq(ks_dress_of(&g, 3)->name, "crimson");
}

Test(cli_svg, water_works_and_rows_that_are_closed)
{
    struct ks_game g = small_game();
    uint16_t hex = ks_grid_hex(&g.map.grid, 2, 2);
    struct ks_scene scene = {.game = &g};
    struct ks_svg s = {0};
    g.map.stream[hex] = g.map.ford[hex] = 4; /* its south-eastern side */
    g.map.river = true;
    g.map.redoubt[hex] = 1;
    g.map.last_row = 2;
    expect_says(&s, &scene,
                (const char *const[]){"class=\"river\"", "class=\"shoal\"",
                                      "class=\"rampart\"", "class=\"frontier\"",
                                      "row 2 is the last", ">river<", ">ford<",
                                      ">redoubt<", ">horse, guns: by road<", NULL});
    cr_assert_null(strstr(s.text, ">stream<"));
    ks_svg_done(&s);
    g.map.river = false;
    g.map.last_row = 0;
    scene.language = KS_POLISH;
    expect_says(&s, &scene, (const char *const[]){">strumień<", ">szaniec<", NULL});
    cr_assert_null(strstr(s.text, "class=\"frontier\""));
    ks_svg_done(&s);
}

Test(cli_svg, orders_shots_and_stacks)
{
    struct ks_counter counter[9];
    struct ks_game g = three_armies(counter);
    struct ks_scene scene = {.game = &g, .counter = counter, .turn = 4};
    struct ks_svg s = {0};
    counter[0].formation = "ranked";
    counter[0].shots = 1;
    counter[0].fired_before = true;
    counter[1].formation = "limbered";
    counter[4].cannot_fire = true;
    counter[3].hex = counter[6].hex;
    counter[3].order = 2;
    counter[3].strength = 5;
    expect_says(&s, &scene,
                (const char *const[]){">Line marker<", ">limbered<",
                                      "class=\"cloud old\"", ">silent this turn<", ">×2<",
                                      ">9<", "turn 4 of 9", NULL});
    ks_svg_done(&s);
}

Test(cli_svg, who_comes_who_comes_back_who_does_not)
{
    struct ks_counter counter[9];
    struct ks_arrival arrival[9] = {0};
    struct ks_game g = three_armies(counter);
    struct ks_scene scene = {
        .game = &g, .counter = counter, .arrival = arrival, .turn = 4};
    struct ks_svg s = {0};
    uint16_t first = ks_grid_hex(&g.map.grid, 1, 1),
             last = ks_grid_hex(&g.map.grid, 1, 3);
    for (ks_unit u = 0; u < 7; u += 3) {
        counter[u].hex = KS_NONE;
        counter[u].facing = -1;
    }
    counter[1].booty = ks_grid_hex(&g.map.grid, 4, 3);
    counter[0].status = "withdrawn";
    counter[0].comes_back = true;
    arrival[0] = (struct ks_arrival){6, KS_NONE, KS_NONE, KS_BACK_AT_TURN};
    arrival[3] = (struct ks_arrival){0, first, last, KS_BY_DICE};
    arrival[6] = (struct ks_arrival){0, first, last, KS_NEVER};
    expect_says(&s, &scene,
                (const char *const[]){">Withdrawn<", ">back in turn 6<", ">+1<",
                                      "turn by dice, by hexes 0101–0103",
                                      ">will not come<", ">captured guns<",
                                      "class=\"taken\"", "class=\"gate\"", NULL});
    cr_assert_null(strstr(s.text, "turn 255"));
    ks_svg_done(&s);
    arrival[0].turn = 3; /* found no place */
    expect_says(&s, &scene, (const char *const[]){"due since turn 3", NULL});
    ks_svg_done(&s);
}

/* One marker for both sides: the lead, between the two that win. */
Test(cli_svg, one_score)
{
    struct ks_counter counter[9];
    struct ks_game g = three_armies(counter);
    struct ks_scene scene = {.game = &g, .counter = counter, .points = {2, 5}};
    struct ks_svg s = {0};
    expect_says(&s, &scene, (const char *const[]){">points: 2<", ">points: 5<", NULL});
    ks_svg_done(&s);
    g.one_score = true;
    g.win_at[0] = 7;
    g.win_at[1] = 11;
    expect_says(
        &s, &scene,
        (const char *const[]){
            ">lead: 3<", "A lead of 7 (polish) or 11 (allied) ends the game.", NULL});
    cr_assert_null(strstr(s.text, " points<"));
    cr_assert_eq(count(s.text, "class=\"box\""), 7 + 1 + 11);
    ks_svg_done(&s);
}
