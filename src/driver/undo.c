/* Undo: what may be undone, and undoing it by replaying the rest. */
#include <stdlib.h>
#include <string.h>

#include "base/text.h"
#include "driver/match_orders.h"
#include "driver/philox.h"
#include "driver/replay.h"

/* Worlds tried when looking for a reveal. */
enum { WORLDS = 16 };

void ks_match_at(const struct ks_match *m, size_t entries, struct ks_state *s)
{
    bool near = entries >= m->settled_at;
    ks_copy(m->game, s, near ? &m->settled : &m->start);
    for (size_t i = near ? m->settled_at : 0; i < entries && i < m->entries; i++)
        if (m->entry[i].kind == KS_ENTRY_ACTION)
            ks_step(m->game, s, m->entry[i].action, NULL);
}

/* Did entry number n show its side something it did not know? Then it would have shown
 * something else in some other world that agrees with what the side knew. */
static bool revealed(const struct ks_match *m, size_t n)
{
    struct ks_state before, after, world, view;
    const struct ks_entry *e = &m->entry[n - 1];
    ks_match_at(m, n - 1, &before);
    ks_copy(m->game, &after, &before);
    ks_step(m->game, &after, e->action, NULL);
    ks_view(m->game, &after, e->actor, &view);
    uint64_t seen = ks_hash(m->game, &view);
    for (uint32_t i = 0; i < WORLDS; i++) {
        struct ks_stream stream;
        ks_stream_init(&stream, m->side_seed, i, KS_STREAM_CHECK, (uint32_t)n);
        ks_view(m->game, &before, e->actor, &world);
        ks_determinise(m->game, &world, ks_stream_long(&stream));
        if (!ks_apply(m->game, &world, e->action, NULL))
            return true;
        ks_view(m->game, &world, e->actor, &view);
        if (ks_hash(m->game, &view) != seen)
            return true;
    }
    return false;
}

/* Why entry number n cannot be taken back, if it were the last one of that side's. */
static enum ks_barrier barrier_at(const struct ks_match *m, size_t n, uint8_t side)
{
    if (n == 0)
        return KS_BARRIER_NOTHING;
    if (m->terms.analysis)
        return KS_NO_BARRIER;
    const struct ks_entry *e = &m->entry[n - 1];
    if (ks_match_over(m))
        return KS_BARRIER_ENDED;
    if (e->actor == KS_CHANCE)
        return KS_BARRIER_DICE;
    if (!ks_player_is_human(&m->terms.player[e->actor]) ||
        (side != KS_NOBODY && side != e->actor))
        return KS_BARRIER_SIDE;
    return revealed(m, n) ? KS_BARRIER_REVEAL : KS_NO_BARRIER;
}

enum ks_barrier ks_match_barrier(const struct ks_match *m)
{
    return barrier_at(m, m->entries, m->undo_side);
}

/* An order is over when its procedures are. It began where fewer were pending than now or,
 * between two orders, as few. */
static size_t last_by_rules(const struct ks_match *m, uint8_t side)
{
    size_t same = 0;
    struct ks_state s;
    for (size_t n = 1; barrier_at(m, m->entries - n + 1, side) == KS_NO_BARRIER; n++) {
        ks_match_at(m, m->entries - n, &s);
        if (ks_depth(&s) < ks_depth(&m->state))
            return n;
        if (ks_depth(&s) == ks_depth(&m->state) && same == 0)
            same = n;
    }
    return same > 0 ? same : 1;
}

/* Entries of one order in a row. */
static size_t last_by_order(const struct ks_match *m, uint8_t side, uint32_t order)
{
    size_t n = 1;
    while (m->entry[m->entries - n].order == order &&
           barrier_at(m, m->entries - n, side) == KS_NO_BARRIER &&
           m->entry[m->entries - n - 1].order == order)
        n++;
    return n;
}

size_t ks_match_last_order(const struct ks_match *m)
{
    if (ks_match_barrier(m) != KS_NO_BARRIER || m->terms.analysis)
        return 0;
    const struct ks_entry *e = &m->entry[m->entries - 1];
    return e->order == KS_BY_HAND || e->order == KS_BY_CUSTOM
               ? last_by_rules(m, e->actor)
               : last_by_order(m, e->actor, e->order);
}

