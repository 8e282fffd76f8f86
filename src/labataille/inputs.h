/* What a net is told of a position. */
#pragma once

#include "core/net.h"

enum lb_piece_input {
#define PIECE(name) IN_##name,
#define WHOLE(name)
#include "labataille/inputs.def"
#undef PIECE
#undef WHOLE
    LB_PIECE_INPUTS
};

enum lb_whole_input {
#define PIECE(name)
#define WHOLE(name) OF_##name,
#include "labataille/inputs.def"
#undef PIECE
#undef WHOLE
    LB_WHOLE_INPUTS
};

_Static_assert((int)LB_PIECE_INPUTS <= (int)KS_MAX_INPUTS, "rows of a net");
_Static_assert((int)LB_WHOLE_INPUTS <= (int)KS_MAX_INPUTS, "rows of a net");

/* Their names, NULL at the end. */
extern const char *const lb_piece_input[], *const lb_whole_input[];
