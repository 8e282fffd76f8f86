/* [LB-2.16-9 .. LB-2.16-15, LB-2.16-21 .. LB-2.16-23, LB-2.8-4] A rider has reached its
 * target. */
#pragma once

#include "labataille/charge.h"

/* What a hex is to a charger. */
enum lb_target {
    TARGET_NOBODY,
    TARGET_HORSE,
    TARGET_SQUARE, /* carré or Masse */
    TARGET_FOOT,   /* or limbered guns alone [LB-2.16-21] */
    TARGET_SKIRMISHERS,
    TARGET_GUNS, /* unlimbered, alone [LB-2.16-22] */
    TARGET_ROUTED,
};
enum lb_target lb_kind_of_target(const struct ks_game *g, const struct ks_state *s,
                                 ks_hex h, int side);

/* The side of a hex that touches a rider next to it; KS_NO_DIRECTION if he is not. */
int lb_touched_side(const struct ks_game *g, const struct ks_state *s, ks_unit rider,
                    ks_hex h);

/* Contact of a rider with a hex after that many straight hexes; row of the carré chart if
 * its infantry tries now, 0: it may not. */
void lb_push_contact(struct play *p, ks_unit rider, ks_hex h, int straight, int row);

/* The rider halts before units that stood, but rides onto a carré or Masse. */
void lb_hold_before(struct play *p, ks_unit rider, ks_hex h, int straight);

/* ---- stand.c ---- */

/* [LB-2.16-13 LB-2.16-14] Do the units in the hex stand? */
void lb_push_stand(struct play *p, ks_unit rider, ks_hex h, int straight);

/* ---- trample.c ---- */

/* [LB-2.16-15] The rider's side says how many increments; then those in the hex rout, `always` or if
 * any were lost. */
void lb_push_trample(struct play *p, ks_unit rider, ks_hex h, bool always);

/* R16: the same for routed units straight ahead of a rider that continues. */
void lb_push_pursuit(struct play *p, ks_unit rider);

/* All units of a side in a hex are disordered, or rout, and flee; unlimbered guns
 * stay. */
void lb_break_hex(struct play *p, ks_hex h, int side, enum lb_condition condition);

/* ---- recall.c ---- */

/* What the rider does when his target has broken and fled from a hex; frame.count. */
enum lb_aftermath {
    AFTER_RECALL,    /* a die whether it can be recalled [LB-2.16-18] */
    AFTER_FOLLOWING, /* it follows [LB-2.16-11] */
    AFTER_FREE,      /* it continues [LB-2.8-4] */
    AFTER_ENTERING,  /* an opportunity rider takes the hex and is tired [LB-2.16-20] */
    AFTER_NOTHING,
};
void lb_push_aftermath(struct play *p, ks_unit rider, ks_hex h, enum lb_aftermath after);
