/* The contract between a rules system and its callers: people, programs, dice, computer players.
 * Callers see a game only through these functions. Nothing here allocates, reads a clock, opens a
 * file or owns a generator. */
#pragma once

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "core/map.h"
#include "core/net.h"

typedef uint16_t ks_hex;  /* index into the map, margin included */
typedef uint16_t ks_unit; /* index into ks_game.piece[]: units, guns and commanders */

enum {
    KS_NONE = 0xFFFF,    /* no unit, no hex */
    KS_MAX_PIECES = 416, /* the largest game has 368 */
    KS_MAX_FRAMES = 16,
    KS_MAX_ACTIONS = 8192,
    KS_MAX_EVENTS = 512,
    KS_MAX_OPTIONS = 16,
    KS_MAX_OUTCOMES = 64,
    KS_PAYLOAD = 12800,
    KS_MAX_FIGURES = 6,
    KS_MAX_ARMIES = 4,
    KS_FLOOR = 0xFFFF, /* initial value of ks_events.floor */
    KS_TEXT = 256,     /* enough for any line of text written here */
};

enum ks_actor { KS_SIDE_A, KS_SIDE_B, KS_CHANCE, KS_NOBODY };
enum ks_language { KS_ENGLISH, KS_POLISH, KS_LANGUAGES };

/* When the rules check whether a side has the points to win at once. */
enum ks_wins { KS_WINS_AT_ONCE, KS_WINS_AFTER_ACTIVATION, KS_WINS_AFTER_TURN };

/* ---- the game: never changes while it is played ---------------------------------------- */

struct ks_system; /* core/system.h */

enum ks_kind { KS_KIND_TROOPS, KS_KIND_GUNS, KS_KIND_LEADER, KS_KIND_OVERALL, KS_KINDS };

struct ks_piece {
    char id[32];   /* key in data, protocol and replays */
    char name[48]; /* as printed */
    char arm[20];  /* key of a term of the rules: "infantry", "hussar" ... */
    char army[12]; /* key of one of the game's armies */
    uint8_t side;
    uint8_t kind;   /* enum ks_kind */
    uint8_t pips;   /* symbols printed in a row on the counter, ... */
    bool pips_pale; /* ... in white, else coloured */
};

/* The outline of a counter, so that armies are told apart without colours. */
enum ks_shape { KS_ROUND, KS_CUT, KS_HOLLOW };

/* How counters look. A dress is a palette that tables and drawings know by name: "crimson",
 * "lilac", "green", "blue", "cream", "ochre", "grey", "teal", and "blue_green" for a side of
 * two armies. */
struct ks_livery {
    char dress[12];
    uint8_t shape; /* enum ks_shape */
};

struct ks_army {
    char id[12]; /* ks_piece.army */
    char name[KS_LANGUAGES][24];
    char letter; /* on boards of text */
    struct ks_livery livery;
};

/* What texts call a piece besides its printed name. */
struct ks_naming {
    /* Its army, where another army has a piece of the same printed name; else "". */
    char army[KS_LANGUAGES][16];
    /* Spelled out; "" where the data do not say. */
    char full[KS_LANGUAGES][80];
};

struct ks_option {
    char name[24], value[24];
};

/* Figures of the win chance, fitted to games (ai/chance.c): in 256ths, for side 0. */
struct ks_chance_terms {
    int unit;   /* points that count as one */
    int side;   /* which side the battle favours, ... */
    int early;  /* ... and at its beginning */
    int lead;   /* points ahead, ... */
    int late;   /* ... and the more, the later */
    int pieces; /* what the pieces are worth besides, ... */
    int fading; /* ... and late in the game */
};

/* What a side does as a whole: it has a plan for each command, charges with everything, stands where it is, or
 * keeps out of reach. */
enum ks_stance { KS_PLANS, KS_CHARGES, KS_STANDS, KS_AVOIDS, KS_STANCES };

/* "plan", "charge", "stand", "avoid"; NULL at the end. */
extern const char *const ks_stance_names[];

/* One stance to the end of a turn and another after it: what has proved best for a side in play. All 0: it plans. */
struct ks_doctrine {
    uint8_t first, until, then;
};

/* A part of the state that follows from the rest: by offset in ks_state, where it begins, where what
 * is in use of it ends, and where the rest goes on. All 0: there is none; a system that has one has a digest of its own. */
