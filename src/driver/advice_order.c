#include "driver/advice_order.h"

#include <string.h>

#include "ai/draft.h"

/* A decision, and the steps that were advised there. */
struct advised {
    const struct ks_game *g;
    const struct ks_state *view;
    struct ks_state s; /* with what is hidden filled in */
    const struct ks_advice *advice;
};

/* ---- what is advised ---- */

/* Pieces in a hex that stand for it in an order to fire. */
static void add_from(const struct advised *x, ks_hex hex, struct ks_order *o)
{
    struct ks_counter c;
    for (ks_unit u = 0; u < x->g->pieces; u++) {
        if (x->g->piece[u].side != o->side || ks_is_leader(x->g, u))
            continue;
        ks_describe(x->g, &x->s, u, &c);
        if (c.hex == hex && !c.eliminated)
            ks_order_add(o, u);
    }
}

/* One shot of those who are named for it. */
static bool draft_fire(const struct advised *x, struct ks_order *out)
{
    const struct ks_action *step = x->advice->step;
    *out = ks_order(KS_ORDER_FIRE, x->s.actor);
    out->goal = step[0].hex;
    out->shots = 1;
    for (size_t i = 0; i < x->advice->n; i++)
        if (step[i].unit != KS_NONE)
            ks_order_add(out, step[i].unit);
        else if (i > 0 && step[i].hex != KS_NONE)
            add_from(x, step[i].hex, out);
    return out->goal != KS_NONE && out->pieces > 0;
}

static bool draft_march(const struct advised *x, bool exactly, struct ks_order *out)
{
    struct ks_mind mind = {0};
    struct ks_query q = {.game = ks_known_game(x->g, x->s.actor),
                         .view = x->view,
                         .state = &x->s,
                         .mind = &mind};
    struct ks_intent intent = {0};
    struct ks_disposition plan;
    struct ks_drill drill = {.n = 0};
    while (drill.n < x->advice->n && drill.n < KS_DRILL) {
        drill.v[drill.n] = x->advice->step[drill.n];
        drill.n++;
    }
    ks_advice_plan(x->g, x->view, x->s.actor, KS_BALANCED, &plan);
    ks_disposition_intent(x->g, &plan, &intent);
    return ks_draft_march(&q, &intent, &drill, exactly, out);
}

static bool draft(const struct advised *x, bool exactly, struct ks_order *out)
{
    struct ks_action first = x->advice->step[0];
    enum ks_role role = ks_action_role(x->g, first);
    if (x->advice->n == 0 || ks_matter(x->g, &x->s) != KS_MATTER_ORDER)
        return false;
    *out = ks_order(KS_ORDER_DONE, x->s.actor);
    if (role == KS_DECLINES)
        return !ks_is_answer(x->g, &x->s);
    if (role == KS_ATTACKS)
        return draft_fire(x, out);
    return first.unit != KS_NONE && draft_march(x, exactly, out);
}

/* ---- does it come to the same? ---- */

static void do_steps(const struct advised *x, struct ks_state *s)
{
    ks_copy(x->g, s, &x->s);
    for (size_t i = 0; i < x->advice->n; i++)
        ks_apply(x->g, s, x->advice->step[i], NULL);
}

/* The order alone, as far as it goes before dice or the enemy. */
static void carry_out(const struct advised *x, const struct ks_order *o,
                      struct ks_state *s)
{
    struct ks_orders alone = {0};
    struct ks_unfolding next;
    ks_copy(x->g, s, &x->s);
    uint32_t number = ks_orders_give(&alone, x->g, s, o);
    for (int i = 0; i < KS_ADVICE_STEPS && s->actor == x->s.actor; i++) {
        ks_orders_next(&alone, x->g, s, &next);
        if (!next.acts || next.number != number)
            return;
        ks_step(x->g, s, next.action, NULL);
    }
}

/* A march by another way leaves the pieces where the steps do. */
static bool is_the_same(const struct advised *x, const struct ks_order *o)
{
    struct ks_state a, b;
    struct ks_counter one, other;
    do_steps(x, &a);
    carry_out(x, o, &b);
    if (o->kind != KS_ORDER_MARCH)
        return ks_hash(x->g, &a) == ks_hash(x->g, &b);
    for (ks_unit u = 0; u < x->g->pieces; u++) {
        ks_describe(x->g, &a, u, &one);
        ks_describe(x->g, &b, u, &other);
        if (one.hex != other.hex || one.facing != other.facing ||
            strcmp(one.formation, other.formation) != 0)
            return false;
    }
    return true;
}

bool ks_advice_order(const struct ks_game *g, const struct ks_state *view,
                     const struct ks_advice *advice, struct ks_order *out)
{
    struct advised x = {.g = g, .view = view, .advice = advice};
    ks_copy(g, &x.s, view);
    ks_determinise(g, &x.s, 0);
    for (int exactly = 0; exactly <= 1; exactly++) /* in few words if they will do */
        if (draft(&x, exactly, out) && is_the_same(&x, out))
            return true;
    return false;
}
