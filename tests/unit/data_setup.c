/* [3.1b] The set-up lists of both editions, typed once more: whatever stands in
 * setup.csv must put every piece where these lists put it. */
#include <criterion/criterion.h>
#include <stdio.h>
#include <string.h>

#include "data_help.h"
#include "game_help.h"

/* Pieces of one hex, top first; "*": with any unit of his own. */
struct stack {
    const char *hex, *name[3];
};

/* clang-format off */
static const struct stack polish_first[] = {
    /* [13-historical-setup-PL1-Madalinski] */
    {"0715", {"I/1 W. BKN", "II/1 W. BKN"}},
    {"0815", {"III/1 W. BKN", "IV/1 W. BKN"}},
    {"0915", {"V/1 W. BKN", "VI/1 W. BKN"}},
    {"0714", {"VII/1 W. BKN", "VIII/1 W. BKN"}},
    {"0814", {"IX/1 W. BKN", "X/1 W. BKN"}},
    {"0711", {"I/4 psp"}},
    {"0811", {"II/4 psp"}},
    {"0710", {"III/4 psp"}},
    {"*", {"gen. Madaliński"}},
    /* [13-historical-setup-PL1-Szyrer] */
    {"1113", {"1/I/7 pp"}},
    {"1112", {"2/I/7 pp"}},
    {"1212", {"1/I/6 pp", "2/I/6 pp"}},
    {"1312", {"3/I/6 pp", "4/I/6 pp"}},
    {"1111", {"1/II/6 pp", "2/II/6 pp"}},
    {"1110", {"3/II/6 pp", "4/II/6 pp"}},
    {"*", {"płk Szyrer"}},
    /* [13-historical-setup-PL1-Zajaczek] */
    {"1411", {"1/I/3 pp"}},
    {"1511", {"2/I/3 pp", "3/I/3 pp"}},
    {"1611", {"4/I/3 pp"}},
    {"1711", {"3/I/2 pp"}},
    {"1811", {"2/I/2 pp"}},
    {"2211", {"strz./2 pp"}},
    {"1809", {"1/I/2 pp"}},
    {"1808", {"4/I/2 pp"}},
    {"1608", {"1/II/3 pp", "2/II/3 pp"}},
    {"1707", {"3/II/3 pp", "4/II/3 pp"}},
    {"2011", {"strz./3 pp"}},
    {"*", {"gen. Zajączek"}},
    /* [13-historical-setup-PL1-Manget] */
    {"2301", {"I/2 M. BKN"}},
    {"2202", {"II/2 M. BKN"}},
    {"2203", {"III/2 M. BKN"}},
    {"2104", {"IV/2 M. BKN"}},
    {"2105", {"V/2 M. BKN"}},
    {"2006", {"VI/2 M. BKN"}},
    {"2102", {"VII/2 M. BKN"}},
    {"2103", {"VIII/2 M. BKN"}},
    {"2004", {"IX/2 M. BKN"}},
    {"2005", {"X/2 M. BKN"}},
    {"*", {"bryg. Manget"}},
    /* [13-historical-setup-PL1-Slaski] */
    {"1507", {"1/ochotnicy", "2/ochotnicy"}},
    {"1406", {"1/kosynier", "2/kosynier"}},
    {"1306", {"3/kosynier", "4/kosynier"}},
    {"1206", {"5/kosynier", "6/kosynier"}},
    {"1106", {"7/kosynier", "8/kosynier"}},
    {"1405", {"9/kosynier", "10/kosynier"}},
    {"1305", {"11/kosynier", "12/kosynier"}},
    {"1205", {"13/kosynier", "14/kosynier"}},
    {"1105", {"15/kosynier"}},
    {"*", {"gen. Ślaski"}},
    /* [13-historical-setup-PL1-artillery] */
    {"1214", {"1 art.", "2 art."}},
    {"1313", {"3 art.", "4 art."}},
    {"1413", {"5 art.", "6 art."}},
    {"1412", {"7 art."}},
    {"1512", {"8 art."}},
    {"1612", {"9 art.", "10 art."}},
    {"1710", {"11 art.", "12 art."}},
    /* [13-historical-setup-PL1-Kosciuszko] */
    {"1509", {"Kościuszko"}},
    {NULL, {NULL}},
};

static const struct stack polish_second[] = {
    /* [13-historical-setup-PL2-Madalinski] */
    {"2301", {"I/1 W. BKN"}},
    {"2202", {"II/1 W. BKN"}},
    {"2203", {"III/1 W. BKN"}},
    {"2104", {"IV/1 W. BKN"}},
    {"2105", {"V/1 W. BKN"}},
    {"2006", {"VI/1 W. BKN"}},
    {"2102", {"VII/1 W. BKN"}},
    {"2103", {"VIII/1 W. BKN"}},
    {"2004", {"IX/1 W. BKN"}},
    {"2005", {"X/1 W. BKN"}},
    {"1903", {"I/4 psp"}},
    {"1804", {"II/4 psp"}},
    {"1803", {"III/4 psp"}},
    {"*", {"gen. Madaliński"}},
    /* [13-historical-setup-PL2-Manget] */
    {"0715", {"I/2 M. BKN", "II/2 M. BKN"}},
    {"0815", {"III/2 M. BKN", "IV/2 M. BKN"}},
    {"0915", {"V/2 M. BKN", "VI/2 M. BKN"}},
    {"0714", {"VII/2 M. BKN", "VIII/2 M. BKN"}},
    {"0814", {"IX/2 M. BKN", "X/2 M. BKN"}},
    {"*", {"bryg. Manget"}},
    {NULL, {NULL}},
};

