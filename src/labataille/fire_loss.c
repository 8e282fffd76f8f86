#include "labataille/fire_loss.h"

#include "labataille/check.h"
#include "labataille/loss.h"

/* ---- shares ---- */

struct sharing {
    const struct ks_game *g;
    const struct ks_state *s;
    const struct lb_victims *v;
    uint8_t *share;
};

/* [LB-2.3-8 LB-2.3-7] R33: the first of that kind with an increment left takes one more, limbered
 * guns as any other. False: there is none. */
static bool take_one(struct sharing *x, bool guns, bool others)
{
    for (int i = 0; i < x->v->n; i++) {
        ks_unit u = x->v->unit[i];
        if ((is_gun(x->g, u) ? guns : others) && x->share[i] < piece(x->s, u)->left) {
            x->share[i]++;
            return true;
        }
    }
    return false;
}

int lb_share_losses(const struct ks_game *g, const struct ks_state *s,
                    const struct lb_victims *victims, int losses,
                    uint8_t share[LB_MAX_STACK])
{
    struct sharing x = {g, s, victims, share};
    int foot = 0, guns = 0, taken = 0;
    for (int i = 0; i < victims->n; i++) {
        share[i] = 0;
        foot += is_foot(g, victims->unit[i]);
        guns += is_unlimbered(s, victims->unit[i]);
    }
    if (guns && guns == victims->n) /* [LB-2.3-5] */
        losses /= 2;
    bool turns = foot && guns; /* [LB-2.3-6] infantry first, then the guns */
    for (int i = 0; i < losses; i++) {
        bool gun = turns ? i % 2 != 0 : true, other = turns ? i % 2 == 0 : true;
        if (!take_one(&x, gun, other) && !take_one(&x, true, true))
            break;
        taken++;
    }
    return taken;
}

/* ---- checks ---- */

/* [RZ-CHECK-1 .. RZ-CHECK-10] Does a unit check when its losses to fire go from one number to
 * another? */
static bool loss_checks(const struct ks_game *g, ks_unit u, int before, int after)
{
    const struct lb_game *r = lb(g);
    int rule = is_gun(g, u)     ? r->loss_check_guns
               : is_horse(g, u) ? r->loss_check_horse
                                : r->loss_check[unit(g, u)->troops];
    switch (rule) {
    case LB_ODD_LOSS: return (after + 1) / 2 > (before + 1) / 2;
    case LB_EVEN_LOSS: return after / 2 > before / 2;
    default: return after > before;
    }
}

/* One check however many thresholds are crossed, 5.8. */
static bool take(struct play *p, ks_unit u, int losses)
{
    struct lb_piece *x = edit(p->s, u);
    int before = x->fire_lost, after = before + losses;
    bool phase =
        look(p->s)->phase == LB_DEFENSIVE_FIRE || look(p->s)->phase == LB_OFFENSIVE_FIRE;
    x->fire_lost = (uint8_t)after;
    x->met = (uint8_t)(x->met + (phase ? losses : 0)); /* [RZ-PRE-17] R82 */
    mark(p->s, u, LB_HURRIED);                         /* [LB-2.16-4] */
    lb_lose(p, u, losses);
    return loss_checks(p->g, u, before, after);
}

void lb_take_fire(struct play *p, const struct lb_victims *victims, int losses)
{
    uint8_t share[LB_MAX_STACK];
    lb_share_losses(p->g, p->s, victims, losses, share);
    for (int i = 0; i < victims->n; i++)
        if (share[i] && take(p, victims->unit[i], share[i]))
            lb_ask_check(p, victims->unit[i], BY_FIRE, 0);
}

bool lb_take_carp(struct play *p, ks_unit u, int losses)
{
    int most = piece(p->s, u)->left;
    return take(p, u, losses < most ? losses : most) && on_map(p->s, u);
}
