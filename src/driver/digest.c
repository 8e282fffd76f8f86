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

static void add_weights(struct ks_digest *d, const int16_t *weight, size_t n)
{
    for (size_t i = 0; i < n; i++)
        ks_digest_number(d, (uint16_t)weight[i]);
}

/* Players may judge by it. */
static void digest_net(struct ks_digest *d, const struct ks_net *net)
{
    if (!net->there)
        return;
    add_weights(d, net->piece[0], sizeof net->piece / sizeof(int16_t));
    add_weights(d, net->hidden[0], sizeof net->hidden / sizeof(int16_t));
    add_weights(d, net->last[0], sizeof net->last / sizeof(int16_t));
    add_weights(d, net->value, KS_NET_LAST);
    add_weights(d, net->piece_bias, KS_NET_PIECE);
    add_weights(d, net->hidden_bias, KS_NET_HIDDEN);
    add_weights(d, net->last_bias, KS_NET_LAST);
    add_weights(d, &net->value_bias, 1);
}

void ks_digest_game(struct ks_digest *d, const struct ks_game *g)
{
    ks_digest_text(d, ks_build_digest);
    ks_digest_text(d, ks_rules_name(g));
    ks_digest_text(d, ks_rules_version(g));
    ks_digest_number(d, g->digest);
    ks_digest_text(d, g->scenario);
    ks_digest_number(d, g->options);
    for (int i = 0; i < g->options; i++) {
        ks_digest_text(d, g->option[i].name);
        ks_digest_text(d, g->option[i].value);
    }
    digest_net(d, &g->net);
}

void ks_digest_final(struct ks_digest *d, unsigned char out[KS_DIGEST_BYTES])
{
    crypto_generichash_final(&d->hash, out, KS_DIGEST_BYTES);
}
