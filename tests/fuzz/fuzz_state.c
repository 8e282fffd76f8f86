/* Texts of states with any check value, which is no secret: it is put right, and whatever is then
 * read is listed, sampled and played on, in words too. A state may be refused, with the reason; one
 * that is taken must hold.
 *
 * The first line is the scenario; the rest the text of a state or of a position. */
#include <inttypes.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "base/mix.h"
#include "driver/library.h"

enum { LARGEST = 1 << 16, GAMES = 8, DECISIONS = 60, ROOM = 1 << 17 };

static struct ks_library library;
static struct ks_game *game[GAMES];

static const char *const scenario[GAMES] = {
    "raclawice/historical", "raclawice/hypothetical", "szczekociny/battle",
    "szczekociny/wywla",    "maciejowice/battle",     "raszyn/battle",
};

static const struct ks_game *game_of(const char *name, size_t length)
{
    struct ks_refusal no;
    static bool open;
    if (!open && !ks_library_open(&library, NULL, &no))
        abort();
    open = true;
    for (int i = 0; i < GAMES && scenario[i] != NULL; i++) {
        if (strlen(scenario[i]) != length || memcmp(scenario[i], name, length) != 0)
            continue;
        if (game[i] == NULL)
            game[i] = ks_library_game(&library, scenario[i], NULL, 0, &no);
        return game[i];
    }
    return NULL;
}

/* Puts the value that the refusal names where the text has another. */
static bool put_right(char *text, const char *error)
{
    const char *value = strstr(error, "check value, which is: ");
    char *at = strstr(text, "\ncheck ");
    if (value == NULL || at == NULL)
        return false;
    value += strlen("check value, which is: ");
    size_t n = strspn(value, "0123456789abcdef"), rest = strcspn(at + 7, "\n");
    memmove(at + 7 + n, at + 7 + rest, strlen(at + 7 + rest) + 1);
    memcpy(at + 7, value, n);
    return true;
}

static bool read_state(const struct ks_game *g, char *text, struct ks_state *s)
{
    char error[KS_TEXT] = "";
    if (ks_state_parse(g, text, s, error))
        return true;
    if (error[0] == '\0')
        abort();
    return put_right(text, error) && ks_state_parse(g, text, s, error);
}

static void say(const struct ks_game *g, const struct ks_state *s,
                const struct ks_actions *legal)
{
    char words[KS_TEXT];
    struct ks_counter counter;
    struct ks_event prompt = ks_prompt(g, s);
    ks_event_text(g, &prompt, KS_ENGLISH, words, sizeof words);
    for (size_t i = 0; i < legal->n && i < 40; i++) {
        ks_action_say(g, legal->v[i], KS_POLISH, words, sizeof words);
        if (ks_why_not(g, s, legal->v[i]).code)
            abort();
    }
    for (ks_unit u = 0; u < g->pieces; u++)
        ks_describe(g, s, u, &counter);
}

static void play_on(const struct ks_game *g, struct ks_state *s, uint64_t random)
{
    static struct ks_actions legal;
    static struct ks_events events;
    static struct ks_state view;
    for (int i = 0; i < DECISIONS && ks_actor(s) != KS_NOBODY; i++) {
        ks_legal(g, s, &legal);
        if (legal.n == 0)
            abort();
        if (i % 16 == 0)
            say(g, s, &legal);
        random = ks_mix(random + 1);
        ks_view(g, s, (int)(random >> 60 & 1), &view);
        ks_worth(g, s, NULL);
        struct ks_action a =
            random & 1 ? legal.v[(random >> 8) % legal.n] : ks_sample(g, s, random);
        events.n = 0;
        ks_step(g, s, a, &events);
    }
}

/* ---- what the search changes: a word of a line, most often of a frame ---- */

struct line {
    const char *at;
    size_t length;
};

