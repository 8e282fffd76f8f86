#include "driver/match_orders.h"

#include <stdlib.h>
#include <string.h>

#include "order/moment.h"

/* ---- notes ---- */

bool ks_match_note(struct ks_match *m, const struct ks_note *n, struct ks_refusal *no)
{
    if (m->notes == m->note_room) {
        size_t room = m->note_room == 0 ? 64 : 2 * m->note_room;
        struct ks_note *note = realloc(m->note, room * sizeof *note);
        if (note == NULL)
            return ks_refuse(no, "internal", "Out of memory; the order was not given.");
        m->note = note;
        m->note_room = room;
    }
    m->note[m->notes++] = *n;
    return true;
}

void ks_match_forget_notes(struct ks_match *m, size_t notes)
{
    while (m->notes > notes)
        free(m->note[--m->notes].order);
}

void ks_match_free_orders(struct ks_match *m)
{
    m->notes += m->held.notes;
    ks_match_forget_notes(m, 0);
    free(m->note);
    for (int side = 0; side < 2; side++) {
        free(m->book[side]);
        free(m->draft[side]);
    }
}

/* ---- books ---- */

static bool open_book(struct ks_orders **book)
{
    if (*book == NULL)
        *book = calloc(1, sizeof **book);
    return *book != NULL;
}

static void enter(struct ks_orders *book, const struct ks_game *g,
                  const struct ks_state *view, const struct ks_note *n)
{
    switch (n->kind) {
    case KS_NOTE_GIVEN: ks_orders_give(book, g, view, n->order); break;
    case KS_NOTE_RESUMED: ks_orders_resume(book, g, view, n->number); break;
    case KS_NOTE_STOPPED:
        ks_orders_stop(book, g, view, n->number, (enum ks_halt)n->halt);
        break;
    case KS_NOTE_LEFT: ks_orders_leave(book, g, n->number, n->order); break;
    case KS_NOTE_HALTED:
        ks_orders_halt(book, g, view, n->number, n->order, (enum ks_halt)n->halt);
        break;
    case KS_NOTE_ASKS: book->asks = n->asks; break;
    default: ks_orders_drop(book, n->number);
    }
}

bool ks_match_draft_orders(struct ks_match *m, struct ks_refusal *no)
{
    for (int side = 0; side < 2; side++) {
        if (m->book[side] == NULL) { /* what a failed change has left */
            free(m->draft[side]);
            m->draft[side] = NULL;
            continue;
        }
        if (!open_book(&m->draft[side]))
            return ks_refuse(no, "internal", "Out of memory; the action was not done.");
        *m->draft[side] = *m->book[side];
    }
    return true;
}

void ks_match_keep_orders(struct ks_match *m)
{
    for (int side = 0; side < 2; side++) {
        struct ks_orders *now = m->draft[side];
        if (now == NULL)
            continue;
        m->draft[side] = m->book[side];
        m->book[side] = now;
    }
}

/* May it be written down? */
static bool is_good_note(const struct ks_match *m, const struct ks_note *n,
                         struct ks_refusal *no)
{
    char text[KS_NOTE_ROOM];
    bool numbered = n->kind == KS_NOTE_DROPPED || n->kind == KS_NOTE_RESUMED;
    if (!ks_player_is_human(&m->terms.player[n->side]))
        return ks_refuse(no, "bad_request", "A computer player takes no orders.");
    if (numbered && ks_orders_find(m->draft[n->side], n->number) == NULL)
        return ks_refuse(no, "bad_request", "There is no order %lu in force.",
                         (unsigned long)n->number);
    return ks_note_text(m->game, n, text, sizeof text) ||
           ks_refuse(no, "bad_request",
                     "An order for so many pieces is too long; give it in two parts.");
}

bool ks_match_no_room(const struct ks_match *m, const struct ks_state *view,
                      const struct ks_order *order, struct ks_refusal *no)
{
    if (ks_order_is_too_large(m->game, view, order))
        return ks_refuse(no, "bad_request",
                         "At most %d pieces can go by one order; name some of them.",
                         KS_ORDER_PIECES);
    return ks_refuse(no, "bad_request", "Too many orders are in force; drop one first.");
}

