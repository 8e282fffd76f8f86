/* [11.0] Melee in phase 4, and in phase 2 as charge or counterattack. */
#include "rules1794/melee.h"

#include "rules1794/check.h"
#include "rules1794/command.h"
#include "rules1794/fight.h"
#include "rules1794/formation.h"
#include "rules1794/frames.h"
#include "rules1794/leader.h"
#include "rules1794/loss.h"
#include "rules1794/procs.h"
#include "rules1794/stack.h"
#include "rules1794/track.h"
#include "rules1794/withdraw.h"

/* frame.side attacker, frame.count flags, frame.unit winner's side once known, frame.a
 * the dice, frame.b directions the loser left by, or the difference where he leaves the
 * map, frame.mask commanders of attacker and defender */

/* ---- phase 4 ---- */

/* [11.2a, r81, r82] The hex is fought for if a unit there may act, and not twice
 * [11.3]. A square does not attack [7.3.2-4, r79], nor do guns [r104]. */
static uint16_t why_not_fight(const struct ks_game *g, const struct ks_state *s, ks_hex h)
{
    int side = look(s)->side;
    bool acting = false;
    if (!ks_grid_on_map(grid(g), h) || !is_melee_hex(s, h)) /* [11.1a] */
        return NO_MELEE_THERE;
    for (ks_unit u = top(s, h); u != KS_NONE; u = below(s, u)) {
        if (has(s, u, R94_FOUGHT))
            return HAS_FOUGHT;
        acting |= side_of(g, u) == side && is_troop(g, u) && !is_square(s, u) &&
                  !r94_why_not_acting(g, s, u);
    }
    return acting ? 0 : NOBODY_TO_ATTACK;
}

static ks_hex next_fight(const struct ks_game *g, const struct ks_state *s, ks_unit *from)
{
    for (; *from < g->pieces; ++*from) {
        ks_unit u = *from;
        if (side_of(g, u) == look(s)->side && is_troop(g, u) && on_map(s, u) &&
            r94_is_top(g, s, u) && !why_not_fight(g, s, piece(s, u)->hex)) {
            ++*from;
            return piece(s, u)->hex;
        }
    }
    return KS_NONE;
}

/* [11.5] One melee after the other. */
bool r94_phase4_run(struct play *p)
{
    ks_unit from = 0;
    if (next_fight(p->g, p->s, &from) == KS_NONE) { /* [11.6] */
        ks_pop(p);
        return false;
    }
    p->s->actor = look(p->s)->side; /* [11.4] */
    return true;
}

uint16_t r94_phase4_why(const struct ks_game *g, const struct ks_state *s,
                        struct ks_action a)
{
    return a.verb == FIGHT ? why_not_fight(g, s, a.hex) : CHOOSE_A_MELEE;
}

void r94_phase4_list(const struct ks_game *g, const struct ks_state *s, struct list *out)
{
    ks_unit from = 0;
    for (ks_hex h; (h = next_fight(g, s, &from)) != KS_NONE;)
        offer(out, action(FIGHT, KS_NONE, h, 0)); /* [11.7a] */
}

void r94_phase4_act(struct play *p, struct ks_action a)
{
    r94_push_melee(p, a.hex, look(p->s)->side, MELEE_PHASE4);
}

/* ---- beginning ---- */

/* [13-historical-note2c] A melee sets the locked command free from the next turn; in
 * the 2010 edition only if it is attacked. */
static void unlock(struct play *p, ks_hex h, int attacker)
{
    struct r94_state *x = state(p->s);
    const struct r94_game *r = r94(p->g);
    if (r->locked == KS_NONE || x->unlock_turn <= p->s->turn + 1)
        return;
    for (ks_unit u = top(p->s, h); u != KS_NONE; u = below(p->s, u))
        if (unit(p->g, u)->commander == r->locked && is_troop(p->g, u) &&
            (side_of(p->g, u) != attacker || !r->setting.unlock_when_attacked)) {
            x->unlock_turn = (uint8_t)(p->s->turn + 1);
            event(p, IS_UNLOCKED, r->locked, KS_NONE, x->unlock_turn);
            return;
        }
}

/* [11.2b] The side that causes the melee is the attacker. */
void r94_push_melee(struct play *p, ks_hex h, int attacker, int flags)
{
    unlock(p, h, attacker);
    struct ks_frame *f = ks_push(p, PROC_MELEE);
    f->hex = h;
    f->side = (uint8_t)attacker;
    f->count = (uint8_t)flags;
    f->unit = KS_NONE;
    f->mask[0] = r94_leaders_in(p->g, p->s, h, attacker);
    f->mask[1] = r94_leaders_in(p->g, p->s, h, !attacker);
    tell(p,
         sentence(MELEE_BEGINS, r94_top_troop(p->g, p->s, h, attacker), h, attacker, 0));
    for (ks_unit u = top(p->s, h); u != KS_NONE; u = below(p->s, u))
        if (!is_leader(p->g, u))
            mark(p->s, u, R94_FOUGHT); /* [11.3, 11.3@szczekociny, 11.3@maciejowice] */
}

