/* Everything here is relative, so that a net learned from one battle also fits others; and public. With
 * fog nobody knows what the enemy's counters print: then every piece counts as one of its arm does on
 * the whole, the viewer's own ones too, so that all that look at a position judge the same. */
#include "labataille/inputs.h"

#include "core/around.h"
#include "labataille/faces.h"
#include "labataille/ground.h"
#include "labataille/home.h"
#include "labataille/level.h"
#include "labataille/system.h"
#include "labataille/victory.h"

enum {
    MELEE = 32,
    FIRE = 16,
    MORALE = 36,
    SIZE = 8,
    POINTS = 2,
    FEW = 4,  /* so many enemies, guns or targets count as one */
    SOON = 8, /* turns */
    FOE_REACH = 12,
    STRONG = 64,
    LEADER_REACH = 12,
    GOAL_REACH = 40,
    HOME_REACH = 48,
    GUN_FORCE = 6,
    HORSE_FORCE = 2, /* an increment beside one of foot */
    EIGHT = 8,
    TWO = 2,
    TEN = 10,
    BANDS = 3,
    TYPICAL_MORALE = 20, /* with fog */
    TYPICAL_RANGE = 10,
};

const char *const lb_piece_input[] = {
#define PIECE(name) #name,
#define WHOLE(name)
#include "labataille/inputs.def"
#undef PIECE
#undef WHOLE
    NULL};

const char *const lb_whole_input[] = {
#define PIECE(name)
#define WHOLE(name) #name,
#include "labataille/inputs.def"
#undef PIECE
#undef WHOLE
    NULL};

/* What several rows need. */
struct field {
    const struct ks_game *g;
    const struct ks_state *s;
    struct ks_around around;
    /* enemy guns that bear on a side's units in a post, by band */
    uint8_t fire[KS_MAX_POSTS][2][BANDS];
    struct ks_objective goal[2][KS_MAX_OBJECTIVES];
    size_t goals[2];
};

/* ---- what is printed on a counter, or is typical of it ---- */

static int melee_of(const struct ks_game *g, const struct ks_state *s, ks_unit u)
{
    const struct lb_unit *d = unit(g, u);
    int left = piece(s, u)->left;
    if (lb(g)->fog)
        return is_gun(g, u) ? 0 : 3 * left;
    return d->increments ? d->melee * left / d->increments : 0;
}

static int fire_of(const struct ks_game *g, const struct ks_state *s, ks_unit u)
{
    const struct lb_unit *d = unit(g, u);
    int left = piece(s, u)->left;
    if (lb(g)->fog)
        return is_gun(g, u) ? 4 * left : is_foot(g, u) ? left : 0;
    if (is_gun(g, u))
        return d->increments ? d->fire_at[1] * left / d->increments : 0;
    return d->fire;
}

static int morale_of(const struct ks_game *g, ks_unit u)
{
    return lb(g)->fog ? TYPICAL_MORALE : unit(g, u)->morale;
}

static int range_of(const struct ks_game *g, ks_unit u)
{
    return lb(g)->fog ? TYPICAL_RANGE : unit(g, u)->range;
}

static int force_of_increments(const struct ks_game *g, ks_unit u, int n)
{
    return is_leader(g, u)  ? 0
           : is_gun(g, u)   ? GUN_FORCE * n
           : is_horse(g, u) ? HORSE_FORCE * n
                            : n;
}

static int force_of(const struct ks_game *g, const struct ks_state *s, ks_unit u)
{
    return has(s, u, LB_ABANDONED) ? 0 : force_of_increments(g, u, piece(s, u)->left);
}

/* ---- guns ---- */

/* In the wedge before a battery [LB-2.10-5]: not farther to the side than ahead. */
static bool is_ahead(const struct ks_game *g, const struct ks_state *s, ks_unit u,
                     ks_hex h, int d)
{
    ks_hex at = piece(s, u)->hex, ahead = next_hex(g, at, piece(s, u)->facing - 6);
    return d == 1 ? is_front(g, s, u, 0, ks_grid_direction(grid(g), at, h))
                  : distance(g, ahead, h) < d;
}