bool ks_match_enter(struct ks_match *m, struct ks_note *n, struct ks_refusal *no)
{
    struct ks_state view;
    struct ks_orders *book;
    if (!open_book(&m->draft[n->side]))
        return ks_refuse(no, "internal", "Out of memory; the order was not given.");
    book = m->draft[n->side];
    n->at = m->entries;
    if (n->kind == KS_NOTE_GIVEN)
        n->number = book->numbers + 1;
    if (!is_good_note(m, n, no))
        return false;
    ks_view(m->game, &m->state, n->side, &view);
    enter(book, m->game, &view, n);
    if (n->kind == KS_NOTE_GIVEN && book->numbers != n->number)
        return ks_match_no_room(m, &view, n->order, no);
    return ks_match_note(m, n, no);
}

/* A note about some pieces of an order, or several: each has to fit into a line. */
static bool note_pieces(struct ks_match *m, struct ks_note n, const struct ks_order *who,
                        struct ks_refusal *no)
{
    enum { IN_A_LINE = 16 };
    for (size_t i = 0; i < who->pieces; i++) {
        if (i % IN_A_LINE == 0) {
            n.order = malloc(sizeof *n.order);
            if (n.order == NULL || !ks_match_note(m, &n, no)) {
                free(n.order);
                return ks_refuse(no, "internal",
                                 "Out of memory; the order was not given.");
            }
            *n.order = ks_order(KS_ORDER_HOLD, who->side);
        }
        ks_order_add(n.order, who->piece[i]);
    }
    return true;
}

/* Pieces that were under an order and no longer are. */
static bool note_leaving(struct ks_match *m, struct ks_note n, const struct ks_order *was,
                         const struct ks_order *is, struct ks_refusal *no)
{
    struct ks_order who = ks_order(KS_ORDER_HOLD, was->side);
    for (size_t i = 0; i < was->pieces; i++)
        if (!ks_order_has(m->game, is, was->piece[i]))
            ks_order_add(&who, was->piece[i]);
    n.kind = KS_NOTE_LEFT;
    return note_pieces(m, n, &who, no);
}

static enum ks_halt halt_of(const struct ks_given *given, ks_unit u)
{
    size_t i = ks_order_index(&given->order, u);
    return i < given->order.pieces ? (enum ks_halt)given->station[i].halt : KS_HALT_NONE;
}

/* Pieces that have stopped alone, a note for each reason. */
static bool note_halts(struct ks_match *m, struct ks_note n, const struct ks_given *was,
                       const struct ks_given *is, struct ks_refusal *no)
{
    for (int halt = KS_HALT_NONE + 1; halt < KS_HALTS; halt++) {
        struct ks_order who = ks_order(KS_ORDER_HOLD, is->order.side);
        for (size_t i = 0; i < is->order.pieces; i++)
            if (is->station[i].halt == halt &&
                (int)halt_of(was, is->order.piece[i]) != halt)
                ks_order_add(&who, is->order.piece[i]);
        n.kind = KS_NOTE_HALTED;
        n.halt = (uint8_t)halt;
        if (!note_pieces(m, n, &who, no))
            return false;
    }
    return true;
}

/* What a decision has changed in a book: orders that are over or have stopped, and pieces that
 * have left them. */
static bool note_changes(struct ks_match *m, int side, const struct ks_orders *before,
                         struct ks_refusal *no)
{
    for (size_t i = 0; i < before->n; i++) {
        const struct ks_given *was = &before->v[i];
        const struct ks_given *is = ks_orders_find(m->draft[side], was->number);
        struct ks_note n = {
            .at = m->entries, .side = (uint8_t)side, .number = was->number};
        if (is != NULL && is->order.pieces < was->order.pieces &&
            !note_leaving(m, n, &was->order, &is->order, no))
            return false;
        if (is != NULL && !note_halts(m, n, was, is, no))
            return false;
        if (is != NULL && is->halt == was->halt)
            continue;
        n.kind = is == NULL ? KS_NOTE_OVER : KS_NOTE_STOPPED;
        n.halt = is == NULL ? KS_HALT_NONE : is->halt;
        if (!ks_match_note(m, &n, no))
            return false;
    }
    return true;
}

bool ks_match_by_order(struct ks_match *m, const struct ks_state *s, struct ks_entry *e,
                       struct ks_refusal *no)
{
    int side = (int)ks_actor(s);
    struct ks_unfolding next;
    struct ks_state view;
    if (side > 1 || m->draft[side] == NULL || m->by_hand_at == m->entries)
        return false;
    struct ks_orders *before = malloc(sizeof *before);
    if (before == NULL)
        return false;
    *before = *m->draft[side];
    ks_view(m->game, s, side, &view);
    ks_orders_next(m->draft[side], m->game, &view, &next);
    bool noted = note_changes(m, side, before, no);
    free(before);
    if (!noted || !next.acts || ks_why_not(m->game, s, next.action).code != 0)
        return false;
    e->action = next.action;
    e->order = next.number == 0 ? KS_BY_CUSTOM : next.number;
    return true;
}

