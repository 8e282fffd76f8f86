#include <stdlib.h>
#include <string.h>

#include "driver/match_orders.h"
#include "driver/replay.h"
#include "driver/replay_line.h"

/* ---- playing it again ---- */

struct again {
    const struct ks_replay *r;
    struct ks_match *m;
    const struct ks_replay_entry *e;
    size_t number;
    struct ks_finding *f;
};

static struct ks_match *begin(const struct ks_replay *r, const struct ks_game *g,
                              struct ks_finding *f)
{
    struct ks_match_terms terms = {.analysis = r->analysis};
    struct ks_state start;
    char error[KS_TEXT];
    bool constructed = r->position.length > 0;
    for (int side = 0; side < 2; side++) {
        if (!ks_player_parse(r->player[side], strlen(r->player[side]),
                             &terms.player[side])) {
            ks_find(f, 0, 0, "There is no player \"%s\"; %s.", r->player[side],
                    ks_player_choices(r->player[side], strlen(r->player[side])));
            return NULL;
        }
    }
    if (constructed && !ks_state_parse(g, r->position.text, &start, error)) {
        ks_find(f, 0, 0, "The position the game began with cannot be read: %s", error);
        return NULL;
    }
    struct ks_match *m = ks_match_new(g, constructed ? &start : NULL, &r->dice, &terms);
    if (m == NULL) {
        ks_find(f, 0, 0, "Out of memory.");
        return NULL;
    }
    m->reading = true;
    return m;
}

/* Does it begin with the position the file says? */
static bool starts_right(const struct ks_replay *r, const struct ks_match *m,
                         struct ks_finding *f)
{
    uint64_t hash = ks_hash(m->game, &m->start);
    if (hash == r->start)
        return true;
    return ks_find(
        f, r->start_line, 0,
        "The set-up differs from that of the file (hash %016llx, expected %016llx).",
        (unsigned long long)r->start, (unsigned long long)hash);
}

static const char *actor_name(const struct ks_match *m)
{
    enum ks_actor actor = ks_actor(&m->state);
    return actor < KS_CHANCE    ? m->game->side[actor]
           : actor == KS_CHANCE ? "chance"
                                : "nobody";
}

static void cut(struct ks_word w, char *out, size_t size)
{
    size_t n = w.length < size ? w.length : size - 1;
    memcpy(out, w.at, n);
    out[n] = '\0';
}

/* What the dice say, as an action. False where they say nothing. */
static bool rolled(const struct again *a, struct ks_action *out)
{
    const struct ks_match *m = a->m;
    struct ks_actions list;
    if (ks_actor(&m->state) != KS_CHANCE || m->dice.kind == KS_DICE_GIVEN ||
        !m->dice.known)
        return false;
    ks_legal(m->game, &m->state, &list);
    *out = list.v[ks_dice_roll(&m->dice, m->rolls, (uint32_t)list.n)];
    return true;
}

static bool wrong_roll(const struct again *a, struct ks_action right)
{
    char expected[KS_TEXT] = "", found[KS_TEXT];
    ks_action_text(a->m->game, right, expected, sizeof expected);
    cut(a->e->words, found, sizeof found);
    ks_find(a->f, a->e->line, a->number,
            "The dice gave \"%s\" here (roll %llu of the secret), the file says \"%s\".",
            expected, (unsigned long long)a->m->rolls + 1, found);
    return ks_find_differ(a->f, expected, found);
}

static bool play_action(const struct again *a)
{
    struct ks_match *m = a->m;
    struct ks_action action, right;
    struct ks_refusal no;
    char words[KS_TEXT], actor[32];
    cut(a->e->words, words, sizeof words);
    cut(a->e->actor, actor, sizeof actor);
    if (!ks_word_is(a->e->actor, actor_name(m))) {
        ks_find(a->f, a->e->line, a->number, "It is the turn of %s here, not of %s.",
                actor_name(m), actor);
        return ks_find_differ(a->f, actor_name(m), actor);
    }
    if (a->e->words.length >= sizeof words || !ks_action_parse(m->game, words, &action))
        return ks_find(a->f, a->e->line, a->number,
                       "\"%.100s\" is not an action of this game.", words);
    if (rolled(a, &right) && ks_action_key(right) != ks_action_key(action))
        return wrong_roll(a, right);
    if (!ks_match_apply(m, action, 0, &no))
        return ks_find(a->f, a->e->line, a->number, "\"%s\" is not legal here: %s [%s]",
                       words, no.message, no.paragraph);
    return true;
}

