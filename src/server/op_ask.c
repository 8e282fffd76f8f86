/* Queries about the position as the seat knows it: why not, odds, sight, zones. None of them
 * changes anything. */
#include <stdlib.h>
#include <string.h>

#include "order/ask.h"
#include "order/way.h"
#include "server/op.h"
#include "wire/reply.h"

/* What the seat knows; decisions of its own are as they are. */
static void look(const struct ks_request *r, struct ks_state *out)
{
    const struct ks_client *c = r->client;
    ks_view(c->room->game, &c->room->match->state, c->sat, out);
}

static bool is_over(struct ks_request *r)
{
    if (!ks_match_over(r->client->room->match))
        return false;
    ks_refuse(&r->no, "game_over", "The game is over; no action is legal.");
    return true;
}

/* ---- why not ---- */

bool ks_do_why(struct ks_request *r)
{
    struct ks_action a;
    struct ks_state view;
    if (!ks_request_action(r, &a) || is_over(r))
        return false;
    look(r, &view);
    ks_reply_why(r->out, r->client->room->game, &view, a, r->client->language);
    return true;
}

static void set_reason(struct ks_request *r, const struct ks_event *e)
{
    const struct ks_game *g = r->client->room->game;
    ks_add_bool(r->out, "legal", e->code == 0);
    ks_add(r->out, "reason", ks_reply_reason(g, e, r->client->language));
}

/* Is the action of a verb that was looked at already? */
static bool is_repeated(const struct ks_actions *list, size_t i)
{
    for (size_t k = 0; k < i; k++)
        if (list->v[k].verb == list->v[i].verb)
            return true;
    return false;
}

bool ks_do_why_piece(struct ks_request *r)
{
    ks_unit u;
    struct ks_state view;
    if (!ks_request_unit(r, "unit", &u) || is_over(r))
        return false;
    look(r, &view);
    struct ks_event why = ks_ask_piece(r->client->room->game, &view, u);
    set_reason(r, &why);
    return true;
}

/* Tries what may be done with other hexes, by the unit named or by any. */
bool ks_do_why_hex(struct ks_request *r)
{
    ks_hex hex;
    ks_unit u = KS_NONE;
    struct ks_state view;
    struct ks_actions list;
    const struct ks_game *g = r->client->room->game;
    if (!ks_request_hex(r, "hex", &hex) || is_over(r) ||
        (ks_request_may(r, "unit") != NULL && !ks_request_unit(r, "unit", &u)))
        return false;
    look(r, &view);
    struct ks_event why = ks_prompt(g, &view);
    ks_legal(g, &view, &list);
    for (size_t i = 0; i < list.n; i++) {
        struct ks_action a = list.v[i];
        if (!ks_grid_on_map(&g->map.grid, a.hex) || (u != KS_NONE && a.unit != u) ||
            (u == KS_NONE && is_repeated(&list, i)))
            continue;
        a.hex = hex;
        why = ks_why_not(g, &view, a);
        if (why.code != 0)
            break;
    }
    set_reason(r, &why);
    return true;
}

/* ---- chances ---- */

bool ks_do_odds(struct ks_request *r)
{
    struct ks_action a;
    struct ks_state view;
    const struct ks_game *g = r->client->room->game;
    if (!ks_request_action(r, &a) || is_over(r))
        return false;
    look(r, &view);
    struct ks_event why = ks_why_not(g, &view, a);
    if (why.code != 0) {
        char text[KS_TEXT];
        ks_event_text(g, &why, r->client->language, text, sizeof text);
        ks_refuse(&r->no, "illegal", "%s", text);
        strncat(r->no.paragraph, ks_event_paragraph(g, &why), sizeof r->no.paragraph - 1);
        return false;
    }
    ks_ask_shot(g, &view, &a);
    ks_reply_odds(r->out, g, &view, a, r->client->language);
    return true;
}

/* ---- sight ---- */

