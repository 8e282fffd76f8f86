#include "cli/bench_orders.h"

#include <stdlib.h>
#include <time.h>

#include "base/mix.h"
#include "order/preview.h"

enum {
    POSITIONS = 40,
    APART = 23,      /* decisions between two of them at least */
    LONGEST = 40000, /* decisions looked through */
};

static double milliseconds(void)
{
    struct timespec t;
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &t);
    return (double)t.tv_sec * 1e3 + (double)t.tv_nsec / 1e6;
}

static ks_hex place_of(const struct ks_game *g, const struct ks_state *s, ks_unit u)
{
    struct ks_counter c;
    ks_describe(g, s, u, &c);
    return c.eliminated ? KS_NONE : c.hex;
}

/* The hex of the enemy nearest to a hex. */
static ks_hex nearest_enemy(const struct ks_game *g, const struct ks_state *s,
                            ks_hex from)
{
    ks_hex best = KS_NONE;
    int least = 0;
    for (ks_unit u = 0; u < g->pieces; u++) {
        ks_hex h = g->piece[u].side == s->actor ? KS_NONE : place_of(g, s, u);
        if (h == KS_NONE)
            continue;
        int far = ks_grid_distance(&g->map.grid, from, h);
        if (best == KS_NONE || far < least) {
            best = h;
            least = far;
        }
    }
    return best;
}

/* A march of the first pieces that may move; false if there are fewer. */
static bool march(const struct ks_game *g, const struct ks_state *s, size_t pieces,
                  struct ks_order *out)
{
    struct ks_actions list;
    *out = ks_order(KS_ORDER_MARCH, s->actor);
    ks_legal(g, s, &list);
    for (size_t i = 0; i < list.n && out->pieces < pieces; i++)
        if (list.v[i].unit != KS_NONE && ks_action_role(g, list.v[i]) != KS_ATTACKS &&
            place_of(g, s, list.v[i].unit) != KS_NONE)
            ks_order_add(out, list.v[i].unit);
    if (out->pieces < pieces)
        return false;
    out->goal = nearest_enemy(g, s, place_of(g, s, out->piece[0]));
    return out->goal != KS_NONE;
}

static int by_time(const void *a, const void *b)
{
    double x = *(const double *)a, y = *(const double *)b;
    return (x > y) - (x < y);
}

static double time_one(const struct ks_game *g, const struct ks_state *s,
                       const struct ks_order *o)
{
    static struct ks_preview preview; /* too large for the stack */
    struct ks_state view;
    double start = milliseconds();
    ks_view(g, s, s->actor, &view);
    ks_preview(g, &view, NULL, o, &preview);
    return milliseconds() - start;
}

struct ks_bench_preview ks_bench_preview(const struct ks_game *g, uint64_t seed,
                                         size_t pieces)
{
    double time[POSITIONS];
    struct ks_state s;
    struct ks_order o;
    unsigned n = 0;
    int wait = 0;
    ks_setup(g, &s);
    for (int i = 0; i < LONGEST && n < POSITIONS && ks_actor(&s) != KS_NOBODY; i++) {
        if (wait-- <= 0 && ks_actor(&s) < KS_CHANCE &&
            ks_matter(g, &s) == KS_MATTER_ORDER && march(g, &s, pieces, &o)) {
            time[n++] = time_one(g, &s, &o);
            wait = APART;
        }
        seed = ks_mix(seed + 1);
        ks_step(g, &s, ks_sample(g, &s, seed), NULL);
    }
    if (n == 0)
        return (struct ks_bench_preview){0, 0, 0};
    qsort(time, n, sizeof *time, by_time);
    return (struct ks_bench_preview){n, time[n / 2], time[n - 1]};
}
