#include "base/text.h"

#include <string.h>

struct ks_writer ks_writer(char *out, size_t size)
{
    out[0] = '\0';
    return (struct ks_writer){out, size, 0};
}

void ks_put_part(struct ks_writer *w, const char *text, size_t length)
{
    for (size_t i = 0; i < length; i++, w->n++)
        if (w->n < w->size - 1) {
            w->out[w->n] = text[i];
            w->out[w->n + 1] = '\0';
        }
}

void ks_put(struct ks_writer *w, const char *text)
{
    ks_put_part(w, text, strlen(text));
}

void ks_put_number(struct ks_writer *w, int64_t number)
{
    char digits[24];
    size_t n = sizeof digits;
    uint64_t rest = number < 0 ? (uint64_t)0 - (uint64_t)number : (uint64_t)number;
    do
        digits[--n] = (char)('0' + rest % 10);
    while (rest /= 10);
    if (number < 0)
        digits[--n] = '-';
    ks_put_part(w, digits + n, sizeof digits - n);
}

void ks_put_hex(struct ks_writer *w, uint64_t number)
{
    char digits[16];
    size_t n = sizeof digits;
    do
        digits[--n] = "0123456789abcdef"[number & 15];
    while (number >>= 4);
    ks_put_part(w, digits + n, sizeof digits - n);
}

void ks_put_word(struct ks_writer *w, const char *word)
{
    ks_put(w, " ");
    ks_put(w, word);
}

void ks_put_figure(struct ks_writer *w, int64_t number)
{
    ks_put(w, " ");
    ks_put_number(w, number);
}

struct ks_count ks_count(size_t n, const char *noun)
{
    struct ks_count out = {""};
    struct ks_writer w = ks_writer(out.text, sizeof out.text);
    size_t length = strlen(noun);
    bool ies = n != 1 && noun[length - 1] == 'y';
    ks_put_number(&w, (int64_t)n);
    ks_put(&w, " ");
    ks_put_part(&w, noun, length - ies);
    ks_put(&w, n == 1 ? "" : ies ? "ies" : "s");
    return out;
}

struct ks_word ks_next_word(const char **line)
{
    const char *s = *line;
    while (*s == ' ' || *s == '\t' || *s == '\r')
        s++;
    struct ks_word word = {s, 0};
    while (*s && *s != ' ' && *s != '\t' && *s != '\r' && *s != '\n')
        s++;
    word.length = (size_t)(s - word.at);
    *line = s;
    return word;
}

bool ks_word_is(struct ks_word word, const char *text)
{
    return strlen(text) == word.length && memcmp(word.at, text, word.length) == 0;
}

bool ks_word_number(struct ks_word word, unsigned base, uint64_t max, uint64_t *out)
{
    uint64_t value = 0;
    for (size_t i = 0; i < word.length; i++) {
        char c = word.at[i];
        unsigned digit = c >= '0' && c <= '9'   ? (unsigned)(c - '0')
                         : c >= 'a' && c <= 'f' ? (unsigned)(c - 'a' + 10)
                                                : 99;
        if (digit >= base || value > (max - digit) / base || digit > max)
            return false;
        value = value * base + digit;
    }
    *out = value;
    return word.length > 0;
}

int ks_word_among(struct ks_word word, const char *const *names, int count)
{
    for (int i = 0; i < count; i++)
        if (ks_word_is(word, names[i]))
            return i;
    return -1;
}
