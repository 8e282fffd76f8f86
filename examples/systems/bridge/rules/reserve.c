/* 2 The reserve. */
#include "bridge/rules/chapters.h"

/* [2.1] The secret choice; br_view hides it. */
bool br_plan_run(struct play *p)
{
    p->s->actor = frame(p->s)->side;
    return true;
}

void br_plan_list(const struct ks_game *g, const struct ks_state *s, struct list *out)
{
    (void)g, (void)s;
    for (int road = BR_WEST; road <= BR_EAST; road++)
        offer(out, action(PLAN, KS_NONE, KS_NONE, road));
}

uint16_t br_plan_why(const struct ks_game *g, const struct ks_state *s,
                     struct ks_action a)
{
    (void)g, (void)s;
    return a.verb == PLAN && a.arg <= BR_EAST ? 0 : CHOOSE_A_ROAD;
}

void br_plan_act(struct play *p, struct ks_action a)
{
    int side = frame(p->s)->side;
    state(p->s)->road[side] = a.arg;
    event(p, ROAD_CHOSEN, KS_NONE, KS_NONE, side);
    ks_pop(p);
}

/* [2.2] The first free hex of the home row, counted from the end where the road comes in. */
static ks_hex entry(const struct ks_game *g, const struct ks_state *s, int side)
{
    const struct ks_grid *grid = &g->map.grid;
    for (int i = 0; i < grid->cols; i++) {
        int col = look(s)->road[side] == BR_EAST ? grid->cols - i : 1 + i;
        ks_hex h = ks_grid_hex(grid, col, br(g)->home[side]);
        if (br_piece_in(g, s, h) == KS_NONE)
            return h;
    }
    return KS_NONE;
}

/* [2.2] */
void br_bring_reserves(struct play *p, int side)
{
    for (ks_unit u = 0; u < p->g->pieces; u++) {
        ks_hex h = entry(p->g, p->s, side);
        if (side_of(p->g, u) != side || on_map(p->s, u) || is_gone(p->g, p->s, u) ||
            p->s->turn < br(p->g)->reserve_turn || h == KS_NONE)
            continue;
        state(p->s)->piece[u].hex = h;
        event(p, RESERVE_COMES, u, h, 0);
    }
}
