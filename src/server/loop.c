#include "server/loop.h"

#include <libwebsockets.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

#include "server/addresses.h"
#include "server/http.h"
#include "server/keeper.h"
#include "server/thinker.h"

enum {
    AGAIN_AFTER = 2 * LWS_US_PER_SEC,
    LOBBY_EVERY = 250 * LWS_US_PER_MS,
    PROGRESS_EVERY = 250 * LWS_US_PER_MS,
    MOST_CLIENTS = 256,
    CHUNK = 16 << 10,
    HOST = 300
};

struct ks_timer {
    lws_sorted_usec_list_t at; /* first: it is what the library gives back */
    struct ks_server *server;
    bool set;
};

struct ks_timers {
    struct ks_timer again;    /* what could not be written is tried once more */
    struct ks_timer lobby;    /* the lobby's list is out of date */
    struct ks_timer progress; /* somebody thinks */
    struct ks_timer pace;     /* somebody has thought, and it is told in a moment */
};

static struct ks_server *server_of(struct lws *wsi)
{
    return lws_context_user(lws_get_context(wsi));
}

static double seconds(clockid_t clock)
{
    struct timespec t;
    clock_gettime(clock, &t);
    return (double)t.tv_sec + (double)t.tv_nsec * 1e-9;
}

double ks_server_work(void)
{
    return seconds(CLOCK_THREAD_CPUTIME_ID);
}

double ks_server_time(void)
{
    return seconds(CLOCK_MONOTONIC);
}

static void finish_work(struct ks_server *server);

/* ---- who may come in ---- */

static bool copy_header(struct lws *wsi, enum lws_token_indexes token, char *out)
{
    out[0] = '\0';
    return lws_hdr_copy(wsi, out, HOST, token) > 0;
}

static bool names_us(struct lws *wsi)
{
    char host[HOST];
    return copy_header(wsi, WSI_TOKEN_HOST, host) &&
           ks_host_is_ours(server_of(wsi), host);
}

/* A browser always says which page opens a socket; a program need not. */
static bool is_our_page(struct lws *wsi)
{
    char host[HOST], origin[HOST];
    copy_header(wsi, WSI_TOKEN_HOST, host);
    if (lws_hdr_total_length(wsi, WSI_TOKEN_ORIGIN) == 0)
        return true;
    return copy_header(wsi, WSI_TOKEN_ORIGIN, origin) && ks_origin_is_ours(origin, host);
}

/* Who comes from this machine, and not through a proxy on it. */
static bool is_owner(struct lws *wsi)
{
    char peer[64] = "";
    lws_get_peer_simple(wsi, peer, sizeof peer);
    return ks_peer_is_local(peer) &&
           lws_hdr_total_length(wsi, WSI_TOKEN_X_FORWARDED_FOR) == 0;
}

/* ---- pages ---- */

static int on_http(struct lws *wsi, enum lws_callback_reasons reason, void *user,
                   void *in, size_t length)
{
    struct ks_download *d = user;
    switch (reason) {
    case LWS_CALLBACK_FILTER_HTTP_CONNECTION:
        if (!names_us(wsi)) {
            lws_return_http_status(wsi, HTTP_STATUS_FORBIDDEN, NULL);
            return -1;
        }
        return 0;
    case LWS_CALLBACK_FILTER_PROTOCOL_CONNECTION: return -1; /* sockets name theirs */
    case LWS_CALLBACK_HTTP: return ks_http_get(server_of(wsi), wsi, d, in);
    case LWS_CALLBACK_HTTP_WRITEABLE: return ks_http_write(wsi, d);
    case LWS_CALLBACK_CLOSED_HTTP:
        if (d != NULL)
            ks_http_done(d);
        return 0;
    case LWS_CALLBACK_EVENT_WAIT_CANCELLED: finish_work(server_of(wsi)); return 0;
    default: return lws_callback_http_dummy(wsi, reason, user, in, length);
    }
}

/* ---- sockets ---- */

/* Who asks for more than he takes is not heard till he has taken it. */
static void hold_back(struct lws *wsi, struct ks_client *c)
{
    bool hold = c->waiting > KS_CLIENT_ENOUGH || c->askings > KS_CLIENT_ASKING;
    if (hold != c->held)
        lws_rx_flow_control(wsi, !hold);
    c->held = hold;
}

static int receive(struct lws *wsi, struct ks_client *c, const char *text, size_t length)
{
    size_t most = c->owner ? KS_CLIENT_IMPORT : KS_CLIENT_MESSAGE;
    if (c->in.length + length > most || lws_frame_is_binary(wsi)) {
        lws_close_reason(wsi, LWS_CLOSE_STATUS_MESSAGE_TOO_LARGE, NULL, 0);
        return -1;
    }
    ks_buffer_bytes(&c->in, text, length);
    if (!lws_is_final_fragment(wsi) || lws_remaining_packet_payload(wsi) > 0)
        return 0;
    if (c->in.failed)
        return -1;
    double start = ks_server_work();
    ks_client_message(c, c->in.text == NULL ? "" : c->in.text, c->in.length,
                      ks_server_time());
    ks_client_charge(c, ks_server_work() - start);
    ks_server_catch_up(c->server);
    if (c->in.room > KS_CLIENT_MESSAGE)
        ks_buffer_free(&c->in);
    c->in.length = 0;
    hold_back(wsi, c);
    return c->drop ? -1 : 0;
}