bool ks_do_sight(struct ks_request *r)
{
    ks_hex from, to;
    struct ks_state view;
    const struct ks_game *g = r->client->room->game;
    if (!ks_request_hex(r, "from", &from) || !ks_request_hex(r, "to", &to))
        return false;
    look(r, &view);
    ks_reply_sight(r->out, g, &view, from, to, r->client->language);
    struct ks_event e = ks_sight(g, &view, from, to);
    ks_add(r->out, "at", e.code == 0 ? json_null() : ks_reply_hex(g, e.hex));
    return true;
}

/* Calls back for every hex of the map. */
static void each_hex(const struct ks_game *g, void (*visit)(void *, ks_hex),
                     void *context)
{
    for (int row = 1; row <= g->map.grid.rows; row++)
        for (int col = 1; col <= g->map.grid.cols; col++)
            visit(context, ks_grid_hex(&g->map.grid, col, row));
}

struct sighting {
    const struct ks_game *game;
    const struct ks_state *state;
    ks_hex from;
    json_t *seen, *hidden;
};

static void see(void *context, ks_hex h)
{
    struct sighting *x = context;
    if (h == x->from)
        return;
    bool visible = ks_sight(x->game, x->state, x->from, h).code == 0;
    json_array_append_new(visible ? x->seen : x->hidden, ks_reply_hex(x->game, h));
}

bool ks_do_field(struct ks_request *r)
{
    struct ks_state view;
    struct sighting x = {r->client->room->game, &view, KS_NONE, NULL, NULL};
    if (!ks_request_hex(r, "from", &x.from))
        return false;
    look(r, &view);
    x.seen = json_array();
    x.hidden = json_array();
    each_hex(x.game, see, &x);
    ks_add(r->out, "seen", x.seen);
    ks_add(r->out, "hidden", x.hidden);
    return true;
}

/* ---- zones, command, threat ---- */

struct zones {
    const struct ks_game *game;
    const struct ks_state *state;
    ks_unit unit;
    json_t *list[4]; /* by enum ks_bearing; the first is for fire */
};

static void sort_hex(void *context, ks_hex h)
{
    struct zones *z = context;
    enum ks_bearing b = ks_bearing(z->game, z->state, z->unit, h);
    if (b != KS_BEARING_NONE)
        json_array_append_new(z->list[b], ks_reply_hex(z->game, h));
    if (ks_covers(z->game, z->state, z->unit, h))
        json_array_append_new(z->list[0],
                              json_pack("{s:o}", "hex", ks_reply_hex(z->game, h)));
}

bool ks_do_zones(struct ks_request *r)
{
    static const char *const name[4] = {"fire", "front", "flank", "rear"};
    struct ks_state view;
    struct zones z = {.game = r->client->room->game, .state = &view};
    if (!ks_request_unit(r, "unit", &z.unit))
        return false;
    look(r, &view);
    for (int i = 0; i < 4; i++) {
        z.list[i] = json_array();
        ks_add(r->out, name[i], z.list[i]);
    }
    each_hex(z.game, sort_hex, &z);
    return true;
}

struct commanding {
    const struct ks_game *game;
    const struct ks_state *state;
    ks_unit commander;
    json_t *hexes;
};

static void ask_command(void *context, ks_hex h)
{
    struct commanding *x = context;
    if (ks_commands(x->game, x->state, x->commander, h))
        json_array_append_new(x->hexes, ks_reply_hex(x->game, h));
}

bool ks_do_command(struct ks_request *r)
{
    struct ks_state view;
    struct commanding x = {.game = r->client->room->game, .state = &view};
    if (!ks_request_unit(r, "unit", &x.commander))
        return false;
    look(r, &view);
    json_t *in = json_array(), *out = json_array();
    x.hexes = json_array();
    each_hex(x.game, ask_command, &x);
    for (ks_unit u = 0; u < x.game->pieces; u++) {
        struct ks_counter c;
        ks_describe(x.game, &view, u, &c);
        if (c.commander != x.commander || c.hex == KS_NONE || c.eliminated)
            continue;
        bool reached = ks_commands(x.game, &view, x.commander, c.hex);
        json_array_append_new(reached ? in : out, json_string(x.game->piece[u].id));
    }
    ks_add(r->out, "hexes", x.hexes);
    ks_add(r->out, "units", in);
    ks_add(r->out, "out", out);
    return true;
}

