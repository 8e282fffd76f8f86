#include "driver/dice.h"

#include <sodium.h>
#include <string.h>

#include "driver/philox.h"

/* Every use of the hash begins with its own word, so that no two can be confused. */
static const char DOMAIN_SECRET[] = "kosynier secret 1",
                  DOMAIN_COMMIT[] = "kosynier commit 1", DOMAIN_ID[] = "kosynier game 1",
                  DOMAIN_ROLL[] = "kosynier roll 1", DOMAIN_SIDE[] = "kosynier side 1",
                  DOMAIN_SEED[] = "kosynier seed 1";

static const char *const kind_name[KS_DICE_KINDS] = {"sealed", "seeded", "simulated",
                                                     "given"};

bool ks_dice_start(void)
{
    return sodium_init() >= 0;
}

const char *ks_dice_kind_name(enum ks_dice_kind kind)
{
    return kind_name[kind];
}

int ks_dice_kind_parse(const char *name)
{
    for (int i = 0; i < KS_DICE_KINDS; i++)
        if (strcmp(name, kind_name[i]) == 0)
            return i;
    return -1;
}

/* A hash fed piece by piece. Texts go in with their ending NUL, numbers lowest byte
 * first. */
static void feed(crypto_generichash_state *h, const void *bytes, size_t n)
{
    crypto_generichash_update(h, bytes, n);
}

static void feed_text(crypto_generichash_state *h, const char *text)
{
    feed(h, text, strlen(text) + 1);
}

static void feed_number(crypto_generichash_state *h, uint64_t n)
{
    unsigned char bytes[8];
    for (int i = 0; i < 8; i++)
        bytes[i] = (unsigned char)(n >> 8 * i);
    feed(h, bytes, sizeof bytes);
}

static uint64_t number(const unsigned char *bytes)
{
    uint64_t n = 0;
    for (int i = 7; i >= 0; i--)
        n = n << 8 | bytes[i];
    return n;
}

static void make_commit(struct ks_dice *d)
{
    crypto_generichash_state h;
    crypto_generichash_init(&h, NULL, 0, KS_COMMIT_BYTES);
    feed_text(&h, DOMAIN_COMMIT);
    feed(&h, d->id, sizeof d->id);
    feed(&h, d->secret, sizeof d->secret);
    crypto_generichash_final(&h, d->commit, KS_COMMIT_BYTES);
}

static void make_from_seed(const char *domain, uint64_t seed, uint32_t game,
                           const char *text, unsigned char *out, size_t n)
{
    crypto_generichash_state h;
    crypto_generichash_init(&h, NULL, 0, n);
    feed_text(&h, domain);
    feed_number(&h, seed);
    feed_number(&h, game);
    feed_text(&h, text);
    crypto_generichash_final(&h, out, n);
}

void ks_dice_seal(struct ks_dice *d)
{
    *d = (struct ks_dice){.kind = KS_DICE_SEALED, .known = true};
    randombytes_buf(d->secret, sizeof d->secret);
    randombytes_buf(d->id, sizeof d->id);
    make_commit(d);
}

void ks_dice_seed(struct ks_dice *d, uint64_t seed, const char *text)
{
    *d = (struct ks_dice){.kind = KS_DICE_SEEDED, .seed = seed, .known = true};
    make_from_seed(DOMAIN_SECRET, seed, 0, "", d->secret, sizeof d->secret);
    make_from_seed(DOMAIN_ID, seed, 0, text, d->id, sizeof d->id);
    make_commit(d);
}

void ks_dice_simulate(struct ks_dice *d, uint64_t seed, uint32_t game, const char *text)
{
    *d = (struct ks_dice){
        .kind = KS_DICE_SIMULATED, .seed = seed, .game = game, .known = true};
    make_from_seed(DOMAIN_ID, seed, game, text, d->id, sizeof d->id);
}

void ks_dice_give(struct ks_dice *d)
{
    *d = (struct ks_dice){.kind = KS_DICE_GIVEN};
    randombytes_buf(d->id, sizeof d->id);
}

