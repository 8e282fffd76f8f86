#include "rules1794/text.h"

#include <string.h>

#include "base/text.h"
#include "rules1794/activation.h"
#include "rules1794/dispatch.h"
#include "rules1794/frames.h"
#include "rules1794/sequence.h"
#include "rules1794/stack.h"
#include "rules1794/view.h"

enum { PHASE_POOL = 4, PHASE_DRAW, PHASE_ACTIVATION, PHASE_SETUP, PHASES };

struct reader {
    const struct ks_game *g;
    struct ks_state *s;
    const char *line; /* rest of the current line */
    int number;       /* of that line */
    char *error;
    int phase; /* as named, or -1 */
    int actor; /* as named, or -1 */
    ks_unit active, command;
    bool saved;                      /* has frames */
    uint64_t check;                  /* of a saved state */
    uint64_t ranked[R94_UNIT_WORDS]; /* units under a Line marker */
};

static bool fail(struct reader *r, const char *what, struct ks_word word)
{
    struct ks_writer w = ks_writer(r->error, KS_TEXT);
    ks_put(&w, "line ");
    ks_put_number(&w, r->number);
    ks_put(&w, ": ");
    ks_put(&w, what);
    if (word.length) {
        ks_put(&w, ": ");
        ks_put_part(&w, word.at, word.length < 60 ? word.length : 60);
    }
    return false;
}

static bool number(struct reader *r, uint64_t max, uint64_t *out)
{
    struct ks_word word = ks_next_word(&r->line);
    return ks_word_number(word, 10, max, out) ||
           fail(r, "expected a number in range", word);
}

static bool read_small(struct reader *r, uint8_t max, uint8_t *out)
{
    uint64_t n;
    if (!number(r, max, &n))
        return false;
    *out = (uint8_t)n;
    return true;
}

static bool read_unit(struct reader *r, ks_unit *u)
{
    struct ks_word word = ks_next_word(&r->line);
    *u = ks_unit_parse(r->g, word.at, word.length);
    return *u != KS_NONE || fail(r, "no such unit", word);
}

static bool read_commander(struct reader *r, ks_unit *u)
{
    struct ks_word word = {r->line, 0};
    if (!read_unit(r, u))
        return false;
    return is_leader(r->g, *u) || fail(r, "this unit is no commander", word);
}

static bool read_set(struct reader *r, uint32_t *set)
{
    ks_unit u;
    for (const char *ahead = r->line; ks_next_word(&ahead).length; ahead = r->line) {
        if (!read_commander(r, &u))
            return false;
        *set |= commander_bit(r->g, u);
    }
    return true;
}

static int side_named(const struct reader *r, struct ks_word word)
{
    return ks_word_is(word, r->g->side[0]) ? 0 : ks_word_is(word, r->g->side[1]) ? 1 : -1;
}

static bool read_side_number(struct reader *r, uint64_t max, int *side, uint64_t *n)
{
    struct ks_word word = ks_next_word(&r->line);
    *side = side_named(r, word);
    return *side < 0 ? fail(r, "no such side", word) : number(r, max, n);
}

