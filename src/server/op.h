/* The operations of the socket (docs/table.md). */
#ifndef KS_SERVER_OP_H
#define KS_SERVER_OP_H

#include <jansson.h>

#include "server/client.h"

struct ks_request {
    struct ks_client *client;
    json_t *in;
    json_t *out; /* what the operation adds to */
    size_t length;
    struct ks_refusal no;
};

/* Finds the operation and runs it. True: out is the answer; false: no says why not. */
bool ks_op_run(struct ks_request *r);

/* ---- for the operations ---- */

typedef bool ks_serving(struct ks_request *r);

/* Fields of a request; false and a refusal if one is missing or of the wrong kind. */
bool ks_request_text(struct ks_request *r, const char *field, const char **out);
bool ks_request_number(struct ks_request *r, const char *field, json_int_t most,
                       json_int_t *out);
bool ks_request_hex(struct ks_request *r, const char *field, ks_hex *out);
bool ks_request_unit(struct ks_request *r, const char *field, ks_unit *out);

/* An action of the game, legal or not. */
bool ks_request_action(struct ks_request *r, struct ks_action *out);

/* Is the client's picture of the game the last one? */
bool ks_request_fresh(struct ks_request *r);

/* A text that may be missing; NULL then. */
const char *ks_request_may(const struct ks_request *r, const char *field);

ks_serving ks_op_hello, ks_op_lang, ks_op_ping;
ks_serving ks_op_games, ks_op_create, ks_op_seats, ks_op_import, ks_op_delete,
    ks_op_lesson;
ks_serving ks_op_join, ks_op_leave, ks_op_sit, ks_op_act, ks_op_undo, ks_op_redo,
    ks_op_resign, ks_op_draw, ks_op_standing, ks_op_export;
ks_serving ks_op_why, ks_op_why_piece, ks_op_why_hex, ks_op_odds, ks_op_sight,
    ks_op_field, ks_op_zones, ks_op_command, ks_op_threat, ks_op_reach;
ks_serving ks_op_log, ks_op_dice, ks_op_moment;

#endif