/* What blocks the view by its ground alone; units come and go. */
static bool is_hidden(const struct ks_game *g, ks_hex a, ks_hex b)
{
    const struct ks_ray *ray = ks_grid_ray(grid(g), a, b);
    for (int i = 0; ray && i < ray->crossed; i++) {
        int at = ground(g, (ks_hex)(a + ray->path[i]));
        if (at == LB_FOREST || at == LB_TOWN || at == LB_VILLAGE || at == LB_HAMLET)
            return true;
    }
    return false;
}

/* The band in which a battery could fire at a hex, or -1. */
static int band_of(const struct ks_game *g, const struct ks_state *s, ks_unit u, ks_hex h)
{
    int d = distance(g, piece(s, u)->hex, h);
    if (d == 0 || d > range_of(g, u) || !is_ahead(g, s, u, h, d) ||
        is_hidden(g, piece(s, u)->hex, h))
        return -1;
    return d <= lb(g)->near_to ? 0 : d <= lb(g)->mid_to ? 1 : 2;
}

/* Notes what a battery bears on, there and in its own row. */
static void lay(struct field *f, ks_unit u, int8_t *row)
{
    int foe = !side_of(f->g, u), targets[BANDS] = {0};
    for (size_t i = 0; i < f->around.n; i++) {
        int band = f->around.post[i].force[foe] > 0
                       ? band_of(f->g, f->s, u, f->around.hex[i])
                       : -1;
        if (band < 0)
            continue;
        f->fire[i][foe][band]++;
        targets[band]++;
    }
    for (int band = 0; band < BANDS; band++)
        row[IN_targets_near + band] = ks_input_share(targets[band], FEW);
}

static bool is_in_battery(const struct ks_game *g, const struct ks_state *s, ks_unit u)
{
    return is_gun(g, u) && on_map(s, u) && is_unlimbered(s, u) && is_good(s, u) &&
           !has(s, u, LB_ABANDONED);
}

/* ---- a piece ---- */

static void tell_kind(const struct ks_game *g, ks_unit u, int8_t *row)
{
    static const uint8_t column[LB_ARMS] = {
        [LB_LINE_FOOT] = IN_line,
        [LB_LIGHT_FOOT] = IN_light,
        [LB_GRENZ] = IN_light,
        [LB_LIGHT_HORSE] = IN_light_horse,
        [LB_HEAVY_HORSE] = IN_heavy_horse,
        [LB_LANCER] = IN_lancer,
        [LB_FOOT_GUNS] = IN_guns,
        [LB_HORSE_GUNS] = IN_horse_guns,
        [LB_POSITION_GUNS] = IN_guns,
        [LB_LEADER_ARM] = IN_leader,
    };
    row[column[unit(g, u)->arm]] = KS_INPUT_ONE;
}

static int points_of(const struct ks_game *g, ks_unit u)
{
    const struct lb_game *r = lb(g);
    return is_gun(g, u)      ? r->battery_points
           : is_horse(g, u)  ? r->regiment_points[1]
           : is_leader(g, u) ? r->leader_points[unit(g, u)->commands]
                             : 0;
}

static void tell_strength(const struct ks_game *g, const struct ks_state *s, ks_unit u,
                          int8_t *row)
{
    const struct lb_piece *x = piece(s, u);
    row[IN_points] = ks_input_share(points_of(g, u), POINTS);
    if (is_leader(g, u))
        return;
    row[IN_melee] = ks_input_share(melee_of(g, s, u), MELEE);
    row[IN_fire] = ks_input_share(fire_of(g, s, u), FIRE);
    row[IN_morale] = ks_input_share(morale_of(g, u), MORALE);
    row[IN_steps] = ks_input_share(x->left, unit(g, u)->increments);
    row[IN_size] = ks_input_share(x->left, SIZE);
    row[IN_disordered] = ks_input_flag(x->condition == LB_DISORDERED);
    row[IN_routed] = ks_input_flag(x->condition == LB_ROUTED);
    row[IN_abandoned] = ks_input_flag(has(s, u, LB_ABANDONED));
    if (!is_horse(g, u))
        return;
    row[IN_tired] = ks_input_flag(x->readiness == LB_TIRED);
    row[IN_exhausted] = ks_input_flag(x->readiness == LB_EXHAUSTED);
}

