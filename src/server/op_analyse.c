#include "server/op.h"
#include "server/review.h"

bool ks_do_analyse(struct ks_request *r)
{
    const struct ks_client *c = r->client;
    if (!ks_review_open(c))
        return ks_refuse(
            &r->no, "not_yours",
            "The analysis shows the whole game; you can open it when the game is over.");
    return ks_review_ask(c->room, r->out, c->language) ||
           ks_refuse(&r->no, "internal", "Out of memory; try again.");
}
