/* What a result of the melee table does [LB-2.15-11 .. LB-2.15-17 LB-4.3-1 .. LB-4.3-5]. Results by
 * their number in lb_game.melee_result. */
#pragma once

#include "labataille/assault.h"

void lb_tell_result(struct play *p, int result, ks_hex h);

/* Applies it to the current assault: flights, or the attackers' part of an exchange. */
void lb_carry_out(struct play *p, int result);

/* Of an exchange: the defenders' part, and then, if the result has a star, the checks. */
void lb_defenders_lose(struct play *p, int result);
void lb_after_losses(struct play *p, int result);

/* Asks which units of a side in the assault take that many losses [LB-2.15-14]. */
void lb_push_loss(struct play *p, int side, int increments);
