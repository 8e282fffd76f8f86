#include "driver/ideas.h"

#include <string.h>

enum {
    GOALS = 4,   /* moves of a piece from now on whose ends are thought of as its goal */
    AHEAD = 400, /* deeds that are looked through for them */
};

static struct ks_order *think(struct ks_ideas *out, const struct ks_order *o)
{
    if (out->n == KS_MOST_IDEAS)
        return NULL;
    out->v[out->n] = *o;
    return &out->v[out->n++];
}

static int side_of(const struct ks_game *g, const struct ks_deed *d)
{
    return g->piece[d->unit].side;
}

/* ---- going somewhere ---- */

static struct ks_order march(const struct ks_game *g, const struct ks_deed *who,
                             const struct ks_deed *where)
{
    struct ks_order o = ks_order(KS_ORDER_MARCH, side_of(g, who));
    o.goal = where->hex;
    ks_order_add(&o, who->unit);
    for (size_t i = 0; i < who->others; i++)
        ks_order_add(&o, who->other[i]);
    return o;
}

/* With and without the facing and the formation at the end. */
static void think_of_ends(struct ks_ideas *out, struct ks_order o,
                          const struct ks_deed *where)
{
    int formations = where->formed ? 2 : 1;
    for (int formed = 0; formed < formations; formed++)
        for (int faces = 0; faces < 2; faces++) {
            struct ks_order *idea = think(out, &o);
            if (idea == NULL)
                return;
            if (formed)
                memcpy(idea->formation, where->formation, sizeof idea->formation);
            if (faces)
                idea->facing = where->facing;
        }
}

/* Did both go as far in the same direction? Hexes as points: x grows by 2 a hex and by 1 for the
 * shift of an even row. */
static bool went_alike(const struct ks_game *g, const struct ks_deed *a,
                       const struct ks_deed *b)
{
    const struct ks_grid *grid = &g->map.grid;
    ks_hex hex[4] = {a->from, a->hex, b->from, b->hex};
    int x[4], y[4];
    for (int i = 0; i < 4; i++) {
        if (hex[i] == KS_NONE)
            return false;
        y[i] = ks_grid_row(grid, hex[i]);
        x[i] = 2 * ks_grid_col(grid, hex[i]) + (y[i] % 2 == 0);
    }
    return x[1] - x[0] == x[3] - x[2] && y[1] - y[0] == y[3] - y[2];
}

/* Others of this impulse that come to the same hex, or go the same way beside it. */
static void gather(struct ks_order *o, const struct ks_game *g,
                   const struct ks_deeds *deeds, size_t deed, bool alike)
{
    const struct ks_deed *first = &deeds->v[deed];
    for (size_t i = deed + 1; i < deeds->n && deeds->v[i].key == first->key; i++) {
        const struct ks_deed *d = &deeds->v[i];
        if (d->kind != KS_DEED_MOVE ||
            !(alike ? went_alike(g, first, d) : d->hex == first->hex))
            continue;
        ks_order_add(o, d->unit);
        for (size_t k = 0; k < d->others; k++)
            ks_order_add(o, d->other[k]);
    }
}

static void think_of_attack(struct ks_ideas *out, const struct ks_game *g,
                            const struct ks_deeds *deeds, size_t deed)
{
    const struct ks_deed *first = &deeds->v[deed], *target = NULL;
    for (size_t i = deed; i < deeds->n && deeds->v[i].key == first->key; i++)
        if (deeds->v[i].kind != KS_DEED_MOVE && deeds->v[i].hex != KS_NONE &&
            (deeds->v[i].unit == first->unit || deeds->v[i].unit == KS_NONE)) {
            target = &deeds->v[i];
            break;
        }
    if (target == NULL || first->unit == KS_NONE)
        return;
    struct ks_order o = ks_order(KS_ORDER_ASSAULT, side_of(g, first));
    o.goal = target->hex;
    ks_order_add(&o, first->unit);
    for (size_t i = 0; i < first->others; i++)
        ks_order_add(&o, first->other[i]);
    think(out, &o);
    for (size_t i = deed; i < deeds->n && deeds->v[i].key == first->key; i++)
        if (deeds->v[i].kind == target->kind && deeds->v[i].hex == target->hex &&
            deeds->v[i].unit != KS_NONE)
            ks_order_add(&o, deeds->v[i].unit);
    if (o.pieces > 1u + first->others)
        think(out, &o);
}

static void think_of_leader(struct ks_ideas *out, const struct ks_game *g, ks_unit leader)
{
    struct ks_order o = ks_order(KS_ORDER_FOLLOW, g->piece[leader].side);
    if (!ks_is_leader(g, leader))
        return;
    ks_order_add(&o, leader);
    think(out, &o);
    o = ks_order(KS_ORDER_FOLLOW, g->piece[leader].side);
    o.set = KS_SET_ALL;
    think(out, &o);
}

