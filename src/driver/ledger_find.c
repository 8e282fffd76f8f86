/* What stands out in a ledger. */
#include <stdlib.h>

#include "driver/ledger.h"

struct finding {
    uint32_t what;
    int32_t size;
};

/* Puts it into a list that is kept in order; of too many the smallest is dropped. */
static void note(struct finding *list, size_t *n, size_t most, struct finding f)
{
    if (f.size <= 0 || (*n == most && f.size <= list[most - 1].size))
        return;
    size_t at = *n < most ? (*n)++ : most - 1;
    for (; at > 0 && list[at - 1].size < f.size; at--)
        list[at] = list[at - 1];
    list[at] = f;
}

enum { MOST_FINDINGS = 64 };

static size_t give(const struct finding *list, size_t n, uint32_t *out)
{
    for (size_t i = 0; i < n; i++)
        out[i] = list[i].what;
    return n;
}

size_t ks_ledger_turning(const struct ks_ledger *l, uint32_t *episode, size_t most)
{
    struct finding list[MOST_FINDINGS];
    size_t n = 0;
    for (uint32_t i = 0; i < l->episodes; i++)
        note(list, &n, most < MOST_FINDINGS ? most : MOST_FINDINGS,
             (struct finding){i, abs(ks_swing_change(&l->episode[i].swing))});
    return give(list, n, episode);
}

size_t ks_ledger_lucky(const struct ks_ledger *l, int side, uint32_t *entry, size_t most)
{
    struct finding list[MOST_FINDINGS];
    size_t n = 0;
    for (uint32_t i = 1; i <= l->entries; i++) {
        int32_t change = ks_ledger_change(l, i);
        if (l->entry[i - 1].author == KS_CHANCE)
            note(list, &n, most < MOST_FINDINGS ? most : MOST_FINDINGS,
                 (struct finding){i, side == KS_SIDE_A ? change : -change});
    }
    return give(list, n, entry);
}
