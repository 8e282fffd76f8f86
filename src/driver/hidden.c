/* What a side may be told of the other side's decisions. */
#include "driver/match.h"

struct after {
    uint64_t real, seen;
};

static struct after after(const struct ks_game *g, const struct ks_state *before,
                          struct ks_action a, int watcher)
{
    struct ks_state s, view;
    ks_copy(g, &s, before);
    ks_step(g, &s, a, NULL);
    ks_view(g, &s, watcher, &view);
    return (struct after){ks_hash(g, &s), ks_hash(g, &view)};
}

bool ks_match_hidden(const struct ks_game *g, const struct ks_state *before,
                     struct ks_action a, int watcher)
{
    enum ks_actor actor = ks_actor(before);
    if ((int)actor == watcher || actor == KS_CHANCE || actor == KS_NOBODY)
        return false;
    struct ks_actions list;
    ks_legal(g, before, &list);
    struct after this = after(g, before, a, watcher);
    for (size_t i = 0; i < list.n; i++) {
        struct after other = after(g, before, list.v[i], watcher);
        if (other.seen == this.seen && other.real != this.real)
            return true;
    }
    return false;
}
