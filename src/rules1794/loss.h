/* [3.4d 3.4e] Losses and eliminations, and what they cost: points, commanders,
 * squares. */
#pragma once

#include "rules1794/state.h"

/* What a loss comes from; the later games score by it [12.1a@szczekociny], r133. */
enum r94_cause { BY_FIRE, BY_CRISIS, BY_MELEE, BY_OTHER, BY_WINNING, BY_CAPTURE };

/* Takes a step from a unit; the last one eliminates it. */
void r94_lose_step(struct play *p, ks_unit u, enum r94_cause cause);

/* [7.2c] Puts a unit too weak for line into skirmish order. */
void r94_thin_out(struct play *p, ks_unit u);

/* Takes a piece off the map for good; nothing is scored. */
void r94_take_away(const struct ks_game *g, struct ks_state *s, ks_unit u);

/* Removes a unit for good and scores it. */
void r94_eliminate(struct play *p, ks_unit u, enum r94_cause cause);

/* [10.10.8a] A gun is captured; it stays in its hex, or is removed at once. */
void r94_capture_gun(struct play *p, ks_unit gun, bool lies);

/* r108: guns are recaptured where only their owner is present. */
void r94_recapture_guns(struct play *p);

/* Points for a side; the sentence says why and names the unit. */
void r94_score(struct play *p, uint16_t what, int side, int points, ks_unit about);

/* [4.5] A commander dies or is captured; scored unless his units are merely gone. */
void r94_remove_commander(struct play *p, ks_unit c, uint16_t how);

/* Asks the owner of the hex to take that many losses [r3]; nothing if he has no troops there. */
void r94_push_losses(struct play *p, ks_hex h, int side, int count, enum r94_cause cause);

/* One loss, to be taken by one of the units in the hex about to retreat, of which there must be
 * one. */
void r94_push_loss_of_group(struct play *p, ks_hex h, int side, enum r94_cause cause);