static bool play_undo(const struct again *a)
{
    char words[24];
    struct ks_refusal no;
    unsigned long n = 0;
    cut(a->e->words, words, sizeof words);
    for (const char *p = words + strlen("!undo "); *p >= '0' && *p <= '9' && n < 1000000;
         p++)
        n = n * 10 + (unsigned long)(*p - '0');
    size_t before = a->m->entries;
    if (!ks_match_may_take_back(a->m, n))
        return ks_find(a->f, a->e->line, a->number, "This cannot be undone here.");
    uint8_t side = a->m->entry[before - 1].actor;
    ks_match_take_back(a->m, n, &no);
    a->m->undo_side = a->m->terms.analysis ? KS_NOBODY : side;
    return true;
}

static bool play_ending(const struct again *a)
{
    struct ks_refusal no;
    int side = KS_NOBODY;
    for (int i = 0; i < 2; i++)
        if (ks_word_is(a->e->actor, a->m->game->side[i]))
            side = i;
    for (int kind = KS_ENTRY_RESIGN; kind < KS_ENTRY_KINDS; kind++) {
        struct ks_word word = {a->e->words.at + 1, a->e->words.length - 1};
        if (!ks_word_is(word, ks_entry_kind_name((enum ks_entry_kind)kind)))
            continue;
        if ((kind == KS_ENTRY_DRAW) != ks_word_is(a->e->actor, "both") ||
            (kind != KS_ENTRY_DRAW && side == KS_NOBODY))
            break;
        if (!ks_match_end(a->m, (enum ks_entry_kind)kind, side, &no))
            return ks_find(a->f, a->e->line, a->number, "%s", no.message);
        return true;
    }
    return ks_find(a->f, a->e->line, a->number, "This is not an entry of a replay.");
}

static bool play_words(const struct again *a)
{
    if (a->e->words.length > 6 && memcmp(a->e->words.at, "!undo ", 6) == 0)
        return play_undo(a);
    if (a->e->words.length > 1 && a->e->words.at[0] == '!')
        return play_ending(a);
    return play_action(a);
}

static bool hash_fits(const struct again *a)
{
    char expected[17], found[17];
    uint64_t hash = ks_hash(a->m->game, &a->m->state);
    if (!a->e->hashed || hash == a->e->hash)
        return true;
    snprintf(expected, sizeof expected, "%016llx", (unsigned long long)hash);
    snprintf(found, sizeof found, "%016llx", (unsigned long long)a->e->hash);
    ks_find(
        a->f, a->e->line, a->number,
        "The position after this entry has the hash %s, the file says %s: this line or "
        "one of the last %d is not as it was played.",
        expected, found, KS_REPLAY_HASH_EVERY);
    return ks_find_differ(a->f, expected, found);
}

/* The line does not fit its tag; if the dice or the rules contradict it too, say that. */
static void bad_tag(const struct again *a)
{
    struct ks_finding inner;
    struct again probe = *a;
    probe.f = &inner;
    bool plausible = play_words(&probe) && hash_fits(&probe);
    ks_find(a->f, a->e->line, a->number,
            "The line does not match its tag (#%s, expected #%s): one of the two was "
            "changed.%s%s",
            a->r->bad_tag, a->r->good_tag, plausible ? "" : " ",
            plausible ? "" : inner.message);
    if (plausible || inner.expected[0] == '\0')
        ks_find_differ(a->f, a->r->good_tag, a->r->bad_tag);
    else
        ks_find_differ(a->f, inner.expected, inner.found);
}

/* ---- the result ---- */

static bool foot_says(const struct ks_replay *r, struct ks_finding *f, const char *what,
                      const char *expected, const char *found)
{
    if (strcmp(expected, found) == 0)
        return true;
    ks_find(f, r->foot_line, 0, "The closing lines give the %s as %s, but it is %s.",
            what, found, expected);
    return ks_find_differ(f, expected, found);
}

