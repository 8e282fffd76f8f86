#include <string.h>

#include "driver/replay.h"

/* ---- can it be played? ---- */

static bool differ(struct ks_finding *f, const char *expected, const char *found)
{
    snprintf(f->expected, sizeof f->expected, "%s", expected);
    snprintf(f->found, sizeof f->found, "%s", found);
    return false;
}

bool ks_replay_head_fits(const struct ks_replay *r, struct ks_finding *f)
{
    if (r->bad_line == 0 || (r->entries > 0 && r->bad_line >= r->entry[0].line))
        return true;
    if (r->entries == 0 && r->foot_line > 0 && r->bad_line >= r->foot_line)
        return true;
    ks_find(f, r->bad_line, 0,
            "The line does not fit its tag (#%s, expected #%s): it, or the "
            "tag, was changed.",
            r->bad_tag, r->good_tag);
    return differ(f, r->good_tag, r->bad_tag);
}

bool ks_replay_rules_fit(const struct ks_replay *r, const struct ks_game *g,
                         struct ks_finding *f)
{
    if (strcmp(r->rules, ks_rules_name(g)) == 0 &&
        strcmp(r->version, ks_rules_version(g)) == 0)
        return true;
    ks_find(f, r->rules_line, 0,
            "The game was played by the rules %s %s; this program plays %s %s and "
            "cannot replay it. Use a program with those rules.",
            r->rules, r->version, ks_rules_name(g), ks_rules_version(g));
    return differ(f, ks_rules_version(g), r->version);
}

bool ks_replay_fits(const struct ks_replay *r, const struct ks_game *g,
                    struct ks_finding *f)
{
    char digest[17];
    if (!ks_replay_head_fits(r, f) || !ks_replay_rules_fit(r, g, f))
        return false;
    if (r->data != g->digest) {
        snprintf(digest, sizeof digest, "%016llx", (unsigned long long)g->digest);
        ks_find(f, r->data_line, 0,
                "The game was played with other data (digest %016llx) than these "
                "(%s), and cannot be replayed. Name the same overlay folder with --data.",
                (unsigned long long)r->data, digest);
        differ(f, digest, "");
        snprintf(f->found, sizeof f->found, "%016llx", (unsigned long long)r->data);
        return false;
    }
    for (int side = 0; side < 2; side++)
        if (strcmp(r->side[side], g->side[side]) != 0) {
            ks_find(f, 0, 0, "The line \"player\" of side %d must name %s, not %s.",
                    side + 1, g->side[side], r->side[side]);
            return differ(f, g->side[side], r->side[side]);
        }
    return true;
}

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
    struct ks_terms terms = {.analysis = r->analysis};
    struct ks_state start;
    char error[KS_TEXT];
    bool constructed = r->position.length > 0;
    for (int side = 0; side < 2; side++) {
        if (!ks_player_parse(r->player[side], strlen(r->player[side]),
                             &terms.player[side])) {
            ks_find(f, 0, 0, "The player \"%s\" is not known; there are %s.",
                    r->player[side], ks_player_names());
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
    uint64_t hash = ks_hash(g, &m->start);
    if (hash == r->start)
        return m;
    ks_find(f, r->start_line, 0,
            "The set-up is another one than the file says (hash %016llx, expected "
            "%016llx).",
            (unsigned long long)r->start, (unsigned long long)hash);
    ks_match_free(m);
    return NULL;
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
    return differ(a->f, expected, found);
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
        return differ(a->f, actor_name(m), actor);
    }
    if (a->e->words.length >= sizeof words || !ks_action_parse(m->game, words, &action))
        return ks_find(a->f, a->e->line, a->number,
                       "\"%.100s\" is no action of this game.", words);
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
    bool good = a->m->terms.analysis ? ks_match_take_back(a->m, n, &no)
                                     : n == 1 && ks_match_undo(a->m, &no);
    if (!good)
        return ks_find(a->f, a->e->line, a->number, "This cannot be taken back here.");
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
    return ks_find(a->f, a->e->line, a->number, "No entry of a replay reads like this.");
}

