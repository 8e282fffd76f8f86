#include "driver/digest.h"

#include <string.h>

#include "driver/build.h"

void ks_digest_init(struct ks_digest *d)
{
    crypto_generichash_init(&d->hash, NULL, 0, KS_DIGEST_BYTES);
}

void ks_digest_number(struct ks_digest *d, uint64_t n)
{
    unsigned char bytes[8];
    for (int i = 0; i < 8; i++)
        bytes[i] = (unsigned char)(n >> 8 * i);
    crypto_generichash_update(&d->hash, bytes, sizeof bytes);
}

void ks_digest_text(struct ks_digest *d, const char *text)
{
    crypto_generichash_update(&d->hash, (const unsigned char *)text, strlen(text) + 1);
}

void ks_digest_game(struct ks_digest *d, const struct ks_game *g)
{
    ks_digest_text(d, ks_build_digest);
    ks_digest_text(d, ks_rules_name(g));
    ks_digest_text(d, ks_rules_version(g));
    ks_digest_number(d, g->digest);
    ks_digest_number(d, g->judged);
    ks_digest_text(d, g->scenario);
    ks_digest_number(d, g->options);
    for (int i = 0; i < g->options; i++) {
        ks_digest_text(d, g->option[i].name);
        ks_digest_text(d, g->option[i].value);
    }
}

void ks_digest_final(struct ks_digest *d, unsigned char out[KS_DIGEST_BYTES])
{
    crypto_generichash_final(&d->hash, out, KS_DIGEST_BYTES);
}
