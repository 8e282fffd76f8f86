/* The changing part of a La Bataille game, inside ks_state.payload, and helpers for every
 * subject. Flat data: indices, no pointers. A state is copied at every search node. */
#pragma once

#include "base/mix.h"
#include "core/procedure.h"
#include "labataille/game.h"
#include "labataille/sentence.h"

enum {
    LB_HEXES = KS_GRID_HEXES,
    LB_WORDS = (LB_HEXES + 63) / 64,
    LB_NO_NODE = 255,
    LB_QUEUE = 64, /* checks and flights waiting at one time */
    LB_MAX_STACK =
        24, /* pieces in a hex: far fewer by the limits, but flights add more */
};

/* [LB-2.14-2 LB-2.14-3] */
enum lb_condition { LB_GOOD, LB_DISORDERED, LB_ROUTED };

/* [LB-2.16-1] */
enum lb_readiness { LB_FRESH, LB_TIRED, LB_EXHAUSTED };

/* The phases of a half-turn [LB-1-5]. */
enum lb_phase {
    LB_NO_PHASE,
    LB_CHARGE_PHASE,
    LB_MOVEMENT_PHASE,
    LB_DEFENSIVE_FIRE,
    LB_OFFENSIVE_FIRE,
    LB_MELEE_PHASE,
    LB_RECOVERY_PHASE,
    LB_PHASES
};

/* Marks of a piece. */
#define LB_GONE  (1u << 0) /* eliminated, surrendered, captured, killed */
#define LB_TAKEN (1u << 1) /* gone by surrender or capture */
/* routed off the map: counts as routed, then as gone [LB-2.14-11] */
#define LB_OFF_MAP   (1u << 2)
#define LB_ABANDONED (1u << 3)  /* guns without a crew, R35 */
#define LB_NO_MOVE   (1u << 4)  /* retreated before melee: no next movement phase */
#define LB_CAUSEWAY  (1u << 5)  /* cavalry that has been on a dike [RZ-DIKE-7] */
#define LB_SHELTERED (1u << 6)  /* skirmishers under a friendly stack [LB-2.8-4] */
#define LB_FROM_LINE (1u << 7)  /* started the movement phase in line [LB-2.4-23] */
#define LB_MOVED     (1u << 8)  /* has finished its move of this phase */
#define LB_MOVING    (1u << 9)  /* the piece on the move, or goes with it */
#define LB_STREAM    (1u << 10) /* has crossed a stream in this move [RZ-MOVE-20] */
/* has tried: guns to limber in this phase [LB-2.10-7], infantry to form carré against the
 * current charge, R9 */
#define LB_TRIED     (1u << 11)
#define LB_REORDERED (1u << 12) /* was put on top of its stack in this phase, R95 */
#define LB_TURNED    (1u << 13) /* has used its free turn since its last step */
#define LB_FORCED    (1u << 14) /* on a force march in this phase [LB-2.20-1] */
#define LB_STUCK     (1u << 15) /* failed its force march and may not move */
#define LB_CHARGED   (1u << 16) /* has charged, also in reaction or at opportunity */
#define LB_REACTED   (1u << 17) /* has tried a reaction or opportunity charge */
#define LB_BOUND     (1u << 18) /* must attack piece.bound in the melee phase */
#define LB_STRAIGHT  (1u << 19) /* has the charge bonus [LB-2.16-8] */
#define LB_COUNTERED (1u << 20) /* was met by, or made, a reaction charge */
#define LB_LOOSE     (1u << 21) /* could not be recalled [LB-2.16-18] */
#define LB_STOOD     (1u << 22) /* passed a stand or pre-melee check in this half-turn */
#define LB_SAVING    (1u << 23) /* fights at one third to keep its readiness */
#define LB_FOUGHT    (1u << 24) /* has been in a melee in this phase */
#define LB_ROLLED    (1u << 25) /* has rolled in this recovery phase */
#define LB_QUEUED    (1u << 26) /* has checked, or waits to, in the current queue, R40 */
#define LB_STIRRED   (1u << 27) /* has moved since the rest clock began ... */
/* ... more than half, or has fought, taken losses, or given way to cavalry */
#define LB_HURRIED (1u << 28)
#define LB_NAMED   (1u << 29) /* named as firer or attacker in the current action */
/* has chosen its formation on arrival, or declined to react */
#define LB_CHOSE  (1u << 30)
#define LB_PASSED (1u << 31) /* the current charge has passed it by [LB-2.16-7] */

