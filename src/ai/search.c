/* Before its own impulse (an activation, a half-turn) the search rehearses it with several
 * dispositions, all with the same dice, and drops those that fall behind; then it tries to
 * improve on the winner by giving part of the command, or another command, another task. In that
 * impulse, and when it is asked during the enemy's, it does the same with the few orders the
 * staff thinks best. What it may think is shared out among these. */
#include "ai/choose.h"
#include "ai/portfolio.h"
#include "ai/rehearse.h"
#include "ai/staff.h"

enum {
    SHORT = 16,   /* rehearsals of a way in the first races, ... */
    LONG = 256,   /* ... and in the last */
    AT_LEAST = 4, /* before any is dropped */
    TO_BE_SURE = 8,
    MOST_PARTS = 6,
    FOR_PLAN = 500,    /* thousandths of what it may think: for the disposition, ... */
    FOR_ANSWERS = 300, /* ... in the enemy's impulse, ... */
    PART_OF_REST = 8,  /* ... and of what is left for a decision */
};

/* What is to be compared: dispositions, or actions under one disposition. */
struct race {
    struct ks_disposition way[KS_WAYS];
    struct ks_action action[KS_WAYS];
    bool by_action;
    bool steady; /* the first way stays unless another is surely better */
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
            r->value[i][r->rounds] =
                r->by_action ? ks_rehearse(rehearsal, &r->way[0], &r->action[i], number)
                             : ks_rehearse(rehearsal, &r->way[i], NULL, number);
            if (rehearsal->stopped)
                return false;
        }
    r->rounds++;
    return true;
}

/* The best way; the first one unless another is clearly better. */
static size_t run(struct race *r, struct ks_rehearsal *rehearsal, uint32_t number)
{
    int64_t sum, squares;
    for (size_t i = 0; i < r->ways; i++)
        r->dropped[i] = false;
    r->rounds = 0;
    while (r->rounds < r->most && run_round(r, rehearsal, number++))
        if (drop_laggards(r) == 1)
            break;
    if (r->rounds == 0)
        return 0;
    size_t best = leader(r);
    compare(r, 0, best, &sum, &squares);
    if (r->steady && r->rounds < TO_BE_SURE)
        return 0;
    return is_behind(sum, squares, (int64_t)r->rounds, r->steady ? 4 : 1) ? best : 0;
}

/* Other ways for a part of a command. */
static void run_race(const struct ks_query *q, struct race *r,
                     struct ks_rehearsal *rehearsal, ks_unit commander, unsigned part,
                     unsigned parts, uint32_t *number)
{
    struct ks_disposition *d = &q->mind->disposition;
    r->ways = ks_portfolio(q->game, q->state, d, commander, part, parts, r->way);
    if (r->ways > 1)
        *d = r->way[run(r, rehearsal, *number)];
    *number += LONG;
}

/* The whole command first, then its halves, thirds and so on. Where all may act there are
 * enough commands to try one after the other. */
static void run_races(const struct ks_query *q, struct race *r,
                      struct ks_rehearsal *rehearsal, uint32_t *number)
{
    struct ks_disposition *d = &q->mind->disposition;
    struct ks_impulse impulse;
    ks_impulse(q->game, q->state, &impulse);
    if (impulse.commander == KS_NONE) {
        for (size_t i = 0, n = d->n; i < n && !rehearsal->stopped; i++)
            if (d->v[i].strength > 0)
                run_race(q, r, rehearsal, d->v[i].commander, 0, 1, number);
        return;
    }
    for (unsigned parts = 1; parts <= MOST_PARTS; parts++)
        for (unsigned part = 0; part < parts && !rehearsal->stopped; part++)
            run_race(q, r, rehearsal, impulse.commander, part, parts, number);
}

/* Again and again, with longer races: what was a matter of luck comes out. */
static void improve_plan(const struct ks_query *q, struct race *r)
{
    struct ks_rehearsal rehearsal = {.q = q, .limit = FOR_PLAN};
    uint32_t number = 0;
    r->by_action = r->steady = false;
    for (r->most = SHORT; r->most <= LONG && !rehearsal.stopped; r->most *= 2) {
        uint32_t before = rehearsal.nodes;
        run_races(q, r, &rehearsal, &number);
        if (rehearsal.nodes == before) /* there is nothing to choose */
            break;
    }
    q->mind->nodes += rehearsal.nodes;
    q->mind->spent = (uint16_t)(q->mind->spent + rehearsal.used);
}

static struct ks_action improve_action(const struct ks_query *q, struct race *r,
                                       unsigned limit)
{
    static const struct ks_care care = {.work = 70, .compared = 5};
    struct ks_rehearsal rehearsal = {.q = q, .limit = limit};
    struct ks_intent intent;
    ks_disposition_intent(q->game, &q->mind->disposition, &intent);
    r->ways = ks_choose_some(q, &intent, &care, r->action);
    if (r->ways == 1)
        return r->action[0];
    r->by_action = true;
    r->steady = q->style.steady;
    r->way[0] = q->mind->disposition;
    r->most = LONG;
    size_t best = run(r, &rehearsal, 1);
    q->mind->nodes += rehearsal.nodes;
    q->mind->spent = (uint16_t)(q->mind->spent + rehearsal.used);
    return r->action[best];
}

static struct ks_action decide(const struct ks_query *q)
{
    struct race race;
    struct ks_action a;
    struct ks_impulse impulse;
    ks_impulse(q->game, q->state, &impulse);
    bool own = impulse.side == q->state->actor;
    if (ks_staff_plan(q) && own && !q->style.steady)
        improve_plan(q, &race);
    if (impulse.side == KS_NOBODY || ks_staff_chooses_command(q, &a))
        return ks_staff_decide(q);
    unsigned all = own ? 1000 : FOR_ANSWERS;
    if (q->mind->spent >= all)
        return ks_staff_decide(q);
    return improve_action(q, &race,
                          (all - q->mind->spent + PART_OF_REST - 1) / PART_OF_REST);
}

const struct ks_agent ks_agent_search = {"search", decide};
