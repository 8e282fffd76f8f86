#include "rules1794/sequence.h"

#include "rules1794/activation.h"
#include "rules1794/command.h"
#include "rules1794/late.h"
#include "rules1794/procs.h"
#include "rules1794/stack.h"
#include "rules1794/system.h"

/* ---- set-up ---- */

/* [13-setup...] Commanders set up "on any one of his units". */
static ks_unit to_place(const struct ks_game *g, ks_unit from)
{
    while (from < g->pieces && !unit(g, from)->choose_place)
        from++;
    return from;
}

static uint16_t why_not_place(const struct ks_game *g, const struct ks_state *s,
                              ks_unit c, ks_hex h)
{
    if (c != frame_of(s)->unit)
        return PLACE_COMMANDERS;
    for (ks_unit u = ks_grid_on_map(grid(g), h) ? top(s, h) : KS_NONE; u != KS_NONE;
         u = below(s, u))
        if (unit(g, u)->commander == c && u != c)
            return 0;
    return NOT_ON_HIS_UNITS;
}

static void list_places(const struct ks_game *g, const struct ks_state *s,
                        struct list *out)
{
    ks_unit c = frame_of(s)->unit;
    for (ks_unit u = 0; u < g->pieces; u++) {
        if (unit(g, u)->commander != c || u == c || !on_map(s, u))
            continue;
        bool first = true; /* one of his units stands for the hex */
        for (ks_unit v = top(s, piece(s, u)->hex); v != u; v = below(s, v))
            first &= unit(g, v)->commander != c || v == c;
        if (first)
            offer(out, action(PLACE, c, piece(s, u)->hex, 0));
    }
}

/* ---- turns ---- */

/* [3.3a] What the scenario puts into an army's pool this turn, NULL in an ordinary
 * turn. */
static const struct r94_fixed_pool *fixed_pool(const struct ks_game *g, int turn,
                                               int army)
{
    for (int i = 0; i < r94(g)->fixed_pools; i++) {
        const struct r94_fixed_pool *f = &r94(g)->fixed_pool[i];
        if (turn >= f->from && turn <= f->to && f->army == army)
            return f;
    }
    return NULL;
}

/* A commander who stands for the army; KS_NONE if it takes no part. */
static ks_unit commander_of_army(const struct ks_game *g, int army)
{
    for (int i = 0; i < r94(g)->commanders; i++)
        if (army_of(g, r94(g)->commander[i]) == army)
            return r94(g)->commander[i];
    return KS_NONE;
}

static void push_pool(struct play *p, int army)
{
    const struct r94_game *r = r94(p->g);
    struct r94_state *x = state(p->s);
    const struct r94_fixed_pool *fixed = fixed_pool(p->g, p->s->turn, army);
    ks_unit overall = r->overall[army], any = commander_of_army(p->g, army);
    uint32_t chits = fixed                ? fixed->chits
                     : overall != KS_NONE ? commander_bit(p->g, overall)
                                          : 0;
    if (any == KS_NONE)
        return;
    for (int i = 0; i < r->commanders; i++)
        if (chits >> i & 1 && r94_is_in_play(p->g, p->s, r->commander[i]) &&
            r->commander[i] != r->opener)
            x->pool |= 1u << i;
    struct ks_frame *f = ks_push(p, PROC_POOL);
    f->side = (uint8_t)side_of(p->g, any);
    f->a = (uint16_t)army;
    f->count = (uint8_t)(fixed ? fixed->chosen : r->chosen_chits[army]);
}

/* [10.9.10a] A unit that fired starts with a shot; [10.10.5@maciejowice] misfires end. */
static void keep_fire_marker(struct play *p, ks_unit u)
{
    struct r94_piece *x = edit(p->s, u);
    bool keeps = r94(p->g)->setting.fire_marker_kept && x->shots > 0;
    x->shots = keeps;
    x->marks = keeps ? R94_CARRIED : 0;
}