/* name=value fields of a piece. */
static bool read_field(struct reader *r, ks_unit u, struct ks_word word)
{
    static const char *const name[] = {
        "lost=", "shots=", "mp=", "flags=", "group=", "run=", "marks=", "due="};
    static const uint64_t max[] = {R94_MAX_STEPS,      4,   UINT8_MAX, UINT16_MAX,
                                   2 * R94_VICTOR - 1, 200, 31,        99};
    struct r94_piece *x = edit(r->s, u);
    for (int i = 0; i < 8; i++) {
        size_t n = strlen(name[i]);
        uint64_t v;
        if (word.length <= n || memcmp(word.at, name[i], n) != 0)
            continue;
        if (!ks_word_number((struct ks_word){word.at + n, word.length - n}, 10, max[i],
                            &v))
            return fail(r, "number out of range", word);
        switch (i) {
        case 0: x->lost = (uint8_t)v; break;
        case 1: x->shots = (uint8_t)v; break;
        case 2: x->spent = (uint8_t)v; break;
        case 3:
            x->flags = 0;
            mark(r->s, u, (uint16_t)(v & ~(unsigned)R94_GONE));
            break;
        case 4: x->group = (uint8_t)v; break;
        case 5: x->run = (uint8_t)v; break;
        case 6: x->marks = (uint8_t)v; break;
        default:
            if (x->hex != KS_NONE || !is_troop(r->g, u))
                return fail(r, "only troops off the map come back", word);
            state(r->s)->due[u] = (uint8_t)v;
            break;
        }
        return x->lost < unit(r->g, u)->steps ||
               fail(r, "more losses than the unit has steps", word);
    }
    if (word.length > 5 && memcmp(word.at, "form=", 5) == 0) {
        int form = ks_word_among((struct ks_word){word.at + 5, word.length - 5},
                                 r94_form_name, R94_RANKED + 1);
        if (form == R94_RANKED) /* set when the whole stack is in place */
            r->ranked[u / 64] |= 1ull << u % 64;
        else
            x->form = (uint8_t)(form < 0 ? 0 : form);
        bool limbers = r94(r->g)->setting.guns_limber && form == R94_LIMBERED;
        bool ranks = r94(r->g)->ranked[R94_FOOT][1] || form != R94_RANKED;
        bool fits = is_gun(r->g, u) ? form == R94_LINE || limbers
                                    : is_troop(r->g, u) && form != R94_LIMBERED && ranks;
        return form >= 0 && fits ? true : fail(r, "no such formation for it", word);
    }
    if (word.length == 9 && memcmp(word.at, "from=", 5) == 0) {
        ks_hex h;
        if (x->hex == KS_NONE || !ks_hex_parse(&r->g->map, word.at + 5, 4, &h))
            return fail(r, "no such hex", word);
        x->from = (uint8_t)ks_grid_direction(grid(r->g), x->hex, h);
        return x->from != KS_NO_DIRECTION || fail(r, "not a neighbouring hex", word);
    }
    static const char *const flag_name[] = {"moved",   "stopped", "fired",     "used",
                                            "shifted", "turned",  "countered", "targeted",
                                            "fought",  "six",     "misfired",  "carried"};
    static const uint16_t flag[] = {
        R94_MOVED,      R94_STOPPED,   R94_GUN_FIRED, R94_GUN_USED, R94_GUN_MOVED,
        R94_GUN_TURNED, R94_COUNTERED, R94_TARGETED,  R94_FOUGHT,   R94_SIX};
    int f = ks_word_among(word, flag_name, 12);
    if (f < 0)
        return fail(r, "no such field of a unit", word);
    if (f >= 10) {
        x->marks |= f == 10 ? R94_MISFIRED : R94_CARRIED;
        return true;
    }
    x->flags |= flag[f];
    if (flag[f] == R94_GUN_TURNED)
        x->marks |= R94_SWUNG;
    return true;
}

static bool read_piece(struct reader *r, bool on)
{
    ks_unit u;
    ks_hex h = KS_NONE;
    if (!read_unit(r, &u))
        return false;
    if (on_map(r->s, u) || is_gone(r->s, u))
        return fail(r, "named twice",
                    (struct ks_word){r->g->piece[u].id, strlen(r->g->piece[u].id)});
    if (on) {
        struct ks_word word = ks_next_word(&r->line);
        if (!ks_hex_parse(&r->g->map, word.at, word.length, &h) || is_off(r->g, h))
            return fail(r, "no such hex", word);
        r94_put(r->g, r->s, u, h);
    }
    const char *ahead = r->line;
    int facing = ks_word_among(ks_next_word(&ahead), r94_facing_name, KS_FACINGS);
    if (facing >= 0) {
        edit(r->s, u)->facing = (uint8_t)facing;
        r->line = ahead;
    }
    for (struct ks_word word; (word = ks_next_word(&r->line)).length;)
        if (!read_field(r, u, word))
            return false;
    return true;
}

static bool read_gone(struct reader *r)
{
    ks_unit u;
    if (!read_unit(r, &u))
        return false;
    if (on_map(r->s, u))
        return fail(r, "an eliminated unit is on the map", ks_next_word(&r->line));
    edit(r->s, u)->flags = R94_GONE;
    edit(r->s, u)->form = R94_LINE;
    if (!is_leader(r->g, u))
        edit(r->s, u)->lost = unit(r->g, u)->steps;
    return true;
}

