#include "order/price.h"

/* Do its pieces stand in several hexes, or in none yet, so that they have to be selected as a
 * group? */
static bool is_group(const struct ks_game *g, const struct ks_state *view,
                     const struct ks_order *o)
{
    struct ks_counter first, c;
    if (o->set != KS_SET_NAMED || o->pieces == 0)
        return false;
    ks_describe(g, view, o->piece[0], &first);
    for (size_t i = 1; i < o->pieces; i++) {
        ks_describe(g, view, o->piece[i], &c);
        if (c.hex != first.hex || c.hex == KS_NONE)
            return true;
    }
    return false;
}

/* A piece that the question is about lies in the hand. Where every piece could do the same thing, to
 * click it is the answer; where pieces may do this or that, one is taken first. */
static bool is_taken_first(const struct ks_game *g, const struct ks_state *view,
                           struct ks_action a)
{
    enum ks_matter matter = ks_matter(g, view);
    bool many_verbs = matter == KS_MATTER_ORDER || matter == KS_MATTER_GOING;
    return a.unit != KS_NONE && a.unit != ks_prompt(g, view).unit &&
           (a.hex != KS_NONE || many_verbs);
}

/* One action of the rules by hand: its button or its place. Of a shot the chances are seen before it
 * is fired; its target is clicked while nothing lies in the hand. */
static unsigned clicks_for(const struct ks_game *g, const struct ks_state *view,
                           struct ks_action a)
{
    bool shot = a.hex != KS_NONE && ks_action_role(g, a) == KS_ATTACKS;
    return shot || is_taken_first(g, view, a) ? 2 : 1;
}

unsigned ks_order_price(const struct ks_game *g, const struct ks_state *view,
                        const struct ks_order *o)
{
    enum { SELECTION_AND_GOAL = 2, GROUP = 4, ALL_THAT_BEAR = 3 };
    unsigned more =
        (unsigned)((o->facing >= 0) + (o->formation[0] != '\0') + o->ways + o->row +
                   o->safely + (o->near > 0) + o->loss + (o->until > 0) + (o->above > 0) +
                   (o->shots > 0) + (o->within > 0) + (o->beyond > 0) +
                   (o->prompt[0] != '\0') + (o->scope != KS_FOR_GAME));
    bool group = o->pieces > 1 && is_group(g, view, o);
    switch (o->kind) {
    case KS_ORDER_MARCH:
    case KS_ORDER_ASSAULT:
    case KS_ORDER_FOLLOW:
    case KS_ORDER_HOLD: return (group ? GROUP : SELECTION_AND_GOAL) + more;
    case KS_ORDER_ANSWER:
    case KS_ORDER_FIRE: return (group ? ALL_THAT_BEAR : SELECTION_AND_GOAL) + more;
    case KS_ORDER_DONE: return 1 + more;
    default: return clicks_for(g, view, o->action) + (unsigned)o->always;
    }
}