struct ks_kept {
    size_t from, used, to;
};

struct ks_game {
    const struct ks_system *system;
    const void *rules; /* read only by the rules system */
    char scenario[48]; /* "raclawice/historical" */
    char title[KS_LANGUAGES][80];
    char side[2][16];                    /* "polish", "russian" */
    char side_name[2][KS_LANGUAGES][40]; /* "Poles"; "" if there is none */
    struct ks_livery side_livery[2];     /* that of its first army, or its own */
    uint8_t armies;
    struct ks_army army[KS_MAX_ARMIES];
    uint8_t turns;
    /* one marker for the points of both sides: only the lead counts */
    bool one_score;
    int16_t win_at[2]; /* points, or lead, that end the game; 0: none */
    uint8_t win_when;  /* enum ks_wins */
    /* winner if points are equal at the end: a side, or KS_NOBODY */
    uint8_t win_level;
    uint16_t options;
    struct ks_option option[KS_MAX_OPTIONS];
    uint16_t pieces;
    struct ks_piece piece[KS_MAX_PIECES];
    struct ks_map map;
    struct ks_chance_terms chance;
    struct ks_doctrine doctrine[2]; /* of each side in this battle */
    struct ks_net net;              /* judges positions, where the rules system has one */
    struct ks_naming naming[KS_MAX_PIECES];
    uint64_t digest; /* of the data files */
    uint64_t
        judged; /* of those by which computer players judge, and no rule depends on */
    size_t state_size; /* bytes of ks_state in use */
    struct ks_kept kept;
    /* the same game as a side knows it, see ks_known_game; NULL: it knows all of it */
    const struct ks_game *known[2];
};

/* The game by which a side judges: where an option hides what the enemy's counters print, it has
 * typical values instead. Positions and actions are the same in both. */
static inline const struct ks_game *ks_known_game(const struct ks_game *g, int side)
{
    return g->known[side] ? g->known[side] : g;
}

static inline bool ks_is_leader(const struct ks_game *g, ks_unit u)
{
    return g->piece[u].kind >= KS_KIND_LEADER;
}

/* ---- the state: plain data, copied freely ---------------------------------------------- */

/* A pending procedure: an activation, a move, a melee ... */
struct ks_frame {
    uint8_t proc, step, side, count;
    uint16_t unit, hex, a, b;
    uint32_t mask[2];
};

struct ks_state {
    uint8_t actor; /* enum ks_actor */
    uint8_t turn;
    uint8_t over;   /* the game has ended; see result */
    uint8_t result; /* winning side, or KS_NOBODY for a draw */
    int16_t points[2];
    uint16_t depth;
    /* the last is a spare for overflow, see core/play.h */
    struct ks_frame frame[KS_MAX_FRAMES + 1];
    _Alignas(8) unsigned char payload[KS_PAYLOAD];
};

/* Name and version of the rules, as recorded in replays. */
const char *ks_rules_name(const struct ks_game *g);
const char *ks_rules_version(const struct ks_game *g);

/* Copies the part of a state that the game uses. */
void ks_copy(const struct ks_game *g, struct ks_state *to, const struct ks_state *from);

/* Are two states the same position, byte for byte? Cheaper than a digest; what only looks different
 * counts as different. */
bool ks_same(const struct ks_game *g, const struct ks_state *a, const struct ks_state *b);

/* ---- actions --------------------------------------------------------------------------- */

struct ks_action {
    ks_unit unit;
    uint8_t verb, arg; /* arg: a die, a facing, a number */
    ks_hex hex;
};

struct ks_actions {
    size_t n;
    struct ks_action v[KS_MAX_ACTIONS];
};

/* Order of a legal list: unit, verb, hex, argument. */
static inline uint64_t ks_action_key(struct ks_action a)
{
    return (uint64_t)a.unit << 32 | (uint64_t)a.verb << 24 | (uint64_t)a.hex << 8 | a.arg;
}

/* ---- what happened, and why not -------------------------------------------------------- */

/* An event; also a reason, a modifier, a prompt: a coded sentence with its paragraph. */
struct ks_event {
    uint16_t code;
    ks_unit unit, other;
    ks_hex hex;
    int16_t a, b;
};

/* A step includes every forced step after the action, so it may run on into something unrelated:
 * the next fight, the next phase. To learn which events belong to the action, set floor to
 * KS_FLOOR beforehand; otherwise leave own, floor and ended at 0. */
