#include "rules1794/move_change.h"

#include "rules1794/fire.h"
#include "rules1794/formation.h"
#include "rules1794/stack.h"
#include "rules1794/step.h"

/* ---- why not ---- */

/* [8.7a 8.7b] r22. */
static int turn_cost(const struct ks_game *g, int from, int to)
{
    int by = (to - from + 6) % 6;
    if (by == 3)
        return r94(g)->setting.about_turn_cost;
    return r94(g)->turn_cost * (by > 3 ? 6 - by : by);
}

/* What bars any change of facing, formation or order where the group stands. */
uint16_t r94_why_not_change(const struct ks_game *g, const struct ks_state *s, ks_unit u)
{
    if (!on_map(s, u))
        return NOT_ON_MAP;
    if (piece(s, u)->group & R94_DOUBLE) /* [8.9e] */
        return NO_CHANGE_AT_DOUBLE;
    if (is_troop(g, u) && r94_has_company(g, s, piece(s, u)->hex, true)) /* [6.0d] */
        return STACK_FACES_TOGETHER;
    return r94_is_crowded(g, s, piece(s, u)->hex) ? FULL_HEX : 0;
}

/* [7.2d 7.2g 8.12f] Skirmishers and limbered guns turn free, once in each hex, so the last
 * turn declares their facing. */
static bool turns_free(const struct ks_state *s, ks_unit u)
{
    return piece(s, u)->form == R94_SKIRMISH || piece(s, u)->form == R94_LIMBERED;
}

/* What bars a unit that may change from facing there. */
static uint16_t why_not_face(const struct ks_game *g, const struct ks_state *s, ks_unit u,
                             int facing)
{
    if (is_square(s, u))
        return SQUARE_HAS_NO_FACING;
    if (turns_free(s, u))
        return has(s, u, R94_TURNED) ? HAS_TURNED_FREE : 0;
    return turn_cost(g, piece(s, u)->facing, facing) > r94_points_left(g, s, u)
               ? NOT_ENOUGH_POINTS
               : 0;
}

uint16_t r94_why_not_turn(const struct ks_game *g, const struct ks_state *s, int facing)
{
    for (ks_unit u = r94_next_in_group(g, s, KS_NONE); u != KS_NONE;
         u = r94_next_in_group(g, s, u)) {
        uint16_t why = r94_why_not_change(g, s, u);
        if (!why)
            why = why_not_face(g, s, u, facing);
        if (why)
            return why;
    }
    return facing == piece(s, frame_of(s)->unit)->facing ? FACES_THERE_ALREADY : 0;
}

/* What bars any change is asked once for all facings. */
void r94_turn_offers(const struct ks_game *g, const struct ks_state *s, struct list *out)
{
    ks_unit lead = frame_of(s)->unit;
    unsigned may = (1u << KS_FACINGS) - 1;
    may &= ~(1u << piece(s, lead)->facing);
    for (ks_unit u = r94_next_in_group(g, s, KS_NONE); u != KS_NONE;
         u = r94_next_in_group(g, s, u)) {
        if (r94_why_not_change(g, s, u))
            return;
        for (int f = 0; f < KS_FACINGS; f++)
            if (may >> f & 1 && why_not_face(g, s, u, f))
                may &= ~(1u << f);
    }
    for (int f = 0; f < KS_FACINGS; f++)
        if (may >> f & 1)
            offer(out, action(TURN, lead, KS_NONE, f));
}

/* [7.2b] r80: taking and leaving skirmish order costs a point each. */
uint16_t r94_why_not_order(const struct ks_game *g, const struct ks_state *s, ks_unit u,
                           int verb)
{
    uint16_t why = 0;
    if (!r94_in_cluster(g, s, u))
        return ANOTHER_MOVES;
    if (!on_map(s, u))
        return NOT_ON_MAP;
    if (piece(s, u)->group & R94_DOUBLE) /* [8.9e] */
        return NO_CHANGE_AT_DOUBLE;
    if (r94_is_crowded(g, s, piece(s, u)->hex))
        return FULL_HEX;
    if (is_square(s, u))
        return IS_IN_SQUARE;
    if (verb == SKIRMISH)
        why = r94_why_no_skirmish(g, s, u);
    else
        why = piece(s, u)->form != R94_SKIRMISH ? NOT_IN_SKIRMISH
              : r94_is_thinned_out(g, s, u)     ? THINNED_FOR_GOOD
                                                : 0;
    return why ? why : r94_points_left(g, s, u) < 1 ? NOT_ENOUGH_POINTS : 0;
}

