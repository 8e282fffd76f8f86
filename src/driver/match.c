#include "driver/match.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "driver/buffer.h"
#include "driver/match_orders.h"
#include "driver/replay.h"

/* A game has a few thousand entries; this many show that something goes round in
 * circles. */
enum { MAX_ENTRIES = 1 << 18 };

const char *ks_entry_kind_name(enum ks_entry_kind kind)
{
    static const char *const name[KS_ENTRY_KINDS] = {"", "resign", "draw", "forfeit"};
    return name[kind];
}

void ks_entry_words(const struct ks_game *g, const struct ks_entry *e,
                    enum ks_language language, char *out, size_t size)
{
    static const char *const words[KS_ENTRY_KINDS][KS_LANGUAGES] = {
        [KS_ENTRY_RESIGN] = {"resignation", "poddanie partii"},
        [KS_ENTRY_DRAW] = {"a draw by agreement", "remis za zgodą obu stron"},
        [KS_ENTRY_FORFEIT] = {"forfeit", "walkower"},
    };
    if (e->kind == KS_ENTRY_ACTION)
        ks_action_say(g, e->action, language, out, size);
    else
        snprintf(out, size, "%s", words[e->kind][language]);
}

struct ks_match *ks_match_new(const struct ks_game *g, const struct ks_state *start,
                              const struct ks_dice *dice,
                              const struct ks_match_terms *terms)
{
    struct ks_match *m = calloc(1, sizeof *m);
    if (m == NULL)
        return NULL;
    m->game = g;
    m->dice = *dice;
    m->terms = *terms;
    for (int side = 0; side < 2; side++) /* human by default */
        if (terms->player[side].text[0] == '\0')
            m->terms.player[side] = ks_player("human");
    m->terms.constructed = start != NULL;
    if (start != NULL)
        ks_copy(g, &m->start, start);
    else
        ks_setup(g, &m->start);
    m->state = m->settled = m->start;
    m->undo_side = KS_NOBODY;
    m->by_hand_at = SIZE_MAX;
    m->side_seed = ks_dice_side_seed(dice);
    return m;
}

/* ---- players outside ---- */

void ks_match_hire(struct ks_match *m, const struct ks_hire *hire)
{
    m->hire = hire;
    for (int side = 0; side < 2; side++)
        if (m->outside[side] == NULL)
            m->outside[side] = ks_outside_new(hire, m->game, &m->terms.player[side], side,
                                              m->side_seed, m->dice.game);
}

struct ks_outside *ks_match_release(struct ks_match *m, int side)
{
    bool over = ks_match_over(m), by_rules = m->ended == KS_ENTRY_ACTION;
    struct ks_outside *o = m->outside[side];
    struct ks_farewell f = {.winner = over ? ks_match_winner(m) : KS_NOBODY,
                            .how = !over ? "stopped"
                                   : by_rules
                                       ? "rules"
                                       : ks_entry_kind_name((enum ks_entry_kind)m->ended),
                            .state = &m->state};
    ks_outside_tell(o, &f);
    m->outside[side] = NULL;
    return o;
}

static void dismiss(struct ks_match *m)
{
    ks_outside_free(ks_match_release(m, 0));
    ks_outside_free(ks_match_release(m, 1));
}

void ks_match_free(struct ks_match *m)
{
    if (m == NULL)
        return;
    if (m->journal != NULL)
        m->journal->close(m->journal);
    dismiss(m);
    ks_match_free_orders(m);
    free(m->entry);
    free(m);
}

bool ks_match_over(const struct ks_match *m)
{
    return m->ended != KS_ENTRY_ACTION || ks_actor(&m->state) == KS_NOBODY;
}

int ks_match_winner(const struct ks_match *m)
{
    return m->ended != KS_ENTRY_ACTION ? m->winner : m->state.result;
}

/* ---- planning: entries are put on the list, the state of the match stays ---- */

static bool push(struct ks_match *m, const struct ks_entry *e, struct ks_refusal *no)
{
    if (m->entries == MAX_ENTRIES)
        return ks_refuse(no, "internal",
                         "The game has more than %d entries; it cannot go on.",
                         MAX_ENTRIES);
    if (m->entries == m->room) {
        size_t room = m->room == 0 ? 512 : 2 * m->room;
        struct ks_entry *entry = realloc(m->entry, room * sizeof *entry);
        if (entry == NULL)
            return ks_refuse(no, "internal", "Out of memory; the action was not done.");
        m->entry = entry;
        m->room = room;
    }
    m->entry[m->entries++] = *e;
    return true;
}

