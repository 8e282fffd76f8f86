/* Orders at the table: what one would do, and giving it. */

#include "server/op.h"
#include "server/state.h"
#include "wire/orders.h"
#include "wire/reply.h"

/* The side whose orders the client gives. */
static bool has_seat(struct ks_request *r)
{
    const struct ks_client *c = r->client;
    return (c->sat < 2 && c->sides >> c->sat & 1) ||
           ks_refuse(&r->no, "not_yours", "That is not your seat.");
}

bool ks_do_preview(struct ks_request *r)
{
    const char *text;
    const struct ks_match *m = r->client->room->match;
    if (!has_seat(r) || !ks_request_text(r, "order", &text))
        return false;
    if (ks_match_over(m))
        return ks_refuse(&r->no, "game_over", "The game is over.");
    return ks_orders_preview(r->out, m, r->client->sat, text, r->client->language,
                             &r->no);
}

bool ks_do_order(struct ks_request *r)
{
    struct ks_note what;
    struct ks_client *c = r->client;
    if (!has_seat(r) || !ks_request_fresh(r) ||
        !ks_orders_request(r->in, c->room->game, c->sat, c->language, &what, &r->no))
        return false;
    c->room->match->language = c->language;
    if (!ks_room_orders(c->room, &what, 1, &r->no))
        return false;
    if (what.kind == KS_NOTE_GIVEN)
        ks_add_int(r->out, "number", what.number);
    return ks_request_kept(r);
}
