#include "bridge/rules/system.h"

#include <string.h>

ks_unit br_piece_in(const struct ks_game *g, const struct ks_state *s, ks_hex h)
{
    for (ks_unit u = 0; u < g->pieces; u++)
        if (piece(s, u)->hex == h)
            return u;
    return KS_NONE;
}

bool br_is_near(const struct ks_game *g, const struct ks_state *s, ks_hex h, int side,
                ks_unit but)
{
    for (ks_unit u = 0; u < g->pieces; u++)
        if (u != but && stands(g, s, u, side) && distance(g, piece(s, u)->hex, h) == 1)
            return true;
    return false;
}

bool br_is_cover(const struct ks_game *g, ks_hex h)
{
    return g->map.terrain[h] == KS_WOODS || g->map.terrain[h] == KS_VILLAGE;
}

/* A bit of one direction, of hexsides that the map keeps with both hexes. */
static bool has_side(const struct ks_game *g, const uint8_t *sides, ks_hex a, ks_hex b)
{
    int direction = ks_grid_direction(&g->map.grid, a, b);
    return direction != KS_NO_DIRECTION && sides[a] >> direction & 1;
}

bool br_is_stream(const struct ks_game *g, ks_hex a, ks_hex b)
{
    return has_side(g, g->map.stream, a, b);
}

bool br_is_bridge(const struct ks_game *g, ks_hex a, ks_hex b)
{
    return has_side(g, g->map.bridge, a, b);
}

/* [6.1 7.1] */
void br_lose(struct play *p, ks_unit u, int steps)
{
    struct br_piece *x = &state(p->s)->piece[u];
    int enemy = !side_of(p->g, u), points = figure(p->g, PIECE_POINTS);
    event(p, LOSES_STEP, u, x->hex, 0);
    x->lost = (uint8_t)(x->lost + steps);
    if (x->lost < unit(p->g, u)->steps)
        return;
    event(p, ELIMINATED, u, x->hex, 0);
    x->hex = KS_NONE;
    x->ordered = 0;
    p->s->points[enemy] = (int16_t)(p->s->points[enemy] + points);
    tell(p, sentence(POINT_FOR_PIECE, u, KS_NONE, enemy, points));
}

void br_clear(const struct ks_game *g, struct ks_state *s)
{
    struct play p = {g, s, NULL};
    memset(s, 0, g->state_size);
    s->turn = 1;
    for (ks_unit u = 0; u < g->pieces; u++)
        state(s)->piece[u] = (struct br_piece){KS_NONE, unit(g, u)->steps, 0};
    state(s)->road[0] = state(s)->road[1] = BR_NO_ROAD;
    ks_push(&p, PROC_GAME);
}

void br_setup(const struct ks_game *g, struct ks_state *s)
{
    br_clear(g, s);
    for (ks_unit u = 0; u < g->pieces; u++)
        state(s)->piece[u] = (struct br_piece){unit(g, u)->hex, 0, 0};
}
