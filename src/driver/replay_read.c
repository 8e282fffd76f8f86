#include <stdarg.h>
#include <stdlib.h>
#include <string.h>

#include "driver/replay.h"

bool ks_find(struct ks_finding *f, size_t line, size_t entry, const char *format, ...)
{
    va_list args;
    *f = (struct ks_finding){.line = line, .entry = entry};
    va_start(args, format);
    vsnprintf(f->message, sizeof f->message, format, args);
    va_end(args);
    return false;
}

void ks_replay_free(struct ks_replay *r)
{
    ks_buffer_free(&r->text);
    ks_buffer_free(&r->position);
    free(r->entry);
    r->entry = NULL;
    r->entries = r->room = 0;
}

/* ---- words of a line ------------------------------------------------------------------- */

enum { MAX_WORDS = 3 };

struct line {
    size_t number;
    struct ks_word key, word[MAX_WORDS]; /* the words after the key ... */
    size_t words;
    struct ks_word rest;                 /* ... and all of them as one */
};

static struct ks_word next_word(struct ks_word *rest)
{
    struct ks_word w = {rest->at, 0};
    while (w.length < rest->length && w.at[w.length] != ' ')
        w.length++;
    size_t used = w.length + (w.length < rest->length);
    rest->at += used;
    rest->length -= used;
    return w;
}

static void split_words(struct line *l, const char *text, size_t length, size_t number)
{
    struct ks_word rest = {text, length};
    l->number = number;
    l->key = next_word(&rest);
    l->rest = rest;
    for (l->words = 0; l->words < MAX_WORDS && rest.length > 0; l->words++)
        l->word[l->words] = next_word(&rest);
    if (rest.length > 0)
        l->words = MAX_WORDS + 1;
}

static bool copy_word(struct ks_word w, char *out, size_t size)
{
    if (w.length == 0 || w.length >= size)
        return false;
    memcpy(out, w.at, w.length);
    out[w.length] = '\0';
    return true;
}

static bool read_number(struct ks_word w, uint64_t *out)
{
    return ks_word_number(w, 10, UINT64_MAX, out);
}

static bool read_points(struct ks_word w, int *out)
{
    bool minus = w.length > 0 && w.at[0] == '-';
    uint64_t n;
    if (minus) {
        w.at++;
        w.length--;
    }
    if (!read_number(w, &n) || n > INT16_MAX)
        return false;
    *out = minus ? -(int)n : (int)n;
    return true;
}

static bool read_hash(struct ks_word w, uint64_t *out)
{
    unsigned char bytes[8];
    if (!ks_bytes_read(w.at, w.length, bytes, sizeof bytes))
        return false;
    *out = 0;
    for (int i = 0; i < 8; i++)
        *out = *out << 8 | bytes[i];
    return true;
}

/* ---- lines of head and foot ------------------------------------------------------------ */

static bool take_form(struct ks_replay *r, const struct line *l)
{
    static const char *const name[KS_FORMS] = {"replay", "save", "journal"};
    for (int i = 0; i < KS_FORMS; i++)
        if (ks_word_is(l->word[0], name[i])) {
            r->form = (enum ks_replay_form)i;
            return true;
        }
    return false;
}

static bool take_scenario(struct ks_replay *r, const struct line *l)
{
    return copy_word(l->word[0], r->scenario, sizeof r->scenario);
}

static bool take_option(struct ks_replay *r, const struct line *l)
{
    if (r->options == KS_MAX_OPTIONS)
        return false;
    struct ks_option *o = &r->option[r->options++];
    return copy_word(l->word[0], o->name, sizeof o->name) &&
           copy_word(l->word[1], o->value, sizeof o->value);
}

static bool take_rules(struct ks_replay *r, const struct line *l)
{
    return copy_word(l->word[0], r->rules, sizeof r->rules) &&
           copy_word(l->word[1], r->version, sizeof r->version);
}

static bool take_data(struct ks_replay *r, const struct line *l)
{
    return read_hash(l->word[0], &r->data);
}

static bool take_game(struct ks_replay *r, const struct line *l)
{
    return ks_bytes_read(l->word[0].at, l->word[0].length, r->dice.id, sizeof r->dice.id);
}

