#include "cli/show_sample.h"

#include <stdlib.h>

#include "cli/show_map.h"

/* A piece of ground three hexes by three; its features are those of the map itself. */
struct sample {
    const char
        *rows; /* nine letters: . clear, w woods, v village, h hill, s slope, m marsh,
                          c castle, p pond, t town, u hamlet, g garden, d dike */
    enum { DRY, STREAM, RIVER, BRIDGE, STONE_BRIDGE, FORD, REDOUBT } feature;
    bool road, track;
    double dy; /* the middle of the picture lies that far below the middle hex */
    const char *name[KS_LANGUAGES];
};

/* clang-format off */
static const struct sample samples[KS_SAMPLES] = {
    {".........", DRY, false, false, 0, {"clear", "teren czysty"}},
    {"wwwwwwwww", DRY, false, false, 0, {"woods", "las"}},
    {"uuuuuuuuu", DRY, false, false, 0, {"hamlet", "osada"}},
    {"vvvvvvvvv", DRY, false, false, 0, {"village", "zabudowania"}},
    {"ttttttttt", DRY, false, false, 0, {"town", "miasto"}},
    {"ggggggggg", DRY, false, false, 0, {"garden", "ogród"}},
    {"hhhhhhhhh", DRY, false, false, 0, {"hill", "wzgórze"}},
    {"hhhsss...", DRY, false, false, 0, {"slope", "stok"}},
    {"mmmmmmmmm", DRY, false, false, 0, {"marsh", "bagno"}},
    {".........", STREAM, false, false, 43, {"stream", "strumień"}},
    {".........", RIVER, false, false, 43, {"river", "rzeka"}},
    {".........", BRIDGE, true, false, 43, {"bridge", "most"}},
    {".........", STONE_BRIDGE, true, false, 43, {"stone bridge", "most kamienny"}},
    {".........", FORD, false, false, 43, {"ford", "bród"}},
    {".........", DRY, true, false, 0, {"road", "droga"}},
    {".........", DRY, false, true, 0, {"track", "droga polna"}},
    {"mmmdddmmm", DRY, true, false, 0, {"dike", "grobla"}},
    {"hhhhchhhh", DRY, true, false, 0, {"castle", "zamek"}},
    {"ppppppppp", DRY, false, false, 0, {"pond", "staw"}},
    {".........", REDOUBT, false, false, 0, {"redoubt", "szaniec"}},
};
/* clang-format on */

static enum ks_terrain terrain_of(char letter)
{
    static const struct {
        char letter;
        enum ks_terrain terrain;
    } key[] = {{'w', KS_WOODS},  {'v', KS_VILLAGE}, {'h', KS_HILL},  {'s', KS_SLOPE},
               {'m', KS_MARSH},  {'c', KS_CASTLE},  {'p', KS_WATER}, {'t', KS_TOWN},
               {'u', KS_HAMLET}, {'g', KS_GARDEN},  {'d', KS_DIKE}};
    for (size_t i = 0; i < sizeof key / sizeof *key; i++)
        if (key[i].letter == letter)
            return key[i].terrain;
    return KS_CLEAR;
}

static bool has_road(const struct ks_map *map, bool track)
{
    for (int i = 0; i < map->roads; i++)
        if (map->road_line[i].track == track)
            return true;
    return false;
}

static bool has_bit(const uint8_t *bits)
{
    for (int i = 0; i < KS_MAX_HEXES; i++)
        if (bits[i] != 0)
            return true;
    return false;
}

/* A bit of the first that the second has not. */
static bool has_other_bit(const uint8_t *bits, const uint8_t *but)
{
    for (int i = 0; i < KS_MAX_HEXES; i++)
        if ((bits[i] & ~but[i]) != 0)
            return true;
    return false;
}

static bool has_terrain(const struct ks_map *map, enum ks_terrain t)
{
    for (int i = 0; i < KS_MAX_HEXES; i++)
        if (map->terrain[i] == t)
            return true;
    return false;
}

bool ks_sample_wanted(const struct ks_map *map, int number)
{
    const struct sample *sample = &samples[number];
    bool by_road = sample->rows[4] == 'c' || sample->rows[4] == 'd';
    switch (sample->feature) {
    case STREAM: return !map->river && has_other_bit(map->stream, map->deep);
    case RIVER: return map->river ? has_bit(map->stream) : has_bit(map->deep);
    case BRIDGE: return has_other_bit(map->bridge, map->stone);
    case STONE_BRIDGE: return has_bit(map->stone);
    case FORD: return has_bit(map->ford);
    case REDOUBT: return has_bit(map->redoubt);
    case DRY: break;
    }
    if ((sample->road || sample->track) && !by_road)
        return has_road(map, sample->track);
    return has_terrain(map, terrain_of(sample->rows[4]));
}

