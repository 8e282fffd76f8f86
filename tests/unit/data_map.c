/* The ground of Racławice. */
#include <criterion/criterion.h>
#include <stdio.h>
#include <string.h>

#include "data_help.h"
#include "game_help.h"

/* [2.0c] 34 x 27 hexes and a margin that is no part of the map. [2.0b] Each has one
 * terrain. */
Test(data_map, letters)
{
    struct ks_game *g = load("raclawice/historical", "");
    const struct ks_grid *grid = &g->map.grid;
    int count[KS_TERRAINS] = {0};

    cr_assert_eq(grid->cols, 34);
    cr_assert_eq(grid->rows, 27);
    cr_assert_not(g->map.row_first);
    for (uint16_t h = 0; h < grid->hexes; h++) {
        cr_assert_eq(g->map.terrain[h] != KS_OFF_MAP, ks_grid_on_map(grid, h));
        count[g->map.terrain[h]]++;
    }
    cr_assert_eq(count[KS_VILLAGE], 10 + 7 + 6);
    cr_assert_eq(count[KS_CLEAR] + count[KS_WOODS] + count[KS_VILLAGE] + count[KS_HILL] +
                     count[KS_SLOPE],
                 34 * 27);
    cr_assert_eq(g->map.terrain[at(g, "1723")], KS_VILLAGE);
    cr_assert_eq(g->map.terrain[at(g, "0909")], KS_HILL);
    cr_assert_eq(g->map.terrain[at(g, "0809")], KS_SLOPE);
    cr_assert_eq(g->map.terrain[at(g, "2011")], KS_WOODS);
    cr_assert_eq(g->map.terrain[at(g, "1406")], KS_CLEAR);
}

Test(data_map, stream_and_bridge_from_both_banks)
{
    struct ks_game *g = load("raclawice/historical", "");
    int streams = 0, bridges = 0;

    for (uint16_t h = 0; h < g->map.grid.hexes; h++) {
        for (int d = 0; d < KS_DIRECTIONS; d++) {
            streams += g->map.stream[h] >> d & 1;
            bridges += g->map.bridge[h] >> d & 1;
        }
    }
    cr_assert_eq(streams, 2 * 73);
    cr_assert_eq(bridges, 2);
    cr_assert(has_side(g, g->map.bridge, "2023", "2024") &&
              has_side(g, g->map.bridge, "2024", "2023"));
    cr_assert(has_side(g, g->map.stream, "0126", "0127") &&
              has_side(g, g->map.stream, "0127", "0126"));
    cr_assert_not(has_side(g, g->map.stream, "1623", "1624"));
}

/* The Ścieklec parts the map: without the bridge nobody gets from the one bank to the
 * other. */
Test(data_map, the_stream_parts_the_map)
{
    struct ks_game *g = load("raclawice/historical", "");
    const struct ks_grid *grid = &g->map.grid;
    static uint16_t queue[KS_MAX_HEXES];
    static bool seen[KS_MAX_HEXES];
    size_t head = 0, tail = 0;

    queue[tail++] = at(g, "1509");
    seen[queue[0]] = true;
    while (head < tail) {
        uint16_t h = queue[head++];
        for (int d = 0; d < KS_DIRECTIONS; d++) {
            uint16_t next = ks_grid_next(grid, h, d);
            if (ks_grid_on_map(grid, next) && !seen[next] &&
                !(g->map.stream[h] >> d & 1)) {
                seen[next] = true;
                queue[tail++] = next;
            }
        }
    }
    cr_assert(seen[at(g, "0126")] && seen[at(g, "1521")] && seen[at(g, "0101")]);
    for (int col = 12; col <= 34; col++)
        cr_assert_not(seen[ks_grid_hex(grid, col, 27)], "%d", col);
}

Test(data_map, roads_and_names)
{
    struct ks_game *g = load("raclawice/historical", "");

    cr_assert_eq(g->map.roads, 4);
    cr_assert_str_eq(g->map.road_line[0].name, "Słomniki-Działoszyce");
    cr_assert_not(g->map.road_line[0].track);
    cr_assert(g->map.road_line[2].track);
    cr_assert_eq(g->map.road_line[0].hexes, 39);
    cr_assert(has_side(g, g->map.road, "2023", "2024") &&
              has_side(g, g->map.road, "2024", "2023"));
    cr_assert_not(has_side(g, g->map.road, "1411", "1511"));
    cr_assert_eq(g->map.labels, 15);
    cr_assert_str_eq(g->map.label[0].text, "Dziemierzyce");
    cr_assert_eq(g->map.label[0].hex, at(g, "1002"));
}