/* ---- cossack lava ---- */

/* Whose flanks the lava looks for: the top unit's, or of guns alone the top gun's, r189. */
static ks_unit lava_target(const struct ks_game *g, const struct ks_state *s)
{
    const struct ks_frame *f = frame_of(s);
    struct r94_crowd c = r94_crowd_of(g, s, f->hex, !f->side);
    return c.troop != KS_NONE ? c.troop : c.gun;
}

/* [7.4a] A cossack unit that entered through the front of an enemy not in square that has a flank
 * hex free of units of either side, r21. */
ks_unit r94_lava_unit(const struct ks_game *g, const struct ks_state *s)
{
    const struct ks_frame *f = frame_of(s);
    ks_unit enemy = lava_target(g, s);
    if (enemy == KS_NONE || is_square(s, enemy))
        return KS_NONE;
    int facing = piece(s, enemy)->facing;
    bool open = false;
    for (int z = 3; z <= 6; z += 3) {
        ks_hex h = next_hex(g, f->hex, ks_zone_direction(facing, z));
        open |= !is_off(g, h) && !holds(s, h, 0) && !holds(s, h, 1);
    }
    for (ks_unit u = top(s, f->hex); u != KS_NONE && open; u = below(s, u))
        if (side_of(g, u) == f->side && unit(g, u)->arm == R94_COSSACK &&
            piece(s, u)->from != KS_NO_DIRECTION &&
            ks_zone_of(facing, piece(s, u)->from) == KS_FRONT)
            return u;
    return KS_NONE;
}

/* [7.4b 7.4c] Guns alone defend as infantry [11.10a]. */
static void roll_lava(struct play *p, int die)
{
    struct ks_frame *f = frame(p->s);
    ks_unit u = r94_lava_unit(p->g, p->s), enemy = lava_target(p->g, p->s);
    int total = die + (branch(p->g, enemy) != R94_HORSE ? r94(p->g)->lava_infantry : 0);
    int morale = values(p->g, p->s, u)->morale;
    bool passed = total <= morale;
    if (passed)
        f->count |= MELEE_LAVA;
    f->step = ROLL_ATTACKER;
    tell(p, sentence(passed ? LAVA_SUCCEEDS : LAVA_FAILS, u, f->hex, total, morale));
}

/* ---- the dice ---- */

static void decide(struct play *p)
{
    struct ks_frame *f = frame(p->s);
    int attacker = f->side, charge = f->count & MELEE_CHARGE,
        lava = f->count & MELEE_LAVA;
    int a = f->a & 15, d = f->a >> 4 & 15;
    int att = a + r94_melee_modifiers(p->g, p->s, f->hex, attacker, attacker, charge,
                                      lava, p->events);
    int def = d + r94_melee_modifiers(p->g, p->s, f->hex, attacker, !attacker, charge,
                                      lava, p->events);
    bool won = att >= def; /* [11.7c] a tie is the attacker's */
    int difference = att > def ? att - def : att < def ? def - att : 1; /* [11.7d] */
    f->unit = (uint16_t)(won ? attacker : !attacker);
    f->b = (uint16_t)difference;
    f->step = LOSER_BLEEDS;
    tell(p, sentence(won ? ATTACKER_WINS : DEFENDER_WINS, KS_NONE, f->hex, att, def));
    r94_score(p, SCORES_MELEE, f->unit, r94(p->g)->melee_vp,
              KS_NONE); /* [12.1b@szczekociny] */
}

/* [11.8a 11.8b 11.10b] Losses of the winner: none for guns, and for beating guns alone
 * only where the edition says so, r50. */
static int winner_losses(const struct ks_game *g, const struct ks_state *s)
{
    const struct ks_frame *f = frame_of(s);
    const struct r94_game *r = r94(g);
    bool guns_alone = f->count & MELEE_GUNS_ALONE;
    if (guns_alone && (!r->setting.lone_gun_winner_loses || r->lone_gun_winner_spared))
        return 0;
    if (r->spared_at_lead && f->unit == f->side && f->b >= r->spared_at_lead)
        return 0; /* [11.8a@maciejowice] r52 */
    return r->winner_losses;
}

