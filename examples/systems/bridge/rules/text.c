/* States as text; core/state_text.h has the lines that every system shares. Ours:
 *
 *   side SIDE           of a constructed position: whose half of the turn begins
 *   road SIDE WORD      of its reserve: west, east, hidden
 *   unit ID HEX [lost N] [ordered]
 *   due ID              still in reserve; a piece that has no line is eliminated */
#include "bridge/rules/chapters.h"
#include "bridge/rules/system.h"
#include "core/state_text.h"

static const char *const road_name[] = {"west", "east", "hidden"};

static void put_word(struct ks_writer *w, const char *word)
{
    ks_put(w, " ");
    ks_put(w, word);
}

static void put_piece(struct ks_writer *w, const struct ks_game *g,
                      const struct ks_state *s, ks_unit u)
{
    const struct br_piece *x = piece(s, u);
    char hex[5];
    ks_put(w, on_map(s, u) ? "unit" : "due");
    put_word(w, g->piece[u].id);
    if (on_map(s, u)) {
        ks_hex_text(&g->map, x->hex, hex);
        put_word(w, hex);
    }
    if (x->lost) {
        put_word(w, "lost ");
        ks_put_number(w, x->lost);
    }
    ks_put(w, x->ordered ? " ordered\n" : "\n");
}

size_t br_state_text(const struct ks_game *g, const struct ks_state *s, char *out,
                     size_t size)
{
    struct ks_writer w = ks_writer(out, size);
    ks_put_head(&w, g, s);
    for (int side = 0; side < 2; side++) {
        if (look(s)->road[side] == BR_NO_ROAD)
            continue;
        ks_put(&w, "road");
        put_word(&w, g->side[side]);
        put_word(&w, road_name[look(s)->road[side]]);
        ks_put(&w, "\n");
    }
    for (ks_unit u = 0; u < g->pieces; u++)
        if (!is_gone(g, s, u))
            put_piece(&w, g, s, u);
    ks_put_tail(&w, g, s);
    return w.n;
}

/* ---- reading ---- */

/* What the lines of a position say besides the state. */
struct reading {
    struct ks_reader r; /* first: the readers of lines are handed this */
    int side;
};

static bool read_side(struct ks_reader *r)
{
    return ks_read_side(r, &((struct reading *)r)->side);
}

static bool read_road(struct ks_reader *r)
{
    int side, road;
    if (!ks_read_side(r, &side) || !ks_read_named(r, road_name, 3, "no such road", &road))
        return false;
    state(r->s)->road[side] = (uint8_t)road;
    return true;
}

/* What follows the hex of a unit. */
static bool read_marks(struct ks_reader *r, ks_unit u)
{
    struct br_piece *x = &state(r->s)->piece[u];
    for (struct ks_word word; (word = ks_next_word(&r->line)).length;) {
        if (ks_word_is(word, "ordered"))
            x->ordered = 1;
        else if (!ks_word_is(word, "lost"))
            return ks_read_fail(r, "expected lost or ordered", word);
        else if (!ks_read_small(r, unit(r->g, u)->steps - 1u, &x->lost))
            return false;
    }
    return true;
}

static bool read_unit(struct ks_reader *r)
{
    ks_unit u;
    ks_hex h;
    if (!ks_read_unit(r, &u) || !ks_read_hex(r, &h))
        return false;
    if (on_map(r->s, u) || br_piece_in(r->g, r->s, h) != KS_NONE) /* [3.2] */
        return ks_read_wrong(r, "a piece twice, or two in a hex");
    state(r->s)->piece[u] = (struct br_piece){h, 0, 0};
    return read_marks(r, u);
}

static bool read_due(struct ks_reader *r)
{
    ks_unit u;
    if (!ks_read_unit(r, &u))
        return false;
    if (on_map(r->s, u))
        return ks_read_wrong(r, "a piece twice");
    state(r->s)->piece[u].lost = 0;
    return true;
}

static const struct ks_state_line lines[] = {{"side", read_side},
                                             {"road", read_road},
                                             {"unit", read_unit},
                                             {"due", read_due},
                                             {NULL, NULL}};

/* A position begins with the half-turn of a side; what it leaves out has its default. */
static void begin_position(struct reading *x)
{
    struct ks_state *s = x->r.s;
    struct play p = {x->r.g, s, NULL};
    for (int side = 0; side < 2; side++)
        if (look(s)->road[side] > BR_EAST)
            state(s)->road[side] = BR_WEST;
    frame(s)->step = (uint8_t)(HALF_OF_NORTH + x->side);
    ks_run_on(&p);
}

/* What is wrong with the procedures of a saved state, besides what core finds. */
static const char *misfit(const struct ks_game *g, const struct ks_state *s)
{
    for (int i = 0; i < s->depth; i++) {
        const struct ks_frame *f = &s->frame[i];
        if (f->unit != KS_NONE && (!on_map(s, f->unit) || side_of(g, f->unit) != f->side))
            return "a procedure has a piece that is not there, or of the other side";
        if (f->hex != KS_NONE && br_piece_in(g, s, f->hex) == KS_NONE)
            return "nobody is in the hex that is fired at or attacked";
    }
    return NULL;
}

bool br_state_parse(const struct ks_game *g, const char *text, struct ks_state *s,
                    char *error)
{
    struct reading x = {.r = {.g = g, .s = s, .error = error}};
    br_clear(g, s);
    if (!ks_read_lines(&x.r, text, lines))
        return false;
    if (x.r.saved)
        return ks_read_saved(&x.r, misfit);
    begin_position(&x);
    return true;
}

/* ---- what the frames of a saved state may hold ---- */

#define ON(proc)          (1ull << PROC_##proc)
#define NOT_ABOUT_A_PIECE .unit = KS_NOBODY_THERE, .hex = KS_NOBODY_THERE

const struct ks_frame_rule br_frame_rule[PROCS] = {
    [PROC_GAME] = {"the game", 0, END_OF_TURN, NOT_ABOUT_A_PIECE},
    [PROC_PLAN] = {"a plan", ON(GAME), 0, NOT_ABOUT_A_PIECE},
    [PROC_ORDERS] = {"orders", ON(GAME), 0, NOT_ABOUT_A_PIECE},
    [PROC_MOVE] = {"a move", ON(ORDERS), 1, .count = KS_UP_TO(9), .unit = KS_A_PIECE,
                   .hex = KS_NOBODY_THERE},
    [PROC_FIRE] = {"fire", ON(ORDERS), 0, .unit = KS_A_PIECE, .hex = KS_A_HEX},
    [PROC_MELEE] = {"a melee", ON(ORDERS), 0, .unit = KS_A_PIECE, .hex = KS_A_HEX},
    [PROC_RETREAT] = {"a retreat", ON(ORDERS), 0, .unit = KS_A_PIECE,
                      .hex = KS_NOBODY_THERE},
};
