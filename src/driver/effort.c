#include "driver/effort.h"

#include "driver/cover.h"
#include "driver/dice.h"
#include "driver/player.h"
#include "order/price.h"

static bool hurried(atomic_bool *hurry)
{
    return hurry != NULL && atomic_load(hurry);
}

/* ---- played by orders ---- */

static uint32_t inputs_of(const struct ks_mind *mind)
{
    uint32_t sum = 0;
    for (int k = 0; k < KS_ORDER_KINDS; k++)
        sum += mind->inputs[k];
    return sum;
}

static void roll(const struct ks_game *g, struct ks_state *s, const struct ks_dice *dice,
                 uint64_t n)
{
    struct ks_actions list;
    ks_legal(g, s, &list);
    ks_step(g, s, list.v[ks_dice_roll(dice, n, (uint32_t)list.n)], NULL);
}

struct table {
    ks_effort_ear *ear;
    void *context;
    struct ks_mind mind[2];
};

/* Tells of the orders that a mind has given beyond those it had before. */
static void tell(const struct table *t, const struct ks_asked *asked,
                 const struct ks_mind *before, struct ks_order act)
{
    struct ks_orders now = asked->mind.orders;
    uint32_t left = inputs_of(&asked->mind) - inputs_of(before);
    struct ks_effort_order given = {.side = act.side, .turn = asked->state.turn};
    struct ks_state view;
    ks_view(asked->game, &asked->state, act.side, &view);
    for (uint32_t n = before->orders.numbers + 1; n <= now.numbers; n++) {
        const struct ks_given *order = ks_orders_find(&now, n);
        if (order == NULL)
            continue;
        given.order = &order->order;
        given.price = ks_order_price(asked->game, &view, given.order);
        left -= given.price < left ? given.price : left;
        t->ear(t->context, &given);
    }
    given.order = &act; /* by hand */
    given.price = left;
    if (left > 0)
        t->ear(t->context, &given);
}

static void decide(struct ks_asked *asked, struct table *t, struct ks_effort_side *side)
{
    struct ks_order act = ks_order(KS_ORDER_ACT, (int)ks_actor(&asked->state));
    struct ks_mind *mind = &t->mind[act.side];
    uint8_t turn = asked->state.turn < KS_EFFORT_TURNS ? asked->state.turn : 0;
    uint32_t before = inputs_of(mind);
    asked->mind = *mind;
    if (ks_player_decide(asked, &act.action)) {
        if (t->ear != NULL && inputs_of(&asked->mind) > before)
            tell(t, asked, mind, act);
        side->clicks += ks_order_price(asked->game, &asked->state, &act);
        ks_step(asked->game, &asked->state, act.action, NULL);
    }
    *mind = asked->mind;
    side->decisions++;
    side->by_turn[turn] += inputs_of(mind) - before;
}

/* A side acts in an impulse that is not the last one in which it acted, or in another phase. */
static void count_impulse(const struct ks_game *g, const struct ks_state *s,
                          const char **last, uint32_t *key, struct ks_effort_side *side)
{
    const char *phase = ks_phase(g, s);
    struct ks_impulse impulse;
    ks_impulse(g, s, &impulse);
    if (impulse.side != (uint8_t)ks_actor(s) || (impulse.key == *key && phase == *last))
        return;
    *key = impulse.key;
    *last = phase;
    side->impulses++;
}

bool ks_effort_play(const struct ks_game *g, uint64_t seed, uint32_t number,
                    atomic_bool *hurry, ks_effort_ear *ear, void *context,
                    struct ks_effort *out)
{
    enum { LONGEST = 200000 };
    struct ks_asked asked = {
        .game = g, .player = ks_player("orders"), .seed = seed, .number = number};
    struct table table = {.ear = ear, .context = context};
    struct ks_dice dice;
    const char *phase[2] = {NULL, NULL};
    uint32_t key[2] = {0, 0};
    uint64_t rolls = 0;
    *out = (struct ks_effort){0};
    ks_dice_simulate(&dice, seed, number, g->scenario);
    ks_setup(g, &asked.state);
    for (; asked.event < LONGEST && !hurried(hurry); asked.event++) {
        enum ks_actor actor = ks_actor(&asked.state);
        if (actor == KS_NOBODY)
            break;
        if (actor == KS_CHANCE) {
            roll(g, &asked.state, &dice, rolls++);
            continue;
        }
        count_impulse(g, &asked.state, &phase[actor], &key[actor], &out->side[actor]);
        decide(&asked, &table, &out->side[actor]);
    }
    for (int side = 0; side < 2; side++) {
        out->side[side].inputs = inputs_of(&table.mind[side]);
        for (int k = 0; k < KS_ORDER_KINDS; k++)
            out->side[side].by_kind[k] = table.mind[side].inputs[k];
    }
    out->turns = asked.state.turn;
    out->finished = ks_actor(&asked.state) == KS_NOBODY;
    return !hurried(hurry);
}

/* ---- covered by orders ---- */

static bool stop(void *context, unsigned done)
{
    (void)done;
    return hurried(context);
}

bool ks_effort_cover(const struct ks_game *g, uint64_t seed, uint32_t number,
                     atomic_bool *hurry, ks_effort_ear *ear, void *context,
                     struct ks_effort *out)
{
    enum { SOME = 100 };
    struct ks_match_terms terms = {.player = {ks_player("staff"), ks_player("staff")}};
    struct ks_cover_terms cover = {stop, hurry, ear, context};
    struct ks_refusal no;
    struct ks_dice dice;
    ks_dice_simulate(&dice, seed, number, g->scenario);
    struct ks_match *m = ks_match_new(g, NULL, &dice, &terms);
    bool good = m != NULL;
    while (good && !ks_match_over(m))
        good = !hurried(hurry) && ks_match_go(m, SOME, &no);
    good = good && ks_cover(m, &cover, out);
    ks_match_free(m);
    return good;
}
