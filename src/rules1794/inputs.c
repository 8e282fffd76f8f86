/* Everything here is relative, so that a net learned from these battles also fits those of others; and
 * public, so that what a side may not know does not show: of the chits only how many are in the pool. */
#include "rules1794/inputs.h"

#include "base/bits.h"
#include "core/around.h"
#include "rules1794/command.h"
#include "rules1794/melee.h"
#include "rules1794/procs.h"
#include "rules1794/retreat.h"
#include "rules1794/stack.h"
#include "rules1794/system.h"
#include "rules1794/threat.h"

enum {
    BEST = 8,      /* strength, fire, points of a good unit */
    MIDDLING = 6,  /* morale */
    GUN_FORCE = 5, /* what a gun counts beside strength and fire of units */
    FEW = 4,       /* so many enemies, guns or targets count as one */
    SOON = 8,      /* turns */
    FOE_REACH = 12,
    STRONG = 64,
    LEADER_REACH = 12,
    GOAL_REACH = 32,
    UNITS_AT_STAKE = 32, /* units for each point at stake, where points are for deeds */
    SHARE_AT_STAKE = 16, /* share of all points at stake, where they are for losses */
    QUARTER = 4,
    TEN = 10,
    MANY = 200,
    MOST_EDGE = 6,
};

const char *const r94_piece_input[] = {
#define PIECE(name) #name,
#define WHOLE(name)
#include "rules1794/inputs.def"
#undef PIECE
#undef WHOLE
    NULL};

const char *const r94_whole_input[] = {
#define PIECE(name)
#define WHOLE(name) #name,
#include "rules1794/inputs.def"
#undef PIECE
#undef WHOLE
    NULL};

/* What several rows need. */
struct field {
    const struct ks_game *g;
    const struct ks_state *s;
    struct ks_around around;
    /* enemy guns that bear on a side's units in a post, by band */
    uint8_t fire[KS_MAX_POSTS][2][R94_ARTILLERY_BANDS];
    /* how likely the chit of a commander is still to come, as an input */
    int8_t chance[R94_MAX_COMMANDERS];
    int chits[2]; /* in the pool, by side */
};

/* ---- guns ---- */

/* Notes what a gun bears on, there and in its own row. */
static void lay(struct field *f, ks_unit u, int8_t *row)
{
    int foe = !side_of(f->g, u), targets[R94_ARTILLERY_BANDS] = {0};
    for (size_t i = 0; i < f->around.n; i++) {
        int band = f->around.post[i].force[foe] > 0
                       ? r94_band_on(f->g, piece(f->s, u), f->around.hex[i])
                       : -1;
        if (band < 0)
            continue;
        f->fire[i][foe][band]++;
        targets[band]++;
    }
    for (int band = 0; band < R94_ARTILLERY_BANDS; band++)
        row[IN_targets_near + band] = ks_input_share(targets[band], FEW);
}

static void fire_at(const struct field *f, ks_unit u, int8_t *row)
{
    const uint8_t *guns =
        f->fire[f->around.at[piece(f->s, u)->hex] - 1][side_of(f->g, u)];
    for (int band = 0; band < R94_ARTILLERY_BANDS; band++)
        row[IN_guns_near + band] = ks_input_share(guns[band], FEW);
}

/* ---- chits ---- */

static int count_bits(uint32_t set)
{
    int n = 0;
    for (; set; set &= set - 1)
        n++;
    return n;
}

/* Commanders of an army whose chits may be among those the owner has chosen, as far as anybody
 * else can tell. */
static uint32_t may_be_chosen(const struct field *f, int army, uint32_t known)
{
    const struct r94_state *x = look(f->s);
    uint32_t set = 0;
    for (int i = 0; i < r94(f->g)->commanders; i++) {
        ks_unit c = r94(f->g)->commander[i];
        if (army_of(f->g, c) == army && r94_is_in_play(f->g, f->s, c))
            set |= 1u << i;
    }
    return set & ~(known | x->drawn | x->wounded | x->dead);
}