static bool take_dice(struct ks_replay *r, const struct line *l)
{
    char name[16];
    uint64_t game = 0;
    int kind = copy_word(l->word[0], name, sizeof name) ? ks_dice_kind_parse(name) : -1;
    if (kind < 0)
        return false;
    r->dice.kind = (enum ks_dice_kind)kind;
    size_t numbers = kind == KS_DICE_SIMULATED ? 2 : kind == KS_DICE_SEEDED ? 1 : 0;
    if (l->words != 1 + numbers)
        return false;
    if (numbers > 0 && !read_number(l->word[1], &r->dice.seed))
        return false;
    if (numbers > 1 && (!read_number(l->word[2], &game) || game > UINT32_MAX))
        return false;
    r->dice.game = (uint32_t)game;
    r->dice.known = kind == KS_DICE_SIMULATED;
    return true;
}

static bool take_commit(struct ks_replay *r, const struct line *l)
{
    return ks_bytes_read(l->word[0].at, l->word[0].length, r->dice.commit,
                         sizeof r->dice.commit);
}

static bool take_secret(struct ks_replay *r, const struct line *l)
{
    unsigned char secret[KS_SECRET_BYTES];
    if (!ks_bytes_read(l->word[0].at, l->word[0].length, secret, sizeof secret))
        return false;
    if (r->opened && memcmp(secret, r->secret, sizeof secret) != 0)
        return false;
    memcpy(r->secret, secret, sizeof secret);
    r->opened = true;
    return true;
}

static bool take_keep(struct ks_replay *r, const struct line *l)
{
    r->kept = true;
    return take_secret(r, l);
}

/* The sides are known by the player lines, of which there are two; a salt comes before its
 * side's player. */
static size_t side_number(const struct ks_replay *r)
{
    return r->player[0][0] == '\0' ? 0 : 1;
}

static bool take_salt(struct ks_replay *r, const struct line *l)
{
    char *salt = r->dice.salt[side_number(r)];
    return salt[0] == '\0' && copy_word(l->word[1], salt, KS_SALT_ROOM);
}

static bool take_player(struct ks_replay *r, const struct line *l)
{
    size_t side = side_number(r);
    return r->player[side][0] == '\0' &&
           copy_word(l->word[0], r->side[side], sizeof r->side[side]) &&
           copy_word(l->word[1], r->player[side], sizeof r->player[side]);
}

static bool take_analysis(struct ks_replay *r, const struct line *l)
{
    r->analysis = true;
    return ks_word_is(l->word[0], "yes");
}

static bool take_position(struct ks_replay *r, const struct line *l)
{
    ks_buffer_add(&r->position, "%.*s\n", (int)l->rest.length, l->rest.at);
    return l->rest.length > 0 && !r->position.failed;
}

static bool take_start(struct ks_replay *r, const struct line *l)
{
    return read_hash(l->word[0], &r->start);
}

static bool take_result(struct ks_replay *r, const struct line *l)
{
    r->foot_line = l->number;
    return copy_word(l->word[0], r->result, sizeof r->result);
}

static bool take_how(struct ks_replay *r, const struct line *l)
{
    return copy_word(l->word[0], r->how, sizeof r->how);
}

static bool take_points(struct ks_replay *r, const struct line *l)
{
    return read_points(l->word[0], &r->points[0]) && read_points(l->word[1], &r->points[1]);
}

static bool take_count(struct ks_replay *r, const struct line *l)
{
    return read_number(l->word[0], &r->count);
}

static bool take_state(struct ks_replay *r, const struct line *l)
{
    return read_hash(l->word[0], &r->state);
}

static bool take_close(struct ks_replay *r, const struct line *l)
{
    r->ended = true;
    return l->word[0].length == 2 * KS_CHAIN_BYTES;
}

enum { ANY = 9 };

