#include "server/now.h"

#include <string.h>
#include <time.h>

#include "server/choice.h"
#include "server/entry.h"
#include "server/state.h"
#include "server/words.h"
#include "wire/chits.h"
#include "wire/lesson_reply.h"
#include "wire/orders.h"
#include "wire/reply.h"
#include "wire/view.h"

enum { LAST_ENTRIES = 100 };

/* ---- GAME ---- */

static json_t *json_time(int64_t seconds)
{
    char text[32];
    time_t t = (time_t)seconds;
    struct tm tm;
    if (gmtime_r(&t, &tm) == NULL ||
        strftime(text, sizeof text, "%Y-%m-%dT%H:%M:%SZ", &tm) == 0)
        return json_null();
    return json_string(text);
}

static const struct ks_room *open_room_of(const struct ks_server *server, const char *id)
{
    for (const struct ks_room *room = server->rooms; room != NULL; room = room->next)
        if (strcmp(room->stored.id, id) == 0)
            return room;
    return NULL;
}

/* Names of the sides are not stored: they are those of the seats in order. */
static json_t *json_players(const struct ks_stored *s, const char *const side[2],
                            enum ks_language language)
{
    char label[KS_TEXT];
    json_t *out = json_object();
    for (int i = 0; i < 2; i++) {
        json_t *player = json_object();
        ks_add_text(player, "kind", s->seat[i].kind);
        ks_add_text(player, "name", s->seat[i].name);
        ks_words_player(s->seat[i].kind, language, label, sizeof label);
        ks_add_text(player, "label", label);
        ks_add(out, side[i], player);
    }
    return out;
}

json_t *ks_now_game(const struct ks_server *server, const struct ks_stored *s,
                    enum ks_language language)
{
    const struct ks_room *room = open_room_of(server, s->id);
    const struct ks_summary *now = &s->now;
    struct ks_scenario_words words;
    json_t *out = json_object();
    ks_words_find(server, s->scenario, &words);
    const char *const side[2] = {words.side[0], words.side[1]};
    ks_add_text(out, "game", s->id);
    ks_add_text(out, "scenario", s->scenario);
    const char *title = words.title[language];
    ks_add_text(out, "title", title[0] != '\0' ? title : s->title);
    ks_add(out, "players", json_players(s, side, language));
    ks_add_bool(out, "curtain", s->curtain);
    ks_add_bool(out, "hints", s->hints);
    ks_add_bool(out, "open_plans", s->open_plans);
    ks_add_bool(out, "lesson", room != NULL && room->lesson >= 0);
    ks_add(out, "created", json_time(s->created));
    ks_add(out, "updated", json_time(s->updated));
    ks_add_int(out, "turn", now->turn);
    ks_add_int(out, "turns", words.turns);
    ks_add(out, "points",
           json_pack("{s:i, s:i}", side[0], now->points[0], side[1], now->points[1]));
    ks_add_text(out, "actor", now->actor[0] != '\0' ? now->actor : "nobody");
    ks_add_bool(out, "over", now->over);
    ks_add_text(out, "result", now->over ? now->result : NULL);
    ks_add_text(out, "how", now->over ? now->how : NULL);
    ks_add_int(out, "entries", (json_int_t)now->entries);
    ks_add_text(out, "commit", s->commit);
    ks_add_text(out, "read_only",
                room != NULL && room->read_only[0] != '\0' ? room->read_only : NULL);
    return out;
}

/* ---- TABLE ---- */

/* Does his command wear his colour? The sign of his arm says so. */
static bool has_colour(const struct ks_game *g, ks_unit u)
{
    return u < g->pieces && ks_is_leader(g, u) &&
           ks_sign_is(ks_term_sign(g, "arm", g->piece[u].arm), 2, "colour");
}

/* Such leaders are numbered in the order of the pieces; a unit has its leader's number. */
static json_t *json_colour(const struct ks_game *g, ks_unit u, ks_unit leader)
{
    ks_unit whose = has_colour(g, u) ? u : leader;
    json_int_t n = 0;
    for (ks_unit v = 0; v < whose && whose < g->pieces; v++)
        n += has_colour(g, v);
    return has_colour(g, whose) ? json_integer(n) : json_null();
}