/* [3.1c 3.3b] The chosen chits count, whosever they are; those that the rules put into the pool are
 * known. */
static void count_chits(struct field *f)
{
    const struct r94_state *x = look(f->s);
    const struct r94_game *r = r94(f->g);
    uint32_t chosen = (x->chosen[0] | x->chosen[1]) & ~x->drawn,
             known = x->pool & ~chosen;
    for (int army = 0; army < R94_ARMIES; army++) {
        bool choosing =
            f->s->depth && frame_of(f->s)->proc == PROC_POOL && frame_of(f->s)->a == army;
        uint32_t own = 0, free = may_be_chosen(f, army, known);
        int side = 0;
        for (int i = 0; i < r->commanders; i++)
            if (army_of(f->g, r->commander[i]) == army) {
                own |= 1u << i;
                side = side_of(f->g, r->commander[i]);
            }
        int n = count_bits(chosen & own & (choosing ? ~0u : x->pool)) + x->unknown[army];
        f->chits[side] += n + count_bits(known & own);
        for (int i = 0; i < r->commanders; i++)
            if (own >> i & 1)
                f->chance[i] = known >> i & 1  ? KS_INPUT_ONE
                               : free >> i & 1 ? ks_input_share(n, count_bits(free))
                                               : 0;
    }
}

/* ---- a piece ---- */

static bool never_comes(const struct ks_game *g, const struct ks_state *s, ks_unit u)
{
    return unit(g, u)->arrival == R94_BY_DICE && !on_map(s, u) && !is_withdrawn(s, u) &&
           look(s)->late == R94_IS_OVER;
}

static int force_of(const struct ks_game *g, const struct ks_state *s, ks_unit u)
{
    return is_gun(g, u)     ? GUN_FORCE
           : is_troop(g, u) ? values(g, s, u)->strength + values(g, s, u)->firepower
                            : 0;
}

static void tell_kind(const struct ks_game *g, ks_unit u, int8_t *row)
{
    static const uint8_t column[R94_ARMS] = {
        [R94_INFANTRY] = IN_foot,     [R94_SHOOTER] = IN_light,
        [R94_JAGER] = IN_light,       [R94_FUSILIER] = IN_foot,
        [R94_GRENADIER] = IN_foot,    [R94_MUSKETEER] = IN_foot,
        [R94_KOSYNIER] = IN_scythes,  [R94_CAVALRY] = IN_horse,
        [R94_DRAGOON] = IN_horse,     [R94_HUSSAR] = IN_horse,
        [R94_HORSE_JAGER] = IN_horse, [R94_CARABINEER] = IN_horse,
        [R94_COSSACK] = IN_cossack,   [R94_VOLUNTEER] = IN_horse,
        [R94_ARTILLERY] = IN_gun,     [R94_HORSE_ARTILLERY] = IN_gun,
        [R94_COMMANDER] = IN_leader,  [R94_OVERALL_COMMANDER] = IN_overall,
    };
    row[column[unit(g, u)->arm]] = KS_INPUT_ONE;
}

static void tell_strength(const struct ks_game *g, const struct ks_state *s, ks_unit u,
                          int8_t *row)
{
    const struct r94_unit *d = unit(g, u);
    int lost = piece(s, u)->lost;
    row[IN_points] = ks_input_share(d->vp, BEST);
    if (!is_troop(g, u))
        return;
    row[IN_strength] = ks_input_share(values(g, s, u)->strength, BEST);
    row[IN_fire] = ks_input_share(values(g, s, u)->firepower, BEST);
    row[IN_morale] = ks_input_share(values(g, s, u)->morale - MIDDLING, FEW);
    row[IN_steps] = ks_input_share(d->steps - lost, d->steps);
    row[IN_lost] = ks_input_share(lost, FEW);
}

