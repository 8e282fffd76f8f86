#define _DEFAULT_SOURCE /* getifaddrs */
#include "server/addresses.h"

#include <arpa/inet.h>
#include <ifaddrs.h>
#include <net/if.h>
#include <netdb.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <strings.h>
#include <sys/socket.h>
#include <unistd.h>

#include "server/state.h"

enum { NAME = 256 };

static bool listens_everywhere(const struct ks_server *server)
{
    const char *listen = server->how->listen;
    return listen != NULL &&
           (strcmp(listen, "0.0.0.0") == 0 || strcmp(listen, "::") == 0);
}

/* An interface that is up but has nothing at its other end leads nowhere. */
static bool is_network(const struct ifaddrs *i)
{
    return i->ifa_addr != NULL && i->ifa_addr->sa_family == AF_INET &&
           !(i->ifa_flags & IFF_LOOPBACK) && i->ifa_flags & IFF_RUNNING;
}

void ks_each_network(bool (*visit)(void *context, const char *address), void *context)
{
    struct ifaddrs *list, *i;
    char name[INET_ADDRSTRLEN];
    if (getifaddrs(&list) != 0)
        return;
    for (i = list; i != NULL; i = i->ifa_next) {
        if (!is_network(i))
            continue;
        const struct sockaddr_in *in = (const struct sockaddr_in *)(void *)i->ifa_addr;
        if (inet_ntop(AF_INET, &in->sin_addr, name, sizeof name) != NULL &&
            !visit(context, name))
            break;
    }
    freeifaddrs(list);
}

struct listing {
    const struct ks_server *server;
    json_t *list;
};

static bool add_address(void *context, const char *name)
{
    struct listing *l = context;
    json_array_append_new(l->list, json_sprintf("http://%s:%d/", name, l->server->port));
    return true;
}

json_t *ks_addresses(const struct ks_server *server)
{
    const char *listen = server->how->listen;
    struct listing l = {server, json_array()};
    if (listen == NULL || listens_everywhere(server))
        add_address(&l, "127.0.0.1");
    else
        add_address(&l, listen);
    if (listens_everywhere(server))
        ks_each_network(add_address, &l);
    for (size_t i = 0; i < server->networks; i++)
        add_address(&l, server->network[i]);
    return l.list;
}

bool ks_reachable(const struct ks_server *server)
{
    const char *listen = server->how->listen;
    return server->networks > 0 || (listen != NULL && !ks_peer_is_local(listen));
}

void ks_address_to_share(const struct ks_server *server, char *out, size_t size)
{
    json_t *list = ks_addresses(server);
    size_t last = json_array_size(list) > 1 ? 1 : 0;
    snprintf(out, size, "%s", json_string_value(json_array_get(list, last)));
    json_decref(list);
}

static bool is_number(const char *name)
{
    unsigned char bytes[sizeof(struct in6_addr)];
    return inet_pton(AF_INET, name, bytes) == 1 || inet_pton(AF_INET6, name, bytes) == 1;
}

static bool is_own_name(const char *name)
{
    char own[NAME] = "", local[NAME + 8];
    gethostname(own, sizeof own - 1);
    snprintf(local, sizeof local, "%s.local", own);
    return strcasecmp(name, "localhost") == 0 ||
           (own[0] != '\0' &&
            (strcasecmp(name, own) == 0 || strcasecmp(name, local) == 0));
}

/* Digits alone: what follows them would be another's name. */
static bool is_port(const char *text, int port)
{
    char own[8];
    snprintf(own, sizeof own, "%d", port);
    return strcmp(text, own) == 0;
}

bool ks_host_is_ours(const struct ks_server *server, const char *host)
{
    char name[NAME];
    size_t n = strlen(host);
    const char *colon = strrchr(host, ':');
    if (colon != NULL && strchr(colon, ']') == NULL) { /* not inside of [::1] */
        if (!is_port(colon + 1, server->port))
            return false;
        n = (size_t)(colon - host);
    } else if (server->port != 80)
        return false;
    if (n >= 2 && host[0] == '[' && host[n - 1] == ']') {
        host++;
        n -= 2;
    }
    if (n == 0 || n >= sizeof name)
        return false;
    memcpy(name, host, n);
    name[n] = '\0';
    return is_number(name) || is_own_name(name);
}

bool ks_origin_is_ours(const char *origin, const char *host)
{
    static const char *const scheme[] = {"http://", "https://"};
    for (int i = 0; i < 2; i++) {
        size_t n = strlen(scheme[i]);
        if (strncmp(origin, scheme[i], n) == 0)
            return strcasecmp(origin + n, host) == 0;
    }
    return false;
}

bool ks_peer_is_local(const char *peer)
{
    return strncmp(peer, "127.", 4) == 0 || strcmp(peer, "::1") == 0 ||
           strncmp(peer, "::ffff:127.", 11) == 0;
}
