/* The melee modifiers table [11.7b]: one function serves the fight, the forecast and the
 * computer players. */
#include "rules1794/melee.h"

#include "rules1794/stack.h"

/* One side of a melee. */
struct party {
    int strength, shock, units, skirmishers, branch, morale;
    bool square, commander, scythes;
    ks_unit lead;
};

/* [4.5a@maciejowice] Any commander but the late one leads the reserve. */
static bool has_leader_of_reserve(const struct ks_game *g, const struct ks_state *s,
                                  ks_hex h, int side)
{
    for (ks_unit u = top(s, h); u != KS_NONE; u = below(s, u))
        if (is_leader(g, u) && side_of(g, u) == side && u != r94(g)->late)
            return true;
    return false;
}

/* [6.5 7.3.2-7 11.1b] Strengths are added; [11.10a] guns alone count as infantry of
 * strength 1, stacked guns for nothing [11.11a]. */
static struct party party_of(const struct ks_game *g, const struct ks_state *s, ks_hex h,
                             int side)
{
    struct party x = {.branch = R94_FOOT, .lead = KS_NONE};
    for (ks_unit u = top(s, h); u != KS_NONE; u = below(s, u)) {
        if (side_of(g, u) != side || !is_troop(g, u))
            continue;
        const struct r94_unit *d = unit(g, u);
        int strength = values(g, s, u)->strength;
        if (x.lead == KS_NONE) {
            x.lead = u;
            x.branch = d->branch;
            x.morale = values(g, s, u)->morale;
            x.square = is_square(s, u);
        }
        x.units++;
        x.strength += strength;
        x.shock += d->arm == R94_GRENADIER || d->arm == R94_KOSYNIER ? strength : 0;
        x.scythes |= d->arm == R94_KOSYNIER;
        x.skirmishers += piece(s, u)->form == R94_SKIRMISH;
        ks_unit c = d->commander;
        x.commander |= c != KS_NONE && piece(s, c)->hex == h;
        x.commander |= d->reserve && has_leader_of_reserve(g, s, h, side);
    }
    if (x.units == 0) {
        struct r94_crowd c = r94_crowd_of(g, s, h, side);
        x.strength = 1;
        x.lead = c.gun; /* its facing shows flank and rear */
    }
    ks_unit chief = x.lead == KS_NONE ? KS_NONE : overall_of(g, x.lead);
    x.commander |= chief != KS_NONE && piece(s, chief)->hex == h;
    return x;
}

/* [TAB-MELEE-2 TAB-MELEE-3] The best of flank and rear; a square has neither [r77]. */
static int best_zone(const struct ks_game *g, const struct ks_state *s, ks_hex h,
                     int attacker, const struct party *enemy)
{
    int best = KS_FRONT;
    if (enemy->lead == KS_NONE || enemy->square)
        return best;
    for (ks_unit u = top(s, h); u != KS_NONE; u = below(s, u)) {
        if (side_of(g, u) != attacker || piece(s, u)->from == KS_NO_DIRECTION)
            continue;
        int z = (int)ks_zone_of(piece(s, enemy->lead)->facing, piece(s, u)->from);
        best = z > best ? z : best;
    }
    return best;
}

/* [TAB-MELEE-10] All units that entered came uphill or over the stream. */
static bool came_the_hard_way(const struct ks_game *g, const struct ks_state *s, ks_hex h,
                              int side)
{
    int entered = 0, hard = 0;
    for (ks_unit u = top(s, h); u != KS_NONE; u = below(s, u)) {
        int d = piece(s, u)->from;
        if (side_of(g, u) != side || !is_troop(g, u) || d == KS_NO_DIRECTION)
            continue;
        entered++;
        hard += r94(g)->level[h] > r94(g)->level[next_hex(g, h, d)] ||
                g->map.stream[h] >> d & 1;
    }
    return entered && hard == entered;
}

static int add(struct ks_events *log, uint16_t code, int side, ks_hex h, int number)
{
    if (log && log->n < KS_MAX_EVENTS)
        log->v[log->n++] = sentence(code, KS_NONE, h, number, side);
    return number;
}

