#include "driver/contest.h"

#include <stdio.h>
#include <time.h>

#include "driver/dice.h"
#include "driver/helpers.h"

/* Far more actions than any real game takes. */
enum { MAX_ACTIONS = 200000 };

struct table { /* a game being played */
    const struct ks_contest *contest;
    struct ks_played *played;
    struct ks_dice dice;
    struct ks_state state;
    struct ks_asked asked;
    struct ks_mind mind[2];
    struct ks_outside *outside[2];
    uint64_t turn_ns[2]; /* what this turn has taken so far */
    uint8_t turn;
};

static void note(struct ks_played *p, const char *what)
{
    if (p->wrong[0] == '\0')
        snprintf(p->wrong, sizeof p->wrong, "%.*s", (int)sizeof p->wrong - 1, what);
}

/* What a player outside does is not in our processor time. */
static uint64_t time_of(const struct ks_player *p)
{
    struct timespec t;
    if (p->kind != KS_OUTSIDE)
        return ks_time_used();
    clock_gettime(CLOCK_MONOTONIC, &t);
    return (uint64_t)t.tv_sec * 1000000000 + (uint64_t)t.tv_nsec;
}

static void roll(struct table *t)
{
    struct ks_actions list;
    const struct ks_game *g = t->contest->game;
    ks_legal(g, &t->state, &list);
    uint32_t face = ks_dice_roll(&t->dice, t->played->chances++, (uint32_t)list.n);
    ks_step(g, &t->state, list.v[face], NULL);
}

/* The player of that side gave no answer: the other one wins, unless the answer was no longer
 * wanted. */
static bool forfeit(struct table *t, int side)
{
    if (t->asked.fault[0] == '\0')
        return false;
    t->played->ending = KS_FORFEIT;
    t->played->winner = (uint8_t)(1 - side);
    t->played->late = t->asked.late;
    note(t->played, t->asked.fault);
    return false;
}

/* Asks the player whose turn it is; false if he has lost by it. */
static bool decide(struct table *t, int side, uint32_t event)
{
    const struct ks_contest *c = t->contest;
    struct ks_side_played *effort = &t->played->side[side];
    struct ks_action a;
    t->asked.player = c->player[side];
    t->asked.event = event;
    t->asked.mind = t->mind[side];
    t->asked.outside = t->outside[side];
    t->asked.fault[0] = '\0';
    t->asked.late = false;
    ks_copy(c->game, &t->asked.state, &t->state);
    uint64_t start = c->timed ? time_of(&t->asked.player) : 0;
    bool answered = ks_player_decide(&t->asked, &a);
    t->turn_ns[side] += c->timed ? time_of(&t->asked.player) - start : 0;
    t->mind[side] = t->asked.mind;
    effort->decisions++;
    if (!answered)
        return forfeit(t, side);
    if (t->asked.fault[0] != '\0') {
        effort->illegal++;
        note(t->played, t->asked.fault);
    }
    ks_step(c->game, &t->state, a, NULL);
    return true;
}

/* A turn is over: what it took, and whether all is still as it must be. */
static bool turn_over(struct table *t)
{
    for (int side = 0; side < 2; side++) {
        struct ks_side_played *effort = &t->played->side[side];
        effort->ns += t->turn_ns[side];
        if (effort->longest < t->turn_ns[side])
            effort->longest = t->turn_ns[side];
        t->turn_ns[side] = 0;
    }
    t->turn = t->state.turn;
    const char *broken = ks_invariant(t->contest->game, &t->state);
    if (broken == NULL)
        return true;
    t->played->ending = KS_BROKEN;
    note(t->played, broken);
    return false;
}

/* Until the game is over, a player loses it by not answering, or it is abandoned. */
static void play(struct table *t)
{
    const struct ks_contest *c = t->contest;
    enum ks_actor actor;
    for (uint32_t n = 0; (actor = ks_actor(&t->state)) != KS_NOBODY; n++) {
        if (c->hurry != NULL && atomic_load(c->hurry))
            return;
        if (n == MAX_ACTIONS) {
            t->played->ending = KS_BROKEN;
            note(t->played, "the game does not end");
            return;
        }
        if (actor != KS_CHANCE && c->watch != NULL)
            c->watch(c->context, &t->state);
        if (actor == KS_CHANCE)
            roll(t);
        else if (!decide(t, (int)actor, n))
            break;
        if (t->state.turn != t->turn && !turn_over(t))
            return;
    }
    turn_over(t);
}

static void part(struct table *t)
{
    static const char *const how[] = {"stopped", "rules", "forfeit", "stopped"};
    ks_outside_part(t->outside, &(struct ks_farewell){.winner = t->played->winner,
                                                      .how = how[t->played->ending],
                                                      .state = &t->state});
}

void ks_contest_play(const struct ks_contest *c, struct ks_played *p)
{
    struct table t = {.contest = c, .played = p};
    t.asked.game = c->game;
    t.asked.seed = c->seed;
    t.asked.number = c->number;
    t.asked.now = c->hurry;
    ks_dice_simulate(&t.dice, c->seed, c->number, c->game->scenario);
    ks_setup(c->game, &t.state);
    ks_outside_pair(t.outside, c->hire, c->game, c->player, c->seed, c->number);
    play(&t);
    ks_played_end(c->game, &t.state, p);
    part(&t);
}

void ks_played_end(const struct ks_game *g, const struct ks_state *s, struct ks_played *p)
{
    if (p->ending == KS_UNFINISHED && ks_actor(s) == KS_NOBODY)
        p->ending = KS_FINISHED;
    if (p->ending != KS_FORFEIT)
        p->winner = s->result;
    p->turn = s->turn;
    p->points[0] = s->points[0];
    p->points[1] = s->points[1];
    p->hash = ks_hash(g, s);
}

void ks_played_digest(const struct ks_played *p, struct ks_digest *d)
{
    bool ended = p->ending == KS_FINISHED || p->ending == KS_FORFEIT;
    uint32_t decisions = p->side[0].decisions + p->side[1].decisions;
    ks_digest_number(d, (uint64_t)ended << 16 | (uint64_t)p->winner << 8 | p->turn);
    ks_digest_number(d, (uint64_t)(uint16_t)p->points[0] << 16 | (uint16_t)p->points[1]);
    ks_digest_number(d, (uint64_t)decisions << 32 | p->chances);
    ks_digest_number(d, p->hash);
}