/* Marks of a side's own half-turn, cleared when its next one begins. */
#define LB_HALF_MARKS                                                                    \
    (LB_MOVED | LB_MOVING | LB_STREAM | LB_TRIED | LB_REORDERED | LB_TURNED |            \
     LB_FORCED | LB_STUCK | LB_CHARGED | LB_REACTED | LB_BOUND | LB_STRAIGHT |           \
     LB_COUNTERED | LB_LOOSE | LB_STOOD | LB_SAVING | LB_FOUGHT | LB_ROLLED | LB_NAMED | \
     LB_CHOSE | LB_FROM_LINE | LB_PASSED)

struct lb_piece {
    uint32_t marks;
    ks_hex hex;     /* first hex, the head of a road march; KS_NONE: off the map */
    uint16_t trail; /* directions from hex to hex to its other hexes, 3 bits each */
    /* what each of its hexes fired at in this half-turn, three bits each: 0 nothing, 1..6 a
     * direction, 7 farther away */
    uint16_t aim;
    ks_hex bound;  /* the hex a charger must attack */
    uint16_t rest; /* when its rest began, see moment() */
    /* hexes its charge passed by, R10: a bit per hexside of its own hex */
    uint16_t shunned;
    uint8_t parts; /* number of its hexes; 0: off the map */
    uint8_t facing, form, condition, readiness;
    uint8_t left;      /* increments */
    uint8_t fire_lost; /* lost to fire in the whole game [RZ-CHECK-1] */
    uint8_t met;       /* of these, to defensive fire in this half-turn [RZ-PRE-17] */
    uint8_t spent;     /* half movement points spent in this phase */
    /* its hexes that have fired in this phase, a bit each; of a carré its sides, and a bit for
     * fire at cavalry among them, R201 */
    uint8_t fired;
    uint8_t attacked; /* the same for assaults */
    uint8_t joined;   /* its hexes in the current assault, a bit each */
    uint8_t rank;     /* order in which it joined the assault */
    uint8_t came;     /* direction of the hex it came from, or KS_NO_DIRECTION */
    uint8_t forced;   /* consecutive turns of force march */
    uint8_t back;     /* turn a leader returns, or in which a unit left the map */
    uint8_t refused;  /* cavalry: distance at which it let the mover pass, R27 */
    uint8_t spare[3]; /* zero; instead of padding, since pieces are compared by byte */
};

_Static_assert(sizeof(struct lb_piece) == 36, "no padding");

/* A pending check or flight. */
struct lb_task {
    uint8_t unit, kind; /* enum lb_task_kind */
    int8_t modifier;
    uint8_t cause; /* enum lb_cause */
};

struct lb_state {
    uint8_t side, phase;      /* phasing side; enum lb_phase */
    uint8_t level[LB_ARMIES]; /* morale level of the organisation [RZ-LEVEL-1] */
    uint8_t moment;           /* half-turns since the start */
    uint8_t veil;             /* in views: 1 + the viewing side; 0: nothing hidden */
    uint8_t tasks, tasks_done;
    /* hexes last held by the side that did not start there, a bit each */
    uint32_t lost_place[LB_MAX_PLACES];
    struct lb_task task[LB_QUEUE];
    /* hexes with combat units of a side: a cache of stack.c */
    uint64_t held[2][LB_WORDS];
    uint64_t target[LB_WORDS]; /* hexes fired at or assaulted in this phase */
    /* nodes: a piece's first hex has the piece's number, see lb_unit.node */
    uint8_t top[LB_HEXES];
    uint8_t below[LB_MAX_NODES + 1];
    uint64_t moving[LB_PIECE_WORDS]; /* pieces with LB_MOVING: a cache of mark() */
    /* must be last: only the first ks_game.pieces are copied */
    struct lb_piece piece[LB_MAX_PIECES];
};
_Static_assert(sizeof(struct lb_state) <= KS_PAYLOAD, "copied at every search node");

static inline const struct lb_state *look(const struct ks_state *s)
{
    return (const struct lb_state *)(const void *)s->payload;
}

static inline struct lb_state *state(struct ks_state *s)
{
    return (struct lb_state *)(void *)s->payload;
}

static inline const struct lb_piece *piece(const struct ks_state *s, ks_unit u)
{
    return &look(s)->piece[u];
}

static inline struct lb_piece *edit(struct ks_state *s, ks_unit u)
{
    return &state(s)->piece[u];
}

static inline const struct lb_unit *unit(const struct ks_game *g, ks_unit u)
{
    return &lb(g)->unit[u];
}

static inline bool on_map(const struct ks_state *s, ks_unit u)
{
    return piece(s, u)->hex != KS_NONE;
}

static inline bool has(const struct ks_state *s, ks_unit u, uint32_t bits)
{
    return (piece(s, u)->marks & bits) != 0;
}

