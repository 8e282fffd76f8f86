/* Orders in the terminal. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "cli/say.h"
#include "cli/terminal.h"
#include "driver/match_orders.h"
#include "order/order_words.h"
#include "order/preview.h"

static void explain(const struct ks_terminal *t, const struct ks_refusal *no)
{
    printf("%s: %s\n", ks_say(KS_SAY_NO_ORDER, t->language), no->message);
}

static void command(struct ks_terminal *t, struct ks_note *what)
{
    struct ks_refusal no;
    if (!ks_match_command(t->match, what, KS_TERMINAL_BATCH, &no)) {
        explain(t, &no);
        return;
    }
    t->changed = true;
}

/* The side that is asked now; false before dice. */
static bool find_side(const struct ks_terminal *t, uint8_t *side)
{
    enum ks_actor actor = ks_actor(&t->match->state);
    *side = (uint8_t)actor;
    if (actor < KS_CHANCE)
        return true;
    puts(ks_say(KS_SAY_DIE_FIRST, t->language));
    return false;
}

static struct ks_order *read_order(const struct ks_terminal *t, int side,
                                   const char *text)
{
    struct ks_refusal no = {.code = ""};
    struct ks_order *order = malloc(sizeof *order);
    if (order != NULL &&
        ks_order_read(t->match->game, side, text, t->language, order, no.message))
        return order;
    free(order);
    explain(t, &no);
    return NULL;
}

bool ks_terminal_order(struct ks_terminal *t, const char *line)
{
    struct ks_note what = {.kind = KS_NOTE_GIVEN};
    if (!ks_order_begins(line))
        return false;
    if (find_side(t, &what.side) && (what.order = read_order(t, what.side, line)) != NULL)
        command(t, &what);
    return true;
}

static void change(struct ks_terminal *t, const char *argument, enum ks_note_kind kind)
{
    struct ks_note what = {.kind = (uint8_t)kind,
                           .number = (uint32_t)strtoul(argument, NULL, 10)};
    if (find_side(t, &what.side))
        command(t, &what);
}

void ks_terminal_drop(struct ks_terminal *t, const char *argument)
{
    change(t, argument, KS_NOTE_DROPPED);
}

void ks_terminal_resume(struct ks_terminal *t, const char *argument)
{
    change(t, argument, KS_NOTE_RESUMED);
}

/* Why an order has stopped, and the end of its line: the rule's own sentence, or ours. */
static void print_stop(const struct ks_terminal *t, enum ks_halt halt,
                       const struct ks_event *rule, const char *before)
{
    if (halt != KS_HALT_NONE && rule->code != 0)
        ks_tell_event(t->match->game, rule, t->language, before);
    else
        printf("%s%s\n", halt == KS_HALT_NONE ? "" : before,
               ks_halt_text(halt, t->language));
}

void ks_terminal_orders(struct ks_terminal *t, const char *argument)
{
    uint8_t side;
    char text[KS_ORDER_TEXT];
    (void)argument;
    if (!find_side(t, &side))
        return;
    const struct ks_orders *book = t->match->book[side];
    for (size_t i = 0; book != NULL && i < book->n; i++) {
        const struct ks_given *given = &book->v[i];
        ks_order_words(t->match->game, &given->order, t->language, text, sizeof text);
        printf("%4lu  %s", (unsigned long)given->number, text);
        print_stop(t, (enum ks_halt)given->halt, &given->rule, " — ");
    }
    if (book == NULL || book->n == 0)
        puts(ks_say(KS_SAY_NO_ORDERS, t->language));
}

static void print_piece(const struct ks_terminal *t, const struct ks_preview_piece *p)
{
    const struct ks_game *g = t->match->game;
    char hex[8];
    printf("  %s:", g->piece[p->unit].name);
    for (int i = 0; i < p->steps; i++) {
        ks_hex_text(&g->map, p->path[i], hex);
        printf(" %s", hex);
    }
    if (p->why.code != 0)
        ks_tell_event(g, &p->why, t->language, " ");
    else
        printf(" (%s)\n", ks_facing_name(p->facing) ? ks_facing_name(p->facing) : "-");
}

/* A fire order that has no shot, and no rule says why. */
static bool waits_to_fire(const struct ks_order *order, const struct ks_preview *p)
{
    for (size_t i = 0; i < p->pieces; i++)
        if (p->piece[i].why.code != 0)
            return false;
    return order->kind == KS_ORDER_FIRE && p->shots == 0 && p->halt == KS_HALT_NONE;
}

static void print_preview(struct ks_terminal *t, const struct ks_order *order,
                          const struct ks_preview *p)
{
    const struct ks_match *m = t->match;
    struct ks_odds odds;
    for (size_t i = 0; i < p->pieces; i++)
        print_piece(t, &p->piece[i]);
    if (p->reactors > 0)
        printf("  %s %d%% (%s)\n", ks_say(KS_SAY_UNHURT, t->language),
               (p->unhurt + 5) / 10, ks_preview_policy(p, t->language));
    if (waits_to_fire(order, p))
        printf("  %s\n", ks_say(KS_SAY_NO_SHOT, t->language));
    if (p->halt != KS_HALT_NONE)
        print_stop(t, (enum ks_halt)p->halt, &p->rule, "  ");
    if (ks_preview_odds(m->game, p, &odds))
        ks_tell_odds(m->game, &p->at, p->attack, &odds, t->language);
}

void ks_terminal_preview(struct ks_terminal *t, const char *argument)
{
    const struct ks_match *m = t->match;
    struct ks_refusal no;
    struct ks_state view;
    uint8_t side;
    if (!find_side(t, &side))
        return;
    struct ks_order *order = read_order(t, side, argument);
    struct ks_preview *p = order == NULL ? NULL : malloc(sizeof *p);
    if (p != NULL) {
        ks_view(m->game, &m->state, side, &view);
        if (ks_preview(m->game, &view, m->book[side], order, p))
            print_preview(t, order, p);
        else if (!ks_match_no_room(m, &view, order, &no))
            puts(no.message);
    }
    free(p);
    free(order);
}
