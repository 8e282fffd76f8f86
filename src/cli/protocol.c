#include "cli/protocol.h"

#include <stdarg.h>
#include <stdlib.h>
#include <string.h>

#include "wire/reply.h"

static const struct operation {
    const char *name;
    ks_operation *run;
    bool game; /* wants one */
} operations[] = {
    {"hello", ks_op_hello, false},       {"scenarios", ks_op_scenarios, false},
    {"commit", ks_op_commit, false},     {"new", ks_op_new, false},
    {"position", ks_op_position, false}, {"load", ks_op_load, false},
    {"legal", ks_op_legal, true},        {"apply", ks_op_apply, true},
    {"preview", ks_op_preview, true},    {"order", ks_op_order, true},
    {"orders", ks_op_orders, true},      {"why", ks_op_why, true},
    {"odds", ks_op_odds, true},          {"los", ks_op_los, true},
    {"view", ks_op_view, true},          {"hint", ks_op_hint, true},
    {"plan", ks_op_plan, true},          {"undo", ks_op_undo, true},
    {"save", ks_op_save, true},          {"hash", ks_op_hash, true},
    {"resign", ks_op_resign, true},      {"draw", ks_op_draw, true},
    {"quit", ks_op_quit, false},
};

enum { OPERATIONS = sizeof operations / sizeof operations[0] };

void ks_engine_init(struct ks_engine *e, const struct ks_library *library,
                    enum ks_language language)
{
    *e = (struct ks_engine){.library = library, .language = language};
}

void ks_engine_done(struct ks_engine *e)
{
    ks_match_free(e->match);
    ks_game_free(e->game);
    e->match = NULL;
    e->game = NULL;
}

/* ---- refusals and fields ---- */

bool ks_refuse_call(struct ks_call *call, const char *code, const char *format, ...)
{
    va_list args;
    ks_refuse(&call->no, code, "%s", "");
    va_start(args, format);
    vsnprintf(call->no.message, sizeof call->no.message, format, args);
    va_end(args);
    return false;
}

bool ks_call_text(struct ks_call *call, const char *field, bool needed, const char **out)
{
    json_t *value = json_object_get(call->request, field);
    if (value == NULL && !needed)
        return true;
    if (!json_is_string(value))
        return ks_refuse_call(call, "bad_request", "The field \"%s\" must be a text.",
                              field);
    if (strlen(json_string_value(value)) != json_string_length(value))
        return ks_refuse_call(call, "bad_request",
                              "The field \"%s\" contains a NUL byte.", field);
    *out = json_string_value(value);
    return true;
}

bool ks_call_flag(struct ks_call *call, const char *field, bool *out)
{
    json_t *value = json_object_get(call->request, field);
    if (value == NULL)
        return true;
    if (!json_is_boolean(value))
        return ks_refuse_call(call, "bad_request",
                              "The field \"%s\" must be true or false.", field);
    *out = json_is_true(value);
    return true;
}

bool ks_call_number(struct ks_call *call, const char *field, json_int_t least,
                    json_int_t most, json_int_t *out)
{
    json_t *value = json_object_get(call->request, field);
    if (value == NULL)
        return true;
    if (!json_is_integer(value) || json_integer_value(value) < least ||
        json_integer_value(value) > most)
        return ks_refuse_call(
            call, "bad_request",
            "The field \"%s\" must be a whole number from %lld to %lld.", field,
            (long long)least, (long long)most);
    *out = json_integer_value(value);
    return true;
}

bool ks_call_hex(struct ks_call *call, const char *field, ks_hex *out)
{
    const char *text = "";
    const struct ks_map *map = &call->engine->game->map;
    if (!ks_call_text(call, field, true, &text))
        return false;
    if (ks_hex_parse(map, text, strlen(text), out))
        return true;
    return ks_refuse_call(call, "bad_request", "\"%.20s\" is not a hex of the map.",
                          text);
}

bool ks_call_action(struct ks_call *call, struct ks_action *out)
{
    const char *text = "";
    if (!ks_call_text(call, "action", true, &text))
        return false;
    if (ks_action_parse(call->engine->game, text, out))
        return true;
    return ks_refuse_call(call, "bad_action",
                          "\"%.100s\" is not an action; \"legal\" lists the legal ones.",
                          text);
}

bool ks_call_side(struct ks_call *call, const char *name, int *out)
{
    const struct ks_game *g = call->engine->game;
    for (int side = 0; side < 2; side++)
        if (strcmp(name, g->side[side]) == 0) {
            *out = side;
            return true;
        }
    return ks_refuse_call(call, "bad_request",
                          "\"%.40s\" is not a side; the sides are %s and %s.", name,
                          g->side[0], g->side[1]);
}

/* ---- a line ---- */

static bool find_language(struct ks_call *call)
{
    const char *name = NULL;
    call->language = call->engine->language;
    if (!ks_call_text(call, "lang", false, &name))
        return false;
    if (name != NULL && strcmp(name, "en") != 0 && strcmp(name, "pl") != 0)
        return ks_refuse_call(call, "bad_request",
                              "The field \"lang\" must be en or pl.");
    if (name != NULL)
        call->language = strcmp(name, "pl") == 0 ? KS_POLISH : KS_ENGLISH;
    return true;
}