struct ks_events {
    size_t n;
    size_t own; /* if ended: how many belong to the action */
    /* stack height at which the procedure started by the action is over */
    uint16_t floor;
    bool ended;
    struct ks_event v[KS_MAX_EVENTS]; /* later ones are dropped */
};

/* ---- the contract ---------------------------------------------------------------------- */

/* First state of the game. */
void ks_setup(const struct ks_game *g, struct ks_state *s);

/* Whose decision it is. */
enum ks_actor ks_actor(const struct ks_state *s);

/* All legal actions of the actor, sorted by ks_action_key, so those without a unit come last; no
 * duplicates; empty only for KS_NOBODY. Chance actions are equally likely. */
void ks_legal(const struct ks_game *g, const struct ks_state *s, struct ks_actions *out);

/* A random legal action without listing all; every legal action can come up. */
struct ks_action ks_sample(const struct ks_game *g, const struct ks_state *s,
                           uint64_t random);

/* Performs an action and every forced step after it. False, with the state unchanged, if it is
 * not legal. Events may be NULL. */
bool ks_apply(const struct ks_game *g, struct ks_state *s, struct ks_action a,
              struct ks_events *events);

/* The same, unchecked, for an action known to be legal. */
void ks_step(const struct ks_game *g, struct ks_state *s, struct ks_action a,
             struct ks_events *events);

/* Code 0 if the action is legal, else the reason with its paragraph. */
struct ks_event ks_why_not(const struct ks_game *g, const struct ks_state *s,
                           struct ks_action a);

/* What an action does, whatever the rules call it. */
enum ks_role {
    KS_PLAIN,
    KS_DECLINES, /* leaves the matter as it is, or ends it */
    KS_COMMITS,  /* carries out what was begun, with those that have joined in */
    KS_ROLLS,    /* says what the dice show */
    KS_GOES,     /* takes a piece from hex to hex: a table shows its reach */
    KS_ATTACKS,  /* is aimed at the enemy: a table shows the chances first */
    KS_JOINS,    /* takes a piece along with others */
    KS_LEAVES,   /* leaves out one that has joined in */
    KS_RAISES,   /* puts a piece on top of its stack */
    KS_LEADS,    /* begins a move on which the rules say who goes along */
    KS_ROLES
};

/* "plain", "declines" ... */
const char *ks_role_name(enum ks_role role);

enum ks_role ks_action_role(const struct ks_game *g, struct ks_action a);

/* The facing that an action is written with; -1 if it has none. */
int ks_action_facing(const struct ks_game *g, struct ks_action a);

/* A legal answer of that role: one that names nothing if there is one, else the first; false if there
 * is none. */
bool ks_answer(const struct ks_game *g, const struct ks_state *s, enum ks_role role,
               struct ks_action *out);

/* What a side may know (KS_NOBODY: a spectator), as a state with the rest blanked out. */
void ks_view(const struct ks_game *g, const struct ks_state *s, int side,
             struct ks_state *out);

/* Filters an event for a side: returns false if it may know nothing of it, and removes numbers it
 * may not know. KS_NOBODY is a spectator, KS_ALL may know everything. */
enum { KS_ALL = KS_NOBODY + 1 };
bool ks_event_seen(const struct ks_game *g, int side, struct ks_event *e);

/* Fills the blanks of a view at random, consistently with it. */
void ks_determinise(const struct ks_game *g, struct ks_state *view, uint64_t random);

/* Digest of a state; for a view, of what that side knows. */
uint64_t ks_hash(const struct ks_game *g, const struct ks_state *s);

/* The invariant that a state breaks, or NULL. For tests. */
const char *ks_invariant(const struct ks_game *g, const struct ks_state *s);

/* The side that would win if the game ended now, or KS_NOBODY. */
int ks_ahead(const struct ks_game *g, const struct ks_state *s);

/* The current impulse, which a player plans as one: an activation, or a half-turn. */
struct ks_impulse {
    uint32_t key;      /* different for every impulse */
    uint8_t side;      /* its side; KS_NOBODY: between impulses */
    ks_unit commander; /* the only commander whose units act; KS_NONE: the whole side */
};

void ks_impulse(const struct ks_game *g, const struct ks_state *s,
                struct ks_impulse *out);