static const struct stack russian[] = {
    /* [13-historical-setup-RU-Muromcow] */
    {"0823", {"I/Woroneski"}},
    {"0923", {"II/Woroneski"}},
    {"1023", {"III/Woroneski"}},
    {"1123", {"IV/Woroneski"}},
    {"0924", {"V/Woroneski"}},
    {"1024", {"VI/Woroneski"}},
    {"*", {"płk Muromcow"}},
    /* [13-historical-setup-RU-Tormasow] */
    {"1222", {"6/kozak"}},
    {"1321", {"1/II/Jekatierynosławski"}},
    {"1820", {"2/II/Jekatierynosławski"}},
    {"1521", {"gen. Tormasow"}},
    /* [13-historical-setup-RU-Tomatis] */
    {"1621", {"1/I/Nowogrodzki", "1/II/Nowogrodzki", "ppłk Tomatis"}},
    {"1721", {"1/I/Uglicki", "1/II/Uglicki"}},
    /* [13-historical-setup-RU-Pustowalow] */
    {"2706", {"1/III/Jekatierynosławski", "2/III/Jekatierynosławski"}},
    {"2707", {"3/III/Jekatierynosławski", "4/III/Jekatierynosławski"}},
    {"*", {"ppłk Pustowałow"}},
    /* [13-historical-setup-RU-Obrezkow] */
    {"2803", {"I/Achtyrski"}},
    {"2704", {"II/Achtyrski"}},
    {"2804", {"I/Elizawetgradzki"}},
    {"*", {"ppłk Obrezkow"}},
    /* [13-historical-setup-RU-ADenisow] */
    {"2604", {"1/kozak", "2/kozak"}},
    {"2605", {"3/kozak", "4/kozak"}},
    {"2705", {"5/kozak"}},
    {"*", {"mjr A. Denisow"}},
    /* [13-historical-setup-RU-artillery] */
    {"1421", {"1 art.", "2 art."}},
    {"1420", {"3 art.", "4 art."}},
    {"1520", {"5 art.", "6 art."}},
    {"1620", {"7 art.", "8 art."}},
    {"1720", {"9 art.", "10 art."}},
    {"2607", {"11 art."}},
    {"2606", {"12 art."}},
    {NULL, {NULL}},
};
/* clang-format on */

static bool has_own_unit(const struct ks_game *g, ks_unit commander)
{
    const struct r94_unit *unit = r94(g)->unit;

    for (ks_unit u = 0; u < g->pieces; u++) {
        if (u != commander && unit[u].commander == commander &&
            unit[u].hex == unit[commander].hex)
            return true;
    }
    return false;
}

static void expect_stack(const struct ks_game *g, int side, const struct stack *s)
{
    for (int i = 0; i < 3 && s->name[i] != NULL; i++) {
        ks_unit u = named(g, side, s->name[i]);
        const struct r94_unit *unit = &r94(g)->unit[u];
        if (s->hex[0] == '*') {
            cr_assert(unit->choose_place && has_own_unit(g, u), "%s", s->name[i]);
            continue;
        }
        cr_assert_str_eq(hex_of(g, u), s->hex, "%s", s->name[i]);
        cr_assert_eq(unit->order, i + 1, "%s", s->name[i]);
        cr_assert_not(unit->choose_place, "%s", s->name[i]);
    }
}

static size_t expect_stacks(const struct ks_game *g, int side, const struct stack *s)
{
    size_t pieces = 0;

    for (; s->hex != NULL; s++) {
        expect_stack(g, side, s);
        for (int i = 0; i < 3 && s->name[i] != NULL; i++)
            pieces++;
    }
    return pieces;
}

static size_t on_map(const struct ks_game *g, int side)
{
    size_t n = 0;

    for (ks_unit u = 0; u < g->pieces; u++)
        n += g->piece[u].side == side && r94(g)->unit[u].hex != KS_NONE;
    return n;
}

static void expect_facing(const struct ks_game *g, int side, const char *name,
                          const char *a, const char *b)
{
    ks_unit u = named(g, side, name);
    const struct r94_unit *unit = &r94(g)->unit[u];
    const char *const front[] = {a, b};

    for (int i = 0; i < 2; i++) {
        int direction = ks_grid_direction(&g->map.grid, unit->hex, at(g, front[i]));
        cr_assert_eq(ks_zone_of(unit->facing, direction), KS_FRONT, "%s faces %s", name,
                     front[i]);
    }
}

