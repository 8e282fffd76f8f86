/* What a side does as a whole, before its commands have tasks. */
#pragma once

#include "ai/disposition.h"

/* By the doctrine; in the first third of the game a bold side dares more, and a cautious one less. */
enum ks_stance ks_stance(const struct ks_game *g, const struct ks_state *s,
                         const struct ks_doctrine *doctrine, enum ks_temper temper);

/* Gives all commands the task that goes with it; a plan stays as it is. */
void ks_stance_take(struct ks_disposition *d, enum ks_stance stance);

/* STANCE, or STANCE-TURN-STANCE: "avoid-9-charge" keeps away to the end of turn 9. False if it is neither. */
bool ks_doctrine_parse(const char *text, size_t length, struct ks_doctrine *out);
