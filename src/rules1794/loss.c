#include "rules1794/loss.h"

#include "rules1794/check.h"
#include "rules1794/command.h"
#include "rules1794/procs.h"
#include "rules1794/stack.h"

/* [7.2c] Units reduced to strength 2 fall into skirmish order, even in a melee hex [7.1b]; not
 * those that may take it freely [7.2a], nor kosynierzy [7.5a], and in the 2010 edition only
 * infantry. r80. */
void r94_thin_out(struct play *p, ks_unit u)
{
    const struct r94_game *r = r94(p->g);
    const struct r94_unit *d = unit(p->g, u);
    struct r94_piece *x = edit(p->s, u);
    if (x->form != R94_LINE || d->skirmisher || d->arm == R94_KOSYNIER ||
        d->step[x->lost].strength > r->skirmish_strength)
        return;
    if (d->branch == R94_HORSE && r->setting.auto_skirmish_infantry_only)
        return;
    x->form = R94_SKIRMISH;
    event(p, THINS_OUT, u, x->hex, 0);
}

void r94_lose_step(struct play *p, ks_unit u, enum r94_cause cause)
{
    struct r94_piece *x = edit(p->s, u);
    if (x->lost + 1 >= unit(p->g, u)->steps) {
        r94_eliminate(p, u, cause);
        return;
    }
    x->lost++;
    event(p, TAKES_LOSS, u, x->hex, unit(p->g, u)->step[x->lost].strength);
    r94_thin_out(p, u);
    if (r94_is_ranked(p->s, u))
        r94_mend_ranks(p->g, p->s, x->hex, side_of(p->g, u));
}

/* Off the map for good; nothing of what it did matters any more. */
void r94_take_away(const struct ks_game *g, struct ks_state *s, ks_unit u)
{
    r94_lift(g, s, u);
    *edit(s, u) = (struct r94_piece){
        .hex = KS_NONE, .below = KS_NONE, .from = KS_NO_DIRECTION, .flags = R94_GONE};
}

void r94_score(struct play *p, uint16_t what, int side, int points, ks_unit about)
{
    if (points == 0)
        return;
    p->s->points[side] = (int16_t)(p->s->points[side] + points);
    tell(p, sentence(what, about, KS_NONE, points, side));
}

/* [12.1b 12.1c@szczekociny] Lost guns score as guns; in the later games where they are
 * captured, or by an option (r109) shot down. */
static bool scores_as_gun(const struct r94_game *r, const struct r94_unit *d,
                          enum r94_cause cause)
{
    return d->branch == R94_GUNS &&
           (!r->setting.points_for_deeds || cause == BY_CAPTURE ||
            (cause == BY_FIRE && r->shot_gun_is_captured));
}

/* [12.1a] In Racławice every loss counts, whatever it comes from; in the later games
 * only what is brought about by fire or a morale crisis, r55, r109, r133. */
static int points_for(const struct r94_game *r, const struct r94_unit *d,
                      enum r94_cause cause)
{
    if (!r->setting.points_for_deeds)
        return d->vp;
    if (scores_as_gun(r, d, cause))
        return r->gun_vp + d->stars;
    return cause == BY_FIRE ? r->kill_vp : cause == BY_CRISIS ? r->crisis_vp : 0;
}

static bool had_units(const struct ks_game *g, ks_unit c)
{
    for (unsigned w = 0; w < R94_UNIT_WORDS; w++)
        if (r94(g)->under[unit(g, c)->commander_number][w])
            return true;
    return false;
}

/* [4.5a] A commander leaves when the last unit of his command is gone; r88: only if he
 * had any. [4.3a] Units of the fallen are the overall commander's, r297. */
static void check_command(struct play *p, ks_unit c)
{
    if (c != KS_NONE && r94_is_dead(p->g, p->s, c))
        c = overall_of(p->g, c);
    if (c == KS_NONE || r94_is_dead(p->g, p->s, c) || r94_has_units(p->g, p->s, c) ||
        !had_units(p->g, c))
        return;
    if (!is_overall(p->g, c) || !r94_has_fallen_command(p->g, p->s, army_of(p->g, c)))
        r94_remove_commander(p, c, COMMAND_IS_GONE);
}

/* [4.5b] A commander dies with the last unit in his hex. */
static void check_company(struct play *p, ks_hex h, int side)
{
    struct r94_crowd c = r94_crowd_of(p->g, p->s, h, side);
    if (!c.count[R94_LEADER] || crowd_units(&c))
        return;
    for (ks_unit u = top(p->s, h), next; u != KS_NONE; u = next) {
        next = below(p->s, u);
        if (side_of(p->g, u) == side && is_leader(p->g, u))
            r94_remove_commander(p, u, FALLS_WITH_UNIT);
    }
}

void r94_eliminate(struct play *p, ks_unit u, enum r94_cause cause)
{
    ks_hex h = piece(p->s, u)->hex;
    uint16_t how = !is_gun(p->g, u)      ? IS_DESTROYED
                   : cause == BY_CAPTURE ? GUN_IS_CAPTURED
                                         : GUN_IS_LOST;
    event(p, how, u, h, 0);
    r94_take_away(p->g, p->s, u);
    state(p->s)->due[u] = 0;
    edit(p->s, u)->lost = unit(p->g, u)->steps;
    r94_score(p, scores_as_gun(r94(p->g), unit(p->g, u), cause) ? SCORES_GUN : SCORES,
              !side_of(p->g, u), points_for(r94(p->g), unit(p->g, u), cause), u);
    if (h != KS_NONE &&
        cause != BY_CAPTURE) /* a commander who loses his guns may escape, r93 */
        check_company(p, h, side_of(p->g, u));
    check_command(p, unit(p->g, u)->commander);
}

