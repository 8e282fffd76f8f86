/* The past: log, dice, earlier moments. */
#include <stdlib.h>
#include <string.h>

#include "server/entry.h"
#include "server/now.h"
#include "server/op.h"
#include "server/state.h"
#include "server/telling.h"
#include "wire/reply.h"

enum { MOST_ENTRIES = 500 }; /* in one answer */

/* Through whose eyes: the seat's own, or another's once the game is over. */
static bool read_viewer(struct ks_request *r, int *side, bool *all)
{
    const struct ks_client *c = r->client;
    const struct ks_game *g = c->room->game;
    const char *name = ks_request_may(r, "side");
    *side = c->sat;
    *all = false;
    if (name == NULL)
        return true;
    int wanted = strcmp(name, g->side[0]) == 0    ? KS_SIDE_A
                 : strcmp(name, g->side[1]) == 0  ? KS_SIDE_B
                 : strcmp(name, "all") == 0       ? KS_CHANCE
                 : strcmp(name, "spectator") == 0 ? KS_NOBODY
                                                  : -1;
    if (wanted < 0)
        return ks_refuse(&r->no, "bad_request", "side: no side \"%.20s\".", name);
    if (wanted != c->sat && wanted != KS_NOBODY && !ks_match_over(c->room->match))
        return ks_refuse(&r->no, "not_yours",
                         "You can open other views when the game is over.");
    *all = wanted == KS_CHANCE;
    *side = *all ? KS_NOBODY : wanted;
    return true;
}

/* ---- log ---- */

struct log {
    struct ks_telling telling; /* first */
    struct ks_watcher w;
    struct ks_counter shown[KS_MAX_PIECES];
};

static void hear_entry(void *context, const struct ks_told *told)
{
    ks_entry_watch(&((struct log *)context)->w, told);
}

/* What was shown before the first entry. */
static void show(struct ks_telling *t, const struct ks_state *before)
{
    struct log *l = (struct log *)t;
    struct ks_state view;
    const struct ks_game *g = l->w.log.game;
    ks_log_view(&l->w.log, before, &view);
    for (ks_unit u = 0; u < g->pieces; u++)
        ks_describe(g, &view, u, &l->shown[u]);
}

static void end_log(struct ks_telling *t, json_t *out)
{
    json_object_set(out, "entries", ((struct log *)t)->w.log.entries);
}

static void free_log(struct ks_telling *t)
{
    json_decref(((struct log *)t)->w.log.entries);
    free((struct log *)t);
}

bool ks_do_log(struct ks_request *r)
{
    const struct ks_game *g = r->client->room->game;
    json_int_t from, to;
    int side;
    bool all, units = json_is_true(json_object_get(r->in, "units"));
    if (!ks_request_number(r, "from", 1 << 20, &from) ||
        !ks_request_number(r, "to", 1 << 20, &to) || !read_viewer(r, &side, &all))
        return false;
    from = from < 1 ? 1 : from;
    to = to - from >= MOST_ENTRIES ? from + MOST_ENTRIES - 1 : to;
    struct log *l = calloc(1, sizeof *l);
    if (l == NULL)
        return ks_refuse(&r->no, "internal", "Out of memory; try again.");
    l->w = (struct ks_watcher){{g, r->client->language, side, all, json_array()},
                               r->client->room->match,
                               units ? l->shown : NULL};
    l->telling = (struct ks_telling){.listener = hear_entry,
                                     .begin = units ? show : NULL,
                                     .end = end_log,
                                     .free = free_log};
    return ks_telling_start(&l->telling, r, (size_t)from, (size_t)to);
}

/* ---- dice ---- */

struct rolls {
    struct ks_telling telling; /* first */
    const struct ks_match *match;
    enum ks_language language;
    bool open; /* nothing is secret any more */
    json_t *list, *counts;
};

static void count_roll(json_t *counts, int value)
{
    char key[16];
    snprintf(key, sizeof key, "%d", value);
    json_int_t n = json_integer_value(json_object_get(counts, key));
    ks_add_int(counts, key, n + 1);
}

/* Which of the equally likely outcomes came. */
static size_t place_of(const struct ks_actions *list, struct ks_action a)
{
    size_t i = 0;
    while (i < list->n && ks_action_key(list->v[i]) != ks_action_key(a))
        i++;
    return i;
}

