#include "cli/cli.h"
#include "server/server.h"

int ks_cmd_serve(struct ks_cli *cli)
{
    const struct ks_args *a = &cli->args;
    struct ks_refusal no;
    struct ks_serve how = {.db = a->db,
                           .listen = a->listen,
                           .page = a->page,
                           .seed = a->seed,
                           .bot = a->bot,
                           .bots = a->bots,
                           .pace = ks_args_given(a, "pace") ? a->pace : KS_SERVER_PACE,
                           .bot_ms = a->bot_ms,
                           .quiet = a->quiet,
                           .port = ks_args_given(a, "port") ? (int)a->port : -1,
                           .browser = !a->no_browser,
                           .language = a->language};
    if (ks_serve(&cli->library, &how, &no))
        return KS_OK;
    return ks_cli_fail(cli, "%s", no.message);
}
