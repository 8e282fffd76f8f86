#include "wire/chits.h"

#include "wire/reply.h"

static json_t *json_piece(const struct ks_game *g, ks_unit u)
{
    return u < g->pieces ? json_string(g->piece[u].id) : json_null();
}

void ks_chits_add(json_t *out, const struct ks_game *g, const struct ks_state *s)
{
    static const char *const name[KS_POOL_PARTS] = {"pool", "drawn", "wounded", "dead"};
    const char *phase = ks_phase(g, s);
    struct ks_pool pool;
    ks_pool(g, s, &pool);
    json_object_set_new(out, "phase", phase ? json_string(phase) : json_null());
    json_object_set_new(out, "active", json_piece(g, ks_active(g, s)));
    for (int i = 0; i < KS_POOL_PARTS; i++) {
        json_t *list = json_array();
        for (int k = 0; k < pool.n[i]; k++)
            json_array_append_new(list, json_piece(g, pool.v[i][k]));
        json_object_set_new(out, name[i], list);
    }
    json_object_set_new(out, "unknown",
                        json_pack("{s:i, s:i}", g->side[0], pool.unknown[0], g->side[1],
                                  pool.unknown[1]));
}
