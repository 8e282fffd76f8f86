/* Chapters 5 and 7: facing, skirmish order, squares. */
#pragma once

#include "rules1794/state.h"

enum { ALL_FACINGS = 0x3F };

/* Asks a side which of the allowed corners its troops in a hex turn to. */
void r94_push_facing(struct play *p, ks_hex h, int side, unsigned allowed);

/* The same for moving pieces that have just entered the map; those already there do not turn. */
void r94_push_entry_facing(struct play *p, ks_unit lead, unsigned allowed);

/* The same for one gun. */
void r94_push_gun_facing(struct play *p, ks_unit gun, unsigned allowed);

/* 0 if the side's infantry in a hex may form square there [7.3a], else why not. */
uint16_t r94_why_no_square(const struct ks_game *g, const struct ks_state *s, ks_hex h,
                           int side);

/* Makes the stack a square, or takes it out of square. */
void r94_form_square(struct play *p, ks_hex h, int side);
void r94_leave_square(struct play *p, ks_hex h, int side, int form, int facing);

/* r138: a square with too few companies left is broken; its owner chooses a facing. */
void r94_mend_square(struct play *p, ks_hex h, int side);

/* [7.2a] May the unit take skirmish order by choice? 0 or why not. */
uint16_t r94_why_no_skirmish(const struct ks_game *g, const struct ks_state *s,
                             ks_unit u);

/* r80: it fell into skirmish order through losses and cannot leave it. */
bool r94_is_thinned_out(const struct ks_game *g, const struct ks_state *s, ks_unit u);
