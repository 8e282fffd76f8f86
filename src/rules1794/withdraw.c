#include "rules1794/withdraw.h"

#include "rules1794/formation.h"
#include "rules1794/frames.h"
#include "rules1794/leader.h"
#include "rules1794/loss.h"
#include "rules1794/procs.h"
#include "rules1794/retreat.h"
#include "rules1794/stack.h"

enum { NEXT_GROUP, ROLL_EXIT, CHOOSE_EXIT, ON_THE_WAY };

/* The two hexes a defender may leave by, numbered as in the drawings, by situation 1
 * to 4. */
static const uint8_t situation_exit[5][2] = {{0, 0}, {4, 5}, {5, 6}, {3, 4}, {1, 2}};

/* [8.16.6-1 8.16.6-2 8.16.6-3 8.16.6-4] Situation of an entry hex. */
static const uint8_t situation_of[7] = {0, 1, 1, 2, 4, 4, 3};

void r94_push_withdrawal(struct play *p, ks_hex h, int side)
{
    struct ks_frame *f = ks_push(p, PROC_WITHDRAW);
    f->hex = h;
    f->side = (uint8_t)side;
}

/* Numbers of the hexes the enemies entered by, seen from a defender, a bit each: as it
 * was before the losses of the melee, which the winner may not have survived. */
static unsigned entry_numbers(const struct ks_state *s, ks_unit u)
{
    unsigned numbers = 0, from = s->frame[s->depth - 2].b >> ENTRY_SHIFT;
    for (int d = 0; d < KS_DIRECTIONS; d++)
        if (from >> d & 1)
            numbers |= 1u << ks_zone_number(piece(s, u)->facing, d);
    return numbers;
}

static unsigned situations(unsigned numbers)
{
    unsigned set = 0;
    for (int z = 1; z <= 6; z++)
        if (numbers >> z & 1)
            set |= 1u << situation_of[z];
    return set;
}

static int count_bits(unsigned n)
{
    int count = 0;
    for (; n; n &= n - 1)
        count++;
    return count;
}

/* r12: a unit that withdraws has ended its move. */
static void leave_the_move(struct r94_piece *x)
{
    r94_join_retreat(x);
    x->flags |= R94_MOVED;
}

/* Picks the next group: troops that entered withdraw as they came, each entry separately
 * [8.16.9, r47]; troops that were there withdraw together. A commander goes with the first group
 * [r93]. */
static ks_unit name_group(struct play *p)
{
    struct ks_frame *f = frame(p->s);
    ks_unit lead = r94_top_troop(p->g, p->s, f->hex, f->side);
    if (lead == KS_NONE)
        return KS_NONE;
    uint8_t from = piece(p->s, lead)->from;
    for (ks_unit u = top(p->s, f->hex); u != KS_NONE; u = below(p->s, u))
        if (side_of(p->g, u) == f->side &&
            (is_leader(p->g, u) || (is_troop(p->g, u) && piece(p->s, u)->from == from)))
            leave_the_move(edit(p->s, u));
    f->unit = lead;
    f->b = f->hex;
    return lead;
}

static void set_exits(struct ks_frame *f, int first, int second)
{
    f->a = (uint16_t)(first | second << 4);
}

/* r100: a group that entered continues through the zone it came from. */
static void set_way_back(struct play *p, ks_unit lead)
{
    const struct r94_piece *x = piece(p->s, lead);
    int z = ks_zone_number(x->facing, x->from);
    static const uint8_t mate[7] = {0, 2, 1, 4, 5, 4, 5};
    set_exits(frame(p->s), x->from, ks_zone_direction(x->facing, mate[z]));
}

static void square_way_out(struct play *p)
{
    struct ks_frame *f = frame(p->s);
    uint8_t way[KS_DIRECTIONS];
    int n = r94_square_exits(p->g, p->s, f->hex, f->side, NULL, way);
    f->mask[0] = 0;
    for (int i = 0; i < n; i++)
        f->mask[0] |= 1u << way[i];
    r94_leave_square(p, f->hex, f->side, R94_LINE, piece(p->s, f->unit)->facing);
    f->count = 1; /* any direction of the mask */
    f->step = CHOOSE_EXIT;
}

/* [8.16.8] All four situations at once. */
static void surround(struct play *p)
{
    struct ks_frame *f = frame(p->s);
    event(p, IS_SURROUNDED, f->unit, f->hex, 0);
    r94_eliminate_group(p, f->side, f->hex, 0);
}