/* [TAB-MELEE-1] */
static int ratio(const struct r94_game *r, int mine, int theirs)
{
    for (int i = 0; i < 3; i++)
        if (mine * r->melee_ratio[i][1] >= theirs * r->melee_ratio[i][0])
            return r->melee_ratio[i][2];
    return 0;
}

static int attacker_only(const struct ks_game *g, const struct ks_state *s, ks_hex h,
                         int side, const struct party *enemy, bool charge, bool lava,
                         struct ks_events *log)
{
    const struct r94_game *r = r94(g);
    int sum = 0, z = best_zone(g, s, h, side, enemy);
    if (z == KS_REAR)
        sum += add(log, MOD_REAR, side, h, r->melee_rear);
    else if (z == KS_FLANK)
        sum += add(log, MOD_FLANK, side, h, r->melee_flank);
    else if (lava && !enemy->square) /* [7.4c] */
        sum += add(log, MOD_LAVA, side, h, r->melee_flank);
    if (charge) { /* [TAB-MELEE-4] */
        sum += add(log, MOD_CHARGE, side, h, r->melee_charge);
        if (enemy->branch == R94_FOOT && !enemy->square &&
            (enemy->skirmishers < enemy->units || !enemy->units))
            sum += add(log, MOD_CHARGE_OPEN, side, h, r->melee_charge_open);
    }
    if (came_the_hard_way(g, s, h, side))
        sum += add(log, MOD_HARD_WAY, side, h, r->melee_uphill);
    return sum;
}

static int defender_only(const struct ks_game *g, ks_hex h, int side,
                         const struct party *me, const struct party *enemy,
                         struct ks_events *log)
{
    const struct r94_game *r = r94(g);
    int sum = 0, terrain = g->map.terrain[h];
    if (me->square) /* [7.3.2-5 7.3.2-6 TAB-MELEE-5] */
        sum += enemy->branch == R94_HORSE
                   ? add(log, MOD_SQUARE_HORSE, side, h, r->melee_square_horse)
                   : add(log, MOD_SQUARE_FOOT, side, h, r->melee_square_foot);
    if (terrain == KS_WOODS || terrain == KS_VILLAGE) /* [TAB-MELEE-8] */
        sum += add(log, MOD_COVER, side, h, r->melee_cover);
    if (terrain == KS_CASTLE) /* [TAB-MELEE-9] */
        sum += add(log, MOD_IN_CASTLE, side, h, r->melee_castle);
    /* [7.5b TAB-MELEE-6] whatever they are stacked with, r213 */
    if (me->scythes && enemy->branch == R94_HORSE && r->melee_kosynier_horse)
        sum += add(log, MOD_SCYTHES_HORSE, side, h, r->melee_kosynier_horse);
    return sum;
}

int r94_melee_modifiers(const struct ks_game *g, const struct ks_state *s, ks_hex h,
                        int attacker, int side, bool charge, bool lava,
                        struct ks_events *log)
{
    const struct r94_game *r = r94(g);
    struct party me = party_of(g, s, h, side), enemy = party_of(g, s, h, !side);
    int sum = 0, by = ratio(r, me.strength, enemy.strength);
    if (by)
        sum += add(log, MOD_STRENGTH, side, h, by);
    sum += side == attacker ? attacker_only(g, s, h, side, &enemy, charge, lava, log)
                            : defender_only(g, h, side, &me, &enemy, log);
    if (me.units && 2 * me.shock >= me.strength) /* [TAB-MELEE-7] */
        sum += add(log, MOD_SHOCK, side, h, r->melee_shock);
    if (me.units && me.skirmishers == me.units) /* [TAB-MELEE-11] */
        sum += add(log, MOD_SKIRMISH, side, h, r->melee_skirmish);
    if (me.commander) /* [TAB-MELEE-12] */
        sum += add(log, MOD_COMMANDER, side, h, r->melee_commander);
    if (r->morale_in_melee && me.units && enemy.units && /* [TAB-MELEE-13] */
        me.morale >= enemy.morale + r->melee_morale_gap)
        sum += add(log, MOD_MORALE, side, h, r->melee_morale);
    return sum;
}