static void tell_command(const struct field *f, ks_unit u, int8_t *row)
{
    const struct r94_state *x = look(f->s);
    ks_unit c = is_leader(f->g, u) ? u : unit(f->g, u)->commander;
    if (c == KS_NONE)
        return;
    row[IN_acting] = ks_input_flag(x->phase != R94_NO_PHASE && x->command == c);
    row[IN_has_acted] = ks_input_flag((x->drawn | x->acted) & commander_bit(f->g, c));
    row[IN_may_act] = f->chance[unit(f->g, c)->commander_number];
    ks_hex from = piece(f->s, u)->hex, to = piece(f->s, c)->hex;
    if (c == u || from == KS_NONE || to == KS_NONE)
        return;
    int distance = ks_grid_distance(grid(f->g), from, to);
    row[IN_in_reach] = ks_input_flag(distance <= r94(f->g)->command_radius);
    row[IN_commander] = ks_input_near(distance, LEADER_REACH);
}

static void tell_absence(const struct ks_game *g, const struct ks_state *s, ks_unit u,
                         int8_t *row)
{
    bool beaten = is_withdrawn(s, u), by_dice = unit(g, u)->arrival == R94_BY_DICE;
    int turn = beaten                             ? look(s)->due[u]
               : !by_dice                         ? unit(g, u)->arrival
               : look(s)->late == R94_ON_THE_ROAD ? look(s)->late_turn
                                                  : s->turn + SOON / 2;
    row[IN_beaten] = ks_input_flag(beaten);
    row[IN_due] = ks_input_near(turn > s->turn ? turn - s->turn : 0, SOON);
}

static void tell_formation(const struct ks_game *g, const struct ks_state *s, ks_unit u,
                           int8_t *row)
{
    static const uint8_t column[] = {[R94_SKIRMISH] = IN_skirmish,
                                     [R94_SQUARE] = IN_square,
                                     [R94_LIMBERED] = IN_limbered,
                                     [R94_RANKED] = IN_ranked};
    int shots = piece(s, u)->shots;
    if (piece(s, u)->form != R94_LINE)
        row[column[piece(s, u)->form]] = KS_INPUT_ONE;
    row[IN_spent] = is_gun(g, u) ? ks_input_flag(has(s, u, R94_GUN_USED | R94_STOPPED))
                                 : ks_input_share(shots, FEW);
}

static void tell_ground(const struct ks_game *g, ks_hex h, int8_t *row)
{
    int terrain = g->map.terrain[h];
    row[IN_cover] = ks_input_flag(terrain == KS_WOODS || terrain == KS_VILLAGE ||
                                  terrain == KS_CASTLE);
    row[IN_height] = ks_input_share(r94(g)->level[h], 2);
}

static void tell_company(const struct ks_game *g, const struct ks_state *s, ks_unit u,
                         int8_t *row)
{
    int others = 0;
    bool troops = false;
    for (ks_unit v = top(s, piece(s, u)->hex); v != KS_NONE; v = below(s, v))
        if (v != u && side_of(g, v) == side_of(g, u)) {
            others += !is_leader(g, v);
            troops |= is_troop(g, v);
        }
    row[IN_stacked] = ks_input_share(others, FEW);
    row[IN_alone] = ks_input_flag(!troops && !is_troop(g, u));
}

/* Enemies in the six hexes around. */
static void tell_neighbours(const struct ks_game *g, const struct ks_state *s, ks_unit u,
                            int8_t *row)
{
    int foes[3] = {0};
    for (int d = 0; d < KS_DIRECTIONS; d++)
        if (holds(s, next_hex(g, piece(s, u)->hex, d), !side_of(g, u)))
            foes[zone(s, u, d)]++;
    for (int i = 0; i < 3; i++)
        row[IN_foes_front + i] = ks_input_share(foes[i], 2);
}