static void take_out(struct ks_orders *book, const struct ks_game *g, ks_unit u)
{
    struct ks_order who = ks_order(KS_ORDER_HOLD, g->piece[u].side);
    ks_order_add(&who, u);
    for (size_t i = book->n; i-- > 0;) {
        const struct ks_given *given = &book->v[i];
        if (ks_order_sort(&given->order) != KS_SORT_GOING ||
            given->order.set != KS_SET_NAMED)
            continue;
        ks_orders_leave(book, g, given->number, &who);
        if (given->order.pieces == 0)
            ks_orders_drop(book, given->number);
    }
}

bool ks_match_by_hand(struct ks_match *m, const struct ks_state *s, struct ks_action a,
                      struct ks_refusal *no)
{
    int side = (int)ks_actor(s);
    enum ks_role role = ks_action_role(m->game, a);
    enum ks_matter matter = ks_matter(m->game, s);
    struct ks_state view;
    if (side > 1 || m->draft[side] == NULL)
        return true;
    ks_view(m->game, s, side, &view);
    ks_orders_by_hand(m->draft[side], m->game, &view, a);
    if (a.unit >= m->game->pieces || role == KS_DECLINES || role == KS_ATTACKS ||
        (matter != KS_MATTER_ORDER && matter != KS_MATTER_GOING))
        return true;
    struct ks_orders *before = malloc(sizeof *before);
    if (before == NULL)
        return ks_refuse(no, "internal", "Out of memory; the action was not done.");
    *before = *m->draft[side];
    take_out(m->draft[side], m->game, a.unit);
    bool noted = note_changes(m, side, before, no);
    free(before);
    return noted;
}

/* Is the phase over when the player leaves it at that? */
static bool ends_phase(const struct ks_match *m, struct ks_action a)
{
    struct ks_state after;
    if (ks_action_role(m->game, a) != KS_DECLINES)
        return false;
    ks_copy(m->game, &after, &m->state);
    ks_step(m->game, &after, a, NULL);
    return ks_moment_key(m->game, &after) != ks_moment_key(m->game, &m->state);
}

bool ks_match_rides_first(struct ks_match *m, struct ks_action a, struct ks_note *out)
{
    int side = (int)ks_actor(&m->state);
    struct ks_refusal no;
    struct ks_state view;
    if (m->reading || side > 1 || m->book[side] == NULL || m->by_hand_at == m->entries ||
        m->book[side]->n == KS_ORDERS || !ends_phase(m, a) ||
        !ks_match_draft_orders(m, &no))
        return false;
    ks_view(m->game, &m->state, side, &view);
    if (!ks_orders_ride_first(m->draft[side], m->game, &view))
        return false;
    *out = (struct ks_note){.side = (uint8_t)side, .order = malloc(sizeof *out->order)};
    if (out->order == NULL)
        return false;
    *out->order = ks_order(KS_ORDER_DONE, side);
    return true;
}

/* ---- taking back, and making anew ---- */

static const struct ks_note *find_given(const struct ks_match *m, int side,
                                        uint32_t number)
{
    for (size_t i = 0; i < m->notes; i++) {
        const struct ks_note *n = &m->note[i];
        if (n->side == side && n->number == number && n->kind == KS_NOTE_GIVEN)
            return n;
    }
    return NULL;
}

const struct ks_order *ks_match_order(const struct ks_match *m, int side, uint32_t number)
{
    const struct ks_note *n = find_given(m, side, number);
    return n == NULL ? NULL : n->order;
}

/* Was that order given exactly there? */
static bool is_given_at(const struct ks_match *m, int side, uint32_t number, size_t at)
{
    const struct ks_note *n = find_given(m, side, number);
    return n != NULL && n->at == at;
}

/* Did a player's own action, which is taken back, change his orders so? */
static bool is_by_hand(const struct ks_match *m, const struct ks_note *n, size_t entries)
{
    const struct ks_entry *e = &m->entry[entries];
    return n->at == entries && n->side == e->actor && e->order == KS_BY_HAND &&
           (n->kind == KS_NOTE_LEFT || n->kind == KS_NOTE_OVER);
}