static void tell_moment(const struct ks_game *g, const struct ks_state *s, ks_unit u,
                        int8_t *row)
{
    bool acts = look(s)->phase != LB_NO_PHASE && look(s)->side == side_of(g, u);
    row[IN_acting] = ks_input_flag(acts);
    row[IN_moved] = ks_input_flag(acts && has(s, u, LB_MOVED));
    row[IN_charged] = ks_input_flag(has(s, u, LB_CHARGED));
}

static void tell_absence(const struct ks_game *g, const struct ks_state *s, ks_unit u,
                         int8_t *row)
{
    int turn = piece(s, u)->back ? piece(s, u)->back : unit(g, u)->arrival;
    row[IN_due] = ks_input_near(turn > s->turn ? turn - s->turn : 0, SOON);
}

static void tell_formation(const struct ks_state *s, ks_unit u, int8_t *row)
{
    static const uint8_t column[LB_FORMATIONS] = {
        [LB_LINE] = IN_in_line,      [LB_GENERAL] = IN_general,
        [LB_SKIRMISH] = IN_skirmish, [LB_CARRE] = IN_square,
        [LB_MASSE] = IN_square,      [LB_ROAD_MARCH] = IN_road,
        [LB_LIMBERED] = IN_limbered, [LB_UNLIMBERED] = IN_battery,
    };
    if (form(s, u) != LB_COLUMN)
        row[column[form(s, u)]] = KS_INPUT_ONE;
}

static void tell_ground(const struct ks_game *g, const struct ks_state *s, ks_unit u,
                        int8_t *row)
{
    ks_hex h = piece(s, u)->hex;
    int place = lb(g)->place_of[h];
    row[IN_cover] = ks_input_flag(is_cover(g, h));
    row[IN_height] = ks_input_share(lb(g)->level[h], 2);
    row[IN_across] = ks_input_flag(lb(g)->beyond[h]);
    if (place == LB_NO_NODE || is_leader(g, u))
        return;
    bool own = lb_holder(g, s, place) == side_of(g, u);
    row[own ? IN_holds : IN_takes] = KS_INPUT_ONE;
}

static void tell_company(const struct ks_game *g, const struct ks_state *s, ks_unit u,
                         int8_t *row)
{
    int others = 0;
    bool troops = false;
    for (EACH_NODE(n, s, piece(s, u)->hex)) {
        ks_unit v = node_unit(g, n);
        if (v == u || side_of(g, v) != side_of(g, u))
            continue;
        others += !is_leader(g, v);
        troops |= is_foot(g, v) || is_horse(g, v);
    }
    row[IN_stacked] = ks_input_share(others, FEW);
    row[IN_alone] = ks_input_flag(!troops && (is_gun(g, u) || is_leader(g, u)));
}

/* Enemies around its hexes. */
static void tell_neighbours(const struct ks_game *g, const struct ks_state *s, ks_unit u,
                            int8_t *row)
{
    int foes[3] = {0};
    for (int i = 0; i < parts(s, u); i++)
        for (int d = 0; d < KS_DIRECTIONS; d++)
            if (holds(s, next_hex(g, lb_part_hex(g, s, u, i), d), !side_of(g, u)))
                foes[lb_face(g, s, u, i, d)]++;
    for (int i = 0; i < 3; i++)
        row[IN_foes_front + i] = ks_input_share(foes[i], 2);
}

/* By marches, to the nearest place that is not its side's. */
static int way_to_goal(const struct field *f, ks_unit u)
{
    int side = side_of(f->g, u), least = GOAL_REACH;
    for (size_t i = 0; i < f->goals[side]; i++) {
        const struct ks_objective *o = &f->goal[side][i];
        int way =
            o->own ? GOAL_REACH : lb_march_distance(f->g, piece(f->s, u)->hex, o->hex);
        least = way < least ? way : least;
    }
    return least;
}

