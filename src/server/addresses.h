/* The addresses of the server, and the hosts it answers to. */
#pragma once

#include <jansson.h>
#include <stdbool.h>
#include <stddef.h>

struct ks_server;

/* Base URLs, this machine's own first: ["http://127.0.0.1:1794/", ...]. */
json_t *ks_addresses(const struct ks_server *server);

/* Is it reachable from another machine? */
bool ks_reachable(const struct ks_server *server);

/* Calls back for each network address of this machine, until the callback returns false. */
void ks_each_network(bool (*visit)(void *context, const char *address), void *context);

/* The address for an invitation: on the local network if it listens there. */
void ks_address_to_share(const struct ks_server *server, char *out, size_t size);

/* May a request name this Host? IP addresses, localhost and the machine's own name at our port; a
 * foreign name made to resolve to us is refused. */
bool ks_host_is_ours(const struct ks_server *server, const char *host);

/* Does a page of this Origin talk to the Host it came from? */
bool ks_origin_is_ours(const char *origin, const char *host);

/* Is it an address of this machine alone? */
bool ks_peer_is_local(const char *peer);
