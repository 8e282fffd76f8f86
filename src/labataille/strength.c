#include "labataille/strength.h"

#include "labataille/ground.h"
#include "labataille/stacking.h"

/* A value on its way through the multipliers. */
struct tally {
    struct lb_fraction value;
    ks_unit unit;
    struct ks_events *out;
};

/* Multiplies, and reports the factor unless it is 1. */
static void times(struct tally *t, bool holds, struct lb_ratio by, uint16_t told)
{
    if (!holds || by.num == by.den)
        return;
    t->value = scaled(t->value, by);
    if (t->out && t->out->n < KS_MAX_EVENTS)
        t->out->v[t->out->n++] = sentence(told, t->unit, KS_NONE, by.num, by.den);
}

/* ---- what both sides share ---- */

/* [LB-2.3-1] The printed value in proportion to the increments. */
static struct lb_fraction worth_of(const struct ks_game *g, ks_unit u, int increments)
{
    return lb_reduced((int64_t)unit(g, u)->melee * increments, unit(g, u)->increments);
}

/* In two hexes half of the value in each, whatever the increments there, R50, R51; on the road the
 * increments of the hex, R53. */
static struct lb_fraction share(const struct ks_game *g, const struct ks_state *s,
                                ks_unit u, int part)
{
    const struct lb_piece *x = piece(s, u);
    if (x->form == LB_ROAD_MARCH || x->parts < 2)
        return worth_of(g, u, lb_part_increments(g, s, u, part));
    return lb_times(worth_of(g, u, x->left), 1, x->parts);
}

/* [RZ-DIKE-3 RZ-DIKE-4] */
static void on_dike(const struct ks_game *g, const struct ks_state *s, struct tally *t,
                    ks_hex h, bool bridge)
{
    times(t, true, lb_dike_share(g, s, t->unit, h, bridge),
          form(s, t->unit) == LB_SKIRMISH ? TIMES_DIKE_SKIRMISH : TIMES_DIKE);
}

/* [RZ-BRIDGE-1] R65: the most that many increments can be worth. */
static void at_most(const struct ks_game *g, struct tally *t, int increments)
{
    struct lb_fraction most = worth_of(g, t->unit, increments);
    t->value = is_less(most, t->value) ? most : t->value;
}

/* [RZ-MELEE-11 .. RZ-MELEE-15 LB-2.16-1 LB-2.16-3] */
static void of_horse(const struct ks_game *g, const struct ks_state *s, struct tally *t,
                     bool attacks)
{
    const struct lb_game *r = lb(g);
    const struct lb_piece *x = piece(s, t->unit);
    if (!is_horse(g, t->unit))
        return;
#define SIDE(factor_) (attacks ? r->factor.factor_.attacker : r->factor.factor_.defender)
    times(t, unit(g, t->unit)->heavy && x->form == LB_LINE && is_good(s, t->unit),
          SIDE(heavy_line), TIMES_HEAVY_LINE);
    times(t, x->readiness == LB_TIRED, SIDE(tired), TIMES_TIRED);
    times(t, x->readiness == LB_EXHAUSTED, SIDE(exhausted), TIMES_EXHAUSTED);
    times(t, has(s, t->unit, LB_SAVING), r->saving, TIMES_SAVING);
}

/* [RZ-MELEE-18] 5.13: attacking or defending, in line, once for each hex of it that fights, and no
 * multiplier touches it, R177. */
static void add_lances(const struct ks_game *g, const struct ks_state *s, struct tally *t,
                       int hexes)
{
    const struct lb_piece *x = piece(s, t->unit);
    const struct lb_unit *d = unit(g, t->unit);
    bool counts =
        is_good(s, t->unit) &&
        (x->form == LB_LINE || (x->form == LB_COLUMN && lb(g)->lance_in_column));
    if (!d->lance || !counts)
        return;
    struct lb_fraction more =
        lb_reduced((int64_t)d->lance * x->left * hexes, d->increments);
    t->value = lb_sum(t->value, more);
    if (t->out && t->out->n < KS_MAX_EVENTS)
        t->out->v[t->out->n++] =
            sentence(TIMES_LANCES, t->unit, KS_NONE, (int)more.num, (int)more.den);
}

/* [RZ-MELEE-10 LB-2.16-25] R176, R221: are all defenders light cavalry? In defence it counts for
 * nothing. */
static bool is_light(const struct ks_game *g, ks_unit u)
{
    return is_horse(g, u) && !unit(g, u)->heavy;
}

static bool defenders_are_light(const struct ks_game *g, const struct ks_state *s)
{
    ks_unit v[LB_MAX_STACK];
    int n = lb_defenders(g, s, v);
    for (int i = 0; i < n; i++)
        if (!is_light(g, v[i]))
            return false;
    return n > 0;
}

/* ---- attackers ---- */