/* A hex worth taking or holding. */
struct ks_objective {
    ks_hex hex;
    uint16_t worth; /* value of holding it at the end, in hundredths of a point */
    bool own;       /* the side holds it */
};

enum { KS_MAX_OBJECTIVES = 32 };

/* The objectives of a side; returns the count. None if only the enemy's pieces matter. */
size_t ks_objectives(const struct ks_game *g, const struct ks_state *s, int side,
                     struct ks_objective out[KS_MAX_OBJECTIVES]);

/* Marching distance between two hexes, in clear hexes. */
int ks_march_distance(const struct ks_game *g, ks_hex from, ks_hex to);

/* A side's intentions for its pieces, by which a position is judged. */
enum ks_task { KS_ASSAULT, KS_HOLD, KS_SCREEN, KS_BOMBARD, KS_WITHDRAW, KS_TASKS };

struct ks_intent {
    uint8_t side;
    bool waits;                  /* it would win as things stand: let the enemy come */
    uint8_t task[KS_MAX_PIECES]; /* enum ks_task */
    ks_hex goal[KS_MAX_PIECES];  /* where to go or stay; KS_NONE: anywhere */
};

/* Rows of weights by which a piece is judged: its task; that of the enemy's pieces, and of an enemy
 * who need not attack; and the row where no intent is known. */
enum { KS_FOE = KS_TASKS, KS_FOE_OF_WAITING, KS_NO_INTENT, KS_WEIGHT_ROWS };

/* Worth of the state to side 0 less that to side 1, in hundredths of a victory point, for
 * computer players. Pieces of the side with an intent are judged by it; intent may be NULL. */
int32_t ks_worth(const struct ks_game *g, const struct ks_state *s,
                 const struct ks_intent *intent);

/* The contribution of each piece to the worth of a state, and the rest, for players that look at
 * many successor states. State and intent must outlive the account. */
struct ks_account {
    const struct ks_state *s;
    const struct ks_intent *intent;
    int32_t rest;
    int32_t piece[KS_MAX_PIECES];
};

void ks_account(const struct ks_game *g, const struct ks_state *s,
                const struct ks_intent *intent, struct ks_account *out);

/* ks_worth of a state less that of the account's state, computed from what differs. */
int32_t ks_worth_change(const struct ks_game *g, const struct ks_state *s,
                        const struct ks_account *account);

/* ---- what a net is told of a position ---- */

/* Rows of numbers, 1 being KS_INPUT_ONE: one for each piece that is not lost, and one for the whole.
 * Nothing in them is hidden from either side: they are the same for a state and for its views. */
struct ks_inputs {
    size_t pieces;
    ks_unit unit[KS_MAX_PIECES];
    int8_t piece[KS_MAX_PIECES][KS_MAX_INPUTS];
    int8_t whole[KS_MAX_INPUTS];
};

/* The names of the columns, NULL from the end on; none where the rules system has no inputs. */
const char *ks_piece_input(const struct ks_game *g, size_t i);
const char *ks_whole_input(const struct ks_game *g, size_t i);

/* Only for a rules system with inputs. */
void ks_inputs(const struct ks_game *g, const struct ks_state *s, struct ks_inputs *out);

/* ---- orders ---------------------------------------------------------------------------- */

/* An order is what a player decides as one: a move with all its steps, a volley with all its
 * firers. It lasts as long as its pending procedures; callers ask about those here and never look
 * at frames. */

/* Number of pending procedures: an order is over when it is back to what it was before. */
unsigned ks_depth(const struct ks_state *s);

/* The unit that the current question is about; KS_NONE between orders. */
ks_unit ks_unit_in_hand(const struct ks_state *s);

/* Did the rules put that unit there, and not a player by an order? So it is with a commander who may
 * ride when his troops are done. */
bool ks_hand_by_rule(const struct ks_game *g, const struct ks_state *s);

/* Equal for the same question in the same place, whatever its unit. */
uint64_t ks_question(const struct ks_state *s);

/* Is a side choosing its next order, or continuing one? Neither while it chooses a commander to
 * activate. */
bool ks_between_orders(const struct ks_game *g, const struct ks_state *s);
bool ks_mid_order(const struct ks_game *g, const struct ks_state *s);

/* The extent of an order, a melee, a drawn chit. */
struct ks_span {
    int floor; /* number of procedures below it */
    int under; /* the topmost of these; -1: any */
    int proc;  /* the procedure above them; -1: any */
    int hex;   /* its hex; -1: any */
};

