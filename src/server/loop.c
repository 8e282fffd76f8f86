#include "server/loop.h"

#include <arpa/inet.h>
#include <libwebsockets.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/resource.h>
#include <sys/socket.h>
#include <time.h>

#include "server/addresses.h"
#include "server/api.h"
#include "server/http.h"
#include "server/keeper.h"
#include "server/telling.h"
#include "server/thinker.h"

enum {
    AGAIN_AFTER = 2 * LWS_US_PER_SEC,
    LOBBY_EVERY = 250 * LWS_US_PER_MS,
    PROGRESS_EVERY = 250 * LWS_US_PER_MS,
    LOOK_ROUND_EVERY = 2 * LWS_US_PER_SEC,
    MOST_CLIENTS = 4096,
    MOST_DESCRIPTORS = 8192,
    SPARE_DESCRIPTORS = 64,  /* for files, threads and programs that play */
    OWN_DOORS = 16,          /* connections that are kept free for this machine */
    MOST_OF_AN_ADDRESS = 64, /* sockets */
    SILENT_SECONDS = 10,     /* for a client that has sent nothing yet */
    IDLE_SECONDS = 120,      /* for an idle guest without a seat */
    BACK_OFF_MS = 100,
    CHUNK = 16 << 10,
    TRY_AGAIN_LATER = 1013, /* as a socket says it */
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
    struct ks_timer progress; /* a job is running */
    struct ks_timer pace;     /* a job has finished and will be reported in a moment */
    struct ks_timer round;    /* idle connections may exist */
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
static void look_round_soon(struct ks_server *server);

/* ---- admission ---- */

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

/* Does it connect from this machine, and not through a proxy on it? */
static bool is_owner(struct lws *wsi)
{
    char peer[64] = "";
    lws_get_peer_simple(wsi, peer, sizeof peer);
    return ks_peer_is_local(peer) &&
           lws_hdr_total_length(wsi, WSI_TOKEN_X_FORWARDED_FOR) == 0;
}

/* Behind a proxy on this machine, the client is the last address named. */
static void find_address(struct lws *wsi, char address[KS_CLIENT_ADDRESS])
{
    char named[HOST];
    address[0] = '\0';
    lws_get_peer_simple(wsi, address, KS_CLIENT_ADDRESS);
    if (!ks_peer_is_local(address) || !copy_header(wsi, WSI_TOKEN_X_FORWARDED_FOR, named))
        return;
    const char *comma = strrchr(named, ','), *last = comma == NULL ? named : comma + 1;
    snprintf(address, KS_CLIENT_ADDRESS, "%.*s", KS_CLIENT_ADDRESS - 1,
             last + strspn(last, " "));
}

/* One address cannot take all connections, and some are reserved for this machine. */
static bool has_place(const struct ks_server *server, const struct ks_client *c)
{
    size_t same = 0;
    if (server->count + (c->owner ? 0 : OWN_DOORS) >= server->most)
        return false;
    for (const struct ks_client *i = server->clients; i != NULL; i = i->next)
        same += !i->owner && strcmp(i->address, c->address) == 0;
    return c->owner || same < MOST_OF_AN_ADDRESS;
}

/* Descriptors are given out lowest first: the number says how many there are. */
static bool is_too_many(const struct ks_server *server, int fd)
{
    struct sockaddr_in peer = {.sin_family = AF_UNSPEC};
    socklen_t size = sizeof peer;
    bool local = getpeername(fd, (struct sockaddr *)&peer, &size) == 0 &&
                 peer.sin_family == AF_INET && ntohl(peer.sin_addr.s_addr) >> 24 == 127;
    return fd >= server->doors - (local ? 0 : OWN_DOORS);
}

/* ---- pages ---- */

static const char foreign_host[] =
    "Open the table by this machine's address, its name or localhost.";
static const char foreign_page[] = "Only the table's own page may open a socket.";

static int on_http(struct lws *wsi, enum lws_callback_reasons reason, void *user,
                   void *in, size_t length)
{
    struct ks_download *d = user;
    switch (reason) {
    case LWS_CALLBACK_FILTER_NETWORK_CONNECTION:
        return is_too_many(server_of(wsi), (int)(intptr_t)in) ? -1 : 0;
    case LWS_CALLBACK_FILTER_HTTP_CONNECTION:
        return names_us(wsi) ? 0
                             : ks_http_refuse(wsi, HTTP_STATUS_FORBIDDEN, foreign_host);
    case LWS_CALLBACK_FILTER_PROTOCOL_CONNECTION: return -1; /* sockets name theirs */
    case LWS_CALLBACK_HTTP: return ks_http_answer(server_of(wsi), wsi, d, in, length);
    case LWS_CALLBACK_HTTP_WRITEABLE: return ks_http_write(server_of(wsi), wsi, d);
    case LWS_CALLBACK_CLOSED_HTTP:
        if (d != NULL)
            ks_http_done(d);
        return 0;
    case LWS_CALLBACK_EVENT_WAIT_CANCELLED: finish_work(server_of(wsi)); return 0;
    default: return lws_callback_http_dummy(wsi, reason, user, in, length);
    }
}

/* ---- sockets ---- */

/* A client that requests more than it reads is not read until its queue drains. */
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

/* A browser does not show why a socket was refused, so the client is let in to be told. */
static int turn_away(struct lws *wsi)
{
    static const char text[] =
        "{\"push\":\"full\",\"message\":{\"en\":\"This server is full at the moment. "
        "Close other windows that show it, or try again later.\",\"pl\":\"Na tym "
        "serwerze nie ma teraz wolnego miejsca. Zamknij inne okna, w których jest "
        "otwarty, albo spróbuj za chwilę.\"}}";
    unsigned char buffer[LWS_PRE + sizeof text];
    memcpy(buffer + LWS_PRE, text, sizeof text);
    lws_write(wsi, buffer + LWS_PRE, sizeof text - 1, LWS_WRITE_TEXT);
    lws_close_reason(wsi, (enum lws_close_status)TRY_AGAIN_LATER, NULL, 0);
    return -1;
}

static void come_in(struct lws *wsi, struct ks_client *c)
{
    struct ks_server *server = server_of(wsi);
    c->owner = is_owner(wsi);
    find_address(wsi, c->address);
    if (!has_place(server, c)) {
        lws_callback_on_writable(wsi);
        return;
    }
    ks_client_init(c, server, wsi);
    c->heard = ks_server_time();
    look_round_soon(server);
}

static int on_socket(struct lws *wsi, enum lws_callback_reasons reason, void *user,
                     void *in, size_t length)
{
    struct ks_client *c = user;
    switch (reason) {
    case LWS_CALLBACK_FILTER_PROTOCOL_CONNECTION:
        if (names_us(wsi) && is_our_page(wsi))
            return 0;
        return ks_http_refuse(wsi, HTTP_STATUS_FORBIDDEN,
                              names_us(wsi) ? foreign_page : foreign_host);
    case LWS_CALLBACK_ESTABLISHED: come_in(wsi, c); return 0;
    case LWS_CALLBACK_RECEIVE: return c->server == NULL ? 0 : receive(wsi, c, in, length);
    case LWS_CALLBACK_SERVER_WRITEABLE:
        return c->server == NULL ? turn_away(wsi) : send_part(wsi, c);
    case LWS_CALLBACK_CLOSED:
        if (c->server != NULL) /* a refused client was never counted */
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

/* Coalesces frequent events: a timer that is set stays set. */
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

/* Closes connections that never said anything, to make room. */
static void look_round(lws_sorted_usec_list_t *at)
{
    struct ks_server *server = rung(at);
    double now = ks_server_time();
    for (struct ks_client *c = server->clients; c != NULL; c = c->next)
        if (c->room == NULL && c->errand == NULL && !(c->owner && c->asked) &&
            now - c->heard > (c->asked ? IDLE_SECONDS : SILENT_SECONDS))
            lws_set_timeout(c->wsi, PENDING_TIMEOUT_KILLED_BY_PARENT, LWS_TO_KILL_ASYNC);
    look_round_soon(server);
}

static void look_round_soon(struct ks_server *server)
{
    if (server->timers != NULL && server->clients != NULL)
        set_timer(&server->timers->round, look_round, LOOK_ROUND_EVERY);
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
    if (!server->told_battles && ks_api_is_ready(server->api, KS_API_BATTLES)) {
        server->told_battles = true;
        lws_callback_on_writable_all_protocol(server->lws, &protocols[0]);
    }
    if (server->keeper != NULL && ks_keeper_finish(server->keeper))
        ks_server_wake(server);
    if (ks_telling_go_on(server))
        ks_server_wake(server);
    finish_thoughts(server);
    ks_server_catch_up(server);
}

/* ---- opening and closing ---- */

static bool make_timers(struct ks_server *server)
{
    struct ks_timers *t = calloc(1, sizeof *t);
    if (t != NULL)
        t->again.server = t->lobby.server = t->progress.server = t->pace.server =
            t->round.server = server;
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

/* As many descriptors as there may be, and places by them. */
static void count_places(struct ks_server *server)
{
    struct rlimit limit = {1024, 1024};
    getrlimit(RLIMIT_NOFILE, &limit);
    rlim_t most = limit.rlim_max < MOST_DESCRIPTORS ? limit.rlim_max : MOST_DESCRIPTORS;
    if (limit.rlim_cur < most) {
        limit.rlim_cur = most;
        setrlimit(RLIMIT_NOFILE, &limit);
        getrlimit(RLIMIT_NOFILE, &limit);
    }
    int all = limit.rlim_cur < MOST_DESCRIPTORS ? (int)limit.rlim_cur : MOST_DESCRIPTORS;
    int spare = all / 2 < SPARE_DESCRIPTORS ? all / 2 : SPARE_DESCRIPTORS;
    server->doors = all - spare;
    /* leave descriptors to tell the others */
    int most_clients = server->doors - server->doors / 4;
    server->most = (size_t)(most_clients < MOST_CLIENTS ? most_clients : MOST_CLIENTS);
}

/* Where a connection cannot be taken the library says so each time round; once is enough, and
 * a moment's rest. */
static bool refused;

static void log_line(int level, const char *line)
{
    static bool told;
    (void)level;
    refused = strstr(line, "accept") != NULL;
    if (!refused)
        fputs(line, stderr);
    else if (!told)
        fputs("kosynier serve: no file descriptors left for new connections (ulimit -n); "
              "existing ones go on.\n",
              stderr);
    told = told || refused;
}

bool ks_loop_open(struct ks_server *server, struct ks_refusal *no)
{
    const char *listen = server->how->listen == NULL ? "127.0.0.1" : server->how->listen;
    struct lws_context_creation_info info =
        listening(server, is_everywhere(listen) ? NULL : listen);
    count_places(server);
    lws_set_log_level(LLL_ERR, log_line);
    server->lws = lws_create_context(&info);
    struct lws_vhost *vhost =
        server->lws == NULL ? NULL : lws_create_vhost(server->lws, &info);
    if (vhost == NULL)
        return ks_refuse(no, "port", "Cannot listen on %s port %d.",
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
                         "This machine is not on a network; connect it (Wi-Fi or cable) "
                         "and try again.");
    return ks_reachable(server) ||
           ks_refuse(no, "port",
                     "Another program uses port %d on this machine. Stop it, or start "
                     "the server with another --port.",
                     server->port);
}

/* The library would retry at once; wait a moment, a connection may have closed. */
static void rest(void)
{
    nanosleep(&(struct timespec){.tv_nsec = BACK_OFF_MS * 1000000}, NULL);
    refused = false;
}

void ks_loop_run(struct ks_server *server, bool (*stop)(void))
{
    while (!stop() && lws_service(server->lws, 0) >= 0)
        if (refused)
            rest();
}

void ks_loop_close(struct ks_server *server)
{
    if (server->lws != NULL)
        lws_context_destroy(server->lws);
    server->lws = NULL;
    free(server->timers);
    server->timers = NULL;
}
