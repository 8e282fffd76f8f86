#include "server/op.h"

#include <string.h>

#include "base/text.h"
#include "server/state.h"

enum need {
    OWNER = 1,  /* only on this machine */
    TABLE = 2,  /* only with a seat and the curtain lifted */
    PLAYER = 4, /* and holds a seat there */
    LONG = 8,   /* a long message is fine */
    ALONE = 16, /* the curtain does not matter */
    CHANGE = 32 /* changes the game: one after the other */
};

static const struct operation {
    const char *name;
    unsigned needs;
    ks_serving *run;
} operations[] = {
    {"hello", 0, ks_do_hello},
    {"lang", 0, ks_do_lang},
    {"ping", 0, ks_do_ping},
    {"listen", OWNER, ks_do_listen},
    {"games", OWNER, ks_do_games},
    {"create", OWNER, ks_do_create},
    {"seats", OWNER, ks_do_seats},
    {"import", OWNER | LONG, ks_do_import},
    {"delete", OWNER, ks_do_delete},
    {"lesson", 0, ks_do_lesson},
    {"join", 0, ks_do_join},
    {"leave", 0, ks_do_leave},
    {"sit", TABLE | PLAYER | ALONE, ks_do_sit},
    {"act", TABLE | PLAYER | CHANGE, ks_do_act},
    {"order", TABLE | PLAYER | CHANGE, ks_do_order},
    {"preview", TABLE | PLAYER, ks_do_preview},
    {"undo", TABLE | PLAYER | CHANGE, ks_do_undo},
    {"redo", TABLE | PLAYER | CHANGE, ks_do_redo},
    {"resign", TABLE | PLAYER | CHANGE, ks_do_resign},
    {"draw", TABLE | PLAYER | CHANGE, ks_do_draw},
    {"hurry", TABLE, ks_do_hurry},
    {"hint", TABLE | PLAYER, ks_do_hint},
    {"plan", TABLE, ks_do_plan},
    {"standing", TABLE | PLAYER | CHANGE, ks_do_standing},
    {"export", TABLE, ks_do_export},
    {"why", TABLE, ks_do_why},
    {"why_piece", TABLE, ks_do_why_piece},
    {"why_hex", TABLE, ks_do_why_hex},
    {"odds", TABLE, ks_do_odds},
    {"sight", TABLE, ks_do_sight},
    {"field", TABLE, ks_do_field},
    {"zones", TABLE, ks_do_zones},
    {"command", TABLE, ks_do_command},
    {"threat", TABLE, ks_do_threat},
    {"reach", TABLE, ks_do_reach},
    {"log", TABLE, ks_do_log},
    {"dice", TABLE, ks_do_dice},
    {"moment", TABLE, ks_do_moment},
    {"analyse", TABLE, ks_do_analyse},
};

static bool may(struct ks_request *r, const struct operation *o)
{
    const struct ks_client *c = r->client;
    if (r->length > KS_CLIENT_MESSAGE && !(o->needs & LONG))
        return ks_refuse(&r->no, "bad_request", "The message is too long.");
    if (o->needs & OWNER && !c->owner)
        return ks_refuse(&r->no, "not_owner",
                         "Only the host can do that; open the link you were sent.");
    if (o->needs & TABLE && c->room == NULL)
        return ks_refuse(&r->no, "no_game", "Sit down at a table first.");
    if (o->needs & TABLE && c->curtained && !(o->needs & ALONE))
        return ks_refuse(&r->no, "curtain", "The curtain is down: take your seat first.");
    if (o->needs & PLAYER && c->sides == 0)
        return ks_refuse(&r->no, "not_yours", "Spectators cannot act.");
    return true;
}

/* Is an earlier change of the game still being written? */
static bool waits(struct ks_request *r, const struct operation *o)
{
    r->wait = o->needs & CHANGE && r->client->room->change != KS_UNCHANGED;
    return r->wait;
}

bool ks_request_run(struct ks_request *r)
{
    const char *name;
    if (!ks_request_text(r, "op", &name))
        return false;
    for (size_t i = 0; i < sizeof operations / sizeof operations[0]; i++)
        if (strcmp(name, operations[i].name) == 0)
            return may(r, &operations[i]) && !waits(r, &operations[i]) &&
                   operations[i].run(r);
    return ks_refuse(&r->no, "unknown_op", "There is no operation \"%.40s\".", name);
}

bool ks_request_kept(struct ks_request *r)
{
    struct ks_room *room = r->client->room;
    if (room != NULL && room->change != KS_UNCHANGED)
        room->errand = ks_request_later(r);
    return true;
}

/* ---- fields ---- */

const char *ks_request_may(const struct ks_request *r, const char *field)
{
    return json_string_value(json_object_get(r->in, field));
}

bool ks_request_text(struct ks_request *r, const char *field, const char **out)
{
    *out = ks_request_may(r, field);
    return *out != NULL ||
           ks_refuse(&r->no, "bad_request", "%s: expected a text.", field);
}

bool ks_request_number(struct ks_request *r, const char *field, json_int_t most,
                       json_int_t *out)
{
    json_t *value = json_object_get(r->in, field);
    *out = json_integer_value(value);
    if (json_is_integer(value) && *out >= 0 && *out <= most)
        return true;
    return ks_refuse(&r->no, "bad_request", "%s: expected a number from 0 to %lld.",
                     field, (long long)most);
}

bool ks_request_hex(struct ks_request *r, const char *field, ks_hex *out)
{
    const char *text;
    if (!ks_request_text(r, field, &text))
        return false;
    return ks_hex_parse(&r->client->room->game->map, text, strlen(text), out) ||
           ks_refuse(&r->no, "bad_request", "%s: \"%.20s\" is not a hex of the map.",
                     field, text);
}

bool ks_request_unit(struct ks_request *r, const char *field, ks_unit *out)
{
    const char *text;
    if (!ks_request_text(r, field, &text))
        return false;
    *out = ks_unit_parse(r->client->room->game, text, strlen(text));
    return *out != KS_NONE ||
           ks_refuse(&r->no, "bad_request", "%s: no unit \"%.40s\".", field, text);
}

bool ks_request_action(struct ks_request *r, struct ks_action *out)
{
    const char *text;
    if (!ks_request_text(r, "action", &text))
        return false;
    return ks_action_parse(r->client->room->game, text, out) ||
           ks_refuse(&r->no, "bad_action", "\"%.80s\" is not an action.", text);
}

bool ks_request_fresh(struct ks_request *r)
{
    json_int_t n;
    size_t there = r->client->room->match->entries;
    if (!ks_request_number(r, "n", 1 << 20, &n))
        return false;
    return (size_t)n == there ||
           ks_refuse(&r->no, "stale",
                     "The game has moved on: it has %s, not %lld. Nothing was done.",
                     ks_count(there, "entry").text, (long long)n);
}

/* ---- without a table ---- */

static bool set_language(struct ks_request *r)
{
    const char *name = ks_request_may(r, "lang");
    if (name == NULL || (strcmp(name, "en") != 0 && strcmp(name, "pl") != 0))
        return ks_refuse(&r->no, "bad_request", "lang: expected en or pl.");
    r->client->language = strcmp(name, "pl") == 0 ? KS_POLISH : KS_ENGLISH;
    return true;
}

bool ks_do_lang(struct ks_request *r)
{
    if (!set_language(r))
        return false;
    if (r->client->room != NULL)
        ks_client_tell(r->client, true);
    return true;
}

bool ks_do_ping(struct ks_request *r)
{
    (void)r;
    return true;
}
