/* Bots: permission to start them, and reports of their failures. */
#include <stdio.h>

#include "cli/cli.h"
#include "wire/bot.h"

/* A broken bot fails in every game: this many reports are enough. */
enum { TELL = 10 };

static void report(const struct ks_hire *hire, uint32_t game, const char *fault)
{
    struct ks_cli *cli = hire->context;
    unsigned told = atomic_fetch_add(&cli->faults, 1);
    if (hire->quiet || told > TELL)
        return;
    if (told == TELL)
        fprintf(stderr, "kosynier %s: further faults are not shown\n", cli->command);
    else
        fprintf(stderr, "kosynier %s: game %lu: %s\n", cli->command, (unsigned long)game,
                fault);
}

const struct ks_hire *ks_cli_hire(struct ks_cli *cli)
{
    const struct ks_args *a = &cli->args;
    cli->hire = (struct ks_hire){.speech = &ks_bot_speech,
                                 .command = ks_hire_exec,
                                 .report = report,
                                 .context = cli,
                                 .ms = a->bot_ms == 0 ? KS_OUTSIDE_MS : a->bot_ms,
                                 .quiet = a->quiet};
    return &cli->hire;
}
