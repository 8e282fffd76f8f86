/* What map and rules ask of each other. */
#include "data/loading.h"
#include "rules1794/state.h"

static bool fault(const struct ks_loading *l, const char *what)
{
    char path[64];

    ks_loading_path(l, "map.txt", path, sizeof path);
    const struct ks_data_file *file = ks_data_source_top(l->source, path);
    return ks_report_error(l->report, (struct ks_place){file->origin, 0, 0}, "%s", what);
}

/* Ground without a cost could be crossed for nothing and for ever. */
bool ks_check_ground(const struct ks_loading *l)
{
    const struct ks_map *map = &l->g->map;
    bool used[KS_TERRAINS] = {false};

    if (map->grid.hexes > R94_HEXES)
        return fault(l, "more hexes than a game of these rules can have");
    for (size_t i = 0; i < map->grid.hexes; i++)
        used[map->terrain[i]] = true;
    for (size_t i = KS_CLEAR; i < KS_TERRAINS; i++) {
        if (used[i] && (l->r->terrain_cost[R94_FOOT][i] == 0 ||
                        l->r->terrain_cost[R94_HORSE][i] == 0))
            return fault(l, "ground without its costs in the table \"terrain\"");
    }
    return true;
}
