#include <stdarg.h>
#include <stdlib.h>
#include <string.h>

#include "driver/replay_line.h"

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
    free(r->note);
    r->entry = NULL;
    r->note = NULL;
    r->entries = r->room = r->notes = r->note_room = 0;
}

/* ---- the file, line by line ---- */

enum stage { HEAD, ENTRIES, FOOT };

struct reader {
    struct ks_replay *r;
    struct ks_finding *f;
    enum stage stage;
};

static bool all_there(const struct reader *in, bool foot, size_t line)
{
    for (int i = 0; i < KS_REPLAY_KEYS; i++)
        if (ks_replay_keys[i].foot == foot && ks_replay_keys[i].needed &&
            !(in->r->given & 1u << i))
            return ks_find(in->f, line, 0, "The line \"%s\" is missing before this one.",
                           ks_replay_keys[i].name);
    if (!foot && in->r->player[1][0] == '\0')
        return ks_find(in->f, line, 0,
                       "A second line \"player\" is missing before this one.");
    return true;
}

static bool read_key(struct reader *in, const struct ks_line *l)
{
    for (int i = 0; i < KS_REPLAY_KEYS; i++) {
        const struct ks_replay_key *k = &ks_replay_keys[i];
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
            return ks_find(in->f, l->number, 0, "\"%s\" is here a second time.", k->name);
        in->r->given |= 1u << i;
        if (l->words < k->least || (k->most != KS_LINE_ANY && l->words > k->most) ||
            !k->take(in->r, l))
            return ks_find(in->f, l->number, 0, "After \"%s\" write %s.", k->name,
                           k->wanted);
        return true;
    }
    return ks_find(in->f, l->number, 0, "No line of a replay begins with \"%.*s\".",
                   (int)(l->key.length > 40 ? 40 : l->key.length), l->key.at);
}

/* Room for one more in a list of n things of a size; NULL if out of memory. */
static void *one_more(void *list, size_t n, size_t *room, size_t size)
{
    if (n < *room)
        return list;
    size_t more = *room == 0 ? 512 : 2 * *room;
    void *grown = realloc(list, more * size);
    if (grown != NULL)
        *room = more;
    return grown;
}

static bool more_entries(struct ks_replay *r)
{
    void *grown = one_more(r->entry, r->entries, &r->room, sizeof *r->entry);
    if (grown != NULL)
        r->entry = grown;
    return grown != NULL;
}

/* "order polish 3 march pl_x 0405": kept until the game is played. */
static bool read_note(struct reader *in, const struct ks_line *l)
{
    struct ks_replay *r = in->r;
    if (in->stage == HEAD && !all_there(in, false, l->number))
        return false;
    if (in->stage == FOOT)
        return ks_find(in->f, l->number, 0,
                       "There is an order after the result of the game.");
    in->stage = ENTRIES;
    void *grown = one_more(r->note, r->notes, &r->note_room, sizeof *r->note);
    if (grown != NULL)
        r->note = grown;
    if (r->notes == KS_REPLAY_MAX_ENTRIES || grown == NULL)
        return ks_find(in->f, l->number, 0,
                       "More than %d lines about orders: no game is that long.",
                       KS_REPLAY_MAX_ENTRIES);
    r->note[r->notes++] = (struct ks_replay_note){
        .line = l->number, .entries = r->entries, .words = l->rest};
    return true;
}

/* "12 polish move pl_x 0405 =0123456789abcdef" */
static bool read_entry(struct reader *in, const struct ks_line *l)
{
    struct ks_replay *r = in->r;
    uint64_t number;
    if (in->stage == HEAD && !all_there(in, false, l->number))
        return false;
    if (in->stage == FOOT)
        return ks_find(in->f, l->number, 0,
                       "There is an entry after the result of the game.");
    in->stage = ENTRIES;
    if (!ks_line_number(l->key, &number) || l->words < 2)
        return ks_find(in->f, l->number, r->entries + 1,
                       "Expected an entry: number, actor, action.");
    if (number != r->entries + 1) {
        ks_find(
            in->f, l->number, r->entries + 1,
            "Expected entry %zu, found entry %llu: a line was dropped, added or moved.",
            r->entries + 1, (unsigned long long)number);
        snprintf(in->f->expected, sizeof in->f->expected, "%zu", r->entries + 1);
        snprintf(in->f->found, sizeof in->f->found, "%llu", (unsigned long long)number);
        return false;
    }
    if (r->entries == KS_REPLAY_MAX_ENTRIES || !more_entries(r))
        return ks_find(in->f, l->number, r->entries + 1,
                       "More than %d entries: no game is that long.",
                       KS_REPLAY_MAX_ENTRIES);
    struct ks_replay_entry *e = &r->entry[r->entries];
    struct ks_word rest = l->rest;
    *e = (struct ks_replay_entry){.line = l->number, .actor = ks_line_word(&rest)};
    size_t n = rest.length;
    if (n > 18 && rest.at[n - 18] == ' ' && rest.at[n - 17] == '=') {
        e->hashed = ks_line_hash((struct ks_word){rest.at + n - 16, 16}, &e->hash);
        if (!e->hashed)
            return ks_find(in->f, l->number, r->entries + 1,
                           "After \"=\" write 16 hexadecimal digits.");
        rest.length -= 18;
    }
    e->words = rest;
    r->entries++;
    return true;
}