static void think_of_move(struct ks_ideas *out, const struct ks_game *g,
                          const struct ks_deeds *deeds, size_t deed)
{
    const struct ks_deed *now = &deeds->v[deed];
    size_t goals = 0;
    think_of_leader(out, g, now->unit);
    think_of_attack(out, g, deeds, deed);
    for (size_t i = deed; i < deeds->n && i < deed + AHEAD && goals < GOALS; i++) {
        const struct ks_deed *d = &deeds->v[i];
        if (d->kind != KS_DEED_MOVE || d->unit != now->unit ||
            (goals > 0 && d->key == now->key))
            continue;
        think_of_ends(out, march(g, now, d), d);
        goals++;
    }
    for (int alike = 0; alike < 2; alike++) {
        struct ks_order together = march(g, now, now);
        gather(&together, g, deeds, deed, alike == 1);
        if (together.pieces > 1u + now->others)
            think_of_ends(out, together, now);
    }
}

/* ---- fire ---- */

static void think_of_shots(struct ks_ideas *out, const struct ks_game *g, int side,
                           const struct ks_deeds *deeds, size_t deed)
{
    const struct ks_deed *now = &deeds->v[deed];
    struct ks_order one = ks_order(KS_ORDER_FIRE, side), some = one, all = one;
    for (size_t i = deed; i < deeds->n && deeds->v[i].key == now->key; i++) {
        const struct ks_deed *d = &deeds->v[i];
        if (d->kind == KS_DEED_SHOT && d->hex == now->hex && d->unit != KS_NONE)
            ks_order_add(&some, d->unit);
    }
    if (now->unit != KS_NONE)
        ks_order_add(&one, now->unit);
    for (int will = 0; will < 2; will++) {
        one.goal = some.goal = all.goal = will ? KS_NONE : now->hex;
        for (int set = KS_SET_ALL; set < KS_SETS; set++) {
            all.set = (uint8_t)set;
            if (set != KS_SET_GUNS || now->unit == KS_NONE ||
                g->piece[now->unit].kind == KS_KIND_GUNS)
                think(out, &all);
        }
        if (one.pieces > 0)
            think(out, &one);
        if (some.pieces > 1)
            think(out, &some);
    }
}

/* ---- leaving it at that ---- */

static void think_of_rest(struct ks_ideas *out, const struct ks_game *g,
                          const struct ks_state *view)
{
    int side = (int)ks_actor(view);
    struct ks_actions list;
    struct ks_order o = ks_order(KS_ORDER_DONE, side);
    think(out, &o);
    o = ks_order(KS_ORDER_HOLD, side);
    o.set = KS_SET_ALL;
    think(out, &o);
    o.set = KS_SET_NAMED;
    ks_legal(g, view, &list);
    for (size_t i = 0; i < list.n; i++)
        if (list.v[i].unit != KS_NONE && g->piece[list.v[i].unit].side == side)
            ks_order_add(&o, list.v[i].unit);
    if (o.pieces > 0 && o.pieces < KS_ORDER_PIECES)
        think(out, &o);
}

/* ---- */

void ks_ideas(struct ks_ideas *out, const struct ks_game *g, const struct ks_state *view,
              const struct ks_deeds *deeds, size_t deed, struct ks_action action)
{
    enum ks_matter matter = ks_matter(g, view);
    out->n = 0;
    if (ks_action_role(g, action) == KS_DECLINES && matter >= KS_MATTER_ORDER &&
        matter <= KS_MATTER_GOING)
        think_of_rest(out, g, view);
    if (deed == deeds->n)
        return;
    switch (deeds->v[deed].kind) {
    case KS_DEED_MOVE: think_of_move(out, g, deeds, deed); break;
    case KS_DEED_SHOT:
        think_of_shots(out, g, (int)ks_actor(view), deeds, deed);
        think_of_attack(out, g, deeds, deed);
        break;
    default: think_of_attack(out, g, deeds, deed); break;
    }
}

void ks_ideas_by_way(struct ks_ideas *out, const struct ks_game *g,
                     const struct ks_deeds *deeds, size_t deed)
{
    out->n = 0;
    if (deed == deeds->n || deeds->v[deed].kind != KS_DEED_MOVE)
        return;
    const struct ks_deed *d = &deeds->v[deed];
    struct ks_order o = march(g, d, d);
    o.safely = true;
    think_of_ends(out, o, d);
    o.safely = false;
    o.ways = 1;
    for (size_t i = 0; i + 1 < d->ways; i++) {
        o.way[0] = d->way[i];
        think_of_ends(out, o, d);
    }
}
