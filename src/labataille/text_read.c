/* States from their texts, line by line. */
#include <string.h>

#include "labataille/check.h"
#include "labataille/dispatch.h"
#include "labataille/frames.h"
#include "labataille/sequence.h"
#include "labataille/stack.h"
#include "labataille/system.h"
#include "labataille/text_part.h"
#include "labataille/victory.h"

struct reading {
    struct ks_reader in;                /* first: the readers of lines are handed this */
    int phase, side;                    /* -1: not said */
    uint32_t lost_place[LB_MAX_PLACES]; /* as the lines have it */
};

static struct reading *reading(struct ks_reader *r)
{
    return (struct reading *)r;
}

static bool read_phase(struct ks_reader *r)
{
    return ks_read_named(r, lb_phase_name, LB_PHASES, "no such phase",
                         &reading(r)->phase);
}

static bool read_half(struct ks_reader *r)
{
    return ks_read_side(r, &reading(r)->side);
}

static bool read_moment(struct ks_reader *r)
{
    return ks_read_small(r, UINT8_MAX, &state(r->s)->moment);
}

static bool read_veil(struct ks_reader *r)
{
    return ks_read_small(r, 1 + KS_NOBODY, &state(r->s)->veil);
}

static bool read_level(struct ks_reader *r)
{
    int army;
    return ks_read_named(r, lb_army_name, LB_ARMIES, "no such army", &army) &&
           ks_read_small(r, LB_LEVELS, &state(r->s)->level[army]);
}

static bool read_occupied(struct ks_reader *r)
{
    const struct lb_game *rules = lb(r->g);
    ks_hex h;
    if (!ks_read_hex(r, &h))
        return false;
    uint8_t place = rules->place_of[h];
    for (int k = 0; place != LB_NO_NODE && k < rules->place[place].hexes; k++)
        if (rules->place[place].hex[k] == h) {
            reading(r)->lost_place[place] |= 1u << k;
            return true;
        }
    return ks_read_wrong(r, "no hex of a place");
}

static bool read_target(struct ks_reader *r)
{
    ks_hex h;
    if (!ks_read_hex(r, &h))
        return false;
    set_add(state(r->s)->target, h);
    return true;
}

static bool read_task(struct ks_reader *r)
{
    struct lb_state *x = state(r->s);
    ks_unit u;
    uint64_t kind, modifier, cause;
    if (!ks_read_unit(r, &u) || !ks_read_number(r, UINT8_MAX, &kind) ||
        !ks_read_number(r, UINT8_MAX, &modifier) || !ks_read_number(r, UINT8_MAX, &cause))
        return false;
    if (x->tasks == LB_QUEUE)
        return ks_read_wrong(r, "too many checks wait");
    if (is_leader(r->g, u) || kind > TASK_NOTHING || cause > BY_MELEE)
        return ks_read_wrong(r, "no such check waits");
    x->task[x->tasks++] = (struct lb_task){(uint8_t)u, (uint8_t)kind,
                                           (int8_t)((int)modifier - 128), (uint8_t)cause};
    return true;
}

static bool read_done(struct ks_reader *r)
{
    return ks_read_small(r, LB_QUEUE, &state(r->s)->tasks_done);
}

static bool read_on(struct ks_reader *r)
{
    return lb_read_piece(r, true);
}

static bool read_off(struct ks_reader *r)
{
    return lb_read_piece(r, false);
}

static const struct ks_state_line lines[] = {
    {"phase", read_phase},       {"side", read_half},   {"moment", read_moment},
    {"veil", read_veil},         {"level", read_level}, {"target", read_target},
    {"occupied", read_occupied}, {"task", read_task},   {"done", read_done},
    {"unit", read_on},           {"off", read_off},     {"gone", lb_read_gone},
    {"stack", lb_read_stack},    {NULL, NULL}};

/* ---- the place in the sequence of a constructed position ---- */

static void frame_position(struct reading *at)
{
    const struct ks_game *g = at->in.g;
    struct ks_state *s = at->in.s;
    struct play p = {g, s, NULL};
    struct lb_state *x = state(s);
    int phase = at->phase < 0 ? LB_MOVEMENT_PHASE : at->phase;
    bool second = at->side >= 0 && at->side != lb(g)->first_side;
    if (s->turn == 0)
        s->turn = 1;
    x->side = (uint8_t)(second ? !lb(g)->first_side : lb(g)->first_side);
    if (phase == LB_NO_PHASE) { /* that turn begins */
        s->turn--;
        x->moment = (uint8_t)(2 * s->turn);
        return;
    }
    x->moment = (uint8_t)(2 * s->turn - 1 + second);
    frame(s)->step = second ? TURN_ENDS : SECOND_HALF;
    struct ks_frame *f = ks_push(&p, PROC_HALF);
    f->side = x->side;
    f->step = (uint8_t)phase;
}

bool lb_state_parse(const struct ks_game *g, const char *text, struct ks_state *s,
                    char *error)
{
    struct reading at = {.in = {.g = g, .s = s}, .phase = -1, .side = -1};
    at.in.error = error;
    lb_clear(g, s);
    if (!ks_read_lines(&at.in, text, lines))
        return false;
    for (int i = 0; i < LB_MAX_PLACES; i++) { /* who stands there is noted as well */
        uint32_t *lost = &state(s)->lost_place[i];
        *lost = at.in.saved ? at.lost_place[i] : *lost | at.lost_place[i];
    }
    if (at.in.saved) {
        state(s)->phase = (uint8_t)(at.phase < 0 ? LB_NO_PHASE : at.phase);
        state(s)->side = (uint8_t)(at.side < 0 ? 0 : at.side);
        return ks_read_saved(&at.in, lb_misfit);
    }
    const char *fault = lb_misfit(g, s); /* nothing has begun yet */
    if (fault)
        return ks_read_wrong(&at.in, fault);
    struct play p = {g, s, NULL};
    frame_position(&at);
    lb_note_points(&p);
    ks_run_on(&p);
    return true;
}
