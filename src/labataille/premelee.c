#include "labataille/premelee.h"

#include "labataille/fraction.h"
#include "labataille/ground.h"
#include "labataille/morale.h"
#include "labataille/procs.h"

/* ---- increments [LB-2.15-4] ---- */

/* Of a line the top four of a hex count, over a bridge four whatever the formation
 * [RZ-BRIDGE-1] R65, on a dike half of them [RZ-DIKE-3] R171. */
static struct lb_fraction attacking(const struct ks_game *g, const struct ks_state *s)
{
    struct lb_fraction sum = whole(0);
    for (EACH_ATTACKER(u, g, s))
        for (int i = 0; i < parts(s, u); i++) {
            if (!(piece(s, u)->joined >> i & 1))
                continue;
            ks_hex from = lb_part_hex(g, s, u, i);
            bool bridge = lb_approach_from(g, s, from).bridge;
            int most = bridge                  ? lb(g)->road_hex
                       : form(s, u) == LB_LINE ? lb(g)->line_melee
                                               : UINT8_MAX;
            sum = lb_sum(sum, scaled(whole(lb_counted(g, s, u, i, most)),
                                     lb_dike_share(g, s, u, from, bridge)));
        }
    return sum;
}

static struct lb_fraction defending(const struct ks_game *g, const struct ks_state *s)
{
    ks_unit v[LB_MAX_STACK];
    bool bridge = lb_approach_of(g, s, KS_NONE).bridge;
    int n = lb_defenders(g, s, v), most = bridge ? lb(g)->road_hex : UINT8_MAX;
    struct lb_fraction sum = whole(0);
    for (int i = 0; i < n; i++)
        if (!has(s, v[i], LB_SHELTERED))
            sum = lb_sum(sum,
                         scaled(whole(lb_counted_below(g, s, v[i], most)),
                                lb_dike_share(g, s, v[i], assault_of(s)->hex, bridge)));
    return sum.num ? sum : whole(1);
}

/* ---- modifiers ---- */

struct condition {
    bool holds;
    uint16_t told;
    int attacker, defender;
};

static int sum_up(const struct condition *c, int n, bool attacks, ks_unit u,
                  struct ks_events *out)
{
    int sum = 0;
    for (int i = 0; i < n; i++)
        if (c[i].holds)
            sum += lb_note_modifier(out, c[i].told, u,
                                    attacks ? c[i].attacker : c[i].defender);
    return sum;
}

#define BOTH(modifier) r->premelee.modifier.attacker, r->premelee.modifier.defender

/* [RZ-PRE-1 .. RZ-PRE-6 RZ-PRE-7 RZ-PRE-8 RZ-PRE-15 RZ-PRE-16] Numbers and ground. */
static int by_place(const struct ks_game *g, const struct ks_state *s, ks_unit u,
                    bool attacks, struct ks_events *out)
{
    const struct lb_game *r = lb(g);
    struct lb_approach a = lb_approach_of(g, s, attacks ? u : KS_NONE);
    const struct lb_premelee_row *row =
        &r->premelee_row[lb_premelee_row(g, attacking(g, s), defending(g, s))];
    const struct condition c[] = {
        {true, PRE_ODDS, row->attacker, row->defender},
        {a.zone == KS_FLANK, PRE_FLANK, BOTH(flank)},
        {a.zone == KS_REAR, PRE_REAR, BOTH(rear)},
        {a.uphill, PRE_UPHILL, BOTH(uphill)},
        {a.stream, PRE_STREAM, BOTH(stream)},
    };
    return sum_up(c, (int)(sizeof c / sizeof *c), attacks, u, out);
}

/* [RZ-PRE-9 .. RZ-PRE-14] How the defender stands: the unit itself for its own check, the top one
 * for the attackers'. 5.3: two of the rows do not say whose they are. */
static int by_formation(const struct ks_game *g, const struct ks_state *s, ks_unit u,
                        bool attacks, struct ks_events *out)
{
    const struct lb_game *r = lb(g);
    const struct ks_frame *f = assault_of(s);
    ks_unit d = attacks ? lb_top_unit(g, s, f->hex, !f->side) : u;
    bool good = is_good(s, d), line = good && form(s, d) == LB_LINE;
    bool swap = r->line_to_defender;
    struct condition c[] = {
        {good && form(s, d) == LB_SKIRMISH, PRE_SKIRMISH, BOTH(skirmish)},
        {line, PRE_LINE, BOTH(line)},
        {line && unit(g, d)->army == LB_AUSTRIAN, PRE_AUSTRIAN_LINE, BOTH(austrian_line)},
        {good && form(s, d) == LB_CARRE, PRE_CARRE, BOTH(carre)},
        {is_disordered(s, d), PRE_DISORDERED, BOTH(disordered)},
        {is_routed(s, d), PRE_ROUTED, BOTH(routed)},
    };
    return sum_up(c, 2, attacks, u, out) + sum_up(c + 2, 2, attacks != swap, u, out) +
           sum_up(c + 4, 2, attacks, u, out);
}