static const struct key {
    const char *name, *wanted;
    bool (*take)(struct ks_replay *, const struct line *);
    unsigned least, most; /* words */
    bool foot, needed, many;
} keys[] = {
    {"form", "replay, save or journal", take_form, 1, 1, false, true, false},
    {"scenario", "a scenario", take_scenario, 1, 1, false, true, false},
    {"option", "a name and a value", take_option, 2, 2, false, false, true},
    {"rules", "a rules system and its version", take_rules, 2, 2, false, true, false},
    {"data", "16 hexadecimal digits", take_data, 1, 1, false, true, false},
    {"game", "32 hexadecimal digits", take_game, 1, 1, false, true, false},
    {"dice", "sealed, seeded SEED, simulated SEED GAME or given", take_dice, 1, 3, false, true,
     false},
    {"commit", "64 hexadecimal digits", take_commit, 1, 1, false, false, false},
    {"keep", "64 hexadecimal digits", take_keep, 1, 1, false, false, false},
    {"salt", "a side and a word of at most 64 letters", take_salt, 2, 2, false, false, true},
    {"player", "a side and who plays it", take_player, 2, 2, false, true, true},
    {"analysis", "yes", take_analysis, 1, 1, false, false, false},
    {"position", "a line of a state", take_position, 1, ANY, false, false, true},
    {"start", "16 hexadecimal digits", take_start, 1, 1, false, true, false},
    {"result", "a side, draw or none", take_result, 1, 1, true, true, false},
    {"how", "rules, resign, draw, forfeit or stopped", take_how, 1, 1, true, true, false},
    {"points", "two numbers", take_points, 2, 2, true, true, false},
    {"entries", "a number", take_count, 1, 1, true, true, false},
    {"state", "16 hexadecimal digits", take_state, 1, 1, true, true, false},
    {"secret", "64 hexadecimal digits", take_secret, 1, 1, true, false, false},
    {"close", "32 hexadecimal digits", take_close, 1, 1, true, true, false},
};

enum { KEYS = sizeof keys / sizeof keys[0] };

/* ---- the file, line by line ------------------------------------------------------------ */

enum stage { HEAD, ENTRIES, FOOT };

struct reader {
    struct ks_replay *r;
    struct ks_finding *f;
    enum stage stage;
};

static bool all_there(const struct reader *in, bool foot, size_t line)
{
    for (int i = 0; i < KEYS; i++)
        if (keys[i].foot == foot && keys[i].needed && !(in->r->given & 1u << i))
            return ks_find(in->f, line, 0, "The line \"%s\" is missing before this one.",
                           keys[i].name);
    if (!foot && in->r->player[1][0] == '\0')
        return ks_find(in->f, line, 0, "A second line \"player\" is missing before this one.");
    return true;
}

static bool read_key(struct reader *in, const struct line *l)
{
    for (int i = 0; i < KEYS; i++) {
        const struct key *k = &keys[i];
        if (!ks_word_is(l->key, k->name))
            continue;
        if (k->foot && in->stage != FOOT && !all_there(in, false, l->number))
            return false;
        if (k->foot)
            in->stage = FOOT;
        else if (in->stage != HEAD)
            return ks_find(in->f, l->number, 0, "\"%s\" belongs to the head of the file.",
                           k->name);
        if (in->r->given & 1u << i && !k->many)
            return ks_find(in->f, l->number, 0, "\"%s\" stands here a second time.", k->name);
        in->r->given |= 1u << i;
        if (l->words < k->least || (k->most != ANY && l->words > k->most) ||
            !k->take(in->r, l))
            return ks_find(in->f, l->number, 0, "After \"%s\" is wanted: %s.", k->name,
                           k->wanted);
        return true;
    }
    return ks_find(in->f, l->number, 0, "No line of a replay begins with \"%.*s\".",
                   (int)(l->key.length > 40 ? 40 : l->key.length), l->key.at);
}

static bool more_entries(struct ks_replay *r)
{
    if (r->entries < r->room)
        return true;
    size_t room = r->room == 0 ? 512 : 2 * r->room;
    struct ks_replay_entry *entry = realloc(r->entry, room * sizeof *entry);
    if (entry == NULL)
        return false;
    r->entry = entry;
    r->room = room;
    return true;
}

