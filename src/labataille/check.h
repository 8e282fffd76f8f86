/* Checks and flights wait in one queue, first in, first out; no unit checks twice in it, R40. All
 * rolls of an event come before the first flight, R34: a caller queues all its checks, then calls
 * lb_push_checks. */
#pragma once

#include "labataille/state.h"

/* [LB-2.14-12] What makes a unit check. */
enum lb_cause {
    BY_RECOVERY,
    BY_PASSING, /* a broken unit in its hex */
    BY_OVERSTACK,
    BY_CHARGE,  /* it is charged and stands */
    BY_ASSAULT, /* it is assaulted */
    BY_ASSAULTING,
    BY_LEADER,   /* a leader fell in its hex */
    BY_EXCHANGE, /* a starred result */
    BY_FIRE,
    BY_SPECIAL, /* carp */
    BY_FORCE_MARCH,
    BY_REACTION, /* a reaction or opportunity charge */
    BY_STACK,    /* another unit of the stack failed */
    BY_MELEE     /* a flight that a melee result brought */
};

enum lb_task_kind { TASK_CHECK, TASK_DISORDER_MOVE, TASK_ROUT_MOVE, TASK_NOTHING };

/* [LB-2.14-5] What a failed check does to a unit: disorder, or rout. Returns the flight that is
 * due, or TASK_NOTHING: guns stay, and a unit that routs in a swamp is lost. */
enum lb_task_kind lb_break(struct play *p, ks_unit u);

/* [RZ-SWAMP-4] Light infantry that is disordered in a swamp and routs is lost there: true if it is. */
bool lb_drowns(struct play *p, ks_unit u);

/* Asks a unit to check, unless it has in this queue. */
void lb_ask_check(struct play *p, ks_unit u, enum lb_cause cause, int modifier);

/* Adds a flight that has become due. */
void lb_ask_flight(struct play *p, ks_unit u, enum lb_task_kind kind);

/* The same for a unit beaten in melee: its flight costs more [LB-2.7-8]. */
void lb_ask_beaten(struct play *p, ks_unit u, enum lb_task_kind kind);

/* [RZ-POND-2] Asks for a check that comes on top of one the unit may have made in the queue. */
void lb_ask_again(struct play *p, ks_unit u, enum lb_cause cause);

/* Lets the queue run, if there is anything in it and it does not run already. */
void lb_push_checks(struct play *p);

/* Forgets what was in it. */
void lb_clear_queue(struct play *p);

/* [LB-2.14-12] R40: units in good order check when a broken one enters or passes their hex, or
 * when they enter a hex with broken ones. */
void lb_ask_passing(struct play *p, ks_unit comer, ks_hex h);
