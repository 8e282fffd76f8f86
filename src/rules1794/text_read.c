#include "rules1794/system.h"
#include "rules1794/text.h"

#include <stddef.h>
#include <string.h>

#include "core/state_text.h"
#include "rules1794/activation.h"
#include "rules1794/dispatch.h"
#include "rules1794/frames.h"
#include "rules1794/sequence.h"
#include "rules1794/stack.h"

enum { PHASE_POOL = 4, PHASE_DRAW, PHASE_ACTIVATION, PHASE_SETUP, PHASES };

struct reading {
    struct ks_reader in; /* first: the readers of lines are handed this */
    int phase;           /* as named, or -1 */
    ks_unit active, command;
    uint64_t ranked[R94_UNIT_WORDS]; /* units under a Line marker */
};

static struct reading *reading(struct ks_reader *r)
{
    return (struct reading *)r;
}

static bool read_commander(struct ks_reader *r, ks_unit *u)
{
    struct ks_word word = {r->line, 0};
    if (!ks_read_unit(r, u))
        return false;
    return is_leader(r->g, *u) || ks_read_fail(r, "this unit is not a commander", word);
}

static bool read_set(struct ks_reader *r, uint32_t *set)
{
    ks_unit u;
    for (const char *ahead = r->line; ks_next_word(&ahead).length; ahead = r->line) {
        if (!read_commander(r, &u))
            return false;
        *set |= commander_bit(r->g, u);
    }
    return true;
}

/* ---- what is said of a piece: NAME=VALUE, or a mark by its name ---- */

static bool set_flags(struct ks_reader *r, ks_unit u, struct ks_word value)
{
    uint64_t v;
    if (!ks_word_number(value, 10, UINT16_MAX, &v))
        return ks_read_fail(r, "number out of range", value);
    edit(r->s, u)->flags = 0;
    mark(r->s, u, (uint16_t)(v & ~(unsigned)R94_GONE));
    return true;
}

static bool set_due(struct ks_reader *r, ks_unit u, struct ks_word value)
{
    uint64_t v;
    if (!ks_word_number(value, 10, 99, &v))
        return ks_read_fail(r, "number out of range", value);
    if (on_map(r->s, u) || !is_troop(r->g, u))
        return ks_read_fail(r, "only troops off the map come back", value);
    state(r->s)->due[u] = (uint8_t)v;
    return true;
}

static bool set_form(struct ks_reader *r, ks_unit u, struct ks_word value)
{
    int form = ks_word_among(value, r94_form_name, R94_RANKED + 1);
    bool limbers = r94(r->g)->setting.guns_limber && form == R94_LIMBERED;
    bool ranks = r94(r->g)->ranked[R94_FOOT][1] || form != R94_RANKED;
    bool fits = is_gun(r->g, u) ? form == R94_LINE || limbers
                                : is_troop(r->g, u) && form != R94_LIMBERED && ranks;
    if (form < 0 || !fits)
        return ks_read_fail(r, "no such formation for it", value);
    if (form == R94_RANKED) /* set when the whole stack is in place */
        reading(r)->ranked[u / 64] |= 1ull << u % 64;
    else
        edit(r->s, u)->form = (uint8_t)form;
    return true;
}

static bool set_from(struct ks_reader *r, ks_unit u, struct ks_word value)
{
    struct r94_piece *x = edit(r->s, u);
    ks_hex h;
    if (x->hex == KS_NONE || !ks_hex_parse(&r->g->map, value.at, value.length, &h))
        return ks_read_fail(r, "no such hex", value);
    x->from = (uint8_t)ks_grid_direction(grid(r->g), x->hex, h);
    return x->from != KS_NO_DIRECTION || ks_read_fail(r, "not a neighbouring hex", value);
}

/* A number of one byte in struct r94_piece, or what has a reader of its own. */
static const struct field {
    const char *name;
    size_t at;
    uint64_t most;
    bool (*set)(struct ks_reader *, ks_unit, struct ks_word);
} fields[] = {
    {"lost=", offsetof(struct r94_piece, lost), R94_MAX_STEPS, NULL},
    {"shots=", offsetof(struct r94_piece, shots), 4, NULL},
    {"mp=", offsetof(struct r94_piece, spent), UINT8_MAX, NULL},
    {"group=", offsetof(struct r94_piece, group), 2 * R94_VICTOR - 1, NULL},
    {"run=", offsetof(struct r94_piece, run), 200, NULL},
    {"marks=", offsetof(struct r94_piece, marks), 31, NULL},
    {"flags=", 0, 0, set_flags},
    {"due=", 0, 0, set_due},
    {"form=", 0, 0, set_form},
    {"from=", 0, 0, set_from},
};

