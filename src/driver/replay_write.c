#include <assert.h>
#include <string.h>

#include "driver/match_orders.h"
#include "driver/replay.h"

static const char *const form_name[KS_FORMS] = {"replay", "save", "journal"};

static void write_hash(char out[17], uint64_t hash)
{
    snprintf(out, 17, "%016llx", (unsigned long long)hash);
}

/* ---- head ---- */

static void write_dice(const struct ks_dice *d, bool keep, struct ks_chain *c,
                       struct ks_buffer *out)
{
    char hex[2 * KS_SECRET_BYTES + 1];
    const char *kind = ks_dice_kind_name(d->kind);
    ks_bytes_write(d->id, sizeof d->id, hex);
    ks_chain_line(c, out, "game %s", hex);
    if (d->kind == KS_DICE_SIMULATED)
        ks_chain_line(c, out, "dice %s %llu %lu", kind, (unsigned long long)d->seed,
                      (unsigned long)d->game);
    else if (d->kind == KS_DICE_SEEDED)
        ks_chain_line(c, out, "dice %s %llu", kind, (unsigned long long)d->seed);
    else
        ks_chain_line(c, out, "dice %s", kind);
    if (d->kind != KS_DICE_SEALED && d->kind != KS_DICE_SEEDED)
        return;
    ks_bytes_write(d->commit, sizeof d->commit, hex);
    ks_chain_line(c, out, "commit %s", hex);
    ks_bytes_write(d->secret, sizeof d->secret, hex);
    if (keep && d->known)
        ks_chain_line(c, out, "keep %s", hex);
}

static void write_position(const struct ks_match *m, struct ks_chain *c,
                           struct ks_buffer *out)
{
    struct ks_buffer text = {0};
    ks_buffer_state(&text, m->game, &m->start);
    for (const char *line = text.text; line != NULL && *line != '\0';) {
        size_t n = strcspn(line, "\n");
        if (n > 0)
            ks_chain_line(c, out, "position %.*s", (int)n, line);
        line += n + (line[n] == '\n');
    }
    out->failed |= text.failed;
    ks_buffer_free(&text);
}

static void write_head(const struct ks_match *m, enum ks_replay_form form,
                       struct ks_chain *c, struct ks_buffer *out)
{
    const struct ks_game *g = m->game;
    char hash[17];
    ks_chain_line(c, out, "kosynier-replay %d", KS_REPLAY_FORMAT);
    ks_chain_line(c, out, "form %s", form_name[form]);
    ks_chain_line(c, out, "scenario %s", g->scenario);
    for (int i = 0; i < g->options; i++)
        ks_chain_line(c, out, "option %s %s", g->option[i].name, g->option[i].value);
    ks_chain_line(c, out, "rules %s %s", ks_rules_name(g), ks_rules_version(g));
    write_hash(hash, g->digest);
    ks_chain_line(c, out, "data %s", hash);
    write_dice(&m->dice, form != KS_FORM_REPLAY, c, out);
    for (int side = 0; side < 2; side++) {
        if (m->dice.salt[side][0] != '\0')
            ks_chain_line(c, out, "salt %s %s", g->side[side], m->dice.salt[side]);
        ks_chain_line(c, out, "player %s %s", g->side[side], m->terms.player[side].text);
    }
    if (m->terms.analysis)
        ks_chain_line(c, out, "analysis yes");
    if (m->terms.constructed)
        write_position(m, c, out);
    write_hash(hash, ks_hash(g, &m->start));
    ks_chain_line(c, out, "start %s", hash);
}

/* ---- entries ---- */

/* Lines on their way. */
struct writing {
    struct ks_chain chain;
    struct ks_buffer *out;
    uint32_t belongs[2]; /* order named last for each side's entries */
    size_t note;         /* notes written */
};

static const char *actor_name(const struct ks_game *g, const struct ks_entry *e)
{
    if (e->actor < 2)
        return g->side[e->actor];
    return e->kind == KS_ENTRY_ACTION ? "chance" : "both";
}