/* The span of the current order, or of the one the next action starts. */
struct ks_span ks_span_of_order(const struct ks_state *s);

/* The same, more narrowly: by the procedure below and, for a roll, its hex. What starts in a
 * procedure that lasts for a whole game or activation does not last. */
struct ks_span ks_span_open(const struct ks_game *g, const struct ks_state *s);

bool ks_span_lasts(const struct ks_span *span); /* does it last beyond one action? */
bool ks_span_holds(const struct ks_span *span, const struct ks_state *s);

/* ---- texts ----------------------------------------------------------------------------- */

/* Action to text and back; false on failure. Units are written by id; a printed name is accepted
 * if it is unique. */
bool ks_action_text(const struct ks_game *g, struct ks_action a, char *out, size_t size);
bool ks_action_parse(const struct ks_game *g, const char *text, struct ks_action *out);

/* An action in words: its verb as a key, as a label for a button, and the whole action as a
 * sentence. */
const char *ks_action_verb(const struct ks_game *g, struct ks_action a);
void ks_action_label(const struct ks_game *g, struct ks_action a,
                     enum ks_language language, char *out, size_t size);
void ks_action_say(const struct ks_game *g, struct ks_action a, enum ks_language language,
                   char *out, size_t size);

/* A unit by id or unique printed name, or KS_NONE. */
ks_unit ks_unit_parse(const struct ks_game *g, const char *text, size_t length);

/* The name of a unit spelled out, "2nd company, I battalion, 3rd Infantry Regiment"; the printed
 * one where the data do not say. */
void ks_unit_name(const struct ks_game *g, ks_unit u, enum ks_language language,
                  char *out, size_t size);

/* A sentence for an event, a reason or a prompt, and the paragraph it rests on. */
void ks_event_text(const struct ks_game *g, const struct ks_event *e,
                   enum ks_language language, char *out, size_t size);
const char *ks_event_paragraph(const struct ks_game *g, const struct ks_event *e);

/* The outcome of a die or a draw that it reports, as a set of bits: see ks_outcome_text; 0: none. */
uint32_t ks_event_outcome(const struct ks_game *g, const struct ks_event *e);

/* Name of an event's code, e.g. "GOES_BACK". */
const char *ks_event_name(const struct ks_game *g, const struct ks_event *e);

/* The sentence as a pattern: sides are named if the event has them, other arguments are left
 * open: "… goes back to …". */
void ks_event_pattern(const struct ks_game *g, const struct ks_event *e,
                      enum ks_language language, char *out, size_t size);

/* What kind of sentence a code is. Codes are 0 .. ks_event_codes - 1. */
enum ks_message_kind {
    KS_MESSAGE_WHY_NOT,
    KS_MESSAGE_EVENT,
    KS_MESSAGE_MODIFIER,
    KS_MESSAGE_PROMPT
};

size_t ks_event_codes(const struct ks_game *g);
enum ks_message_kind ks_event_kind(const struct ks_game *g, uint16_t code);

/* What a decision is about, whatever the rules call it. */
enum ks_matter {
    KS_MATTER_OTHER,   /* set-up, chits, dice: something of its own */
    KS_MATTER_ORDER,   /* which piece moves or fires next, or none */
    KS_MATTER_ATTACK,  /* which attack is begun next, or none */
    KS_MATTER_GOING,   /* a piece on the move goes on or stops */
    KS_MATTER_JOINING, /* which pieces take part in a volley or an attack */
    KS_MATTER_ANSWER,  /* how a piece reacts to the enemy */
    KS_MATTER_RETREAT, /* where a piece goes back or makes room */
    KS_MATTER_LOSS,    /* which piece takes a loss */
    KS_MATTER_FIGHT,   /* which fight comes next, and how it is fought */
    KS_MATTER_FACING,  /* how a piece stands after a fight or a retreat */
    KS_MATTER_ADVANCE, /* whether and where a piece follows a beaten enemy */
    KS_MATTER_RALLY,   /* which piece recovers next, where it comes back */
    KS_MATTERS
};

/* "other", "order" ... */
const char *ks_matter_name(enum ks_matter matter);

/* That of the decision at hand. */
enum ks_matter ks_matter(const struct ks_game *g, const struct ks_state *s);

/* Do the rules ever ask about that matter? */
bool ks_has_matter(const struct ks_game *g, enum ks_matter matter);