static bool read_frame(struct reader *r)
{
    static const uint64_t max[] = {PROCS - 1,  UINT8_MAX,  1,          UINT8_MAX,
                                   UINT16_MAX, UINT16_MAX, UINT16_MAX, UINT16_MAX,
                                   UINT32_MAX, UINT32_MAX};
    uint64_t v[10];
    if (!r->saved)
        r->s->depth = 0;
    r->saved = true;
    if (r->s->depth >= KS_MAX_FRAMES)
        return fail(r, "too many frames", (struct ks_word){r->line, 0});
    for (int i = 0; i < 10; i++)
        if (!number(r, max[i], &v[i]))
            return false;
    const struct ks_frame f = {
        (uint8_t)v[0],  (uint8_t)v[1],  (uint8_t)v[2],
        (uint8_t)v[3],  (uint16_t)v[4], (uint16_t)v[5],
        (uint16_t)v[6], (uint16_t)v[7], {(uint32_t)v[8], (uint32_t)v[9]}};
    char text[KS_TEXT];
    if (!ks_frame_fits(r->g, &r94_frame_rule[f.proc], &f, text))
        return fail(r, text, (struct ks_word){r->line, 0});
    r->s->frame[r->s->depth++] = f;
    return true;
}

static bool read_check(struct reader *r)
{
    struct ks_word word = ks_next_word(&r->line);
    return ks_word_number(word, 16, UINT64_MAX, &r->check) ||
           fail(r, "no check value", word);
}

static bool read_actor(struct reader *r)
{
    struct ks_word word = ks_next_word(&r->line);
    r->actor = side_named(r, word);
    if (r->actor < 0)
        r->actor = ks_word_among(word, r94_actor_name, 4);
    return r->actor >= 0 || fail(r, "no such actor", word);
}

static bool read_named(struct reader *r, const char *const *names, int count,
                       const char *what, int *out)
{
    struct ks_word word = ks_next_word(&r->line);
    *out = ks_word_among(word, names, count);
    return *out >= 0 || fail(r, what, word);
}

static bool read_announced(struct reader *r)
{
    uint64_t v;
    for (int i = 0; i < KS_DIRECTIONS; i++) {
        if (!number(r, VERBS - 1, &v))
            return false;
        state(r->s)->announced[i] = (uint8_t)v;
    }
    return true;
}

static bool read_chosen(struct reader *r)
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
static bool read_trophy(struct reader *r)
{
    struct r94_state *x = state(r->s);
    ks_unit gun;
    if (!read_unit(r, &gun))
        return false;
    struct ks_word word = ks_next_word(&r->line);
    ks_hex h;
    if (!ks_hex_parse(&r->g->map, word.at, word.length, &h))
        return fail(r, "no such hex", word);
    for (int i = 0; i < x->trophies; i++)
        if (x->trophy[i].gun == gun)
            return fail(r, "captured twice", word);
    if (!is_gun(r->g, gun) || on_map(r->s, gun) || x->trophies == R94_MAX_TROPHIES)
        return fail(r, "no such captured gun", word);
    edit(r->s, gun)->flags = R94_GONE;
    edit(r->s, gun)->form = R94_LINE;
    edit(r->s, gun)->lost = unit(r->g, gun)->steps;
    x->trophy[x->trophies++] = (struct r94_trophy){gun, h};
    return true;
}

enum key {
    K_TURN,
    K_ACTOR,
    K_OVER,
    K_POINTS,
    K_UNKNOWN,
    K_PHASE,
    K_ROUND,
    K_SIDE,
    K_UNLOCK,
    K_OPENED,
    K_DRAWNOW,
    K_LEADER,
    K_COMMAND,
    K_POOL,
    K_CHOSEN,
    K_DRAWN,
    K_WOUNDED,
    K_DEAD,
    K_ANNOUNCED,
    K_UNIT,
    K_OFF,
    K_GONE,
    K_FRAME,
    K_ACTIVE,
    K_CHECK,
    K_ARM,
    K_PLANNER,
    K_LATE,
    K_ACTED,
    K_TROPHY,
    KEYS
};
static const char *const key_name[KEYS] = {
    "turn",    "actor",  "over",      "points", "unknown", "phase", "round",  "side",
    "unlock",  "opened", "drawnow",   "leader", "command", "pool",  "chosen", "drawn",
    "wounded", "dead",   "announced", "unit",   "off",     "gone",  "frame",  "active",
    "check",   "arm",    "planner",   "late",   "acted",   "trophy"};

static bool read_over(struct reader *r)
{
    r->s->over = 1;
    if (!read_small(r, KS_NOBODY, &r->s->result))
        return false;
    return r->s->result != KS_CHANCE ||
           fail(r, "chance does not win", (struct ks_word){r->line, 0});
}

