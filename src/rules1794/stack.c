#include "rules1794/stack.h"

#include "base/bits.h"

void r94_crowd_add(const struct ks_game *g, const struct ks_state *s, struct r94_crowd *c,
                   ks_unit u)
{
    const struct r94_unit *d = unit(g, u);
    c->count[d->branch]++;
    if (d->branch == R94_LEADER)
        return;
    c->armies |= (uint8_t)(1u << d->army);
    if (d->branch == R94_GUNS) {
        c->gun = c->gun == KS_NONE ? u : c->gun;
        return;
    }
    c->troop = c->troop == KS_NONE ? u : c->troop;
    c->squares = (uint8_t)(c->squares + is_square(s, u));
    c->size[d->branch] = (uint8_t)(c->size[d->branch] + values(g, s, u)->strength);
}

/* [6.0a 6.0a@maciejowice] All units of a side in a hex are its stack, whatever commanders
 * they obey. */
struct r94_crowd r94_crowd_of(const struct ks_game *g, const struct ks_state *s, ks_hex h,
                              int side)
{
    struct r94_crowd c = nobody;
    for (ks_unit u = top(s, h); u != KS_NONE; u = below(s, u))
        if (side_of(g, u) == side)
            r94_crowd_add(g, s, &c, u);
    return c;
}

/* [6.2a 6.2b 6.2c 6.2d 6.2e] The later games count sizes where Racławice counts units. */
static uint16_t limit_of(const struct r94_game *r, int foot, int horse, int guns)
{
    static const uint16_t broken[2][5] = {
        {NO_GUNS_WITH_INFANTRY, NO_GUNS_WITH_CAVALRY, STACK_OF_INFANTRY, STACK_OF_CAVALRY,
         STACK_OF_GUNS},
        {SIZE_WITH_INFANTRY, SIZE_WITH_CAVALRY, SIZE_OF_INFANTRY, SIZE_OF_CAVALRY,
         HEX_OF_BATTERIES}};
    const uint16_t *limit = broken[r->setting.stack_by_size != 0];
    if (foot && guns)
        return guns > r->guns_with_infantry || foot > r->infantry_with_guns ? limit[0]
                                                                            : 0;
    if (horse && guns)
        return guns > r->guns_with_cavalry || horse > r->cavalry_with_guns ? limit[1] : 0;
    if (foot > r->stack_infantry)
        return limit[2];
    if (horse > r->stack_cavalry)
        return limit[3];
    return guns > r->stack_guns ? limit[4] : 0;
}

static int measure(const struct r94_game *r, const struct r94_crowd *c, int branch)
{
    return r->setting.stack_by_size ? c->size[branch] : c->count[branch];
}

static bool is_mixed(uint8_t armies)
{
    return armies & (armies - 1);
}

/* Commanders [6.3] and markers [6.4] never count. Infantry and cavalry together are in
 * no line of the list, so they never share a hex [6.1@szczekociny, 6.1@maciejowice]; nor do
 * armies, r126. */
uint16_t r94_crowd_limit(const struct ks_game *g, const struct r94_crowd *c)
{
    const struct r94_game *r = r94(g);
    if (c->count[R94_FOOT] && c->count[R94_HORSE])
        return NO_MIXED_STACK;
    if (is_mixed(c->armies)) /* [6.0a@szczekociny] */
        return NO_MIXED_ARMIES;
    if (c->squares && c->squares < crowd_units(c)) /* [7.3a] r78 */
        return SQUARE_STANDS_ALONE;
    return limit_of(r, measure(r, c, R94_FOOT), measure(r, c, R94_HORSE),
                    c->count[R94_GUNS]);
}

/* [6.1.1 6.4@szczekociny] */
uint16_t r94_crowd_limit_passing(const struct ks_game *g, const struct r94_crowd *c)
{
    const struct r94_game *r = r94(g);
    int foot = measure(r, c, R94_FOOT), horse = measure(r, c, R94_HORSE);
    if (foot && horse && !r->setting.arms_pass_each_other)
        return NO_MIXED_STACK;
    uint16_t why = limit_of(r, foot, 0, c->count[R94_GUNS]);
    return why ? why : limit_of(r, 0, horse, c->count[R94_GUNS]);
}