/* Sends a part of the first message; the library asks again for the rest. */
static int send_part(struct lws *wsi, struct ks_client *c)
{
    struct ks_message *m = c->first;
    if (c->drop)
        return -1;
    if (m == NULL)
        return 0;
    size_t n = m->length - m->sent < CHUNK ? m->length - m->sent : CHUNK;
    bool first = m->sent == 0, last = m->sent + n == m->length;
    unsigned char buffer[LWS_PRE + CHUNK];
    memcpy(buffer + LWS_PRE, m->text + m->sent, n);
    if (lws_write(wsi, buffer + LWS_PRE, n,
                  (enum lws_write_protocol)lws_write_ws_flags(LWS_WRITE_TEXT, first,
                                                              last)) < (int)n)
        return -1;
    m->sent += n;
    if (last)
        ks_client_sent(c);
    hold_back(wsi, c);
    if (c->first != NULL)
        lws_callback_on_writable(wsi);
    return 0;
}

static int on_socket(struct lws *wsi, enum lws_callback_reasons reason, void *user,
                     void *in, size_t length)
{
    struct ks_client *c = user;
    switch (reason) {
    case LWS_CALLBACK_FILTER_PROTOCOL_CONNECTION:
        return names_us(wsi) && is_our_page(wsi) && server_of(wsi)->count < MOST_CLIENTS
                   ? 0
                   : -1;
    case LWS_CALLBACK_ESTABLISHED:
        ks_client_init(c, server_of(wsi), wsi);
        c->owner = is_owner(wsi);
        c->heard = ks_server_time();
        return 0;
    case LWS_CALLBACK_RECEIVE: return receive(wsi, c, in, length);
    case LWS_CALLBACK_SERVER_WRITEABLE: return send_part(wsi, c);
    case LWS_CALLBACK_CLOSED:
        if (c->server != NULL) /* who was refused never came in */
            ks_client_done(c);
        return 0;
    default: return 0;
    }
}

static const struct lws_protocols protocols[] = {
    {"http", on_http, sizeof(struct ks_download), 0, 0, NULL, 0},
    {"kosynier-table", on_socket, sizeof(struct ks_client), CHUNK, 0, NULL, 0},
    {NULL, NULL, 0, 0, 0, NULL, 0},
};

/* ---- the loop ---- */

/* A client without a line is one of a test: its queue is read by hand. */
void ks_server_want_write(struct ks_client *c)
{
    if (c->wsi != NULL)
        lws_callback_on_writable(c->wsi);
}

void ks_server_wake(struct ks_server *server)
{
    if (server->lws != NULL) /* a test has none */
        lws_cancel_service(server->lws);
}

/* ---- timers ---- */

/* What happens a hundred times a second is told a few times: one that is set stays set. */
static void set_timer(struct ks_timer *timer, sul_cb_t ring, lws_usec_t after)
{
    if (timer->set)
        return;
    timer->set = true;
    lws_sul_schedule(timer->server->lws, 0, &timer->at, ring, after);
}

static struct ks_server *rung(lws_sorted_usec_list_t *at)
{
    struct ks_timer *timer = lws_container_of(at, struct ks_timer, at);
    timer->set = false;
    return timer->server;
}

static void try_again(lws_sorted_usec_list_t *at)
{
    const struct ks_server *server = rung(at);
    for (struct ks_room *room = server->rooms; room != NULL; room = room->next)
        ks_room_try_again(room);
}

void ks_server_try_again(struct ks_server *server)
{
    if (server->timers != NULL)
        set_timer(&server->timers->again, try_again, AGAIN_AFTER);
}

static void tell_lobbies(lws_sorted_usec_list_t *at)
{
    const struct ks_server *server = rung(at);
    for (struct ks_client *c = server->clients; c != NULL; c = c->next)
        if (c->wants_games && c->room == NULL)
            ks_client_send(c, json_pack("{s:s}", "push", "games"));
}

void ks_server_games_changed(struct ks_server *server)
{
    if (server->timers != NULL)
        set_timer(&server->timers->lobby, tell_lobbies, LOBBY_EVERY);
}

static void tell_progress(lws_sorted_usec_list_t *at)
{
    struct ks_server *server = rung(at);
    if (ks_thinker_progress(server->thinker))
        ks_server_watch(server);
}

void ks_server_watch(struct ks_server *server)
{
    if (server->timers != NULL)
        set_timer(&server->timers->progress, tell_progress, PROGRESS_EVERY);
}