/* Only these three change marks: they keep the set of moving pieces up to date. */
static inline void set_marks(struct ks_state *s, ks_unit u, uint32_t marks)
{
    uint64_t *word = &state(s)->moving[u / 64], bit = 1ull << u % 64;
    edit(s, u)->marks = marks;
    *word = marks & LB_MOVING ? *word | bit : *word & ~bit;
}

static inline void mark(struct ks_state *s, ks_unit u, uint32_t bits)
{
    if (bits & LB_MOVING)
        set_marks(s, u, piece(s, u)->marks | bits);
    else
        edit(s, u)->marks |= bits;
}

static inline void unmark(struct ks_state *s, ks_unit u, uint32_t bits)
{
    if (bits & LB_MOVING)
        set_marks(s, u, piece(s, u)->marks & ~bits);
    else
        edit(s, u)->marks &= ~bits;
}

static inline bool is_gone(const struct ks_state *s, ks_unit u)
{
    return has(s, u, LB_GONE);
}

/* Does the view hide what is printed on it? */
static inline bool is_veiled(const struct ks_game *g, const struct ks_state *s, ks_unit u)
{
    return look(s)->veil && look(s)->veil != 1 + g->piece[u].side;
}

/* ---- kinds of piece ---- */

static inline int side_of(const struct ks_game *g, ks_unit u)
{
    return unit(g, u)->side;
}

static inline int branch(const struct ks_game *g, ks_unit u)
{
    return unit(g, u)->branch;
}

static inline bool is_leader(const struct ks_game *g, ks_unit u)
{
    return branch(g, u) == LB_LEADER;
}

static inline bool is_foot(const struct ks_game *g, ks_unit u)
{
    return branch(g, u) == LB_FOOT;
}

static inline bool is_horse(const struct ks_game *g, ks_unit u)
{
    return branch(g, u) == LB_HORSE;
}

static inline bool is_gun(const struct ks_game *g, ks_unit u)
{
    return branch(g, u) == LB_GUNS;
}

/* R68: may enter swamp and rout through it. */
static inline bool is_light_foot(const struct ks_game *g, ks_unit u)
{
    return unit(g, u)->arm == LB_LIGHT_FOOT || unit(g, u)->arm == LB_GRENZ;
}

/* ---- conditions and formations ---- */

static inline bool is_good(const struct ks_state *s, ks_unit u)
{
    return piece(s, u)->condition == LB_GOOD;
}

static inline bool is_disordered(const struct ks_state *s, ks_unit u)
{
    return piece(s, u)->condition == LB_DISORDERED;
}

static inline bool is_routed(const struct ks_state *s, ks_unit u)
{
    return piece(s, u)->condition == LB_ROUTED;
}

static inline int form(const struct ks_state *s, ks_unit u)
{
    return piece(s, u)->form;
}

static inline bool is_unlimbered(const struct ks_state *s, ks_unit u)
{
    return form(s, u) == LB_UNLIMBERED;
}

/* Does the formation face a corner? The others face a hexside; a carré has no facing. */
static inline bool faces_corner(int form)
{
    return form == LB_LINE || form == LB_SKIRMISH || form == LB_MASSE;
}

/* ---- the map ---- */

static inline const struct ks_grid *grid(const struct ks_game *g)
{
    return &g->map.grid;
}

static inline ks_hex next_hex(const struct ks_game *g, ks_hex h, int direction)
{
    return ks_grid_next(&g->map.grid, h, direction);
}

static inline bool is_on_map(const struct ks_game *g, ks_hex h)
{
    return h != KS_NONE && ks_grid_on_map(&g->map.grid, h);
}

static inline int ground(const struct ks_game *g, ks_hex h)
{
    return lb(g)->ground[h];
}

static inline int distance(const struct ks_game *g, ks_hex a, ks_hex b)
{
    return ks_grid_distance(&g->map.grid, a, b);
}

static inline int opposite(int direction)
{
    return (direction + 3) % 6;
}

/* A moment of the game, by half-turn and phase; for the rest clock of cavalry. */
static inline uint16_t moment(const struct ks_state *s)
{
    return (uint16_t)(look(s)->moment * LB_PHASES + look(s)->phase);
}

/* ---- sets of hexes ---- */

static inline bool in_set(const uint64_t *set, ks_hex h)
{
    return set[h >> 6] >> (h & 63) & 1;
}

static inline void set_add(uint64_t *set, ks_hex h)
{
    set[h >> 6] |= 1ull << (h & 63);
}

/* Does a side have combat units, not counting leaders, in a hex? */
static inline bool holds(const struct ks_state *s, ks_hex h, int side)
{
    return in_set(look(s)->held[side], h);
}
