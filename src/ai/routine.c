#include "ai/routine.h"

#include <string.h>

#include "ai/staff.h"
#include "base/mix.h"

enum {
    NEAR = 40, /* steps tried for an order of a piece that could go at the enemy, ... */
    FAR = 20,  /* ... and of another */
    BEGINNINGS = 24, /* actions with which an order may begin */
};

void ks_routine_init(struct ks_routine *r, const struct ks_game *g,
                     const struct ks_disposition *d)
{
    r->g = g;
    r->d = d;
    r->key = 0;
    r->drill = (struct ks_drill){0};
    ks_disposition_intent(g, d, &r->intent);
}

void ks_routine_go_on(struct ks_routine *r, const struct ks_drill *order)
{
    r->drill = *order;
    r->drill.at = 1;
}

/* ---- an order ---- */

static bool goes_on(struct ks_routine *r, const struct ks_state *s, struct ks_action *out)
{
    if (r->drill.at >= r->drill.n)
        return false;
    *out = r->drill.v[r->drill.at++];
    if (ks_why_not(r->g, s, *out).code == 0)
        return true;
    r->drill.n = 0;
    return false;
}

static struct ks_action begin(struct ks_routine *r, const struct ks_best *best)
{
    ks_routine_go_on(r, &best->drill);
    return best->first;
}

static void look_from(const struct ks_routine *r, const struct ks_state *s,
                      struct ks_look *out)
{
    out->g = r->g;
    out->side = s->actor;
    out->span = ks_span_of_order(s);
    out->seed = out->random = ks_impulse_key(r->g, s);
    out->breadth = out->noise = 0;
    ks_account(r->g, s, &r->intent, &out->account);
}

/* Of too many actions an even part. */
static struct ks_best best_of(struct ks_look *l, const struct ks_state *s,
                              const struct ks_action *v, size_t n, int work)
{
    struct ks_action some[BEGINNINGS];
    l->work = work;
    if (n <= BEGINNINGS)
        return ks_best_of(l, s, v, n);
    for (size_t i = 0; i < BEGINNINGS; i++)
        some[i] = v[i * n / BEGINNINGS];
    return ks_best_of(l, s, some, BEGINNINGS);
}

/* ---- which piece ---- */

static bool is_idle(const struct ks_routine *r, ks_unit u)
{
    return u < KS_MAX_PIECES && r->idle[u / 64] >> u % 64 & 1;
}

static void set_idle(struct ks_routine *r, ks_unit u)
{
    if (u < KS_MAX_PIECES)
        r->idle[u / 64] |= 1ull << u % 64;
}

/* A new question: every piece may be looked at again. */
static void turn_to(struct ks_routine *r, const struct ks_state *s)
{
    uint64_t key = ks_mix(ks_impulse_key(r->g, s) ^ ks_question(s));
    if (r->key == key)
        return;
    r->key = key;
    memset(r->idle, 0, sizeof r->idle);
}

/* The first order that gains something, of pieces that could go at the enemy first. The list ends
 * with the way out. */
static struct ks_action some_order(struct ks_routine *r, const struct ks_state *s,
                                   const struct ks_actions *list)
{
    struct ks_look look = {.g = NULL};
    size_t n = list->n - 1, end;
    turn_to(r, s);
    for (int pass = 0; pass < 2; pass++)
        for (size_t i = 0; i < n; i = end) {
            bool urgent = false;
            ks_unit u = list->v[i].unit;
            for (end = i; end < n && list->v[end].unit == u; end++)
                urgent |= list->v[end].hex != KS_NONE;
            if (urgent != (pass == 0) || is_idle(r, u))
                continue;
            if (look.g == NULL)
                look_from(r, s, &look);
            struct ks_best best =
                best_of(&look, s, &list->v[i], end - i, urgent ? NEAR : FAR);
            if (best.value > 0)
                return begin(r, &best);
            set_idle(r, u);
        }
    return list->v[n];
}

/* Is it being asked which piece gets an order, or none? */
static bool is_open(const struct ks_state *s, const struct ks_actions *list)
{
    return list->v[list->n - 1].unit == KS_NONE && ks_unit_in_hand(s) == KS_NONE &&
           list->v[0].unit != KS_NONE;
}

/* Which commander acts, or is to act: the one who can do most. Anything else that is not a matter of
 * pieces on the map is left as it is. */
static struct ks_action some_command(const struct ks_routine *r,
                                     const struct ks_actions *list)
{
    int most = -1;
    struct ks_action best = list->v[list->n - 1];
    for (size_t i = 0; i < list->n; i++) {
        ks_unit u = list->v[i].unit;
        if (u >= r->g->pieces || !ks_is_leader(r->g, u))
            continue;
        const struct ks_command *c = &r->d->v[r->d->command[u]];
        int urgency = c->commander == u ? ks_command_urgency(c) : 0;
        if (urgency > most) {
            most = urgency;
            best = list->v[i];
        }
    }
    return best;
}

struct ks_action ks_routine_decide(struct ks_routine *r, const struct ks_state *s)
{
    struct ks_actions list;
    struct ks_look look;
    struct ks_action a;
    if (goes_on(r, s, &a))
        return a;
    ks_legal(r->g, s, &list);
    if (list.n == 1)
        return list.v[0];
    if (ks_matter(r->g, s) == KS_MATTER_OTHER)
        return some_command(r, &list);
    if (is_open(s, &list))
        return some_order(r, s, &list);
    look_from(r, s, &look);
    struct ks_best best = best_of(&look, s, list.v, list.n, NEAR);
    return begin(r, &best);
}