static const struct {
    const char *name;
    uint16_t flags;
    uint8_t marks;
} named[] = {
    {"moved", R94_MOVED, 0},         {"stopped", R94_STOPPED, 0},
    {"fired", R94_GUN_FIRED, 0},     {"used", R94_GUN_USED, 0},
    {"shifted", R94_GUN_MOVED, 0},   {"turned", R94_GUN_TURNED, R94_SWUNG},
    {"countered", R94_COUNTERED, 0}, {"targeted", R94_TARGETED, 0},
    {"fought", R94_FOUGHT, 0},       {"six", R94_SIX, 0},
    {"misfired", 0, R94_MISFIRED},   {"carried", 0, R94_CARRIED},
};

static bool set_field(struct ks_reader *r, ks_unit u, const struct field *f,
                      struct ks_word value)
{
    uint64_t v;
    if (f->set)
        return f->set(r, u, value);
    if (!ks_word_number(value, 10, f->most, &v))
        return ks_read_fail(r, "number out of range", value);
    ((uint8_t *)edit(r->s, u))[f->at] = (uint8_t)v;
    return piece(r->s, u)->lost < unit(r->g, u)->steps ||
           ks_read_fail(r, "more losses than the unit has steps", value);
}

static bool read_field(struct ks_reader *r, ks_unit u, struct ks_word word)
{
    for (size_t i = 0; i < sizeof fields / sizeof *fields; i++) {
        size_t n = strlen(fields[i].name);
        if (word.length > n && memcmp(word.at, fields[i].name, n) == 0)
            return set_field(r, u, &fields[i],
                             (struct ks_word){word.at + n, word.length - n});
    }
    for (size_t i = 0; i < sizeof named / sizeof *named; i++)
        if (ks_word_is(word, named[i].name)) {
            edit(r->s, u)->flags |= named[i].flags;
            edit(r->s, u)->marks |= named[i].marks;
            return true;
        }
    return ks_read_fail(r, "no such field of a unit", word);
}

static bool read_piece(struct ks_reader *r, bool on)
{
    ks_unit u;
    ks_hex h = KS_NONE;
    if (!ks_read_unit(r, &u))
        return false;
    if (on_map(r->s, u) || is_gone(r->s, u))
        return ks_read_misfit(r, "named twice", u);
    if (on) {
        struct ks_word word = ks_next_word(&r->line);
        if (!ks_hex_parse(&r->g->map, word.at, word.length, &h) || is_off(r->g, h))
            return ks_read_fail(r, "no such hex", word);
        r94_put(r->g, r->s, u, h);
    }
    const char *ahead = r->line;
    int facing = ks_word_among(ks_next_word(&ahead), r94_facing_name, KS_FACINGS);
    if (facing >= 0) {
        r94_face(r->g, r->s, u, facing);
        r->line = ahead;
    }
    for (struct ks_word word; (word = ks_next_word(&r->line)).length;)
        if (!read_field(r, u, word))
            return false;
    return true;
}

static bool read_gone(struct ks_reader *r)
{
    ks_unit u;
    if (!ks_read_unit(r, &u))
        return false;
    if (on_map(r->s, u))
        return ks_read_fail(r, "an eliminated unit is on the map",
                            ks_next_word(&r->line));
    edit(r->s, u)->flags = R94_GONE;
    edit(r->s, u)->form = R94_LINE;
    if (!is_leader(r->g, u))
        edit(r->s, u)->lost = unit(r->g, u)->steps;
    return true;
}

static bool read_announced(struct ks_reader *r)
{
    uint64_t v;
    for (int i = 0; i < KS_DIRECTIONS; i++) {
        if (!ks_read_number(r, VERBS - 1, &v))
            return false;
        state(r->s)->announced[i] = (uint8_t)v;
    }
    return true;
}

static bool read_chosen(struct ks_reader *r)
{
    uint32_t set = 0;
    if (!read_set(r, &set))
        return false;
    for (int i = 0; i < r94(r->g)->commanders; i++)
        if (set >> i & 1)
            state(r->s)->chosen[side_of(r->g, r94(r->g)->commander[i])] |= 1u << i;
    return true;
}

/* A captured gun and where it lies; it must be among those that are gone. */
static bool read_trophy(struct ks_reader *r)
{
    struct r94_state *x = state(r->s);
    ks_unit gun;
    if (!ks_read_unit(r, &gun))
        return false;
    struct ks_word word = ks_next_word(&r->line);
    ks_hex h;
    if (!ks_hex_parse(&r->g->map, word.at, word.length, &h))
        return ks_read_fail(r, "no such hex", word);
    for (int i = 0; i < x->trophies; i++)
        if (x->trophy[i].gun == gun)
            return ks_read_fail(r, "captured twice", word);
    if (!is_gun(r->g, gun) || on_map(r->s, gun) || x->trophies == R94_MAX_TROPHIES)
        return ks_read_fail(r, "no such captured gun", word);
    edit(r->s, gun)->flags = R94_GONE;
    edit(r->s, gun)->form = R94_LINE;
    edit(r->s, gun)->lost = unit(r->g, gun)->steps;
    x->trophy[x->trophies++] = (struct r94_trophy){gun, h};
    return true;
}