/* "12 polish move pl_x 0405 =0123456789abcdef" */
static bool read_entry(struct reader *in, const struct line *l)
{
    struct ks_replay *r = in->r;
    uint64_t number;
    if (in->stage == HEAD && !all_there(in, false, l->number))
        return false;
    if (in->stage == FOOT)
        return ks_find(in->f, l->number, 0, "An entry after the result of the game.");
    in->stage = ENTRIES;
    if (!read_number(l->key, &number) || l->words < 2)
        return ks_find(in->f, l->number, r->entries + 1,
                       "An entry is wanted: number, actor, action.");
    if (number != r->entries + 1) {
        ks_find(in->f, l->number, r->entries + 1,
                "Entry %zu is wanted here and entry %llu found: a line was dropped, added or "
                "moved.",
                r->entries + 1, (unsigned long long)number);
        snprintf(in->f->expected, sizeof in->f->expected, "%zu", r->entries + 1);
        snprintf(in->f->found, sizeof in->f->found, "%llu", (unsigned long long)number);
        return false;
    }
    if (r->entries == KS_REPLAY_MAX_ENTRIES || !more_entries(r))
        return ks_find(in->f, l->number, r->entries + 1, "More than %d entries: no game is so "
                       "long.", KS_REPLAY_MAX_ENTRIES);
    struct ks_replay_entry *e = &r->entry[r->entries];
    struct ks_word rest = l->rest;
    *e = (struct ks_replay_entry){.line = l->number, .actor = next_word(&rest)};
    size_t n = rest.length;
    if (n > 18 && rest.at[n - 18] == ' ' && rest.at[n - 17] == '=') {
        e->hashed = read_hash((struct ks_word){rest.at + n - 16, 16}, &e->hash);
        if (!e->hashed)
            return ks_find(in->f, l->number, r->entries + 1,
                           "After \"=\" are wanted 16 hexadecimal digits.");
        rest.length -= 18;
    }
    e->words = rest;
    r->entries++;
    return true;
}

static bool read_first(struct reader *in, const struct line *l)
{
    uint64_t format;
    if (!ks_word_is(l->key, "kosynier-replay") || l->words != 1 || !read_number(l->word[0], &format))
        return ks_find(in->f, 1, 0, "This is no replay: the first line must be "
                       "\"kosynier-replay %d\".", KS_REPLAY_FORMAT);
    if (format != KS_REPLAY_FORMAT)
        return ks_find(in->f, 1, 0, "This program reads replay format %d, the file has format "
                       "%llu; use a newer kosynier.", KS_REPLAY_FORMAT,
                       (unsigned long long)format);
    return true;
}

/* Remembers the first line that does not fit its tag: the reason is looked for in playing. */
static void check_tag(struct ks_replay *r, const char *words, size_t length, const char *tag,
                      size_t number)
{
    char good[KS_TAG_DIGITS + 1];
    ks_chain_add(&r->chain, words, length, good);
    if (r->bad_line > 0 || memcmp(good, tag, KS_TAG_DIGITS) == 0)
        return;
    r->bad_line = number;
    memcpy(r->bad_tag, tag, KS_TAG_DIGITS);
    memcpy(r->good_tag, good, sizeof good);
}

static bool good_bytes(const char *text, size_t length)
{
    for (size_t i = 0; i < length; i++)
        if ((unsigned char)text[i] < 32 || text[i] == 127)
            return false;
    return true;
}

static bool read_line(struct reader *in, const char *text, size_t length, size_t number)
{
    struct line l;
    size_t words;
    const char *tag;
    char before[2 * KS_CHAIN_BYTES + 1];
    if (length >= KS_LINE_MAX || !good_bytes(text, length))
        return ks_find(in->f, number, 0, length >= KS_LINE_MAX
                                             ? "The line is too long for a replay."
                                             : "The line holds bytes that are no text.");
    if (number == 1 && strncmp(text, "kosynier-replay ", 16) != 0)
        return ks_find(in->f, 1, 0, "This is no replay: the first line must be "
                       "\"kosynier-replay %d\".", KS_REPLAY_FORMAT);
    if (!ks_chain_split(text, length, &words, &tag))
        return ks_find(in->f, number, 0, "The line does not end in its tag, \"#\" and %d "
                       "hexadecimal digits: it was cut or changed.", KS_TAG_DIGITS);
    ks_chain_text(&in->r->chain, before);
    check_tag(in->r, text, words, tag, number);
    split_words(&l, text, words, number);
    if (in->r->ended)
        return ks_find(in->f, number, 0, "There are lines after the end of the game.");
    if (number == 1)
        return read_first(in, &l);
    if (l.key.length > 0 && l.key.at[0] >= '0' && l.key.at[0] <= '9')
        return read_entry(in, &l);
    if (!read_key(in, &l))
        return false;
    if (in->r->ended && in->r->bad_line == 0 && memcmp(before, l.word[0].at, 32) != 0)
        return ks_find(in->f, number, 0, "The closing digest does not fit the file.");
    return true;
}

