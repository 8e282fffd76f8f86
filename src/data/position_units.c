/* The pieces of a constructed position, as far as all rules systems agree. */
#include <stdlib.h>

#include "data/position_part.h"

bool ks_position_put_pieces(struct ks_position *w, const struct ks_json *top,
                            const char *key, ks_position_reader *read)
{
    struct ks_json list;
    size_t n;

    if (!ks_json_has(top, key, &list))
        return true;
    if (!ks_json_is_array(&list, 0, w->g->pieces, &n))
        return false;
    for (size_t i = 0; i < n; i++) {
        struct ks_json at = ks_json_item(&list, i);
        ks_unit u;
        if (!read(w, &at, &u))
            return false;
        w->named[u] = true;
        ks_position_put(w, "%s %s\n", key, w->g->piece[u].id);
    }
    return true;
}

bool ks_position_unit(struct ks_position *w, const struct ks_json *unit, ks_unit *out)
{
    struct ks_json at;

    if (!ks_json_get(unit, "unit", "the id of a unit", &at) ||
        !ks_position_piece(w, &at, out))
        return false;
    if (w->named[*out])
        return ks_json_fault(&at, "%s is named twice", w->g->piece[*out].id);
    w->named[*out] = true;
    return true;
}

/* ---- in the order of their stacks ---- */

struct placed {
    size_t item;
    int order;
};

static int by_order(const void *a, const void *b)
{
    const struct placed *p = a, *q = b;

    if (p->order != q->order)
        return p->order < q->order ? -1 : 1;
    return p->item < q->item ? -1 : p->item > q->item;
}

bool ks_position_units(const struct ks_position *w, const struct ks_json *list,
                       const char *const *keys,
                       bool (*write)(void *context, const struct ks_json *unit),
                       void *context)
{
    struct placed placed[KS_MAX_PIECES];
    struct ks_json at;
    size_t n;

    if (!ks_json_is_array(list, 0, w->g->pieces, &n))
        return false;
    for (size_t i = 0; i < n; i++) {
        struct ks_json unit = ks_json_item(list, i);
        placed[i] = (struct placed){i, KS_MAX_PIECES};
        if (!ks_json_is_object(&unit) || !ks_json_only(&unit, keys))
            return false;
        if (ks_json_has(&unit, "order", &at) &&
            !ks_json_int(&at, 1, 99, &placed[i].order))
            return false;
    }
    if (n > 0)
        qsort(placed, n, sizeof placed[0], by_order);
    for (size_t i = 0; i < n; i++) {
        struct ks_json unit = ks_json_item(list, placed[i].item);
        if (!write(context, &unit))
            return false;
    }
    return true;
}