static bool read_dead(struct ks_reader *r)
{
    uint32_t set = 0;
    if (!read_set(r, &set))
        return false;
    state(r->s)->dead |= set;
    for (int i = 0; i < r94(r->g)->commanders; i++)
        if (set >> i & 1 && !on_map(r->s, r94(r->g)->commander[i]))
            edit(r->s, r94(r->g)->commander[i])->flags = R94_GONE;
    return true;
}

static bool read_on(struct ks_reader *r)
{
    return read_piece(r, true);
}

static bool read_off(struct ks_reader *r)
{
    return read_piece(r, false);
}

static bool read_unknown(struct ks_reader *r)
{
    int army;
    return ks_read_named(r, r94_army_name, R94_ARMIES, "no such army", &army) &&
           ks_read_small(r, 8, &state(r->s)->unknown[army]);
}

static bool read_phase(struct ks_reader *r)
{
    return ks_read_named(r, r94_phase_name, PHASES, "no such phase", &reading(r)->phase);
}

static bool read_round(struct ks_reader *r)
{
    int round = 0;
    bool good = ks_read_named(r, r94_round_name, 3, "no such round", &round);
    state(r->s)->round = (uint8_t)round;
    return good;
}

static bool read_late(struct ks_reader *r)
{
    int late = 0;
    bool good = ks_read_named(r, r94_late_name, R94_IS_OVER + 1, "no such word", &late);
    state(r->s)->late = (uint8_t)late;
    return good && ks_read_small(r, UINT8_MAX, &state(r->s)->late_turn);
}

static bool read_active(struct ks_reader *r)
{
    return read_commander(r, &reading(r)->active);
}

static bool read_command(struct ks_reader *r)
{
    return read_commander(r, &reading(r)->command);
}

/* A small number, a commander or a set of them, straight into the state. */
#define SMALL(name, most)                                                                \
    static bool read_##name(struct ks_reader *r)                                         \
    {                                                                                    \
        return ks_read_small(r, most, &state(r->s)->name);                               \
    }
#define COMMANDER(name)                                                                  \
    static bool read_##name(struct ks_reader *r)                                         \
    {                                                                                    \
        return read_commander(r, &state(r->s)->name);                                    \
    }
#define SET(name)                                                                        \
    static bool read_##name(struct ks_reader *r)                                         \
    {                                                                                    \
        return read_set(r, &state(r->s)->name);                                          \
    }
SMALL(side, 1)
SMALL(unlock_turn, UINT8_MAX)
SMALL(opened, 1)
SMALL(arm, R94_HORSE)
SMALL(planner_turn, UINT8_MAX)
COMMANDER(drawn_now)
COMMANDER(leader)
SET(pool)
SET(drawn)
SET(wounded)
SET(acted)

static const struct ks_state_line lines[] = {
    {"unknown", read_unknown},
    {"phase", read_phase},
    {"round", read_round},
    {"side", read_side},
    {"unlock", read_unlock_turn},
    {"opened", read_opened},
    {"drawnow", read_drawn_now},
    {"leader", read_leader},
    {"command", read_command},
    {"pool", read_pool},
    {"drawn", read_drawn},
    {"wounded", read_wounded},
    {"active", read_active},
    {"arm", read_arm},
    {"planner", read_planner_turn},
    {"late", read_late},
    {"acted", read_acted},
    {"chosen", read_chosen},
    {"dead", read_dead},
    {"announced", read_announced},
    {"unit", read_on},
    {"off", read_off},
    {"gone", read_gone},
    {"trophy", read_trophy},
    {NULL, NULL},
};

/* ---- the place in the sequence of a constructed position ---- */

static void frame_round(struct ks_reader *r, struct play *p)
{
    struct r94_state *x = state(r->s);
    struct ks_frame *f = ks_push(p, PROC_ACTIVATION);
    f->unit = reading(r)->active;
    f->side = (uint8_t)side_of(r->g, reading(r)->active);
    f->step = ENDED;
    x->side = f->side;
    x->drawn_now = x->leader = reading(r)->active;
    x->command =
        reading(r)->command != KS_NONE ? reading(r)->command : reading(r)->active;
    if (x->round == R94_SIX_UNITS)
        x->command = KS_NONE;
    f = ks_push(p, PROC_ROUND);
    f->unit = reading(r)->active;
    f->a = x->command;
    f->count = x->round;
    f->side = x->side;
}