/* The line of an entry; hash is of the state after it, NULL for none. */
static void write_entry(const struct ks_game *g, const struct ks_entry *e, size_t number,
                        const uint64_t *hash, struct ks_chain *c, struct ks_buffer *out)
{
    char text[KS_TEXT] = "", mark[20] = "";
    if (e->kind != KS_ENTRY_ACTION)
        snprintf(text, sizeof text, "!%s", ks_entry_kind_name(e->kind));
    else if (!ks_action_text(g, e->action, text, sizeof text))
        out->failed = true;
    if (hash != NULL)
        snprintf(mark, sizeof mark, " =%016llx", (unsigned long long)*hash);
    ks_chain_line(c, out, "%zu %s %s%s", number, actor_name(g, e), text, mark);
}

/* What became of orders after so many entries, from the note at index next on. */
static void write_notes(const struct ks_match *m, size_t at, struct writing *w)
{
    char text[KS_NOTE_ROOM];
    for (; w->note < m->notes && m->note[w->note].at == at; w->note++) {
        const struct ks_note *n = &m->note[w->note];
        if (!ks_note_text(m->game, n, text, sizeof text))
            w->out->failed = true;
        ks_chain_line(&w->chain, w->out, "order %s %lu %s", m->game->side[n->side],
                      (unsigned long)n->number, text);
        if (n->kind == KS_NOTE_GIVEN)
            w->belongs[n->side] = n->number;
    }
}

/* The entries of a side belong to the order named last, until another is named. */
static void write_order(const struct ks_match *m, const struct ks_entry *e,
                        struct writing *w)
{
    if (e->actor > 1 || e->kind != KS_ENTRY_ACTION || w->belongs[e->actor] == e->order)
        return;
    w->belongs[e->actor] = e->order;
    if (e->order == KS_BY_CUSTOM)
        ks_chain_line(&w->chain, w->out, "order %s custom", m->game->side[e->actor]);
    else
        ks_chain_line(&w->chain, w->out, "order %s %lu", m->game->side[e->actor],
                      (unsigned long)e->order);
}

/* Entries and notes from an index on, played on the state s; lines are numbered from number. */
static void write_entries(const struct ks_match *m, size_t from, struct ks_state *s,
                          size_t number, struct writing *w)
{
    for (size_t i = from; i < m->entries; i++, number++) {
        const struct ks_entry *e = &m->entry[i];
        write_notes(m, i, w);
        write_order(m, e, w);
        if (e->kind == KS_ENTRY_ACTION)
            ks_step(m->game, s, e->action, NULL);
        uint64_t hash = 0;
        bool marked = number % KS_REPLAY_HASH_EVERY == 0;
        if (marked)
            hash = ks_hash(m->game, s);
        write_entry(m->game, e, number, marked ? &hash : NULL, &w->chain, w->out);
    }
    write_notes(m, m->entries, w);
}

/* ---- foot ---- */

/* How a game stands whose last entry is the last of the list. */
struct outcome {
    const char *result, *how;
};

static struct outcome outcome(const struct ks_match *m, const struct ks_state *s)
{
    static const char *const how[KS_ENTRY_KINDS] = {"rules", "resign", "draw", "forfeit"};
    const struct ks_entry *e = m->entries > 0 ? &m->entry[m->entries - 1] : NULL;
    int winner = s->result;
    if (e != NULL && e->kind != KS_ENTRY_ACTION)
        winner = e->kind == KS_ENTRY_DRAW ? KS_NOBODY : !e->actor;
    else if (ks_actor(s) != KS_NOBODY)
        return (struct outcome){"none", "stopped"};
    const char *result = winner < 2 ? m->game->side[winner] : "draw";
    return (struct outcome){result, how[e == NULL ? 0 : e->kind]};
}

static void write_foot(const struct ks_match *m, const struct ks_state *s, size_t lines,
                       struct ks_chain *c, struct ks_buffer *out)
{
    struct outcome o = outcome(m, s);
    char hex[2 * KS_SECRET_BYTES + 1], hash[17], close[2 * KS_CHAIN_BYTES + 1];
    ks_chain_line(c, out, "result %s", o.result);
    ks_chain_line(c, out, "how %s", o.how);
    ks_chain_line(c, out, "points %d %d", s->points[0], s->points[1]);
    ks_chain_line(c, out, "entries %zu", lines);
    write_hash(hash, ks_hash(m->game, s));
    ks_chain_line(c, out, "state %s", hash);
    bool sealed = m->dice.kind == KS_DICE_SEALED || m->dice.kind == KS_DICE_SEEDED;
    if (sealed && m->dice.known && strcmp(o.how, "stopped") != 0) {
        ks_bytes_write(m->dice.secret, sizeof m->dice.secret, hex);
        ks_chain_line(c, out, "secret %s", hex);
    }
    ks_chain_text(c, close);
    ks_chain_line(c, out, "close %s", close);
}

