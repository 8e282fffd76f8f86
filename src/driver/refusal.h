/* Why the driver refused something: a code for programs, a sentence for people. */
#pragma once

#include <stdbool.h>

struct ks_refusal {
    const char *code; /* "illegal", "game_over" ...; see docs/protocol.md */
    char message[512];
    char paragraph[40]; /* of the rules, or "" */
};

/* Fills in a refusal without a paragraph. Returns false, so that the caller can return it. */
bool ks_refuse(struct ks_refusal *no, const char *code, const char *format, ...);
