#include "cli/protocol.h"

#include <stdarg.h>
#include <stdlib.h>
#include <string.h>

#include "cli/reply.h"

static const struct operation {
    const char *name;
    ks_operation *run;
    bool game; /* wants one */
} operations[] = {
    {"hello", ks_op_hello, false},
    {"scenarios", ks_op_scenarios, false},
    {"commit", ks_op_commit, false},
    {"new", ks_op_new, false},
    {"position", ks_op_position, false},
    {"load", ks_op_load, false},
    {"legal", ks_op_legal, true},
    {"apply", ks_op_apply, true},
    {"why", ks_op_why, true},
    {"odds", ks_op_odds, true},
    {"los", ks_op_los, true},
    {"view", ks_op_view, true},
    {"undo", ks_op_undo, true},
    {"save", ks_op_save, true},
    {"hash", ks_op_hash, true},
    {"resign", ks_op_resign, true},
    {"draw", ks_op_draw, true},
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
    ks_library_give_back(e->game);
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
        return ks_refuse_call(call, "bad_request",
                              "The field \"%s\" is wanted as a text.", field);
    if (strlen(json_string_value(value)) != json_string_length(value))
        return ks_refuse_call(call, "bad_request", "The field \"%s\" holds a NUL.",
                              field);
    *out = json_string_value(value);
    return true;
}

bool ks_call_flag(struct ks_call *call, const char *field, bool *out)
{
    json_t *value = json_object_get(call->request, field);
    if (value == NULL)
        return true;
    if (!json_is_boolean(value))
        return ks_refuse_call(call, "bad_request", "The field \"%s\" is true or false.",
                              field);
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
        return ks_refuse_call(call, "bad_request",
                              "The field \"%s\" is a whole number from %lld to %lld.",
                              field, (long long)least, (long long)most);
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
    return ks_refuse_call(call, "bad_request", "\"%.20s\" is no hex of the map.", text);
}

bool ks_call_action(struct ks_call *call, struct ks_action *out)
{
    const char *text = "";
    if (!ks_call_text(call, "action", true, &text))
        return false;
    if (ks_action_parse(call->engine->game, text, out))
        return true;
    return ks_refuse_call(
        call, "bad_action",
        "\"%.100s\" cannot be read as an action; legal lists those there "
        "are.",
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
                          "\"%.40s\" is no side; there are %s and %s.", name, g->side[0],
                          g->side[1]);
}

/* ---- a line ---- */

static bool find_language(struct ks_call *call)
{
    const char *name = NULL;
    call->language = call->engine->language;
    if (!ks_call_text(call, "lang", false, &name))
        return false;
    if (name != NULL && strcmp(name, "en") != 0 && strcmp(name, "pl") != 0)
        return ks_refuse_call(call, "bad_request", "The field \"lang\" is en or pl.");
    if (name != NULL)
        call->language = strcmp(name, "pl") == 0 ? KS_POLISH : KS_ENGLISH;
    return true;
}

static bool dispatch(struct ks_call *call)
{
    const char *name = "";
    if (!json_is_object(call->request))
        return ks_refuse_call(call, "bad_request", "A line holds one JSON object.");
    if (!ks_call_text(call, "op", true, &name) || !find_language(call))
        return false;
    for (int i = 0; i < OPERATIONS; i++) {
        if (strcmp(name, operations[i].name) != 0)
            continue;
        if (operations[i].game && call->engine->match == NULL)
            return ks_refuse_call(
                call, "no_game",
                "There is no game yet; begin one with new, position or load.");
        return operations[i].run(call);
    }
    return ks_refuse_call(call, "unknown_op",
                          "There is no operation \"%.40s\"; hello lists them.", name);
}

static json_t *json_refusal(const struct ks_refusal *no)
{
    json_t *error = json_object();
    json_object_set_new(error, "code", json_string(no->code));
    json_object_set_new(error, "message", ks_reply_text(no->message));
    json_object_set_new(error, "paragraph",
                        no->paragraph[0] == '\0' ? json_null()
                                                 : ks_reply_text(no->paragraph));
    return error;
}

static char *write_refusal(json_t *id, const struct ks_refusal *no)
{
    json_t *out = json_object();
    json_object_set_new(out, "id", id == NULL ? json_null() : id);
    json_object_set_new(out, "ok", json_false());
    json_object_set_new(out, "error", json_refusal(no));
    char *text = json_dumps(out, KS_REPLY_STYLE);
    json_decref(out);
    return text;
}

/* The id of a line that is no JSON, where it stands at the very beginning: {"id":7,... */
static json_t *rescue_id(const char *line, size_t length)
{
    static const char *const begin[] = {"{", "\"id\"", ":"};
    size_t at = 0, end;
    for (int i = 0; i < 3; i++) {
        while (at < length && strchr(" \t\r", line[at]) != NULL && line[at] != '\0')
            at++;
        size_t n = strlen(begin[i]);
        if (length - at < n || memcmp(line + at, begin[i], n) != 0)
            return NULL;
        at += n;
    }
    bool quoted = false;
    for (end = at; end < length && end - at < 256; end++) {
        if (line[end] == '"' && line[end - 1] != '\\')
            quoted = !quoted;
        else if (!quoted && (line[end] == ',' || line[end] == '}'))
            break;
    }
    if (end == length || end - at == 256)
        return NULL;
    json_t *id = json_loadb(line + at, end - at, JSON_DECODE_ANY, NULL);
    if (json_is_object(id) || json_is_array(id)) {
        json_decref(id);
        return NULL;
    }
    return id;
}

char *ks_engine_too_long(const char *begin, size_t length)
{
    struct ks_refusal no;
    ks_refuse(&no, "too_long", "A line may have %d bytes.", KS_PROTOCOL_LINE);
    return write_refusal(rescue_id(begin, length), &no);
}

static char *not_json(const char *line, size_t length, const json_error_t *error)
{
    struct ks_refusal no;
    ks_refuse(&no, "bad_json", "This is no JSON object on one line: %s (column %d).",
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
    json_object_set_new(call.reply, "ok", json_true());
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
    json_object_set_new(call->reply, "name", json_string("kosynier"));
    json_object_set_new(call->reply, "version", json_string(KS_VERSION));
    json_object_set_new(call->reply, "protocol", json_integer(KS_PROTOCOL_VERSION));
    json_object_set_new(call->reply, "operations", list);
    return true;
}

bool ks_op_quit(struct ks_call *call)
{
    call->engine->quit = true;
    return true;
}
