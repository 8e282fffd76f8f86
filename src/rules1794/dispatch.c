#include "rules1794/dispatch.h"

#include <stddef.h>
#include <string.h>

#include "rules1794/loss.h"
#include "rules1794/move.h"
#include "rules1794/phase2.h"
#include "rules1794/procs.h"
#include "rules1794/sequence.h"
#include "rules1794/sight.h"
#include "rules1794/stack.h"

#define RUNS(code, name)        [code] = KS_RUNS(r94_##name),
#define ROLLS(code, name, dice) [code] = KS_ROLLS(r94_##name, r94_##dice),
#define PROC(code, name)        [code] = KS_PROC(r94_##name),
const struct ks_procedure r94_procedure[PROCS] = {
#include "rules1794/procs.def"
};

void r94_die_list(const struct ks_game *g, const struct ks_state *s, struct list *out)
{
    (void)g, (void)s;
    offer_die(out);
}

uint16_t r94_die_why(const struct ks_game *g, const struct ks_state *s,
                     struct ks_action a)
{
    (void)g, (void)s;
    return a.verb == ROLL && a.arg < 10 ? 0 : ROLL_THE_DIE;
}

/* Phase 2 looks itself whether there is a choice; a move where something more could be done goes
 * on to be asked about. */
bool r94_is_asked(const struct ks_game *g, const struct ks_state *s)
{
    return frame_of(s)->proc == PROC_PHASE2 ||
           (frame_of(s)->proc == PROC_MOVE && r94_move_has_choice(g, s));
}

void r94_between(struct play *p)
{
    const struct r94_game *r = r94(p->g);
    if (look(p->s)->trophies)
        r94_recapture_guns(p);
    if (r->setting.victory_check == R94_AT_ONCE &&
        (p->s->points[0] >= r->threshold[0] || p->s->points[1] >= r->threshold[1]))
        r94_check_automatic_victory(p);
}

/* Chance is a die everywhere but for chits and for which commander is hit. */
static bool wants_die(const struct ks_state *s)
{
    const struct ks_frame *f = frame_of(s);
    return f->proc != PROC_GAME && !(f->proc == PROC_CASUALTY && f->step);
}

struct ks_action r94_sample(const struct ks_game *g, const struct ks_state *s,
                            uint64_t random)
{
    struct ks_action v[512];
    struct list l = {.max = sizeof v / sizeof *v, .v = v};
    if (s->actor == KS_CHANCE && wants_die(s))
        return action(ROLL, KS_NONE, KS_NONE, (int)(ks_mix(random) % 10));
    if (frame_of(s)->proc == PROC_PHASE2)
        return r94_phase2_sample(g, s, random);
    if (frame_of(s)->proc == PROC_MOVE)
        return r94_move_sample(g, s, random);
    ks_list(g, s, &l);
    return pick(&l, ks_mix(random));
}