/* [7.3b 7.3c] In its own movement phase, with all movement points, so none may be spent
 * before. */
uint16_t r94_why_not_form(const struct ks_game *g, const struct ks_state *s, ks_unit u)
{
    uint16_t why = r94_why_not_change(g, s, u);
    if (!why)
        why = r94_why_no_square(g, s, piece(s, u)->hex, side_of(g, u));
    if (why)
        return why;
    for (ks_unit v = top(s, piece(s, u)->hex); v != KS_NONE; v = below(s, v))
        if (is_troop(g, v) && piece(s, v)->spent)
            return SQUARE_NEEDS_ALL_POINTS;
    return 0;
}

/* [7.3d] For one point: line, or skirmish order for units that may take it, and any facing. */
uint16_t r94_why_not_leave(const struct ks_game *g, const struct ks_state *s, ks_unit u,
                           int verb)
{
    if (!is_square(s, u))
        return NOT_IN_SQUARE;
    uint16_t why = r94_why_not_change(g, s, u);
    if (why)
        return why;
    bool light = false;
    for (ks_unit v = top(s, piece(s, u)->hex); v != KS_NONE; v = below(s, v))
        light |= is_square(s, v) && unit(g, v)->skirmisher;
    if (verb == OPEN && !light)
        return ONLY_LIGHT_SKIRMISH;
    return r94_cluster_points(g, s, u) < 1 ? NOT_ENOUGH_POINTS : 0;
}

/* [6.0c] All units of the stack pay; where it is free, once in each hex. */
uint16_t r94_why_not_top(const struct ks_game *g, const struct ks_state *s, ks_unit u)
{
    const struct ks_frame *f = frame_of(s);
    if (!is_troop(g, u) || !has(s, u, R94_MOVING) ||
        piece(s, u)->hex != piece(s, f->unit)->hex || f->count & IN_LINE)
        return NOT_IN_THAT_STACK;
    uint16_t why = r94_why_not_change(g, s, u);
    if (why)
        return why;
    if (r94_is_top(g, s, u))
        return IS_ON_TOP;
    if (r94(g)->setting.reorder_cost == 0)
        return piece(s, u)->group & R94_REORDERED ? HAS_GONE_ON_TOP : 0;
    return r94_cluster_points(g, s, u) < r94(g)->setting.reorder_cost ? NOT_ENOUGH_POINTS
                                                                      : 0;
}

/* [6.2.1a] r117: free, by a stack that moves as a whole. */
uint16_t r94_why_not_rank(const struct ks_game *g, const struct ks_state *s, ks_unit u)
{
    if (!r94(g)->ranked[R94_FOOT][1])
        return NO_SUCH_ACTION;
    if (is_gun(g, u) || frame_of(s)->count & IN_LINE)
        return NOT_IN_THAT_STACK;
    uint16_t why = r94_why_not_change(g, s, u);
    if (why)
        return why;
    if (r94_is_ranked(s, u))
        return HAS_LINE_MARKER;
    return r94_why_not_ranked(g, s, piece(s, u)->hex, side_of(g, u));
}

/* [10.9.10b] A point, in the first round of its commander this turn, r115: before it
 * fires again, and not under Kościuszko's own six. */