static size_t split(const char *text, size_t size, struct line *out, size_t most)
{
    size_t n = 0;
    while (size > 0 && n < most) {
        const char *end = memchr(text, '\n', size);
        size_t length = end == NULL ? size : (size_t)(end - text) + 1;
        out[n++] = (struct line){text, length};
        text += length;
        size -= length;
    }
    return n;
}

/* The word of that number, 0 the key; an empty one if the line is shorter. */
static struct line word_of(struct line l, size_t number)
{
    const char *at = l.at, *end = l.at + l.length;
    for (;;) {
        while (at < end && (*at == ' ' || *at == '\n'))
            at++;
        size_t n = 0;
        while (at + n < end && at[n] != ' ' && at[n] != '\n')
            n++;
        if (number-- == 0 || n == 0)
            return (struct line){at, n};
        at += n;
    }
}

static size_t count_words(struct line l)
{
    size_t n = 0;
    while (word_of(l, n).length > 0)
        n++;
    return n;
}

/* Another word of the same place, or a number. */
static size_t another(const struct line *lines, size_t n, size_t place, uint64_t random,
                      char *out, size_t room)
{
    static const uint32_t number[] = {
        0,  1,  2,  3,   4,  5,  6,   7,   8,   9,    10,    15,    16,        31,
        32, 63, 64, 127, 98, 99, 128, 255, 256, 1000, 65534, 65535, UINT32_MAX};
    struct line word = word_of(lines[random % n], place);
    if (random >> 32 & 1 && word.length > 0 && word.length < room) {
        memcpy(out, word.at, word.length);
        return word.length;
    }
    uint32_t value = random >> 33 & 1 ? number[(random >> 40) % (sizeof number / 4)]
                                      : (uint32_t)(random >> 40) % 3400;
    int length = snprintf(out, room, "%" PRIu32, value);
    return length > 0 && (size_t)length < room ? (size_t)length : 0;
}

size_t LLVMFuzzerCustomMutator(uint8_t *data, size_t size, size_t most, unsigned seed);

size_t LLVMFuzzerCustomMutator(uint8_t *data, size_t size, size_t most, unsigned seed)
{
    static char copy[ROOM];
    static struct line line[1024];
    char word[80];
    uint64_t random = ks_mix(seed + 1);
    if (size == 0 || size > LARGEST)
        return size;
    memcpy(copy, data, size);
    size_t n = split(copy, size, line, 1024), frames = 0, pick = random % n;
    while (frames < n && (line[n - 1 - frames].length < 6 || frames == 0 ||
                          memcmp(line[n - 1 - frames].at, "frame ", 6) == 0))
        frames++;
    if (random >> 20 & 1 && frames > 1)
        pick = n - 1 - (random >> 8) % frames;
    random = ks_mix(random);
    size_t words = count_words(line[pick]), place = words ? random % words : 0;
    struct line old = word_of(line[pick], place);
    size_t length = another(line, n, place, ks_mix(random), word, sizeof word);
    if (random >> 50 == 0) { /* now and then the whole line goes */
        old = line[pick];
        length = 0;
    }
    size_t before = (size_t)(old.at - copy), after = size - before - old.length;
    if (before + length + after > most)
        return size;
    memcpy(data + before, word, length);
    memcpy(data + before + length, old.at + old.length, after);
    return before + length + after;
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size);

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    static char text[ROOM];
    static struct ks_state start, s;
    const uint8_t *end = memchr(data, '\n', size);
    if (size > LARGEST || end == NULL)
        return 0;
    const struct ks_game *g = game_of((const char *)data, (size_t)(end - data));
    size_t length = size - (size_t)(end - data) - 1;
    if (g == NULL || memchr(end, '\0', length + 1) != NULL)
        return 0;
    memcpy(text, end + 1, length);
    text[length] = '\0';
    if (!read_state(g, text, &start))
        return 0;
    for (uint64_t i = 0; i < 3; i++) {
        ks_copy(g, &s, &start);
        play_on(g, &s, i);
    }
    return 0;
}