static const char first_word[] = "kosynier-replay";

static bool no_replay(struct ks_finding *f)
{
    return ks_find(f, 1, 0, "This is not a replay: the first line must be \"%s %d\".",
                   first_word, KS_REPLAY_FORMAT);
}

static bool read_first(struct reader *in, const struct ks_line *l)
{
    uint64_t format;
    if (!ks_word_is(l->key, first_word) || l->words != 1 ||
        !ks_line_number(l->word[0], &format))
        return no_replay(in->f);
    if (format != KS_REPLAY_FORMAT)
        return ks_find(in->f, 1, 0,
                       "This program reads replay format %d, the file has format "
                       "%llu; use a newer kosynier.",
                       KS_REPLAY_FORMAT, (unsigned long long)format);
    return true;
}

/* Remembers the first line that does not fit its tag: the reason is looked for in
 * playing. */
static void check_tag(struct ks_replay *r, const char *words, size_t length,
                      const char *tag, size_t number)
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
    struct ks_line l;
    size_t words;
    const char *tag;
    char before[2 * KS_CHAIN_BYTES + 1];
    if (length >= KS_LINE_MAX || !good_bytes(text, length))
        return ks_find(in->f, number, 0,
                       length >= KS_LINE_MAX
                           ? "The line is too long for a replay."
                           : "The line contains bytes that are not text.");
    if (!ks_chain_split(text, length, &words, &tag))
        return ks_find(in->f, number, 0,
                       "The line does not end in its tag, \"#\" and %d "
                       "hexadecimal digits: it was cut or changed.",
                       KS_TAG_DIGITS);
    ks_chain_text(&in->r->chain, before);
    check_tag(in->r, text, words, tag, number);
    ks_line_split(&l, text, words, number);
    if (in->r->ended)
        return ks_find(in->f, number, 0, "There are lines after the end of the game.");
    if (number == 1)
        return read_first(in, &l);
    if (l.key.length > 0 && l.key.at[0] >= '0' && l.key.at[0] <= '9')
        return read_entry(in, &l);
    if (ks_word_is(l.key, "order"))
        return read_note(in, &l);
    if (!read_key(in, &l))
        return false;
    if (in->r->ended && in->r->bad_line == 0 && memcmp(before, l.word[0].at, 32) != 0)
        return ks_find(in->f, number, 0, "The closing digest does not match the file.");
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
    ks_find(
        f, r->bad_line, here ? f->entry : 0,
        "The line does not match its tag (#%s, expected #%s): it was changed.%s%.400s",
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
        return ks_find(in->f, lines + 1, 0,
                       "The file ends here without the closing lines: it "
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
    for (int i = 0; i < KS_REPLAY_KEYS; i++)
        commit |= strcmp(ks_replay_keys[i].name, "commit") == 0 && r->given & 1u << i;
    if (sealed(r) != commit)
        return ks_find(in->f, 0, 0, "The line \"commit\" %s.",
                       commit ? "is in a file whose dice have none" : "is missing");
    if (r->opened && !sealed(r))
        return ks_find(in->f, 0, 0, "A secret is named, but the dice have none.");
    if (r->opened && !ks_dice_open(&r->dice, r->secret))
        return ks_find(in->f, 0, 0,
                       "The secret does not match the hash shown before the first roll: "
                       "one of the two was changed.");
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
    if (r->text.length > 0 && strncmp(r->text.text, first_word, strlen(first_word)) != 0)
        return no_replay(f);
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