/* [3.2c 3.3j] A new turn: shots, stops and wounds of the last one are over. */
static void begin_turn(struct play *p)
{
    struct r94_state *x = state(p->s);
    const struct r94_game *r = r94(p->g);
    p->s->turn++;
    x->pool = x->drawn = x->wounded = x->chosen[0] = x->chosen[1] = x->acted = 0;
    x->phase = R94_NO_PHASE;
    for (ks_unit u = 0; u < p->g->pieces; u++) {
        keep_fire_marker(p, u);
        unmark(p->s, u, R94_TURN_FLAGS | R94_ROUND_FLAGS);
    }
    if (r->planner != KS_NONE && !is_gone(p->s, r->planner) &&
        x->planner_turn == p->s->turn) /* [13.2-turn3-Pistor] r125 */
        x->pool |= commander_bit(p->g, r->planner);
    event(p, TURN_STARTS, KS_NONE, KS_NONE, p->s->turn);
    frame(p->s)->step = NEXT_POOL;
    frame(p->s)->count = 0;
    r94_push_late(p);
}

/* [12.2a] r135: equal points are a draw; [12.3a 12.3b] nothing on the track is Polish. */
int r94_ahead(const struct ks_game *g, const struct ks_state *s)
{
    int lead = s->points[0] - s->points[1];
    if (r94(g)->setting.points_for_deeds)
        return lead >= 0 ? 0 : 1;
    return lead == 0 ? KS_NOBODY : lead > 0 ? 0 : 1;
}

/* [12.2b] */
static void end_game(struct play *p)
{
    int lead = p->s->points[0] - p->s->points[1], by = lead < 0 ? -lead : lead;
    const struct r94_game *r = r94(p->g);
    p->s->over = 1;
    p->s->result = (uint8_t)r94_ahead(p->g, p->s);
    if (r->setting.points_for_deeds) {
        tell(p, sentence(lead ? WINS_ON_POINTS : WINS_WITHOUT_POINTS, KS_NONE, KS_NONE,
                         by, p->s->result));
        return;
    }
    uint16_t how = lead == 0            ? ENDS_IN_DRAW
                   : by <= r->margin[0] ? MINOR_VICTORY
                   : by <= r->margin[1] ? DECISIVE_VICTORY
                                        : TOTAL_VICTORY;
    tell(p, sentence(how, KS_NONE, KS_NONE, by, p->s->result));
}

/* [12.2a@szczekociny 12.2b@szczekociny 12.2b@maciejowice, r57] One marker for both sides shows the lead; [12.1] else each side
 * counts its own. */
static int score_of(const struct ks_game *g, const struct ks_state *s, int side)
{
    return s->points[side] - (r94(g)->setting.points_for_deeds ? s->points[!side] : 0);
}

/* [12.3 13-historical-autovictory 13-hypothetical-autovictory 12.4a] */
void r94_check_automatic_victory(struct play *p)
{
    const struct r94_game *r = r94(p->g);
    int surplus[2];
    for (int i = 0; i < 2; i++)
        surplus[i] = score_of(p->g, p->s, i) - r->threshold[i];
    if ((surplus[0] < 0 && surplus[1] < 0) || surplus[0] == surplus[1] || p->s->over)
        return;
    p->s->over = 1;
    p->s->result = surplus[0] > surplus[1] ? 0 : 1;
    tell(p, sentence(AUTOMATIC_VICTORY, KS_NONE, KS_NONE,
                     score_of(p->g, p->s, p->s->result), p->s->result));
    int lead = p->s->points[p->s->result] - p->s->points[!p->s->result];
    if (r->setting.automatic_victory_is_total) /* [3.3i] */
        tell(p, sentence(TOTAL_VICTORY, KS_NONE, KS_NONE, lead, p->s->result));
}

/* [13-historical-note1b] His full activation, undrawn, before the first draw, r8,
 * r137. */
static void open_game(struct play *p)
{
    ks_unit c = r94(p->g)->opener;
    frame(p->s)->step = DRAWING;
    if (c == KS_NONE || look(p->s)->opened)
        return;
    state(p->s)->opened = 1;
    if (!is_gone(p->s, c))
        r94_push_activation(p, c);
}

/* Chits a viewer cannot name are in the pool. */
static bool has_unknown(const struct ks_state *s)
{
    int n = 0;
    for (int i = 0; i < R94_ARMIES; i++)
        n += look(s)->unknown[i];
    return n > 0;
}