/* The decision at hand, or what a die or draw is for. */
struct ks_event ks_prompt(const struct ks_game *g, const struct ks_state *s);

/* State to text and back: lines "key value ...". The parser also accepts incomplete texts, which
 * describe a constructed position; missing lines have defaults. On failure the state is undefined
 * and error gives line and cause. */
size_t ks_state_text(const struct ks_game *g, const struct ks_state *s, char *out,
                     size_t size);
bool ks_state_parse(const struct ks_game *g, const char *text, struct ks_state *out,
                    char error[KS_TEXT]);

/* ---- what a table shows of a piece ----------------------------------------------------- */

/* A further figure printed on a piece; its name is a term of kind "figure". */
struct ks_figure {
    const char *name;
    int16_t value;
};

struct ks_counter {
    ks_hex hex;    /* KS_NONE: not on the map */
    int8_t facing; /* -1: none; 0..5 a corner from N on, 6..11 a hexside from NE on */
    uint8_t order; /* place in its stack, 1: top */
    uint8_t steps, lost; /* steps at full strength, steps lost */
    uint8_t morale, strength, firepower;
    uint8_t shots, spent; /* shots fired this turn, movement spent, see ks_point_parts */
    ks_unit commander;    /* KS_NONE: none */
    uint8_t force;        /* weight in a fight; 0: its strength */
    bool drawn;           /* guns: fight by fire only */
    uint8_t arrival;      /* turn in which a piece off the map is due; 0: none */
    ks_hex entry[2];      /* first and last hex where it may enter */
    bool eliminated, wounded, in_command;
    bool fired_before; /* its first shot is last turn's */
    bool cannot_fire;  /* a gun that may not fire until the end of the turn */
    bool comes_back;   /* beaten, waits off the map and returns */
    bool never_comes;  /* the dice have ruled out that it enters */
    ks_hex booty;      /* where it lies, taken by the enemy; 0: nowhere */
    uint8_t others;    /* its further hexes */
    ks_hex other[4];
    uint8_t figures; /* other figures printed on it */
    struct ks_figure figure[KS_MAX_FIGURES];
    /* keys of terms of that kind; NULL or "": nothing is said */
    const char *condition, *readiness, *formation, *status;
};

void ks_describe(const struct ks_game *g, const struct ks_state *s, ks_unit u,
                 struct ks_counter *out);

/* The overall situation as sentences, the headline first: what goes on, morale of the armies. */
void ks_situation(const struct ks_game *g, const struct ks_state *s,
                  struct ks_events *out);

/* Fractions of a movement point: 1, or 2 for halves. */
int ks_point_parts(const struct ks_game *g);

/* Facings that pieces can have: the first so many of those ks_facing_name knows. */
int ks_facings(const struct ks_game *g);

/* Faces of the dice, at most 10, and what the lowest shows: 0 on a die of ten, else 1. Each digit
 * of a rolled number is one die. */
int ks_die_faces(const struct ks_game *g);
int ks_die_least(const struct ks_game *g);

/* For an action that says what dice show: its index among the equally likely outcomes, in legal
 * order, and their number. False for any other action, including draws. */
bool ks_roll_item(const struct ks_game *g, struct ks_action a, uint32_t *item,
                  uint32_t *items);

