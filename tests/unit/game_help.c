#include "game_help.h"

#include <criterion/criterion.h>
#include <string.h>

ks_hex at(const struct ks_game *g, const char *number)
{
    ks_hex hex = KS_NONE;

    cr_assert(ks_hex_parse(&g->map, number, 4, &hex), "%s", number);
    return hex;
}

ks_unit piece_by_id(const struct ks_game *g, const char *id)
{
    ks_unit u = ks_unit_parse(g, id, strlen(id));

    cr_assert_neq(u, KS_NONE, "%s", id);
    return u;
}

bool has_side(const struct ks_game *g, const uint8_t *bits, const char *a, const char *b)
{
    int direction = ks_grid_direction(&g->map.grid, at(g, a), at(g, b));

    cr_assert_neq(direction, KS_NO_DIRECTION, "%s and %s", a, b);
    return (bits[at(g, a)] >> direction & 1) != 0;
}

void read_position(const struct ks_game *g, struct ks_state *s, const char *text)
{
    char error[KS_TEXT];

    cr_assert(ks_state_parse(g, text, s, error), "%s", error);
}

struct ks_counter described(const struct ks_game *g, const struct ks_state *s,
                            const char *id)
{
    struct ks_counter c;

    ks_describe(g, s, piece_by_id(g, id), &c);
    return c;
}

struct ks_action read_action(const struct ks_game *g, const char *text)
{
    struct ks_action a;

    cr_assert(ks_action_parse(g, text, &a), "%s", text);
    return a;
}

bool is_legal(const struct ks_game *g, const struct ks_state *s, const char *text)
{
    return ks_why_not(g, s, read_action(g, text)).code == 0;
}

void act(const struct ks_game *g, struct ks_state *s, const char *text)
{
    cr_assert(ks_apply(g, s, read_action(g, text), NULL), "%s", text);
}
