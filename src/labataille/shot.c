#include "labataille/shot.h"

#include "labataille/dice.h"
#include "labataille/fire_arc.h"
#include "labataille/morale.h"

enum { RING_1 = 0, RING_2 = 6, ITSELF = 18 }; /* bits of mask[0] */

struct lb_aim lb_aim_of(const struct ks_frame *f)
{
    return (struct lb_aim){f->hex, (ks_hex)f->mask[1], f->side, f->count};
}

/* ---- hexes by bit ---- */

static ks_hex hex_of_bit(const struct ks_game *g, ks_hex target, int bit)
{
    if (bit == ITSELF)
        return target;
    if (bit < RING_2)
        return next_hex(g, target, bit);
    int d = (bit - RING_2) / 2, turn = (bit - RING_2) % 2;
    ks_hex near = next_hex(g, target, d);
    return is_on_map(g, near) ? next_hex(g, near, (d + turn) % KS_DIRECTIONS) : near;
}

static int bit_of_hex(const struct ks_game *g, ks_hex target, ks_hex h)
{
    struct lb_way way = lb_way_to(g, target, h);
    if (h == target)
        return ITSELF;
    if (way.a + way.b == 1)
        return RING_1 + way.first;
    return way.a + way.b == 2 ? RING_2 + 2 * way.first + way.b : -1;
}

int lb_named_hexes(const struct ks_game *g, const struct ks_frame *f,
                   ks_hex hex[LB_SHOT_HEXES])
{
    int n = 0;
    for (int bit = 0; bit <= ITSELF; bit++)
        if (f->mask[0] >> bit & 1)
            hex[n++] = hex_of_bit(g, f->hex, bit);
    if (f->a)
        hex[n++] = f->a;
    if (f->b)
        hex[n++] = f->b;
    return n;
}

bool lb_is_named(const struct ks_game *g, const struct ks_frame *f, ks_hex h)
{
    int bit = bit_of_hex(g, f->hex, h);
    return bit < 0 ? f->a == h || f->b == h : f->mask[0] >> bit & 1;
}

void lb_name_hex(const struct ks_game *g, struct ks_frame *f, ks_hex h)
{
    int bit = bit_of_hex(g, f->hex, h);
    if (bit >= 0)
        f->mask[0] |= 1u << bit;
    else if (!f->a)
        f->a = h;
    else
        f->b = h;
}

/* ---- which units may join ---- */

static bool joins_guns(const struct ks_game *g, const struct ks_state *s, ks_hex h,
                       int side)
{
    for (EACH_NODE(n, s, h))
        if (side_of(g, node_unit(g, n)) == side && unit(g, node_unit(g, n))->joins_guns)
            return true;
    return false;
}

/* [LB-2.10-3 RZ-ART-10] R31: guns of one hex, or of two adjacent hexes with a leader who can
 * combine them in one; [RZ-ART-9] no leader can combine three. */
static uint16_t why_not_together(const struct ks_game *g, const struct ks_state *s,
                                 ks_hex h)
{
    const struct ks_frame *f = frame_of(s);
    struct lb_aim aim = lb_aim_of(f);
    struct lb_volley volley;
    ks_hex named[LB_SHOT_HEXES];
    int n = lb_named_hexes(g, f, named), batteries = 0;
    for (int i = 0; i < n; i++) {
        lb_volley(g, s, &aim, named[i], &volley);
        if (!volley.guns)
            continue;
        if (++batteries > 1 || distance(g, named[i], h) != 1)
            return GUNS_APART;
        if (!joins_guns(g, s, named[i], f->side) && !joins_guns(g, s, h, f->side))
            return NOBODY_JOINS_GUNS;
    }
    return 0;
}

uint16_t lb_why_not_volley(const struct ks_game *g, const struct ks_state *s, ks_hex h)
{
    const struct ks_frame *f = frame_of(s);
    struct lb_aim aim = lb_aim_of(f);
    struct lb_volley volley;
    if (lb_is_named(g, f, h))
        return HEX_IS_NAMED;
    uint16_t why = lb_volley(g, s, &aim, h, &volley);
    return !why && volley.guns ? why_not_together(g, s, h) : why;
}

/* ---- the sum ---- */