static void begin_group(struct play *p)
{
    struct ks_frame *f = frame(p->s);
    ks_unit lead = name_group(p);
    f->count = 0;
    f->mask[0] = 0;
    f->a = 0;
    if (is_square(p->s, lead)) {
        square_way_out(p);
        return;
    }
    if (piece(p->s, lead)->from != KS_NO_DIRECTION) { /* [8.16.9] */
        set_way_back(p, lead);
        f->mask[0] = 1u << piece(p->s, lead)->from;
        f->count = 1;
        f->step = CHOOSE_EXIT;
        return;
    }
    unsigned set = situations(entry_numbers(p->s, lead));
    int n = count_bits(set);
    if (n == 4) {
        surround(p);
    } else if (n > 1) { /* [8.16.7a] */
        f->step = ROLL_EXIT;
    } else {
        int k = 1;
        while (k < 4 && n == 1 && !(set >> k & 1))
            k++;
        int facing = piece(p->s, lead)->facing;
        set_exits(f, ks_zone_direction(facing, situation_exit[k][0]),
                  ks_zone_direction(facing, situation_exit[k][1]));
        f->step = CHOOSE_EXIT;
    }
}

/* [11.11b] Guns left behind are lost; a commander left alone falls, see loss.c. */
static void finish(struct play *p)
{
    struct ks_frame done = *frame(p->s);
    ks_pop(p);
    for (ks_unit u = top(p->s, done.hex), next; u != KS_NONE; u = next) {
        next = below(p->s, u);
        if (side_of(p->g, u) == done.side && is_gun(p->g, u)) {
            r94_eliminate(p, u, BY_MELEE);
            if (next != KS_NONE && piece(p->s, next)->hex != done.hex)
                next = top(p->s, done.hex);
        }
    }
    for (ks_unit u = top(p->s, done.hex), next; u != KS_NONE; u = next) {
        next = below(p->s, u);
        if (side_of(p->g, u) == done.side && is_leader(p->g, u))
            r94_remove_commander(p, u, FALLS_WITH_UNIT);
    }
}

/* Makes a living unit of the group its spokesman; false if none is left. */
static bool group_lives(struct play *p)
{
    struct ks_frame *f = frame(p->s);
    f->unit = r94_group_in(p->g, p->s, f->b, f->side);
    return f->unit != KS_NONE;
}

/* Directions open from where the group stands. */
static int open_exits(const struct ks_game *g, const struct ks_state *s, uint8_t *out)
{
    const struct ks_frame *f = frame_of(s);
    int n = 0;
    if (f->count) {
        for (int d = 0; d < KS_DIRECTIONS; d++)
            if (f->mask[0] >> d & 1 &&
                !r94_why_not_back_into(g, s, next_hex(g, f->b, d), f->side))
                out[n++] = (uint8_t)d;
        return n;
    }
    for (int i = 0; i < 2; i++) {
        int d = f->a >> 4 * i & 7;
        if (!r94_why_not_back_into(g, s, next_hex(g, f->b, d), f->side))
            out[n++] = (uint8_t)d;
    }
    return n;
}

/* [8.16.6-5 TAB-FACING] The group has arrived: it faces the melee hex, unless it joins
 * a stack. */
static void settle(struct play *p)
{
    struct ks_frame *f = frame(p->s);
    ks_hex h = f->b;
    int side = f->side, back = f->mask[1] & 7;
    p->s->frame[p->s->depth - 2].b |= (uint16_t)(1u << (f->mask[1] >> 8 & 7));
    f->step = NEXT_GROUP;
    if (!r94_join_stack(p, side, h))
        r94_push_facing(p, h, side, 1u << back | 1u << (back + 1) % 6);
}

/* r100: a former square has no rear zone to follow, so any hex farther from the melee will do. If it
 * might go round it, full hexes could keep it on its way for ever. */
static uint32_t ways_on(const struct ks_game *g, ks_hex melee, ks_hex at)
{
    int far = ks_grid_distance(grid(g), melee, at);
    uint32_t ways = 0;
    for (int d = 0; d < KS_DIRECTIONS; d++) {
        ks_hex next = next_hex(g, at, d);
        if (next != KS_NONE && ks_grid_distance(grid(g), melee, next) > far)
            ways |= 1u << d;
    }
    return ways;
}

static bool on_the_way(struct play *p)
{
    struct ks_frame *f = frame(p->s);
    if (!group_lives(p)) {
        r94_join_stack(p, f->side, f->b); /* a commander may be left over */
        f->step = NEXT_GROUP;
        return false;
    }
    if (!r94_is_overstacked(p->g, p->s, f->b, f->side)) {
        settle(p);
        return false;
    }
    event(p, HEX_IS_FULL, f->unit, f->b, 0); /* [8.16.10b] r100 */
    f->count = f->a == 0;
    f->mask[0] = f->count ? ways_on(p->g, f->hex, f->b) : 0;
    f->step = CHOOSE_EXIT;
    return false;
}