static bool dispatch(struct ks_call *call)
{
    const char *name = "";
    if (!json_is_object(call->request))
        return ks_refuse_call(call, "bad_request", "Send one JSON object on each line.");
    if (!ks_call_text(call, "op", true, &name) || !find_language(call))
        return false;
    for (int i = 0; i < OPERATIONS; i++) {
        if (strcmp(name, operations[i].name) != 0)
            continue;
        if (operations[i].game && call->engine->match == NULL)
            return ks_refuse_call(
                call, "no_game",
                "There is no game yet; start one with new, position or load.");
        return operations[i].run(call);
    }
    return ks_refuse_call(call, "unknown_op",
                          "There is no operation \"%.40s\"; hello lists them.", name);
}

static json_t *json_refusal(const struct ks_refusal *no)
{
    json_t *error = json_object();
    ks_add_text(error, "code", no->code);
    ks_add_text(error, "message", no->message);
    ks_add_text(error, "paragraph", no->paragraph[0] == '\0' ? NULL : no->paragraph);
    return error;
}

static char *write_refusal(json_t *id, const struct ks_refusal *no)
{
    json_t *out = json_object();
    ks_add(out, "id", id == NULL ? json_null() : id);
    ks_add(out, "ok", json_false());
    ks_add(out, "error", json_refusal(no));
    char *text = json_dumps(out, KS_REPLY_STYLE);
    json_decref(out);
    return text;
}

static bool is_blank(char c)
{
    return c == ' ' || c == '\t' || c == '\r';
}

static size_t skip(const char *line, size_t length, size_t at)
{
    while (at < length && is_blank(line[at]))
        at++;
    return at;
}

/* Where the value of the key "id" begins in a line that may be no JSON; its length if
 * nowhere. */
static size_t find_id(const char *line, size_t length)
{
    int depth = 0;
    bool quoted = false;
    char before = '\0'; /* the last byte that says something */
    for (size_t i = 0; i < length; i++) {
        char c = line[i];
        if (!quoted && depth == 1 && (before == '{' || before == ',') && length - i > 4 &&
            memcmp(line + i, "\"id\"", 4) == 0) {
            i = skip(line, length, i + 4);
            return i < length && line[i] == ':' ? skip(line, length, i + 1) : length;
        }
        if (c == '"')
            quoted = !quoted;
        else if (quoted)
            i += c == '\\';
        else
            depth += (c == '{' || c == '[') - (c == '}' || c == ']');
        before = is_blank(c) ? before : c;
    }
    return length;
}

/* The id of a line that is not JSON, if it is a string, a number or a literal. */
static json_t *rescue_id(const char *line, size_t length)
{
    size_t at = find_id(line, length);
    if (at == length || line[at] == '{' || line[at] == '[')
        return NULL;
    return json_loadb(line + at, length - at, JSON_DECODE_ANY | JSON_DISABLE_EOF_CHECK,
                      NULL);
}

char *ks_engine_too_long(const char *begin, size_t length)
{
    struct ks_refusal no;
    ks_refuse(&no, "too_long", "A line may have at most %d bytes.", KS_PROTOCOL_LINE);
    return write_refusal(rescue_id(begin, length), &no);
}

static char *not_json(const char *line, size_t length, const json_error_t *error)
{
    struct ks_refusal no;
    ks_refuse(&no, "bad_json", "This is not a JSON object on one line: %s (column %d).",
              error->text, error->column);
    return write_refusal(rescue_id(line, length), &no);
}

char *ks_engine_line(struct ks_engine *e, const char *line, size_t length)
{
    json_error_t error;
    if (length > KS_PROTOCOL_LINE)
        return ks_engine_too_long(line, length);
    json_t *request =
        json_loadb(line, length, JSON_REJECT_DUPLICATES | JSON_DECODE_ANY, &error);
    if (request == NULL)
        return not_json(line, length, &error);
    struct ks_call call = {.engine = e, .request = request, .reply = json_object()};
    json_t *id = json_object_get(request, "id");
    json_object_set(call.reply, "id", id == NULL ? json_null() : id);
    ks_add(call.reply, "ok", json_true());
    char *text;
    if (dispatch(&call))
        text = json_dumps(call.reply, KS_REPLY_STYLE);
    else
        text = write_refusal(id == NULL ? NULL : json_incref(id), &call.no);
    json_decref(call.reply);
    json_decref(request);
    return text;
}

bool ks_op_hello(struct ks_call *call)
{
    json_t *list = json_array();
    for (int i = 0; i < OPERATIONS; i++)
        json_array_append_new(list, json_string(operations[i].name));
    ks_add_text(call->reply, "name", "kosynier");
    ks_add_text(call->reply, "version", KS_VERSION);
    ks_add_int(call->reply, "protocol", KS_PROTOCOL_VERSION);
    ks_add(call->reply, "operations", list);
    return true;
}

bool ks_op_quit(struct ks_call *call)
{
    call->engine->quit = true;
    return true;
}
