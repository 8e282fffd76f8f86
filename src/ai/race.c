#include "ai/race.h"

enum {
    AT_FIRST = 4, /* rehearsals of every way */
    AT_LEAST = 8, /* of two ways of which one is preferred */
    /* tenths of the squared deviations by which an order must be better, and a plan: of many ways that
     * last for an activation one looks better by chance */
    SURE_ORDER = 30,
    SURE_PLAN = 60,
    BATCH = 4 * KS_WAYS, /* rehearsals that are settled together */
    LARGEST = 16,        /* scale */
    OPEN = 4,            /* scale where any number of nodes may be played */
};

/* ---- the budget ---- */

static unsigned gone(const struct ks_race *race)
{
    const struct ks_leash *l = &race->stage.q->leash;
    return l->gone ? l->gone(l->context, race->stage.done) : 0;
}

/* Nodes that so many thousandths of the budget allow. Where only the clock counts they are
 * taken to go on as fast as they did. */
static uint32_t nodes_of(const struct ks_race *race, unsigned limit)
{
    const struct ks_query *q = race->stage.q;
    uint32_t all = q->leash.nodes, left = all - q->mind->nodes;
    if (all > 0) {
        uint32_t most = (uint32_t)((uint64_t)all * limit / 1000);
        return most < left ? most : left;
    }
    unsigned now = gone(race);
    uint64_t more = now < limit ? (uint64_t)race->nodes * (limit - now) : 0;
    more /= now - race->begun + 1;
    return race->nodes + (more < UINT32_MAX / 2 ? (uint32_t)more : UINT32_MAX / 2);
}

/* With something to spare, as some are longer. */
static uint32_t price_of_one(const struct ks_race *race)
{
    return race->longest + race->longest / 4 + 1;
}

/* How much may be played: the limit, or from the rest what the smallest race needs. */
static bool allows(struct ks_race *race)
{
    const struct ks_leash *l = &race->stage.q->leash;
    uint32_t least = race->nodes + 2 * AT_LEAST * price_of_one(race);
    if (l->nodes == 0 && l->gone == NULL)
        return true;
    race->most = nodes_of(race, race->stage.limit);
    if (race->most < least && race->stage.limit < race->rest &&
        nodes_of(race, race->rest) >= least) {
        race->stage.limit = race->rest;
        race->most = least;
    }
    race->stopped = race->most < least;
    return !race->stopped;
}

/* The clock counts from the beginning of the decision, of which this race may not be the first. */
static unsigned until(const struct ks_race *race, unsigned thousandths)
{
    unsigned end = race->begun + thousandths;
    return end < 1000 ? end : 1000;
}

void ks_race_open(struct ks_race *race, const struct ks_query *q, unsigned limit,
                  unsigned rest)
{
    ks_stage_init(&race->stage, q);
    race->stage.done = q->mind->spent;
    race->nodes = race->longest = race->number = 0;
    race->begun = gone(race);
    race->stage.limit = until(race, limit);
    race->rest = until(race, rest);
    race->most = q->leash.nodes > 0 ? nodes_of(race, limit) : 0;
    race->stopped = q->leash.nodes > 0 && race->most < 2 * AT_LEAST;
}

void ks_race_close(const struct ks_race *race)
{
    const struct ks_query *q = race->stage.q;
    const struct ks_leash *l = &q->leash;
    unsigned done = l->nodes ? (unsigned)((uint64_t)race->nodes * 1000 / l->nodes) : 0;
    unsigned now = l->gone ? l->gone(l->context, q->mind->spent + done) : 0;
    unsigned clock = now > race->begun ? now - race->begun : 0;
    unsigned used = clock > done ? clock : done;
    q->mind->nodes += race->nodes;
    q->mind->spent = (uint16_t)(q->mind->spent + (used < 1000 ? used : 1000));
}

/* ---- comparing ---- */

static int64_t total(const struct ks_race *race, size_t way, size_t n)
{
    int64_t sum = 0;
    for (size_t i = 0; i < n; i++)
        sum += race->value[way][i];
    return sum;
}

/* mean > k * deviation / root of n, both sides squared. */
bool ks_race_is_better(const struct ks_race *race, size_t a, size_t b, size_t n)
{
    int64_t sum = 0, squares = 0, count = (int64_t)n;
    int64_t tenths = race->by_order ? SURE_ORDER : SURE_PLAN;
    if (n < AT_LEAST)
        return false;
    for (size_t i = 0; i < n; i++) {
        int64_t d = race->value[a][i] - race->value[b][i];
        sum += d;
        squares += d * d;
    }
    int64_t variance = count * squares - sum * sum; /* times n * n */
    return sum > 0 && 10 * sum * sum * (count - 1) > tenths * variance;
}

/* ---- rehearsing ---- */

struct batch {
    const struct ks_stage *stage;
    size_t n;
    struct ks_rehearsal v[BATCH];
    size_t way[BATCH], round[BATCH];
};

static void rehearse(void *arg, size_t i)
{
    struct batch *b = arg;
    ks_rehearse(b->stage, &b->v[i]);
}