static struct ks_action roll(const struct ks_match *m, const struct ks_state *s,
                             uint64_t n)
{
    struct ks_actions list;
    ks_legal(m->game, s, &list);
    return list.v[ks_dice_roll(&m->dice, n, (uint32_t)list.n)];
}

/* Is the player of a side one of ours, or a program that may be asked? */
static bool is_asked(const struct ks_match *m, enum ks_actor side)
{
    enum ks_player_kind kind = m->terms.player[side].kind;
    return kind == KS_COMPUTER || (kind == KS_OUTSIDE && m->hire != NULL);
}

/* The next actor other than a person who must be asked: chance, a computer player, a side whose
 * orders may decide, or nobody. */
static bool goes_by_itself(const struct ks_match *m, enum ks_actor actor)
{
    if (m->reading || actor == KS_NOBODY)
        return false;
    if (actor == KS_CHANCE)
        return m->dice.kind != KS_DICE_GIVEN;
    if (ks_player_is_human(&m->terms.player[actor]))
        return m->book[actor] != NULL || m->draft[actor] != NULL;
    return !m->apart && is_asked(m, actor);
}

static void ask(const struct ks_match *m, const struct ks_state *s, struct ks_asked *out)
{
    out->game = m->game;
    ks_copy(m->game, &out->state, s);
    out->player = m->terms.player[ks_actor(s)];
    out->seed = m->side_seed;
    out->number = m->dice.game;
    out->event = (uint32_t)m->entries;
    out->mind = m->mind[ks_actor(s)];
    out->now = NULL;
    out->done = NULL;
    out->outside = m->outside[ks_actor(s)];
    out->fault[0] = '\0';
    out->late = false;
}

bool ks_match_asks(const struct ks_match *m, struct ks_asked *out)
{
    enum ks_actor actor = ks_actor(&m->state);
    if (ks_match_over(m) || actor >= KS_CHANCE || !is_asked(m, actor))
        return false;
    ask(m, &m->state, out);
    return true;
}

void ks_match_minds(struct ks_match *m, int side, const struct ks_mind *mind)
{
    m->mind[side] = *mind;
}

/* The entry of a computer player: its action or, if it fails, the end of the game. False if the
 * answer is no longer wanted. */
static bool decide(struct ks_match *m, const struct ks_state *s, struct ks_entry *e)
{
    struct ks_asked asked;
    ask(m, s, &asked);
    bool decided = ks_player_decide(&asked, &e->action);
    ks_match_minds(m, (int)ks_actor(s), &asked.mind);
    if (decided)
        return true;
    e->kind = KS_ENTRY_FORFEIT;
    e->action = (struct ks_action){0};
    memcpy(m->fault, asked.fault, sizeof m->fault);
    return asked.fault[0] != '\0';
}

static bool plan(struct ks_match *m, struct ks_state *s, size_t limit,
                 struct ks_refusal *no)
{
    uint64_t rolls = m->rolls;
    for (size_t n = 0; limit == 0 || n < limit; n++) {
        enum ks_actor actor = ks_actor(s);
        if (!goes_by_itself(m, actor))
            break;
        struct ks_entry e = {.actor = (uint8_t)actor};
        if (actor == KS_CHANCE)
            e.action = roll(m, s, rolls++);
        else if (ks_player_is_human(&m->terms.player[actor])
                     ? !ks_match_by_order(m, s, &e, no)
                     : !decide(m, s, &e))
            break;
        if (!push(m, &e, no))
            return false;
        if (e.kind != KS_ENTRY_ACTION)
            break;
        ks_step(m->game, s, e.action, NULL);
    }
    return true;
}

/* ---- doing: what is on the list takes effect ---- */

static void end_with(struct ks_match *m, const struct ks_entry *e)
{
    m->ended = e->kind;
    m->winner = e->kind == KS_ENTRY_DRAW ? KS_NOBODY : (uint8_t)!e->actor;
}

