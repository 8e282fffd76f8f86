#include "labataille/system.h"
#include "labataille/text.h"

#include <stddef.h>

#include "core/state_text.h"
#include "labataille/stack.h"

const char *const lb_form_name[LB_FORMATIONS + 1] = {
    "column", "line",       "general_order", "skirmish",  "carre",
    "masse",  "road_march", "limbered",      "unlimbered"};
const char *const lb_condition_name[4] = {"good", "disordered", "routed"};
const char *const lb_readiness_name[4] = {"fresh", "tired", "exhausted"};
const char *const lb_facing_name[LB_FACINGS + 1] = {
    "N",       "NE",     "SE",      "S",       "SW",     "NW",
    "side-NE", "side-E", "side-SE", "side-SW", "side-W", "side-NW"};
const char *const lb_phase_name[LB_PHASES + 1] = {
    "turn", "charge", "movement", "defensive", "offensive", "melee", "recovery"};
const char *const lb_army_name[LB_ARMIES + 1] = {"polish", "saxon", "austrian", "dutch"};
const char *const lb_mark_name[LB_MARKS + 1] = {
    "gone",      "taken", "off_map", "abandoned", "no_move",  "causeway",  "sheltered",
    "from_line", "moved", "moving",  "stream",    "tried",    "reordered", "turned",
    "forced",    "stuck", "charged", "reacted",   "is_bound", "straight",  "countered",
    "loose",     "stood", "saving",  "fought",    "rolled",   "queued",    "stirred",
    "hurried",   "named", "chose",   "passed"};
/* clang-format off */
#define FIELD(name, member, most)                                                        \
    {name, offsetof(struct lb_piece, member), sizeof((struct lb_piece *)0)->member, most}
const struct lb_piece_field lb_piece_field[LB_FIELDS] = {
    FIELD("left=", left, UINT8_MAX),
    FIELD("fire_lost=", fire_lost, UINT8_MAX),
    FIELD("met=", met, UINT8_MAX),
    FIELD("mp=", spent, UINT8_MAX),
    FIELD("fired=", fired, UINT8_MAX),
    FIELD("attacked=", attacked, 31),
    FIELD("turns=", forced, UINT8_MAX),
    FIELD("back=", back, UINT8_MAX),
    FIELD("aim=", aim, (1 << 15) - 1),
    FIELD("rest=", rest, UINT16_MAX),
    FIELD("refused=", refused, UINT8_MAX),
    FIELD("shunned=", shunned, (1 << 12) - 1),
    FIELD("joined=", joined, 31),
    FIELD("rank=", rank, UINT8_MAX),
};
/* clang-format on */

/* ---- pieces ---- */

static void put_fields(struct ks_writer *w, const struct ks_game *g,
                       const struct lb_piece *x)
{
    for (int i = 0; i < LB_FIELDS; i++) {
        const struct lb_piece_field *f = &lb_piece_field[i];
        const void *at = (const char *)x + f->at;
        int value = f->size == 1 ? *(const uint8_t *)at : *(const uint16_t *)at;
        if (value || i == LB_FIELD_LEFT) {
            ks_put_word(w, f->name);
            ks_put_number(w, value);
        }
    }
    if (x->came != KS_NO_DIRECTION) {
        ks_put_word(w, "came=");
        ks_put_number(w, x->came);
    }
    if (x->bound != KS_NONE) {
        char text[5];
        ks_hex_text(&g->map, x->bound, text);
        ks_put_word(w, "bound=");
        ks_put(w, text);
    }
    for (int i = 0; i < LB_MARKS; i++)
        if (x->marks >> i & 1)
            ks_put_word(w, lb_mark_name[i]);
}

static void put_piece(struct ks_writer *w, const struct ks_game *g,
                      const struct ks_state *s, ks_unit u)
{
    const struct lb_piece *x = piece(s, u);
    ks_put(w, on_map(s, u) ? "unit" : "off");
    ks_put_word(w, g->piece[u].id);
    for (int i = 0; i < x->parts; i++)
        ks_put_hex_word(w, g, lb_part_hex(g, s, u, i));
    ks_put_word(w, lb_facing_name[x->facing]);
    ks_put_word(w, lb_form_name[x->form]);
    if (x->condition)
        ks_put_word(w, lb_condition_name[x->condition]);
    if (x->readiness)
        ks_put_word(w, lb_readiness_name[x->readiness]);
    put_fields(w, g, x);
    ks_put(w, "\n");
}

/* Pieces in numerical order, then the order of those that share a hex. */
static void put_pieces(struct ks_writer *w, const struct ks_game *g,
                       const struct ks_state *s)
{
    for (ks_unit u = 0; u < g->pieces; u++)
        put_piece(w, g, s, u);
    for (ks_hex h = 0; h < grid(g)->hexes; h++) {
        if (top(s, h) == LB_NO_NODE || below(s, top(s, h)) == LB_NO_NODE)
            continue;
        ks_put(w, "stack");
        ks_put_hex_word(w, g, h);
        for (EACH_NODE(n, s, h))
            ks_put_word(w, g->piece[node_unit(g, n)].id);
        ks_put(w, "\n");
    }
}

/* ---- the rest ---- */

static void put_hexes(struct ks_writer *w, const struct ks_game *g,
                      const struct ks_state *s)
{
    const struct lb_game *r = lb(g);
    for (int i = 0; i < r->places; i++)
        for (int k = 0; k < r->place[i].hexes; k++)
            if (look(s)->lost_place[i] >> k & 1) {
                ks_put(w, "occupied");
                ks_put_hex_word(w, g, r->place[i].hex[k]);
                ks_put(w, "\n");
            }
    for (ks_hex h = 0; h < grid(g)->hexes; h++)
        if (in_set(look(s)->target, h)) {
            ks_put(w, "target");
            ks_put_hex_word(w, g, h);
            ks_put(w, "\n");
        }
}

static void put_tasks(struct ks_writer *w, const struct ks_game *g,
                      const struct ks_state *s)
{
    const struct lb_state *x = look(s);
    for (int i = 0; i < x->tasks; i++) {
        ks_put(w, "task");
        ks_put_word(w, g->piece[x->task[i].unit].id);
        const int64_t v[] = {x->task[i].kind, x->task[i].modifier + 128,
                             x->task[i].cause};
        for (int k = 0; k < 3; k++)
            ks_put_figure(w, v[k]);
        ks_put(w, "\n");
    }
    if (x->tasks)
        ks_put_line(w, "done", NULL, x->tasks_done);
}

size_t lb_state_text(const struct ks_game *g, const struct ks_state *s, char *out,
                     size_t size)
{
    struct ks_writer w = ks_writer(out, size);
    const struct lb_state *x = look(s);
    ks_put_head(&w, g, s);
    ks_put_named(&w, "phase", lb_phase_name[x->phase]);
    ks_put_named(&w, "side", g->side[x->side]);
    ks_put_line(&w, "moment", NULL, x->moment);
    if (x->veil)
        ks_put_line(&w, "veil", NULL, x->veil);
    for (int i = 0; i < LB_ARMIES; i++)
        if (x->level[i])
            ks_put_line(&w, "level", lb_army_name[i], x->level[i]);
    put_hexes(&w, g, s);
    put_tasks(&w, g, s);
    put_pieces(&w, g, s);
    ks_put_tail(&w, g, s);
    return w.n;
}