uint16_t r94_why_not_reload(const struct ks_game *g, const struct ks_state *s, ks_unit u)
{
    const struct r94_state *x = look(s);
    if (!r94(g)->setting.fire_marker_kept)
        return NO_SUCH_ACTION;
    if (!r94_in_cluster(g, s, u))
        return ANOTHER_MOVES;
    if (!(piece(s, u)->marks & R94_CARRIED) || piece(s, u)->shots != 1)
        return NO_FIRE_MARKER;
    uint32_t whose = 0; /* whose earlier round would have been the first */
    for (int i = 0; i < r94(g)->commanders; i++) {
        ks_unit c = r94(g)->commander[i];
        bool his = unit(g, u)->reserve
                       ? army_of(g, c) == army_of(g, u) && c != r94(g)->late
                       : c == unit(g, u)->commander;
        whose |= his ? 1u << i : 0u;
    }
    if (x->round == R94_SIX_UNITS || x->acted & whose)
        return RELOADS_IN_FIRST_ROUND;
    if (piece(s, u)->group & R94_DOUBLE)
        return NO_CHANGE_AT_DOUBLE;
    return r94_points_left(g, s, u) < 1 ? NOT_ENOUGH_POINTS : 0;
}

/* [8.12g@maciejowice] */
uint16_t r94_why_not_unlimber(const struct ks_game *g, const struct ks_state *s,
                              ks_unit u)
{
    if (!r94(g)->setting.guns_limber)
        return NO_SUCH_ACTION;
    if (!r94_in_cluster(g, s, u))
        return ANOTHER_MOVES;
    if (!is_limbered(s, u))
        return NOT_LIMBERED;
    if (!on_map(s, u))
        return NOT_ON_MAP;
    if (r94_is_crowded(g, s, piece(s, u)->hex))
        return FULL_HEX;
    return r94_points_left(g, s, u) < 1 ? NOT_ENOUGH_POINTS : 0;
}

/* ---- doing it ---- */

void r94_reload(struct play *p, ks_unit u)
{
    struct r94_piece *x = edit(p->s, u);
    x->shots = 0;
    x->spent++;
    x->marks &= (uint8_t)~R94_CARRIED;
    event(p, RELOADS, u, x->hex, 0);
}

/* [8.12g] It fires from the next turn on. */
void r94_unlimber(struct play *p, ks_unit gun)
{
    edit(p->s, gun)->form = R94_LINE;
    edit(p->s, gun)->spent++;
    edit(p->s, gun)->marks |= R94_UNLIMBERED;
    mark(p->s, gun, R94_GUN_MOVED);
    event(p, UNLIMBERS, gun, piece(p->s, gun)->hex, 0);
}

void r94_turn(struct play *p, int facing)
{
    for (ks_unit u = r94_next_in_group(p->g, p->s, KS_NONE); u != KS_NONE;
         u = r94_next_in_group(p->g, p->s, u)) {
        struct r94_piece *x = edit(p->s, u);
        if (turns_free(p->s, u))
            x->flags |= R94_TURNED;
        else
            x->spent = (uint8_t)(x->spent + turn_cost(p->g, x->facing, facing));
        r94_face(p->g, p->s, u, facing);
        spoil_charge(x);
    }
    ks_unit lead = frame(p->s)->unit;
    tell(p, sentence(TURNS, lead, piece(p->s, lead)->hex, facing,
                     r94_points_left(p->g, p->s, lead)));
}

void r94_change_order(struct play *p, ks_unit u, int form)
{
    edit(p->s, u)->form = (uint8_t)form;
    edit(p->s, u)->spent++;
    unmark(p->s, u, R94_TURNED);
    r94_mend_ranks(p->g, p->s, piece(p->s, u)->hex, side_of(p->g, u));
    event(p, form == R94_SKIRMISH ? TAKES_SKIRMISH : LEAVES_SKIRMISH, u,
          piece(p->s, u)->hex, 0);
}

void r94_go_on_top(struct play *p, ks_unit u)
{
    r94_put_on_top(p->g, p->s, u);
    edit(p->s, u)->group |= R94_REORDERED;
    event(p, GOES_ON_TOP, u, piece(p->s, u)->hex, 0);
}

void r94_reorder(struct play *p, ks_unit u)
{
    ks_hex h = piece(p->s, u)->hex;
    int cost = r94(p->g)->setting.reorder_cost;
    r94_pay(p, h, cost);
    r94_go_on_top(p, u);
}
