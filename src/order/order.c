#include "order/order.h"

#include "order/order_terms.h"

ks_term_words ks_kind_name[KS_ORDER_KINDS] = {
    [KS_ORDER_MARCH] = {"march", "marsz"},  [KS_ORDER_ASSAULT] = {"assault", "szturm"},
    [KS_ORDER_FIRE] = {"fire", "ogień"},    [KS_ORDER_HOLD] = {"hold", "trzymaj"},
    [KS_ORDER_FOLLOW] = {"follow", "jedź"}, [KS_ORDER_ANSWER] = {"answer", "odpowiadaj"},
    [KS_ORDER_DONE] = {"done", "gotowe"},   [KS_ORDER_ACT] = {"act", "act"},
};
ks_term_words ks_set_name[KS_SETS] = {
    [KS_SET_NAMED] = {"", ""},
    [KS_SET_ALL] = {"all", "wszyscy"},
    [KS_SET_GUNS] = {"guns", "działa"},
};
ks_term_words ks_manner_name[KS_MANNERS] = {
    [KS_BY_ODDS] = {"by", "według"},
    [KS_BY_FIRE] = {"fire", "ogniem"},
    [KS_BY_DECLINING] = {"decline", "pasuj"},
    [KS_BY_ASKING] = {"ask", "pytaj"},
};
ks_term_words ks_scope_name[KS_SCOPES_OF_ANSWERS] = {
    [KS_FOR_GAME] = {"game", "partię"},
    [KS_FOR_TURN] = {"turn", "etap"},
    [KS_FOR_ACTIVATION] = {"activation", "aktywację"},
};

bool ks_order_has_goal(const struct ks_order *o)
{
    return o->kind <= KS_ORDER_FIRE;
}

struct ks_order ks_order(enum ks_order_kind kind, int side)
{
    return (struct ks_order){.kind = (uint8_t)kind,
                             .side = (uint8_t)side,
                             .facing = -1,
                             .goal = KS_NONE,
                             .action = {KS_NONE, 0, 0, KS_NONE}};
}

const char *ks_order_kind_name(enum ks_order_kind kind)
{
    return ks_kind_name[kind][KS_ENGLISH];
}

enum ks_order_sort ks_order_sort(const struct ks_order *o)
{
    static const uint8_t sort[KS_ORDER_KINDS] = {
        [KS_ORDER_FIRE] = KS_SORT_FIRING,
        [KS_ORDER_ANSWER] = KS_SORT_ANSWERING,
        [KS_ORDER_DONE] = KS_SORT_NOTHING_MORE,
        [KS_ORDER_ACT] = KS_SORT_ACTING,
    };
    if (o->kind == KS_ORDER_ASSAULT && o->goal == KS_NONE)
        return KS_SORT_ATTACKING;
    return (enum ks_order_sort)sort[o->kind];
}

size_t ks_order_index(const struct ks_order *o, ks_unit u)
{
    size_t i = 0;
    while (i < o->pieces && o->piece[i] != u)
        i++;
    return i;
}

bool ks_order_has(const struct ks_game *g, const struct ks_order *o, ks_unit u)
{
    if (u == KS_NONE)
        return false;
    switch (o->set) {
    case KS_SET_ALL: return g->piece[u].side == o->side;
    case KS_SET_GUNS:
        return g->piece[u].side == o->side && g->piece[u].kind == KS_KIND_GUNS;
    default: return ks_order_index(o, u) < o->pieces;
    }
}

bool ks_order_add(struct ks_order *o, ks_unit u)
{
    if (o->pieces == KS_ORDER_PIECES || ks_order_index(o, u) < o->pieces)
        return false;
    o->piece[o->pieces++] = u;
    return true;
}