/* [10.10.8a 10.10.8b 12.1d] r108: neither side can use it any more. */
void r94_capture_gun(struct play *p, ks_unit gun, bool lies)
{
    struct r94_state *x = state(p->s);
    ks_hex h = piece(p->s, gun)->hex;
    r94_eliminate(p, gun, BY_CAPTURE);
    if (lies && x->trophies < R94_MAX_TROPHIES)
        x->trophy[x->trophies++] = (struct r94_trophy){gun, h};
}

void r94_recapture_guns(struct play *p)
{
    struct r94_state *x = state(p->s);
    for (int i = 0; i < x->trophies;) {
        struct r94_trophy t = x->trophy[i];
        int owner = side_of(p->g, t.gun);
        if (!holds(p->s, t.hex, owner) || r94_present(p->g, p->s, t.hex, !owner)) {
            i++;
            continue;
        }
        x->trophy[i] = x->trophy[--x->trophies];
        x->trophy[x->trophies] = (struct r94_trophy){0, 0};
        event(p, GUN_IS_RECAPTURED, t.gun, t.hex, 0);
        r94_score(p, SCORES_RECAPTURE, owner, r94(p->g)->recapture_vp, t.gun);
    }
}

/* [4.5c] Dead or taken, he never returns. [12.1c] r89: the 2010 edition pays for every
 * removal, the other for death and capture only. [4.5d] His chit leaves the pool at
 * once. */
void r94_remove_commander(struct play *p, ks_unit c, uint16_t how)
{
    struct r94_state *x = state(p->s);
    uint32_t bit = commander_bit(p->g, c);
    if (x->dead & bit)
        return;
    event(p, how, c, piece(p->s, c)->hex, 0);
    x->dead |= bit;
    x->pool &= ~bit;
    x->wounded &= ~bit;
    r94_take_away(p->g, p->s, c);
    if (how != COMMAND_IS_GONE || r94(p->g)->setting.removed_commander_scores)
        r94_score(p, SCORES_COMMANDER, !side_of(p->g, c), unit(p->g, c)->vp, c);
}

/* ---- choosing the unit that takes a loss ---- */

void r94_push_losses(struct play *p, ks_hex h, int side, int count, enum r94_cause cause)
{
    if (count <= 0 || r94_top_troop(p->g, p->s, h, side) == KS_NONE)
        return;
    struct ks_frame *f = ks_push(p, PROC_LOSS);
    f->hex = h;
    f->side = (uint8_t)side;
    f->count = (uint8_t)count;
    f->a = (uint16_t)cause;
}

void r94_push_loss_of_group(struct play *p, ks_hex h, int side, enum r94_cause cause)
{
    r94_push_losses(p, h, side, 1, cause);
    frame(p->s)->b = 1;
}

bool r94_loss_run(struct play *p)
{
    const struct ks_frame *f = frame(p->s);
    struct list l = {.enough = 1};
    r94_loss_list(p->g, p->s, &l);
    if (f->count == 0 || l.n == 0) {
        ks_pop(p);
        return false;
    }
    p->s->actor = f->side;
    return true;
}

uint16_t r94_loss_why(const struct ks_game *g, const struct ks_state *s,
                      struct ks_action a)
{
    const struct ks_frame *f = frame_of(s);
    if (a.verb != LOSE)
        return CHOOSE_A_LOSS;
    return is_troop(g, a.unit) && side_of(g, a.unit) == f->side &&
                   piece(s, a.unit)->hex == f->hex &&
                   (!f->b || piece(s, a.unit)->group & R94_RETREATING)
               ? 0
               : LOSS_IS_ELSEWHERE;
}

void r94_loss_list(const struct ks_game *g, const struct ks_state *s, struct list *out)
{
    for (ks_unit u = top(s, frame_of(s)->hex); u != KS_NONE; u = below(s, u))
        if (!r94_loss_why(g, s, action(LOSE, u, KS_NONE, 0)))
            offer(out, action(LOSE, u, KS_NONE, 0));
}

/* [11.9@szczekociny] r51: a winner whose whole size is 1 may be saved. */
static bool may_be_saved(const struct ks_game *g, const struct ks_state *s, ks_unit u)
{
    struct r94_crowd c = r94_crowd_of(g, s, piece(s, u)->hex, side_of(g, u));
    return r94(g)->setting.saving_check && c.size[R94_FOOT] + c.size[R94_HORSE] == 1;
}

/* [6.8c 11.8a 11.8b] One loss at a time; the owner spreads them as he likes. */
void r94_loss_act(struct play *p, struct ks_action a)
{
    struct ks_frame *f = frame(p->s);
    enum r94_cause cause = f->a;
    f->count--;
    if (cause == BY_WINNING && may_be_saved(p->g, p->s, a.unit))
        r94_push_check(p, CHECK_SAVING, a.unit);
    else
        r94_lose_step(p, a.unit, cause);
}
