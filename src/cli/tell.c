#include "cli/tell.h"

#include <stdio.h>
#include <string.h>

#include "cli/say.h"
#include "order/order_words.h"

void ks_teller_init(struct ks_teller *t, const struct ks_game *g,
                    enum ks_language language, int watcher)
{
    *t = (struct ks_teller){
        .game = g, .language = language, .watcher = watcher, .last = KS_NONE};
}

void ks_tell_event(const struct ks_game *g, const struct ks_event *e,
                   enum ks_language language, const char *before)
{
    char text[KS_TEXT];
    const char *paragraph = ks_event_paragraph(g, e);
    ks_event_text(g, e, language, text, sizeof text);
    printf("%s%s", before, text);
    if (paragraph != NULL && paragraph[0] != '\0')
        printf(" [%s]", paragraph);
    putchar('\n');
}

void ks_tell_choice(const struct ks_game *g, struct ks_action a,
                    enum ks_language language, char *out, size_t size)
{
    char text[KS_TEXT] = "?", said[KS_TEXT] = "";
    ks_action_text(g, a, text, sizeof text);
    ks_action_say(g, a, language, said, sizeof said);
    snprintf(out, size, "%s  (%s)", said, text);
}

static void tell_turn(struct ks_teller *t, const struct ks_state *s)
{
    if (s->turn == t->turn)
        return;
    t->turn = s->turn;
    printf("\n-- %s %d --\n", ks_say(KS_SAY_TURN, t->language), s->turn);
}

/* Where entries are numbered, what comes of one order stands under it. Only its side and who sees all
 * may know it. */
static void tell_order(struct ks_teller *t, const struct ks_told *told)
{
    char words[KS_ORDER_TEXT];
    const struct ks_entry *e = told->entry;
    bool seen = t->watcher == KS_TELL_ALL || t->watcher == e->actor;
    if (!t->numbers || told->order == NULL || !seen ||
        (t->order == e->order && t->side == e->actor))
        return;
    t->order = e->order;
    t->side = e->actor;
    ks_order_words(t->game, told->order, t->language, words, sizeof words);
    printf("      %s, %s: %s\n", ks_say_actor(t->game, e->actor, t->language),
           ks_say(KS_SAY_ORDER, t->language), words);
}

static void tell_head(const struct ks_teller *t, const struct ks_told *told, bool hidden)
{
    char text[KS_TEXT];
    const struct ks_entry *e = told->entry;
    if (t->numbers)
        printf("%4zu  ", told->number);
    ks_entry_words(t->game, e, t->language, text, sizeof text);
    if (e->actor == KS_CHANCE) {
        printf("%s: ", text);
        ks_tell_event(t->game, told->prompt, t->language, "");
    } else if (e->kind == KS_ENTRY_DRAW)
        puts(text);
    else
        printf("%s: %s\n", ks_say_actor(t->game, e->actor, t->language),
               hidden ? ks_say(KS_SAY_HIDDEN, t->language) : text);
}

void ks_tell(void *context, const struct ks_told *told)
{
    struct ks_teller *t = context;
    const struct ks_entry *e = told->entry;
    tell_turn(t, told->before);
    bool hidden = e->kind == KS_ENTRY_ACTION && t->watcher != KS_TELL_ALL &&
                  ks_match_hidden(t->game, told->before, e->action, t->watcher);
    tell_order(t, told);
    tell_head(t, told, hidden);
    for (size_t i = 0; i < told->events->n && !hidden; i++) {
        struct ks_event event = told->events->v[i];
        if (!ks_event_seen(t->game, t->watcher == KS_TELL_ALL ? KS_ALL : t->watcher,
                           &event))
            continue;
        ks_tell_event(t->game, &event, t->language, t->numbers ? "        " : "    ");
        if (ks_grid_on_map(&t->game->map.grid, event.hex))
            t->last = event.hex;
    }
}

void ks_tell_odds(const struct ks_game *g, const struct ks_state *s, struct ks_action a,
                  const struct ks_odds *odds, enum ks_language language)
{
    struct ks_events modifiers = {.n = 0};
    char text[KS_TEXT];
    ks_modifiers(g, s, a, &modifiers);
    for (size_t i = 0; i < modifiers.n; i++) {
        int asker = ks_actor(s) < KS_CHANCE ? (int)ks_actor(s) : KS_ALL;
        if (!ks_event_seen(g, asker, &modifiers.v[i]))
            continue;
        printf("  %+3d  ", modifiers.v[i].a);
        ks_tell_event(g, &modifiers.v[i], language, "");
    }
    for (size_t i = 0; i < odds->n; i++) {
        ks_outcome_text(g, odds->v[i].key, language, text, sizeof text);
        double share = 100.0 * (double)odds->v[i].weight / (double)odds->total;
        printf("%7s %%  %s\n", ks_say_number(share, 2, false, language).text, text);
    }
    if (!odds->complete)
        puts(ks_say(KS_SAY_INCOMPLETE, language));
}