/* Notes of what is taken back are forgotten. */
static void forget_later_notes(struct ks_match *m, size_t entries)
{
    size_t kept = 0, n = 0;
    while (n < m->notes && m->note[n].at <= entries) {
        bool forget = entries < m->entries && is_by_hand(m, &m->note[n], entries);
        if (forget)
            free(m->note[n].order);
        else
            m->note[kept++] = m->note[n];
        n++;
    }
    for (; n < m->notes; n++)
        free(m->note[n].order);
    m->notes = kept;
}

void ks_match_halt_orders(struct ks_match *m, size_t entries)
{
    struct ks_refusal no;
    forget_later_notes(m, entries);
    for (size_t i = entries; i < m->entries; i++) {
        const struct ks_entry *e = &m->entry[i];
        if (e->actor > 1 || e->order == KS_BY_HAND || e->order == KS_BY_CUSTOM)
            continue;
        bool here = is_given_at(m, e->actor, e->order, entries);
        ks_match_note(m,
                      &(struct ks_note){.at = entries,
                                        .side = e->actor,
                                        .kind = here ? KS_NOTE_DROPPED : KS_NOTE_STOPPED,
                                        .halt = here ? KS_HALT_NONE : KS_HALT_UNDONE,
                                        .number = e->order},
                      &no);
    }
    m->by_hand_at = entries;
}

/* Enters the notes made after so many entries, from the one at index next on. */
static bool enter_notes(struct ks_match *m, size_t at, const struct ks_state *s,
                        size_t *next)
{
    struct ks_state view;
    for (; *next < m->notes && m->note[*next].at == at; ++*next) {
        const struct ks_note *n = &m->note[*next];
        if (!open_book(&m->book[n->side]))
            return false;
        ks_view(m->game, s, n->side, &view);
        enter(m->book[n->side], m->game, &view, n);
    }
    return true;
}

/* Does a book hold the same orders as another, none of them stopped since? */
static bool is_unchanged(const struct ks_orders *is, const struct ks_orders *was)
{
    bool same = is->n == was->n;
    for (size_t i = 0; same && i < was->n; i++)
        same = is->v[i].number == was->v[i].number && is->v[i].halt == was->v[i].halt &&
               is->v[i].order.pieces == was->v[i].order.pieces;
    return same;
}

/* Plans of the impulse that is still going on are made again, and come out the same. False where
 * the book was not asked, because its player had just taken something back: what it would have
 * changed has not been noted. */
static bool plans_again(struct ks_match *m, const struct ks_entry *e,
                        const struct ks_state *view)
{
    struct ks_orders *book = m->book[e->actor];
    struct ks_unfolding next;
    if (!open_book(&m->draft[e->actor]))
        return false;
    *m->draft[e->actor] = *book;
    ks_orders_next(m->draft[e->actor], m->game, view, &next);
    uint32_t order = !next.acts         ? KS_BY_HAND
                     : next.number == 0 ? KS_BY_CUSTOM
                                        : next.number;
    if (order != e->order || !is_unchanged(m->draft[e->actor], book))
        return false;
    *book = *m->draft[e->actor];
    return true;
}

/* The decision of an entry, as its side's book took it. */
static void live_through(struct ks_match *m, const struct ks_state *s,
                         const struct ks_entry *e, uint32_t now)
{
    struct ks_orders *book = e->actor < 2 ? m->book[e->actor] : NULL;
    struct ks_state view;
    if (book == NULL || e->kind != KS_ENTRY_ACTION)
        return;
    ks_view(m->game, s, e->actor, &view);
    if (ks_moment_key(m->game, &view) != now || !plans_again(m, e, &view))
        ks_orders_acted(book, m->game, &view, e->action,
                        e->order == KS_BY_CUSTOM ? 0 : e->order);
    if (e->order == KS_BY_CUSTOM)
        book->acting = 0;
    else if (e->order == KS_BY_HAND)
        ks_orders_by_hand(book, m->game, &view, e->action);
}

bool ks_match_rebuild_orders(struct ks_match *m)
{
    struct ks_state s;
    size_t next = 0;
    uint32_t now = ks_moment_key(m->game, &m->state);
    for (int side = 0; side < 2; side++) {
        free(m->book[side]);
        m->book[side] = NULL;
    }
    if (m->notes == 0)
        return true;
    ks_copy(m->game, &s, &m->start);
    for (size_t i = 0; i < m->entries; i++) {
        if (!enter_notes(m, i, &s, &next))
            return false;
        live_through(m, &s, &m->entry[i], now);
        if (m->entry[i].kind == KS_ENTRY_ACTION)
            ks_step(m->game, &s, m->entry[i].action, NULL);
    }
    return enter_notes(m, m->entries, &s, &next);
}