static json_t *json_pieces(const struct ks_game *g, const struct ks_state *s)
{
    json_t *list = json_array();
    for (ks_unit u = 0; u < g->pieces; u++) {
        struct ks_counter c;
        ks_describe(g, s, u, &c);
        json_t *item = json_object();
        ks_reply_printed(item, g, u);
        ks_add(item, "full_name", ks_reply_full_name(g, u));
        ks_add_int(item, "steps", c.steps);
        ks_add(item, "commander", ks_reply_piece(g, c.commander));
        ks_add(item, "colour", json_colour(g, u, c.commander));
        json_array_append_new(list, item);
    }
    return list;
}

static json_t *json_dice(const struct ks_match *m)
{
    char hex[2 * KS_COMMIT_BYTES + 1];
    json_t *out = json_object();
    bool sealed = m->dice.kind == KS_DICE_SEALED || m->dice.kind == KS_DICE_SEEDED;
    ks_bytes_write(m->dice.commit, sizeof m->dice.commit, hex);
    ks_add_text(out, "kind", ks_dice_kind_name(m->dice.kind));
    ks_add_text(out, "commit", sealed ? hex : NULL);
    return out;
}

static json_t *json_seat(const struct ks_client *c)
{
    json_t *out = json_object(), *sides = json_array();
    for (unsigned i = 0; i < 2; i++)
        if (c->sides >> i & 1)
            json_array_append_new(sides, json_string(c->room->game->side[i]));
    ks_add(out, "sides", sides);
    ks_add_bool(out, "watch", c->sides == 0);
    return out;
}

void ks_now_table(json_t *out, const struct ks_client *c)
{
    const struct ks_room *room = c->room;
    const struct ks_game *g = room->game;
    struct ks_scenario_words words;
    ks_words_find(c->server, g->scenario, &words);
    json_t *pieces = json_pieces(g, &room->match->start), *sides = json_array();
    for (int i = 0; i < 2; i++) {
        json_t *side = json_pack("{s:s, s:s}", "id", g->side[i], "name",
                                 words.side_name[i][c->language]);
        ks_reply_livery(side, &g->side_livery[i]);
        json_array_append_new(sides, side);
    }
    json_t *armies = json_object();
    for (size_t i = 0; i < g->armies; i++)
        ks_add(armies, g->army[i].id, ks_reply_army(&g->army[i]));
    ks_add(out, "game", ks_now_game(c->server, &room->stored, c->language));
    ks_add(out, "battle", json_stringn(g->scenario, strcspn(g->scenario, "/")));
    ks_add_text(out, "scenario", g->scenario);
    ks_add_text(out, "title", g->title[c->language]);
    ks_add(out, "options", ks_reply_options(g));
    ks_add(out, "sides", sides);
    ks_add(out, "armies", armies);
    ks_add_int(out, "turns", g->turns);
    ks_add(out, "turn_clock", ks_words_clock(&words, g->turns));
    ks_add_int(out, "last_row", g->map.last_row);
    ks_add(out, "dice", json_dice(room->match));
    ks_add_int(out, "die_faces", ks_die_faces(g));
    ks_add_int(out, "die_least", ks_die_least(g));
    ks_add_bool(out, "activations", ks_has_activations(g));
    ks_add_int(out, "point_parts", ks_point_parts(g));
    ks_add(out, "seat", json_seat(c));
    ks_add_text(out, "rules_version", ks_rules_version(g));
    ks_add(out, "pieces", pieces);
}

/* ---- now ---- */

static json_t *json_losses(const struct ks_game *g, const struct ks_counter *shown)
{
    int steps[2] = {0}, units[2] = {0}, guns[2] = {0};
    for (ks_unit u = 0; u < g->pieces; u++) {
        const struct ks_counter *c = &shown[u];
        int side = g->piece[u].side;
        bool gun = g->piece[u].kind == KS_KIND_GUNS;
        guns[side] += gun && c->eliminated;
        if (gun || ks_is_leader(g, u))
            continue;
        steps[side] += c->eliminated ? c->steps : c->lost;
        units[side] += c->eliminated;
    }
    json_t *out = json_object();
    for (int i = 0; i < 2; i++)
        ks_add(out, g->side[i],
               json_pack("{s:i, s:i, s:i}", "steps", steps[i], "units", units[i], "guns",
                         guns[i]));
    return out;
}