static bool play_entry(const struct again *a)
{
    bool good;
    if (a->e->words.length > 6 && memcmp(a->e->words.at, "!undo ", 6) == 0)
        good = play_undo(a);
    else if (a->e->words.length > 1 && a->e->words.at[0] == '!')
        good = play_ending(a);
    else
        good = play_action(a);
    if (!good || !a->e->hashed)
        return good;
    uint64_t hash = ks_hash(a->m->game, &a->m->state);
    if (hash == a->e->hash)
        return true;
    ks_find(a->f, a->e->line, a->number,
            "The position after this entry has the hash %016llx, "
            "the file says %016llx: this line or one of the last %d was changed.",
            (unsigned long long)hash, (unsigned long long)a->e->hash,
            KS_REPLAY_HASH_EVERY);
    snprintf(a->f->expected, sizeof a->f->expected, "%016llx", (unsigned long long)hash);
    snprintf(a->f->found, sizeof a->f->found, "%016llx", (unsigned long long)a->e->hash);
    return false;
}

/* The line does not fit its tag; if the dice or the rules contradict it too, say that. */
static bool bad_tag(const struct again *a)
{
    struct ks_finding inner;
    struct again probe = *a;
    probe.f = &inner;
    bool plausible = play_entry(&probe);
    ks_find(a->f, a->e->line, a->number,
            "The line does not fit its tag (#%s, expected #%s): it, or the tag, was "
            "changed.%s%s",
            a->r->bad_tag, a->r->good_tag, plausible ? "" : " ",
            plausible ? "" : inner.message);
    if (plausible || inner.expected[0] == '\0')
        return differ(a->f, a->r->good_tag, a->r->bad_tag);
    return differ(a->f, inner.expected, inner.found);
}

/* ---- the result ---- */

static bool foot_says(const struct ks_replay *r, struct ks_finding *f, const char *what,
                      const char *expected, const char *found)
{
    if (strcmp(expected, found) == 0)
        return true;
    ks_find(f, r->foot_line, 0, "The closing lines give the %s as %s, but it is %s.",
            what, found, expected);
    return differ(f, expected, found);
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
                "The line does not fit its tag (#%s, expected #%s): it, or "
                "the tag, was changed.",
                r->bad_tag, r->good_tag);
        return differ(f, r->good_tag, r->bad_tag);
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
        return ks_find(f, 0, 0,
                       "The file calls itself a whole replay, but the game in it is "
                       "not over.");
    if (r->form == KS_FORM_SAVE && over)
        return ks_find(f, 0, 0,
                       "The file calls itself a saved game, but the game in it is over.");
    bool secret = r->dice.kind == KS_DICE_SEALED || r->dice.kind == KS_DICE_SEEDED;
    if (over && r->ended && secret && !r->opened)
        return ks_find(f, r->foot_line, 0,
                       "The game is over, but the secret of its dice is "
                       "not opened: the rolls cannot be checked.");
    return true;
}

/* Plays entries up to a number; how many were right. */
static size_t play_on(const struct ks_replay *r, struct ks_match *m, size_t to,
                      struct ks_finding *f)
{
    for (size_t i = 0; i < to; i++) {
        struct again a = {r, m, &r->entry[i], i + 1, f};
        bool bad = r->bad_line > 0 && r->bad_line <= a.e->line;
        if (!(bad ? bad_tag(&a) : play_entry(&a)))
            return i;
    }
    return to;
}

struct ks_match *ks_replay_play(const struct ks_replay *r, const struct ks_game *g,
                                size_t to, ks_listener *listener, void *context,
                                struct ks_finding *f)
{
    if (!ks_replay_fits(r, g, f))
        return NULL;
    struct ks_match *m = begin(r, g, f);
    if (m == NULL)
        return NULL;
    m->listener = listener;
    m->context = context;
    bool all = to == 0 || to >= r->entries;
    size_t last = all ? r->entries : to;
    bool good = play_on(r, m, last, f) == last &&
                (!all || (check_foot(r, m, f) && check_form(r, m, f)));
    if (!good) {
        ks_match_free(m);
        return NULL;
    }
    m->reading = false;
    m->listener = NULL;
    return m;
}

struct ks_match *ks_replay_rerun(const struct ks_replay *r, const struct ks_game *g,
                                 bool *whole, struct ks_finding *f)
{
    struct ks_finding later;
    struct ks_match *m = begin(r, g, f);
    if (m == NULL)
        return NULL;
    size_t good = play_on(r, m, r->entries, f);
    *whole = good == r->entries && check_foot(r, m, f) && check_form(r, m, f);
    if (good < r->entries) { /* the entry that failed may have been done in part */
        ks_match_free(m);
        if ((m = begin(r, g, &later)) == NULL)
            return NULL;
        play_on(r, m, good, &later);
    }
    m->reading = false;
    return m;
}
