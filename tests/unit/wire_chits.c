/* What a program learns of the chits. */
#include <criterion/criterion.h>
#include <string.h>

#include "core/system.h"
#include "wire/chits.h"

static void pool(const struct ks_game *g, const struct ks_state *s, struct ks_pool *out)
{
    (void)g, (void)s;
    *out = (struct ks_pool){.n = {2, 1}, .v = {{0, 2}, {1}}, .unknown = {2, 5}};
}

static ks_unit active(const struct ks_game *g, const struct ks_state *s)
{
    (void)g, (void)s;
    return 1;
}

/* The field names are those of protocol 1. */
Test(wire_chits, pool_and_unknown_chits_of_both_sides)
{
    static const struct ks_system system = {.pool = pool, .active = active};
    static struct ks_game g = {
        .system = &system, .side = {"white", "black"}, .pieces = 3};
    static const struct ks_state s;
    for (ks_unit u = 0; u < 3; u++)
        memcpy(g.piece[u].id, (char[]){(char)('a' + u), 0}, 2);
    json_t *out = json_object();
    ks_chits_add(out, &g, &s);
    json_t *wanted = json_pack("{s:n, s:s, s:[s,s], s:[s], s:[], s:[], s:{s:i, s:i}}",
                               "phase", "active", "b", "pool", "a", "c", "drawn", "b",
                               "wounded", "dead", "unknown", "white", 2, "black", 5);
    cr_assert(json_equal(out, wanted));
    json_decref(out);
    json_decref(wanted);
}