static void tell_melee(const struct ks_game *g, const struct ks_state *s, ks_unit u,
                       int8_t *row)
{
    ks_hex h = piece(s, u)->hex;
    int side = side_of(g, u), attacker = look(s)->side, edge[2];
    row[IN_in_melee] = ks_input_flag(is_melee_hex(s, h));
    if (!is_melee_hex(s, h) || !is_troop(g, u))
        return;
    for (int i = 0; i < 2; i++)
        edge[i] = r94_melee_modifiers(g, s, h, attacker, i, false, false, NULL);
    row[IN_edge] = ks_input_share(edge[side] - edge[!side], MOST_EDGE);
}

static void tell_distances(const struct field *f, ks_unit u, int8_t *row)
{
    ks_hex h = piece(f->s, u)->hex;
    int side = side_of(f->g, u);
    const struct ks_post *post = ks_post_at(&f->around, h);
    row[IN_foe] = ks_input_near(post->nearest[!side], FOE_REACH);
    row[IN_support] = ks_input_share(post->within[0][side] - post->force[side], STRONG);
    row[IN_goal] = ks_input_near(r94(f->g)->to_goal[side][h], GOAL_REACH);
    for (int i = 0; i < KS_AROUND_RINGS; i++)
        row[IN_odds_2 + i] = ks_input_odds(post->within[i][side], post->within[i][!side]);
}

static void tell_place(struct field *f, ks_unit u, int8_t *row)
{
    const struct ks_game *g = f->g;
    const struct ks_state *s = f->s;
    bool near = piece(s, u)->near > 0;
    row[IN_on_map] = KS_INPUT_ONE;
    tell_ground(g, piece(s, u)->hex, row);
    tell_company(g, s, u, row);
    tell_distances(f, u, row);
    fire_at(f, u, row);
    tell_melee(g, s, u, row);
    if (is_leader(g, u))
        return;
    tell_formation(g, s, u, row);
    if (near)
        tell_neighbours(g, s, u, row);
    if (!is_troop(g, u))
        return;
    row[IN_way_back] = ks_input_flag(!near || r94_has_way_back(g, s, u));
    if (values(g, s, u)->firepower)
        row[IN_targets_near] = ks_input_share(piece(s, u)->near, FEW);
}

/* ---- the whole ---- */

/* Sums over the pieces of a side. */
struct army {
    int force, due, whole; /* on the map, still to come, at the start */
    int guns, leaders, troops, points;
};

static void count_piece(const struct ks_game *g, const struct ks_state *s, ks_unit u,
                        struct army *a)
{
    const struct r94_unit *d = unit(g, u);
    int whole = is_troop(g, u) ? d->step[0].strength + d->step[0].firepower
                : is_gun(g, u) ? GUN_FORCE
                               : 0;
    a->whole += whole;
    a->points += d->vp;
    a->troops += is_troop(g, u);
    if (is_gone(s, u) || never_comes(g, s, u))
        return;
    a->leaders += is_leader(g, u);
    a->guns += is_gun(g, u) && on_map(s, u);
    *(on_map(s, u) ? &a->force : &a->due) += force_of(g, s, u);
}

/* Points that a side still lacks to win at once; means nothing where it has no such limit. */
static int missing(const struct ks_game *g, const struct ks_state *s, int side)
{
    int other = g->one_score ? s->points[!side] : 0;
    return g->win_at[side] - (s->points[side] - other);
}