/* A name says its kind, its size and the curve it is written along, or as much of it as it
 * likes. */
Test(data_map, how_a_name_is_written)
{
    struct ks_game *g = load("raclawice/historical", "");
    const struct ks_label *label = &g->map.label[0];

    cr_assert_eq(label->kind, KS_LABEL_PLACE);
    cr_assert_str_eq(ks_label_word(KS_LABEL_PLACE), "place");
    cr_assert_eq(label->size, 52);
    cr_assert(label->curved);
    cr_assert_eq(label->curve[0][0], 780);
    cr_assert_eq(label->curve[0][1], 136);
    cr_assert_eq(label->curve[2][0], 1430);

    static const char *const plain[] = {"", " ; wood", " ; wood 44"};
    for (int i = 0; i < 3; i++) {
        char line[64];
        snprintf(line, sizeof line, "  2310 mały las%s\n", plain[i]);
        struct ks_data_source *files = spoilt_files(
            "szczekociny/map.txt",
            "  2310 mały las       ; wood 44  8.8,22 11.4,22.8 14,23.7\n", line);
        g = load_sound(files, "szczekociny/battle", "");
        label = &g->map.label[5];
        cr_assert_str_eq(label->text, "mały las");
        cr_assert_eq(label->kind, i == 0 ? KS_LABEL_UNSAID : KS_LABEL_WOOD);
        cr_assert_eq(label->size, i == 2 ? 44 : 0);
        cr_assert_not(label->curved);
    }
}

/* Every name of the three maps lies on the sheet with all of its curve. */
Test(data_map, names_stay_on_the_sheet)
{
    static const char *const scenario[] = {"raclawice/historical", "szczekociny/battle",
                                           "maciejowice/battle"};

    for (int i = 0; i < 3; i++) {
        struct ks_game *g = load(scenario[i], "");
        for (int n = 0; n < g->map.labels; n++) {
            const struct ks_label *label = &g->map.label[n];
            cr_assert(label->curved && label->kind && label->size, "%s", label->text);
            for (int p = 0; p < 3; p++) {
                cr_assert(label->curve[p][0] >= 50 &&
                              label->curve[p][0] <= 100 * (g->map.grid.cols + 1),
                          "%s", label->text);
                cr_assert(label->curve[p][1] >= 34 &&
                              label->curve[p][1] <= 100 * g->map.grid.rows + 66,
                          "%s", label->text);
            }
        }
    }
}

/* Nobody begins in the stream's far bank, in a village or in the woods but the two
 * companies of shooters at their edge. */
Test(data_map, ground_under_the_set_up)
{
    struct ks_game *g = load("raclawice/historical", "");

    for (ks_unit u = 0; u < g->pieces; u++) {
        const struct r94_unit *unit = &r94(g)->unit[u];
        if (unit->hex == KS_NONE)
            continue;
        uint8_t ground = g->map.terrain[unit->hex];
        cr_assert_neq(ground, KS_VILLAGE, "%s", g->piece[u].name);
        cr_assert_eq(ground == KS_WOODS, unit->arm == R94_SHOOTER, "%s",
                     g->piece[u].name);
    }
}

/* What a table shows besides the rules: an earthwork, the rows in play, one score. */
Test(data_map, for_the_table)
{
    struct ks_game *g = load("maciejowice/battle", "");
    int redoubts = 0;

    for (uint16_t h = 0; h < g->map.grid.hexes; h++)
        redoubts += g->map.redoubt[h];
    cr_assert_eq(redoubts, 1);
    cr_assert(g->map.redoubt[at(g, "1515")]);
    cr_assert_eq(g->map.terrain[at(g, "1515")], KS_CLEAR);
    cr_assert_eq(g->map.last_row, 0);
    cr_assert(g->one_score);
    cr_assert_eq(g->win_at[0], 15);
    g = load("szczekociny/wywla", "limits=none");
    cr_assert_eq(g->map.last_row, 22);
    cr_assert_eq(g->win_at[0], 0);
    cr_assert_eq(g->win_at[1], 0);
    g = load("raclawice/historical", "");
    cr_assert_not(g->one_score);
    cr_assert_gt(g->win_at[0], 0);
}