static json_t *json_due(const struct ks_game *g, const struct ks_counter *shown)
{
    json_t *list = json_array();
    for (ks_unit u = 0; u < g->pieces; u++) {
        const struct ks_counter *c = &shown[u];
        if (c->hex != KS_NONE || c->eliminated || c->arrival == 0)
            continue;
        json_t *hexes = json_array();
        for (int i = 0; i < 2; i++)
            if (ks_grid_on_map(&g->map.grid, c->entry[i]))
                json_array_append_new(hexes, ks_reply_hex(g, c->entry[i]));
        json_array_append_new(list, json_pack("{s:s, s:i, s:o}", "unit", g->piece[u].id,
                                              "turn", c->arrival, "hexes", hexes));
    }
    return list;
}

static json_t *json_present(const struct ks_room *room)
{
    int n[3] = {0};
    for (const struct ks_client *c = room->server->clients; c != NULL; c = c->next)
        if (c->room == room) {
            n[0] += (int)(c->sides & 1);
            n[1] += (int)(c->sides >> 1 & 1);
            n[2] += c->sides == 0;
        }
    return json_pack("{s:i, s:i, s:i}", room->game->side[0], n[0], room->game->side[1],
                     n[1], "watch", n[2]);
}

static json_t *json_undo(const struct ks_client *c)
{
    const struct ks_match *m = c->room->match;
    enum ks_barrier barrier = c->sides == 0 ? KS_BARRIER_SIDE : ks_match_barrier(m);
    if (barrier == KS_NO_BARRIER && m->entries > 0 &&
        !(ks_client_own(c) >> m->entry[m->entries - 1].actor & 1))
        barrier = KS_BARRIER_SIDE;
    bool can =
        barrier == KS_NO_BARRIER && c->room->lesson < 0 && c->room->read_only[0] == '\0';
    enum ks_actor actor = ks_actor(&m->state);
    bool redo = c->room->redos > 0 && actor < KS_CHANCE && c->sides >> actor & 1;
    json_t *out = json_object();
    ks_add_bool(out, "can", can);
    ks_add_bool(out, "whole", can && ks_match_last_order(m) > 1);
    ks_add_text(out, "why", can ? NULL : ks_words_barrier(barrier, c->language));
    ks_add_bool(out, "redo", redo);
    return out;
}

bool ks_now_decides(const struct ks_client *c)
{
    const struct ks_match *m = c->room->match;
    enum ks_actor actor = ks_actor(&m->state);
    return !ks_match_over(m) && actor < KS_CHANCE && c->sides >> actor & 1 &&
           (int)actor == c->sat && ks_player_is_human(&m->terms.player[actor]) &&
           c->room->read_only[0] == '\0';
}

/* Sides whose plan he may ask for. */
static json_t *json_plans(const struct ks_client *c)
{
    json_t *list = json_array();
    for (int side = 0; side < 2; side++)
        if (ks_now_shows_plan(c, side))
            json_array_append_new(list, json_string(c->room->game->side[side]));
    return list;
}

static const char *view_name(const struct ks_game *g, int side, bool all)
{
    return all ? "all" : side == KS_NOBODY ? "spectator" : g->side[side];
}

/* Everything that follows from the view alone. */
static void add_view(json_t *out, const struct ks_game *g, const struct ks_state *view,
                     enum ks_language language)
{
    ks_situation_add(out, g, view, language);
    ks_chits_add(out, g, view);
}

static json_t *json_units(const struct ks_game *g, const struct ks_state *view,
                          struct ks_counter *shown)
{
    json_t *list = json_array();
    for (ks_unit u = 0; u < g->pieces; u++) {
        ks_describe(g, view, u, &shown[u]);
        json_array_append_new(list, ks_entry_unit(g, u, &shown[u]));
    }
    return list;
}

