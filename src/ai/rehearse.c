#include "ai/rehearse.h"

#include "ai/chance.h"
#include "ai/luck.h"
#include "ai/routine.h"
#include "ai/staff.h"
#include "ai/stance.h"

enum {
    LONGEST = 1200, /* nodes of a rehearsal */
    GROUND = 50, /* percent of the value that the pieces count besides the win chance */
};

/* A rehearsal as it goes on. */
struct scene {
    const struct ks_game *g;
    struct ks_state s;
    struct ks_luck luck;
    struct ks_routine side[2];
    uint64_t key; /* of the impulse that is played to its end */
    int turn;     /* or the whole turn; 0: none */
};

void ks_stage_init(struct ks_stage *stage, const struct ks_query *q)
{
    stage->q = q;
    stage->to_turn = false;
    stage->judge = (struct ks_intent){.side = KS_NOBODY};
    int foe = !q->state->actor;
    ks_disposition_make(q->game, q->state, foe, KS_BALANCED, &stage->enemy);
    ks_stance_take(&stage->enemy,
                   ks_stance(q->game, q->state, &q->game->doctrine[foe], KS_BALANCED));
}

static void begin(struct scene *x, const struct ks_stage *stage,
                  const struct ks_rehearsal *r)
{
    const struct ks_query *q = stage->q;
    int side = q->view->actor;
    uint64_t word = ks_mix(q->random ^ ((uint64_t)r->number << 32 | 1));
    x->g = q->game;
    ks_copy(x->g, &x->s, q->view);
    ks_determinise(x->g, &x->s, word);
    ks_luck_init(&x->luck, word);
    ks_routine_init(&x->side[side], x->g, r->way);
    ks_routine_init(&x->side[!side], x->g, &stage->enemy);
    x->key = ks_impulse_key(x->g, &x->s);
    x->turn = stage->to_turn ? x->s.turn : 0;
    if (r->first != NULL) {
        ks_routine_go_on(&x->side[side], r->first);
        ks_step(x->g, &x->s, r->first->v[0], NULL);
    }
}

/* Has the impulse or the turn ended? */
static bool is_over(const struct scene *x)
{
    if (ks_actor(&x->s) == KS_NOBODY)
        return true;
    if (x->turn > 0)
        return x->s.turn != x->turn;
    return ks_impulse_key(x->g, &x->s) != x->key;
}

static struct ks_action next_action(struct scene *x)
{
    return ks_actor(&x->s) == KS_CHANCE ? ks_luck_decide(&x->luck, x->g, &x->s)
                                        : ks_routine_decide(&x->side[x->s.actor], &x->s);
}

static bool is_gone(const struct ks_stage *stage)
{
    const struct ks_leash *l = &stage->q->leash;
    return l->gone != NULL && l->gone(l->context, stage->done) >= stage->limit;
}

static int32_t within(int32_t x, int32_t most)
{
    return x > most ? most : x < -most ? -most : x;
}

/* The chance to win, with a share of what the pieces are worth: the chance alone does not see the
 * ground. */
static int32_t value_of(const struct ks_stage *stage, const struct ks_game *g,
                        const struct ks_state *s)
{
    int unit = g->chance.unit;
    int32_t chance = 2 * ks_chance(g, s) - KS_CERTAIN;
    int32_t worth = within(ks_worth(g, s, &stage->judge) * 10 / unit, KS_CERTAIN);
    return ((100 - GROUND) * chance + GROUND * worth) / 100;
}

void ks_rehearse(const struct ks_stage *stage, struct ks_rehearsal *r)
{
    struct scene x;
    begin(&x, stage, r);
    uint32_t most = r->most < LONGEST ? r->most : LONGEST;
    r->stopped = false;
    for (r->nodes = 0; r->nodes < most && !is_over(&x); r->nodes++) {
        r->stopped = is_gone(stage);
        if (r->stopped)
            return;
        ks_step(x.g, &x.s, next_action(&x), NULL);
    }
    r->value = value_of(stage, x.g, &x.s);
    if (stage->q->view->actor == 1)
        r->value = -r->value;
}