/* [RZ-PRE-18 RZ-PRE-19 RZ-PRE-20] R76: modifier for a loss to the fire of such troops; 0: not
 * elite. */
static int elite(const struct ks_game *g, ks_unit u)
{
    const struct lb_game *r = lb(g);
    for (int i = 0; i < r->elite_rows && is_foot(g, u); i++)
        if (unit(g, u)->morale >= r->elite_row[i].from &&
            unit(g, u)->morale <= r->elite_row[i].to)
            return r->elite_row[i].modifier;
    return 0;
}

static int worst_elite(const struct ks_game *g, const struct ks_state *s, bool attackers)
{
    ks_unit v[LB_MAX_STACK];
    int worst = 0, n = attackers ? 0 : lb_defenders(g, s, v);
    for (int i = 0; i < n; i++)
        worst = elite(g, v[i]) < worst ? elite(g, v[i]) : worst;
    for (ks_unit u = attackers ? lb_next_attacker(g, s, KS_NONE) : KS_NONE; u != KS_NONE;
         u = lb_next_attacker(g, s, u))
        worst = elite(g, u) < worst ? elite(g, u) : worst;
    return worst;
}

/* [RZ-PRE-17] R82: increments an attacker itself lost to the fire that met it. Before elite troops
 * each counts more, unless it is elite itself, and then for a defender too. */
static int by_fire(const struct ks_game *g, const struct ks_state *s, ks_unit u,
                   bool attacks, struct ks_events *out)
{
    int met = piece(s, u)->met, enemy = elite(g, u) ? 0 : worst_elite(g, s, !attacks);
    if (enemy)
        return lb_note_modifier(out, PRE_ELITE, u, met * enemy);
    return attacks ? lb_note_modifier(out, PRE_FIRE, u, met * lb(g)->lost_in_fire) : 0;
}

int lb_premelee_modifier(const struct ks_game *g, const struct ks_state *s, ks_unit u,
                         struct ks_events *out)
{
    bool attacks = side_of(g, u) == assault_of(s)->side;
    return by_place(g, s, u, attacks, out) + by_formation(g, s, u, attacks, out) +
           by_fire(g, s, u, attacks, out);
}

/* ---- which units check [LB-2.15-5] R83 ---- */

bool lb_defender_checks(const struct ks_game *g, const struct ks_state *s, ks_unit u)
{
    return !lb_horse_fights(g, s) && form(s, u) != LB_GENERAL &&
           !(is_gun(g, u) && is_cover(g, piece(s, u)->hex)) &&
           !has(s, u, LB_STOOD | LB_SHELTERED);
}

bool lb_attacker_checks(const struct ks_game *g, const struct ks_state *s, ks_unit u)
{
    const struct ks_frame *f = assault_of(s);
    ks_unit first = lb_top_unit(g, s, f->hex, !f->side);
    return !lb_horse_fights(g, s) && !has(s, u, LB_STOOD) &&
           !(is_good(s, first) && form(s, first) == LB_SKIRMISH); /* [RZ-PRE-9] */
}

/* ---- the checks: defenders first, then attackers; frame.hex, frame.side ---- */

enum { DEFENDERS, BROKEN_GUNS, ATTACKERS, OVER };

static void ask(struct play *p, ks_unit u, enum lb_cause cause)
{
    lb_ask_check(p, u, cause, lb_premelee_modifier(p->g, p->s, u, NULL));
}

static void ask_defenders(struct play *p)
{
    ks_unit v[LB_MAX_STACK];
    int n = lb_defenders(p->g, p->s, v);
    for (int i = 0; i < n; i++)
        if (lb_defender_checks(p->g, p->s, v[i]))
            ask(p, v[i], BY_ASSAULT);
    lb_push_checks(p);
}

/* R172: guns that stand cannot go back: their crews leave them. */
static void abandon_guns(struct play *p)
{
    ks_unit v[LB_MAX_STACK];
    int n = lb_defenders(p->g, p->s, v);
    for (int i = 0; i < n; i++)
        if (is_gun(p->g, v[i]) && is_unlimbered(p->s, v[i]) &&
            lb_defender_checks(p->g, p->s, v[i])) {
            lb_abandon(p->g, p->s, v[i]);
            event(p, GUNS_ABANDONED, v[i], piece(p->s, v[i])->hex, 0);
        }
}

static void ask_attackers(struct play *p)
{
    if (!holds(p->s, frame(p->s)->hex, !frame(p->s)->side))
        return;
    for (EACH_ATTACKER(u, p->g, p->s))
        if (lb_attacker_checks(p->g, p->s, u))
            ask(p, u, BY_ASSAULTING);
    lb_push_checks(p);
}

bool lb_premelee_run(struct play *p)
{
    switch (frame(p->s)->step++) {
    case DEFENDERS: ask_defenders(p); break;
    case BROKEN_GUNS: abandon_guns(p); break;
    case ATTACKERS: ask_attackers(p); break;
    default: ks_pop(p); break;
    }
    return false;
}

/* It asks nothing itself: the checks are rolled in the queue. */
