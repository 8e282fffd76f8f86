#include "wire/map.h"

#include "wire/reply.h"

/* By enum ks_terrain. */
static const char letter[KS_TERRAINS + 1] = " .wvhsmcptugd";

static json_t *json_grid(const struct ks_map *map)
{
    json_t *rows = json_array();
    for (int row = 1; row <= map->grid.rows; row++) {
        char line[256];
        for (int col = 1; col <= map->grid.cols; col++)
            line[col - 1] = letter[map->terrain[ks_grid_hex(&map->grid, col, row)]];
        json_array_append_new(rows, json_stringn(line, (size_t)map->grid.cols));
    }
    return rows;
}

/* Every hexside that has a bit, once: "2023/2024". */
static json_t *json_sides(const struct ks_map *map, const uint8_t *bits)
{
    json_t *list = json_array();
    for (uint16_t h = 0; h < map->grid.hexes; h++)
        for (int d = 0; d < KS_DIRECTIONS; d++) {
            if (!ks_grid_on_map(&map->grid, h) || !(bits[h] >> d & 1))
                continue;
            uint16_t other = ks_grid_next(&map->grid, h, d);
            char a[8], b[8];
            if (!ks_grid_on_map(&map->grid, other) || other < h)
                continue;
            ks_hex_text(map, h, a);
            ks_hex_text(map, other, b);
            json_array_append_new(list, json_sprintf("%s/%s", a, b));
        }
    return list;
}

/* The same, where there is one. */
static void add_sides(json_t *out, const char *key, const struct ks_map *map,
                      const uint8_t *bits)
{
    json_t *list = json_sides(map, bits);
    if (json_array_size(list) > 0)
        json_object_set(out, key, list);
    json_decref(list);
}

static json_t *json_hexes(const struct ks_game *g, const uint16_t *hex, size_t n)
{
    json_t *list = json_array();
    for (size_t i = 0; i < n; i++)
        json_array_append_new(list, ks_reply_hex(g, hex[i]));
    return list;
}

static json_t *json_roads(const struct ks_game *g)
{
    json_t *list = json_array();
    for (size_t i = 0; i < g->map.roads; i++) {
        const struct ks_road *r = &g->map.road_line[i];
        json_array_append_new(
            list, json_pack("{s:s, s:s, s:o}", "kind", r->track ? "track" : "road",
                            "name", r->name, "hexes", json_hexes(g, r->hex, r->hexes)));
    }
    return list;
}

static json_t *json_redoubts(const struct ks_game *g)
{
    json_t *list = json_array();
    for (uint16_t h = 0; h < g->map.grid.hexes; h++)
        if (ks_grid_on_map(&g->map.grid, h) && g->map.redoubt[h])
            json_array_append_new(list, ks_reply_hex(g, h));
    return list;
}

static json_t *json_curve(const struct ks_label *l)
{
    if (!l->curved)
        return json_null();
    json_t *list = json_array();
    for (int i = 0; i < 3; i++)
        json_array_append_new(
            list, json_pack("[f, f]", l->curve[i][0] / 100.0, l->curve[i][1] / 100.0));
    return list;
}

static json_t *json_labels(const struct ks_game *g)
{
    json_t *list = json_array();
    for (size_t i = 0; i < g->map.labels; i++) {
        const struct ks_label *l = &g->map.label[i];
        json_t *item = json_object();
        ks_add_text(item, "text", l->text);
        ks_add_text(item, "kind", ks_label_word(l->kind));
        ks_add(item, "hex", ks_reply_hex(g, l->hex));
        ks_add_int(item, "size", l->size);
        ks_add(item, "curve", json_curve(l));
        json_array_append_new(list, item);
    }
    return list;
}

json_t *ks_reply_map(const struct ks_game *g)
{
    const struct ks_map *map = &g->map;
    json_t *out = json_object();
    ks_add_int(out, "cols", map->grid.cols);
    ks_add_int(out, "rows", map->grid.rows);
    ks_add_bool(out, "row_first", map->row_first);
    ks_add(out, "grid", json_grid(map));
    ks_add(out, "stream", json_sides(map, map->stream));
    ks_add_bool(out, "river", map->river);
    add_sides(out, "deep", map, map->deep);
    ks_add(out, "bridges", json_sides(map, map->bridge));
    add_sides(out, "stone", map, map->stone);
    ks_add(out, "fords", json_sides(map, map->ford));
    ks_add(out, "roads", json_roads(g));
    ks_add(out, "redoubts", json_redoubts(g));
    ks_add(out, "labels", json_labels(g));
    return out;
}
