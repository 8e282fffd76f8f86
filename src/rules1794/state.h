/* The changing part of a 1794 game, inside ks_state.payload, and helpers for every chapter. Flat
 * data: indices, no pointers. A state is copied at every search node. */
#pragma once

#include "base/mix.h"
#include "core/procedure.h"
#include "rules1794/game.h"
#include "rules1794/sentence.h"

enum {
    R94_HEXES = 2112, /* Szczekociny: 51 x 41 with the margin */
    R94_PAD = 576,    /* reading 10 rows beyond the map stays inside the bits */
    R94_WORDS = (R94_HEXES + 2 * R94_PAD) / 64,
    R94_MAX_TROPHIES = 40,
    R94_MAX_STACK = 32, /* pieces of a side in a hex: up to 20 by size, and a few more */
};

/* What a piece has done in the turn, the command round, or the current action. */
enum {
    R94_GONE = 1u << 0,       /* eliminated, dead */
    R94_STOPPED = 1u << 1,    /* driven back by fire [10.7] */
    R94_GUN_USED = 1u << 2,   /* gun fired this turn [8.11c] */
    R94_GUN_MOVED = 1u << 3,  /* gun moved a hex this turn [8.11d] */
    R94_MOVED = 1u << 4,      /* has moved in this command round [8.15a] */
    R94_GUN_FIRED = 1u << 5,  /* gun fired in this movement phase [10.10.3] */
    R94_GUN_TURNED = 1u << 6, /* gun turned in this movement phase [8.11b] */
    R94_COUNTERED = 1u << 7,  /* has counterattacked in this movement phase [8.14.5] */
    R94_TARGETED = 1u << 8,   /* has been counterattacked in it [8.14.4a] */
    R94_FOUGHT = 1u << 9,     /* has fought in this melee phase [11.3] */
    R94_SIX = 1u << 10,       /* one of Kościuszko's six [4.4d] */
    R94_MOVING = 1u << 11,    /* the piece, or part of the stack or line, on the move */
    /* entered a hex in the last step; reactions still to come [9.1] */
    R94_STEPPED = 1u << 12,
    R94_TURNED = 1u << 13, /* used its free turn or restacking since the last step */
    R94_FIRER = 1u << 14,  /* named as a firer */
    /* must still check under artillery fire or in a crisis; reacts apart from its stack */
    R94_PENDING = 1u << 15,

    R94_TURN_FLAGS = R94_STOPPED | R94_GUN_USED | R94_GUN_MOVED,
    R94_ROUND_FLAGS = R94_MOVED | R94_GUN_FIRED | R94_GUN_TURNED | R94_COUNTERED |
                      R94_TARGETED | R94_FOUGHT | R94_SIX,
};

struct r94_piece {
    ks_hex hex;    /* KS_NONE: off the map */
    ks_unit below; /* next piece down the stack */
    uint8_t facing, form, lost, shots, spent;
    /* direction from which it entered a melee hex, or KS_NO_DIRECTION */
    uint8_t from;
    uint16_t flags;
    uint8_t group; /* R94_RETREATING, R94_AMONG: see below */
    uint8_t run;   /* hexes of the straight run of a charge [8.13.1] */
    uint8_t near;  /* enemy hexes within rifle range; a cache of stack.c */
    uint8_t marks; /* R94_MISFIRED, R94_CARRIED */
};

/* Markers that outlast an activation. */
enum {
    R94_MISFIRED = 1,   /* gun may not fire this turn [10.10.4b@maciejowice] */
    R94_CARRIED = 2,    /* its first shot is last turn's [10.9.10a@maciejowice] */
    R94_UNLIMBERED = 8, /* this turn: may fire from the next turn on [8.12g] */
    R94_RETURNED = 4,   /* returned to the map since the last draw [11.11.3b] */
    R94_SWUNG = 16,     /* gun turned since the last draw: may not fire [8.11b] */

    /* for one draw with its phases: round 2 of 3.3 */
    R94_DRAW_MARKS = R94_RETURNED | R94_SWUNG,
};

/* A captured gun stays where it was taken, without counting for stacking, until its owner retakes
 * it [10.10.8b], r108. */
struct r94_trophy {
    ks_unit gun;
    ks_hex hex;
};