static void pace_rings(lws_sorted_usec_list_t *at)
{
    finish_work(rung(at));
}

void ks_server_catch_up(struct ks_server *server)
{
    while (server->freed) {
        server->freed = false;
        for (struct ks_client *c = server->clients; c != NULL; c = c->next)
            ks_client_catch_up(c);
    }
}

/* One thought each time round: a game between programs makes the next one by it, and others
 * want to be served too. */
static void finish_thoughts(struct ks_server *server)
{
    if (server->thinker == NULL || server->timers == NULL)
        return;
    double now = ks_server_time(), next = ks_thinker_finish(server->thinker, now);
    if (next == 0)
        ks_server_wake(server);
    else if (next > 0)
        lws_sul_schedule(server->lws, 0, &server->timers->pace.at, pace_rings,
                         (lws_usec_t)((next - now) * LWS_US_PER_SEC) + 1);
}

/* The same for what was read or written. */
static void finish_work(struct ks_server *server)
{
    if (server->keeper != NULL && ks_keeper_finish(server->keeper))
        ks_server_wake(server);
    finish_thoughts(server);
    ks_server_catch_up(server);
}

/* ---- opening and closing ---- */

static bool make_timers(struct ks_server *server)
{
    struct ks_timers *t = calloc(1, sizeof *t);
    if (t != NULL)
        t->again.server = t->lobby.server = t->progress.server = t->pace.server = server;
    server->timers = t;
    return t != NULL;
}

/* How it listens at an address; NULL: at all of them. */
static struct lws_context_creation_info listening(struct ks_server *server,
                                                  const char *address)
{
    return (struct lws_context_creation_info){
        .port = server->port,
        .iface = address,
        .vhost_name = address,
        .protocols = protocols,
        .user = server,
        .options = LWS_SERVER_OPTION_EXPLICIT_VHOSTS |
                   LWS_SERVER_OPTION_FAIL_UPON_UNABLE_TO_BIND |
                   LWS_SERVER_OPTION_DISABLE_IPV6,
        .keepalive_timeout = 30,
        .ka_time = 60, /* a socket whose other end is gone is noticed */
        .ka_probes = 3,
        .ka_interval = 10,
    };
}

static bool is_everywhere(const char *address)
{
    return strcmp(address, "0.0.0.0") == 0 || strcmp(address, "::") == 0;
}

bool ks_loop_open(struct ks_server *server, struct ks_refusal *no)
{
    const char *listen = server->how->listen == NULL ? "127.0.0.1" : server->how->listen;
    struct lws_context_creation_info info =
        listening(server, is_everywhere(listen) ? NULL : listen);
    lws_set_log_level(LLL_ERR, NULL);
    server->lws = lws_create_context(&info);
    struct lws_vhost *vhost =
        server->lws == NULL ? NULL : lws_create_vhost(server->lws, &info);
    if (vhost == NULL)
        return ks_refuse(no, "port", "Nothing can listen at %s port %d.",
                         info.iface == NULL ? "any address" : info.iface, server->port);
    server->port = lws_get_vhost_listen_port(vhost);
    return make_timers(server) || ks_refuse(no, "internal", "Out of memory.");
}

static bool is_known(const struct ks_server *server, const char *address)
{
    const char *listen = server->how->listen;
    bool known =
        listen != NULL && (is_everywhere(listen) || strcmp(listen, address) == 0);
    for (size_t i = 0; i < server->networks; i++)
        known = known || strcmp(server->network[i], address) == 0;
    return known;
}

struct opening {
    struct ks_server *server;
    size_t found, failed;
};

static bool open_network(void *context, const char *address)
{
    struct opening *o = context;
    struct ks_server *server = o->server;
    o->found++;
    if (is_known(server, address))
        return true;
    if (server->networks == KS_MOST_NETWORKS)
        return false;
    struct lws_context_creation_info info = listening(server, address);
    if (lws_create_vhost(server->lws, &info) == NULL)
        o->failed++;
    else
        strcpy(server->network[server->networks++], address);
    return true;
}

bool ks_loop_listen(struct ks_server *server, struct ks_refusal *no)
{
    struct opening o = {server, 0, 0};
    ks_each_network(open_network, &o);
    if (o.found == 0)
        return ks_refuse(no, "no_network",
                         "This machine is on no network; join one (Wi-Fi or a cable) and "
                         "try again.");
    return ks_reachable(server) ||
           ks_refuse(no, "port",
                     "Another program has port %d at the addresses of this machine. Stop "
                     "it, or start the table with another --port.",
                     server->port);
}

void ks_loop_run(struct ks_server *server, bool (*stop)(void))
{
    while (!stop() && lws_service(server->lws, 0) >= 0)
        ;
}

void ks_loop_close(struct ks_server *server)
{
    if (server->lws != NULL)
        lws_context_destroy(server->lws);
    server->lws = NULL;
    free(server->timers);
    server->timers = NULL;
}
