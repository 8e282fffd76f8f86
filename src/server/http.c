#include "server/http.h"

#include <libwebsockets.h>
#include <stdlib.h>
#include <string.h>

#include "driver/buffer.h"
#include "server/api.h"
#include "server/page.h"
#include "server/state.h"

enum { HEAD = 4096, CHUNK = 32 << 10, MOST_FILE = 8 << 20 };

struct body {
    unsigned status;
    const char *type, *etag, *encoding; /* NULL: none */
    const unsigned char *data;
    size_t size;
};

/* Nothing but the page's own files; scripts and styles only from there. */
static const char policy[] =
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; "
    "font-src 'self'; connect-src 'self'; worker-src 'self'; manifest-src 'self'; "
    "base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

static bool put(struct lws *wsi, const char *name, const char *value, unsigned char **p,
                unsigned char *end)
{
    return value == NULL || lws_add_http_header_by_name(wsi, (const unsigned char *)name,
                                                        (const unsigned char *)value,
                                                        (int)strlen(value), p, end) == 0;
}

static int send_head(struct lws *wsi, const struct body *b)
{
    unsigned char buffer[LWS_PRE + HEAD], *start = buffer + LWS_PRE, *p = start,
                                          *end = buffer + sizeof buffer - 1;
    if (lws_add_http_common_headers(wsi, b->status, b->type, b->size, &p, end) != 0 ||
        !put(wsi, "etag:", b->etag, &p, end) ||
        !put(wsi, "content-encoding:", b->encoding, &p, end) ||
        !put(wsi, "vary:", "accept-encoding", &p, end) ||
        !put(wsi, "cache-control:", "no-cache", &p, end) ||
        !put(wsi, "content-security-policy:", policy, &p, end) ||
        !put(wsi, "x-content-type-options:", "nosniff", &p, end) ||
        !put(wsi, "referrer-policy:", "no-referrer", &p, end) ||
        !put(wsi, "cross-origin-opener-policy:", "same-origin", &p, end) ||
        !put(wsi, "cross-origin-resource-policy:", "same-origin", &p, end))
        return 1;
    return lws_finalize_write_http_header(wsi, start, &p, end) != 0;
}

static bool header(struct lws *wsi, enum lws_token_indexes token, char *out, int size)
{
    out[0] = '\0';
    return lws_hdr_copy(wsi, out, size, token) > 0;
}

static int answer(struct lws *wsi, struct ks_download *d, struct body b)
{
    char known[128];
    if (b.etag != NULL &&
        header(wsi, WSI_TOKEN_HTTP_IF_NONE_MATCH, known, sizeof known) &&
        strstr(known, b.etag) != NULL) {
        b.status = HTTP_STATUS_NOT_MODIFIED;
        b.size = 0;
        b.encoding = NULL;
    }
    if (send_head(wsi, &b) != 0)
        return 1;
    if (b.size == 0 || d->head) {
        ks_http_done(d);
        return lws_http_transaction_completed(wsi) != 0 ? -1 : 0;
    }
    d->at = b.data;
    d->left = b.size;
    lws_callback_on_writable(wsi);
    return 0;
}

static int answer_text(struct lws *wsi, struct ks_download *d, unsigned status,
                       const char *text)
{
    return answer(wsi, d,
                  (struct body){.status = status,
                                .type = "text/plain; charset=utf-8",
                                .data = (const unsigned char *)text,
                                .size = strlen(text)});
}

/* ---- the page inside the program ---- */

static int by_path(const void *key, const void *file)
{
    return strcmp(key, ((const struct ks_page_file *)file)->path);
}

static int answer_page(struct lws *wsi, struct ks_download *d,
                       const struct ks_page_file *f)
{
    char accepts[256];
    bool packed = f->gzip != NULL &&
                  header(wsi, WSI_TOKEN_HTTP_ACCEPT_ENCODING, accepts, sizeof accepts) &&
                  strstr(accepts, "gzip") != NULL;
    return answer(wsi, d,
                  (struct body){.status = HTTP_STATUS_OK,
                                .type = f->type,
                                .etag = f->etag,
                                .encoding = packed ? "gzip" : NULL,
                                .data = packed ? f->gzip : f->data,
                                .size = packed ? f->gzip_size : f->size});
}

/* ---- or from a folder, for developers ---- */

static const char *type_of(const char *path)
{
    static const struct {
        const char *end, *type;
    } list[] = {
        {".html", "text/html; charset=utf-8"},
        {".js", "text/javascript; charset=utf-8"},
        {".css", "text/css; charset=utf-8"},
        {".svg", "image/svg+xml"},
        {".woff2", "font/woff2"},
        {".json", "application/json"},
        {".txt", "text/plain; charset=utf-8"},
        {".webmanifest", "application/json"},
    };
    size_t n = strlen(path);
    for (size_t i = 0; i < sizeof list / sizeof list[0]; i++) {
        size_t k = strlen(list[i].end);
        if (n >= k && strcmp(path + n - k, list[i].end) == 0)
            return list[i].type;
    }
    return "application/octet-stream";
}

