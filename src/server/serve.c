/* Starting and stopping. */
#include <arpa/inet.h>
#include <errno.h>
#include <netinet/in.h>
#include <signal.h>
#include <spawn.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/socket.h>
#include <sys/wait.h>
#include <unistd.h>

#include "data/manifest.h"
#include "server/addresses.h"
#include "server/api.h"
#include "server/keeper.h"
#include "server/loop.h"
#include "server/thinker.h"

extern char **environ;

enum { THINKERS = 2 };

/* A signal handler has nothing else to write to, and nothing else to find the loop by. */
static volatile sig_atomic_t stopped;
static struct ks_server *volatile running;

/* Waking is needed: a signal that comes just before the loop goes to sleep would not. */
static void note(int number)
{
    int error = errno;
    (void)number;
    stopped = 1;
    if (running != NULL)
        ks_server_wake(running);
    errno = error;
}

static bool is_stopped(void)
{
    return stopped;
}

static void catch_signals(void)
{
    static const int number[] = {SIGINT, SIGTERM, SIGHUP};
    struct sigaction action = {.sa_handler = note};
    sigemptyset(&action.sa_mask);
    for (size_t i = 0; i < sizeof number / sizeof number[0]; i++)
        sigaction(number[i], &action, NULL);
    signal(SIGPIPE, SIG_IGN);
    signal(SIGXFSZ, SIG_IGN); /* a file that may not grow is an error of writing */
}

/* ---- a port ---- */

/* Can the port be had? Tried before, because the library says too little about it. */
static int try_port(const char *address, int port)
{
    struct sockaddr_in a = {.sin_family = AF_INET, .sin_port = htons((uint16_t)port)};
    if (inet_pton(AF_INET, address == NULL ? "127.0.0.1" : address, &a.sin_addr) != 1)
        return EADDRNOTAVAIL;
    int yes = 1, fd = socket(AF_INET, SOCK_STREAM, 0);
    if (fd < 0)
        return errno;
    setsockopt(fd, SOL_SOCKET, SO_REUSEADDR, &yes, sizeof yes);
    int error =
        bind(fd, (struct sockaddr *)&a, sizeof a) == 0 && listen(fd, 1) == 0 ? 0 : errno;
    close(fd);
    return error;
}

static bool choose_port(struct ks_server *server, struct ks_refusal *no)
{
    const struct ks_serve *how = server->how;
    int error = 0;
    if (how->port >= 0) {
        server->port = how->port;
        error = try_port(how->listen, how->port);
    } else {
        server->port = KS_SERVER_PORT;
        for (int i = 0; i < KS_SERVER_PORTS; i++, server->port++)
            if ((error = try_port(how->listen, server->port)) != EADDRINUSE)
                break;
    }
    if (error == 0)
        return true;
    const char *address = how->listen == NULL ? "127.0.0.1" : how->listen;
    if (error == EADDRINUSE)
        return ks_refuse(no, "port",
                         "Another program uses port %d on %s. Choose another with "
                         "--port, or leave --port out to get a free one.",
                         server->port, address);
    return ks_refuse(no, "port",
                     "Cannot listen on %s port %d: %s. See --listen and --port.", address,
                     server->port, strerror(error));
}

/* ---- a browser ---- */

/* The shell starts it in the background, so there is no child to wait for. */
static void open_browser(const char *url)
{
    char *const words[] = {"sh", "-c", "xdg-open \"$0\" >/dev/null 2>&1 &", (char *)url,
                           NULL};
    pid_t child;
    if (getenv("DISPLAY") == NULL && getenv("WAYLAND_DISPLAY") == NULL)
        return;
    if (posix_spawn(&child, "/bin/sh", NULL, NULL, words, environ) == 0)
        waitpid(child, NULL, 0);
}

static void show(const struct ks_server *server, const char *url)
{
    json_t *list = ks_addresses(server);
    printf("%s\n", url);
    for (size_t i = 1; i < json_array_size(list); i++)
        printf("%s\n", json_string_value(json_array_get(list, i)));
    json_decref(list);
    puts(server->how->language == KS_POLISH ? "Otwórz ten adres w przeglądarce. Ctrl-C "
                                              "zatrzymuje serwer; partie są zapisane."
                                            : "Open this address in a browser. Ctrl-C "
                                              "stops the server; games are saved.");
    fflush(stdout);
    if (server->how->browser)
        open_browser(url);
}

/* ---- all of it ---- */

static void wake(void *context)
{
    ks_server_wake(context);
}

static const char *find_path(const struct ks_serve *how, char path[KS_STORE_PATH],
                             struct ks_refusal *no)
{
    if (how->db != NULL)
        return how->db;
    if (ks_store_default_path(path))
        return path;
    ks_refuse(no, "not_writable",
              "There is no home folder to save games in; name a file with --db PATH.");
    return NULL;
}

/* A second start on the same games shows the table that is there already. */
static bool join_running(const struct ks_serve *how, const char *path)
{
    char url[KS_STORE_URL] = "";
    if (!ks_store_running(path, url) || url[0] == '\0')
        return false;
    printf("%s\n%s\n", url,
           how->language == KS_POLISH ? "Stół już działa pod tym adresem."
                                      : "The table is already running at this address.");
    fflush(stdout);
    if (how->browser)
        open_browser(url);
    return true;
}

static bool run(struct ks_server *server, struct ks_refusal *no)
{
    char url[64];
    server->thinker = ks_thinker_new(THINKERS, wake, server);
    if (server->thinker == NULL)
        return ks_refuse(no, "internal", "Cannot start a thread.");
    server->keeper = ks_keeper_new(server->store, wake, server, no);
    if (server->keeper == NULL)
        return false;
    if (!choose_port(server, no) || !ks_loop_open(server, no))
        return false;
    running = server;
    const char *listen = server->how->listen;
    bool here = listen == NULL || strcmp(listen, "0.0.0.0") == 0;
    snprintf(url, sizeof url, "http://%s:%d/", here ? "127.0.0.1" : listen, server->port);
    if (!ks_store_announce(server->store, url, no))
        return false;
    show(server, url);
    ks_loop_run(server, is_stopped);
    return true;
}

/* In the reverse order of how it was built. */
static void close_down(struct ks_server *server)
{
    server->closing = true;
    while (server->rooms != NULL)
        ks_room_close(server->rooms);
    ks_keeper_free(server->keeper);
    server->keeper = NULL;
    ks_thinker_free(server->thinker);
    server->thinker = NULL;
    running = NULL;
    ks_loop_close(server);
    ks_store_close(server->store);
    ks_api_free(server->api);
}

bool ks_serve(const struct ks_library *library, const struct ks_serve *how,
              struct ks_refusal *no)
{
    char own[KS_STORE_PATH];
    struct ks_lesson_shelf shelf;
    struct ks_server server = {.library = library, .how = how, .shelf = &shelf};
    const char *path = find_path(how, own, no);
    if (path == NULL || !ks_bots_read(&server.bots, how, no))
        return false;
    server.store = ks_store_open(path, no);
    if (server.store == NULL)
        return strcmp(no->code, "busy") == 0 && join_running(how, path);
    catch_signals();
    ks_shelf_open(&shelf, library);
    server.api = ks_api_new(library, &shelf, how->page == NULL, no);
    if (server.api != NULL) {
        ks_api_add_bots(server.api, &server.bots);
        ks_api_start(server.api, wake, &server);
    }
    bool served = server.api != NULL && run(&server, no);
    close_down(&server);
    ks_shelf_close(&shelf);
    return served;
}
