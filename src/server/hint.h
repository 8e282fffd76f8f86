/* A hint for a player: what the general would do in his place. Thought out in a thinking thread
 * from what his seat may know, and pushed to him alone. */
#ifndef KS_SERVER_HINT_H
#define KS_SERVER_HINT_H

#include "server/client.h"

/* Asks for one; an earlier one that he still waits for is dropped. False: no memory. */
bool ks_hint_ask(struct ks_client *c);

/* He wants it now, as good as it is. */
void ks_hint_hurry(struct ks_client *c);

/* He does not want it any more. */
void ks_hint_drop(struct ks_client *c);

#endif