/* [RZ-MELEE-1 RZ-MELEE-2 RZ-MELEE-8 RZ-MELEE-17] One hex of it. */
static void add_part(const struct ks_game *g, const struct ks_state *s, struct tally *sum,
                     int part)
{
    const struct lb_game *r = lb(g);
    ks_hex from = lb_part_hex(g, s, sum->unit, part);
    struct lb_approach a = lb_approach_from(g, s, from);
    struct tally t = {share(g, s, sum->unit, part), sum->unit, sum->out};
    if (a.bridge)
        at_most(g, &t, lb_counted(g, s, t.unit, part, r->road_hex));
    times(&t, a.zone == KS_FLANK, r->factor.flank.attacker, TIMES_FLANK);
    times(&t, a.zone == KS_REAR, r->factor.rear.attacker, TIMES_REAR);
    times(&t, a.stream && is_foot(g, t.unit), r->factor.foot_stream.attacker,
          TIMES_STREAM);
    times(&t, a.stream && is_horse(g, t.unit), r->factor.horse_stream.attacker,
          TIMES_STREAM);
    on_dike(g, s, &t, from, a.bridge);
    sum->value = lb_sum(sum->value, t.value);
}

/* [RZ-MELEE-7 RZ-MELEE-9 RZ-MELEE-16 LB-2.15-16 LB-2.15-18 LB-2.21-2 LB-3.8-1] 5.2, 5.4, 5.15; no
 * doubling against a Masse, nor against cavalry that rode to meet the charge [LB-2.16-17]. */
static void against(const struct ks_game *g, const struct ks_state *s, struct tally *t,
                    ks_unit first, ks_hex target)
{
    const struct lb_game *r = lb(g);
    bool good = is_good(s, first), carre = good && form(s, first) == LB_CARRE;
    bool masse = good && form(s, first) == LB_MASSE;
    bool charge = has(s, t->unit, LB_STRAIGHT) && !has(s, t->unit, LB_COUNTERED) &&
                  piece(s, t->unit)->bound == target && !masse;
    if (is_foot(g, t->unit)) {
        times(t, good && form(s, first) == LB_COLUMN, r->factor.foot_on_column.attacker,
              TIMES_COLUMN_FOOT);
        times(t, carre, r->factor.foot_on_carre.attacker, TIMES_CARRE_FOOT);
        return;
    }
    times(t, charge, r->factor.charge.attacker, TIMES_CHARGE);
    times(t, unit(g, t->unit)->heavy && defenders_are_light(g, s),
          r->factor.heavy_on_light.attacker, TIMES_HEAVY);
    times(t, carre, r->factor.horse_on_carre.attacker, TIMES_CARRE_HORSE);
    times(t, masse, r->factor.horse_on_masse.attacker, TIMES_MASSE);
    times(t, has(s, t->unit, LB_LOOSE), r->factor.not_recalled.attacker, TIMES_LOOSE);
    times(t, is_cover(g, target), r->factor.horse_on_general.attacker, TIMES_COVER);
}

struct lb_fraction lb_attack_value(const struct ks_game *g, const struct ks_state *s,
                                   ks_unit u, struct ks_events *out)
{
    const struct lb_game *r = lb(g);
    const struct ks_frame *f = assault_of(s);
    ks_unit first = lb_top_unit(g, s, f->hex, !f->side);
    struct tally t = {whole(0), u, out};
    int hexes = 0;
    for (int i = 0; i < parts(s, u); i++)
        if (piece(s, u)->joined >> i & 1) {
            add_part(g, s, &t, i);
            hexes++;
        }
    times(&t, form(s, u) == LB_SKIRMISH, r->factor.skirmish.attacker, TIMES_SKIRMISH);
    times(&t, ground(g, f->hex) == LB_SWAMP, r->factor.swamp.attacker, TIMES_SWAMP);
    against(g, s, &t, first, f->hex);
    of_horse(g, s, &t, true);
    add_lances(g, s, &t, hexes);
    return t.value;
}

/* ---- defenders ---- */

/* [RZ-MELEE-3 .. RZ-MELEE-6 LB-2.8-3 LB-2.14-2 LB-2.14-3] */
static void by_state(const struct ks_game *g, const struct ks_state *s, struct tally *t,
                     ks_hex h)
{
    const struct lb_game *r = lb(g);
    int now = form(s, t->unit);
    bool routed = is_routed(s, t->unit);
    times(t, !routed && now == LB_SKIRMISH, r->factor.skirmish.defender, TIMES_SKIRMISH);
    times(t, lb_fights_disordered(g, s, t->unit, h), r->factor.disordered.defender,
          TIMES_DISORDER);
    times(t, routed, r->factor.routed.defender, TIMES_ROUT);
    times(t, !routed && now == LB_ROAD_MARCH, r->factor.road_march.defender,
          TIMES_ROAD_MARCH);
}

struct lb_fraction lb_defence_value(const struct ks_game *g, const struct ks_state *s,
                                    ks_unit u, struct ks_events *out)
{
    const struct lb_game *r = lb(g);
    ks_hex h = assault_of(s)->hex;
    struct tally t = {whole(0), u, out};
    if (has(s, u, LB_SHELTERED)) /* [LB-2.8-4] */
        return t.value;
    bool bridge = lb_approach_of(g, s, KS_NONE).bridge;
    t.value = share(g, s, u, lb_part_in(g, s, u, h));
    if (bridge)
        at_most(g, &t, lb_counted_below(g, s, u, r->road_hex));
    by_state(g, s, &t, h);
    on_dike(g, s, &t, h, bridge);
    times(&t, ground(g, h) == LB_SWAMP, r->factor.swamp.defender, TIMES_SWAMP);
    of_horse(g, s, &t, false);
    add_lances(g, s, &t, 1);
    bool weak = is_gun(g, u) && is_disordered(s, u) && is_less(t.value, whole(1));
    return weak ? whole(1) : t.value; /* [LB-2.14-2] never below 1 for guns */
}
