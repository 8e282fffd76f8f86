/* One game between equal players, and its record. */
#include <limits.h>
#include <string.h>

#include "driver/balance.h"
#include "driver/dice.h"

/* Far more actions than any real game takes. */
enum { MAX_ACTIONS = 200000 };

struct run {
    const struct ks_game *game;
    const struct ks_balance_arm *arm;
    const atomic_bool *hurry;
    struct ks_dice dice;
    struct ks_asked asked;
    struct ks_mind mind[2];
    struct ks_state state;
    struct ks_events events;
    struct ks_balance_game *out;
    int best[2]; /* highest score of a side so far */
    ks_unit active;
    uint8_t turn;
};

/* ---- the moments at which the rules look at the points ---- */

static int score_of(const struct run *r, int side)
{
    const int16_t *p = r->state.points;
    return p[side] - (r->game->one_score ? p[!side] : 0);
}

static bool rules_look(const struct run *r, bool turn_over, bool activation_over)
{
    switch (r->game->win_when) {
    case KS_WINS_AFTER_TURN: return turn_over;
    case KS_WINS_AFTER_ACTIVATION: return turn_over || activation_over;
    default: return true;
    }
}

/* If there is no room left the last mark is overwritten: it is the highest. */
static void mark(struct run *r)
{
    struct ks_balance_game *out = r->out;
    bool higher = false;
    for (int side = 0; side < 2; side++)
        if (score_of(r, side) > r->best[side]) {
            r->best[side] = score_of(r, side);
            higher = true;
        }
    if (!higher)
        return;
    if (out->marks < KS_BALANCE_MARKS)
        out->marks++;
    memcpy(out->mark[out->marks - 1], r->state.points, sizeof out->mark[0]);
}

static void look(struct run *r)
{
    ks_unit active = ks_active(r->game, &r->state);
    bool over = r->state.over, turn_over = over || r->state.turn != r->turn;
    int lead = r->state.points[0] - r->state.points[1];
    if (rules_look(r, turn_over, active != r->active))
        mark(r);
    if (turn_over && r->turn > 0 && r->turn <= KS_BALANCE_TURNS)
        r->out->lead[r->turn - 1] = (int16_t)lead;
    r->turn = r->state.turn;
    r->active = active;
}

/* ---- playing ---- */

static void step(struct run *r, struct ks_action a)
{
    r->events.n = 0;
    ks_step(r->game, &r->state, a, &r->events);
    for (size_t i = 0; i < r->events.n; i++)
        if (r->events.v[i].code < KS_BALANCE_CODES &&
            r->out->told[r->events.v[i].code] < UINT16_MAX)
            r->out->told[r->events.v[i].code]++;
    if (r->events.n > 0)
        r->out->ending = r->events.v[r->events.n - 1].code;
    look(r);
}

static struct ks_action roll(struct run *r)
{
    struct ks_actions list;
    ks_legal(r->game, &r->state, &list);
    return list.v[ks_dice_roll(&r->dice, r->out->chances++, (uint32_t)list.n)];
}

static bool decide(struct run *r, enum ks_actor side, uint32_t n, struct ks_action *a)
{
    r->asked.event = n;
    r->asked.mind = r->mind[side];
    r->asked.fault[0] = '\0';
    r->asked.late = false;
    ks_copy(r->game, &r->asked.state, &r->state);
    r->out->decisions++;
    bool answered = ks_player_decide(&r->asked, a);
    r->mind[side] = r->asked.mind;
    return answered;
}

/* False if a player gives no answer, the game does not end, or it is no longer wanted. */
static bool play(struct run *r)
{
    enum ks_actor actor;
    struct ks_action a;
    for (uint32_t n = 0; (actor = ks_actor(&r->state)) != KS_NOBODY; n++) {
        if (n == MAX_ACTIONS || atomic_load(r->hurry))
            return false;
        if (actor == KS_CHANCE)
            a = roll(r);
        else if (!decide(r, actor, n, &a))
            return false;
        step(r, a);
    }
    /* Points are compared with losses, of which a head start is none. */
    bool bare = r->arm->start[0] == 0 && r->arm->start[1] == 0;
    return !bare || ks_invariant(r->game, &r->state) == NULL;
}

/* ---- the end ---- */

static uint8_t fate(const struct run *r, ks_unit u)
{
    struct ks_counter c;
    ks_describe(r->game, &r->state, u, &c);
    bool lost = c.eliminated,
         part = lost || c.hex != KS_NONE || c.lost > 0 || c.comes_back;
    int steps = lost ? c.steps : c.lost;
    steps = steps > KS_PIECE_STEPS ? KS_PIECE_STEPS : steps;
    return (uint8_t)((part ? KS_PIECE_TOOK_PART : 0) | (lost ? KS_PIECE_LOST : 0) |
                     steps);
}

static void finish(struct run *r)
{
    struct ks_balance_game *out = r->out;
    const struct ks_state *s = &r->state;
    out->end = KS_PLAYED;
    out->winner = s->result;
    out->turn = s->turn;
    memcpy(out->points, s->points, sizeof out->points);
    out->hash = ks_hash(r->game, s);
    if (s->result < 2)
        out->early = r->game->win_at[s->result] > 0 &&
                     score_of(r, s->result) >= r->game->win_at[s->result];
    for (int turn = s->turn; turn < KS_BALANCE_TURNS; turn++)
        out->lead[turn] = (int16_t)(s->points[0] - s->points[1]);
    for (ks_unit u = 0; u < r->game->pieces; u++)
        out->piece[u] = fate(r, u);
}

void ks_balance_play(const struct ks_balance *b, const struct ks_balance_arm *arm,
                     uint32_t game, struct ks_balance_game *out)
{
    struct run r = {
        .game = arm->game, .arm = arm, .hurry = &b->hurry, .out = out, .active = KS_NONE};
    uint32_t number = arm->first + game;
    *out = (struct ks_balance_game){.end = KS_BROKEN_OFF, .winner = KS_NOBODY};
    ks_dice_simulate(&r.dice, b->seed, number, arm->game->scenario);
    r.asked.game = arm->game;
    r.asked.player = b->level[arm->level];
    r.asked.seed = b->seed;
    r.asked.number = number;
    ks_setup(arm->game, &r.state);
    for (int side = 0; side < 2; side++) {
        r.state.points[side] = (int16_t)(r.state.points[side] + arm->start[side]);
        r.best[side] = INT_MIN; /* the first look counts: a head start may be enough */
    }
    if (play(&r))
        finish(&r);
}