static void tell_points(const struct ks_game *g, const struct ks_state *s,
                        const struct army a[2], int8_t *row)
{
    int lead = s->points[0] - s->points[1], ahead = r94_ahead(g, s);
    int left = g->turns > s->turn ? g->turns - s->turn : 0;
    int stake = g->one_score ? (a[0].troops + a[1].troops) / UNITS_AT_STAKE
                             : (a[0].points + a[1].points) / SHARE_AT_STAKE;
    stake = stake > QUARTER ? stake : QUARTER;
    row[OF_time_left] = ks_input_share(left, g->turns);
    row[OF_lead] = ks_input_share(lead, stake);
    row[OF_close_lead] = ks_input_share(QUARTER * lead, stake);
    row[OF_late_lead] = ks_input_share(lead * (g->turns - left), stake * g->turns);
    row[OF_ahead] = ks_input_share((ahead == 0) - (ahead == 1), 1);
    row[OF_draws] = ks_input_flag(g->win_level == KS_NOBODY);
    row[OF_deeds] = ks_input_flag(g->one_score);
    for (int side = 0; side < 2; side++) {
        row[OF_limit_0 + side] = ks_input_share(missing(g, s, side), g->win_at[side]);
        row[OF_no_limit_0 + side] = ks_input_flag(g->win_at[side] == 0);
    }
}

static void tell_whole(const struct field *f, int8_t *row)
{
    const struct r94_state *x = look(f->s);
    struct army a[2] = {{0}};
    bool acts = x->phase != R94_NO_PHASE;
    for (ks_unit u = 0; u < f->g->pieces; u++)
        count_piece(f->g, f->s, u, &a[side_of(f->g, u)]);
    tell_points(f->g, f->s, a, row);
    row[OF_size] = ks_input_share(f->g->pieces, MANY);
    for (int side = 0; side < 2; side++) {
        const struct army *own = &a[side];
        row[OF_first_acts + side] = ks_input_flag(acts && x->side == side);
        row[OF_force_0 + side] = ks_input_share(own->force, a[0].whole + a[1].whole);
        row[OF_due_0 + side] = ks_input_share(own->due, a[0].whole + a[1].whole);
        row[OF_left_0 + side] = ks_input_share(own->force + own->due, own->whole);
        row[OF_guns_0 + side] = ks_input_share(own->guns, TEN);
        row[OF_leaders_0 + side] = ks_input_share(own->leaders, TEN);
        row[OF_chits_0 + side] = ks_input_share(f->chits[side], FEW);
    }
}

/* ---- all of it ---- */

static void look_around(struct field *f)
{
    ks_around_begin(&f->around);
    for (ks_unit u = 0; u < f->g->pieces; u++)
        if (on_map(f->s, u) && !is_gone(f->s, u))
            ks_around_add(&f->around, piece(f->s, u)->hex, side_of(f->g, u),
                          force_of(f->g, f->s, u));
    ks_around_measure(f->g, &f->around);
    for (size_t i = 0; i < f->around.n; i++)
        for (int side = 0; side < 2; side++)
            for (int band = 0; band < R94_ARTILLERY_BANDS; band++)
                f->fire[i][side][band] = 0;
}

/* Guns come first: what they bear on is told of those they bear on. */
void r94_inputs(const struct ks_game *g, const struct ks_state *s, struct ks_inputs *out)
{
    struct field f;
    f.g = g;
    f.s = s;
    f.chits[0] = f.chits[1] = 0;
    look_around(&f);
    count_chits(&f);
    for (ks_unit u = 0; u < g->pieces; u++) {
        int8_t *row = out->piece[out->pieces];
        if (is_gone(s, u) || never_comes(g, s, u))
            continue;
        out->unit[out->pieces++] = u;
        for (int i = 0; i < KS_MAX_INPUTS; i++)
            row[i] = 0;
        if (is_gun(g, u) && on_map(s, u) && !is_limbered(s, u))
            lay(&f, u, row);
    }
    for (size_t i = 0; i < out->pieces; i++) {
        ks_unit u = out->unit[i];
        tell_kind(g, u, out->piece[i]);
        tell_strength(g, s, u, out->piece[i]);
        tell_command(&f, u, out->piece[i]);
        if (on_map(s, u))
            tell_place(&f, u, out->piece[i]);
        else
            tell_absence(g, s, u, out->piece[i]);
    }
    tell_whole(&f, out->whole);
}