/* Corners from which the winner sees a hex the loser went to [8.16.6-5 TAB-FACING]. */
static unsigned winner_facings(unsigned directions)
{
    unsigned set = 0;
    for (int d = 0; d < KS_DIRECTIONS; d++)
        if (directions >> d & 1)
            set |= 1u << d | 1u << (d + 1) % 6;
    return set;
}

/* Directions a side entered the hex by, a bit each. */
static unsigned entries_of(const struct ks_game *g, const struct ks_state *s, ks_hex h,
                           int side)
{
    unsigned set = 0;
    for (ks_unit u = top(s, h); u != KS_NONE; u = below(s, u))
        if (side_of(g, u) == side && piece(s, u)->from != KS_NO_DIRECTION)
            set |= 1u << piece(s, u)->from;
    return set;
}

/* The hex is no longer contested: forget all entry hexes. */
static void forget_entries(struct play *p, ks_hex h)
{
    if (is_melee_hex(p->s, h))
        return;
    for (ks_unit u = top(p->s, h); u != KS_NONE; u = below(p->s, u))
        edit(p->s, u)->from = KS_NO_DIRECTION;
}

/* [6.0d] Troops that came from several sides take one of their facings if there is no loser to
 * turn to. */
static unsigned facings_in(const struct ks_game *g, const struct ks_state *s, ks_hex h,
                           int side)
{
    unsigned set = 0;
    for (ks_unit u = top(s, h); u != KS_NONE; u = below(s, u))
        if (side_of(g, u) == side && is_troop(g, u))
            set |= 1u << piece(s, u)->facing;
    return set;
}

/* [11.8a] The winner turns to where the loser went; in the later games as he likes. If turning is
 * optional he may keep his facing (r250). */
static unsigned facings_for(const struct r94_settings *x, unsigned left_by, unsigned now)
{
    if (x->withdraw_to_track) /* [11.8a@szczekociny 11.8a@maciejowice] */
        return ALL_FACINGS;
    unsigned set = winner_facings(left_by);
    return set && x->winner_may_keep_facing ? set | now : set;
}

/* [8.13.3] A won charge may be followed by another, r171. */
static void note_victors(struct play *p)
{
    const struct ks_frame *f = frame(p->s);
    if (!(f->count & MELEE_CHARGE) || f->unit != f->side)
        return;
    for (ks_unit u = top(p->s, f->hex); u != KS_NONE; u = below(p->s, u))
        if (side_of(p->g, u) == f->side && has(p->s, u, R94_MOVING))
            edit(p->s, u)->group |= R94_VICTOR;
}

/* [11.8a 11.10a] Guns that have held their hex alone are the winning units, each with a
 * facing of its own [6.0d], r288. */
static void turn_guns(struct play *p, ks_hex h, int side, unsigned left_by)
{
    const struct r94_settings *x = &r94(p->g)->setting;
    for (ks_unit u = top(p->s, h); u != KS_NONE; u = below(p->s, u)) {
        unsigned set = facings_for(x, left_by, 1u << piece(p->s, u)->facing);
        if (side_of(p->g, u) == side && is_gun(p->g, u) && set)
            r94_push_gun_facing(p, u, set);
    }
}

static void turn_winner(struct play *p)
{
    struct ks_frame *f = frame(p->s);
    ks_hex h = f->hex;
    int winner = f->unit;
    note_victors(p);
    unsigned now = facings_in(p->g, p->s, h, winner);
    unsigned set = facings_for(&r94(p->g)->setting, f->b & 0x3F, now);
    f->step = NINE_OF_ATTACKER;
    forget_entries(p, h);
    ks_unit u = r94_top_troop(p->g, p->s, h, winner);
    if (u == KS_NONE)
        turn_guns(p, h, winner, f->b & 0x3F);
    else if (is_square(p->s, u))
        r94_mend_square(p, h, winner);
    else if (set || (now & (now - 1)))
        r94_push_facing(p, h, winner, set ? set : now);
}

/* [4.5.3] r39: a natural 9 endangers the enemy's commanders. */
static void nine(struct play *p, int die, uint32_t commanders, uint8_t next)
{
    frame(p->s)->step = next;
    if (die == 9)
        r94_push_casualty(p, commanders);
}

static bool try_lava(struct play *p)
{
    struct ks_frame *f = frame(p->s);
    ks_unit u = r94_lava_unit(p->g, p->s);
    f->step = u == KS_NONE ? ROLL_ATTACKER : ROLL_LAVA;
    return false;
}

