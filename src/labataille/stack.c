#include "labataille/stack.h"

ks_hex lb_part_hex(const struct ks_game *g, const struct ks_state *s, ks_unit u, int part)
{
    ks_hex h = piece(s, u)->hex;
    for (int i = 0; i < part; i++)
        h = next_hex(g, h, trail_at(piece(s, u)->trail, i));
    return h;
}

int lb_part_in(const struct ks_game *g, const struct ks_state *s, ks_unit u, ks_hex h)
{
    for (int i = 0; i < parts(s, u); i++)
        if (lb_part_hex(g, s, u, i) == h)
            return i;
    return -1;
}

int lb_road_length(const struct ks_game *g, int increments)
{
    int hexes = (increments + lb(g)->road_hex - 1) / lb(g)->road_hex;
    int most = lb(g)->road_hexes < LB_TRAIL + 1 ? lb(g)->road_hexes : LB_TRAIL + 1;
    return hexes < 1 ? 1 : hexes > most ? most : hexes;
}

int lb_part_increments(const struct ks_game *g, const struct ks_state *s, ks_unit u,
                       int part)
{
    const struct lb_piece *x = piece(s, u);
    if (x->form != LB_ROAD_MARCH)
        return x->parts < 2 ? x->left : (x->left + 1 - part) / 2;
    int full = lb(g)->road_hex, rest = x->left - full * part;
    bool last = part == lb_road_length(g, x->left) - 1;
    return rest < 0 ? 0 : last || rest < full ? rest : full;
}

ks_unit lb_top_unit(const struct ks_game *g, const struct ks_state *s, ks_hex h, int side)
{
    for (EACH_NODE(n, s, h)) {
        ks_unit u = node_unit(g, n);
        if (side_of(g, u) == side && !is_leader(g, u) && !has(s, u, LB_ABANDONED))
            return u;
    }
    return KS_NONE;
}

ks_unit lb_leader_in(const struct ks_game *g, const struct ks_state *s, ks_hex h,
                     int side)
{
    for (EACH_NODE(n, s, h)) {
        ks_unit u = node_unit(g, n);
        if (side_of(g, u) == side && is_leader(g, u))
            return u;
    }
    return KS_NONE;
}

/* ---- the cache of held hexes ---- */

static void note_held(const struct ks_game *g, struct ks_state *s, ks_hex h, int side)
{
    uint64_t *word = &state(s)->held[side][h >> 6], bit = 1ull << (h & 63);
    *word = lb_top_unit(g, s, h, side) != KS_NONE ? *word | bit : *word & ~bit;
}

/* ---- links ---- */

static uint8_t *link_to(struct ks_state *s, ks_hex h, uint8_t node)
{
    uint8_t *link = &state(s)->top[h];
    while (*link != node)
        link = &state(s)->below[*link];
    return link;
}

/* Leaders lie below all others; a unit goes above those, or above everybody. */
static uint8_t *place_for(const struct ks_game *g, struct ks_state *s, ks_hex h,
                          bool leader, enum lb_where where)
{
    uint8_t *link = &state(s)->top[h];
    while (*link != LB_NO_NODE &&
           (leader || (where == LB_AT_BOTTOM && !is_leader(g, node_unit(g, *link)))))
        link = &state(s)->below[*link];
    return link;
}

void lb_lift(const struct ks_game *g, struct ks_state *s, ks_unit u)
{
    struct lb_piece *x = edit(s, u);
    for (int i = 0; i < x->parts; i++) {
        uint8_t node = node_of(g, u, i);
        ks_hex h = lb_part_hex(g, s, u, i);
        *link_to(s, h, node) = state(s)->below[node];
        state(s)->below[node] = LB_NO_NODE;
        note_held(g, s, h, side_of(g, u));
    }
    x->hex = KS_NONE;
    x->parts = 0;
    x->trail = 0;
}

void lb_put(const struct ks_game *g, struct ks_state *s, ks_unit u, ks_hex h,
            uint16_t trail, int count, enum lb_where where)
{
    struct lb_piece *x = edit(s, u);
    x->hex = h;
    x->trail = (uint16_t)(trail & ((1u << 3 * (count - 1)) - 1));
    x->parts = (uint8_t)count;
    for (int i = 0; i < count; i++) {
        uint8_t node = node_of(g, u, i);
        ks_hex at = lb_part_hex(g, s, u, i);
        uint8_t *link = place_for(g, s, at, is_leader(g, u), where);
        state(s)->below[node] = *link;
        *link = node;
        note_held(g, s, at, side_of(g, u));
    }
    lb_take_places(g, s, u);
}

void lb_put_on_top(const struct ks_game *g, struct ks_state *s, ks_unit u)
{
    for (int i = 0; i < parts(s, u); i++) {
        uint8_t node = node_of(g, u, i);
        ks_hex h = lb_part_hex(g, s, u, i);
        *link_to(s, h, node) = state(s)->below[node];
        state(s)->below[node] = state(s)->top[h];
        state(s)->top[h] = node;
    }
}

void lb_take_places(const struct ks_game *g, struct ks_state *s, ks_unit u)
{
    const struct lb_game *r = lb(g);
    if (is_leader(g, u) || is_routed(s, u) || has(s, u, LB_ABANDONED))
        return;
    for (int i = 0; i < parts(s, u); i++) {
        ks_hex h = lb_part_hex(g, s, u, i);
        uint8_t place = r->place_of[h];
        for (int k = 0; place != LB_NO_NODE && k < r->place[place].hexes; k++) {
            if (r->place[place].hex[k] != h)
                continue;
            uint32_t *lost = &state(s)->lost_place[place], bit = 1u << k;
            *lost = side_of(g, u) == r->place_owner ? *lost & ~bit : *lost | bit;
        }
    }
}

void lb_abandon(const struct ks_game *g, struct ks_state *s, ks_unit u)
{
    mark(s, u, LB_ABANDONED);
    note_held(g, s, piece(s, u)->hex, side_of(g, u));
}

/* [LB-2.3-9] */
void lb_remove(struct play *p, ks_unit u, bool taken)
{
    lb_lift(p->g, p->s, u);
    struct lb_piece *x = edit(p->s, u);
    set_marks(p->s, u, LB_GONE | (taken ? LB_TAKEN : 0u) | (x->marks & LB_QUEUED));
    x->left = taken ? x->left : 0;
    x->spent = x->fired = x->attacked = x->joined = x->rank = 0;
    x->aim = 0;
    x->bound = KS_NONE;
}