bool r94_present(const struct ks_game *g, const struct ks_state *s, ks_hex h, int side)
{
    for (ks_unit u = top(s, h); u != KS_NONE; u = below(s, u))
        if (side_of(g, u) == side)
            return true;
    return false;
}

ks_unit r94_top_troop(const struct ks_game *g, const struct ks_state *s, ks_hex h,
                      int side)
{
    ks_unit u = top(s, h);
    while (u != KS_NONE && (side_of(g, u) != side || !is_troop(g, u)))
        u = below(s, u);
    return u;
}

static void set_bit(uint64_t *set, ks_unit u, bool on)
{
    uint64_t bit = 1ull << u % 64;
    set[u / 64] = on ? set[u / 64] | bit : set[u / 64] & ~bit;
}

/* Brings the bits of held hexes up to date. */
static void note_held(const struct ks_game *g, struct ks_state *s, ks_hex h, int side)
{
    bool held = false;
    for (ks_unit u = top(s, h); u != KS_NONE && !held; u = below(s, u))
        held = side_of(g, u) == side && !is_leader(g, u);
    unsigned bit = h + (unsigned)R94_PAD;
    uint64_t *word = &state(s)->held[side][bit >> 6], mask = 1ull << (bit & 63);
    *word = held ? *word | mask : *word & ~mask;
}

static void set_near(struct ks_state *s, ks_unit u, int near)
{
    edit(s, u)->near = (uint8_t)near;
    set_bit(state(s)->front, u, near);
}

/* Brings the troops of a side that lie under others in a hex up to date. */
static void note_under(const struct ks_game *g, struct ks_state *s, ks_hex h, int side)
{
    bool covered = false;
    for (ks_unit u = top(s, h); u != KS_NONE; u = below(s, u))
        if (side_of(g, u) == side && is_troop(g, u)) {
            set_bit(state(s)->under, u, covered);
            covered = true;
        }
}

/* ---- arcs of guns ---- */

bool r94_finds_enemy(const struct ks_game *g, const struct ks_state *s, ks_unit gun)
{
    const struct ks_grid *m = grid(g);
    ks_hex at = piece(s, gun)->hex;
    int parity = ks_grid_row(m, at) & 1, facing = piece(s, gun)->facing;
    const uint64_t *held = look(s)->held[!side_of(g, gun)];
    for (int i = 0; i < m->fan_rows[parity][facing]; i++) {
        const struct ks_fan_row *fan = &m->fan[parity][facing][i];
        int first = at + fan->row * m->stride + fan->first;
        uint64_t bits = ks_bits_from(held, (unsigned)(first + R94_PAD)) & fan->mask;
        for (; bits; bits &= bits - 1) /* rows run on into each other beyond the edge */
            if (ks_grid_inside(m,
                               ks_grid_col(m, at) + fan->first + (int)ks_lowest_bit(bits),
                               ks_grid_row(m, at) + fan->row))
                return true;
    }
    return false;
}

static void note_aimed(const struct ks_game *g, struct ks_state *s, ks_unit gun)
{
    set_bit(state(s)->aimed, gun, on_map(s, gun) && r94_finds_enemy(g, s, gun));
}

/* A hex was occupied or vacated: brings the guns of a side up to date that have it in their arc. */
static void note_aimed_at(const struct ks_game *g, struct ks_state *s, ks_hex h, int side,
                          bool occupied)
{
    for (unsigned w = 0; w <= g->pieces / 64u; w++) {
        uint64_t aimed = look(s)->aimed[w];
        uint64_t set = r94(g)->guns[side][w] & (occupied ? ~aimed : aimed);
        for (; set; set &= set - 1) {
            ks_unit gun = (ks_unit)(64 * w + ks_lowest_bit(set));
            const struct ks_ray *ray =
                on_map(s, gun) ? ks_grid_ray(grid(g), piece(s, gun)->hex, h) : NULL;
            if (ray && ray->zone[piece(s, gun)->facing] == KS_FRONT)
                set_bit(state(s)->aimed, gun, occupied || r94_finds_enemy(g, s, gun));
        }
    }
}

