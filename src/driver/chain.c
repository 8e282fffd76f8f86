#include "driver/chain.h"

#include <sodium.h>
#include <stdarg.h>
#include <stdio.h>
#include <string.h>

#include "driver/buffer.h"
#include "driver/dice.h"

void ks_chain_init(struct ks_chain *c)
{
    static const unsigned char first[] = "kosynier chain 1";
    crypto_generichash(c->value, sizeof c->value, first, sizeof first, NULL, 0);
}

void ks_chain_add(struct ks_chain *c, const char *line, size_t length,
                  char tag[KS_TAG_DIGITS + 1])
{
    crypto_generichash_state h;
    crypto_generichash_init(&h, NULL, 0, sizeof c->value);
    crypto_generichash_update(&h, c->value, sizeof c->value);
    crypto_generichash_update(&h, (const unsigned char *)line, length);
    crypto_generichash_final(&h, c->value, sizeof c->value);
    ks_bytes_write(c->value, KS_TAG_DIGITS / 2, tag);
}

void ks_chain_line(struct ks_chain *c, struct ks_buffer *out, const char *format, ...)
{
    char line[KS_LINE_MAX], tag[KS_TAG_DIGITS + 1];
    va_list args;
    va_start(args, format);
    int n = vsnprintf(line, sizeof line - KS_TAG_DIGITS - 3, format, args);
    va_end(args);
    if (n < 0 || (size_t)n >= sizeof line - KS_TAG_DIGITS - 3) {
        out->failed = true;
        return;
    }
    ks_chain_add(c, line, (size_t)n, tag);
    ks_buffer_add(out, "%s #%s\n", line, tag);
}

bool ks_chain_split(const char *line, size_t length, size_t *words, const char **tag)
{
    if (length < KS_TAG_DIGITS + 3)
        return false;
    size_t n = length - KS_TAG_DIGITS - 2;
    if (line[n] != ' ' || line[n + 1] != '#')
        return false;
    for (size_t i = n + 2; i < length; i++)
        if (line[i] == '\0' || strchr("0123456789abcdef", line[i]) == NULL)
            return false;
    *words = n;
    *tag = line + n + 2;
    return true;
}

void ks_chain_text(const struct ks_chain *c, char out[2 * KS_CHAIN_BYTES + 1])
{
    ks_bytes_write(c->value, sizeof c->value, out);
}