static void set_side(struct ks_map *map, uint8_t *bits, uint16_t hex, int direction)
{
    bits[hex] |= (uint8_t)(1 << direction);
    bits[ks_grid_next(&map->grid, hex, direction)] |= (uint8_t)(1 << (direction + 3) % 6);
}

static bool is_bridge(const struct sample *sample)
{
    return sample->feature == BRIDGE || sample->feature == STONE_BRIDGE;
}

static void lay_road(struct ks_map *map, const struct sample *sample)
{
    struct ks_road *road = &map->road_line[map->roads++];
    road->track = sample->track;
    road->hexes = 3;
    for (int i = 0; i < 3; i++)
        road->hex[i] = is_bridge(sample) ? ks_grid_hex(&map->grid, i ? 2 : 3, i + 1)
                                         : ks_grid_hex(&map->grid, i + 1, 2);
}

/* Lays the sample out on an empty map. */
static void lay_sample(struct ks_map *map, const struct sample *sample)
{
    bool wet = sample->feature != DRY && sample->feature != REDOUBT;
    ks_grid_init(&map->grid, 3, 3);
    for (int i = 0; i < 9; i++)
        map->terrain[ks_grid_hex(&map->grid, i % 3 + 1, i / 3 + 1)] =
            (uint8_t)terrain_of(sample->rows[i]);
    for (int col = 1; col <= 3 && wet; col++) {
        uint16_t hex = ks_grid_hex(&map->grid, col, 2);
        set_side(map, map->stream, hex, 2);
        set_side(map, map->stream, hex, 3);
    }
    if (sample->road || sample->track)
        lay_road(map, sample);
    uint16_t middle = ks_grid_hex(&map->grid, 2, 2);
    if (is_bridge(sample))
        set_side(map, sample->feature == BRIDGE ? map->bridge : map->stone, middle,
                 ks_grid_direction(&map->grid, middle, map->road_line[0].hex[2]));
    if (sample->feature == FORD)
        set_side(map, map->ford, middle, 2);
    map->redoubt[middle] = sample->feature == REDOUBT;
}

const char *ks_sample_name(int sample, enum ks_language language)
{
    return samples[sample].name[language];
}

const char *ks_sample_note(int sample, enum ks_language language)
{
    static const char *const castle[KS_LANGUAGES] = {"horse, guns: by road",
                                                     "konie, działa: drogą"},
                             *const pond[KS_LANGUAGES] = {"closed to all", "niedostępny"};
    char letter = samples[sample].rows[4];
    return letter == 'c' ? castle[language] : letter == 'p' ? pond[language] : NULL;
}

void ks_sample_defs(struct ks_svg *s)
{
    ks_svg_open(s, "clipPath", "id=\"window\"");
    ks_svg_leaf(s, "rect", "x=\"-48\" y=\"-32\" width=\"96\" height=\"64\" rx=\"6\"");
    ks_svg_close(s);
}

static void draw_window(struct ks_svg *s, const struct ks_sheet *sheet, int sample)
{
    struct ks_point middle = ks_sheet_centre(2, 2);
    ks_svg_open(s, "g", "clip-path=\"url(#window)\"");
    ks_svg_open(s, "g", "transform=\"scale(%h) translate(%f %f)\"",
                samples[sample].feature == REDOUBT ? .55 : .8, -middle.x,
                -middle.y - samples[sample].dy);
    ks_map_ground(s, sheet, sample + 1);
    ks_svg_close(s);
    ks_svg_close(s);
    ks_svg_leaf(
        s, "rect",
        "class=\"frame\" x=\"-48\" y=\"-32\" width=\"96\" height=\"64\" rx=\"6\"");
}

void ks_sample_draw(struct ks_svg *s, const struct ks_map *of, int sample)
{
    struct ks_map *map = calloc(1, sizeof *map);
    struct ks_sheet sheet;
    if (map == NULL) {
        s->failed = true;
        return;
    }
    lay_sample(map, &samples[sample]);
    map->river = of->river || samples[sample].feature == RIVER;
    if (ks_sheet_init(&sheet, map)) {
        draw_window(s, &sheet, sample);
        ks_sheet_done(&sheet);
    } else {
        s->failed = true;
    }
    free(map);
}