static const char *result_name(const struct ks_match *m)
{
    if (!ks_match_over(m))
        return "none";
    int winner = ks_match_winner(m);
    return winner < 2 ? m->game->side[winner] : "draw";
}

static const char *how_name(const struct ks_match *m)
{
    if (!ks_match_over(m))
        return "stopped";
    return m->ended == KS_ENTRY_ACTION ? "rules" : ks_entry_kind_name(m->ended);
}

static bool check_foot(const struct ks_replay *r, const struct ks_match *m,
                       struct ks_finding *f)
{
    char expected[48], found[48];
    if (r->bad_line > 0) {
        ks_find(f, r->bad_line, 0,
                "The line does not match its tag (#%s, expected #%s): one of the two was "
                "changed.",
                r->bad_tag, r->good_tag);
        return ks_find_differ(f, r->good_tag, r->bad_tag);
    }
    if (!r->ended)
        return true;
    if (!foot_says(r, f, "result", result_name(m), r->result) ||
        !foot_says(r, f, "way it ended", how_name(m), r->how))
        return false;
    snprintf(expected, sizeof expected, "%d %d", m->state.points[0], m->state.points[1]);
    snprintf(found, sizeof found, "%d %d", r->points[0], r->points[1]);
    if (!foot_says(r, f, "points", expected, found))
        return false;
    snprintf(expected, sizeof expected, "%zu", r->entries);
    snprintf(found, sizeof found, "%llu", (unsigned long long)r->count);
    if (!foot_says(r, f, "number of entries", expected, found))
        return false;
    snprintf(expected, sizeof expected, "%016llx",
             (unsigned long long)ks_hash(m->game, &m->state));
    snprintf(found, sizeof found, "%016llx", (unsigned long long)r->state);
    return foot_says(r, f, "hash of the last position", expected, found);
}

/* A finished file must show its secret, a saved one must not pretend to be finished. */
static bool check_form(const struct ks_replay *r, const struct ks_match *m,
                       struct ks_finding *f)
{
    bool over = ks_match_over(m);
    if (r->form == KS_FORM_REPLAY && !over)
        return ks_find(
            f, 0, 0,
            "The file says that it is a whole replay, but its game is not over.");
    if (r->form == KS_FORM_SAVE && over)
        return ks_find(f, 0, 0,
                       "The file says that it is a saved game, but its game is over.");
    bool secret = r->dice.kind == KS_DICE_SEALED || r->dice.kind == KS_DICE_SEEDED;
    if (over && r->ended && secret && !r->opened)
        return ks_find(f, r->foot_line, 0,
                       "The game is over, but the secret of its dice is not revealed: "
                       "the rolls cannot be checked.");
    return true;
}

/* ---- orders ---- */

/* The number that the next order given by a side has. */
static uint32_t next_number(const struct ks_match *m, int side)
{
    for (size_t i = m->notes; i-- > 0;)
        if (m->note[i].side == side && m->note[i].kind == KS_NOTE_GIVEN)
            return m->note[i].number + 1;
    return 1;
}

/* "polish 3": from here on its entries belong to that order. "polish 3 TEXT": see ks_note_text. By
 * other data an order may be none; the game is its entries and goes on. */
static bool play_note(const struct ks_replay *r, struct ks_match *m,
                      const struct ks_replay_note *line, struct ks_finding *f)
{
    struct ks_word rest = line->words, side = ks_line_word(&rest),
                   number = ks_line_word(&rest);
    struct ks_note n = {.at = m->entries,
                        .side = (uint8_t)ks_word_is(side, m->game->side[1])};
    char text[KS_NOTE_ROOM], error[KS_TEXT];
    struct ks_refusal no;
    uint64_t value = KS_BY_CUSTOM;
    if (!ks_word_is(side, m->game->side[n.side]) ||
        (!ks_word_is(number, "custom") &&
         !(ks_line_number(number, &value) && value < KS_BY_CUSTOM)))
        return ks_find(f, line->line, 0,
                       "After \"order\" write a side and the number of an order.");
    n.number = (uint32_t)value;
    if (rest.length == 0) {
        m->belongs[n.side] = n.number;
        return true;
    }
    if (!ks_line_copy(rest, text, sizeof text))
        return ks_find(f, line->line, 0, "The order is too long.");
    if (!ks_note_parse(m->game, text, &n, error))
        return ks_replay_is_foreign(r, m->game) || ks_find(f, line->line, 0, "%s", error);
    if (n.kind == KS_NOTE_GIVEN && n.number != next_number(m, n.side)) {
        free(n.order);
        return ks_find(f, line->line, 0, "The next order of %s has the number %lu.",
                       m->game->side[n.side], (unsigned long)next_number(m, n.side));
    }
    if (n.kind == KS_NOTE_GIVEN)
        m->belongs[n.side] = n.number;
    if (n.kind != KS_NOTE_OVER && n.kind != KS_NOTE_STOPPED)
        m->by_hand_at = SIZE_MAX;
    return ks_match_note(m, &n, &no) || ks_find(f, line->line, 0, "%s", no.message);
}

