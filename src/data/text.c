#include "data/text.h"

#include <limits.h>
#include <stdint.h>
#include <stdio.h>
#include <string.h>

static bool is_tail(unsigned char c)
{
    return (c & 0xC0) == 0x80;
}

/* Smallest code point that needs the length: anything below is an overlong form. */
size_t ks_text_character(const char *text, size_t length)
{
    static const unsigned long least[5] = {0, 0, 0x80, 0x800, 0x10000};
    const unsigned char *p = (const unsigned char *)text;

    if (length == 0 || p[0] == 0)
        return 0;
    if (p[0] < 0x80)
        return 1;
    size_t n = p[0] >= 0xF0 ? 4 : p[0] >= 0xE0 ? 3 : 2;
    if (p[0] < 0xC2 || p[0] > 0xF4 || n > length)
        return 0;
    unsigned long code = p[0] & (0x7Fu >> n);
    for (size_t i = 1; i < n; i++) {
        if (!is_tail(p[i]))
            return 0;
        code = code << 6 | (p[i] & 0x3Fu);
    }
    bool surrogate = code >= 0xD800 && code <= 0xDFFF;
    return code < least[n] || code > 0x10FFFF || surrogate ? 0 : n;
}

static bool is_control(char c)
{
    return ((unsigned char)c < 0x20 && c != '\t' && c != '\n' && c != '\r') || c == 0x7F;
}

/* Are eight bytes plain ASCII or line ends, as nearly all are? Bytes are summed so that the
 * highest bit of each says it; without one beyond ASCII no sum runs over into the next. */
static bool is_plain(const char *text)
{
    const uint64_t one = UINT64_MAX / 255, high = 0x80 * one;
    uint64_t word;
    memcpy(&word, text, sizeof word);
    if (word & high)
        return false;
    uint64_t printed = word + 0x60 * one, delete = word + one;
    uint64_t inside = (word ^ '\n' * one) + 0x7F * one; /* not the end of a line */
    return (((~printed & inside) | delete) & high) == 0;
}

size_t ks_text_fault(const char *text, size_t length)
{
    size_t at = 0;

    while (at < length) {
        if (length - at >= 8 && is_plain(text + at)) {
            at += 8;
            continue;
        }
        size_t n = ks_text_character(text + at, length - at);
        if (n == 0 || is_control(text[at]))
            break;
        at += n;
    }
    return at;
}

void ks_text_clean(char *text)
{
    size_t length = strlen(text);

    for (size_t at = 0; (at += ks_text_fault(text + at, length - at)) < length; at++)
        text[at] = '?';
}

bool ks_text_number(const char *text, int min, int max, int *out)
{
    bool minus = text[0] == '-';
    const char *p = text + minus;
    long n = 0;

    if (*p == '\0')
        return false;
    for (; *p != '\0'; p++) {
        if (*p < '0' || *p > '9' || n > INT_MAX / 10 - 1)
            return false;
        n = 10 * n + (*p - '0');
    }
    if (minus)
        n = -n;
    if (n < min || n > max)
        return false;
    *out = (int)n;
    return true;
}

bool ks_text_clock(const char *text, int *minutes)
{
    char hour[3];
    int h, m;

    if (strlen(text) != 5 || text[2] != ':' || text[3] == '-')
        return false;
    snprintf(hour, sizeof hour, "%.2s", text);
    if (!ks_text_number(hour, 0, 23, &h) || !ks_text_number(text + 3, 0, 59, &m))
        return false;
    *minutes = 60 * h + m;
    return true;
}

bool ks_text_copy(char *out, size_t size, const char *text)
{
    size_t length = strlen(text);

    if (length == 0 || length >= size)
        return false;
    memcpy(out, text, length + 1);
    return true;
}

bool ks_text_is_key(const char *text)
{
    return text[0] != '\0' &&
           text[strspn(text, "abcdefghijklmnopqrstuvwxyz0123456789_-")] == '\0';
}

uint64_t ks_text_digest(uint64_t digest, const void *bytes, size_t length)
{
    const unsigned char *p = bytes;

    for (size_t i = 0; i < length; i++)
        digest = (digest ^ p[i]) * 0x100000001B3u;
    return digest;
}

int ks_text_among(const char *text, const char *const *words)
{
    for (int i = 0; words[i] != NULL; i++) {
        if (strcmp(words[i], text) == 0)
            return i;
    }
    return -1;
}

void ks_text_choice(const char *const *words, char *out, size_t size)
{
    size_t at = 0;

    out[0] = '\0';
    for (size_t i = 0; words[i] != NULL && at < size; i++) {
        const char *before = i == 0 ? "" : words[i + 1] == NULL ? " or " : ", ";
        int n = snprintf(out + at, size - at, "%s%s", before, words[i]);
        at += n > 0 ? (size_t)n : 0;
    }
}
