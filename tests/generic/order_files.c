#include "order_files.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "driver/match_orders.h"
#include "driver/replay.h"
#include "orders.h"

enum { COMMANDS = 24, MOST_AT_ONCE = 30 };

static char wrong[2 * KS_ORDER_TEXT + 64]; /* each process plays one game at a time */

static const char *fault(const char *what, const char *why)
{
    snprintf(wrong, sizeof wrong, "%s: %s", what, why);
    return wrong;
}

/* The match as its file has it, or NULL. */
static struct ks_match *read_again(const struct ks_match *m)
{
    struct ks_buffer text = {0};
    struct ks_replay r = {0};
    struct ks_finding f = {0};
    struct ks_match *again = NULL;
    if (ks_replay_write(m, &text) && ks_replay_read(&r, &text, &f))
        again = ks_replay_play(&r, m->game, 0, NULL, NULL, &f);
    if (again == NULL)
        fault("the file cannot be read", f.message);
    ks_replay_free(&r);
    ks_buffer_free(&text);
    return again;
}

/* Has each piece of an order passed the same hexes on its way? */
static bool has_passed_the_same(const struct ks_given *a, const struct ks_given *b)
{
    bool same = true;
    for (size_t i = 0; i < a->order.pieces; i++)
        same &= a->station[i].passed == b->station[i].passed;
    return same;
}

/* Do two books say the same, and decide the same? */
static const char *compare(const struct ks_match *m, const struct ks_match *again,
                           int side)
{
    struct ks_orders *a = m->book[side], *b = again->book[side];
    char text[2][KS_ORDER_TEXT];
    static struct ks_orders one, other;
    struct ks_unfolding next[2];
    struct ks_state view;
    if (a == NULL || b == NULL)
        return a == b ? NULL : fault("a book", "is missing");
    if (a->n != b->n || a->numbers != b->numbers || a->asks != b->asks ||
        a->acting != b->acting)
        return fault("a book", "has other orders in force");
    for (size_t i = 0; i < a->n; i++) {
        ks_order_text(m->game, &a->v[i].order, text[0], sizeof text[0]);
        ks_order_text(m->game, &b->v[i].order, text[1], sizeof text[1]);
        if (strcmp(text[0], text[1]) != 0)
            return fault(text[0], text[1]);
        if (a->v[i].number != b->v[i].number || a->v[i].halt != b->v[i].halt ||
            a->v[i].begun != b->v[i].begun || !has_passed_the_same(&a->v[i], &b->v[i]))
            return fault(text[0], "stands otherwise in the file");
    }
    if (ks_match_over(m) || (int)ks_actor(&m->state) != side)
        return NULL;
    ks_view(m->game, &m->state, side, &view);
    one = *a;
    other = *b;
    ks_orders_next(&one, m->game, &view, &next[0]);
    ks_orders_next(&other, m->game, &view, &next[1]);
    return next[0].acts == next[1].acts && next[0].number == next[1].number &&
                   (!next[0].acts ||
                    ks_action_key(next[0].action) == ks_action_key(next[1].action))
               ? NULL
               : fault("a book", "decides otherwise after a restart");
}

/* The player who does not decide is done with what comes next for him. */
static const char *done_ahead(struct ks_match *m, int side)
{
    struct ks_refusal no = {0};
    struct ks_note n = {.side = (uint8_t)side, .order = malloc(sizeof *n.order)};
    if (n.order == NULL)
        return "out of memory";
    *n.order = ks_order(KS_ORDER_DONE, side);
    return ks_match_command(m, &n, MOST_AT_ONCE, &no) ? NULL : fault("done", no.message);
}

/* What a player does: an order, a resumption, an action, or taking back. */
static const char *play_on(struct ks_match *m, struct ks_stream *random)
{
    struct ks_refusal no = {0};
    int side = (int)ks_actor(&m->state);
    struct ks_orders *book = m->book[side];
    switch (ks_stream_below(random, 9)) {
    case 0:
    case 1:
    case 2: {
        struct ks_note n = {.side = (uint8_t)side, .order = malloc(sizeof *n.order)};
        if (n.order == NULL)
            return "out of memory";
        *n.order = ks_any_order(m->game, &m->state, random, side);
        return ks_match_command(m, &n, MOST_AT_ONCE, &no) ||
                       strcmp(no.code, "bad_request") == 0
                   ? NULL
                   : fault("order", no.message);
    }
    case 3:
        if (book != NULL && book->n > 0) {
            bool resumes = ks_stream_below(random, 2) == 0;
            struct ks_note n = {.side = (uint8_t)side,
                                .kind = resumes ? KS_NOTE_RESUMED : KS_NOTE_DROPPED,
                                .number =
                                    book->v[ks_stream_below(random, book->n)].number};
            return ks_match_command(m, &n, MOST_AT_ONCE, &no)
                       ? NULL
                       : fault("resume or drop", no.message);
        }
        return NULL;
    case 4: {
        size_t n = ks_match_last_order(m);
        return n == 0 || ks_match_take_back(m, n, &no) ? NULL : fault("undo", no.message);
    }
    case 5: return done_ahead(m, !side);
    default:
        return ks_match_apply(
                   m, ks_sample(m->game, &m->state, ks_stream_below(random, UINT32_MAX)),
                   MOST_AT_ONCE, &no)
                   ? NULL
                   : fault("action", no.message);
    }
}

const char *ks_try_order_files(const struct ks_game *g, const struct ks_state *from,
                               struct ks_stream *random)
{
    struct ks_dice dice;
    struct ks_match_terms terms = {.player = {ks_player("human"), ks_player("human")}};
    struct ks_refusal no;
    const char *why = NULL;
    ks_dice_seed(&dice, ks_stream_below(random, UINT32_MAX), g->scenario);
    struct ks_match *m = ks_match_new(g, from, &dice, &terms);
    for (int i = 0; i < COMMANDS && m != NULL && why == NULL; i++) {
        while (!ks_match_over(m) && ks_actor(&m->state) == KS_CHANCE)
            if (!ks_match_go(m, 1, &no))
                why = fault("dice", no.message);
        if (ks_match_over(m) || why != NULL)
            break;
        why = play_on(m, random);
        if (why == NULL && ks_stream_below(random, 3) == 0) {
            struct ks_match *again = read_again(m);
            why = again == NULL ? wrong : compare(m, again, 0);
            if (why == NULL)
                why = compare(m, again, 1);
            ks_match_free(m);
            m = again;
        }
    }
    ks_match_free(m);
    return why;
}
