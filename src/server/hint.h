/* A hint for a player: what the general would do in his place. Computed in a thinking thread from
 * what his seat may know, and pushed to him alone. */
#pragma once

#include "server/client.h"

/* Asks for one and drops an earlier one still pending. False: out of memory. */
bool ks_hint_ask(struct ks_client *c);

/* Answers at once with the best found so far. */
void ks_hint_hurry(struct ks_client *c);

/* Cancels it. */
void ks_hint_drop(struct ks_client *c);
