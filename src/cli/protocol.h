/* The engine protocol: one JSON object per line in, one out (docs/protocol.md). Only an operation
 * that succeeds changes anything. */
#pragma once

#include <jansson.h>

#include "driver/library.h"
#include "driver/match.h"

enum { KS_PROTOCOL_VERSION = 1, KS_PROTOCOL_LINE = 1 << 20 };

struct ks_engine {
    const struct ks_library *library; /* borrowed */
    enum ks_language language;
    struct ks_game *game; /* NULL: none yet */
    struct ks_match *match;
    struct ks_dice sealed; /* prepared by commit for the next new */
    bool prepared, quit;
    const struct ks_hire *hire; /* for external players; NULL: not allowed */
};

void ks_engine_init(struct ks_engine *e, const struct ks_library *library,
                    enum ks_language language);
void ks_engine_done(struct ks_engine *e);

/* Answers a line (without its end): a malloc'ed text, or NULL if out of memory. */
char *ks_engine_line(struct ks_engine *e, const char *line, size_t length);

/* The answer to a line that is too long; begin has its first bytes. */
char *ks_engine_too_long(const char *begin, size_t length);

/* ---- for the operations ---- */

struct ks_call {
    struct ks_engine *engine;
    json_t *request;
    json_t *reply; /* what the operation adds to */
    enum ks_language language;
    struct ks_refusal no;
};

/* An operation fills in call->reply and returns true, or refuses. */
typedef bool ks_operation(struct ks_call *call);

/* Fields of a request. False and a refusal if one has the wrong type, or is required and missing;
 * a missing optional field leaves the value unchanged. */
bool ks_call_text(struct ks_call *call, const char *field, bool needed, const char **out);
bool ks_call_flag(struct ks_call *call, const char *field, bool *out);
bool ks_call_number(struct ks_call *call, const char *field, json_int_t least,
                    json_int_t most, json_int_t *out);
bool ks_call_hex(struct ks_call *call, const char *field, ks_hex *out);

/* The action of the request, in the current game. */
bool ks_call_action(struct ks_call *call, struct ks_action *out);

/* A side by its name. */
bool ks_call_side(struct ks_call *call, const char *name, int *out);

/* The side of the request or, without one, the side to decide. */
bool ks_call_decider(struct ks_call *call, int *side);

bool ks_refuse_call(struct ks_call *call, const char *code, const char *format, ...);

/* Makes this the engine's game and frees the previous one. */
void ks_engine_adopt(struct ks_engine *e, struct ks_game *g, struct ks_match *m);

ks_operation ks_op_hello, ks_op_scenarios, ks_op_commit, ks_op_new, ks_op_position,
    ks_op_legal, ks_op_apply, ks_op_why, ks_op_odds, ks_op_los, ks_op_view, ks_op_undo,
    ks_op_order, ks_op_orders, ks_op_preview, ks_op_save, ks_op_load, ks_op_hash,
    ks_op_hint, ks_op_plan, ks_op_resign, ks_op_draw, ks_op_quit;
