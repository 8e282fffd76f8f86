#include <stdio.h>
#include <string.h>
#include <unistd.h>

#include "cli/analyse_sheet.h"
#include "cli/cli.h"
#include "cli/interrupt.h"
#include "cli/say.h"
#include "wire/analysis.h"
#include "wire/reply.h"

static bool progress(void *context, unsigned done)
{
    unsigned *told = context;
    if (isatty(2) && done / 10 != *told) {
        *told = done / 10;
        fprintf(stderr, "\r%u %% ", *told);
    }
    return ks_interrupted();
}

static const char *say(const struct ks_analyse_sheet *x, enum ks_saying saying)
{
    return ks_say(saying, x->language);
}

/* ---- JSON ---- */

static int print_json(const struct ks_analyse_sheet *x, const struct ks_study *study)
{
    json_t *out = json_object();
    ks_add_text(out, "scenario", x->g->scenario);
    ks_add_text(out, "player", study->player.text);
    ks_add_text(out, "result",
                !x->c->over        ? NULL
                : x->c->winner < 2 ? x->g->side[x->c->winner]
                                   : "draw");
    ks_reply_analysis(out, x->c, x->a, x->language);
    ks_add(out, "cautions",
           json_pack("[s, s]", say(x, KS_SAY_AN_CAUTION_JUDGE),
                     say(x, KS_SAY_AN_CAUTION_NOISE)));
    return ks_reply_print(out);
}

/* ---- the command ---- */

static int read_study(const struct ks_cli *cli, struct ks_study *study)
{
    const char *kind = cli->args.kind == NULL ? "staff" : cli->args.kind;
    study->playouts = (uint32_t)cli->args.playouts;
    study->seed = ks_dice_seed_parse(cli->args.seed == NULL ? "1" : cli->args.seed);
    if (ks_player_parse(kind, strlen(kind), &study->player) &&
        study->player.kind == KS_COMPUTER)
        return KS_OK;
    return ks_cli_usage(cli, "--player %s: not a computer player; %s", kind,
                        ks_player_choices(kind, strlen(kind)));
}

static int analyse(const struct ks_cli *cli, const struct ks_course *c,
                   const struct ks_study *study)
{
    struct ks_analysis a;
    const struct ks_analyse_sheet x = {c, &a, c->game, cli->args.language};
    bool done = ks_analyse(&a, c, study);
    int status = done && a.complete ? KS_OK : KS_FAILED;
    if (isatty(2))
        fputs("\r       \r", stderr);
    if (!done)
        ks_cli_fail(cli, "out of memory; nothing was analysed");
    else if (cli->args.json)
        status = print_json(&x, study) ? KS_FAILED : status;
    else
        ks_analyse_sheet_print(&x);
    if (done && !a.complete)
        fprintf(stderr, "kosynier analyse: %s\n", say(&x, KS_SAY_AN_STOPPED));
    ks_analysis_free(&a);
    return status;
}

int ks_cmd_analyse(struct ks_cli *cli)
{
    unsigned told = 1000;
    struct ks_study study = {.stop = progress, .context = &told};
    struct ks_match *m;
    struct ks_finding f;
    struct ks_course c;
    int status = read_study(cli, &study);
    if (status != KS_OK)
        return status;
    status = ks_cli_replay(cli, cli->args.word[0], 0, NULL, NULL, &m, &f);
    if (status != KS_OK) {
        ks_cli_finding(cli, cli->args.word[0], &f);
        ks_match_free(m);
        return status;
    }
    ks_interrupt_catch();
    if (ks_course_take(&c, m))
        status = analyse(cli, &c, &study);
    else
        status = ks_cli_fail(cli, "out of memory; nothing was analysed");
    ks_course_free(&c);
    ks_match_free(m);
    return status;
}
