/* Files of the page and JSON over HTTP. */
#pragma once

#include <stdbool.h>
#include <stddef.h>

struct lws;
struct ks_server;

/* What is being sent over one connection. */
struct ks_download {
    const unsigned char *at;
    size_t left;
    void *owned; /* freed at the end */
    bool head;   /* a HEAD request */
    bool waits;  /* for the list of battles */
};

/* Answers a GET or HEAD request for a path of that length. Returns what a callback of the library
 * returns: 0 to continue. */
int ks_http_answer(struct ks_server *server, struct lws *wsi, struct ks_download *d,
                   const char *path, size_t length);

/* Refuses, in words. */
int ks_http_refuse(struct lws *wsi, unsigned status, const char *words);

/* There is room to send more. */
int ks_http_write(struct ks_server *server, struct lws *wsi, struct ks_download *d);
void ks_http_done(struct ks_download *d);