static void tell_distances(const struct field *f, ks_unit u, int8_t *row)
{
    const struct ks_game *g = f->g;
    ks_hex h = piece(f->s, u)->hex;
    int side = side_of(g, u), chief = lb(g)->chief[u];
    const struct ks_post *post = ks_post_at(&f->around, h);
    row[IN_foe] = ks_input_near(post->nearest[!side], FOE_REACH);
    row[IN_support] = ks_input_share(post->within[0][side] - post->force[side], STRONG);
    row[IN_goal] = ks_input_near(way_to_goal(f, u), GOAL_REACH);
    if (!is_leader(g, u))
        row[IN_way_back] = ks_input_near(lb(g)->home[side][branch(g, u)][h], HOME_REACH);
    if (!is_leader(g, u) && chief != UINT8_MAX && on_map(f->s, (ks_unit)chief))
        row[IN_commander] =
            ks_input_near(distance(g, h, piece(f->s, (ks_unit)chief)->hex), LEADER_REACH);
    for (int i = 0; i < KS_AROUND_RINGS; i++)
        row[IN_odds_2 + i] = ks_input_odds(post->within[i][side], post->within[i][!side]);
}

static void tell_place(const struct field *f, ks_unit u, int8_t *row)
{
    const uint8_t *guns =
        f->fire[f->around.at[piece(f->s, u)->hex] - 1][side_of(f->g, u)];
    row[IN_on_map] = KS_INPUT_ONE;
    for (int band = 0; band < BANDS; band++)
        row[IN_guns_near + band] = ks_input_share(guns[band], FEW);
    tell_ground(f->g, f->s, u, row);
    tell_company(f->g, f->s, u, row);
    tell_distances(f, u, row);
    if (is_leader(f->g, u))
        return;
    tell_formation(f->s, u, row);
    tell_neighbours(f->g, f->s, u, row);
}

/* ---- the whole ---- */

/* Sums over the pieces of a side. */
struct army {
    int force, due, whole; /* on the map, still to come, at the start */
    int guns, leaders, troops, broken, across;
};

static bool is_across(const struct ks_game *g, const struct ks_state *s, ks_unit u)
{
    return is_foot(g, u) && on_map(s, u) && is_good(s, u) &&
           lb(g)->beyond[piece(s, u)->hex];
}

static void count_piece(const struct ks_game *g, const struct ks_state *s, ks_unit u,
                        struct army *a)
{
    bool troops = is_foot(g, u) || is_horse(g, u);
    a->whole += force_of_increments(g, u, unit(g, u)->increments);
    a->troops += troops;
    if (is_gone(s, u))
        return;
    a->leaders += is_leader(g, u);
    a->guns += is_gun(g, u) && on_map(s, u) && !has(s, u, LB_ABANDONED);
    a->broken += troops && !is_good(s, u);
    a->across += is_across(g, s, u);
    *(on_map(s, u) ? &a->force : &a->due) += force_of(g, s, u);
}

static void tell_points(const struct ks_game *g, const struct ks_state *s, int8_t *row)
{
    int points[2], ahead = lb_ahead(g, s);
    int left = g->turns > s->turn ? g->turns - s->turn : 0;
    lb_points(g, s, points);
    int lead = points[0] - points[1], grade = lb(g)->grade[0];
    row[OF_time_left] = ks_input_share(left, g->turns);
    row[OF_lead] = ks_input_share(lead, EIGHT);
    row[OF_close_lead] = ks_input_share(lead, TWO);
    row[OF_late_lead] = ks_input_share(lead * (g->turns - left), EIGHT * g->turns);
    row[OF_ahead] = ks_input_share((ahead == 0) - (ahead == 1), 1);
    row[OF_to_win_0] = ks_input_share(lead < grade ? grade - lead : 0, EIGHT);
    row[OF_to_win_1] = ks_input_share(-lead < grade ? grade + lead : 0, EIGHT);
}

static void tell_places(const struct ks_game *g, const struct ks_state *s, int8_t *row)
{
    const struct lb_game *r = lb(g);
    int held[2] = {0}, all = 0;
    for (int i = 0; i < r->places; i++) {
        int holder = lb_holder(g, s, i);
        held[holder] += r->place[i].points[holder];
        all += r->place[i].points[0] > r->place[i].points[1] ? r->place[i].points[0]
                                                             : r->place[i].points[1];
    }
    for (int side = 0; side < 2; side++)
        row[OF_places_0 + side] = ks_input_share(held[side], all);
}

