#include "labataille/frames.h"

#include <string.h>

#include "labataille/assault.h"
#include "labataille/carre.h"
#include "labataille/firer.h"
#include "labataille/move.h"
#include "labataille/stack.h"

#define ON(proc) (1ull << PROC_##proc)

/* What a rider meets, and what comes of it. */
#define ON_A_RIDE                                                                        \
    (ON(CHARGE) | ON(REACTION) | ON(OPPORTUNITY_CHARGE) | ON(RIDE) | ON(CONTACT) |       \
     ON(STAND) | ON(CARRE_WINDOW) | ON(RECALL) | ON(RUN) | ON(TRAMPLE) | ON(GALLOP) |    \
     ON(CHECKS))

/* Checks, losses and facings come up nearly everywhere: not on the frames of the turn alone. */
#define ON_ANY_ACTION (~(ON(GAME) | ON(RETURN) | ON(DESERTION)))

#define ROW(proc, words, below, steps, ...)                                              \
    [PROC_##proc] = {.name = (words), .on = (below), .last = (steps), __VA_ARGS__}
#define COUNT(n)  .count = KS_UP_TO(n)
#define UNIT(...) .unit = __VA_ARGS__
#define AT(...)   .hex = __VA_ARGS__
#define NO_UNIT   UNIT(KS_NOBODY_THERE)
#define NO_HEX    AT(KS_NOBODY_THERE)

const struct ks_frame_rule lb_frame_rule[PROCS] = {
    ROW(GAME, "the game", 0, 5, NO_UNIT, NO_HEX),
    ROW(HALF, "a half-turn", ON(GAME), LB_PHASES, NO_UNIT, NO_HEX),
    ROW(RETURN, "a leader's return", ON(GAME), UINT8_MAX, UNIT(KS_PIECE_OR_NONE), NO_HEX),
    ROW(DESERTION, "desertion", ON(GAME), 0, UNIT(KS_A_PIECE), NO_HEX),

    ROW(CHARGES, "the charges", ON(HALF), 0, NO_UNIT, NO_HEX),
    ROW(CHARGE, "a charge", ON(CHARGES), TARGET_MET, COUNT(31), UNIT(KS_A_PIECE),
        AT(KS_HEX_OR_NONE), .a = KS_UP_TO(UINT8_MAX), .b = KS_UP_TO(UINT8_MAX),
        .mask = {KS_ANY_MASK, KS_NOTHING}),
    ROW(DECLARE, "the target of a charge", ON(CHARGE), 0, UNIT(KS_A_PIECE), NO_HEX),
    ROW(REACTION, "a reaction", ON(CHARGE), 2, UNIT(KS_A_PIECE), NO_HEX, .b = KS_A_PIECE,
        .mask = {KS_UP_TO(UINT8_MAX), KS_NOTHING}),
    ROW(RIDE, "a ride", ON(REACTION) | ON(OPPORTUNITY_CHARGE), 0, UNIT(KS_A_PIECE),
        NO_HEX, .a = KS_A_PIECE, .b = KS_UP_TO(UINT8_MAX)),
    ROW(GALLOP, "a gallop", ON_A_RIDE, 0, COUNT(3), UNIT(KS_A_PIECE), AT(KS_A_HEX),
        .a = KS_UP_TO(KS_DIRECTIONS - 1), .b = KS_UP_TO(UINT8_MAX),
        .mask = {KS_ANY_MASK, KS_NOTHING}),
    ROW(CARRE_WINDOW, "a carré offered", ON_A_RIDE, 0, UNIT(KS_A_PIECE),
        AT(KS_HEX_OR_NONE), .a = KS_UP_TO(LB_CARRE_REACH)),
    ROW(CARRE, "a carré tried", ON_A_RIDE, 0, UNIT(KS_A_PIECE), AT(KS_A_HEX),
        .a = KS_UP_TO(LB_CARRE_REACH)),
    ROW(CONTACT, "a contact", ON_A_RIDE, 2, UNIT(KS_A_PIECE), AT(KS_A_HEX),
        .a = KS_UP_TO(UINT8_MAX), .b = KS_UP_TO(LB_CARRE_REACH)),
    ROW(STAND, "a stand", ON_A_RIDE, 0, COUNT(LB_MAX_STACK), UNIT(KS_A_PIECE),
        AT(KS_A_HEX), .a = KS_UP_TO(UINT8_MAX), .mask = {KS_ANY_MASK, KS_NOTHING}),
    ROW(RUN, "a run to friends", ON_A_RIDE, 0, UNIT(KS_A_PIECE), AT(KS_A_HEX)),
    ROW(TRAMPLE, "a trampling", ON_A_RIDE, 1, COUNT(1), UNIT(KS_A_PIECE), AT(KS_A_HEX),
        .a = KS_UP_TO(UINT8_MAX)),
    ROW(RECALL, "a recall", ON_A_RIDE, 3, COUNT(4), UNIT(KS_A_PIECE), AT(KS_A_HEX),
        .a = KS_PIECE_OR_NONE, .b = KS_UP_TO(1)),

    ROW(MOVES, "the movement phase", ON(HALF), MOVES_TIDY, COUNT(1), NO_UNIT,
        .hex = KS_UP_TO_OR_NONE(KS_GRID_HEXES)),
    ROW(FORCE_MARCH, "a force march", ON(MOVES), 0, UNIT(KS_A_PIECE), NO_HEX,
        .a = KS_A_PIECE),
    ROW(MOVE, "a move", ON(MOVES), 1, COUNT(7), UNIT(KS_PIECE_OR_NONE), AT(KS_A_HEX),
        .mask = {KS_ANY_MASK, KS_NOTHING}),
    ROW(LIMBER, "limbering", ON(MOVE), 0, UNIT(KS_A_PIECE), NO_HEX),
    ROW(OVERSTACK, "an overfull hex", ON(MOVES), 1, NO_UNIT, AT(KS_A_HEX)),
    ROW(OPPORTUNITY_FIRE, "opportunity fire", ON(MOVE) | ON_A_RIDE, LB_TRAIL + 1,
        UNIT(KS_A_PIECE), AT(KS_HEX_OR_NONE)),
    ROW(OPPORTUNITY_CHARGE, "an opportunity charge", ON(MOVE), 3, UNIT(KS_A_PIECE),
        AT(KS_HEX_OR_NONE), .a = KS_UP_TO(LB_CARRE_REACH), .b = KS_A_PIECE,
        .mask = {KS_UP_TO(UINT8_MAX), KS_NOTHING}),

    ROW(FIRES, "a fire phase", ON(HALF), 0, NO_UNIT, NO_HEX),
    ROW(FIRE, "a fire", ON(FIRES) | ON(OPPORTUNITY_FIRE), 2, COUNT(FIRE_OPPORTUNITY),
        UNIT(KS_PIECE_OR_NONE), AT(KS_A_HEX), .a = KS_UP_TO(LB_HEXES),
        .b = KS_UP_TO(LB_HEXES), .mask = {KS_UP_TO((1u << 19) - 1), KS_HEX_OR_NONE}),
    ROW(FORD, "a ford after fire", ON(FIRES), 0, NO_UNIT, AT(KS_A_HEX)),
    ROW(CASUALTY, "a leader hit", ON_ANY_ACTION, 3, COUNT(1), UNIT(KS_PIECE_OR_NONE),
        AT(KS_A_HEX), .a = KS_PIECE_OR_NONE),

    ROW(CHECKS, "the checks", ON_ANY_ACTION, 0, UNIT(KS_PIECE_OR_NONE), NO_HEX,
        .a = KS_UP_TO(LB_QUEUE)),
    ROW(FLIGHT, "a flight", ON(CHECKS), 1, COUNT(21), UNIT(KS_A_PIECE), NO_HEX,
        .a = KS_UP_TO(1 << 12), .b = KS_UP_TO(7), .mask = {KS_ANY_MASK, KS_ANY_MASK}),
    ROW(CLOSE_UP, "closing up", ON_ANY_ACTION, 0, COUNT(LB_FORMATIONS - 1),
        UNIT(KS_A_PIECE), NO_HEX,
        .mask = {KS_UP_TO((1u << (LB_TRAIL + 1)) - 1), KS_NOTHING}),
    ROW(FACE, "a facing", ON_ANY_ACTION, 0, UNIT(KS_A_PIECE), NO_HEX, .a = KS_UP_TO(6)),

    ROW(MELEES, "the melees", ON(HALF), 2, NO_UNIT, NO_HEX),
    ROW(ASSAULT, "an assault", ON(MELEES) | ON(ASSAULT), 5, COUNT(HEX_WON | FOLLOW_UP),
        UNIT(KS_PIECE_OR_NONE), AT(KS_A_HEX), .a = KS_HEX_OR_NONE),
    ROW(RETREAT, "a retreat before melee", ON(ASSAULT), 0, COUNT(UINT8_MAX),
        UNIT(KS_PIECE_OR_NONE), AT(KS_A_HEX), .a = KS_UP_TO(UINT8_MAX)),
    ROW(FOLLOW, "following up", ON(ASSAULT), 1, NO_UNIT, AT(KS_A_HEX)),
    ROW(PREMELEE, "checks before melee", ON(ASSAULT), 3, NO_UNIT, AT(KS_A_HEX)),
    ROW(MELEE, "a melee", ON(ASSAULT), 5, UNIT(KS_PIECE_OR_NONE), AT(KS_A_HEX),
        .a = KS_UP_TO(LB_MELEE_RESULTS - 1)),
    ROW(LOSS, "losses of a melee", ON(MELEE), UINT8_MAX, COUNT(UINT8_MAX), NO_UNIT,
        AT(KS_A_HEX)),
    ROW(ADVANCE, "an advance", ON(ASSAULT), 0, COUNT(1), NO_UNIT, AT(KS_A_HEX)),
    ROW(SPREAD, "skirmishers who spread", ON(ADVANCE) | ON(FOLLOW) | ON(FORD), 1,
        UNIT(KS_A_PIECE), AT(KS_A_HEX)),

    ROW(RECOVERY, "the recovery phase", ON(HALF) | ON(RECOVERY), 2,
        UNIT(KS_PIECE_OR_NONE), NO_HEX),
};

/* ---- frames against the pieces ---- */

/* Are that many hexes along a trail on the map? */
static bool is_trail(const struct ks_game *g, ks_hex h, uint16_t trail, int hexes)
{
    bool on = is_on_map(g, h);
    for (int i = 0; i + 1 < hexes && on; i++) {
        on = trail_at(trail, i) < KS_DIRECTIONS;
        h = on ? next_hex(g, h, trail_at(trail, i)) : h;
        on = on && is_on_map(g, h);
    }
    return on;
}

/* [LB-2.16-7] A charge remembers where it began: hex, and trail above it. */
static const char *charge_misfit(const struct ks_game *g, const struct ks_state *s,
                                 const struct ks_frame *f)
{
    uint16_t trail = (uint16_t)(f->mask[0] >> 16);
    if (trail > 7 || !is_trail(g, (ks_hex)f->mask[0], trail, parts(s, f->unit)))
        return "a charge began nowhere";
    if (f->side != look(s)->side)
        return "the other side charges";
    return f->step >= TARGET_REACTIONS && f->hex == KS_NONE ? "a charge has no target"
                                                            : NULL;
}

static const char *declare_misfit(const struct ks_game *g, const struct ks_state *s,
                                  const struct ks_frame *f)
{
    (void)g, (void)s;
    return f[-1].unit == f->unit ? NULL : "another unit charges";
}

/* The unit trying to ride, if any. */
static const char *rider_misfit(const struct ks_game *g, const struct ks_state *s,
                                const struct ks_frame *f)
{
    return f->step == 0 ||
                   (is_horse(g, f->b) && side_of(g, f->b) == f->side && on_map(s, f->b))
               ? NULL
               : "the riding piece is not cavalry of that side on the map";
}

static const char *ride_misfit(const struct ks_game *g, const struct ks_state *s,
                               const struct ks_frame *f)
{
    (void)s;
    return side_of(g, f->a) == f->side || f[-1].b != f->unit || f[-1].unit != f->a
               ? "a ride at the wrong target, or by the wrong unit"
               : NULL;
}

/* Back along its way a flight stays on the map. */
static const char *flight_misfit(const struct ks_game *g, const struct ks_state *s,
                                 const struct ks_frame *f)
{
    uint64_t path = (uint64_t)f->mask[1] << 32 | f->mask[0];
    ks_hex at = piece(s, f->unit)->hex;
    for (int i = f->count; i-- > 0 && at != KS_NONE;) {
        int d = (int)(path >> 3 * i & 7);
        at = d < KS_DIRECTIONS ? next_hex(g, at, opposite(d)) : KS_NONE;
        if (!is_on_map(g, at))
            return "a flight came from nowhere";
    }
    return NULL;
}

static const char *carre_misfit(const struct ks_game *g, const struct ks_state *s,
                                const struct ks_frame *f)
{
    return f->a && lb_first_foot(g, s, f->hex, f->side) != KS_NONE
               ? NULL
               : "no unit tries to form carré";
}

static const char *recall_misfit(const struct ks_game *g, const struct ks_state *s,
                                 const struct ks_frame *f)
{
    (void)s;
    return f->a != KS_NONE && (is_leader(g, f->a) || side_of(g, f->a) == f->side)
               ? "the pursued piece is not an enemy unit"
           : f->a == KS_NONE && f->count < 2 ? "a pursuit without a target"
                                             : NULL;
}

/* The act that waits for a window. */
static const char *move_misfit(const struct ks_game *g, const struct ks_state *s,
                               const struct ks_frame *f)
{
    uint8_t verb = (uint8_t)f->mask[0], arg = (uint8_t)(f->mask[0] >> 8);
    ks_hex h = (ks_hex)(f->mask[0] >> 16);
    if (f->side != look(s)->side)
        return "the other side moves";
    if (f->step == 0)
        return f->mask[0] ? "an act waits for nothing" : NULL;
    const char *form = verb < VERBS ? lb_verb[verb].form : "";
    bool right = verb < VERBS && (h == KS_NONE || is_on_map(g, h)) &&
                 (strchr(form, 'h') != NULL) == (h != KS_NONE) && strchr(form, 'u') &&
                 (!strchr(form, 'f') || arg < LB_FACINGS) && f != frame_of(s);
    return right && f->unit != KS_NONE ? NULL : "no such act waits";
}

static const char *limber_misfit(const struct ks_game *g, const struct ks_state *s,
                                 const struct ks_frame *f)
{
    return is_gun(g, f->unit) && on_map(s, f->unit) ? NULL : "no gun limbers";
}

static const char *force_march_misfit(const struct ks_game *g, const struct ks_state *s,
                                      const struct ks_frame *f)
{
    (void)s;
    return is_foot(g, f->a) ? NULL : "no battalion marches";
}

static const char *checks_misfit(const struct ks_game *g, const struct ks_state *s,
                                 const struct ks_frame *f)
{
    const struct lb_state *x = look(s);
    (void)g;
    return x->tasks_done > x->tasks || f->a > x->tasks_done
               ? "more checks are done than wait"
               : NULL;
}

static const char *face_misfit(const struct ks_game *g, const struct ks_state *s,
                               const struct ks_frame *f)
{
    bool corner = faces_corner(form(s, f->unit));
    (void)g;
    return on_map(s, f->unit) && f->a == (corner ? 0 : 6) && parts(s, f->unit) == 1 &&
                   form(s, f->unit) != LB_CARRE
               ? NULL
               : "the turning unit is not on the map, or cannot face that way";
}

static const char *close_up_misfit(const struct ks_game *g, const struct ks_state *s,
                                   const struct ks_frame *f)
{
    (void)g;
    return f == frame_of(s) && f->mask[0] >> parts(s, f->unit)
               ? "it closes up where it does not lie"
               : NULL;
}

static const char *assault_misfit(const struct ks_game *g, const struct ks_state *s,
                                  const struct ks_frame *f)
{
    if (f->unit != KS_NONE && !on_map(s, f->unit))
        return "the leader of the assault is not on the map";
    if ((f->count & ~HEX_WON) > FOLLOW_UP ||
        ((f->count & ~HEX_WON) == FOLLOW_UP) != (f->a != KS_NONE))
        return "no such assault";
    (void)g;
    return f[-1].proc == PROC_ASSAULT && f->a == KS_NONE ? "an assault upon an assault"
                                                         : NULL;
}

/* Parts of an assault are of the one they lie on. */
static const char *part_misfit(const struct ks_game *g, const struct ks_state *s,
                               const struct ks_frame *f)
{
    const struct ks_frame *of = f;
    (void)g;
    while (of > s->frame && of->proc != PROC_ASSAULT)
        of--;
    if (of->proc != PROC_ASSAULT || of->hex != f->hex)
        return "it belongs to another assault";
    return f->proc == PROC_LOSS || of->side == f->side ? NULL : "the other side attacks";
}

static const char *melee_misfit(const struct ks_game *g, const struct ks_state *s,
                                const struct ks_frame *f)
{
    if (f->a >= lb(g)->melee_results && f->step > 1)
        return "no such result of a melee";
    if (f->step == 1 &&
        (lb_next_attacker(g, s, KS_NONE) == KS_NONE || !holds(s, f->hex, !f->side)))
        return "a melee without units on one side";
    return part_misfit(g, s, f);
}

static const char *spread_misfit(const struct ks_game *g, const struct ks_state *s,
                                 const struct ks_frame *f)
{
    bool beside = lb_part_in(g, s, f->unit, f->hex) < 0;
    if (parts(s, f->unit) != 2 || form(s, f->unit) != LB_SKIRMISH)
        return "the spreading unit is not in skirmish order in two hexes";
    return beside == (f->step == 0) ? NULL : "the spreading unit is in the wrong hexes";
}

static const char *recovery_misfit(const struct ks_game *g, const struct ks_state *s,
                                   const struct ks_frame *f)
{
    if ((f->step == 2) != (f[-1].proc == PROC_RECOVERY))
        return "a roll to rally lies elsewhere";
    if (f->step < 2)
        return NULL;
    return f->unit != KS_NONE && on_map(s, f->unit) && !is_leader(g, f->unit)
               ? NULL
               : "no unit on the map rallies";
}

/* What frame.unit must be; NONE: none, or any. */
enum { OWN = 1, ENEMY = 2, HORSE = 4, TROOPS = 8, LEADER = 16, THERE = 32 };

static const struct {
    uint8_t unit;
    uint8_t top; /* steps in which nothing lies on it, a bit each */
    const char *(*misfit)(const struct ks_game *, const struct ks_state *,
                          const struct ks_frame *);
} demand[PROCS] = {
    [PROC_RETURN] = {LEADER, 0, NULL},
    [PROC_DESERTION] = {0, 1, NULL},
    [PROC_CHARGE] = {OWN | HORSE, 0, charge_misfit},
    [PROC_DECLARE] = {OWN | HORSE | THERE, 1, declare_misfit},
    [PROC_REACTION] = {ENEMY | HORSE, 2, rider_misfit},
    [PROC_RIDE] = {OWN | HORSE, 0, ride_misfit},
    [PROC_GALLOP] = {OWN | HORSE, 0, lb_gallop_misfit},
    [PROC_CARRE_WINDOW] = {ENEMY | HORSE, 0, NULL},
    [PROC_CARRE] = {ENEMY | HORSE, 1, carre_misfit},
    [PROC_CONTACT] = {HORSE, 0, NULL},
    [PROC_STAND] = {ENEMY | HORSE, 0, NULL},
    [PROC_RUN] = {ENEMY | HORSE, 0, NULL},
    [PROC_TRAMPLE] = {OWN | HORSE, 0, NULL},
    [PROC_RECALL] = {OWN | HORSE, 0, recall_misfit},
    [PROC_FORCE_MARCH] = {0, 1, force_march_misfit},
    [PROC_MOVE] = {OWN, 0, move_misfit},
    [PROC_LIMBER] = {0, 1, limber_misfit},
    [PROC_OPPORTUNITY_FIRE] = {ENEMY | TROOPS, 0, NULL},
    [PROC_OPPORTUNITY_CHARGE] = {ENEMY | TROOPS, 2, rider_misfit},
    [PROC_FIRE] = {0, 3, lb_fire_misfit},
    [PROC_CASUALTY] = {OWN | LEADER, 0, lb_casualty_misfit},
    [PROC_CHECKS] = {0, 0, checks_misfit},
    [PROC_FLIGHT] = {OWN | TROOPS, 0, flight_misfit},
    [PROC_CLOSE_UP] = {OWN | TROOPS, 0, close_up_misfit},
    [PROC_FACE] = {OWN | TROOPS, 0, face_misfit},
    [PROC_ASSAULT] = {OWN | LEADER, 1, assault_misfit},
    [PROC_RETREAT] = {ENEMY, 0, part_misfit},
    [PROC_FOLLOW] = {0, 0, part_misfit},
    [PROC_PREMELEE] = {0, 0, part_misfit},
    [PROC_MELEE] = {0, 2, melee_misfit},
    [PROC_LOSS] = {0, 0, part_misfit},
    [PROC_ADVANCE] = {0, 0, part_misfit},
    [PROC_SPREAD] = {OWN | TROOPS | THERE, 1, spread_misfit},
    [PROC_RECOVERY] = {OWN, 4, recovery_misfit},
};

static const char *unit_misfit(const struct ks_game *g, const struct ks_state *s,
                               const struct ks_frame *f)
{
    uint8_t is = f->unit == KS_NONE ? 0 : demand[f->proc].unit;
    if ((is & OWN && side_of(g, f->unit) != f->side) ||
        (is & ENEMY && side_of(g, f->unit) == f->side))
        return "a procedure has a unit of the wrong side";
    if ((is & HORSE && !is_horse(g, f->unit)) || (is & TROOPS && is_leader(g, f->unit)) ||
        (is & LEADER && !is_leader(g, f->unit)))
        return "a procedure has a unit of the wrong kind";
    return is & THERE && !on_map(s, f->unit) ? "a procedure has a unit that is not there"
                                             : NULL;
}

static const char *frame_misfit(const struct ks_game *g, const struct ks_state *s,
                                const struct ks_frame *f)
{
    const char *fault = unit_misfit(g, s, f);
    if (!fault && demand[f->proc].top >> (f->step < 8 ? f->step : 7) & 1 &&
        f != frame_of(s))
        fault = "a procedure that waits for an answer is not on top";
    return fault || !demand[f->proc].misfit ? fault : demand[f->proc].misfit(g, s, f);
}

/* Marks of a procedure that is not there, or on pieces that are not; fields by the hexes a piece
 * lies in. */
static const char *marks_misfit(const struct ks_game *g, const struct ks_state *s)
{
    bool moves = false, assaults = in_assault(s);
    for (int i = 0; i < s->depth; i++)
        moves |= s->frame[i].proc == PROC_MOVE || s->frame[i].proc == PROC_CHARGE;
    for (ks_unit u = 0; u < g->pieces; u++) {
        const struct lb_piece *x = piece(s, u);
        if (x->marks & LB_MOVING &&
            (!moves || !on_map(s, u) || side_of(g, u) != look(s)->side))
            return "a unit moves out of turn";
        if (x->joined && (!assaults || is_leader(g, u) || !x->rank))
            return "a unit attacks out of turn";
        /* a unit that has closed up since has fewer hexes than it joined with */
        if (x->joined >> (LB_TRAIL + 1))
            return "a unit attacks out of a hex it does not lie in";
        if (x->marks & LB_BOUND && x->bound == KS_NONE)
            return "a charger is bound to no hex";
    }
    return NULL;
}

/* The half-turn is that of the state. */
static const char *half_misfit(const struct ks_state *s)
{
    static const uint8_t phase_of[PROCS] = {
        [PROC_CHARGES] = LB_CHARGE_PHASE,
        [PROC_MOVES] = LB_MOVEMENT_PHASE,
        [PROC_MELEES] = LB_MELEE_PHASE,
        [PROC_RECOVERY] = LB_RECOVERY_PHASE,
    };
    const struct lb_state *x = look(s);
    if (s->depth < 2 || s->frame[1].proc != PROC_HALF)
        return NULL;
    if (s->frame[1].side != x->side)
        return "it is the half-turn of the other side";
    if (s->depth < 3)
        return NULL;
    const struct ks_frame *f = &s->frame[2];
    bool fires = x->phase == LB_DEFENSIVE_FIRE || x->phase == LB_OFFENSIVE_FIRE;
    bool defends = x->phase == LB_DEFENSIVE_FIRE;
    if (f->proc == PROC_FIRES
            ? !fires || f->side != (x->side ^ defends)
            : phase_of[f->proc] && (phase_of[f->proc] != x->phase || f->side != x->side))
        return "it is another phase";
    return NULL;
}

const char *lb_misfit(const struct ks_game *g, const struct ks_state *s)
{
    const char *fault = half_misfit(s);
    for (int i = 0; i < s->depth && !fault; i++)
        fault = frame_misfit(g, s, &s->frame[i]);
    return fault ? fault : marks_misfit(g, s);
}
