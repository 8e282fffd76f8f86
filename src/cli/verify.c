#include <string.h>

#include "base/text.h"
#include "cli/cli.h"
#include "wire/reply.h"

static const char *dice_text(const struct ks_match *m)
{
    if (m->dice.kind == KS_DICE_GIVEN)
        return "the rolls were typed in";
    return m->dice.known ? "all rolls follow from the secret"
                         : "the secret is not revealed yet";
}

static const char *result_name(const struct ks_match *m)
{
    if (!ks_match_over(m))
        return "none";
    int winner = ks_match_winner(m);
    return winner < 2 ? m->game->side[winner] : "draw";
}

static int print_good(const struct ks_cli *cli, const char *path,
                      const struct ks_match *m, bool foreign)
{
    if (!cli->args.json) {
        printf("%s: verified: %s, %s; %s; result %s, %d to %d%s\n", path,
               ks_count(m->entries, "entry").text, ks_count(m->rolls, "roll").text,
               dice_text(m), result_name(m), m->state.points[0], m->state.points[1],
               foreign ? "; played by other rules or data, with the same outcome" : "");
        return KS_OK;
    }
    json_t *out = json_object();
    ks_add_text(out, "file", path);
    ks_add(out, "ok", json_true());
    ks_add_bool(out, "other_rules", foreign);
    ks_add_text(out, "scenario", m->game->scenario);
    ks_add_int(out, "entries", (json_int_t)m->entries);
    ks_add_int(out, "rolls", (json_int_t)m->rolls);
    ks_add_text(out, "dice", ks_dice_kind_name(m->dice.kind));
    ks_add_bool(out, "dice_checked", m->dice.kind != KS_DICE_GIVEN && m->dice.known);
    ks_add_bool(out, "over", ks_match_over(m));
    ks_add_text(out, "result", result_name(m));
    ks_add(out, "points", ks_reply_points(m->game, &m->state));
    return ks_reply_print(out);
}

static int print_bad(const struct ks_cli *cli, const char *path, const struct ks_match *m,
                     const struct ks_finding *f)
{
    if (!cli->args.json)
        return ks_cli_finding(cli, path, f);
    json_t *out = json_object();
    ks_add_text(out, "file", path);
    ks_add(out, "ok", json_false());
    ks_add_bool(out, "other_rules", f->foreign);
    ks_add(out, "line", f->line > 0 ? json_integer((json_int_t)f->line) : json_null());
    ks_add(out, "entry", f->entry > 0 ? json_integer((json_int_t)f->entry) : json_null());
    ks_add(out, "fits", m != NULL ? json_integer((json_int_t)m->entries) : json_null());
    ks_add_text(out, "message", f->message);
    ks_add_text(out, "expected", f->expected[0] ? f->expected : NULL);
    ks_add_text(out, "found", f->found[0] ? f->found : NULL);
    ks_reply_print(out);
    return KS_FAILED;
}

int ks_cmd_verify(struct ks_cli *cli)
{
    int worst = KS_OK;
    for (size_t i = 0; i < cli->args.words; i++) {
        const char *path = cli->args.word[i];
        struct ks_finding f;
        struct ks_match *m;
        int status = ks_cli_replay(cli, path, 0, NULL, NULL, &m, &f);
        if (status == KS_OK)
            status = print_good(cli, path, m, f.foreign);
        else
            print_bad(cli, path, m, &f);
        ks_match_free(m);
        worst = status > worst ? status : worst;
    }
    return worst;
}