/* An analysis goes back to the decision before: over rolls (where the driver rolls)
 * and over computer players. */
static size_t back_in_analysis(const struct ks_match *m)
{
    size_t n = 1;
    for (; n < m->entries; n++) {
        const struct ks_entry *e = &m->entry[m->entries - n];
        if (e->kind != KS_ENTRY_ACTION || m->dice.kind == KS_DICE_GIVEN)
            break;
        if (e->actor != KS_CHANCE && ks_player_is_human(&m->terms.player[e->actor]))
            break;
    }
    return n;
}

static bool undo(struct ks_match *m, bool whole, struct ks_refusal *no)
{
    static const char *const reason[KS_BARRIERS][KS_LANGUAGES] = {
        [KS_BARRIER_NOTHING] = {"Nothing to undo.", "Nie ma czego cofnąć."},
        [KS_BARRIER_ENDED] =
            {"The game is over; only analysis mode can undo its end.",
             "Partia jest skończona; cofać można tylko w trybie analizy."},
        [KS_BARRIER_DICE] =
            {"Dice have been rolled since; only analysis mode can undo that.",
             "Od tego czasu rzucono kostką; cofać można tylko w trybie analizy."},
        [KS_BARRIER_SIDE] =
            {"The last decision was the other side's; you cannot undo it.",
             "Ostatnią decyzję podjęła druga strona; nie możesz jej cofnąć."},
        [KS_BARRIER_REVEAL] =
            {"That decision revealed something hidden; it cannot be undone.",
             "Ta decyzja coś ujawniła; nie można jej cofnąć."},
    };
    enum ks_barrier barrier = ks_match_barrier(m);
    if (barrier != KS_NO_BARRIER)
        return ks_refuse(no, "undo_barrier", "%s", reason[barrier][m->language]);
    if (m->terms.analysis)
        return ks_match_take_back(m, back_in_analysis(m), no);
    const struct ks_entry *e = &m->entry[m->entries - 1];
    bool by_order = e->order != KS_BY_HAND && e->order != KS_BY_CUSTOM;
    uint8_t side = e->actor;
    if (!ks_match_take_back(m, whole && by_order ? ks_match_last_order(m) : 1, no))
        return false;
    m->undo_side = side;
    return true;
}

bool ks_match_undo(struct ks_match *m, struct ks_refusal *no)
{
    return undo(m, false, no);
}

bool ks_match_undo_order(struct ks_match *m, struct ks_refusal *no)
{
    return undo(m, true, no);
}

void ks_match_go_back(struct ks_match *m, size_t n)
{
    struct ks_state s;
    ks_match_at(m, m->entries - n, &s);
    ks_match_halt_orders(m, m->entries - n);
    m->taken_back++;
    for (size_t i = m->entries - n; i < m->entries; i++)
        m->rolls -= m->entry[i].actor == KS_CHANCE;
    m->entries -= n;
    if (m->settled_at > m->entries) { /* an analysis goes back over chance */
        m->settled = m->start;
        m->settled_at = 0;
    }
    m->state = s;
    m->ended = KS_ENTRY_ACTION;
    if (!m->reading)
        ks_match_rebuild_orders(m);
    ks_match_hire(m, m->hire); /* they were dismissed if it was over */
}

bool ks_match_may_take_back(const struct ks_match *m, size_t n)
{
    if (n == 0 || n > m->entries)
        return false;
    uint8_t side =
        m->undo_side != KS_NOBODY ? m->undo_side : m->entry[m->entries - 1].actor;
    for (size_t i = 0; i < n; i++)
        if (barrier_at(m, m->entries - i, side) != KS_NO_BARRIER)
            return false;
    return true;
}

bool ks_match_take_back(struct ks_match *m, size_t n, struct ks_refusal *no)
{
    struct ks_state s;
    if (n > m->entries)
        return ks_refuse(no, "undo_barrier", "Only %s can be undone.",
                         ks_count(m->entries, "entry").text);
    ks_match_at(m, m->entries - n, &s);
    if (m->journal != NULL && !ks_replay_journal_undo(m, n, &s, no))
        return false;
    if (m->held.any)
        m->held.back = n;
    else
        ks_match_go_back(m, n);
    return true;
}
