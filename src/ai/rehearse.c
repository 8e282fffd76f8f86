#include "ai/rehearse.h"

#include "ai/choose.h"
#include "ai/staff.h"

enum {
    FOLLOWING =
        1, /* impulses played after the current one, if that is a single command's */
    LONGEST = 600, /* decisions of a rehearsal */
    MOST = 20000,
};

/* In a rehearsal players look less hard. */
static const struct ks_care care = {.work = 30, .compared = 2};

struct stage {
    struct ks_state s;
    struct ks_intent intent;
    struct ks_mind mind[2];
    uint64_t key, word;
    int side, left; /* impulses still to be played */
};

static struct ks_action next_action(const struct ks_query *q, struct stage *t)
{
    t->word = ks_mix(t->word);
    if (ks_actor(&t->s) >= KS_CHANCE)
        return ks_sample(q->game, &t->s, t->word);
    struct ks_query ask = {.game = q->game,
                           .view = &t->s,
                           .state = &t->s,
                           .random = t->word,
                           .mind = &t->mind[t->s.actor]};
    bool own = ks_actor(&t->s) == (enum ks_actor)t->side;
    return ks_choose(&ask, own ? &t->intent : NULL, &care);
}

/* Has the last impulse to be played ended? */
static bool is_over(const struct ks_query *q, struct stage *t)
{
    if (ks_actor(&t->s) == KS_NOBODY)
        return true;
    uint64_t key = ks_impulse_key(q->game, &t->s);
    if (key == t->key)
        return false;
    t->key = key;
    return t->left-- == 0;
}

static bool is_enough(struct ks_rehearsal *r)
{
    const struct ks_leash *l = &r->q->leash;
    unsigned done = l->nodes ? (unsigned)((uint64_t)r->nodes * 1000 / l->nodes) : 0;
    unsigned gone = l->gone ? l->gone(l->context, done < 1000 ? done : 1000) : 0;
    r->used = gone > done ? gone : done;
    r->stopped = r->used >= r->limit;
    return r->stopped;
}

int ks_rehearse(struct ks_rehearsal *r, const struct ks_disposition *d,
                const struct ks_action *first, uint32_t number)
{
    const struct ks_query *q = r->q;
    static const struct ks_intent judge = {.side = KS_NOBODY};
    struct stage t = {.side = q->view->actor};
    struct ks_impulse impulse;
    ks_impulse(q->game, q->view, &impulse);
    t.left = impulse.commander == KS_NONE ? 0 : FOLLOWING;
    ks_copy(q->game, &t.s, q->view);
    t.word = ks_mix(q->random ^ ((uint64_t)number << 32 | 1));
    ks_determinise(q->game, &t.s, t.word);
    t.key = ks_impulse_key(q->game, &t.s);
    ks_disposition_intent(q->game, d, &t.intent);
    if (first != NULL)
        ks_step(q->game, &t.s, *first, NULL);
    for (int i = 0; i < LONGEST && !is_over(q, &t); i++) {
        r->nodes++;
        if (is_enough(r))
            return 0;
        ks_step(q->game, &t.s, next_action(q, &t), NULL);
    }
    int32_t worth = ks_worth(q->game, &t.s, &judge);
    worth = worth > MOST ? MOST : worth < -MOST ? -MOST : worth;
    return t.side == 0 ? worth : -worth;
}