bool r94_withdraw_run(struct play *p)
{
    struct ks_frame *f = frame(p->s);
    uint8_t way[KS_DIRECTIONS];
    switch (f->step) {
    case NEXT_GROUP:
        if (r94_top_troop(p->g, p->s, f->hex, f->side) == KS_NONE)
            finish(p);
        else
            begin_group(p);
        return false;
    case ROLL_EXIT: p->s->actor = KS_CHANCE; return true;
    case CHOOSE_EXIT:
        if (!group_lives(p)) { /* the penalty of 8.16.7b finished it */
            r94_join_stack(p, f->side, f->b);
            f->step = NEXT_GROUP;
            return false;
        }
        if (open_exits(p->g, p->s, way) == 0) { /* [8.16.3] r46 */
            event(p, NOWHERE_TO_GO, f->unit, f->b, 0);
            r94_eliminate_group(p, f->side, f->b, 0);
            f->step = NEXT_GROUP;
            return false;
        }
        p->s->actor = f->side;
        return true;
    default: return on_the_way(p);
    }
}

uint16_t r94_withdraw_why(const struct ks_game *g, const struct ks_state *s,
                          struct ks_action a)
{
    const struct ks_frame *f = frame_of(s);
    if (f->step == ROLL_EXIT)
        return a.verb == ROLL && a.arg < 10 ? 0 : ROLL_THE_DIE;
    if (a.verb != WITHDRAW || a.unit != f->unit)
        return CHOOSE_A_WITHDRAWAL;
    uint8_t way[KS_DIRECTIONS];
    for (int i = 0, n = open_exits(g, s, way); i < n; i++)
        if (next_hex(g, f->b, way[i]) == a.hex)
            return 0;
    uint16_t why = r94_why_not_back_into(g, s, a.hex, f->side);
    return why ? why : WITHDRAW_BY_SITUATION;
}

void r94_withdraw_list(const struct ks_game *g, const struct ks_state *s,
                       struct list *out)
{
    const struct ks_frame *f = frame_of(s);
    uint8_t way[KS_DIRECTIONS];
    if (f->step == ROLL_EXIT) {
        offer_die(out);
        return;
    }
    for (int i = 0, n = open_exits(g, s, way); i < n; i++)
        offer(out, action(WITHDRAW, f->unit, next_hex(g, f->b, way[i]), 0));
}

/* [8.16.7a 8.16.7b 8.16.7c] The die names the hex, or the end. */
static void roll_exit(struct play *p, int die)
{
    struct ks_frame *f = frame(p->s);
    unsigned numbers = entry_numbers(p->s, f->unit);
    if (die == 0 || die > 6 || numbers >> die & 1) {
        event(p, NO_WAY_OUT, f->unit, f->hex, die);
        r94_eliminate_group(p, f->side, f->hex, 0);
        f->step = NEXT_GROUP;
        return;
    }
    static const uint8_t mate[7] = {0, 2, 1, 4, 5, 4, 5};
    int facing = piece(p->s, f->unit)->facing;
    int d = ks_zone_direction(facing, die);
    event(p, WAY_OUT, f->unit, next_hex(p->g, f->hex, d), die);
    set_exits(f, d, ks_zone_direction(facing, mate[die]));
    f->mask[0] = 1u << d;
    f->count = 1;
    f->step = CHOOSE_EXIT;
    r94_push_losses(p, f->hex, f->side, 1, BY_MELEE);
}

void r94_withdraw_act(struct play *p, struct ks_action a)
{
    struct ks_frame *f = frame(p->s);
    if (f->step == ROLL_EXIT) {
        roll_exit(p, a.arg);
        return;
    }
    ks_hex from = f->b;
    int d = ks_grid_direction(grid(p->g), from, a.hex);
    uint32_t first = from == f->hex ? (uint32_t)d : f->mask[1] >> 8;
    f->b = a.hex;
    f->mask[1] = (uint32_t)(d + 3) % 6 | first << 8;
    f->step = ON_THE_WAY;
    int side = f->side;
    r94_fall_into(p, side, from, a.hex, 0, f->hex);
    r94_push_make_way(p, a.hex, !side);
    r94_push_step_back(p, a.hex, side); /* [8.16.11a] */
}

/* ---- a frame that was read ---- */

const char *r94_withdraw_misfit(const struct ks_game *g, const struct ks_state *s,
                                const struct ks_frame *f)
{
    uint32_t back = f->mask[1] & 0xFF, first = f->mask[1] >> 8;
    if ((f->a & 15) >= KS_DIRECTIONS || f->a >> 4 >= KS_DIRECTIONS ||
        back >= KS_DIRECTIONS || first >= KS_DIRECTIONS)
        return "a withdrawal goes in no direction";
    if (f->step == NEXT_GROUP)
        return NULL;
    if (!ks_grid_on_map(grid(g), f->b))
        return "a withdrawal has left the map";
    return f->step == ROLL_EXIT &&
                   (f != frame_of(s) || r94_group_in(g, s, f->hex, f->side) != f->unit)
               ? "the withdrawing unit is not in the hex"
               : NULL;
}
