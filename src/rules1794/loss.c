#include "rules1794/loss.h"

#include "rules1794/command.h"
#include "rules1794/stack.h"

/* [7.2c] Units worn down to strength 2 go over to skirmish order by themselves, also
 * in a melee hex [7.1b]; not scythemen [7.5a], and in the 2010 edition only infantry.
 * r80. */
void thin_out(struct play *p, ks_unit u)
{
    const struct r94_game *r = r94(p->g);
    const struct r94_unit *d = unit(p->g, u);
    struct r94_piece *x = edit(p->s, u);
    if (x->form != R94_LINE || d->arm == R94_KOSYNIER ||
        d->step[x->lost].strength > r->skirmish_strength)
        return;
    if (d->branch == R94_HORSE && r->setting.auto_skirmish_infantry_only)
        return;
    x->form = R94_SKIRMISH;
    event(p, THINS_OUT, u, x->hex, 0);
}

void lose_step(struct play *p, ks_unit u)
{
    struct r94_piece *x = edit(p->s, u);
    if (x->lost + 1 >= unit(p->g, u)->steps) {
        eliminate(p, u);
        return;
    }
    x->lost++;
    event(p, TAKES_LOSS, u, x->hex, unit(p->g, u)->step[x->lost].strength);
    thin_out(p, u);
}

/* Off the map for good; nothing of what it did matters any more. */
static void take_away(const struct ks_game *g, struct ks_state *s, ks_unit u)
{
    lift(g, s, u);
    *edit(s, u) = (struct r94_piece){
        .hex = KS_NONE, .below = KS_NONE, .from = KS_NO_DIRECTION, .flags = R94_GONE};
}

static void score(struct play *p, ks_unit u, int points)
{
    int side = !side_of(p->g, u);
    p->s->points[side] = (int16_t)(p->s->points[side] + points);
    tell(p, sentence(SCORES, u, KS_NONE, points, side));
}

/* [4.5a] A commander leaves when the last unit of his command is gone; r88: only if he
 * had any. */
static void check_command(struct play *p, ks_unit c)
{
    if (c == KS_NONE || is_dead(p->g, p->s, c) || has_units(p->g, p->s, c))
        return;
    remove_commander(p, c, COMMAND_IS_GONE);
}

/* [4.5b] A commander dies with the last unit in his hex. */
static void check_company(struct play *p, ks_hex h, int side)
{
    struct crowd c = crowd_of(p->g, p->s, h, side);
    if (!c.count[R94_LEADER] || crowd_units(&c))
        return;
    for (ks_unit u = top(p->s, h), next; u != KS_NONE; u = next) {
        next = below(p->s, u);
        if (side_of(p->g, u) == side && is_leader(p->g, u))
            remove_commander(p, u, FALLS_WITH_UNIT);
    }
}

void eliminate(struct play *p, ks_unit u)
{
    ks_hex h = piece(p->s, u)->hex;
    event(p, is_gun(p->g, u) ? GUN_IS_LOST : IS_DESTROYED, u, h, 0);
    take_away(p->g, p->s, u);
    edit(p->s, u)->lost = unit(p->g, u)->steps;
    score(p, u, unit(p->g, u)->vp); /* [12.1a 12.1b] */
    if (h != KS_NONE)
        check_company(p, h, side_of(p->g, u));
    check_command(p, unit(p->g, u)->commander);
}

/* [4.5c] Dead or taken, he never returns. [12.1c] r89: the 2010 edition pays for every
 * removal, the other for death and capture only. [4.5d] His chit leaves the pool at
 * once. */
void remove_commander(struct play *p, ks_unit c, uint16_t how)
{
    struct r94_state *x = state(p->s);
    uint32_t bit = commander_bit(p->g, c);
    if (x->dead & bit)
        return;
    event(p, how, c, piece(p->s, c)->hex, 0);
    x->dead |= bit;
    x->pool &= ~bit;
    x->wounded &= ~bit;
    take_away(p->g, p->s, c);
    if (how != COMMAND_IS_GONE || r94(p->g)->setting.removed_commander_scores)
        score(p, c, unit(p->g, c)->vp);
}

/* ---- choosing who takes a loss ---- */

void push_losses(struct play *p, ks_hex h, int side, int count)
{
    if (count <= 0 || top_troop(p->g, p->s, h, side) == KS_NONE)
        return;
    struct ks_frame *f = push(p, PROC_LOSS);
    f->hex = h;
    f->side = (uint8_t)side;
    f->count = (uint8_t)count;
}

bool loss_run(struct play *p)
{
    const struct ks_frame *f = frame(p->s);
    if (f->count == 0 || top_troop(p->g, p->s, f->hex, f->side) == KS_NONE) {
        pop(p);
        return false;
    }
    p->s->actor = f->side;
    return true;
}

uint16_t loss_why(const struct ks_game *g, const struct ks_state *s, struct ks_action a)
{
    const struct ks_frame *f = frame_of(s);
    if (a.verb != LOSE)
        return CHOOSE_A_LOSS;
    return is_troop(g, a.unit) && side_of(g, a.unit) == f->side &&
                   piece(s, a.unit)->hex == f->hex
               ? 0
               : LOSS_IS_ELSEWHERE;
}

void loss_list(const struct ks_game *g, const struct ks_state *s, struct list *out)
{
    for (ks_unit u = top(s, frame_of(s)->hex); u != KS_NONE; u = below(s, u))
        if (!loss_why(g, s, action(LOSE, u, KS_NONE, 0)))
            offer(out, action(LOSE, u, KS_NONE, 0));
}

/* [6.8c 11.8a 11.8b] One loss at a time; the owner spreads them as he likes. */
void loss_act(struct play *p, struct ks_action a)
{
    frame(p->s)->count--;
    lose_step(p, a.unit);
}