/* Those between an entry and the next, from the one at index next on. */
static bool play_notes(const struct ks_replay *r, struct ks_match *m, size_t entries,
                       size_t *next, struct ks_finding *f)
{
    for (; *next < r->notes && r->note[*next].entries == entries; ++*next)
        if (!play_note(r, m, &r->note[*next], f))
            return false;
    return true;
}

/* Plays entries up to a number; how many were right. By other rules a hash that does not fit
 * does no harm if a later one fits again: rules that remember more of a move differ while it
 * lasts, and agree when it is over. */
static size_t play_on(const struct ks_replay *r, struct ks_match *m, size_t to,
                      struct ks_finding *f)
{
    size_t sure = to; /* entries before the first hash that is in doubt; to: none is */
    size_t next = 0;
    bool foreign = ks_replay_is_foreign(r, m->game);
    struct ks_finding first = {0};
    for (size_t i = 0; i < to; i++) {
        struct again a = {r, m, &r->entry[i], i + 1, f};
        bool tagged = r->bad_line == 0 || r->bad_line > a.e->line;
        if (!tagged)
            bad_tag(&a);
        if (!tagged || !play_notes(r, m, i, &next, f) || !play_words(&a))
            return i < sure ? i : sure;
        if (!hash_fits(&a)) {
            if (!foreign)
                return i;
            first = i < sure ? *f : first;
            sure = i < sure ? i : sure;
        } else if (a.e->hashed)
            sure = to;
    }
    if (!play_notes(r, m, to, &next, f))
        return to > 0 ? to - 1 : 0;
    bool ends_right =
        r->ended && to == r->entries && ks_hash(m->game, &m->state) == r->state;
    if (sure == to || ends_right)
        return to;
    *f = first;
    return sure;
}

struct ks_match *ks_replay_rerun(const struct ks_replay *r, const struct ks_game *g,
                                 size_t to, ks_listener *listener, void *context,
                                 bool *whole, struct ks_finding *f)
{
    struct ks_finding later;
    bool all = to == 0 || to >= r->entries;
    size_t last = all ? r->entries : to, good = 0;
    *whole = false;
    *f = (struct ks_finding){0};
    if (!ks_replay_fits(r, g, f))
        return NULL;
    struct ks_match *m = begin(r, g, f);
    if (m == NULL)
        return NULL;
    m->listener = listener;
    m->context = context;
    if (starts_right(r, m, f)) {
        good = play_on(r, m, last, f);
        *whole = good == last && (!all || (check_foot(r, m, f) && check_form(r, m, f)));
    }
    if (good < last) { /* the entry that failed may have been done in part */
        ks_match_free(m);
        m = begin(r, g, &later);
        if (m != NULL)
            play_on(r, m, good, &later);
    }
    if (m != NULL) {
        ks_match_rebuild_orders(m);
        m->reading = false;
        m->listener = NULL;
    }
    if (!*whole)
        ks_replay_blame_rules(r, g, good, f);
    f->foreign = ks_replay_is_foreign(r, g);
    return m;
}

struct ks_match *ks_replay_play(const struct ks_replay *r, const struct ks_game *g,
                                size_t to, ks_listener *listener, void *context,
                                struct ks_finding *f)
{
    bool whole;
    struct ks_match *m = ks_replay_rerun(r, g, to, listener, context, &whole, f);
    if (whole)
        return m;
    ks_match_free(m);
    return NULL;
}