static bool frame_phase(struct ks_reader *r, struct play *p)
{
    struct r94_state *x = state(r->s);
    if (reading(r)->active == KS_NONE)
        return ks_read_fail(r, "this phase needs an active commander",
                            (struct ks_word){"active", 6});
    if (reading(r)->phase == PHASE_ACTIVATION) {
        struct ks_frame *f = ks_push(p, PROC_ACTIVATION);
        f->unit = x->drawn_now = x->leader = reading(r)->active;
        f->side = x->side = (uint8_t)side_of(r->g, reading(r)->active);
        return true;
    }
    frame_round(r, p);
    frame(r->s)->step = (uint8_t)(PHASE_3 + reading(r)->phase - R94_FIRE_AND_MOVE);
    x->phase = (uint8_t)reading(r)->phase;
    struct ks_frame *f;
    switch (reading(r)->phase) {
    case R94_FIRE_AND_MOVE:
        f = ks_push(p, PROC_PHASE2);
        f->step = r->actor != !x->side; /* the active side, unless the other is named */
        break;
    case R94_COMMANDER_MOVE:
        f = ks_push(p, PROC_LEADER);
        f->unit = reading(r)->active;
        f->side = x->side;
        f->count = (uint8_t)r94(r->g)->allowance[R94_LEADER];
        break;
    default: ks_push(p, PROC_PHASE4); break;
    }
    return true;
}

static bool frame_position(struct ks_reader *r)
{
    struct play p = {r->g, r->s, NULL};
    if (r->s->turn == 0 && reading(r)->phase != PHASE_SETUP)
        r->s->turn = 1;
    state(r->s)->opened = 1;
    if (reading(r)->phase == PHASE_SETUP)
        return true;
    frame(r->s)->step = DRAWING;
    if (reading(r)->phase < 0 || reading(r)->phase == PHASE_DRAW ||
        reading(r)->phase == R94_NO_PHASE)
        return true;
    if (reading(r)->phase != PHASE_POOL)
        return frame_phase(r, &p);
    r->s->turn--; /* restarts that turn */
    frame(r->s)->step = TURN_BEGINS;
    return true;
}

/* [7.3a] A square consists of four companies and nothing else. */
static bool is_broken_square(const struct ks_game *g, const struct ks_state *s, ks_unit u)
{
    int squares = 0, others = 0;
    for (ks_unit v = is_square(s, u) ? top(s, piece(s, u)->hex) : KS_NONE; v != KS_NONE;
         v = below(s, v)) {
        squares += side_of(g, v) == side_of(g, u) && is_square(s, v);
        others += side_of(g, v) == side_of(g, u) && is_troop(g, v) && !is_square(s, v);
    }
    return squares && (squares < r94(g)->square_units || others);
}

static bool check_squares(struct ks_reader *r)
{
    for (ks_unit u = 0; u < r->g->pieces; u++)
        if (on_map(r->s, u) && is_broken_square(r->g, r->s, u))
            return ks_read_misfit(r, "a square needs four companies", u);
    return true;
}

/* Invalid stacks, whatever their source. */
static bool check_position(struct ks_reader *r)
{
    if (look(r->s)->dead & look(r->s)->wounded)
        return ks_read_wrong(r, "a commander is both dead and wounded");
    for (ks_unit u = 0; u < r->g->pieces; u++)
        if (!has(r->s, u, R94_GONE) && piece(r->s, u)->lost >= unit(r->g, u)->steps)
            return ks_read_misfit(r, "a unit without steps left", u);
    return true;
}

bool r94_state_parse(const struct ks_game *g, const char *text, struct ks_state *s,
                     char *error)
{
    struct reading at = {
        .in = {.g = g, .s = s}, .phase = -1, .active = KS_NONE, .command = KS_NONE};
    at.in.error = error;
    r94_clear(g, s);
    if (!ks_read_lines(&at.in, text, lines) || !check_position(&at.in))
        return false;
    for (ks_unit u = 0; u < g->pieces; u++)
        if (at.ranked[u / 64] >> u % 64 & 1)
            edit(s, u)->form = R94_RANKED;
    if (at.in.saved) {
        state(s)->phase =
            (uint8_t)(at.phase >= 0 && at.phase < PHASE_POOL ? at.phase : 0);
        state(s)->command = at.command;
        return ks_read_saved(&at.in, r94_misfit);
    }
    for (ks_unit u = 0; u < g->pieces; u++)
        if (r94_is_ranked(s, u)) /* the whole stack, or none of it */
            r94_mend_ranks(g, s, piece(s, u)->hex, side_of(g, u));
    if (!check_squares(&at.in) || !frame_position(&at.in))
        return false;
    struct play p = {g, s, NULL};
    ks_run_on(&p);
    return true;
}
