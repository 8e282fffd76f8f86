/* [10.9.7] The morale check of a unit under fire: modifiers and results, for rifles and guns. */
#include "rules1794/fire.h"
#include "rules1794/loss.h"
#include "rules1794/retreat.h"
#include "rules1794/stack.h"

/* [3.4n] A modifier is added to the die, and says why. */
static int add(struct ks_events *log, uint16_t code, ks_unit u, int number)
{
    if (log && log->n < KS_MAX_EVENTS)
        log->v[log->n++] = sentence(code, u, KS_NONE, number, 0);
    return number;
}

/* r150: under artillery fire the target's modifiers count, the firers' do not. */
int r94_fire_modifiers(const struct ks_game *g, const struct ks_state *s, ks_unit target,
                       const struct r94_shot *shot, struct ks_events *log)
{
    const struct r94_game *r = r94(g);
    int terrain = g->map.terrain[piece(s, target)->hex], form = piece(s, target)->form;
    int sum =
        shot->result ? add(log, MOD_RESULT, target, shot->result) : 0; /* [10.9.7c] */
    if (terrain == KS_WOODS)
        sum += add(log, MOD_WOODS, target, r->fire_woods); /* [10.9.7d] */
    if (terrain == KS_VILLAGE)
        sum += add(log, MOD_VILLAGE, target, r->fire_village); /* [10.9.7e] */
    if (terrain == KS_CASTLE)
        sum += add(log, MOD_CASTLE, target, r->fire_castle); /* [TAB-FIREMOD-1] */
    if (shot->flank && r->fire_flank)
        sum += add(log, MOD_FIRE_FLANK, target, r->fire_flank);
    if (shot->rifle && r->fire_shot[shot->order]) /* [10.9.7 10.9.8 10.9.9a] */
        sum += add(log, shot->order ? MOD_LATE_SHOT : MOD_FIRST_SHOT, target,
                   r->fire_shot[shot->order]);
    if (shot->stars && r->fire_star) /* [10.10.4@szczekociny] */
        sum += add(log, MOD_STARS, target, r->fire_star * shot->stars);
    if (shot->rifle && shot->cavalry)
        sum += add(log, MOD_CAVALRY_FIRES, target, r->fire_cavalry); /* [10.9.7f] */
    if (form == R94_SKIRMISH)
        sum += add(log, MOD_TARGET_SKIRMISH, target, r->fire_skirmish); /* [10.9.7g] */
    if (shot->rifle && shot->light)
        sum += add(log, MOD_LIGHT_FIRES, target, r->fire_light); /* [10.9.7h] r37 */
    if (form == R94_SQUARE)
        sum += add(log, MOD_TARGET_SQUARE, target, r->fire_square); /* [10.9.7i] */
    return sum;
}

/* [3.4o] A roll above the morale fails; [3.4q] the die is its owner's. r138: a square
 * is driven back as a whole by rifles. */
void r94_check_under_fire(struct play *p, ks_unit target, int die,
                          const struct r94_shot *shot)
{
    int total = die + r94_fire_modifiers(p->g, p->s, target, shot, p->events);
    int morale = values(p->g, p->s, target)->morale;
    bool loss = total >= r94(p->g)->fire_loss_at;
    if (total <= morale && !loss) {
        tell(p, sentence(STANDS_FIRE, target, KS_NONE, total, morale));
        return;
    }
    bool last = piece(p->s, target)->lost + 1 >= unit(p->g, target)->steps;
    uint16_t how = !loss  ? IS_DRIVEN_BACK
                   : last ? CUT_DOWN_BY_FIRE
                          : DRIVEN_BACK_WITH_LOSS;
    tell(p, sentence(how, target, piece(p->s, target)->hex, total, morale));
    bool square = is_square(p->s, target) && shot->rifle;
    ks_hex h = piece(p->s, target)->hex;
    if (loss)
        r94_lose_step(p, target, BY_FIRE);
    if (square)
        target = r94_top_troop(p->g, p->s, h, side_of(p->g, target));
    if (target != KS_NONE && !is_gone(p->s, target))
        r94_push_retreat(p, target, 1, RETREAT_FIRE | (square ? RETREAT_STACK : 0));
}
