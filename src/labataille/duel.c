/* What one enemy means to a unit: what its fire could do to him, whether it could assault him,
 * which side faces him, and whether its formation suits his presence. An estimate from the
 * charts, not the rules of fire: it is computed many thousand times a second. */
#include "labataille/faces.h"
#include "labataille/ground.h"
#include "labataille/worth.h"

enum {
    NEAR = 6, /* range in hexes within which an enemy matters to units other than guns */
    HORSE_NEAR = 4, /* cavalry so near makes infantry form carré */
    ON_ROAD = 4,    /* a road march, for each hex within four of an enemy */
    ON_WHEELS = 5,  /* limbered guns, for each hex within four */
    BROKEN = 4,     /* the same for broken units and exhausted cavalry */
    SQUARE = 5,     /* carré before cavalry; and before infantry it is as bad */
    LOOSE = 6,      /* skirmishers in the open before cavalry */
    FOE_INCREMENT = 10,
    FOE_GUN = 20,
    GUNS_SHARE = 45, /* percent: they fire at one of those they could fire at */
    MOST_LEAN = 8,
};

/* ---- guessing what fire does ---- */

/* [RZ-FIRE-1] Of a hex of infantry, in halves. */
static int foot_fire(const struct ks_game *g, const struct ks_state *s, ks_unit u,
                     int part)
{
    const struct lb_game *r = lb(g);
    const struct lb_fire_value *v = &r->fire_value[form(s, u)][unit(g, u)->troops];
    int most = form(s, u) == LB_LINE       ? r->line_fire
               : form(s, u) == LB_SKIRMISH ? r->skirmish_fire
                                           : r->carre_fire;
    int there = lb_part_increments(g, s, u, part);
    int value = v->kind == LB_PRINTED_FIRE ? unit(g, u)->fire
                : v->kind == LB_NO_FIRE    ? 0
                                           : (there < most ? there : most) * v->multiple;
    return is_good(s, u) ? 2 * value : is_disordered(s, u) ? value : 0;
}

/* [LB-2.10-9] Of a battery at a distance, in halves. */
static int gun_fire(const struct ks_game *g, const struct ks_state *s, ks_unit u, int d)
{
    const struct lb_game *r = lb(g);
    int band = d <= r->near_to ? 0 : d <= r->mid_to ? 1 : 2;
    int whole = unit(g, u)->increments;
    if (d > unit(g, u)->range || !whole)
        return 0;
    return 2 * unit(g, u)->fire_at[band] * piece(s, u)->left / whole;
}

/* [RZ-DEF-1] */
static int defence_of(const struct ks_game *g, const struct ks_state *s, ks_unit u)
{
    static const uint8_t column[LB_FORMATIONS] = {
        [LB_COLUMN] = LB_DEFENCE_COLUMN,        [LB_LINE] = LB_DEFENCE_LINE,
        [LB_GENERAL] = LB_DEFENCE_GENERAL,      [LB_SKIRMISH] = LB_DEFENCE_SKIRMISH,
        [LB_CARRE] = LB_DEFENCE_CARRE,          [LB_MASSE] = LB_DEFENCE_MASSE,
        [LB_ROAD_MARCH] = LB_DEFENCE_COLUMN,    [LB_LIMBERED] = LB_DEFENCE_LIMBERED,
        [LB_UNLIMBERED] = LB_DEFENCE_UNLIMBERED};
    const struct lb_game *r = lb(g);
    if (form(s, u) == LB_ROAD_MARCH)
        return r->defence_road;
    int kind = is_good(s, u) ? column[form(s, u)] : LB_DEFENCE_BROKEN;
    int value = r->fire_defence[ground(g, piece(s, u)->hex)][kind];
    return value ? value : r->defence_flank;
}

/* Hundredths of an increment that go by a value (in halves) on a defence: the means of the fire
 * table rise more slowly beyond even odds [LB-4.1-3]. */
static int mean_loss(int halves, int defence)
{
    enum { EVEN = 64, MORE = 40, MOST = 250 };
    int odds = 50 * halves / defence; /* in hundredths */
    int loss = odds <= 100 ? EVEN * odds / 100 : EVEN + MORE * (odds - 100) / 100;
    return loss > MOST ? MOST : loss;
}

static int harm(const struct ks_game *g, const struct ks_state *s,
                const struct lb_weights *w, int halves, ks_unit foe)
{
    int each = is_gun(g, foe)     ? FOE_GUN
               : is_horse(g, foe) ? FOE_INCREMENT + 2 * w->mounts
                                  : FOE_INCREMENT;
    return halves ? each * mean_loss(halves, defence_of(g, s, foe)) / 100 : 0;
}

/* ---- where the other stands ---- */