static void run(const struct ks_hands *hands, struct batch *b)
{
    if (hands->run != NULL && b->n > 1)
        hands->run(hands->context, b->n, rehearse, b);
    else
        for (size_t i = 0; i < b->n; i++)
            rehearse(b, i);
}

/* Rehearsals that can be paid for. */
static size_t affordable(const struct ks_race *race)
{
    size_t n = (race->most - race->nodes) / price_of_one(race);
    return race->most == 0 || n > BATCH ? BATCH : n;
}

/* The budget is shared out evenly before a batch, and what was used is counted after it: it does
 * not matter which rehearsal ends first. */
static bool settle(struct ks_race *race, struct batch *b)
{
    uint32_t each = race->most ? (race->most - race->nodes) / (uint32_t)b->n : UINT32_MAX;
    for (size_t i = 0; i < b->n; i++)
        b->v[i].most = each;
    run(&race->stage.q->hands, b);
    for (size_t i = 0; i < b->n; i++) {
        race->nodes += b->v[i].nodes;
        race->longest = b->v[i].nodes > race->longest ? b->v[i].nodes : race->longest;
        race->stopped |= b->v[i].stopped;
    }
    for (size_t i = 0; i < b->n && !race->stopped; i++)
        race->value[b->way[i]][b->round[i]] = b->v[i].value;
    return !race->stopped;
}

/* The ways of a list, rehearsed up to a number of rounds. */
static bool go_on(struct ks_race *race, const size_t *list, size_t n, size_t rounds)
{
    struct batch b = {.stage = &race->stage};
    while (race->rounds < rounds) {
        size_t end = race->rounds + affordable(race) / n;
        race->stopped |= end == race->rounds;
        if (race->stopped)
            return false;
        end = end < rounds ? end : rounds;
        b.n = 0;
        for (size_t k = race->rounds; k < end; k++)
            for (size_t i = 0; i < n; i++, b.n++) {
                b.way[b.n] = list[i];
                b.round[b.n] = k;
                b.v[b.n] = (struct ks_rehearsal){
                    .way = &race->way[race->by_order ? 0 : list[i]],
                    .first = race->by_order ? &race->order[list[i]] : NULL,
                    .number = race->number + (uint32_t)k};
            }
        if (!settle(race, &b))
            return false;
        race->rounds = end;
    }
    return true;
}

/* One rehearsal shows how long they are. */
static bool probe(struct ks_race *race)
{
    struct batch b = {.stage = &race->stage, .n = 1};
    b.v[0] = (struct ks_rehearsal){.way = &race->way[0], .number = race->number};
    return race->longest > 0 || settle(race, &b);
}

/* ---- racing ---- */

/* The best come first, after the first way, which stays in any case. */
static void sort(const struct ks_race *race, size_t *list, size_t n)
{
    for (size_t i = 2; i < n; i++) {
        size_t way = list[i], k = i;
        for (; k > 1 &&
               total(race, way, race->rounds) > total(race, list[k - 1], race->rounds);
             k--)
            list[k] = list[k - 1];
        list[k] = way;
    }
}

/* Rehearsals of every way that is left when that many are. */
static size_t rounds_of(const struct ks_race *race, size_t ways)
{
    return race->scale * (ways > 4 ? AT_FIRST : ways > 2 ? AT_LEAST : 2 * AT_LEAST);
}

static size_t left_of(size_t ways)
{
    return 1 + ways / 2;
}

/* All rehearsals of a race. */
static size_t price(const struct ks_race *race, size_t ways)
{
    size_t done = 0, sum = 0;
    for (;; ways = left_of(ways)) {
        size_t rounds = rounds_of(race, ways);
        sum += ways * (rounds - done);
        done = rounds;
        if (ways <= 2)
            return sum;
    }
}

/* Ways that cannot be compared often enough are left out from the beginning, the last first. If
 * there is more than they need, all of it is used. */
static size_t fit(struct ks_race *race)
{
    bool free = race->scale == 0;
    size_t n = race->ways, left = (race->most - race->nodes) / price_of_one(race);
    race->scale = !free ? race->scale : race->most == 0 ? OPEN : 1;
    if (race->most == 0)
        return n;
    while (n > 2 && price(race, n) > left)
        n--;
    size_t times = left / price(race, n);
    if (free && times > 1)
        race->scale = times < LARGEST ? (unsigned)times : LARGEST;
    return n;
}

size_t ks_race_run(struct ks_race *race)
{
    size_t list[KS_WAYS], n = race->ways;
    race->rounds = 0;
    for (size_t i = 0; i < n; i++)
        list[i] = i;
    if (n < 2 || race->stopped || !probe(race) || !allows(race))
        return 0;
    n = fit(race);
    while (go_on(race, list, n, rounds_of(race, n)) && n > 2) {
        sort(race, list, n);
        n = left_of(n);
    }
    if (race->rounds == 0)
        return 0;
    sort(race, list, n);
    return ks_race_is_better(race, list[1], 0, race->rounds) ? list[1] : 0;
}