void r94_face(const struct ks_game *g, struct ks_state *s, ks_unit u, int facing)
{
    edit(s, u)->facing = (uint8_t)facing;
    if (is_gun(g, u))
        note_aimed(g, s, u);
}

/* ---- onto a hex and off it ---- */

/* Counts enemy hexes within rifle range of a hex, by rows of bits. If the hex itself was occupied
 * (by = 1) or vacated (-1), updates the enemies in range. */
static int look_around(const struct ks_game *g, struct ks_state *s, ks_hex h, int enemy,
                       int by)
{
    const uint64_t mask = (1u << (2 * R94_RIFLE_RANGE + 1)) - 1;
    int hexes = 0;
    for (int row = -R94_RIFLE_RANGE; row <= R94_RIFLE_RANGE; row++) {
        int first = h + row * grid(g)->stride - R94_RIFLE_RANGE;
        uint64_t bits =
            ks_bits_from(look(s)->held[enemy], (unsigned)(first + R94_PAD)) & mask;
        for (; bits; bits &= bits - 1) {
            ks_hex at = (ks_hex)(first + (int)ks_lowest_bit(bits));
            if (ks_grid_distance(grid(g), h, at) > R94_RIFLE_RANGE)
                continue;
            hexes++;
            for (ks_unit v = by ? top(s, at) : KS_NONE; v != KS_NONE; v = below(s, v))
                if (side_of(g, v) == enemy && !is_leader(g, v))
                    set_near(s, v, piece(s, v)->near + by);
        }
    }
    return hexes;
}

void r94_lift(const struct ks_game *g, struct ks_state *s, ks_unit u)
{
    struct r94_piece *x = edit(s, u);
    ks_hex h = x->hex;
    if (h == KS_NONE)
        return;
    ks_unit *link = &state(s)->top[h];
    while (*link != u)
        link = &edit(s, *link)->below;
    *link = x->below;
    x->hex = x->below = KS_NONE;
    if (is_leader(g, u))
        return;
    note_held(g, s, h, side_of(g, u));
    if (!holds(s, h, side_of(g, u))) {
        if (x->near)
            look_around(g, s, h, !side_of(g, u), -1);
        note_aimed_at(g, s, h, !side_of(g, u), false);
    }
    set_near(s, u, 0);
    set_bit(state(s)->aimed, u, false);
    set_bit(state(s)->under, u, false);
    note_under(g, s, h, side_of(g, u));
    if (x->form == R94_RANKED) { /* a unit that leaves it leaves the Line marker */
        x->form = R94_LINE;
        r94_mend_ranks(g, s, h, side_of(g, u));
    }
}

void r94_put(const struct ks_game *g, struct ks_state *s, ks_unit u, ks_hex h)
{
    ks_unit *link = &state(s)->top[h];
    while (*link != KS_NONE)
        link = &edit(s, *link)->below;
    *link = u;
    edit(s, u)->hex = h;
    edit(s, u)->below = KS_NONE;
    if (is_leader(g, u))
        return;
    bool new = !holds(s, h, side_of(g, u));
    note_held(g, s, h, side_of(g, u));
    set_near(s, u, look_around(g, s, h, !side_of(g, u), new));
    if (new)
        note_aimed_at(g, s, h, !side_of(g, u), true);
    if (is_gun(g, u))
        note_aimed(g, s, u);
    note_under(g, s, h, side_of(g, u));
    if (r94(g)->ranked[R94_FOOT][1] && !has(s, u, R94_MOVING))
        r94_mend_ranks(g, s, h, side_of(g, u)); /* only in games with the marker */
}