static void tell_levels(const struct ks_game *g, const struct ks_state *s, int8_t *row)
{
    uint8_t level[LB_ARMIES];
    lb_levels_now(g, s, level);
    for (int i = 0; i < LB_ARMIES; i++) {
        int side = lb(g)->organisation[i].side;
        int8_t *at = &row[OF_level_0 + side];
        int8_t told = ks_input_share(level[i], TWO);
        *at = told > *at ? told : *at;
    }
}

static void tell_whole(const struct field *f, int8_t *row)
{
    const struct ks_game *g = f->g;
    const struct lb_state *x = look(f->s);
    struct army a[2] = {{0}};
    for (ks_unit u = 0; u < g->pieces; u++)
        count_piece(g, f->s, u, &a[side_of(g, u)]);
    tell_points(g, f->s, row);
    tell_places(g, f->s, row);
    tell_levels(g, f->s, row);
    row[OF_fights] = ks_input_flag(x->phase >= LB_DEFENSIVE_FIRE);
    for (int side = 0; side < 2; side++) {
        const struct army *own = &a[side];
        int across =
            side == lb(g)->crosser_side ? own->across * lb(g)->crosser_points : 0;
        row[OF_first_acts + side] =
            ks_input_flag(x->phase != LB_NO_PHASE && x->side == side);
        row[OF_force_0 + side] = ks_input_share(own->force, a[0].whole + a[1].whole);
        row[OF_due_0 + side] = ks_input_share(own->due, a[0].whole + a[1].whole);
        row[OF_left_0 + side] = ks_input_share(own->force + own->due, own->whole);
        row[OF_broken_0 + side] = ks_input_share(own->broken, own->troops);
        row[OF_guns_0 + side] = ks_input_share(own->guns, TEN);
        row[OF_leaders_0 + side] = ks_input_share(own->leaders, TEN);
        row[OF_across_0 + side] = ks_input_share(across, EIGHT);
    }
}

/* ---- all of it ---- */

/* A piece that lies in several hexes has its force in the first, but is met in all of them. */
static void look_around(struct field *f)
{
    const struct ks_game *g = f->g;
    ks_around_begin(&f->around);
    for (ks_unit u = 0; u < g->pieces; u++)
        if (on_map(f->s, u) && !is_gone(f->s, u))
            ks_around_add(&f->around, piece(f->s, u)->hex, side_of(g, u),
                          force_of(g, f->s, u));
    ks_around_measure(g, &f->around);
    for (size_t i = 0; i < f->around.n; i++)
        for (int side = 0; side < 2; side++)
            for (int band = 0; band < BANDS; band++)
                f->fire[i][side][band] = 0;
    for (int side = 0; side < 2; side++)
        f->goals[side] = lb_objectives(g, f->s, side, f->goal[side]);
}

/* Guns come first: what they bear on is told of those they bear on. */
void lb_inputs(const struct ks_game *g, const struct ks_state *s, struct ks_inputs *out)
{
    struct field f;
    f.g = g;
    f.s = s;
    look_around(&f);
    for (ks_unit u = 0; u < g->pieces; u++) {
        int8_t *row = out->piece[out->pieces];
        if (is_gone(s, u))
            continue;
        out->unit[out->pieces++] = u;
        for (int i = 0; i < KS_MAX_INPUTS; i++)
            row[i] = 0;
        if (is_in_battery(g, s, u))
            lay(&f, u, row);
    }
    for (size_t i = 0; i < out->pieces; i++) {
        ks_unit u = out->unit[i];
        tell_kind(g, u, out->piece[i]);
        tell_strength(g, s, u, out->piece[i]);
        tell_moment(g, s, u, out->piece[i]);
        if (on_map(s, u))
            tell_place(&f, u, out->piece[i]);
        else
            tell_absence(g, s, u, out->piece[i]);
    }
    tell_whole(&f, out->whole);
}