static void tell(const struct ks_match *m, size_t i, struct ks_state *s,
                 ks_listener *listener, void *context)
{
    const struct ks_entry *e = &m->entry[i];
    if (e->kind != KS_ENTRY_ACTION && listener == NULL)
        return;
    if (listener == NULL) {
        ks_step(m->game, s, e->action, NULL);
        return;
    }
    struct ks_events events = {.n = 0};
    struct ks_event prompt = ks_prompt(m->game, s);
    struct ks_state before;
    ks_copy(m->game, &before, s);
    if (e->kind == KS_ENTRY_ACTION)
        ks_step(m->game, s, e->action, &events);
    const struct ks_order *order =
        e->actor < KS_CHANCE ? ks_match_order(m, e->actor, e->order) : NULL;
    listener(context, &(struct ks_told){i + 1, e, &prompt, &events, &before, s, order});
}

static void perform(struct ks_match *m, size_t from)
{
    for (size_t i = from; i < m->entries; i++) {
        m->rolls += m->entry[i].actor == KS_CHANCE;
        if (m->entry[i].kind != KS_ENTRY_ACTION)
            end_with(m, &m->entry[i]);
        tell(m, i, &m->state, m->listener, m->context);
        if (m->entry[i].actor == KS_CHANCE) {
            ks_copy(m->game, &m->settled, &m->state);
            m->settled_at = i + 1;
        }
    }
}

static void happen(struct ks_match *m, size_t from)
{
    if (m->entries > from)
        m->undo_side = KS_NOBODY;
    perform(m, from);
    ks_match_keep_orders(m);
    if (ks_match_over(m) && !m->apart)
        dismiss(m);
}

/* What was on the lists before something was planned. */
struct lists {
    size_t entries, notes;
};

/* Writes down what was planned, then does it; or forgets it. */
static bool settle(struct ks_match *m, struct lists from, bool planned,
                   const struct ks_state *last, struct ks_refusal *no)
{
    if (planned && m->journal != NULL)
        planned = ks_replay_journal(m, from.entries, from.notes, last, no);
    if (planned && !m->held.any) {
        happen(m, from.entries);
        return true;
    }
    if (!planned)
        ks_match_forget_notes(m, from.notes);
    m->held.entries = planned ? m->entries - from.entries : 0;
    m->held.notes = m->notes - from.notes;
    m->entries = from.entries;
    m->notes = from.notes;
    return planned;
}

void ks_match_kept(struct ks_match *m, bool kept)
{
    struct ks_held held = m->held;
    m->held = (struct ks_held){.any = false};
    m->notes += held.notes;
    if (!kept || !held.any) {
        ks_match_forget_notes(m, m->notes - held.notes);
        return;
    }
    m->chain = held.chain;
    m->written = held.written;
    m->closed = held.closed;
    memcpy(m->belongs, held.belongs, sizeof m->belongs);
    if (held.back > 0) {
        ks_match_go_back(m, held.back);
        return;
    }
    size_t from = m->entries;
    m->entries += held.entries;
    happen(m, from);
}

/* Plans what follows without a person from a state on, and does it. */
static bool go_on(struct ks_match *m, struct lists from, struct ks_state *s, size_t limit,
                  struct ks_refusal *no)
{
    return settle(m, from, plan(m, s, limit, no), s, no);
}

static struct lists lists_of(const struct ks_match *m)
{
    return (struct lists){m->entries, m->notes};
}

bool ks_match_go(struct ks_match *m, size_t limit, struct ks_refusal *no)
{
    struct ks_state s = m->state;
    return ks_match_over(m) ||
           (ks_match_draft_orders(m, no) && go_on(m, lists_of(m), &s, limit, no));
}

static bool refuse_action(const struct ks_match *m, const struct ks_event *why,
                          struct ks_refusal *no)
{
    char text[KS_TEXT];
    ks_event_text(m->game, why, m->language, text, sizeof text);
    ks_refuse(no, "illegal", "%s", text);
    const char *paragraph = ks_event_paragraph(m->game, why);
    if (paragraph != NULL)
        strncat(no->paragraph, paragraph, sizeof no->paragraph - 1);
    return false;
}

static bool still_playing(const struct ks_match *m, struct ks_refusal *no)
{
    if (!ks_match_over(m))
        return true;
    return ks_refuse(no, "game_over",
                     "The game is over; start another with new, or load one.");
}

