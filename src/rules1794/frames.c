#include "rules1794/frames.h"

#include "rules1794/check.h"
#include "rules1794/loss.h"
#include "rules1794/stack.h"
#include "rules1794/step.h"

#define ON(proc) (1ull << PROC_##proc)

/* What comes of an action in a round, on whatever it was done in. */
#define IN_A_ROUND                                                                       \
    (ON(PHASE2) | ON(MOVE) | ON(BACK) | ON(REACTION) | ON(CONTACT) | ON(FIRE) |          \
     ON(GUN) | ON(RETREAT) | ON(LOSS) | ON(PHASE4) | ON(MELEE) | ON(WITHDRAW) |          \
     ON(FACE) | ON(CHECK) | ON(RETURN))

#define ROW(proc, words, below, steps, ...)                                              \
    [PROC_##proc] = {.name = (words), .on = (below), .last = (steps), __VA_ARGS__}
#define COUNT(n)  .count = KS_UP_TO(n)
#define UNIT(...) .unit = __VA_ARGS__
#define AT(...)   .hex = __VA_ARGS__
#define NO_UNIT   UNIT(KS_NOBODY_THERE)
#define NO_HEX    AT(KS_NOBODY_THERE)
#define LEADERS   .mask = {KS_ANY_MASK, KS_NOTHING}

const struct ks_frame_rule r94_frame_rule[PROCS] = {
    ROW(GAME, "the game", 0, 5, COUNT(R94_ARMIES), UNIT(KS_PIECE_OR_NONE), NO_HEX),
    ROW(POOL, "the pool", ON(GAME), 0, COUNT(R94_MAX_COMMANDERS), NO_UNIT, NO_HEX,
        .a = KS_UP_TO(R94_ARMIES - 1)),
    ROW(ACTIVATION, "an activation", ON(GAME), 4, UNIT(KS_A_PIECE), NO_HEX,
        .mask = {KS_UP_TO((1 << R94_ARMIES) - 1), KS_NOTHING}),
    ROW(SIX, "the six", ON(ROUND), 0, COUNT(UINT8_MAX), UNIT(KS_A_PIECE), NO_HEX),
    ROW(ROUND, "a round", ON(ACTIVATION), 4, COUNT(R94_FALLEN_COMMAND), UNIT(KS_A_PIECE),
        NO_HEX, .a = KS_PIECE_OR_NONE),
    ROW(PHASE2, "fire and movement", ON(ROUND), 2, COUNT(1), NO_UNIT, NO_HEX),
    ROW(MOVE, "a move", ON(PHASE2), 2, COUNT(IN_LINE | STARTED), UNIT(KS_A_PIECE),
        AT(KS_HEX_OR_NONE), .a = KS_UP_TO_OR_NONE(KS_DIRECTIONS - 1)),
    ROW(BACK, "a step back", IN_A_ROUND, 0, COUNT(3), UNIT(KS_A_PIECE),
        AT(KS_HEX_OR_NONE), .a = KS_UP_TO(KS_DIRECTIONS - 1), LEADERS),
    ROW(REACTION, "a reaction", ON(MOVE) | ON(PHASE2) | ON(CONTACT), 11,
        COUNT(KS_DIRECTIONS), UNIT(KS_A_PIECE), AT(KS_A_HEX), .a = KS_UP_TO(R94_GUNS),
        .mask = {KS_UP_TO(0x3F), KS_NOTHING}),
    ROW(CONTACT, "a contact", ON(MOVE) | ON(REACTION), 3, UNIT(KS_PIECE_OR_NONE),
        AT(KS_A_HEX), .a = KS_UP_TO(1)),
    ROW(FIRE, "rifle fire", ON(PHASE2) | ON(MOVE) | ON(REACTION), 5, COUNT(4),
        UNIT(KS_A_PIECE), AT(KS_A_HEX), .a = KS_UP_TO(UINT16_MAX), .b = KS_UP_TO(0x1F),
        LEADERS),
    ROW(GUN, "a gun", ON(PHASE2) | ON(REACTION), 6, UNIT(KS_A_PIECE), AT(KS_A_HEX),
        .a = KS_UP_TO(UINT8_MAX), .b = KS_PIECE_OR_NONE, LEADERS),
    ROW(CASUALTY, "a commander hit", ON(FIRE) | ON(GUN) | ON(MELEE), 1, COUNT(1),
        UNIT(KS_A_PIECE), NO_HEX, .a = KS_UP_TO(9), LEADERS),
    ROW(RETREAT, "a retreat", IN_A_ROUND, 1, COUNT(2), UNIT(KS_PIECE_OR_NONE),
        AT(KS_A_HEX), .a = KS_UP_TO(0x7F), .b = KS_UP_TO(1), LEADERS),
    ROW(LOSS, "a loss", IN_A_ROUND, 0, COUNT(2), NO_UNIT, AT(KS_A_HEX),
        .a = KS_UP_TO(BY_CAPTURE), .b = KS_UP_TO(1)),
    ROW(LEADER, "a commander's move", ON(ROUND) | ON(ACTIVATION), 1, COUNT(UINT8_MAX),
        UNIT(KS_A_PIECE), NO_HEX),
    ROW(PHASE4, "the melees", ON(ROUND), 0, NO_UNIT, NO_HEX),
    ROW(MELEE, "a melee", ON(PHASE4) | ON(CONTACT), 11, COUNT(UINT8_MAX),
        .unit = KS_UP_TO_OR_NONE(1), AT(KS_A_HEX), .a = KS_UP_TO(0x99),
        .b = KS_UP_TO(UINT16_MAX), .mask = {KS_ANY_MASK, KS_ANY_MASK}),
    ROW(WITHDRAW, "a withdrawal", ON(MELEE), 3, COUNT(1), UNIT(KS_PIECE_OR_NONE),
        AT(KS_A_HEX), .a = KS_UP_TO(0x55), .b = KS_UP_TO(R94_HEXES),
        .mask = {KS_UP_TO(0x3F), KS_UP_TO(0x505)}),
    ROW(FACE, "a facing", IN_A_ROUND, 1, COUNT(2), UNIT(KS_A_PIECE), AT(KS_A_HEX),
        .a = KS_UP_TO(0x3F)),
    ROW(FOLLOW, "a commander who may follow", ON(RETREAT), 1, UNIT(KS_A_PIECE), NO_HEX),
    ROW(CHECK, "a check", ON(LOSS) | ON(MELEE), 1, COUNT(CHECK_CRISIS),
        UNIT(KS_PIECE_OR_NONE), AT(KS_HEX_OR_NONE), .b = KS_HEX_OR_NONE),
    ROW(RETURN, "units that return", ON(ROUND) | ON(ARM), 0, UNIT(KS_PIECE_OR_NONE),
        NO_HEX),
    ROW(ARM, "the choice of an arm", ON(ROUND), 1, UNIT(KS_A_PIECE), NO_HEX),
    ROW(LATE, "the late commander", ON(GAME), 1, UNIT(KS_A_PIECE), NO_HEX),
};

/* ---- frames against the pieces ---- */

static bool is_commander_of(const struct ks_game *g, ks_unit u, int side)
{
    return u != KS_NONE && is_leader(g, u) && side_of(g, u) == side;
}

/* [4.2] What the round says and what the state remembers of it. */
static const char *round_misfit(const struct ks_game *g, const struct ks_state *s,
                                const struct ks_frame *f)
{
    const struct r94_state *x = look(s);
    bool six = f->count == R94_SIX_UNITS;
    if (six ? f->a != KS_NONE : !is_commander_of(g, f->a, f->side))
        return "a round has no command";
    if (x->leader != f->unit || x->side != f->side)
        return "a round has another leader than the state";
    return f->step && (x->command != f->a || x->round != f->count)
               ? "a round has another command than the state"
               : NULL;
}

static const char *move_misfit(const struct ks_game *g, const struct ks_state *s,
                               const struct ks_frame *f)
{
    if (is_leader(g, f->unit) || f->side != look(s)->side)
        return "the moving piece is not a unit of the active side";
    if (f->step < 2)
        return NULL;
    return f->a != KS_NONE && on_map(s, f->unit) && has(s, f->unit, R94_MOVING) &&
                   f != frame_of(s) && f[1].proc == PROC_BACK
               ? NULL
               : "the unit that sets out is off the map, or no commander is asked first";
}

static const char *check_misfit(const struct ks_game *g, const struct ks_state *s,
                                const struct ks_frame *f)
{
    if (f->count == CHECK_CRISIS)
        return f->hex == KS_NONE ? "a crisis has no hex" : NULL;
    return f->step || (f->unit != KS_NONE && on_map(s, f->unit) && is_troop(g, f->unit))
               ? NULL
               : "no unit on the map checks morale";
}

static const char *back_misfit(const struct ks_game *g, const struct ks_state *s,
                               const struct ks_frame *f)
{
    (void)g, (void)s;
    return (f->hex == KS_NONE) != (f->count == 1) ? "a step back has no hex" : NULL;
}

static const char *retreat_misfit(const struct ks_game *g, const struct ks_state *s,
                                  const struct ks_frame *f)
{
    (void)s;
    return f->unit != KS_NONE && !is_troop(g, f->unit)
               ? "the retreating piece is a gun or a commander"
               : NULL;
}

static const char *face_misfit(const struct ks_game *g, const struct ks_state *s,
                               const struct ks_frame *f)
{
    (void)g, (void)s;
    return f->a ? NULL : "no facing is allowed";
}

static const char *casualty_misfit(const struct ks_game *g, const struct ks_state *s,
                                   const struct ks_frame *f)
{
    (void)s;
    return is_leader(g, f->unit) && f->mask[0] & commander_bit(g, f->unit)
               ? NULL
               : "the commander who is hit is not among those at risk";
}

static const char *late_misfit(const struct ks_game *g, const struct ks_state *s,
                               const struct ks_frame *f)
{
    (void)s;
    return f->unit == r94(g)->late ? NULL
                                   : "the commander who is due is not the late one";
}

static const char *return_misfit(const struct ks_game *g, const struct ks_state *s,
                                 const struct ks_frame *f)
{
    (void)g, (void)f;
    return look(s)->command == KS_NONE || look(s)->leader == KS_NONE
               ? "no commander to return to"
               : NULL;
}

static const char *phase2_misfit(const struct ks_game *g, const struct ks_state *s,
                                 const struct ks_frame *f)
{
    (void)g, (void)f;
    return look(s)->phase == R94_FIRE_AND_MOVE ? NULL : "it is another phase";
}

static const char *phase4_misfit(const struct ks_game *g, const struct ks_state *s,
                                 const struct ks_frame *f)
{
    (void)g, (void)f;
    return look(s)->phase == R94_MELEES ? NULL : "it is another phase";
}

/* What frame.unit is; whether the masks are sets of commanders. */
enum { OF_ITS_SIDE = 1, A_COMMANDER = 2, COMMANDERS = 4 };

static const struct {
    uint8_t unit;
    const char *(*misfit)(const struct ks_game *, const struct ks_state *,
                          const struct ks_frame *);
} demand[PROCS] = {
    [PROC_ACTIVATION] = {OF_ITS_SIDE | A_COMMANDER, NULL},
    [PROC_SIX] = {OF_ITS_SIDE | A_COMMANDER, NULL},
    [PROC_ROUND] = {OF_ITS_SIDE | A_COMMANDER, round_misfit},
    [PROC_PHASE2] = {0, phase2_misfit},
    [PROC_MOVE] = {OF_ITS_SIDE, move_misfit},
    [PROC_BACK] = {OF_ITS_SIDE | A_COMMANDER | COMMANDERS, back_misfit},
    [PROC_REACTION] = {0, r94_reaction_misfit},
    [PROC_CONTACT] = {0, r94_contact_misfit},
    [PROC_FIRE] = {COMMANDERS, r94_fire_misfit},
    [PROC_GUN] = {COMMANDERS, r94_gun_misfit},
    [PROC_CASUALTY] = {A_COMMANDER | COMMANDERS, casualty_misfit},
    [PROC_RETREAT] = {OF_ITS_SIDE | COMMANDERS, retreat_misfit},
    [PROC_LEADER] = {OF_ITS_SIDE | A_COMMANDER, NULL},
    [PROC_PHASE4] = {0, phase4_misfit},
    [PROC_MELEE] = {COMMANDERS, r94_melee_misfit},
    [PROC_WITHDRAW] = {OF_ITS_SIDE, r94_withdraw_misfit},
    [PROC_FACE] = {OF_ITS_SIDE, face_misfit},
    [PROC_FOLLOW] = {OF_ITS_SIDE | A_COMMANDER, NULL},
    [PROC_CHECK] = {0, check_misfit},
    [PROC_RETURN] = {0, return_misfit},
    [PROC_ARM] = {OF_ITS_SIDE | A_COMMANDER, NULL},
    [PROC_LATE] = {OF_ITS_SIDE | A_COMMANDER, late_misfit},
};

static const char *frame_misfit(const struct ks_game *g, const struct ks_state *s,
                                const struct ks_frame *f)
{
    uint8_t unit = f->unit == KS_NONE ? 0 : demand[f->proc].unit;
    if (demand[f->proc].unit & COMMANDERS &&
        (uint64_t)(f->mask[0] | f->mask[1]) >> r94(g)->commanders)
        return "a procedure names a commander the game does not have";
    if (unit & A_COMMANDER && !is_leader(g, f->unit))
        return "a procedure of commanders has a unit";
    if (unit & OF_ITS_SIDE && side_of(g, f->unit) != f->side)
        return "a procedure has a unit of the other side";
    return demand[f->proc].misfit ? demand[f->proc].misfit(g, s, f) : NULL;
}

/* Marks of a procedure that is not there, or on pieces that are not. */
static const char *marks_misfit(const struct ks_game *g, const struct ks_state *s)
{
    bool moves = false, fires = false;
    for (int i = 0; i < s->depth; i++) {
        moves |= s->frame[i].proc == PROC_MOVE;
        fires |= s->frame[i].proc == PROC_FIRE;
    }
    for (ks_unit u = 0; u < g->pieces; u++) {
        if (has(s, u, R94_MOVING | R94_FIRER | R94_PENDING) &&
            (is_gone(s, u) || is_leader(g, u)))
            return "a commander or an eliminated unit moves, fires or checks";
        if (has(s, u, R94_MOVING) && (!moves || side_of(g, u) != look(s)->side))
            return "a unit moves out of turn";
        if (has(s, u, R94_FIRER) && (!fires || !on_map(s, u) || !is_troop(g, u)))
            return "a unit fires out of turn";
        if (has(s, u, R94_PENDING) && !(on_map(s, u) && is_troop(g, u)))
            return "a gun, or a unit off the map, has to check";
    }
    return NULL;
}

const char *r94_misfit(const struct ks_game *g, const struct ks_state *s)
{
    const char *fault = NULL;
    for (int i = 0; i < s->depth && !fault; i++)
        fault = frame_misfit(g, s, &s->frame[i]);
    return fault ? fault : marks_misfit(g, s);
}
