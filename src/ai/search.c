/* Before an activation of its own the search plays it through in thought with several
 * dispositions, all with the same dice, and drops those that fall behind; then it tries to
 * better the winner by giving a part of the command another task, for as long as it may
 * think. The activation is then carried out as the staff does. */
#include "ai/portfolio.h"
#include "ai/rehearse.h"
#include "ai/staff.h"

enum {
    SHORT = 16,   /* rehearsals of a disposition in the first races, ... */
    LONG = 256,   /* ... and in the last */
    AT_LEAST = 4, /* before any is dropped */
    MOST_PARTS = 6,
};

struct race {
    struct ks_disposition way[KS_WAYS];
    int value[KS_WAYS][LONG];
    bool dropped[KS_WAYS];
    size_t ways, most, rounds; /* rounds to be run, and run */
};

/* ---- comparing ---- */

/* How far a way lies behind the best, and how sure that is: the sum of the differences, and
 * of their squares. */
static void compare(const struct race *r, size_t a, size_t b, int64_t *sum,
                    int64_t *squares)
{
    *sum = *squares = 0;
    for (size_t i = 0; i < r->rounds; i++) {
        int64_t d = r->value[a][i] - r->value[b][i];
        *sum += d;
        *squares += d * d;
    }
}

static int64_t total(const struct race *r, size_t way)
{
    int64_t sum = 0;
    for (size_t i = 0; i < r->rounds; i++)
        sum += r->value[way][i];
    return sum;
}

static size_t leader(const struct race *r)
{
    size_t best = 0;
    bool found = false;
    for (size_t i = 0; i < r->ways; i++)
        if (!r->dropped[i] && (!found || total(r, i) > total(r, best))) {
            best = i;
            found = true;
        }
    return best;
}

/* sum / n < - k * deviation / sqrt(n), without a root: both sides squared. */
static bool is_behind(int64_t sum, int64_t squares, int64_t n, int64_t k)
{
    int64_t variance = n * squares - sum * sum; /* times n * n */
    return sum < 0 && sum * sum * n > k * variance;
}

static size_t drop_laggards(struct race *r)
{
    size_t best = leader(r), left = 0;
    int64_t sum, squares;
    for (size_t i = 0; i < r->ways; i++) {
        if (i != best && !r->dropped[i] && r->rounds >= AT_LEAST) {
            compare(r, i, best, &sum, &squares);
            r->dropped[i] = is_behind(sum, squares, (int64_t)r->rounds, 3);
        }
        left += !r->dropped[i];
    }
    return left;
}

/* ---- racing ---- */

/* One rehearsal of every way that is left, with the same dice. False if there was no time
 * for all. */
static bool run_round(struct race *r, struct ks_rehearsal *rehearsal, uint32_t number)
{
    for (size_t i = 0; i < r->ways; i++)
        if (!r->dropped[i]) {
            r->value[i][r->rounds] = ks_rehearse(rehearsal, &r->way[i], number);
            if (rehearsal->stopped)
                return false;
        }
    r->rounds++;
    return true;
}

/* The best way; the first one unless another is clearly better. */
static const struct ks_disposition *run(struct race *r, struct ks_rehearsal *rehearsal,
                                        uint32_t number)
{
    int64_t sum, squares;
    for (size_t i = 0; i < r->ways; i++)
        r->dropped[i] = false;
    r->rounds = 0;
    while (r->rounds < r->most && run_round(r, rehearsal, number++))
        if (drop_laggards(r) == 1)
            break;
    if (r->rounds == 0)
        return &r->way[0];
    size_t best = leader(r);
    compare(r, 0, best, &sum, &squares);
    return is_behind(sum, squares, (int64_t)r->rounds, 1) ? &r->way[best] : &r->way[0];
}

/* The whole command first, then its halves, thirds and so on. */
static void run_races(const struct ks_query *q, struct race *r,
                      struct ks_rehearsal *rehearsal, uint32_t *number)
{
    struct ks_disposition *d = &q->mind->disposition;
    ks_unit commander = ks_active(q->game, q->state);
    for (unsigned parts = 1; parts <= MOST_PARTS; parts++)
        for (unsigned part = 0; part < parts && !rehearsal->stopped; part++) {
            r->ways = ks_portfolio(q->game, q->state, d, commander, part, parts, r->way);
            if (r->ways > 1)
                *d = *run(r, rehearsal, *number);
            *number += LONG;
        }
}

/* Again and again, with longer races: what was a matter of luck comes out. */
static void improve(const struct ks_query *q, struct race *r)
{
    struct ks_rehearsal rehearsal = {.q = q};
    uint32_t number = 0;
    for (r->most = SHORT; r->most <= LONG && !rehearsal.stopped; r->most *= 2) {
        uint32_t before = rehearsal.nodes;
        run_races(q, r, &rehearsal, &number);
        if (rehearsal.nodes == before) /* there is nothing to choose */
            break;
    }
    q->mind->nodes = rehearsal.nodes;
}

static struct ks_action decide(const struct ks_query *q)
{
    struct race race;
    ks_unit active = ks_active(q->game, q->state);
    if (ks_staff_plan(q) && active != KS_NONE &&
        q->game->piece[active].side == q->state->actor)
        improve(q, &race);
    return ks_staff_decide(q);
}

const struct ks_agent ks_agent_search = {"search", decide};