bool ks_match_apply(struct ks_match *m, struct ks_action a, size_t limit,
                    struct ks_refusal *no)
{
    if (!still_playing(m, no))
        return false;
    struct ks_event why = ks_why_not(m->game, &m->state, a);
    if (why.code != 0)
        return refuse_action(m, &why, no);
    struct ks_note rides;
    if (ks_match_rides_first(m, a, &rides))
        return ks_match_command(m, &rides, limit, no);
    struct lists from = lists_of(m);
    struct ks_state s = m->state;
    struct ks_entry e = {.action = a, .actor = (uint8_t)ks_actor(&m->state)};
    if (m->reading && e.actor < 2)
        e.order = m->belongs[e.actor];
    if (!ks_match_draft_orders(m, no) ||
        (!m->reading && !ks_match_by_hand(m, &s, a, no)) || !push(m, &e, no)) {
        ks_match_forget_notes(m, from.notes);
        return false;
    }
    ks_step(m->game, &s, a, NULL);
    return go_on(m, from, &s, limit, no);
}

bool ks_match_commands(struct ks_match *m, struct ks_note *what, size_t n, size_t limit,
                       struct ks_refusal *no)
{
    struct lists from = lists_of(m);
    struct ks_state s = m->state;
    bool good = still_playing(m, no) && ks_match_draft_orders(m, no);
    size_t entered = 0;
    while (good && entered < n)
        if ((good = ks_match_enter(m, &what[entered], no)))
            entered++;
    if (!good)
        ks_match_forget_notes(m, from.notes);
    for (size_t i = 0; i < n; i++) {
        if (i >= entered)
            free(what[i].order);
        what[i].order = NULL;
    }
    if (!good)
        return false;
    m->by_hand_at = SIZE_MAX;
    return go_on(m, from, &s, limit, no);
}

bool ks_match_command(struct ks_match *m, struct ks_note *what, size_t limit,
                      struct ks_refusal *no)
{
    return ks_match_commands(m, what, 1, limit, no);
}

bool ks_match_end(struct ks_match *m, enum ks_entry_kind kind, int side,
                  struct ks_refusal *no)
{
    if (!still_playing(m, no))
        return false;
    if (kind != KS_ENTRY_DRAW && side != KS_SIDE_A && side != KS_SIDE_B)
        return ks_refuse(no, "bad_request", "Say which side resigns.");
    struct ks_entry e = {.kind = (uint8_t)kind, .actor = (uint8_t)side};
    struct lists from = lists_of(m);
    if (!ks_match_draft_orders(m, no) || !push(m, &e, no))
        return false;
    return settle(m, from, true, &m->state, no);
}

bool ks_match_fail(struct ks_match *m, int side, const char *fault, struct ks_refusal *no)
{
    snprintf(m->fault, sizeof m->fault, "%s", fault);
    return ks_match_end(m, KS_ENTRY_FORFEIT, side, no);
}

void ks_match_retell_begin(struct ks_retelling *r, const struct ks_match *m, size_t first,
                           size_t last)
{
    r->match = m;
    r->first = first;
    r->last = last;
    r->at = 0;
    r->taken_back = m->taken_back;
    ks_copy(m->game, &r->state, &m->start);
}

bool ks_match_retell_some(struct ks_retelling *r, size_t most, ks_listener *listener,
                          void *context)
{
    const struct ks_match *m = r->match;
    if (r->taken_back != m->taken_back)
        return false;
    for (; most > 0 && r->at < m->entries && r->at < r->last; r->at++, most--)
        tell(m, r->at, &r->state, r->at + 1 < r->first ? NULL : listener, context);
    return r->at < m->entries && r->at < r->last;
}

void ks_match_retell(const struct ks_match *m, size_t first, size_t last,
                     ks_listener *listener, void *context)
{
    struct ks_retelling r;
    ks_match_retell_begin(&r, m, first, last);
    ks_match_retell_some(&r, SIZE_MAX, listener, context);
}

bool ks_match_record(struct ks_match *m, struct ks_journal *journal,
                     struct ks_refusal *no)
{
    m->journal = journal;
    return ks_replay_journal_begin(m, no);
}
