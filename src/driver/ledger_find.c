/* What stands out in a ledger. */
#include <stdlib.h>

#include "driver/ledger.h"

struct finding {
    uint32_t what;
    int32_t size;
};

enum { MOST_FINDINGS = 64 };

struct findings { /* the largest first; of equal ones the earliest */
    size_t n, most;
    struct finding v[MOST_FINDINGS];
};

static struct findings up_to(size_t most)
{
    return (struct findings){.most = most < MOST_FINDINGS ? most : MOST_FINDINGS};
}

/* Puts it in its place; of too many the smallest is dropped. */
static void note(struct findings *l, struct finding f)
{
    size_t at = l->n;
    while (at > 0 && l->v[at - 1].size < f.size)
        at--;
    if (f.size <= 0 || at == l->most)
        return;
    l->n += l->n < l->most;
    for (size_t i = l->n - 1; i > at; i--)
        l->v[i] = l->v[i - 1];
    l->v[at] = f;
}

static size_t give(const struct findings *l, uint32_t *out)
{
    for (size_t i = 0; i < l->n; i++)
        out[i] = l->v[i].what;
    return l->n;
}

size_t ks_ledger_turning(const struct ks_ledger *l, uint32_t *episode, size_t most)
{
    struct findings found = up_to(most);
    for (uint32_t i = 0; i < l->episodes; i++)
        note(&found, (struct finding){i, abs(ks_swing_change(&l->episode[i].swing) -
                                             l->episode[i].swing.time)});
    return give(&found, episode);
}

size_t ks_ledger_lucky(const struct ks_ledger *l, int side, uint32_t *entry, size_t most)
{
    struct findings found = up_to(most);
    for (uint32_t i = 1; i <= l->entries; i++) {
        int32_t change = ks_ledger_change(l, i);
        if (l->entry[i - 1].author == KS_CHANCE)
            note(&found, (struct finding){i, side == KS_SIDE_A ? change : -change});
    }
    return give(&found, entry);
}