/* How many stacks of the other side could fire at a hex or have it before their front. */
static void count_threat(const struct ks_game *g, const struct ks_state *s, int side,
                         uint8_t *count)
{
    static const struct ks_counter none = {.hex = KS_NONE};
    ks_hex *counted =
        calloc(KS_MAX_HEXES, sizeof *counted); /* the stack seen last, + 1 */
    if (counted == NULL)
        return;
    for (ks_unit u = 0; u < g->pieces; u++) {
        struct ks_counter c = none;
        if (g->piece[u].side == side)
            continue;
        ks_describe(g, s, u, &c);
        if (c.hex == KS_NONE)
            continue;
        for (int row = 1; row <= g->map.grid.rows; row++)
            for (int col = 1; col <= g->map.grid.cols; col++) {
                ks_hex h = ks_grid_hex(&g->map.grid, col, row);
                if (counted[h] == c.hex + 1 ||
                    (!ks_covers(g, s, u, h) &&
                     ks_bearing(g, s, u, h) != KS_BEARING_FRONT))
                    continue;
                counted[h] = (ks_hex)(c.hex + 1);
                count[h]++;
            }
    }
    free(counted);
}

bool ks_do_threat(struct ks_request *r)
{
    static const size_t size = KS_MAX_HEXES;
    const struct ks_client *c = r->client;
    const struct ks_game *g = c->room->game;
    const char *name = ks_request_may(r, "side");
    struct ks_state view;
    int side = c->sat == KS_NOBODY ? 0 : c->sat;
    if (name != NULL)
        side = strcmp(name, g->side[1]) == 0;
    uint8_t *count = calloc(size, 1);
    if (count == NULL)
        return ks_refuse(&r->no, "internal", "Out of memory; try again.");
    look(r, &view);
    count_threat(g, &view, side, count);
    json_t *list = json_array();
    for (ks_hex h = 0; h < size; h++)
        if (count[h] > 0)
            json_array_append_new(list, json_pack("{s:o, s:i}", "hex", ks_reply_hex(g, h),
                                                  "stacks", count[h]));
    free(count);
    ks_add_text(r->out, "side", g->side[side]);
    ks_add(r->out, "hexes", list);
    return true;
}

/* ---- reach ---- */

static json_t *json_way(const struct ks_game *g, const struct ks_way *way)
{
    json_t *path = json_array();
    for (int i = 0; i < way->drill.n; i++)
        json_array_append_new(path, ks_reply_action(g, way->drill.v[i]));
    return json_pack("{s:o, s:i, s:s?, s:b, s:o}", "hex", ks_reply_hex(g, way->hex),
                     "cost", way->cost, "facing", ks_facing_name(way->facing), "rolls",
                     way->rolls, "path", path);
}

bool ks_do_reach(struct ks_request *r)
{
    ks_unit u;
    struct ks_state view;
    const struct ks_game *g = r->client->room->game;
    if (!ks_request_unit(r, "unit", &u) || is_over(r))
        return false;
    struct ks_way *way = calloc(KS_WAY_MOST, sizeof *way);
    if (way == NULL)
        return ks_refuse(&r->no, "internal", "Out of memory; try again.");
    look(r, &view);
    size_t n = ks_way_reach(g, &view, u, way);
    json_t *list = json_array();
    for (size_t i = 0; i < n; i++)
        json_array_append_new(list, json_way(g, &way[i]));
    free(way);
    ks_add(r->out, "hexes", list);
    return true;
}
