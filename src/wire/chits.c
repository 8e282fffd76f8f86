#include "wire/chits.h"

#include "wire/reply.h"

void ks_chits_add(json_t *out, const struct ks_game *g, const struct ks_state *s)
{
    static const char *const name[KS_POOL_PARTS] = {"pool", "drawn", "wounded", "dead"};
    struct ks_pool pool;
    ks_pool(g, s, &pool);
    ks_add_text(out, "phase", ks_phase(g, s));
    ks_add(out, "active", ks_reply_piece(g, ks_active(g, s)));
    for (int i = 0; i < KS_POOL_PARTS; i++) {
        json_t *list = json_array();
        for (int k = 0; k < pool.n[i]; k++)
            json_array_append_new(list, ks_reply_piece(g, pool.v[i][k]));
        ks_add(out, name[i], list);
    }
    ks_add(
        out, "unknown",
        ks_reply_sides(g, json_integer(pool.unknown[0]), json_integer(pool.unknown[1])));
}
