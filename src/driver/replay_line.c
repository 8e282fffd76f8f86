#include "driver/replay_line.h"

#include <string.h>

#include "driver/dice.h"

struct ks_word ks_line_word(struct ks_word *rest)
{
    struct ks_word w = {rest->at, 0};
    while (w.length < rest->length && w.at[w.length] != ' ')
        w.length++;
    size_t used = w.length + (w.length < rest->length);
    rest->at += used;
    rest->length -= used;
    return w;
}

void ks_line_split(struct ks_line *l, const char *text, size_t length, size_t number)
{
    struct ks_word rest = {text, length};
    l->number = number;
    l->key = ks_line_word(&rest);
    l->rest = rest;
    for (l->words = 0; l->words < KS_LINE_WORDS && rest.length > 0; l->words++)
        l->word[l->words] = ks_line_word(&rest);
    if (rest.length > 0)
        l->words = KS_LINE_WORDS + 1;
}

bool ks_line_copy(struct ks_word w, char *out, size_t size)
{
    if (w.length == 0 || w.length >= size)
        return false;
    memcpy(out, w.at, w.length);
    out[w.length] = '\0';
    return true;
}

bool ks_line_number(struct ks_word w, uint64_t *out)
{
    return ks_word_number(w, 10, UINT64_MAX, out);
}

bool ks_line_hash(struct ks_word w, uint64_t *out)
{
    unsigned char bytes[8];
    if (!ks_bytes_read(w.at, w.length, bytes, sizeof bytes))
        return false;
    *out = 0;
    for (int i = 0; i < 8; i++)
        *out = *out << 8 | bytes[i];
    return true;
}