/* Refusals that say figures of the game's charts and settings. */
static const struct {
    uint16_t code;
    size_t a, b;
} figures[] = {
#define SAYS(code, a, b)                                                                 \
    {code, offsetof(struct r94_game, a), offsetof(struct r94_game, b)},
    SAYS(OUT_OF_COMMAND, command_radius, command_radius) SAYS(
        STACK_OF_INFANTRY, stack_infantry,
        stack_infantry) SAYS(STACK_OF_CAVALRY, stack_cavalry,
                             stack_cavalry) SAYS(STACK_OF_GUNS, stack_guns, stack_guns)
        SAYS(NO_GUNS_WITH_INFANTRY, infantry_with_guns, guns_with_infantry) SAYS(
            NO_GUNS_WITH_CAVALRY, cavalry_with_guns,
            guns_with_cavalry) SAYS(SIZE_OF_INFANTRY, stack_infantry, stack_infantry)
            SAYS(SIZE_OF_CAVALRY, stack_cavalry, stack_cavalry)
                SAYS(SIZE_WITH_INFANTRY, infantry_with_guns, guns_with_infantry) SAYS(
                    SIZE_WITH_CAVALRY, cavalry_with_guns,
                    guns_with_cavalry) SAYS(HEX_OF_BATTERIES, stack_guns, stack_guns)
                    SAYS(ORDER_COSTS, setting.reorder_cost, setting.reorder_cost) SAYS(
                        RANKS_TOO_FEW, ranked[R94_FOOT][0], ranked[R94_HORSE][0])
                        SAYS(RANKS_TOO_MANY, ranked[R94_FOOT][1], ranked[R94_HORSE][1])
                            SAYS(SQUARE_NEEDS_FOUR, square_units, square_units) SAYS(
                                SQUARE_NEEDS_STRENGTH, square_strength, square_strength)
                                SAYS(SQUARE_NEEDS_TOTAL, square_units, square_total)
                                    SAYS(LINE_TOO_SHORT, setting.line_minimum,
                                         setting.line_minimum)
                                        SAYS(ALL_SHOTS_FIRED, shots_a_turn, shots_a_turn)
#undef SAYS
};

static int16_t figure_at(const struct r94_game *r, size_t field)
{
    return (int16_t) * (const int *)(const void *)((const char *)r + field);
}

/* Who is active, what stands in the line of sight, and figures. */
void r94_explain(const struct ks_game *g, const struct ks_state *s, struct ks_action a,
                 struct ks_event *e)
{
    if (s->depth && frame_of(s)->proc == PROC_ACTIVATION)
        e->other = frame_of(s)->unit;
    if (e->code == GROUND_BLOCKS_SIGHT || e->code == UNITS_BLOCK_SIGHT)
        r94_why_not_visible(g, s, piece(s, a.unit)->hex,
                            a.hex == KS_NONE ? frame_of(s)->hex : a.hex, &e->hex);
    for (size_t i = 0; i < sizeof figures / sizeof figures[0]; i++)
        if (e->code == figures[i].code) {
            e->a = figure_at(r94(g), figures[i].a);
            e->b = figure_at(r94(g), figures[i].b);
        }
}

/* ---- set-up ---- */

void r94_clear(const struct ks_game *g, struct ks_state *s)
{
    memset(s, 0, g->state_size);
    struct r94_state *x = state(s);
    struct play p = {g, s, NULL};
    x->drawn_now = x->leader = x->command = KS_NONE;
    x->unlock_turn = (uint8_t)r94(g)->locked_until;
    x->planner_turn = (uint8_t)r94(g)->planner_turn;
    x->arm = R94_BRANCHES;
    for (int h = 0; h < R94_HEXES; h++)
        x->top[h] = KS_NONE;
    for (ks_unit u = 0; u < g->pieces; u++) {
        x->piece[u].hex = x->piece[u].below = KS_NONE;
        x->piece[u].from = KS_NO_DIRECTION;
        x->piece[u].form = unit(g, u)->branch == R94_GUNS ? unit(g, u)->form : R94_LINE;
    }
    ks_push(&p, PROC_GAME);
}

/* [3.1b] Every unit on the hex of the scenario's list, stacks in the order given
 * there. */
void r94_setup(const struct ks_game *g, struct ks_state *s)
{
    r94_clear(g, s);
    for (int order = 0; order <= 16; order++)
        for (ks_unit u = 0; u < g->pieces; u++) {
            const struct r94_unit *d = unit(g, u);
            if (d->hex == KS_NONE || d->arrival ||
                (d->order < 16 ? d->order : 16) != order)
                continue;
            r94_put(g, s, u, d->hex);
            r94_face(g, s, u, d->facing);
        }
    for (ks_unit u = 0; u < g->pieces; u++) /* [6.2.1a] r117 */
        if (unit(g, u)->form == R94_RANKED && on_map(s, u))
            r94_set_ranked(g, s, piece(s, u)->hex, side_of(g, u), true);
}
