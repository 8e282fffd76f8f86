/* What a side may know, and what a table shows of a piece. */
#include "bridge/rules/system.h"

#include "base/mix.h"
#include "bridge/rules/chapters.h"

/* Has the side a reserve that is still to come? */
static bool has_reserve(const struct ks_game *g, const struct ks_state *s, int side)
{
    for (ks_unit u = 0; u < g->pieces; u++)
        if (side_of(g, u) == side && !on_map(s, u) && !is_gone(g, s, u))
            return true;
    return false;
}

/* [2.1] The road of the other side's reserve is secret until it is seen on it. */
void br_view(const struct ks_game *g, const struct ks_state *s, int side,
             struct ks_state *out)
{
    ks_copy(g, out, s);
    for (int other = 0; other < 2; other++)
        if (other != side && look(s)->road[other] <= BR_EAST && has_reserve(g, s, other))
            state(out)->road[other] = BR_HIDDEN;
}

void br_determinise(const struct ks_game *g, struct ks_state *s, uint64_t random)
{
    (void)g;
    for (int side = 0; side < 2; side++) {
        random = ks_mix(random);
        if (look(s)->road[side] == BR_HIDDEN)
            state(s)->road[side] = (uint8_t)(random & 1 ? BR_EAST : BR_WEST);
    }
}

/* [3.2] */
const char *br_invariant(const struct ks_game *g, const struct ks_state *s)
{
    for (ks_unit u = 0; u < g->pieces; u++) {
        const struct br_piece *x = piece(s, u);
        if (x->lost > unit(g, u)->steps || (on_map(s, u) && is_gone(g, s, u)))
            return "a piece has lost more steps than it has";
        if (on_map(s, u) && br_piece_in(g, s, x->hex) != u)
            return "two pieces are in one hex";
    }
    return NULL;
}

/* The question of each procedure. */
struct ks_event br_prompt(const struct ks_game *g, const struct ks_state *s)
{
    static const uint16_t question[PROCS] = {
        [PROC_PLAN] = ASK_PLAN,       [PROC_ORDERS] = ASK_ORDERS,
        [PROC_MOVE] = ASK_MOVE,       [PROC_FIRE] = ASK_FIRE_DIE,
        [PROC_MELEE] = ASK_MELEE_DIE, [PROC_RETREAT] = ASK_RETREAT,
    };
    const struct ks_frame *f = frame_of(s);
    (void)g;
    if (s->actor == KS_NOBODY)
        return sentence(GAME_IS_OVER, KS_NONE, KS_NONE, 0, 0);
    return sentence(question[f->proc], f->unit, f->hex, f->count, 0);
}

static uint8_t points_spent(const struct ks_game *g, const struct ks_state *s, ks_unit u)
{
    const struct ks_frame *f = frame_of(s);
    return (uint8_t)(f->proc == PROC_MOVE && f->unit == u
                         ? unit(g, u)->movement - f->count
                         : 0);
}

void br_describe(const struct ks_game *g, const struct ks_state *s, ks_unit u,
                 struct ks_counter *out)
{
    const struct br_piece *x = piece(s, u);
    bool due = !on_map(s, u) && !is_gone(g, s, u);
    *out = (struct ks_counter){
        .hex = x->hex,
        .facing = -1,
        .order = 1,
        .steps = unit(g, u)->steps,
        .lost = x->lost,
        .spent = points_spent(g, s, u),
        .commander = KS_NONE,
        .arrival = due ? br(g)->reserve_turn : 0,
        .entry = {KS_NONE, KS_NONE},
        .eliminated = is_gone(g, s, u),
        .in_command = true,
        .strength = (uint8_t)(unit(g, u)->steps - x->lost),
        .drawn = unit(g, u)->arm == BR_GUN,
        .formation = "",
        .status = is_gone(g, s, u) ? "eliminated"
                  : due            ? "due"
                  : x->ordered     ? "moved"
                                   : "",
        .figures = 1,
        .figure = {{"movement", unit(g, u)->movement}},
    };
    if (out->drawn)
        out->figure[out->figures++] =
            (struct ks_figure){"range", (int16_t)figure(g, GUN_RANGE)};
}

/* What speaks for and against a roll before it is made. */
size_t br_modifiers(const struct ks_game *g, const struct ks_state *s, struct ks_action a,
                    struct ks_events *out)
{
    out->n = 0;
    if (a.verb == FIRE)
        br_fire_modifiers(g, a.hex, out);
    else if (a.verb == ATTACK)
        br_melee_modifiers(g, s, a.unit, a.hex, out);
    return out->n;
}
