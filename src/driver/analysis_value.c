#include "driver/analysis_value.h"

#include "ai/chance.h"

enum {
    DEEPEST = 5,   /* rolls one after the other; whole games have up to four */
    LONGEST = 6,   /* answers that have to be given one after the other */
    FEW = 16,      /* answers to choose from */
    FACES = 36,    /* outcomes of a roll that may lead to the same position */
    MOST = 100000, /* outcomes of rolls one after the other that are looked at */
};

struct judging {
    const struct ks_game *g;
    const struct ks_state *root;
    struct ks_account account; /* of the root, once it is wanted */
    bool accounted;
};

/* The best answer by what it changes at once. */
static struct ks_action best_answer(struct judging *j, const struct ks_state *s,
                                    const struct ks_actions *list)
{
    int32_t best = INT32_MIN;
    size_t found = 0;
    if (!j->accounted)
        ks_account(j->g, j->root, NULL, &j->account);
    j->accounted = true;
    for (size_t i = 0; i < list->n; i++) {
        struct ks_state next;
        ks_copy(j->g, &next, s);
        ks_step(j->g, &next, list->v[i], NULL);
        int32_t worth = ks_worth_change(j->g, &next, &j->account);
        worth = s->actor == KS_SIDE_A ? worth : -worth;
        if (worth > best) {
            best = worth;
            found = i;
        }
    }
    return list->v[found];
}

/* A unit that has to go back, a facing that has to be chosen: what must be answered belongs to
 * the roll that brought it, so it is answered as well as can be. True if it was. */
static bool settle(struct judging *j, struct ks_state *s)
{
    struct ks_actions list;
    struct ks_action way_out;
    if (!ks_mid_order(j->g, s) || ks_answer(j->g, s, KS_DECLINES, &way_out))
        return false;
    ks_legal(j->g, s, &list);
    if (list.n > FEW)
        return false;
    ks_step(j->g, s, best_answer(j, s, &list), NULL);
    return true;
}

/* What chance may bring: the positions that differ, by the index of the first outcome that leads
 * there, and how many do. */
struct outcomes {
    struct ks_actions list;
    uint64_t hash[FACES];
    uint16_t first[FACES], times[FACES];
    size_t n;
};

static bool are_listed(const struct ks_game *g, const struct ks_state *s,
                       struct outcomes *o)
{
    struct ks_state next;
    o->n = 0;
    ks_legal(g, s, &o->list);
    for (size_t i = 0; i < o->list.n; i++) {
        size_t same = 0;
        ks_copy(g, &next, s);
        ks_step(g, &next, o->list.v[i], NULL);
        uint64_t hash = ks_hash(g, &next);
        while (same < o->n && o->hash[same] != hash)
            same++;
        if (same == FACES)
            return false;
        if (same == o->n) {
            o->hash[o->n] = hash;
            o->first[o->n] = (uint16_t)i;
            o->times[o->n++] = 0;
        }
        o->times[same]++;
    }
    return true;
}

/* Continues in the state itself. */
static int32_t value_at(struct judging *j, struct ks_state *s, int deep, size_t most)
{
    struct outcomes o;
    int64_t sum = 0;
    for (int i = 0; i < LONGEST && settle(j, s); i++)
        ;
    if (s->actor != KS_CHANCE || deep == 0 || !are_listed(j->g, s, &o) || o.n > most)
        return ks_chance(j->g, s) * (KS_WHOLE / KS_CERTAIN);
    for (size_t i = 0; i < o.n; i++) {
        struct ks_state next;
        ks_copy(j->g, &next, s);
        ks_step(j->g, &next, o.list.v[o.first[i]], NULL);
        sum += (int64_t)o.times[i] * value_at(j, &next, deep - 1, most / o.n);
    }
    return (int32_t)(sum / (int64_t)o.list.n);
}

int32_t ks_value(const struct ks_game *g, const struct ks_state *s)
{
    struct judging j = {.g = g, .root = s};
    struct ks_state now;
    ks_copy(g, &now, s);
    return value_at(&j, &now, DEEPEST, MOST);
}

int32_t ks_value_of_result(int winner)
{
    return winner == KS_SIDE_A ? KS_WHOLE : winner == KS_SIDE_B ? 0 : KS_WHOLE / 2;
}

int32_t ks_value_for(int side, int32_t value)
{
    return side == KS_SIDE_A ? value : KS_WHOLE - value;
}