static void hear_roll(void *context, const struct ks_told *told)
{
    struct rolls *x = context;
    const struct ks_game *g = x->match->game;
    struct ks_actions list;
    char text[KS_TEXT] = "";
    if (told->entry->kind != KS_ENTRY_ACTION || told->entry->actor != KS_CHANCE)
        return;
    ks_action_text(g, told->entry->action, text, sizeof text);
    bool rolled = ks_action_role(g, told->entry->action) == KS_ROLLS;
    int value = told->entry->action.arg;
    ks_legal(g, told->before, &list);
    json_t *item = json_object();
    ks_add_int(item, "roll", (json_int_t)json_array_size(x->list));
    ks_add_int(item, "n", (json_int_t)told->number);
    ks_add_text(item, "action", text);
    ks_add(item, "value", rolled ? json_integer(value) : json_null());
    ks_add_int(item, "of", (json_int_t)list.n);
    if (x->open) { /* the index of a drawn chit would give away hidden ones */
        size_t index = place_of(&list, told->entry->action);
        ks_add_int(item, "index", (json_int_t)index);
    }
    ks_add(item, "for", ks_reply_event(g, told->prompt, x->language));
    ks_add_text(item, "side",
                told->prompt->unit < g->pieces
                    ? g->side[g->piece[told->prompt->unit].side]
                    : NULL);
    json_array_append_new(x->list, item);
    if (rolled)
        count_roll(x->counts, value);
}

/* The other inputs of every roll (docs/dice.md). */
static void reply_mix(json_t *out, const struct ks_dice *d)
{
    char hex[2 * KS_GAME_ID_BYTES + 1];
    ks_bytes_write(d->id, sizeof d->id, hex);
    ks_add_text(out, "kind", ks_dice_kind_name(d->kind));
    ks_add_text(out, "game", hex);
    ks_add(out, "salts",
           json_pack("[o,o]", ks_reply_text(d->salt[0]), ks_reply_text(d->salt[1])));
}

static void end_dice(struct ks_telling *t, json_t *out)
{
    const struct rolls *x = (const struct rolls *)t;
    const struct ks_match *m = x->match;
    char hex[2 * KS_SECRET_BYTES + 1];
    bool sealed = m->dice.kind == KS_DICE_SEALED || m->dice.kind == KS_DICE_SEEDED;
    reply_mix(out, &m->dice);
    ks_bytes_write(m->dice.commit, sizeof m->dice.commit, hex);
    ks_add_text(out, "commit", sealed ? hex : NULL);
    ks_add_int(out, "faces", ks_die_faces(m->game));
    ks_add_int(out, "least", ks_die_least(m->game));
    json_object_set(out, "rolls", x->list);
    json_object_set(out, "counts", x->counts);
    if (sealed && x->open && m->dice.known) {
        ks_bytes_write(m->dice.secret, sizeof m->dice.secret, hex);
        ks_add_text(out, "secret", hex);
    }
}

static void free_dice(struct ks_telling *t)
{
    struct rolls *x = (struct rolls *)t;
    json_decref(x->list);
    json_decref(x->counts);
    free(x);
}

bool ks_do_dice(struct ks_request *r)
{
    const struct ks_match *m = r->client->room->match;
    struct rolls *x = calloc(1, sizeof *x);
    if (x == NULL)
        return ks_refuse(&r->no, "internal", "Out of memory; try again.");
    *x = (struct rolls){{.listener = hear_roll, .end = end_dice, .free = free_dice},
                        m,
                        r->client->language,
                        ks_match_over(m),
                        json_array(),
                        json_object()};
    return ks_telling_start(&x->telling, r, 1, m->entries);
}

/* ---- moments ---- */

bool ks_do_moment(struct ks_request *r)
{
    const struct ks_room *room = r->client->room;
    json_int_t n;
    int side;
    bool all;
    if (!ks_request_number(r, "n", (json_int_t)room->match->entries, &n) ||
        !read_viewer(r, &side, &all))
        return false;
    json_t *moment = ks_now_moment(room, (size_t)n, side, all, r->client->language);
    json_object_update(r->out, moment);
    json_decref(moment);
    return true;
}