/* In the wedge before a battery [LB-2.10-5]: not farther to the side than ahead. */
static bool is_ahead(const struct ks_game *g, const struct ks_state *s, ks_unit u,
                     ks_hex h)
{
    ks_hex at = piece(s, u)->hex, ahead = next_hex(g, at, piece(s, u)->facing - 6);
    int d = distance(g, at, h);
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

/* The first of its hexes that touches one of the other's, and in which direction. */
static bool touches(const struct ks_game *g, const struct ks_state *s, ks_unit u,
                    ks_unit foe, int *part, int *direction)
{
    for (int i = 0; i < parts(s, u); i++)
        for (int k = 0; k < parts(s, foe); k++) {
            int d = ks_grid_direction(grid(g), lb_part_hex(g, s, u, i),
                                      lb_part_hex(g, s, foe, k));
            if (d == KS_NO_DIRECTION)
                continue;
            *part = i;
            *direction = d;
            if (is_front(g, s, u, i, d))
                return true;
        }
    return *part >= 0;
}

/* ---- what it comes to ---- */

static int melee_of(const struct ks_game *g, const struct ks_state *s, ks_unit u)
{
    int whole = unit(g, u)->increments;
    int value = whole ? unit(g, u)->melee * piece(s, u)->left / whole : 0;
    return is_good(s, u) ? value : value / 2;
}

static int side_by_side(const struct ks_game *g, const struct ks_state *s,
                        const struct lb_weights *w, ks_unit u, ks_unit foe)
{
    int part = -1, d = 0, sum = 0;
    if (!touches(g, s, u, foe, &part, &d) || is_routed(s, u))
        return 0;
    enum ks_zone zone = lb_face(g, s, u, part, d);
    if (zone != KS_FRONT)
        return is_good(s, foe) ? -w->exposed * (zone == KS_REAR ? 2 : 1) : 0;
    if (is_foot(g, u))
        sum += w->fire * harm(g, s, w, foot_fire(g, s, u, part), foe) / 100;
    if (is_gun(g, u) || !is_good(s, u))
        return sum;
    int lean = (melee_of(g, s, u) - melee_of(g, s, foe)) / 4;
    lean = lean > MOST_LEAN ? MOST_LEAN : lean < -MOST_LEAN ? -MOST_LEAN : lean;
    return sum + w->contact + w->lean * lean;
}

/* Guns on the move, or ready to. */
static int wheels(const struct ks_game *g, const struct ks_state *s,
                  const struct lb_weights *w, ks_unit foe, int d)
{
    int sum = d <= 4 ? -ON_WHEELS * (5 - d) : 0;
    return is_horse(g, foe) && is_good(s, foe) && d <= NEAR ? sum - w->riders * (7 - d)
                                                            : sum;
}

static int bombardment(const struct ks_game *g, const struct ks_state *s,
                       const struct lb_weights *w, ks_unit u, ks_unit foe, int d)
{
    ks_hex at = piece(s, u)->hex, h = piece(s, foe)->hex;
    if (!is_unlimbered(s, u) || !is_good(s, u))
        return is_unlimbered(s, u) ? 0 : wheels(g, s, w, foe, d);
    int fire = gun_fire(g, s, u, d);
    if (!fire || !is_ahead(g, s, u, h) || is_hidden(g, at, h))
        return 0;
    return GUNS_SHARE * w->fire * harm(g, s, w, fire, foe) / 10000;
}

/* [LB-2.4-7 LB-2.16-9] Is it in the formation for such an enemy? */
static int fitness(const struct ks_game *g, const struct ks_state *s,
                   const struct lb_weights *w, ks_unit u, ks_unit foe, int d)
{
    bool broken = !is_good(s, u) || piece(s, u)->readiness == LB_EXHAUSTED;
    bool riders = is_horse(g, foe) && is_good(s, foe) && d <= HORSE_NEAR;
    int sum = broken && d <= 4 ? -BROKEN * (5 - d) : 0;
    if (d <= 4 && !is_foot(g, u) && ground(g, piece(s, u)->hex) == LB_DIKE)
        sum -= w->causeway * (5 - d); /* [RZ-DIKE-9 RZ-DIKE-11] lost there if beaten */
    if (form(s, u) == LB_ROAD_MARCH)
        return d <= 4 ? sum - ON_ROAD * (5 - d) : sum;
    if (!is_foot(g, u) || is_cover(g, piece(s, u)->hex))
        return sum;
    if (form(s, u) == LB_CARRE || form(s, u) == LB_MASSE)
        return sum + (riders ? SQUARE : is_horse(g, foe) ? 0 : -SQUARE);
    return form(s, u) == LB_SKIRMISH && riders ? sum - LOOSE : sum;
}

bool lb_duels_alike(const struct lb_piece *a, const struct lb_piece *b)
{
    return a->hex == b->hex && a->trail == b->trail && a->parts == b->parts &&
           a->facing == b->facing && a->form == b->form && a->condition == b->condition &&
           a->readiness == b->readiness && a->left == b->left &&
           !((a->marks ^ b->marks) & LB_ABANDONED);
}

bool lb_are_near(const struct ks_game *g, const struct ks_state *s, ks_unit u, ks_unit v)
{
    if (!on_map(s, u) || !on_map(s, v))
        return false;
    int d = distance(g, piece(s, u)->hex, piece(s, v)->hex);
    return d <= NEAR || (is_unlimbered(s, u) && d <= unit(g, u)->range) ||
           (is_unlimbered(s, v) && d <= unit(g, v)->range);
}

int lb_worth_of_duel(const struct ks_game *g, const struct ks_state *s,
                     const struct ks_intent *intent, ks_unit u, ks_unit foe)
{
    if (!on_map(s, u) || !on_map(s, foe) || is_leader(g, u) || is_leader(g, foe) ||
        has(s, u, LB_ABANDONED) || has(s, foe, LB_ABANDONED))
        return 0;
    int d = distance(g, piece(s, u)->hex, piece(s, foe)->hex);
    if (d > NEAR && !(is_unlimbered(s, u) && d <= unit(g, u)->range))
        return 0;
    const struct lb_weights *w = weights_of(g, intent, u);
    int sum = is_gun(g, u) ? bombardment(g, s, w, u, foe, d) : 0;
    if (d > NEAR)
        return sum;
    sum += fitness(g, s, w, u, foe, d);
    return d <= 1 + parts(s, u) + parts(s, foe) ? sum + side_by_side(g, s, w, u, foe)
                                                : sum;
}
