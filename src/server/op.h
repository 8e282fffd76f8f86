/* The operations of the socket (docs/table.md). */
#pragma once

#include <jansson.h>

#include "server/client.h"

struct ks_request {
    struct ks_client *client;
    json_t *in;
    json_t *out; /* the answer under construction */
    size_t length;
    bool later; /* answered later: see ks_request_later */
    bool wait;  /* run it again when its room is free */
    struct ks_refusal no;
};

/* Finds the operation and runs it. True: out is the answer; false: no has the refusal. */
bool ks_request_run(struct ks_request *r);

/* ---- for the operations ---- */

/* The operation will end later with ks_errand_end and returns true now. NULL if out of memory;
 * the client is then disconnected. */
struct ks_errand *ks_request_later(struct ks_request *r);

/* The change requested of the client's room is being written: answer when it is kept. */
bool ks_request_kept(struct ks_request *r);

typedef bool ks_serving(struct ks_request *r);

/* Fields of a request; false and a refusal if missing or of the wrong type. */
bool ks_request_text(struct ks_request *r, const char *field, const char **out);
bool ks_request_number(struct ks_request *r, const char *field, json_int_t most,
                       json_int_t *out);
bool ks_request_hex(struct ks_request *r, const char *field, ks_hex *out);
bool ks_request_unit(struct ks_request *r, const char *field, ks_unit *out);

/* An action of the game, legal or not. */
bool ks_request_action(struct ks_request *r, struct ks_action *out);

/* Is the client's view of the game up to date? */
bool ks_request_fresh(struct ks_request *r);

/* An optional text; NULL if missing. */
const char *ks_request_may(const struct ks_request *r, const char *field);

ks_serving ks_do_hello, ks_do_lang, ks_do_ping;
ks_serving ks_do_games, ks_do_create, ks_do_seats, ks_do_import, ks_do_delete,
    ks_do_lesson, ks_do_listen;
ks_serving ks_do_join, ks_do_leave, ks_do_sit, ks_do_act, ks_do_undo, ks_do_redo,
    ks_do_resign, ks_do_draw, ks_do_order, ks_do_preview, ks_do_standing, ks_do_export;
ks_serving ks_do_why, ks_do_why_piece, ks_do_why_hex, ks_do_odds, ks_do_sight,
    ks_do_field, ks_do_zones, ks_do_command, ks_do_threat, ks_do_reach;
ks_serving ks_do_hurry, ks_do_hint, ks_do_plan;
ks_serving ks_do_log, ks_do_dice, ks_do_moment, ks_do_analyse;
