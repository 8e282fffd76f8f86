/* The source of chance. A game has one secret; its hash is shown before the first roll, the
 * secret itself after the last, and every roll follows from it: no player can influence a roll,
 * and anyone can check all of them afterwards (docs/dice.md). */
#pragma once

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

enum {
    KS_SECRET_BYTES = 32,
    KS_COMMIT_BYTES = 32,
    KS_GAME_ID_BYTES = 16,
    KS_SALT_ROOM = 65
};

enum ks_dice_kind {
    KS_DICE_SEALED,    /* secret from the operating system */
    KS_DICE_SEEDED,    /* secret derived from a seed: repeatable play */
    KS_DICE_SIMULATED, /* counter-based generator, for experiments */
    KS_DICE_GIVEN,     /* the caller says what was rolled */
    KS_DICE_KINDS
};

struct ks_dice {
    enum ks_dice_kind kind;
    unsigned char secret[KS_SECRET_BYTES];
    unsigned char commit[KS_COMMIT_BYTES];
    unsigned char id[KS_GAME_ID_BYTES];
    char salt[2][KS_SALT_ROOM]; /* what each player added, or "" */
    uint64_t seed;              /* seeded and simulated */
    uint32_t game;              /* simulated: number of the game in the experiment */
    bool known;                 /* the secret is known */
};

/* Initialises the library; call once before anything else here. False: no entropy. */
bool ks_dice_start(void);

/* "sealed", "seeded" ... and back; -1 if there is no such kind. */
const char *ks_dice_kind_name(enum ks_dice_kind kind);
int ks_dice_kind_parse(const char *name);

/* New dice of each kind. The text (scenario) only separates games with the same seed. */
void ks_dice_seal(struct ks_dice *d);
void ks_dice_seed(struct ks_dice *d, uint64_t seed, const char *text);
void ks_dice_simulate(struct ks_dice *d, uint64_t seed, uint32_t game, const char *text);
void ks_dice_give(struct ks_dice *d);

/* A seed as people write it: a number, or any word. */
uint64_t ks_dice_seed_parse(const char *text);

/* Does the secret match the commitment (and the seed, if any)? If so, stores it. */
bool ks_dice_open(struct ks_dice *d, const unsigned char secret[KS_SECRET_BYTES]);

/* Roll number n (from 0): 0 .. k - 1. Not for given dice or an unknown secret. */
uint32_t ks_dice_roll(const struct ks_dice *d, uint64_t n, uint32_t k);

/* A number for the computer players of the game; says nothing about the secret. */
uint64_t ks_dice_side_seed(const struct ks_dice *d);

/* Bytes to lower-case hexadecimal (2 n + 1 characters) and back. */
void ks_bytes_write(const unsigned char *bytes, size_t n, char *out);
bool ks_bytes_read(const char *text, size_t length, unsigned char *bytes, size_t n);