Test(data_setup, historical_first_variant)
{
    struct ks_game *g = load("raclawice/historical", "");

    cr_assert_eq(expect_stacks(g, 0, polish_first), 82);
    cr_assert_eq(on_map(g, 0), 82);
    cr_assert_eq(expect_stacks(g, 1, russian), on_map(g, 1));
    cr_assert_eq(on_map(g, 1), 43);
}

/* [13-historical-setup-PL2-rest] What the second list does not name stands as in the
 * first. */
Test(data_setup, historical_second_variant)
{
    struct ks_game *first = load("raclawice/historical", "setup=1");
    struct ks_game *g = load("raclawice/historical", "setup=2");

    cr_assert_eq(expect_stacks(g, 0, polish_second), 25);
    cr_assert_eq(expect_stacks(g, 1, russian), on_map(g, 1));
    for (ks_unit u = 0; u < g->pieces; u++) {
        const char *name = g->piece[u].name;
        if (strstr(name, "BKN") || strstr(name, "psp") || strstr(name, "Madali") ||
            strstr(name, "Manget"))
            continue;
        cr_assert_eq(r94(g)->unit[u].hex, r94(first)->unit[u].hex, "%s", name);
        cr_assert_eq(r94(g)->unit[u].facing, r94(first)->unit[u].facing, "%s", name);
    }
}

/* [13-historical-setup-PL1-facing] */
Test(data_setup, printed_facings)
{
    struct ks_game *g = load("raclawice/historical", "");

    expect_facing(g, 0, "1/I/2 pp", "1909", "1810");
    expect_facing(g, 0, "4/I/2 pp", "1908", "1909");
    expect_facing(g, 0, "11 art.", "1810", "1809");
    expect_facing(g, 0, "12 art.", "1810", "1809");
}

/* The other facings are read off the lines: Poles down the map, Russians up, the wings
 * along their hex rows. */
Test(data_setup, inferred_facings)
{
    struct ks_game *g = load("raclawice/historical", "");

    expect_facing(g, 0, "1/I/6 pp", "1213", "1313");
    expect_facing(g, 1, "1/I/Nowogrodzki", "1520", "1620");
    expect_facing(g, 0, "I/2 M. BKN", "2401", "2302");
    expect_facing(g, 1, "1/III/Jekatierynosławski", "2606", "2705");
}

/* [13-historical-note3b] F. Denisow's units and guns 13 to 18 come in turn 12 by 0126. */
Test(data_setup, denisow_arrives)
{
    struct ks_game *g = load("raclawice/historical", "");
    ks_unit denisow = named(g, 1, "F. Denisow");
    size_t late = 0;

    for (ks_unit u = 0; u < g->pieces; u++) {
        const struct r94_unit *unit = &r94(g)->unit[u];
        int gun = 0;
        bool his = unit->commander == denisow ||
                   (g->piece[u].side == 1 &&
                    sscanf(g->piece[u].name, "%d art.", &gun) == 1 && gun >= 13);
        cr_assert_eq(unit->arrival, his ? 12 : 0, "%s", g->piece[u].name);
        late += his;
        if (his)
            cr_assert_eq(unit->entry, 0);
    }
    cr_assert_eq(late, 25 + 6 + 1);
    cr_assert_eq(r94(g)->entry[0].hexes, 1);
    char text[8];
    ks_hex_text(&g->map, r94(g)->entry[0].hex[0], text);
    cr_assert_str_eq(text, "0126");
    cr_assert_eq(r94(g)->entry[0].unlimited, 0);
    cr_assert_eq(r94(g)->entry[0].free, 1);
}

/* [13-hypothetical-setup-PL] as in the historical scenario,
 * [13-hypothetical-setup-RUa] Russians between 1227 and 3427,
 * [13-hypothetical-setup-RUb] paying their first hex, [13-hypothetical-setup-RUc] any
 * number by one hex. */
Test(data_setup, hypothetical)
{
    static const char *const options[] = {"setup=1", "setup=2"};

    for (int i = 0; i < 2; i++) {
        struct ks_game *g = load("raclawice/hypothetical", options[i]);
        struct ks_game *historical = load("raclawice/historical", options[i]);
        for (ks_unit u = 0; u < g->pieces; u++) {
            const struct r94_unit *unit = &r94(g)->unit[u];
            cr_assert_eq(unit->arrival, g->piece[u].side, "%s", g->piece[u].name);
            if (g->piece[u].side == 0)
                cr_assert_eq(unit->hex, r94(historical)->unit[u].hex, "%s",
                             g->piece[u].name);
            else
                cr_assert_eq(unit->hex, KS_NONE, "%s", g->piece[u].name);
        }
        const struct r94_entry *entry = &r94(g)->entry[0];
        cr_assert_eq(entry->hexes, 23);
        cr_assert_eq(ks_grid_col(&g->map.grid, entry->hex[0]), 12);
        cr_assert_eq(ks_grid_col(&g->map.grid, entry->hex[22]), 34);
        cr_assert_eq(ks_grid_row(&g->map.grid, entry->hex[11]), 27);
        cr_assert_eq(entry->unlimited, 1);
        cr_assert_eq(entry->free, 0);
    }
}
