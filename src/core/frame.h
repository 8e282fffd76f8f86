/* The meaning of the fields of pending procedures, a row for each procedure of a rules system. A
 * state that is read is validated against it, since its check value is not a secret. */
#pragma once

#include "core/ks.h"

enum ks_holds { KS_HOLDS_NUMBER, KS_HOLDS_PIECE, KS_HOLDS_HEX };

struct ks_meaning {
    uint8_t holds; /* enum ks_holds */
    bool or_none;  /* KS_NONE is allowed too */
    uint32_t most; /* of a number */
};

/* clang-format off */
#define KS_UP_TO(n)         {KS_HOLDS_NUMBER, false, (n)}
#define KS_UP_TO_OR_NONE(n) {KS_HOLDS_NUMBER, true, (n)}
#define KS_NOTHING          KS_UP_TO(0)
#define KS_NOBODY_THERE     KS_UP_TO_OR_NONE(0) /* of an unused unit or hex */
#define KS_A_PIECE          {KS_HOLDS_PIECE, false, 0}
#define KS_PIECE_OR_NONE    {KS_HOLDS_PIECE, true, 0}
#define KS_A_HEX            {KS_HOLDS_HEX, false, 0}
#define KS_HEX_OR_NONE      {KS_HOLDS_HEX, true, 0}
#define KS_ANY_MASK         KS_UP_TO(UINT32_MAX)
/* clang-format on */

struct ks_frame_rule {
    const char *name;
    uint64_t on;  /* procedures it may lie on, a bit each; 0: it is the lowest */
    uint8_t last; /* its highest step */
    struct ks_meaning count, unit, hex, a, b, mask[2];
};

/* False if a field has an impossible value; the text says which one. */
bool ks_frame_fits(const struct ks_game *g, const struct ks_frame_rule *rule,
                   const struct ks_frame *f, char text[KS_TEXT]);

/* The same for the order of the procedures on the stack; rules are indexed by procedure. */
bool ks_frames_fit(const struct ks_state *s, const struct ks_frame_rule *rules,
                   char text[KS_TEXT]);
