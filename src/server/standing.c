#include "server/standing.h"

#include <stdlib.h>
#include <string.h>

#include "order/custom.h"
#include "order/order_terms.h"
#include "wire/reply.h"

/* All notes that a list can cause: drops, what it gives, and what is to be asked. */
enum { MOST_NOTES = KS_ORDERS + KS_STANDING_MOST + 1 };

struct changes {
    size_t n;
    struct ks_note v[MOST_NOTES];
};

static bool is_standing(const struct ks_order *o)
{
    return o->kind == KS_ORDER_ANSWER && o->set == KS_SET_ALL &&
           o->manner == KS_BY_DECLINING;
}

static bool says_the_same(const struct ks_order *a, const struct ks_order *b)
{
    return strcmp(a->prompt, b->prompt) == 0 && a->beyond == b->beyond &&
           a->scope == b->scope;
}

/* ---- replies ---- */

json_t *ks_standing_reply(const struct ks_room *room, int side)
{
    json_t *list = json_array();
    const struct ks_orders *book = room->match->book[side];
    for (size_t i = 0; book != NULL && i < book->n; i++) {
        const struct ks_order *o = &book->v[i].order;
        if (!is_standing(o))
            continue;
        json_t *item = json_object();
        ks_add_text(item, "when", "reaction");
        ks_add_text(item, "code", o->prompt[0] == '\0' ? NULL : o->prompt);
        ks_add(item, "beyond", o->beyond == 0 ? json_null() : json_integer(o->beyond));
        ks_add_text(item, "scope", ks_scope_name[o->scope][KS_ENGLISH]);
        json_array_append_new(list, item);
    }
    return list;
}

/* ---- requests ---- */

/* An answer as the text of an order, so that it is read in one place. */
static bool read_one(const struct ks_game *g, int side, const json_t *item,
                     struct ks_order *out)
{
    const json_t *code = json_object_get(item, "code");
    const json_t *beyond = json_object_get(item, "beyond");
    const char *scope = json_string_value(json_object_get(item, "scope"));
    const char *prompt = json_string_value(code);
    char text[KS_TEXT], error[KS_TEXT], to[80] = "", far[40] = "";
    if (scope == NULL || strchr(scope, ' ') != NULL || strlen(scope) > 20 ||
        (prompt == NULL && code != NULL && !json_is_null(code)) ||
        (!json_is_integer(beyond) && beyond != NULL && !json_is_null(beyond)))
        return false;
    if (prompt != NULL && (strchr(prompt, ' ') != NULL || strlen(prompt) > 60))
        return false;
    if (prompt != NULL)
        snprintf(to, sizeof to, " to %s", prompt);
    if (json_integer_value(beyond) != 0)
        snprintf(far, sizeof far, " beyond %lld", (long long)json_integer_value(beyond));
    snprintf(text, sizeof text, "answer all decline%s%s for %s", to, far, scope);
    return ks_order_parse(g, side, text, out, error);
}

static bool read_list(const struct ks_game *g, int side, const json_t *list,
                      struct ks_order out[KS_STANDING_MOST], struct ks_refusal *no)
{
    if (!json_is_array(list) || json_array_size(list) > KS_STANDING_MOST)
        return ks_refuse(no, "bad_request", "answers: expected a list of at most %d.",
                         KS_STANDING_MOST);
    for (size_t i = 0; i < json_array_size(list); i++)
        if (!read_one(g, side, json_array_get(list, i), &out[i]))
            return ks_refuse(no, "bad_request",
                             "answers[%zu]: expected code, beyond and scope (activation, "
                             "turn or game).",
                             i);
    return true;
}

static bool is_among(const struct ks_order *list, size_t n, const struct ks_order *o)
{
    for (size_t i = 0; i < n; i++)
        if (says_the_same(&list[i], o))
            return true;
    return false;
}

static bool is_in_force(const struct ks_orders *book, const struct ks_order *o)
{
    for (size_t i = 0; book != NULL && i < book->n; i++)
        if (is_standing(&book->v[i].order) && says_the_same(&book->v[i].order, o))
            return true;
    return false;
}

/* Notes after which just these are in force. A side without orders stays without customs. */
static bool find_changes(const struct ks_room *room, int side,
                         const struct ks_order *list, size_t n, struct changes *out)
{
    const struct ks_orders *book = room->match->book[side];
    struct ks_note note = {.side = (uint8_t)side};
    note.kind = KS_NOTE_ASKS;
    for (int m = 0; m < KS_MATTERS; m++)
        if (ks_is_custom((enum ks_matter)m))
            note.asks = (uint16_t)(note.asks | 1u << m);
    if (book == NULL && n > 0)
        out->v[out->n++] = note;
    note = (struct ks_note){.side = (uint8_t)side, .kind = KS_NOTE_DROPPED};
    for (size_t i = 0; book != NULL && i < book->n; i++)
        if (is_standing(&book->v[i].order) && !is_among(list, n, &book->v[i].order)) {
            note.number = book->v[i].number;
            out->v[out->n++] = note;
        }
    note = (struct ks_note){.side = (uint8_t)side, .kind = KS_NOTE_GIVEN};
    for (size_t i = 0; i < n; i++) {
        if (is_in_force(book, &list[i]) || is_among(list, i, &list[i]))
            continue;
        if ((note.order = malloc(sizeof *note.order)) == NULL)
            return false;
        *note.order = list[i];
        out->v[out->n++] = note;
    }
    return true;
}

static bool prepare(const struct ks_room *room, int side, const json_t *list,
                    struct changes *out, struct ks_refusal *no)
{
    struct ks_order read[KS_STANDING_MOST];
    out->n = 0;
    if (!read_list(room->game, side, list, read, no))
        return false;
    if (find_changes(room, side, read, json_array_size(list), out))
        return true;
    for (size_t i = 0; i < out->n; i++)
        free(out->v[i].order);
    return ks_refuse(no, "internal", "Out of memory; try again.");
}

bool ks_standing_give(struct ks_room *room, int side, const json_t *list,
                      struct ks_refusal *no)
{
    struct changes all;
    return prepare(room, side, list, &all, no) &&
           (all.n == 0 || ks_room_orders(room, all.v, all.n, no));
}

/* ---- what an older server kept ---- */

void ks_standing_load(struct ks_room *room, struct ks_store *store)
{
    struct ks_refusal no;
    for (int side = 0; side < 2; side++) {
        struct ks_buffer text = {0};
        if (ks_store_standing(store, room->stored.id, side, &text, &no) &&
            text.length > 0 && !text.failed)
            room->inherited[side] = json_loadb(text.text, text.length, 0, NULL);
        ks_buffer_free(&text);
    }
}

/* Has the side ever said how it answers? */
static bool has_answered(const struct ks_match *m, int side)
{
    for (size_t i = 0; i < m->notes; i++)
        if (m->note[i].side == side && m->note[i].kind == KS_NOTE_GIVEN &&
            m->note[i].order->kind == KS_ORDER_ANSWER)
            return true;
    return false;
}

bool ks_standing_inherit(struct ks_room *room, struct ks_refusal *no)
{
    for (int side = 0; side < 2; side++) {
        json_t *list = room->inherited[side];
        struct changes all;
        room->inherited[side] = NULL;
        bool wanted = list != NULL && !has_answered(room->match, side) &&
                      ks_player_is_human(&room->match->terms.player[side]) &&
                      prepare(room, side, list, &all, no) && all.n > 0;
        json_decref(list);
        if (wanted && ks_match_commands(room->match, all.v, all.n, 1, no))
            return true;
    }
    return false;
}