enum {
    R94_RETREATING = 1, /* in the group now retreating or withdrawing */
    /* has entered a friendly hex in this move; leaving it costs points [6.1a] */
    R94_AMONG = 2,
    R94_DOUBLE = 4, /* moves at double time [8.9] */
    /* was put on top of its stack in this round, free of charge [6.0c] */
    R94_REORDERED = 8,
    R94_NO_CHARGE = 16, /* this move can no longer become a charge [8.13.1b 8.13.1c] */
    /* in the hex of a won charge: only what follows can bar the next one */
    R94_VICTOR = 32,
};

enum r94_phase { R94_NO_PHASE, R94_FIRE_AND_MOVE, R94_COMMANDER_MOVE, R94_MELEES };
enum r94_round { R94_OWN_COMMAND, R94_SIX_UNITS, R94_FALLEN_COMMAND };

/* [13-Poninski-a 13-Poninski-b 13-Poninski-c] Progress of the late commander. */
enum r94_late { R94_FIRST_DIE, R94_SECOND_DIE, R94_ON_THE_ROAD, R94_CALLED, R94_IS_OVER };

struct r94_state {
    /* sets of commanders, a bit per commander number */
    uint32_t pool, chosen[2], drawn, wounded, dead;
    /* commanders whose units have had a round this turn */
    uint32_t acted;
    /* in views: chits in the pool the viewer cannot identify */
    uint8_t unknown[R94_ARMIES];
    uint8_t phase, round; /* enum r94_phase, enum r94_round */
    uint8_t side;         /* active side */
    uint8_t unlock_turn;  /* turn in which the locked command becomes free */
    uint8_t announced[6]; /* reactions chosen, by direction from the mover */
    uint8_t opened;       /* the opener has had his activation */
    /* branch that acts in this round; R94_BRANCHES: all */
    uint8_t arm;
    uint8_t planner_turn; /* turn of the planner's next chit */
    /* enum r94_late; turn of his next die or of his arrival */
    uint8_t late, late_turn;
    uint8_t trophies;
    ks_unit drawn_now; /* commander whose chit was drawn */
    ks_unit leader;    /* the command radius is measured from him */
    ks_unit command;   /* whose units act; differs from leader for a fallen commander's */
    /* all pieces with R94_MOVING, and some whose move has ended; set by mark() */
    uint64_t movers[R94_UNIT_WORDS];
    /* hints for phase 2: the piece that last had a shot, or could act, is tried first; any value
     * is correct */
    ks_unit shooter[2], doer;
    /* from here to `trophy`, what follows from where the pieces are: kept up to date by stack.c, not
     * compared; of top[] only the hexes of the map are copied (r94_kept) */
    uint64_t held[2][R94_WORDS]; /* hexes with units of a side, not counting commanders */
    uint64_t front[R94_UNIT_WORDS]; /* units with an enemy within rifle range */
    uint64_t aimed[R94_UNIT_WORDS]; /* guns with a hex of the enemy in their arc */
    uint64_t under[R94_UNIT_WORDS]; /* troops on which others of their side lie */
    ks_unit top[R94_HEXES];
    struct r94_trophy trophy[R94_MAX_TROPHIES];
    /* turn in which a withdrawn unit returns; 0: not withdrawn */
    uint8_t due[KS_MAX_PIECES];
    /* must be last: only the first ks_game.pieces are copied */
    struct r94_piece piece[KS_MAX_PIECES];
};
_Static_assert(sizeof(struct r94_state) <= KS_PAYLOAD, "copied at every search node");

static inline const struct r94_state *look(const struct ks_state *s)
{
    return (const struct r94_state *)(const void *)s->payload;
}

static inline struct r94_state *state(struct ks_state *s)
{
    return (struct r94_state *)(void *)s->payload;
}

static inline const struct r94_piece *piece(const struct ks_state *s, ks_unit u)
{
    return &look(s)->piece[u];
}

static inline struct r94_piece *edit(struct ks_state *s, ks_unit u)
{
    return &state(s)->piece[u];
}

static inline const struct r94_unit *unit(const struct ks_game *g, ks_unit u)
{
    return &r94(g)->unit[u];
}

/* Values of the step a unit is on. */
static inline const struct r94_step *values(const struct ks_game *g,
                                            const struct ks_state *s, ks_unit u)
{
    return &unit(g, u)->step[piece(s, u)->lost];
}

static inline bool on_map(const struct ks_state *s, ks_unit u)
{
    return piece(s, u)->hex != KS_NONE;
}

static inline bool has(const struct ks_state *s, ks_unit u, uint16_t flag)
{
    return (piece(s, u)->flags & flag) != 0;
}

