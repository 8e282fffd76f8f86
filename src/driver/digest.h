/* An incremental digest, to compare results and identify what they depend on. */
#pragma once

#include <sodium.h>
#include <stdint.h>

#include "core/ks.h"

enum { KS_DIGEST_BYTES = 16 };

struct ks_digest {
    crypto_generichash_state hash;
};

void ks_digest_init(struct ks_digest *d);
void ks_digest_number(struct ks_digest *d, uint64_t n);
void ks_digest_text(struct ks_digest *d, const char *text);

/* The engine and everything a game is made from: rules, data, scenario, options; and the net that
 * players may judge it by. */
void ks_digest_game(struct ks_digest *d, const struct ks_game *g);

void ks_digest_final(struct ks_digest *d, unsigned char out[KS_DIGEST_BYTES]);
