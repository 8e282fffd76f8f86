#include "labataille/assault.h"

#include "labataille/procs.h"

/* frame.step */
enum { NAMING, RETREATS, RETREATED, CHECKED, FOUGHT, ENDING };

static struct lb_claim claim_of(const struct ks_frame *f)
{
    return (struct lb_claim){.side = f->side,
                             .kind = (uint8_t)(f->count & ~HEX_WON),
                             .target = f->hex,
                             .from = f->a};
}

/* ---- participants ---- */

static bool is_attacking(const struct ks_state *s, ks_unit u)
{
    return piece(s, u)->joined && on_map(s, u) && is_good(s, u);
}

ks_unit lb_next_attacker(const struct ks_game *g, const struct ks_state *s, ks_unit u)
{
    int last = u == KS_NONE ? 0 : piece(s, u)->rank;
    ks_unit next = KS_NONE;
    for (ks_unit v = 0; v < g->pieces; v++)
        if (is_attacking(s, v) && piece(s, v)->rank > last &&
            (next == KS_NONE || piece(s, v)->rank < piece(s, next)->rank))
            next = v;
    return next;
}

int lb_defenders(const struct ks_game *g, const struct ks_state *s,
                 ks_unit out[LB_MAX_STACK])
{
    const struct ks_frame *f = assault_of(s);
    int n = 0;
    for (EACH_NODE(node, s, f->hex)) {
        ks_unit u = node_unit(g, node);
        if (side_of(g, u) != f->side && !is_leader(g, u) && !has(s, u, LB_ABANDONED) &&
            n < LB_MAX_STACK)
            out[n++] = u;
    }
    return n;
}

bool lb_horse_fights(const struct ks_game *g, const struct ks_state *s)
{
    ks_unit v[LB_MAX_STACK];
    int n = lb_defenders(g, s, v);
    for (int i = 0; i < n; i++)
        if (is_horse(g, v[i]))
            return true;
    for (EACH_ATTACKER(u, g, s))
        if (is_horse(g, u))
            return true;
    return false;
}

/* ---- naming ---- */

static void join(struct play *p, ks_unit u, int part)
{
    uint8_t last = 0;
    for (ks_unit v = 0; v < p->g->pieces; v++)
        if (piece(p->s, v)->joined && piece(p->s, v)->rank > last)
            last = piece(p->s, v)->rank;
    struct lb_piece *x = edit(p->s, u);
    x->rank = x->joined ? x->rank : (uint8_t)(last + 1);
    x->joined |= (uint8_t)(1u << part);
    event(p, JOINS_ASSAULT, u, lb_part_hex(p->g, p->s, u, part), 0);
}

void lb_forget_attackers(struct play *p)
{
    for (ks_unit u = 0; u < p->g->pieces; u++)
        edit(p->s, u)->joined = edit(p->s, u)->rank = 0;
}

void lb_push_assault(struct play *p, const struct lb_claim *claim)
{
    lb_forget_attackers(p);
    struct ks_frame *f = ks_push(p, PROC_ASSAULT);
    f->side = claim->side;
    f->hex = claim->target;
    f->a = claim->from;
    f->count = claim->kind;
    tell(p, sentence(IS_ASSAULTED, KS_NONE, f->hex, f->side, 0));
    if (claim->kind == FOLLOW_UP)
        return;
    for (ks_unit u = 0; u < p->g->pieces; u++)
        for (int i = 0; i < parts(p->s, u) && side_of(p->g, u) == f->side; i++)
            if (piece(p->s, u)->bound == f->hex && lb_is_bound(p->g, p->s, u) &&
                !lb_why_not_attack(p->g, p->s, claim, u, i))
                join(p, u, i);
}

static bool has_attackers(const struct ks_game *g, const struct ks_state *s)
{
    return lb_next_attacker(g, s, KS_NONE) != KS_NONE;
}

/* R58: a leader in a hex from which a unit attacks. */
static uint16_t why_not_lead(const struct ks_game *g, const struct ks_state *s, ks_unit u)
{
    if (side_of(g, u) != frame_of(s)->side || !is_leader(g, u) || !on_map(s, u))
        return NOT_A_LEADER_THERE;
    for (EACH_ATTACKER(v, g, s)) {
        int part = lb_part_in(g, s, v, piece(s, u)->hex);
        if (part >= 0 && piece(s, v)->joined >> part & 1)
            return 0;
    }
    return NOT_A_LEADER_THERE;
}

