#include "data/check.h"

#include <stdio.h>
#include <string.h>

#include "cli/cli.h"
#include "data/manifest.h"
#include "wire/guide.h"
#include "wire/lesson.h"
#include "wire/reply.h"

static json_t *json_note(const struct ks_data_error *e)
{
    json_t *out = json_object();
    ks_add_text(out, "file", e->file);
    ks_add_int(out, "line", e->line);
    ks_add_bool(out, "warning", e->warning);
    ks_add_text(out, "message", e->message);
    return out;
}

/* A rules system may do without a file of settings. */
static bool has_part(const struct ks_data_check *c, int part)
{
    const unsigned *count = c->certainty.count[part];
    return part != KS_PART_RULES ||
           count[KS_PRINTED] + count[KS_INFERRED] + count[KS_RECONSTRUCTED] > 0;
}

static json_t *json_check(const struct ks_data_check *c)
{
    json_t *out = json_object(), *parts = json_object(), *notes = json_array();
    ks_add_int(out, "errors", (json_int_t)c->report.errors);
    ks_add_int(out, "warnings", (json_int_t)c->report.warnings);
    ks_add_int(out, "scenarios", (json_int_t)c->scenarios);
    ks_add_int(out, "combinations", (json_int_t)c->games);
    for (int sure = 0; sure < KS_CERTAINTIES; sure++)
        ks_add_int(out, ks_certainty_name[sure],
                   ks_data_check_total(c, (enum ks_certainty)sure));
    for (int part = 0; part < KS_PARTS; part++) {
        if (!has_part(c, part))
            continue;
        json_t *counts = json_object();
        for (int sure = 0; sure < KS_CERTAINTIES; sure++)
            ks_add_int(counts, ks_certainty_name[sure], c->certainty.count[part][sure]);
        ks_add(parts, ks_part_name[part], counts);
    }
    for (size_t i = 0; i < c->report.notes; i++)
        json_array_append_new(notes, json_note(&c->report.note[i]));
    ks_add(out, "parts", parts);
    ks_add(out, "notes", notes);
    return out;
}

static void print_check(const char *game, const struct ks_data_check *c)
{
    char text[KS_DATA_PATH + KS_DATA_MESSAGE + 32];
    for (size_t i = 0; i < c->report.notes; i++) {
        ks_data_error_text(&c->report.note[i], text, sizeof text);
        puts(text);
    }
    printf("%s: errors: %zu, warnings: %zu; scenarios: %zu, with options: %zu\n", game,
           c->report.errors, c->report.warnings, c->scenarios, c->games);
    printf("  %-14s %8s %8s %13s\n", "", "printed", "inferred", "reconstructed");
    for (int part = 0; part < KS_PARTS; part++) {
        if (!has_part(c, part))
            continue;
        printf("  %-14s %8u %8u %13u\n", ks_part_name[part],
               c->certainty.count[part][KS_PRINTED],
               c->certainty.count[part][KS_INFERRED],
               c->certainty.count[part][KS_RECONSTRUCTED]);
    }
}

/* The server goes on without lessons that it cannot read: here is where they are proofread. */
static void check_lessons(const struct ks_library *library, const char *game,
                          struct ks_data_check *check)
{
    struct ks_lessons lessons;
    struct ks_refusal no;
    char path[64];
    snprintf(path, sizeof path, "%s/lessons.json", game);
    if (check->report.errors > 0 || ks_data_source_top(&library->source, path) == NULL)
        return;
    if (ks_lessons_open(&lessons, library, path, &no))
        ks_lessons_close(&lessons);
    else
        ks_report_error(&check->report, (struct ks_place){NULL, 0, 0}, "%s", no.message);
}

static void check_guide(const struct ks_library *library, const char *game,
                        struct ks_data_check *check)
{
    struct ks_refusal no;
    if (check->report.errors > 0)
        return;
    json_decref(ks_guide_read(library, game, &no));
    if (no.code[0] != '\0')
        ks_report_error(&check->report, (struct ks_place){NULL, 0, 0}, "%s", no.message);
}

int ks_cmd_check(struct ks_cli *cli)
{
    const struct ks_data_source *source = &cli->library.source;
    const char *wanted = cli->args.words > 0 ? cli->args.word[0] : NULL;
    struct ks_data_check check;
    char game[24];
    json_t *games = json_object();
    size_t errors = 0, found = 0;
    for (size_t n = 0; ks_manifest_game(source, n, game, sizeof game) != NULL; n++) {
        if (wanted != NULL && strcmp(wanted, game) != 0)
            continue;
        found++;
        ks_data_check(source, game, &check);
        check_lessons(&cli->library, game, &check);
        check_guide(&cli->library, game, &check);
        errors += check.report.errors;
        if (cli->args.json)
            ks_add(games, game, json_check(&check));
        else
            print_check(game, &check);
    }
    if (found == 0) {
        json_decref(games);
        return ks_cli_usage(cli, "there is no game %s; kosynier list shows the games",
                            wanted == NULL ? "" : wanted);
    }
    if (cli->args.json)
        ks_reply_print(json_pack("{s:b, s:o}", "ok", errors == 0, "games", games));
    else
        json_decref(games);
    return errors == 0 ? KS_OK : KS_FAILED;
}