/* A word of the rules that a table shows: the kind of thing it is, its key in a counter or an
 * action, its name, and a sign that says how it is drawn, of parts between colons ("": not at
 * all). Signs are all that tables and drawings know; the kinds and their signs are
 *
 * arm        branch (foot, horse, gun, commander), symbol (muskets, musket_sword, musket_horn,
 *            horn, grenade, scythes, pennon, musket, carbine, sabre, horse_horn, pike,
 *            cockade, gun, horse_gun, bust) or an SVG path in a box of 42 by 43 round the
 *            origin ("M-20-10L14-4..."), two letters for boards of text; of a leader "colour"
 *            where his command wears his colour: "foot:horn:li"
 * formation  shape on the ground (deep, long, loose, open, ring, block, trail, train, guns), or
 *            "badge:" and a shape (loose, ring, train, ranks) for a badge on the counter; "":
 *            the usual one, of which nothing is said
 * condition  ragged, flight
 * readiness  half, empty
 * status     tick, pause, arrow, chevrons, cross, smoke, lone; tick and pause also mean that
 *            the piece is done, "now" that it may come onto the map this turn
 * figure     "brief": stands for the piece where there is room for one number. The keys "morale",
 *            "strength", "firepower" and "steps" are those of struct ks_counter, the others are
 *            names of its figures
 * mark       how it lies on the counter: tab (a stack), smoke (shots), old_smoke (fired_before),
 *            silent (cannot_fire), cross (not in_command), booty, "stars", of troops or guns,
 *            pale or dark, for the pips: "stars:guns:pale"
 * order      an order that a player looks for and may not find: name of the prompt that it
 *            belongs to, branch, formation it leads to, and the action with {u} {h} {f} to be
 *            filled in: "ASK_MOVE:foot:carre:carre {u} {h}"
 * phase, question  none: of ks_phase; of a prompt that comes often, in lists
 * secret     none: what is told of an answer to a prompt that others may not know
 * tale       keyed by the name of an event: what it says of its unit and hex in a tale of several,
 *            "{n:fires|fire} at {h}". Sign: shot; blow, an attack on its hex; onset, an attack of
 *            which only the end of the way is known; joins, its unit takes part in the blow told
 *            before
 * result     keyed by the name of an outcome, the gravest first: "{u} {n:falls|fall} back", where {u}
 *            are n units; "loss": n steps were lost, # is that number: "{n:one step|# steps} lost".
 *            What has no such word is not told
 * noun       keyed by branch: what n pieces of it are called, "{n:battery|batteries}"
 * verb       icon (drawn in web/js/table/verbs.js, or a path in a box of 24), key, sound (step,
 *            chit, die, gun, volley), branches that shoot at a hex by it, "combat" in
 *            fights, "shot" if it is fire: "cannon:F:gun:gun:shot" */
struct ks_term {
    const char *kind, *key, *sign, *text[KS_LANGUAGES];
};

/* The terms of a game, the verbs last: i is 0 .. ks_terms - 1. */
size_t ks_terms(const struct ks_game *g);
struct ks_term ks_term(const struct ks_game *g, size_t i);

/* The sign for a key, "" where the system has none or the key is NULL; the same as far as
 * part n of it, from 0 on, goes: is it this word? */
const char *ks_term_sign(const struct ks_game *g, const char *kind, const char *key);
bool ks_sign_is(const char *sign, int n, const char *word);

/* Has the game a thing of that kind? A figure or a mark without a term is not shown at all. */
bool ks_has_term(const struct ks_game *g, const char *kind, const char *key);

/* The morale, strength, firepower or steps left of a counter, by key; 0 for any other. */
int ks_figure(const struct ks_counter *c, const char *key);

/* The figure whose sign is "brief"; NULL: none. */
const char *ks_brief_figure(const struct ks_game *g);

/* The word for a key, or the key itself if the system has none. */
const char *ks_term_text(const struct ks_game *g, const char *kind, const char *key,
                         enum ks_language language);

/* A facing as actions write it, corners "N" .. "NW", hexsides "side-NE" .. "side-NW"; NULL if it
 * is not a facing. */
const char *ks_facing_name(int facing);

/* The same for people: a corner by its letters, a hexside with the word for it; "-" if none. */
void ks_facing_say(int facing, enum ks_language language, char *out, size_t size);

/* The army of a piece; where it is not named, the first. */
const struct ks_army *ks_army_of(const struct ks_game *g, ks_unit u);

/* Key of the phase at hand, "melee"; NULL between phases. */
const char *ks_phase(const struct ks_game *g, const struct ks_state *s);

/* Is play divided into activations of commanders? */
bool ks_has_activations(const struct ks_game *g);

/* Chits or cards that decide which leader acts next, by where they lie. All parts are empty in a
 * game without. */
enum ks_pool_part {
    KS_POOL_WAITS,
    KS_POOL_DRAWN,
    KS_POOL_WOUNDED,
    KS_POOL_DEAD,
    KS_POOL_PARTS
};
enum { KS_MAX_POOL = 32 };

struct ks_pool {
    uint8_t n[KS_POOL_PARTS];
    ks_unit v[KS_POOL_PARTS][KS_MAX_POOL];
    uint8_t unknown[2]; /* so many more of a side wait, which a view may not name */
};

void ks_pool(const struct ks_game *g, const struct ks_state *s, struct ks_pool *out);

