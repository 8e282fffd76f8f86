/* What the readers of a state's text share. */
#pragma once

#include "core/state_text.h"
#include "labataille/text.h"

/* "unit ID HEX ... words" and "off ID words": text_piece.c. */
bool lb_read_piece(struct ks_reader *r, bool on);

/* "gone ID" */
bool lb_read_gone(struct ks_reader *r);

/* "stack HEX ID ...": the pieces in a hex, top first. */
bool lb_read_stack(struct ks_reader *r);