static bool read_dead(struct reader *r)
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

static bool read_line(struct reader *r, enum key key)
{
    struct r94_state *x = state(r->s);
    uint64_t n = 0;
    int side = 0, which = 0;
    switch (key) {
    case K_TURN: return read_small(r, UINT8_MAX, &r->s->turn);
    case K_ACTOR: return read_actor(r);
    case K_OVER: return read_over(r);
    case K_POINTS:
        if (!read_side_number(r, 9999, &side, &n))
            return false;
        r->s->points[side] = (int16_t)n;
        return true;
    case K_UNKNOWN:
        if (!read_named(r, r94_army_name, R94_ARMIES, "no such army", &which) ||
            !number(r, 8, &n))
            return false;
        x->unknown[which] = (uint8_t)n;
        return true;
    case K_PHASE:
        return read_named(r, r94_phase_name, PHASES, "no such phase", &r->phase);
    case K_ROUND:
        if (!read_named(r, r94_round_name, 3, "no such round", &which))
            return false;
        x->round = (uint8_t)which;
        return true;
    case K_SIDE: return read_small(r, 1, &x->side);
    case K_UNLOCK: return read_small(r, UINT8_MAX, &x->unlock_turn);
    case K_OPENED: return read_small(r, 1, &x->opened);
    case K_DRAWNOW: return read_commander(r, &x->drawn_now);
    case K_LEADER: return read_commander(r, &x->leader);
    case K_COMMAND: return read_commander(r, &r->command);
    case K_POOL: return read_set(r, &x->pool);
    case K_CHOSEN: return read_chosen(r);
    case K_DRAWN: return read_set(r, &x->drawn);
    case K_WOUNDED: return read_set(r, &x->wounded);
    case K_DEAD: return read_dead(r);
    case K_ANNOUNCED: return read_announced(r);
    case K_UNIT: return read_piece(r, true);
    case K_OFF: return read_piece(r, false);
    case K_GONE: return read_gone(r);
    case K_FRAME: return read_frame(r);
    case K_CHECK: return read_check(r);
    case K_ARM: return read_small(r, R94_HORSE, &x->arm);
    case K_PLANNER: return read_small(r, UINT8_MAX, &x->planner_turn);
    case K_LATE:
        if (!read_named(r, r94_late_name, R94_IS_OVER + 1, "no such word", &which) ||
            !number(r, UINT8_MAX, &n))
            return false;
        x->late = (uint8_t)which;
        x->late_turn = (uint8_t)n;
        return true;
    case K_ACTED: return read_set(r, &x->acted);
    case K_TROPHY: return read_trophy(r);
    default: return read_commander(r, &r->active);
    }
}

static bool read_all(struct reader *r, const char *text)
{
    for (r->number = 1; *text; r->number++) {
        r->line = text;
        struct ks_word word = ks_next_word(&r->line);
        if (word.length && word.at[0] != '#') {
            int key = ks_word_among(word, key_name, KEYS);
            if (key < 0)
                return fail(r, "unknown key", word);
            if (!read_line(r, (enum key)key))
                return false;
            word = ks_next_word(&r->line);
            if (word.length)
                return fail(r, "too much on the line", word);
        }
        text = strchr(text, '\n');
        if (!text)
            break;
        text++;
    }
    return true;
}

/* ---- the place in the sequence of a constructed position ---- */

static void frame_round(struct reader *r, struct play *p)
{
    struct r94_state *x = state(r->s);
    struct ks_frame *f = ks_push(p, PROC_ACTIVATION);
    f->unit = r->active;
    f->side = (uint8_t)side_of(r->g, r->active);
    f->step = ENDED;
    x->side = f->side;
    x->drawn_now = x->leader = r->active;
    x->command = r->command != KS_NONE ? r->command : r->active;
    if (x->round == R94_SIX_UNITS)
        x->command = KS_NONE;
    f = ks_push(p, PROC_ROUND);
    f->unit = r->active;
    f->a = x->command;
    f->count = x->round;
    f->side = x->side;
}

