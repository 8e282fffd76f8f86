#include "order/order.h"

static const char *const kind_name[KS_ORDER_KINDS] = {"march", "fire", "hold", "done",
                                                      "act"};

const char *ks_order_kind_name(enum ks_order_kind kind)
{
    return kind_name[kind];
}

bool ks_order_has(const struct ks_order *o, ks_unit u)
{
    for (size_t i = 0; i < o->pieces; i++)
        if (o->piece[i] == u)
            return true;
    return false;
}
