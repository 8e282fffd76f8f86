/* What a net is told of a position. */
#pragma once

#include "core/net.h"

enum r94_piece_input {
#define PIECE(name) IN_##name,
#define WHOLE(name)
#include "rules1794/inputs.def"
#undef PIECE
#undef WHOLE
    R94_PIECE_INPUTS
};

enum r94_whole_input {
#define PIECE(name)
#define WHOLE(name) OF_##name,
#include "rules1794/inputs.def"
#undef PIECE
#undef WHOLE
    R94_WHOLE_INPUTS
};

_Static_assert((int)R94_PIECE_INPUTS <= (int)KS_MAX_INPUTS, "rows of a net");
_Static_assert((int)R94_WHOLE_INPUTS <= (int)KS_MAX_INPUTS, "rows of a net");

/* Their names, NULL at the end. */
extern const char *const r94_piece_input[], *const r94_whole_input[];
