#include "rules1794/system.h"
#include "rules1794/text.h"

#include "core/state_text.h"
#include "rules1794/stack.h"

const char *const r94_form_name[] = {"line", "skirmish", "square", "limbered", "ranked"};
const char *const r94_late_name[] = {"first", "second", "road", "called", "never"};
const char *const r94_facing_name[] = {"N", "NE", "SE", "S", "SW", "NW"};
const char *const r94_phase_name[] = {"none", "movement", "commander",  "melee",
                                      "pool", "draw",     "activation", "setup"};
const char *const r94_round_name[] = {"own", "six", "fallen"};

static void put_set(struct ks_writer *w, const struct ks_game *g, const char *key,
                    uint32_t set)
{
    if (!set)
        return;
    ks_put(w, key);
    for (int i = 0; i < r94(g)->commanders; i++)
        if (set >> i & 1)
            ks_put_word(w, g->piece[r94(g)->commander[i]].id);
    ks_put(w, "\n");
}

static void put_unit(struct ks_writer *w, const struct ks_game *g, const char *key,
                     ks_unit u)
{
    if (u != KS_NONE)
        ks_put_named(w, key, g->piece[u].id);
}

static void put_field(struct ks_writer *w, const char *name, int number)
{
    if (number) {
        ks_put_word(w, name);
        ks_put_number(w, number);
    }
}

static void put_piece(struct ks_writer *w, const struct ks_game *g,
                      const struct ks_state *s, ks_unit u)
{
    const struct r94_piece *x = piece(s, u);
    char from[5];
    ks_put(w, x->hex == KS_NONE ? "off" : "unit");
    ks_put_word(w, g->piece[u].id);
    if (x->hex != KS_NONE)
        ks_put_hex_word(w, g, x->hex);
    ks_put_word(w, r94_facing_name[x->facing]);
    put_field(w, "lost=", x->lost);
    if (x->form != (is_gun(g, u) ? unit(g, u)->form : R94_LINE)) {
        ks_put_word(w, "form=");
        ks_put(w, r94_form_name[x->form]);
    }
    put_field(w, "shots=", x->shots);
    put_field(w, "mp=", x->spent);
    if (x->from != KS_NO_DIRECTION) {
        ks_hex_text(&g->map, next_hex(g, x->hex, x->from), from);
        ks_put_word(w, "from=");
        ks_put(w, from);
    }
    put_field(w, "flags=", x->flags);
    put_field(w, "group=", x->group);
    put_field(w, "run=", x->run);
    put_field(w, "marks=", x->marks);
    put_field(w, "due=", look(s)->due[u]);
    ks_put(w, "\n");
}

static void put_trophies(struct ks_writer *w, const struct ks_game *g,
                         const struct ks_state *s)
{
    for (int i = 0; i < look(s)->trophies; i++) {
        ks_put(w, "trophy");
        ks_put_word(w, g->piece[look(s)->trophy[i].gun].id);
        ks_put_hex_word(w, g, look(s)->trophy[i].hex);
        ks_put(w, "\n");
    }
}

/* What only some of the games have. */
static void put_special(struct ks_writer *w, const struct ks_game *g,
                        const struct ks_state *s)
{
    const struct r94_state *x = look(s);
    if (x->arm != R94_BRANCHES)
        ks_put_line(w, "arm", NULL, x->arm);
    if (r94(g)->planner != KS_NONE)
        ks_put_line(w, "planner", NULL, x->planner_turn);
    if (r94(g)->late != KS_NONE)
        ks_put_line(w, "late", r94_late_name[x->late], x->late_turn);
    put_set(w, g, "acted", x->acted);
    put_trophies(w, g, s);
}

static void put_pieces(struct ks_writer *w, const struct ks_game *g,
                       const struct ks_state *s)
{
    for (ks_hex h = 0; h < grid(g)->hexes; h++)
        for (ks_unit u = top(s, h); u != KS_NONE; u = below(s, u))
            put_piece(w, g, s, u);
    for (ks_unit u = 0; u < g->pieces; u++) {
        const struct r94_piece *x = piece(s, u);
        if (is_gone(s, u))
            put_unit(w, g, "gone", u);
        else if (x->hex == KS_NONE &&
                 (x->flags || x->spent || x->group || is_withdrawn(s, u)))
            put_piece(w, g, s, u);
    }
}

size_t r94_state_text(const struct ks_game *g, const struct ks_state *s, char *out,
                      size_t size)
{
    struct ks_writer w = ks_writer(out, size);
    const struct r94_state *x = look(s);
    ks_put_head(&w, g, s);
    for (int i = 0; i < R94_ARMIES; i++)
        if (x->unknown[i])
            ks_put_line(&w, "unknown", r94_army_name[i], x->unknown[i]);
    ks_put_named(&w, "phase", r94_phase_name[x->phase]);
    ks_put_named(&w, "round", r94_round_name[x->round]);
    ks_put_line(&w, "side", NULL, x->side);
    ks_put_line(&w, "unlock", NULL, x->unlock_turn);
    ks_put_line(&w, "opened", NULL, x->opened);
    put_unit(&w, g, "drawnow", x->drawn_now);
    put_unit(&w, g, "leader", x->leader);
    put_unit(&w, g, "command", x->command);
    put_set(&w, g, "pool", x->pool);
    put_set(&w, g, "chosen", x->chosen[0] | x->chosen[1]);
    put_set(&w, g, "drawn", x->drawn);
    put_set(&w, g, "wounded", x->wounded);
    put_set(&w, g, "dead", x->dead);
    ks_put(&w, "announced");
    for (int i = 0; i < KS_DIRECTIONS; i++)
        ks_put_figure(&w, x->announced[i]);
    ks_put(&w, "\n");
    put_special(&w, g, s);
    put_pieces(&w, g, s);
    ks_put_tail(&w, g, s);
    return w.n;
}
