#include "ai/foresee.h"

#include "ai/staff.h"
#include "order/look.h"

enum {
    LONGEST = 400, /* decisions of orders that are followed */
    ANSWERS = 16,
    FEARS = 30, /* steps tried for the worst answer of the enemy ... */
    FEAR = 2,   /* ... and the part of it that counts: he may not give it */
};

void ks_let_decline(const struct ks_game *g, struct ks_state *s, int side)
{
    struct ks_action a;
    for (int i = 0; i < ANSWERS && s->actor == !side; i++) {
        if (!ks_answer(g, s, KS_DECLINES, &a))
            return;
        ks_step(g, s, a, NULL);
    }
}

/* The enemy is asked and leaves it at that; returns what there was to fear. */
static int64_t spared(const struct ks_look *l, struct ks_state *s)
{
    struct ks_look look = *l;
    look.work = FEARS;
    int64_t worst = ks_look_value(&look, s, KS_LOOK_GLANCE);
    ks_let_decline(l->g, s, l->side);
    int64_t harm = ks_look_worth(l, s) - worst;
    return harm > 0 ? harm / FEAR : 0;
}

int64_t ks_foresee(const struct ks_query *q, const struct ks_intent *intent,
                   const struct ks_orders *orders, ks_unit only)
{
    const struct ks_game *g = q->game;
    struct ks_look l = {
        .g = g, .side = q->state->actor, .span = ks_span_of_order(q->state)};
    struct ks_orders book = *orders;
    struct ks_unfolding next;
    struct ks_state s;
    uint64_t key = ks_impulse_key(g, q->state);
    int64_t fear = 0;
    ks_copy(g, &s, q->state);
    ks_account(g, q->state, intent, &l.account);
    for (int i = 0; i < LONGEST && s.actor == l.side && ks_impulse_key(g, &s) == key;
         i++) {
        ks_unit in_hand = ks_unit_in_hand(&s);
        ks_orders_next(&book, g, &s, &next);
        if (!next.acts ||
            (only != KS_NONE && in_hand != only && (i > 0 || next.action.unit != only)))
            break;
        ks_step(g, &s, next.action, NULL);
        if (s.actor == !l.side)
            fear += spared(&l, &s);
    }
    return ks_look_worth(&l, &s) - fear;
}

int64_t ks_foresee_order(const struct ks_query *q, const struct ks_intent *intent,
                         const struct ks_order *order, ks_unit only)
{
    struct ks_orders alone = {0};
    ks_orders_give(&alone, q->game, q->state, order);
    return ks_foresee(q, intent, &alone, only);
}
