#include "driver/effort.h"

#include "driver/dice.h"
#include "driver/player.h"

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

static void decide(struct ks_asked *asked, struct ks_mind *mind,
                   struct ks_effort_side *side)
{
    struct ks_action a;
    uint8_t turn = asked->state.turn < KS_EFFORT_TURNS ? asked->state.turn : 0;
    uint32_t before = inputs_of(mind);
    asked->mind = *mind;
    if (ks_player_decide(asked, &a))
        ks_step(asked->game, &asked->state, a, NULL);
    *mind = asked->mind;
    side->decisions++;
    side->by_turn[turn] += inputs_of(mind) - before;
}

void ks_effort_play(const struct ks_game *g, uint64_t seed, uint32_t number,
                    struct ks_effort *out)
{
    enum { LONGEST = 200000 };
    struct ks_asked asked = {
        .game = g, .player = ks_player("orders"), .seed = seed, .number = number};
    struct ks_mind mind[2] = {{0}};
    struct ks_dice dice;
    uint64_t rolls = 0;
    *out = (struct ks_effort){0};
    ks_dice_simulate(&dice, seed, number, g->scenario);
    ks_setup(g, &asked.state);
    for (; asked.event < LONGEST && ks_actor(&asked.state) != KS_NOBODY; asked.event++) {
        enum ks_actor actor = ks_actor(&asked.state);
        if (actor == KS_CHANCE)
            roll(g, &asked.state, &dice, rolls++);
        else
            decide(&asked, &mind[actor], &out->side[actor]);
    }
    for (int side = 0; side < 2; side++) {
        out->side[side].inputs = inputs_of(&mind[side]);
        for (int k = 0; k < KS_ORDER_KINDS; k++)
            out->side[side].by_kind[k] = mind[side].inputs[k];
    }
    out->turns = asked.state.turn;
    out->finished = ks_actor(&asked.state) == KS_NOBODY;
}