/* R32: along a corner the fire comes by the side that is better for the target. */
static int side_hit(const struct ks_game *g, const struct ks_state *s,
                    const struct lb_victims *v, ks_hex from)
{
    struct lb_way way = lb_way_to(g, v->hex, from);
    if (way.a != way.b)
        return way.a > way.b ? way.first : way.next;
    return lb_fire_defence(g, s, v, way.first, NULL) >=
                   lb_fire_defence(g, s, v, way.next, NULL)
               ? way.first
               : way.next;
}

/* R32: the side with the largest sum decides; of equal ones the worse for the target. */
static int decisive_side(const struct ks_game *g, const struct ks_state *s,
                         const struct lb_victims *v, const struct lb_fraction *sum)
{
    int best = 0;
    for (int d = 1; d < KS_DIRECTIONS; d++) {
        int more = lb_compare(sum[d], sum[best]);
        if (more > 0 || (more == 0 && lb_fire_defence(g, s, v, d, NULL) <
                                          lb_fire_defence(g, s, v, best, NULL)))
            best = d;
    }
    return best;
}

/* [LB-2.9-8] The best bonus of a leader stacked with a battery that fires. */
static int chief_of_guns(const struct ks_game *g, const struct ks_state *s, ks_hex h,
                         int side, int best)
{
    for (EACH_NODE(n, s, h)) {
        ks_unit u = node_unit(g, n);
        if (is_leader(g, u) && side_of(g, u) == side && unit(g, u)->lead_artillery > best)
            best = unit(g, u)->lead_artillery;
    }
    return best;
}

/* [RZ-DEF-10] */
static int massed(const struct ks_game *g, const struct ks_state *s, ks_hex h, int side)
{
    int increments = 0;
    for (EACH_NODE(n, s, h)) {
        ks_unit u = node_unit(g, n);
        if (side_of(g, u) == side && !is_leader(g, u) && !has(s, u, LB_ABANDONED))
            increments += lb_part_increments(g, s, u, node_part(g, n));
    }
    int over = increments - lb(g)->massed_over;
    return over > 0 ? over * lb(g)->massed_each : 0;
}

struct lb_shot lb_shot_of(const struct ks_game *g, const struct ks_state *s,
                          struct ks_events *out)
{
    const struct ks_frame *f = frame_of(s);
    struct lb_aim aim = lb_aim_of(f);
    struct lb_victims v = lb_victims_in(g, s, f->hex, !f->side, f->unit);
    struct lb_shot shot = {.value = whole(0)};
    struct lb_fraction sum[KS_DIRECTIONS];
    ks_hex hex[LB_SHOT_HEXES];
    int n = lb_named_hexes(g, f, hex), bonus = 0;
    for (int d = 0; d < KS_DIRECTIONS; d++)
        sum[d] = whole(0);
    for (int i = 0; i < n; i++) {
        struct lb_volley volley;
        lb_volley(g, s, &aim, hex[i], &volley);
        int d = side_hit(g, s, &v, hex[i]);
        sum[d] = lb_sum(sum[d], volley.value);
        shot.value = lb_sum(shot.value, volley.value);
        bonus = volley.guns ? chief_of_guns(g, s, hex[i], f->side, bonus) : bonus;
    }
    shot.defence = lb_fire_defence(g, s, &v, decisive_side(g, s, &v, sum), out);
    shot.column = lb_fire_column(g, shot.value, whole(shot.defence)); /* [LB-2.9-7] */
    shot.modifier =
        lb_note_modifier(out, MOD_MASSED, KS_NONE, massed(g, s, f->hex, !f->side));
    shot.modifier += lb_note_modifier(out, MOD_CHIEF_OF_GUNS, KS_NONE, bonus);
    return shot;
}

/* [LB-2.0-3 LB-4.1-11] */
int lb_shot_loss(const struct ks_game *g, const struct lb_shot *shot, int dice)
{
    const struct lb_game *r = lb(g);
    int rolled = dice + shot->modifier, beyond = rolled - (LB_ROLLS - 1);
    if (shot->column < 0) /* [LB-4.1-1] */
        return 0;
    int loss = r->fire_column[shot->column].loss[dice_row(rolled)];
    return beyond > 0 ? loss + beyond / r->beyond_steps * r->beyond_loss : loss;
}
