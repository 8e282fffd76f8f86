#include "labataille/system.h"
#include "labataille/two_hex.h"

/* Is each of its nodes in the stack of its hex? */
static bool is_in_stacks(const struct ks_game *g, const struct ks_state *s, ks_unit u)
{
    for (int i = 0; i < parts(s, u); i++) {
        bool found = false;
        int steps = 0;
        for (EACH_NODE(n, s, lb_part_hex(g, s, u, i))) {
            found |= n == node_of(g, u, i);
            if (++steps > LB_MAX_NODES)
                return false;
        }
        if (!found)
            return false;
    }
    return true;
}

/* Is its owner still to say where it closes up? */
static bool is_closing_up(const struct ks_state *s, ks_unit u)
{
    bool asked = false;
    for (int i = 0; i < s->depth; i++)
        asked |= s->frame[i].proc == PROC_CLOSE_UP && s->frame[i].unit == u;
    return asked;
}

static const char *check_form(const struct ks_game *g, const struct ks_state *s,
                              ks_unit u)
{
    const struct lb_piece *x = piece(s, u);
    bool guns = x->form == LB_LIMBERED || x->form == LB_UNLIMBERED;
    if (x->facing >= LB_FACINGS || x->form >= LB_FORMATIONS || x->condition > LB_ROUTED ||
        x->readiness > LB_EXHAUSTED)
        return "facing, formation, condition or readiness out of bounds";
    if (is_leader(g, u) || !on_map(s, u))
        return NULL;
    if (guns != is_gun(g, u) && x->form != LB_ROAD_MARCH)
        return "a formation of another arm";
    if (x->form != LB_CARRE && faces_corner(x->form) != (x->facing < 6))
        return "a facing that its formation does not have";
    if (x->parts > 1 && x->form != LB_LINE && x->form != LB_SKIRMISH &&
        x->form != LB_ROAD_MARCH)
        return "a formation of one hex lies in several";
    if (x->parts == 2 && x->form == LB_LINE && x->left < lb_line_least(g, u) &&
        !is_closing_up(s, u))
        return "a long line has too few increments";
    return NULL;
}

static const char *check_piece(const struct ks_game *g, const struct ks_state *s,
                               ks_unit u)
{
    const struct lb_piece *x = piece(s, u);
    if ((x->hex == KS_NONE) != (x->parts == 0))
        return "a piece lies nowhere and somewhere";
    if (is_gone(s, u) && on_map(s, u))
        return "a piece that is gone stands on the map";
    if (x->parts > unit(g, u)->nodes + 1)
        return "a piece lies in too many hexes";
    if (x->left > unit(g, u)->increments)
        return "a unit has more increments than at the beginning";
    if (on_map(s, u) && !is_leader(g, u) && x->left == 0)
        return "a unit without increments is not eliminated";
    if (has(s, u, LB_ABANDONED) && !(is_gun(g, u) && is_unlimbered(s, u)))
        return "abandoned, and not unlimbered guns"; /* R35 */
    for (int i = 0; i < x->parts; i++)
        if (!is_on_map(g, lb_part_hex(g, s, u, i)))
            return "a piece stands off the map";
    if ((look(s)->moving[u / 64] >> u % 64 & 1) != has(s, u, LB_MOVING))
        return "the set of pieces on the move is not what their marks say";
    if (!is_in_stacks(g, s, u))
        return "a piece is not in the stack of its hex";
    return check_form(g, s, u);
}

static const char *check_held(const struct ks_game *g, const struct ks_state *s, ks_hex h)
{
    for (int side = 0; side < 2; side++)
        if (holds(s, h, side) != (lb_top_unit(g, s, h, side) != KS_NONE))
            return "a held hex is not what its pieces say";
    return NULL;
}

const char *lb_invariant(const struct ks_game *g, const struct ks_state *s)
{
    const char *fault = NULL;
    for (ks_unit u = 0; u < g->pieces && !fault; u++)
        fault = check_piece(g, s, u);
    for (ks_hex h = 0; h < grid(g)->hexes && !fault; h++)
        fault = check_held(g, s, h);
    if (s->depth > KS_MAX_FRAMES)
        fault = "too many procedures";
    return fault;
}