void lb_assault_list(const struct ks_game *g, const struct ks_state *s, struct list *out)
{
    struct lb_claim claim = claim_of(frame_of(s));
    if (has_attackers(g, s))
        offer(out, action(GO, KS_NONE, KS_NONE, 0));
    for (ks_unit u = 0; u < g->pieces && !has_enough(out); u++) {
        if (side_of(g, u) != claim.side || !on_map(s, u) ||
            distance(g, piece(s, u)->hex, claim.target) > LB_TRAIL)
            continue;
        if (is_leader(g, u) && !why_not_lead(g, s, u))
            offer(out, action(LEAD, u, KS_NONE, 0));
        for (int i = 0; i < parts(s, u); i++)
            if (!lb_why_not_attack(g, s, &claim, u, i))
                offer(out, action(ATTACK, u, lb_part_hex(g, s, u, i), 0));
    }
}

uint16_t lb_assault_why(const struct ks_game *g, const struct ks_state *s,
                        struct ks_action a)
{
    struct lb_claim claim = claim_of(frame_of(s));
    switch (a.verb) {
    case GO: return has_attackers(g, s) ? 0 : NAME_AN_ATTACKER;
    case LEAD: return why_not_lead(g, s, a.unit);
    case ATTACK: break;
    default: return NAME_AN_ATTACKER;
    }
    int part = lb_part_in(g, s, a.unit, a.hex);
    return part < 0 ? NOT_ITS_HEX : lb_why_not_attack(g, s, &claim, a.unit, part);
}

/* From here on its hexes have attacked, and the target has been assaulted, whatever comes. */
static void begin(struct play *p)
{
    struct ks_frame *f = frame(p->s);
    f->step = RETREATS;
    set_add(state(p->s)->target, f->hex);
    for (EACH_ATTACKER(u, p->g, p->s))
        edit(p->s, u)->attacked |= piece(p->s, u)->joined;
}

void lb_assault_act(struct play *p, struct ks_action a)
{
    if (a.verb == ATTACK) {
        join(p, a.unit, lb_part_in(p->g, p->s, a.unit, a.hex));
        return;
    }
    if (a.verb == LEAD) {
        frame(p->s)->unit = a.unit;
        event(p, LEADS_ASSAULT, a.unit, frame(p->s)->hex, 0);
    }
    begin(p);
}

/* ---- the steps ---- */

static void push_part(struct play *p, uint8_t proc)
{
    const struct ks_frame *f = frame(p->s);
    uint8_t side = f->side;
    ks_hex h = f->hex;
    struct ks_frame *part = ks_push(p, proc);
    part->side = side;
    part->hex = h;
}

/* [LB-2.13-1] No second retreat from units that followed, R57. */
static void let_retreat(struct play *p)
{
    struct ks_frame *f = frame(p->s);
    f->step = RETREATED;
    if (f->count != FOLLOW_UP)
        push_part(p, PROC_RETREAT);
}

static void after_retreat(struct play *p)
{
    struct ks_frame *f = frame(p->s);
    bool empty = !holds(p->s, f->hex, !f->side);
    f->step = empty ? ENDING : CHECKED;
    push_part(p, empty ? PROC_FOLLOW : PROC_PREMELEE);
}

/* [LB-2.15-6] R83: advance into a hex vacated before the melee is optional; [LB-2.15-10] after a
 * result one unit must. */
static void fight(struct play *p)
{
    struct ks_frame *f = frame(p->s);
    f->step = ENDING;
    if (!has_attackers(p->g, p->s))
        return;
    if (!holds(p->s, f->hex, !f->side)) {
        lb_push_advance(p, false);
        return;
    }
    f->step = FOUGHT;
    push_part(p, PROC_MELEE);
}

static void after_fight(struct play *p)
{
    struct ks_frame *f = frame(p->s);
    f->step = ENDING;
    if (f->count & HEX_WON && !holds(p->s, f->hex, !f->side) && has_attackers(p->g, p->s))
        lb_push_advance(p, true);
}

bool lb_assault_run(struct play *p)
{
    struct ks_frame *f = frame(p->s);
    switch (f->step) {
    case NAMING: p->s->actor = f->side; return true;
    case RETREATS: let_retreat(p); return false;
    case RETREATED: after_retreat(p); return false;
    case CHECKED: fight(p); return false;
    case FOUGHT: after_fight(p); return false;
    default:
        lb_forget_attackers(p);
        for (ks_unit u = 0; u < p->g->pieces; u++)
            unmark(p->s, u, LB_NAMED);
        ks_pop(p);
        return false;
    }
}
