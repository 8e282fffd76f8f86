#include "ai/luck.h"

#include "base/mix.h"

void ks_luck_init(struct ks_luck *luck, uint64_t seed)
{
    luck->seed = seed;
    luck->kinds = 0;
}

/* How often that was rolled for before. Where there are more kinds than are kept the last count is
 * that of all others. */
static uint32_t count_of(struct ks_luck *luck, uint64_t key)
{
    size_t i = 0;
    while (i < luck->kinds && luck->kind[i].key != key)
        i++;
    if (i == KS_LUCK_KINDS)
        return luck->kind[i - 1].count++;
    if (i == luck->kinds) {
        luck->kind[i].key = key;
        luck->kind[i].count = 0;
        luck->kinds++;
    }
    return luck->kind[i].count++;
}

/* A piece that is drawn comes before another in one rehearsal wherever both may come: the order of
 * the chits does not depend on when they are drawn. */
static struct ks_action draw(const struct ks_luck *luck, const struct ks_state *s,
                             const struct ks_actions *list)
{
    struct ks_action first = list->v[0];
    uint64_t least = UINT64_MAX;
    for (size_t i = 0; i < list->n; i++) {
        uint64_t rank =
            ks_mix(luck->seed ^ ks_mix(ks_action_key(list->v[i]) << 8 | s->turn));
        if (rank < least) {
            least = rank;
            first = list->v[i];
        }
    }
    return first;
}

struct ks_action ks_luck_decide(struct ks_luck *luck, const struct ks_game *g,
                                const struct ks_state *s)
{
    struct ks_event what = ks_prompt(g, s);
    ks_hex at = what.unit == KS_NONE ? what.hex : KS_NONE;
    uint64_t key = (uint64_t)what.code << 48 | (uint64_t)what.unit << 32 |
                   (uint64_t)at << 16 | (uint16_t)what.a;
    uint64_t word = ks_mix(luck->seed ^ ks_mix(key + count_of(luck, key)));
    struct ks_action a = ks_sample(g, s, word);
    struct ks_actions list;
    if (a.unit == KS_NONE)
        return a;
    ks_legal(g, s, &list);
    return draw(luck, s, &list);
}
