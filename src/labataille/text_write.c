#include "labataille/system.h"
#include "labataille/text.h"

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
const char *const lb_field_name[LB_FIELDS] = {
    "left=", "fire_lost=", "met=",  "mp=",      "fired=",   "attacked=", "turns=",
    "back=", "aim=",       "rest=", "refused=", "shunned=", "joined=",   "rank="};

static void put_key(struct ks_writer *w, const char *key, int64_t number)
{
    ks_put(w, key);
    ks_put(w, " ");
    ks_put_number(w, number);
    ks_put(w, "\n");
}

static void put_named_number(struct ks_writer *w, const char *key, const char *name,
                             int number)
{
    ks_put(w, key);
    ks_put(w, " ");
    ks_put(w, name);
    put_key(w, "", number);
}

static void put_hex(struct ks_writer *w, const struct ks_game *g, ks_hex h)
{
    char text[5];
    ks_hex_text(&g->map, h, text);
    ks_put(w, " ");
    ks_put(w, text);
}

static void put_word(struct ks_writer *w, const char *word)
{
    ks_put(w, " ");
    ks_put(w, word);
}

/* ---- pieces ---- */

static void put_fields(struct ks_writer *w, const struct ks_game *g,
                       const struct lb_piece *x)
{
    const int value[LB_FIELDS] = {
        x->left, x->fire_lost, x->met,  x->spent,   x->fired,   x->attacked, x->forced,
        x->back, x->aim,       x->rest, x->refused, x->shunned, x->joined,   x->rank};
    for (int i = 0; i < LB_FIELDS; i++)
        if (value[i] || i == FIELD_LEFT) {
            put_word(w, lb_field_name[i]);
            ks_put_number(w, value[i]);
        }
    if (x->came != KS_NO_DIRECTION) {
        put_word(w, "came=");
        ks_put_number(w, x->came);
    }
    if (x->bound != KS_NONE) {
        char text[5];
        ks_hex_text(&g->map, x->bound, text);
        put_word(w, "bound=");
        ks_put(w, text);
    }
    for (int i = 0; i < LB_MARKS; i++)
        if (x->marks >> i & 1)
            put_word(w, lb_mark_name[i]);
}

static void put_piece(struct ks_writer *w, const struct ks_game *g,
                      const struct ks_state *s, ks_unit u)
{
    const struct lb_piece *x = piece(s, u);
    ks_put(w, on_map(s, u) ? "unit" : "off");
    put_word(w, g->piece[u].id);
    for (int i = 0; i < x->parts; i++)
        put_hex(w, g, lb_part_hex(g, s, u, i));
    put_word(w, lb_facing_name[x->facing]);
    put_word(w, lb_form_name[x->form]);
    if (x->condition)
        put_word(w, lb_condition_name[x->condition]);
    if (x->readiness)
        put_word(w, lb_readiness_name[x->readiness]);
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
        put_hex(w, g, h);
        for (EACH_NODE(n, s, h))
            put_word(w, g->piece[node_unit(g, n)].id);
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
                put_hex(w, g, r->place[i].hex[k]);
                ks_put(w, "\n");
            }
    for (ks_hex h = 0; h < grid(g)->hexes; h++)
        if (in_set(look(s)->target, h)) {
            ks_put(w, "target");
            put_hex(w, g, h);
            ks_put(w, "\n");
        }
}

static void put_tasks(struct ks_writer *w, const struct ks_game *g,
                      const struct ks_state *s)
{
    const struct lb_state *x = look(s);
    for (int i = 0; i < x->tasks; i++) {
        ks_put(w, "task");
        put_word(w, g->piece[x->task[i].unit].id);
        const int64_t v[] = {x->task[i].kind, x->task[i].modifier + 128,
                             x->task[i].cause};
        for (int k = 0; k < 3; k++) {
            ks_put(w, " ");
            ks_put_number(w, v[k]);
        }
        ks_put(w, "\n");
    }
    if (x->tasks)
        put_key(w, "done", x->tasks_done);
}

size_t lb_state_text(const struct ks_game *g, const struct ks_state *s, char *out,
                     size_t size)
{
    struct ks_writer w = ks_writer(out, size);
    const struct lb_state *x = look(s);
    ks_put_head(&w, g, s);
    ks_put(&w, "phase");
    put_word(&w, lb_phase_name[x->phase]);
    ks_put(&w, "\nside");
    put_word(&w, g->side[x->side]);
    ks_put(&w, "\n");
    put_key(&w, "moment", x->moment);
    if (x->veil)
        put_key(&w, "veil", x->veil);
    for (int i = 0; i < LB_ARMIES; i++)
        if (x->level[i])
            put_named_number(&w, "level", lb_army_name[i], x->level[i]);
    put_hexes(&w, g, s);
    put_tasks(&w, g, s);
    put_pieces(&w, g, s);
    ks_put_tail(&w, g, s);
    return w.n;
}