void r94_put_on_top(const struct ks_game *g, struct ks_state *s, ks_unit u)
{
    ks_unit *link = &state(s)->top[piece(s, u)->hex], first = *link;
    if (first == u)
        return;
    while (*link != u)
        link = &edit(s, *link)->below;
    *link = piece(s, u)->below;
    edit(s, u)->below = first;
    state(s)->top[piece(s, u)->hex] = u;
    note_under(g, s, piece(s, u)->hex, side_of(g, u));
}

bool r94_in_enemy_front(const struct ks_game *g, const struct ks_state *s, ks_hex h,
                        int side, ks_hex except)
{
    for (int d = 0; d < KS_DIRECTIONS; d++) {
        ks_hex n = next_hex(g, h, d);
        if (n == except || !holds(s, n, !side))
            continue;
        for (ks_unit u = top(s, n); u != KS_NONE; u = below(s, u))
            if (side_of(g, u) != side && !is_leader(g, u) &&
                zone(s, u, (d + 3) % 6) == KS_FRONT)
                return true;
    }
    return false;
}

/* ---- the Line marker ---- */

bool r94_is_ranked(const struct ks_state *s, ks_unit u)
{
    return piece(s, u)->form == R94_RANKED;
}

/* [6.2.1a, r61] Infantry or cavalry of a size that the chart gives; in line. */
uint16_t r94_why_not_ranked(const struct ks_game *g, const struct ks_state *s, ks_hex h,
                            int side)
{
    struct r94_crowd c = r94_crowd_of(g, s, h, side);
    if (crowd_troops(&c) < 2)
        return RANKS_NEED_A_STACK;
    for (ks_unit u = c.troop; u != KS_NONE; u = below(s, u))
        if (side_of(g, u) == side && is_troop(g, u) && piece(s, u)->form != R94_LINE &&
            piece(s, u)->form != R94_RANKED)
            return RANKS_NEED_LINE;
    int b = branch(g, c.troop);
    return c.size[b] < r94(g)->ranked[b][0]   ? RANKS_TOO_FEW
           : c.size[b] > r94(g)->ranked[b][1] ? RANKS_TOO_MANY
                                              : 0;
}

void r94_set_ranked(const struct ks_game *g, struct ks_state *s, ks_hex h, int side,
                    bool on)
{
    for (ks_unit u = top(s, h); u != KS_NONE; u = below(s, u))
        if (side_of(g, u) == side && is_troop(g, u))
            edit(s, u)->form = on ? R94_RANKED : R94_LINE;
}

/* r117: units passing through the other arm, moving or retreating, do not count; units that stay
 * within the band join. */
void r94_mend_ranks(const struct ks_game *g, struct ks_state *s, ks_hex h, int side)
{
    struct r94_crowd c = nobody;
    bool marked = false, in_line = true;
    for (ks_unit u = top(s, h); u != KS_NONE; u = below(s, u)) {
        if (side_of(g, u) != side || !is_troop(g, u) ||
            (has(s, u, R94_MOVING) && !r94_is_ranked(s, u)) ||
            (c.troop != KS_NONE && branch(g, u) != branch(g, c.troop)))
            continue;
        r94_crowd_add(g, s, &c, u);
        marked |= r94_is_ranked(s, u);
        in_line &= piece(s, u)->form == R94_LINE || r94_is_ranked(s, u);
    }
    if (!marked)
        return;
    const int *band = r94(g)->ranked[branch(g, c.troop)];
    int size = c.size[branch(g, c.troop)];
    bool stays = in_line && crowd_troops(&c) > 1 && size >= band[0] && size <= band[1];
    for (ks_unit u = top(s, h); u != KS_NONE; u = below(s, u))
        if (side_of(g, u) == side && branch(g, u) == branch(g, c.troop) &&
            (r94_is_ranked(s, u) || (stays && !has(s, u, R94_MOVING))))
            edit(s, u)->form = stays ? R94_RANKED : R94_LINE;
}
