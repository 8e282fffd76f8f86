/* The SVG writer: numbers, text, elements, paths; and a whole page. */
#include <criterion/criterion.h>
#include <string.h>

#include "cli/show_page.h"
#include "cli/svg.h"

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
    struct ks_game g = {.title = {"Small & <odd>: test", "Małe"},
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
    g.map.label[0] = (struct ks_label){hex, "śródpole \"x\""};
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
        {0, KS_NONE, KS_NONE},
        {3, ks_grid_hex(&g.map.grid, 1, 3), ks_grid_hex(&g.map.grid, 3, 3)}};
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
