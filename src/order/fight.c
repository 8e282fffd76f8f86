#include "order/fight.h"

#include "order/ask.h"
#include "order/custom.h"
#include "order/moment.h"

enum { DECISIONS = 200 };

struct fight {
    const struct ks_game *g;
    struct ks_orders *book;
    struct ks_state *s;
    struct ks_preview *out;
    ks_hex goal;
    uint8_t side;
    uint32_t impulse;
    /* The attack that was begun: its last action, the state before it, and the procedures that were
     * pending before the first. */
    bool begun;
    struct ks_action attack;
    struct ks_state at;
    unsigned depth;
};

/* Do the odds say who wins? */
static bool decides(const struct ks_game *g, const struct ks_odds *odds)
{
    for (size_t i = 0; i < odds->n; i++) {
        enum ks_effect e = ks_outcome_effect(g, odds->v[i].key);
        if (e == KS_ATTACKER_WINS || e == KS_DEFENDER_WINS)
            return true;
    }
    return false;
}

/* The rules ask for the fight, or the order has come to it at once. */
static bool finds(struct fight *f, struct ks_action a)
{
    struct ks_odds odds;
    if (!ks_odds(f->g, f->s, a, &odds) || !decides(f->g, &odds))
        return false;
    f->out->fights = f->out->named = true;
    f->out->rolls = false;
    f->out->attack = a;
    ks_copy(f->g, &f->out->at, f->s);
    return true;
}

/* Chance decides: is it the fight? Where nobody has begun it, the rules have. */
static bool finds_dice(struct fight *f)
{
    struct ks_odds odds;
    struct ks_actions list;
    unsigned depth = f->begun ? f->depth : ks_depth(f->s) - 1;
    if ((!f->begun && ks_prompt(f->g, f->s).hex != f->goal) ||
        !ks_odds_ahead(f->g, f->s, depth, &odds) || !decides(f->g, &odds))
        return false;
    ks_legal(f->g, f->s, &list);
    f->out->fights = f->out->rolls = true;
    f->out->named = f->begun;
    f->out->attack = f->begun ? f->attack : list.v[0];
    ks_copy(f->g, &f->out->at, f->begun ? &f->at : f->s);
    ks_copy(f->g, &f->out->dice, f->s);
    f->out->depth = depth;
    return true;
}

/* Does a roll throw somebody back, or cost him something? */
static bool harms(const struct ks_game *g, const struct ks_state *s, struct ks_action a)
{
    struct ks_state next;
    struct ks_events told = {0};
    uint32_t key = 0;
    ks_copy(g, &next, s);
    ks_step(g, &next, a, &told);
    for (size_t i = 0; i < told.n; i++)
        key |= ks_event_outcome(g, &told.v[i]);
    return ks_outcome_effect(g, key) > KS_GOOD;
}

static struct ks_action harmless(const struct ks_game *g, const struct ks_state *s)
{
    struct ks_actions list;
    ks_legal(g, s, &list);
    for (size_t i = 0; i < list.n; i++)
        if (!harms(g, s, list.v[i]))
            return list.v[i];
    return list.v[0];
}

/* The fight at the goal, where several wait and it is asked which is next. */
static bool is_next(const struct fight *f, struct ks_action *out)
{
    struct ks_actions list;
    if (ks_matter(f->g, f->s) != KS_MATTER_FIGHT)
        return false;
    ks_legal(f->g, f->s, &list);
    for (size_t i = 0; i < list.n; i++)
        if (list.v[i].unit == KS_NONE && list.v[i].hex == f->goal &&
            ks_action_role(f->g, list.v[i]) == KS_ATTACKS) {
            *out = list.v[i];
            return true;
        }
    return false;
}

/* The order acts: it goes on with what it has begun, or begins an attack. */
static bool by_order(struct fight *f, struct ks_action *out)
{
    enum ks_matter matter = ks_matter(f->g, f->s);
    struct ks_unfolding next;
    struct ks_state view;
    if (f->book->n == 0 || (matter != KS_MATTER_ATTACK && matter != KS_MATTER_JOINING &&
                            matter != KS_MATTER_GOING))
        return false;
    ks_view(f->g, f->s, f->side, &view);
    ks_orders_next(f->book, f->g, &view, &next);
    if (!next.acts || next.number == 0)
        return false;
    enum ks_role role = ks_action_role(f->g, next.action);
    if (role == KS_ATTACKS || role == KS_COMMITS || matter == KS_MATTER_JOINING) {
        f->depth = f->begun ? f->depth : ks_depth(f->s);
        f->begun = true;
        f->attack = next.action;
        ks_copy(f->g, &f->at, f->s);
    }
    *out = next.action;
    return true;
}

/* What is done at a decision of either side. */
static struct ks_action others_do(const struct fight *f)
{
    struct ks_actions list;
    struct ks_action a;
    if (ks_answer(f->g, f->s, KS_DECLINES, &a))
        return a;
    ks_legal(f->g, f->s, &list);
    return ks_custom(f->g, f->s, list.v, list.n);
}

/* The rules do not let it attack, or it has stopped on the way. */
static bool has_stopped(const struct fight *f)
{
    return f->book->n > 0 && f->book->v[0].halt != KS_HALT_NONE;
}

/* One decision on the way to it; false if it is found or there is none. */
static bool follows(struct fight *f)
{
    enum ks_actor actor = ks_actor(f->s);
    struct ks_action a;
    struct ks_impulse now;
    ks_impulse(f->g, f->s, &now);
    if (actor == KS_NOBODY || now.key != f->impulse)
        return false;
    f->begun = f->begun && ks_depth(f->s) > f->depth; /* it may end without a fight */
    if (actor == KS_CHANCE) {
        if (finds_dice(f))
            return false;
        a = harmless(f->g, f->s);
    } else if (actor != (enum ks_actor)f->side) {
        a = others_do(f);
    } else if (is_next(f, &a)) {
        finds(f, a);
        return false;
    } else if (!by_order(f, &a)) {
        if (has_stopped(f))
            return false;
        a = others_do(f);
    }
    ks_step(f->g, f->s, a, NULL);
    return true;
}

/* Has a piece come up to the enemy: into his hex or, where attacks are asked for, beside it? */
static bool is_there(const struct ks_game *g, const struct ks_state *s,
                     const struct ks_order *o)
{
    bool beside = ks_has_matter(g, KS_MATTER_ATTACK);
    for (size_t i = 0; i < o->pieces; i++)
        if (ks_piece_stands(g, s, o->piece[i], o->goal) ||
            (beside && ks_stands_before(g, s, o, o->piece[i])))
            return true;
    return false;
}

void ks_fight_ahead(const struct ks_game *g, struct ks_orders *book,
                    const struct ks_order *order, struct ks_state *s, unsigned depth,
                    struct ks_preview *out)
{
    struct fight f = {.g = g,
                      .book = book,
                      .s = s,
                      .out = out,
                      .goal = order->goal,
                      .side = order->side,
                      .begun = out->fights,
                      .attack = out->attack,
                      .depth = depth};
    struct ks_impulse now;
    struct ks_odds odds;
    ks_impulse(g, s, &now);
    f.impulse = now.key;
    if (now.side != f.side || has_stopped(&f) || (!f.begun && !is_there(g, s, order)) ||
        (f.begun && ks_preview_odds(g, out, &odds) && decides(g, &odds)))
        return;
    if (f.begun)
        ks_copy(g, &f.at, &out->at);
    for (int i = 0; i < DECISIONS && follows(&f); i++)
        ;
}
