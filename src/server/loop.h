/* The event loop: the library's callbacks, one for pages and one for sockets. */
#pragma once

#include "server/state.h"

/* Listens at server->port (0: any, which is then filled in). */
bool ks_loop_open(struct ks_server *server, struct ks_refusal *no);

/* Listens also at the addresses of this machine on its networks, as far as it does not yet.
 * False and a refusal if it then still listens at none. */
bool ks_loop_listen(struct ks_server *server, struct ks_refusal *no);

/* Runs until it is interrupted. */
void ks_loop_run(struct ks_server *server, bool (*stop)(void));
void ks_loop_close(struct ks_server *server);
