#include "labataille/victory.h"

#include "labataille/level.h"
#include "labataille/stack.h"
#include "labataille/system.h"

int lb_holder(const struct ks_game *g, const struct ks_state *s, int place)
{
    int lost = 0;
    for (uint32_t bits = look(s)->lost_place[place]; bits; bits &= bits - 1)
        lost++;
    return 2 * lost > lb(g)->place[place].hexes ? !lb(g)->place_owner
                                                : lb(g)->place_owner;
}

/* [LB-4.7-4] A battalion across the stream: all of it, in good order. */
static bool is_across(const struct ks_game *g, const struct ks_state *s, ks_unit u)
{
    bool across = is_foot(g, u) && on_map(s, u) && is_good(s, u);
    for (int i = 0; i < parts(s, u) && across; i++)
        across = lb(g)->beyond[lb_part_hex(g, s, u, i)];
    return across;
}

/* [LB-4.7-5] The enemy's points for the fate of a unit, R211. A unit that fled off the map scores
 * when the hour is over. */
static int price_of(const struct ks_game *g, const struct ks_state *s, ks_unit u)
{
    const struct lb_game *r = lb(g);
    const struct lb_unit *d = unit(g, u);
    bool gone = is_gone(s, u);
    switch (d->branch) {
    case LB_GUNS: return gone ? r->battery_points : 0;
    case LB_LEADER: return gone ? r->leader_points[d->commands] : 0;
    case LB_HORSE:
        return gone                                     ? r->regiment_points[1]
               : 2 * piece(s, u)->left <= d->increments ? r->regiment_points[0]
                                                        : 0;
    default: return 0;
    }
}

void lb_points(const struct ks_game *g, const struct ks_state *s, int points[2])
{
    const struct lb_game *r = lb(g);
    uint8_t level[LB_ARMIES];
    points[0] = points[1] = 0;
    for (int i = 0; i < r->places; i++) {
        int holder = lb_holder(g, s, i);
        points[holder] += r->place[i].points[holder];
    }
    for (ks_unit u = 0; u < g->pieces; u++) {
        if (side_of(g, u) == r->crosser_side && is_across(g, s, u))
            points[r->crosser_side] += r->crosser_points;
        points[!side_of(g, u)] += price_of(g, s, u);
    }
    lb_levels_now(g, s, level);
    for (int i = 0; i < LB_ARMIES; i++)
        if (level[i])
            points[!r->organisation[i].side] += r->organisation[i].points[level[i] - 1];
}

bool lb_scores_alike(const struct ks_game *g, const struct ks_state *a,
                     const struct ks_state *b, ks_unit u)
{
    return is_gone(a, u) == is_gone(b, u) && is_routed(a, u) == is_routed(b, u) &&
           price_of(g, a, u) == price_of(g, b, u) &&
           (side_of(g, u) != lb(g)->crosser_side ||
            is_across(g, a, u) == is_across(g, b, u));
}

void lb_note_points(struct play *p)
{
    int points[2];
    lb_points(p->g, p->s, points);
    for (int i = 0; i < 2; i++)
        p->s->points[i] = (int16_t)points[i];
}

/* [LB-4.7-6] */
int lb_ahead(const struct ks_game *g, const struct ks_state *s)
{
    int points[2];
    lb_points(g, s, points);
    int lead = points[0] - points[1];
    return lead >= lb(g)->grade[0] ? 0 : -lead >= lb(g)->grade[0] ? 1 : KS_NOBODY;
}

void lb_end_game(struct play *p)
{
    static const uint16_t grade[] = {ENDS_IN_DRAW, MARGINAL_VICTORY, SUBSTANTIAL_VICTORY,
                                     DECISIVE_VICTORY};
    int how = 0;
    lb_note_points(p);
    int lead = p->s->points[0] - p->s->points[1], by = lead < 0 ? -lead : lead;
    while (how < LB_GRADES && by >= lb(p->g)->grade[how])
        how++;
    p->s->over = 1;
    p->s->result = (uint8_t)lb_ahead(p->g, p->s);
    tell(p, sentence(grade[how], KS_NONE, KS_NONE, by, p->s->result));
}