static bool bleed(struct play *p, int side, int losses, uint8_t next)
{
    enum r94_cause cause = side == frame(p->s)->unit ? BY_WINNING : BY_MELEE;
    static const uint16_t code[2][2] = {{ATTACKER_LOSES_ONE, ATTACKER_LOSES_TWO},
                                        {DEFENDER_LOSES_ONE, DEFENDER_LOSES_TWO}};
    struct ks_frame *f = frame(p->s);
    ks_hex h = f->hex;
    f->step = next;
    if (losses > 0 && r94_top_troop(p->g, p->s, h, side) != KS_NONE)
        event(p, code[side != f->side][losses > 1], KS_NONE, h, losses);
    r94_push_losses(p, h, side, losses, cause);
    return false;
}

/* The beaten side withdraws on the map [8.16.6-1], or leaves it [11.11.1]. */
static bool loser_goes(struct play *p)
{
    struct ks_frame *f = frame(p->s);
    ks_hex h = f->hex;
    int loser = !f->unit, difference = f->b;
    f->step = WINNER_TURNS;
    if (!r94(p->g)->setting.withdraw_to_track) {
        r94_push_withdrawal(p, h, loser);
        return false;
    }
    if (r94_withdraw_to_track(p, h, loser, difference))
        f->count |= MELEE_WITHDREW;
    r94_push_left_behind(p, h, loser); /* r93 */
    return false;
}

/* [11.12] The neighbours of the units that withdrew. */
static bool neighbours_check(struct play *p)
{
    struct ks_frame f = *frame(p->s);
    frame(p->s)->step = MELEE_OVER;
    if (r94(p->g)->setting.morale_crisis && f.count & MELEE_WITHDREW)
        r94_push_crisis(p, f.hex, !f.unit);
    return false;
}

bool r94_melee_run(struct play *p)
{
    struct ks_frame *f = frame(p->s);
    int loser = !f->unit, a = f->a & 15, d = f->a >> 4 & 15;
    switch (f->step) {
    case TRY_LAVA: return try_lava(p);
    case ROLL_LAVA:
    case ROLL_ATTACKER:
    case ROLL_DEFENDER: p->s->actor = KS_CHANCE; return true;
    case LOSER_BLEEDS: {
        struct r94_crowd c = r94_crowd_of(p->g, p->s, f->hex, loser);
        if (!r94(p->g)->setting.withdraw_to_track)
            f->b = (uint16_t)(entries_of(p->g, p->s, f->hex, f->unit) << ENTRY_SHIFT);
        if (!crowd_troops(&c))
            f->count |= MELEE_GUNS_ALONE; /* guns alone were beaten */
        return bleed(p, loser, r94(p->g)->loser_losses, WINNER_BLEEDS);
    }
    case WINNER_BLEEDS: return bleed(p, f->unit, winner_losses(p->g, p->s), LOSER_GOES);
    case LOSER_GOES: return loser_goes(p);
    case WINNER_TURNS: turn_winner(p); return false;
    case NINE_OF_ATTACKER: nine(p, a, f->mask[1], NINE_OF_DEFENDER); return false;
    case NINE_OF_DEFENDER: nine(p, d, f->mask[0], NEIGHBOURS_CHECK); return false;
    case NEIGHBOURS_CHECK: return neighbours_check(p);
    default: ks_pop(p); return false;
    }
}

void r94_melee_act(struct play *p, struct ks_action a)
{
    struct ks_frame *f = frame(p->s);
    switch (f->step) {
    case ROLL_LAVA: roll_lava(p, a.arg); break;
    case ROLL_ATTACKER:
        f->a = a.arg;
        f->step = ROLL_DEFENDER;
        tell(p, sentence(ATTACKER_ROLLS, KS_NONE, f->hex, a.arg, f->side));
        break;
    default:
        f->a |= (uint16_t)(a.arg << 4);
        tell(p, sentence(DEFENDER_ROLLS, KS_NONE, f->hex, a.arg, !f->side));
        decide(p);
        break;
    }
}

/* ---- a frame that was read ---- */

const char *r94_melee_misfit(const struct ks_game *g, const struct ks_state *s,
                             const struct ks_frame *f)
{
    if (f->step >= LOSER_BLEEDS)
        return f->unit > 1 ? "a melee that was fought has no winner" : NULL;
    if (f != frame_of(s) || (f->step == ROLL_LAVA && r94_lava_unit(g, s) == KS_NONE))
        return "a melee that waits for a die is not on top, or no side rolls it";
    if (f->unit != KS_NONE)
        return "a melee has a winner before it is fought";
    bool attacked = r94_top_troop(g, s, f->hex, f->side) != KS_NONE;
    if (!attacked || !holds(s, f->hex, !f->side) || (f->a & 15) > 9)
        return "a melee without units on one side, or no such die";
    return NULL;
}