static bool place_next(struct play *p)
{
    struct ks_frame *f = frame(p->s);
    f->unit = to_place(p->g, f->unit == KS_NONE ? 0 : f->unit);
    if (f->unit >= p->g->pieces) {
        f->unit = KS_NONE;
        f->step = TURN_BEGINS;
        return false;
    }
    p->s->actor = (uint8_t)side_of(p->g, f->unit);
    return true;
}

bool r94_game_run(struct play *p)
{
    struct ks_frame *f = frame(p->s);
    switch (f->step) {
    case PLACING: return place_next(p);
    case TURN_BEGINS: begin_turn(p); return false;
    case NEXT_POOL: /* one army after the other */
        if (f->count == R94_ARMIES)
            f->step = OPENING;
        else
            push_pool(p, f->count++);
        return false;
    case OPENING: open_game(p); return false;
    case DRAWING: /* [3.3c 3.3h] */
        if (look(p->s)->pool == 0 && !has_unknown(p->s)) {
            f->step = TURN_ENDS;
            return false;
        }
        p->s->actor = KS_CHANCE;
        return true;
    default: /* [3.2a 3.2b] */
        r94_close_the_road(p);
        if (r94(p->g)->setting.victory_check == R94_AFTER_TURN) /* [3.3i@maciejowice] */
            r94_check_automatic_victory(p);
        if (p->s->over)
            return false;
        if (p->s->turn >= r94(p->g)->last_turn)
            end_game(p);
        f->step = TURN_BEGINS;
        return false;
    }
}

uint16_t r94_game_why(const struct ks_game *g, const struct ks_state *s,
                      struct ks_action a)
{
    if (frame_of(s)->step == PLACING)
        return a.verb == PLACE ? why_not_place(g, s, a.unit, a.hex) : PLACE_COMMANDERS;
    return a.verb == DRAW && is_leader(g, a.unit) &&
                   look(s)->pool & commander_bit(g, a.unit)
               ? 0
               : DRAW_A_CHIT;
}

void r94_game_list(const struct ks_game *g, const struct ks_state *s, struct list *out)
{
    if (frame_of(s)->step == PLACING) {
        list_places(g, s, out);
        return;
    }
    for (ks_unit i = 0; i < r94(g)->commanders; i++)
        if (look(s)->pool >> i & 1)
            offer(out, action(DRAW, r94(g)->commander[i], KS_NONE, 0));
}

void r94_game_act(struct play *p, struct ks_action a)
{
    struct ks_frame *f = frame(p->s);
    struct r94_state *x = state(p->s);
    if (f->step == PLACING) {
        r94_lift(p->g, p->s, a.unit);
        r94_put(p->g, p->s, a.unit, a.hex);
        f->unit = (ks_unit)(a.unit + 1);
        event(p, IS_PLACED, a.unit, a.hex, 0);
        return;
    }
    x->pool &= ~commander_bit(p->g, a.unit);
    x->drawn |= commander_bit(p->g, a.unit);
    event(p, CHIT_DRAWN, a.unit, KS_NONE, 0);
    r94_push_activation(p, a.unit);
}

/* ---- the pool ---- */

/* [3.3b] What is chosen stays secret until it is drawn. */
bool r94_pool_run(struct play *p)
{
    struct ks_frame *f = frame(p->s);
    struct r94_state *x = state(p->s);
    struct list l = {.enough = 1};
    if (f->count)
        r94_pool_list(p->g, p->s, &l);
    if (l.n == 0) {
        x->pool |= x->chosen[f->side];
        ks_pop(p);
        return false;
    }
    p->s->actor = f->side;
    return true;
}

uint16_t r94_pool_why(const struct ks_game *g, const struct ks_state *s,
                      struct ks_action a)
{
    return a.verb == CHIT && a.unit < g->pieces ? r94_why_not_chit(g, s, a.unit)
                                                : CHOOSE_CHITS;
}

void r94_pool_list(const struct ks_game *g, const struct ks_state *s, struct list *out)
{
    for (ks_unit i = 0; i < r94(g)->commanders; i++)
        if (!r94_why_not_chit(g, s, r94(g)->commander[i]))
            offer(out, action(CHIT, r94(g)->commander[i], KS_NONE, 0));
}

void r94_pool_act(struct play *p, struct ks_action a)
{
    frame(p->s)->count--;
    state(p->s)->chosen[frame(p->s)->side] |= commander_bit(p->g, a.unit);
}
