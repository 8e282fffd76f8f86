/* Checks the map against the rules. */
#include "data/rules1794/loading.h"
#include "rules1794/sentence.h"
#include "rules1794/state.h"

static bool fault(const struct r94_loading *l, unsigned line, const char *what)
{
    return ks_loading_fault(l->of, "map.txt", line, "%s", what);
}

/* Ground without a cost could be crossed for nothing and for ever; ground the rulebook says
 * nothing about would have rules without a paragraph. */
static bool check_terrain(const struct r94_loading *l)
{
    const struct ks_map *map = &l->g->map;
    const struct ks_event in_marsh = {.code = LOSS_IN_MARSH, .unit = KS_NONE};
    const struct r94_game *r = l->r;
    bool used[KS_TERRAINS] = {false};

    if (map->grid.hexes > R94_HEXES)
        return fault(l, 0, "more hexes than a game of these rules can have");
    for (size_t i = 0; i < map->grid.hexes; i++)
        used[map->terrain[i]] = true;
    for (size_t i = KS_CLEAR; i < KS_TERRAINS; i++) {
        if (used[i] &&
            (r->terrain_cost[R94_FOOT][i] < 0 || r->terrain_cost[R94_HORSE][i] < 0 ||
             r->terrain_cost[R94_GUNS][i] < 0))
            return fault(l, l->of->ground_line[i],
                         "ground without costs; give it a row in the table \"terrain\" "
                         "of tables.json, or use other ground");
    }
    return !used[KS_MARSH] || ks_event_paragraph(l->g, &in_marsh)[0] != '\0' ||
           fault(l, l->of->ground_line[KS_MARSH],
                 "the rulebook has no marsh; use other ground, or a game in \"like\" "
                 "that has it");
}

static bool has_any(const struct ks_map *map, const uint8_t *sides)
{
    for (size_t i = 0; i < map->grid.hexes; i++) {
        if (sides[i] != 0)
            return true;
    }
    return false;
}

static bool check_water(const struct r94_loading *l)
{
    const struct ks_map *map = &l->g->map;
    bool wet = has_any(map, map->stream);

    if (wet && map->river && !l->has_river_cost)
        return fault(l, l->of->water_line,
                     "RIVERS without a row \"river\" in the table \"hexsides\"; add it "
                     "to tables.json, or write STREAMS");
    if (wet && !map->river && !l->has_stream_cost)
        return fault(l, l->of->water_line,
                     "STREAMS without a row \"stream\" in the table \"hexsides\"; add it "
                     "to tables.json, or write RIVERS");
    if (has_any(map, map->ford) && !l->has_ford_cost)
        return fault(l, l->of->ford_line,
                     "FORDS without a row \"ford\" in the table \"hexsides\"; add it to "
                     "tables.json, or write BRIDGES");
    return true;
}

/* Some rules need a chart that other games are without. */
static bool check_charts(const struct r94_loading *l)
{
    const struct r94_game *r = l->r;

    if (r->setting.withdraw_to_track && r->withdrawal_turns[0] == 0)
        return ks_loading_fault(
            l->of, "tables.json", 0,
            "no table \"withdrawal\", which the setting withdraw_to_track needs; add it");
    if (r->setting.guns_limber && r->limbered_allowance == 0)
        return ks_loading_fault(
            l->of, "tables.json", 0,
            "movement_points: limbered is 0; the setting guns_limber needs more");
    return true;
}

bool r94_check_ground(struct r94_loading *l)
{
    if (!check_terrain(l) || !check_water(l) || !check_charts(l))
        return false;
    for (int b = R94_FOOT; b <= R94_GUNS; b++) {
        for (int i = 0; i < KS_TERRAINS; i++) {
            if (l->r->terrain_cost[b][i] < 0)
                l->r->terrain_cost[b][i] = 0;
        }
    }
    return true;
}