/* ---- whole files and journals ---- */

bool ks_replay_write(const struct ks_match *m, struct ks_buffer *out)
{
    struct writing w = {.out = out};
    struct ks_state s = m->start;
    ks_chain_init(&w.chain);
    write_head(m, ks_match_over(m) ? KS_FORM_REPLAY : KS_FORM_SAVE, &w.chain, out);
    write_entries(m, 0, &s, 1, &w);
    write_foot(m, &s, m->entries, &w.chain, out);
    return !out->failed;
}

static bool ends(const struct ks_match *m, const struct ks_state *s)
{
    return strcmp(outcome(m, s).how, "stopped") != 0;
}

/* Appends the lines; only then the chain and the count of the match move on. */
static bool keep(struct ks_match *m, const struct writing *w, size_t written, bool closed,
                 struct ks_refusal *no)
{
    char error[KS_TEXT];
    assert(!m->held.any);
    if (w->out->failed)
        return ks_refuse(no, "journal", "Out of memory; the action was not done.");
    if (!m->journal->append(m->journal, w->out->text, w->out->length, error))
        return ks_refuse(no, "journal", "Not done, because it could not be saved: %s.",
                         error);
    if (m->journal->later) {
        m->held = (struct ks_held){
            .any = true, .chain = w->chain, .written = written, .closed = closed};
        memcpy(m->held.belongs, w->belongs, sizeof w->belongs);
        return true;
    }
    m->chain = w->chain;
    m->written = written;
    m->closed = closed;
    memcpy(m->belongs, w->belongs, sizeof w->belongs);
    return true;
}

static bool refuse_closed(const struct ks_match *m, struct ks_refusal *no)
{
    if (!m->closed)
        return false;
    ks_refuse(no, "journal",
              "The file says that the game is finished; save a copy to continue.");
    return true;
}

/* Lines that go on where the journal of the match ends. */
static struct writing go_on(const struct ks_match *m, struct ks_buffer *lines,
                            size_t note)
{
    return (struct writing){.chain = m->chain,
                            .out = lines,
                            .belongs = {m->belongs[0], m->belongs[1]},
                            .note = note};
}

bool ks_replay_journal(struct ks_match *m, size_t from, size_t notes,
                       const struct ks_state *last, struct ks_refusal *no)
{
    if (from == m->entries && notes == m->notes)
        return true;
    if (refuse_closed(m, no))
        return false;
    struct ks_buffer lines = {0};
    struct writing w = go_on(m, &lines, notes);
    struct ks_state s = m->state;
    size_t written = m->written + m->entries - from;
    write_entries(m, from, &s, m->written + 1, &w);
    bool over = ends(m, last);
    if (over)
        write_foot(m, last, written, &w.chain, &lines);
    bool good = keep(m, &w, written, over, no);
    ks_buffer_free(&lines);
    return good;
}

bool ks_replay_journal_begin(struct ks_match *m, struct ks_refusal *no)
{
    struct ks_buffer lines = {0};
    struct writing w = {.out = &lines};
    struct ks_state s = m->start;
    ks_chain_init(&w.chain);
    write_head(m, KS_FORM_JOURNAL, &w.chain, &lines);
    write_entries(m, 0, &s, 1, &w);
    bool over = ends(m, &m->state);
    if (over)
        write_foot(m, &s, m->entries, &w.chain, &lines);
    bool good = keep(m, &w, m->entries, over, no);
    ks_buffer_free(&lines);
    return good;
}

bool ks_replay_journal_undo(struct ks_match *m, size_t n, const struct ks_state *back,
                            struct ks_refusal *no)
{
    if (refuse_closed(m, no))
        return false;
    struct ks_buffer lines = {0};
    struct writing w = go_on(m, &lines, m->notes);
    ks_chain_line(&w.chain, &lines, "%zu both !undo %zu =%016llx", m->written + 1, n,
                  (unsigned long long)ks_hash(m->game, back));
    bool good = keep(m, &w, m->written + 1, false, no);
    ks_buffer_free(&lines);
    return good;
}