static int answer_file(struct lws *wsi, struct ks_download *d, const char *folder,
                       const char *path)
{
    char name[1024], error[256];
    struct ks_buffer b = {0};
    snprintf(name, sizeof name, "%s%s", folder,
             strcmp(path, "/") == 0 ? "/index.html" : path);
    if (strstr(path, "..") != NULL ||
        !ks_buffer_load(&b, name, MOST_FILE, error, sizeof error)) {
        ks_buffer_free(&b);
        return -2;
    }
    d->owned = b.text;
    return answer(wsi, d,
                  (struct body){.status = HTTP_STATUS_OK,
                                .type = type_of(name),
                                .data = (const unsigned char *)b.text,
                                .size = b.length});
}

/* ---- what was asked for ---- */

static int answer_health(struct ks_server *server, struct lws *wsi, struct ks_download *d)
{
    struct ks_buffer b = {0};
    ks_buffer_add(&b, "{\"name\":\"kosynier\",\"version\":\"%s\",\"table\":%d}",
                  KS_VERSION, server->port);
    d->owned = b.text;
    return answer(wsi, d,
                  (struct body){.status = HTTP_STATUS_OK,
                                .type = "application/json",
                                .data = (const unsigned char *)b.text,
                                .size = b.length});
}

static int answer_get(struct ks_server *server, struct lws *wsi, struct ks_download *d,
                      const char *path)
{
    if (strcmp(path, "/api/health") == 0)
        return answer_health(server, wsi, d);
    d->waits = !ks_api_is_ready(server->api, path);
    if (d->waits)
        return 0;
    const struct ks_answer_text *api = ks_api_find(server->api, path);
    if (api != NULL)
        return answer(wsi, d,
                      (struct body){.status = HTTP_STATUS_OK,
                                    .type = "application/json",
                                    .etag = api->etag,
                                    .data = (const unsigned char *)api->text,
                                    .size = api->length});
    int sent =
        server->how->page == NULL ? -2 : answer_file(wsi, d, server->how->page, path);
    if (sent != -2)
        return sent;
    const struct ks_page_file *f =
        bsearch(path, ks_page_files, ks_page_count, sizeof ks_page_files[0], by_path);
    if (f != NULL)
        return answer_page(wsi, d, f);
    return answer_text(wsi, d, HTTP_STATUS_NOT_FOUND, "Not found. The table is at /.\n");
}

int ks_http_answer(struct ks_server *server, struct lws *wsi, struct ks_download *d,
                   const char *path, size_t length)
{
    int head = lws_hdr_total_length(wsi, WSI_TOKEN_HEAD_URI);
    int whole = head > 0 ? head : lws_hdr_total_length(wsi, WSI_TOKEN_GET_URI);
    d->head = head > 0;
    if (whole == 0)
        return ks_http_refuse(wsi, HTTP_STATUS_METHOD_NOT_ALLOWED, "Use GET or HEAD.");
    if (strlen(path) != length || length != (size_t)whole) /* %00 */
        return ks_http_refuse(wsi, HTTP_STATUS_BAD_REQUEST,
                              "The address contains an invalid character.");
    return answer_get(server, wsi, d, path);
}

int ks_http_refuse(struct lws *wsi, unsigned status, const char *words)
{
    lws_return_http_status(wsi, status, words);
    return -1;
}

int ks_http_write(struct ks_server *server, struct lws *wsi, struct ks_download *d)
{
    unsigned char buffer[LWS_PRE + CHUNK];
    if (d->waits)
        return answer_get(server, wsi, d, KS_API_BATTLES);
    if (d->left == 0)
        return 0;
    size_t n = d->left < CHUNK ? d->left : CHUNK;
    memcpy(buffer + LWS_PRE, d->at, n);
    bool last = n == d->left;
    if (lws_write(wsi, buffer + LWS_PRE, n,
                  last ? LWS_WRITE_HTTP_FINAL : LWS_WRITE_HTTP) != (int)n)
        return -1;
    d->at += n;
    d->left -= n;
    if (!last) {
        lws_callback_on_writable(wsi);
        return 0;
    }
    ks_http_done(d);
    return lws_http_transaction_completed(wsi) != 0 ? -1 : 0;
}

void ks_http_done(struct ks_download *d)
{
    free(d->owned);
    *d = (struct ks_download){0};
}
