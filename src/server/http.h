/* Files of the page and JSON over HTTP. */
#ifndef KS_SERVER_HTTP_H
#define KS_SERVER_HTTP_H

#include <stddef.h>

struct lws;
struct ks_server;

/* What is being sent over one connection. */
struct ks_download {
    const unsigned char *at;
    size_t left;
    void *owned; /* freed at the end */
};

/* Answers a GET of that path. What a callback of the library returns: 0 goes on. */
int ks_http_get(struct ks_server *server, struct lws *wsi, struct ks_download *d,
                const char *path);

/* There is room to send more. */
int ks_http_write(struct lws *wsi, struct ks_download *d);
void ks_http_done(struct ks_download *d);

#endif