static inline bool is_gone(const struct ks_state *s, ks_unit u)
{
    return has(s, u, R94_GONE);
}

/* Beaten in melee and on the turn track [11.11.1]. */
static inline bool is_withdrawn(const struct ks_state *s, ks_unit u)
{
    return look(s)->due[u] != 0;
}

/* The only way to set R94_MOVING; it may be cleared anywhere. */
static inline void mark(struct ks_state *s, ks_unit u, uint16_t flag)
{
    edit(s, u)->flags |= flag;
    if (flag & R94_MOVING)
        state(s)->movers[u / 64] |= 1ull << u % 64;
}

static inline void unmark(struct ks_state *s, ks_unit u, uint16_t flag)
{
    edit(s, u)->flags &= (uint16_t)~flag;
}

/* Does a side have units, not counting commanders, at an index, which may be off the map? */
static inline bool holds_at(const struct ks_state *s, int index, int side)
{
    unsigned bit = (unsigned)(index + R94_PAD);
    return look(s)->held[side][bit >> 6] >> (bit & 63) & 1;
}

static inline ks_unit top(const struct ks_state *s, ks_hex h)
{
    return look(s)->top[h];
}

static inline ks_unit below(const struct ks_state *s, ks_unit u)
{
    return piece(s, u)->below;
}

static inline int branch(const struct ks_game *g, ks_unit u)
{
    return unit(g, u)->branch;
}

static inline bool is_leader(const struct ks_game *g, ks_unit u)
{
    return branch(g, u) == R94_LEADER;
}

static inline bool is_gun(const struct ks_game *g, ks_unit u)
{
    return branch(g, u) == R94_GUNS;
}

/* [8.12a@maciejowice] Guns on the march. */
static inline bool is_limbered(const struct ks_state *s, ks_unit u)
{
    return piece(s, u)->form == R94_LIMBERED;
}

/* Off the map of the scenario? */
static inline bool is_off(const struct ks_game *g, ks_hex h)
{
    return r94(g)->off[h];
}

/* [13.1-note6@szczekociny] A scenario may close rows of the printed map, r129. */
static inline uint16_t why_off(const struct ks_game *g, ks_hex h)
{
    return ks_grid_on_map(&g->map.grid, h) ? BEYOND_LAST_ROW : OFF_THE_MAP;
}

/* Infantry or cavalry: makes checks, fights, has steps. */
static inline bool is_troop(const struct ks_game *g, ks_unit u)
{
    return branch(g, u) <= R94_HORSE;
}

static inline int side_of(const struct ks_game *g, ks_unit u)
{
    return unit(g, u)->side;
}

static inline int army_of(const struct ks_game *g, ks_unit u)
{
    return unit(g, u)->army;
}

/* The overall commander of its army, or KS_NONE. */
static inline ks_unit overall_of(const struct ks_game *g, ks_unit u)
{
    return r94(g)->overall[army_of(g, u)];
}

static inline bool is_overall(const struct ks_game *g, ks_unit u)
{
    return u != KS_NONE && overall_of(g, u) == u;
}

static inline uint32_t commander_bit(const struct ks_game *g, ks_unit u)
{
    return 1u << unit(g, u)->commander_number;
}

static inline const struct ks_grid *grid(const struct ks_game *g)
{
    return &g->map.grid;
}

static inline ks_hex next_hex(const struct ks_game *g, ks_hex h, int direction)
{
    return ks_grid_next(&g->map.grid, h, direction);
}

static inline bool is_square(const struct ks_state *s, ks_unit u)
{
    return piece(s, u)->form == R94_SQUARE;
}

/* Zone of the neighbour in a direction for a unit; a square is all front [7.3.2-1]. */
static inline enum ks_zone zone(const struct ks_state *s, ks_unit u, int direction)
{
    return is_square(s, u) ? KS_FRONT : ks_zone_of(piece(s, u)->facing, direction);
}

/* [8.13.1b] A turn, or in some games a shot, bars a charge for the rest of the move, r171; in the
 * hex of a won charge it only starts a new run. */
static inline void spoil_charge(struct r94_piece *x)
{
    x->run = 0;
    x->group |= x->group & R94_VICTOR ? 0 : R94_NO_CHARGE;
}

/* ---- lists ---- */

/* The ten faces of the die [2.2]. */
static inline void offer_die(struct list *out)
{
    for (int i = 0; i < 10; i++)
        offer(out, action(ROLL, KS_NONE, KS_NONE, i));
}