uint64_t ks_dice_seed_parse(const char *text)
{
    uint64_t n = 0;
    const char *p = text;
    for (; *p >= '0' && *p <= '9' && n <= (UINT64_MAX - 9) / 10; p++)
        n = n * 10 + (uint64_t)(*p - '0');
    if (*p == '\0' && p > text)
        return n;
    unsigned char out[16];
    make_from_seed(DOMAIN_SEED, 0, 0, text, out, sizeof out);
    return number(out);
}

bool ks_dice_open(struct ks_dice *d, const unsigned char secret[KS_SECRET_BYTES])
{
    struct ks_dice opened = *d;
    memcpy(opened.secret, secret, sizeof opened.secret);
    if (d->kind == KS_DICE_SEEDED) {
        make_from_seed(DOMAIN_SECRET, d->seed, 0, "", opened.secret,
                       sizeof opened.secret);
        if (memcmp(opened.secret, secret, sizeof opened.secret) != 0)
            return false;
    }
    make_commit(&opened);
    if (memcmp(opened.commit, d->commit, sizeof d->commit) != 0)
        return false;
    memcpy(d->secret, secret, sizeof d->secret);
    d->known = true;
    return true;
}

/* The hash of one throw of roll n; a throw is repeated when it would favour some
 * results. */
static uint64_t throw_once(const struct ks_dice *d, uint64_t n, uint64_t again)
{
    crypto_generichash_state h;
    unsigned char out[16];
    crypto_generichash_init(&h, d->secret, sizeof d->secret, sizeof out);
    feed_text(&h, DOMAIN_ROLL);
    feed(&h, d->id, sizeof d->id);
    feed_text(&h, d->salt[0]);
    feed_text(&h, d->salt[1]);
    feed_number(&h, n);
    feed_number(&h, again);
    crypto_generichash_final(&h, out, sizeof out);
    return number(out);
}

uint32_t ks_dice_roll(const struct ks_dice *d, uint64_t n, uint32_t k)
{
    if (d->kind == KS_DICE_SIMULATED) {
        struct ks_stream s;
        ks_stream_init(&s, d->seed, d->game, KS_STREAM_DICE, (uint32_t)n);
        return ks_stream_below(&s, k);
    }
    uint64_t excess = (UINT64_MAX % k + 1) % k; /* 2^64 mod k values are one too many */
    for (uint64_t again = 0;; again++) {
        uint64_t x = throw_once(d, n, again);
        if (x <= UINT64_MAX - excess)
            return (uint32_t)(x % k);
    }
}

uint64_t ks_dice_side_seed(const struct ks_dice *d)
{
    crypto_generichash_state h;
    unsigned char out[16];
    if (d->kind == KS_DICE_SIMULATED || d->kind == KS_DICE_SEEDED)
        return d->seed;
    if (!d->known) {
        randombytes_buf(out, sizeof out);
        return number(out);
    }
    crypto_generichash_init(&h, d->secret, sizeof d->secret, sizeof out);
    feed_text(&h, DOMAIN_SIDE);
    feed(&h, d->id, sizeof d->id);
    crypto_generichash_final(&h, out, sizeof out);
    return number(out);
}

void ks_bytes_write(const unsigned char *bytes, size_t n, char *out)
{
    static const char digit[] = "0123456789abcdef";
    for (size_t i = 0; i < n; i++) {
        *out++ = digit[bytes[i] >> 4];
        *out++ = digit[bytes[i] & 15];
    }
    *out = '\0';
}

static int digit_value(char c)
{
    if (c >= '0' && c <= '9')
        return c - '0';
    return c >= 'a' && c <= 'f' ? c - 'a' + 10 : -1;
}

bool ks_bytes_read(const char *text, size_t length, unsigned char *bytes, size_t n)
{
    if (length != 2 * n)
        return false;
    for (size_t i = 0; i < n; i++) {
        int high = digit_value(text[2 * i]), low = digit_value(text[2 * i + 1]);
        if (high < 0 || low < 0)
            return false;
        bytes[i] = (unsigned char)(high << 4 | low);
    }
    return true;
}