/* The commander whose activation it is, or KS_NONE between activations. */
ks_unit ks_active(const struct ks_game *g, const struct ks_state *s);

/* Does the actor answer something the other side does? Where the rules do not say: yes in the
 * other side's impulse. */
bool ks_is_answer(const struct ks_game *g, const struct ks_state *s);

/* Line of sight between two hexes in this state: code 0, or what blocks it. */
struct ks_event ks_sight(const struct ks_game *g, const struct ks_state *s, ks_hex a,
                         ks_hex b);

/* The bearing of a neighbouring hex from a piece; KS_BEARING_NONE if it is not a neighbour or the
 * piece has no front. */
enum ks_bearing { KS_BEARING_NONE, KS_BEARING_FRONT, KS_BEARING_FLANK, KS_BEARING_REAR };
enum ks_bearing ks_bearing(const struct ks_game *g, const struct ks_state *s, ks_unit u,
                           ks_hex hex);

/* Why a piece may not attack the enemy in a hex as it stands now, where attacks have a phase of their
 * own, whatever the phase is. Code 0 if it may, if it has attacked in this impulse, or if the rules
 * do not say. */
struct ks_event ks_why_no_attack(const struct ks_game *g, const struct ks_state *s,
                                 ks_unit u, ks_hex hex);

/* Why a piece may not fire at the enemy in a hex as it stands now, by an order of its player: range,
 * field of fire, sight, its formation, shots already fired, whoever acts and whatever the phase is.
 * Code 0 if it may, or if the rules do not say. */
struct ks_event ks_why_no_shot(const struct ks_game *g, const struct ks_state *s,
                               ks_unit u, ks_hex hex);

/* Could the piece fire at an enemy in that hex: range, field of fire and sight? Ignores whose
 * turn it is and shots already fired. */
bool ks_covers(const struct ks_game *g, const struct ks_state *s, ks_unit u, ks_hex hex);

/* Is the hex within the commander's radius? */
bool ks_commands(const struct ks_game *g, const struct ks_state *s, ks_unit commander,
                 ks_hex hex);

/* ---- odds ------------------------------------------------------------------------------ */

struct ks_outcome {
    uint32_t key;    /* set of outcome bits, see ks_outcome_text */
    uint64_t weight; /* chance is weight / ks_odds.total */
};

struct ks_odds {
    uint64_t total;
    size_t n;
    struct ks_outcome v[KS_MAX_OUTCOMES]; /* most likely first */
    uint32_t leaves;
    bool complete; /* false: too many outcomes to sum */
};

/* Exact distribution of an action's outcomes, summed over chance up to the next decision of a
 * player or the end of the procedure the action started, whichever comes first. False if the
 * action is not legal. */
bool ks_odds(const struct ks_game *g, const struct ks_state *s, struct ks_action a,
             struct ks_odds *out);

/* The same where chance decides: of what is rolled now, whatever it shows, up to the next decision of
 * a player, or until no more than depth procedures are pending (ks_depth). False where chance does
 * not decide. */
bool ks_odds_ahead(const struct ks_game *g, const struct ks_state *s, unsigned depth,
                   struct ks_odds *out);

/* "retreat and loss", "attacker wins, 2 losses to the defender" ... */
void ks_outcome_text(const struct ks_game *g, uint32_t key, enum ks_language language,
                     char *out, size_t size);

/* Names of an outcome's bits for programs: "retreat", "loss" ...; NULL: no such bit. */
const char *ks_outcome_name(const struct ks_game *g, unsigned bit);

/* How grave an outcome is for those it befalls: nothing happens; nothing is decided yet; it
 * goes well; it throws them back; it costs them something; or who wins the fight. */
enum ks_effect {
    KS_NO_EFFECT,
    KS_UNDECIDED,
    KS_GOOD,
    KS_BACK,
    KS_LOSS,
    KS_DEFENDER_WINS,
    KS_ATTACKER_WINS,
    KS_EFFECTS
};

/* That of the gravest bit, and its name: "nothing", "undecided" ... */
enum ks_effect ks_outcome_effect(const struct ks_game *g, uint32_t key);
const char *ks_effect_name(enum ks_effect effect);

/* The modifiers of the action's die roll, as events whose field a is the number. Returns the
 * count. */
size_t ks_modifiers(const struct ks_game *g, const struct ks_state *s, struct ks_action a,
                    struct ks_events *out);