/* A line that does not fit its tag explains whatever is wrong in it. */
static bool blame_tag(const struct ks_replay *r, struct ks_finding *f)
{
    char message[sizeof f->message];
    if (r->bad_line == 0 || (f->line > 0 && r->bad_line > f->line))
        return false;
    memcpy(message, f->message, sizeof message);
    bool here = r->bad_line == f->line;
    ks_find(f, r->bad_line, here ? f->entry : 0,
            "The line does not fit its tag (#%s, expected #%s): it was changed.%s%.400s",
            r->bad_tag, r->good_tag, here ? " " : "", here ? message : "");
    return false;
}

static bool check_end(struct reader *in, size_t lines)
{
    const struct ks_replay *r = in->r;
    if (in->stage == HEAD && !all_there(in, false, lines + 1))
        return false;
    if (!r->ended && r->form == KS_FORM_JOURNAL && in->stage != FOOT)
        return true;
    if (!r->ended)
        return ks_find(in->f, lines + 1, 0, "The file ends here without the closing lines: it "
                       "was cut off.");
    return all_there(in, true, lines + 1);
}

static bool sealed(const struct ks_replay *r)
{
    return r->dice.kind == KS_DICE_SEALED || r->dice.kind == KS_DICE_SEEDED;
}

/* Which lines must be there depends on the dice. */
static bool check_dice(struct reader *in)
{
    struct ks_replay *r = in->r;
    bool commit = false;
    for (int i = 0; i < KEYS; i++)
        commit |= strcmp(keys[i].name, "commit") == 0 && r->given & 1u << i;
    if (sealed(r) != commit)
        return ks_find(in->f, 0, 0, "The line \"commit\" %s.",
                       commit ? "stands in a file whose dice have none" : "is missing");
    if (r->opened && !sealed(r))
        return ks_find(in->f, 0, 0, "A secret is named, but the dice have none.");
    if (r->opened && !ks_dice_open(&r->dice, r->secret))
        return ks_find(in->f, 0, 0, "The secret does not fit the hash shown before the first "
                       "roll: one of the two was changed.");
    return true;
}

bool ks_replay_read(struct ks_replay *r, struct ks_buffer *text, struct ks_finding *f)
{
    ks_buffer_bytes(text, "", 0); /* so that there is a text */
    *r = (struct ks_replay){.text = *text};
    *text = (struct ks_buffer){0};
    struct reader in = {r, f, HEAD};
    size_t line = 0;
    if (r->text.failed)
        return ks_find(f, 0, 0, "Out of memory.");
    ks_chain_init(&r->chain);
    for (const char *p = r->text.text, *end = p + r->text.length; p < end;) {
        const char *stop = memchr(p, '\n', (size_t)(end - p));
        if (stop == NULL && r->form == KS_FORM_JOURNAL && line > 1)
            break; /* torn by a crash: it never took effect */
        size_t n = (size_t)((stop == NULL ? end : stop) - p);
        if (stop == NULL)
            return ks_find(f, line + 1, 0, "The last line is cut off.");
        if (!read_line(&in, p, n, ++line))
            return blame_tag(r, f);
        p = stop + 1;
        r->whole = (size_t)(p - r->text.text);
    }
    if (line == 0)
        return ks_find(f, 0, 0, "The file is empty.");
    if (!check_end(&in, line) || !check_dice(&in))
        return blame_tag(r, f);
    return true;
}
