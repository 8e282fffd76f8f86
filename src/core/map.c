#include "core/map.h"

void ks_hex_text(const struct ks_map *map, uint16_t hex, char *out)
{
    int col = ks_grid_col(&map->grid, hex), row = ks_grid_row(&map->grid, hex);
    int first = map->row_first ? row : col, second = map->row_first ? col : row;
    out[0] = (char)('0' + first / 10);
    out[1] = (char)('0' + first % 10);
    out[2] = (char)('0' + second / 10);
    out[3] = (char)('0' + second % 10);
    out[4] = '\0';
}

bool ks_hex_parse(const struct ks_map *map, const char *text, size_t length,
                  uint16_t *hex)
{
    int n[4];
    if (length != 4)
        return false;
    for (int i = 0; i < 4; i++) {
        if (text[i] < '0' || text[i] > '9')
            return false;
        n[i] = text[i] - '0';
    }
    int first = 10 * n[0] + n[1], second = 10 * n[2] + n[3];
    int col = map->row_first ? second : first, row = map->row_first ? first : second;
    if (!ks_grid_inside(&map->grid, col, row))
        return false;
    *hex = ks_grid_hex(&map->grid, col, row);
    return true;
}

const char *ks_label_word(enum ks_label_kind kind)
{
    static const char *const word[KS_LABEL_KINDS] = {
        [KS_LABEL_UNSAID] = "",   [KS_LABEL_PLACE] = "place", [KS_LABEL_HILL] = "hill",
        [KS_LABEL_WOOD] = "wood", [KS_LABEL_WATER] = "water", [KS_LABEL_EXIT] = "exit",
    };

    return word[kind];
}