static json_t *last_entries(const struct ks_client *c)
{
    const struct ks_match *m = c->room->match;
    struct ks_watcher w = {{m->game, c->language, c->sat, false, json_array()}, m, NULL};
    size_t first = m->entries > LAST_ENTRIES ? m->entries - LAST_ENTRIES + 1 : 1;
    ks_match_retell(m, first, m->entries, ks_entry_watch, &w);
    return w.log.entries;
}

/* A side's orders are its secret until the end. */
static void add_orders(json_t *out, const struct ks_client *c)
{
    const struct ks_match *m = c->room->match;
    json_t *list = ks_orders_reply(m, c->sat, c->language), *item, *stopped = NULL;
    size_t i;
    json_array_foreach(list, i, item) if (json_is_object(json_object_get(item, "stop")))
        stopped = item;
    ks_add(out, "stopped", stopped == NULL ? json_null() : json_incref(stopped));
    ks_add(out, "orders", list);
    ks_add(out, "left", ks_orders_left(m, c->sat));
}

json_t *ks_now(struct ks_client *c, bool full)
{
    struct ks_room *room = c->room;
    const struct ks_game *g = room->game;
    struct ks_state view;
    json_t *out = json_object();
    ks_view(g, &room->match->state, c->sat, &view);
    ks_reply_status(out, room->match, c->language);
    ks_add_text(out, "push", "now");
    ks_add_bool(out, "full", full);
    ks_add_int(out, "n", (json_int_t)room->match->entries);
    ks_add_text(out, "side", view_name(g, c->sat, false));
    if (full)
        ks_add(out, "units", json_units(g, &view, c->shown));
    ks_add(out, "entries", full ? last_entries(c) : json_incref(c->entries));
    add_view(out, g, &view, c->language);
    ks_add_bool(out, "mine", ks_now_decides(c));
    if (ks_now_decides(c))
        ks_choice_add(out, g, &room->match->state, c->language);
    if (c->sides != 0 && c->sat < 2)
        add_orders(out, c);
    ks_add(out, "undo", json_undo(c));
    ks_add_bool(out, "thinking", room->thinking != NULL);
    ks_add_bool(out, "hint", ks_now_decides(c) && room->stored.hints);
    ks_add(out, "plans", json_plans(c));
    ks_add_text(out, "offer", room->offer == KS_NOBODY ? NULL : g->side[room->offer]);
    ks_add(out, "present", json_present(room));
    ks_add(out, "losses", json_losses(g, c->shown));
    ks_add(out, "due", json_due(g, c->shown));
    if (room->read_only[0] != '\0')
        ks_add_text(out, "read_only", room->read_only);
    if (room->lesson >= 0)
        ks_add(out, "lesson",
               ks_lesson_reply(room->lessons, (size_t)room->lesson, room->match,
                               c->language));
    json_decref(c->entries);
    c->entries = json_array();
    c->known = true;
    return out;
}

json_t *ks_now_moment(const struct ks_room *room, size_t n, int side, bool all,
                      enum ks_language language)
{
    const struct ks_match *m = room->match;
    const struct ks_game *g = room->game;
    struct ks_counter shown[KS_MAX_PIECES];
    struct ks_state s, view;
    ks_match_at(m, n, &s);
    if (all)
        ks_copy(g, &view, &s);
    else
        ks_view(g, &s, side, &view);
    struct ks_event prompt = ks_prompt(g, &s);
    bool over = ks_actor(&s) == KS_NOBODY || (n >= m->entries && ks_match_over(m));
    json_t *out = json_object();
    ks_add(out, "full", json_true());
    ks_add_int(out, "moment", (json_int_t)n);
    ks_add_int(out, "n", (json_int_t)m->entries);
    ks_add_text(out, "side", view_name(g, side, all));
    ks_add_text(out, "actor", ks_actor_name(g, over ? KS_NOBODY : (int)ks_actor(&s)));
    ks_add(out, "prompt", over ? json_null() : ks_reply_event(g, &prompt, language));
    ks_add_int(out, "turn", s.turn);
    ks_reply_score(out, g, &s);
    ks_add_bool(out, "over", over);
    ks_add(out, "units", json_units(g, &view, shown));
    add_view(out, g, &view, language);
    ks_add(out, "losses", json_losses(g, shown));
    ks_add(out, "due", json_due(g, shown));
    return out;
}