static bool frame_phase(struct reader *r, struct play *p)
{
    struct r94_state *x = state(r->s);
    if (r->active == KS_NONE)
        return fail(r, "this phase needs an active commander",
                    (struct ks_word){"active", 6});
    if (r->phase == PHASE_ACTIVATION) {
        struct ks_frame *f = ks_push(p, PROC_ACTIVATION);
        f->unit = x->drawn_now = x->leader = r->active;
        f->side = x->side = (uint8_t)side_of(r->g, r->active);
        return true;
    }
    frame_round(r, p);
    frame(r->s)->step = (uint8_t)(PHASE_3 + r->phase - R94_FIRE_AND_MOVE);
    x->phase = (uint8_t)r->phase;
    struct ks_frame *f;
    switch (r->phase) {
    case R94_FIRE_AND_MOVE:
        f = ks_push(p, PROC_PHASE2);
        f->step = r->actor != !x->side; /* the active side, unless the other is named */
        break;
    case R94_COMMANDER_MOVE:
        f = ks_push(p, PROC_LEADER);
        f->unit = r->active;
        f->side = x->side;
        f->count = (uint8_t)r94(r->g)->allowance[R94_LEADER];
        break;
    default: ks_push(p, PROC_PHASE4); break;
    }
    return true;
}

static bool frame_position(struct reader *r)
{
    struct play p = {r->g, r->s, NULL};
    if (r->s->turn == 0 && r->phase != PHASE_SETUP)
        r->s->turn = 1;
    state(r->s)->opened = 1;
    if (r->phase == PHASE_SETUP)
        return true;
    frame(r->s)->step = DRAWING;
    if (r->phase < 0 || r->phase == PHASE_DRAW || r->phase == R94_NO_PHASE)
        return true;
    if (r->phase != PHASE_POOL)
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

static bool check_squares(struct reader *r)
{
    for (ks_unit u = 0; u < r->g->pieces; u++)
        if (on_map(r->s, u) && is_broken_square(r->g, r->s, u))
            return fail(r, "a square needs four companies",
                        (struct ks_word){r->g->piece[u].id, strlen(r->g->piece[u].id)});
    return true;
}

/* Invalid stacks, whatever their source. */
static bool check_position(struct reader *r)
{
    if (look(r->s)->dead & look(r->s)->wounded)
        return fail(r, "a commander is both dead and wounded", (struct ks_word){"", 0});
    for (ks_unit u = 0; u < r->g->pieces; u++)
        if (!has(r->s, u, R94_GONE) && piece(r->s, u)->lost >= unit(r->g, u)->steps)
            return fail(r, "a unit without steps left",
                        (struct ks_word){r->g->piece[u].id, strlen(r->g->piece[u].id)});
    return true;
}

/* Pending procedures fit only the state they belong to. The check value is not a secret, so each
 * of them is validated. */
static bool check_saved(struct reader *r)
{
    char value[20], text[KS_TEXT];
    struct ks_writer w = ks_writer(value, sizeof value);
    ks_put_hex(&w, r94_hash(r->g, r->s));
    if (r94_hash(r->g, r->s) != r->check)
        return fail(r, "the saved state does not agree with its check value, which is",
                    (struct ks_word){value, w.n});
    const char *fault = r94_misfit(r->g, r->s, text);
    return !fault || fail(r, fault, (struct ks_word){r->line, 0});
}

bool r94_state_parse(const struct ks_game *g, const char *text, struct ks_state *s,
                     char *error)
{
    struct reader r = {g, s, text, 0, error, -1, -1, KS_NONE, KS_NONE, false, 0, {0}};
    error[0] = '\0';
    r94_clear(g, s);
    if (!read_all(&r, text) || !check_position(&r))
        return false;
    for (ks_unit u = 0; u < g->pieces; u++)
        if (r.ranked[u / 64] >> u % 64 & 1)
            edit(s, u)->form = R94_RANKED;
    if (r.saved) {
        state(s)->phase = (uint8_t)(r.phase >= 0 && r.phase < PHASE_POOL ? r.phase : 0);
        state(s)->command = r.command;
        s->actor = (uint8_t)(r.actor < 0 ? KS_NOBODY : r.actor);
        return check_saved(&r);
    }
    for (ks_unit u = 0; u < g->pieces; u++)
        if (r94_is_ranked(s, u)) /* the whole stack, or none of it */
            r94_mend_ranks(g, s, piece(s, u)->hex, side_of(g, u));
    if (!check_squares(&r) || !frame_position(&r))
        return false;
    struct play p = {g, s, NULL};
    ks_run_on(&p);
    return true;
}
