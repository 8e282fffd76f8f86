#include "driver/library.h"

#include "data/load.h"

static bool refuse_error(struct ks_refusal *no, const struct ks_data_error *error)
{
    static const char *const code[] = {[KS_FAULT_IN_DATA] = "bad_data",
                                       [KS_FAULT_IN_SCENARIO] = "bad_scenario",
                                       [KS_FAULT_IN_OPTION] = "bad_option"};
    char text[KS_DATA_PATH + KS_DATA_MESSAGE + 32];
    ks_data_error_text(error, text, sizeof text);
    return ks_refuse(no, code[error->fault], "%s", text);
}

bool ks_library_refuse(struct ks_refusal *no, const struct ks_data_report *report)
{
    struct ks_data_error error;
    ks_report_first(report, &error);
    return refuse_error(no, &error);
}

bool ks_library_open(struct ks_library *library, const char *folder,
                     struct ks_refusal *no)
{
    struct ks_data_report report;
    ks_report_init(&report);
    ks_data_source_init(&library->source);
    if (ks_data_source_embedded(&library->source, &report) &&
        (folder == NULL || ks_data_source_folder(&library->source, folder, &report)))
        return true;
    return ks_library_refuse(no, &report);
}

void ks_library_close(struct ks_library *library)
{
    ks_data_source_done(&library->source);
}

struct ks_game *ks_library_game(const struct ks_library *library, const char *scenario,
                                const struct ks_option *options, size_t n,
                                struct ks_refusal *no)
{
    struct ks_data_error error = {0};
    struct ks_game *g = ks_game_load(&library->source, scenario, options, n, &error);
    if (g == NULL)
        refuse_error(no, &error);
    return g;
}

/* The game with those of the options that there still are: other rules may have had more. */
static struct ks_game *load_what_is_left(const struct ks_library *library,
                                         const struct ks_replay *r)
{
    struct ks_option kept[KS_MAX_OPTIONS];
    struct ks_refusal no;
    size_t n = 0;
    struct ks_game *g = ks_library_game(library, r->scenario, NULL, 0, &no);
    for (size_t i = 0; g != NULL && i < r->options; i++) {
        kept[n] = r->option[i];
        struct ks_game *with = ks_library_game(library, r->scenario, kept, n + 1, &no);
        if (with == NULL)
            continue;
        n++;
        ks_game_free(g);
        g = with;
    }
    return g;
}

struct ks_game *ks_library_replay(const struct ks_library *library,
                                  const struct ks_replay *r, struct ks_finding *f)
{
    struct ks_refusal no;
    if (!ks_replay_head_fits(r, f))
        return NULL;
    struct ks_game *g = ks_library_game(library, r->scenario, r->option, r->options, &no);
    if (g != NULL)
        return g;
    g = load_what_is_left(library, r);
    if (g != NULL && ks_replay_is_foreign(r, g))
        return g;
    ks_game_free(g);
    ks_find(f, r->scenario_line, 0, "The game cannot be loaded: %s", no.message);
    return NULL;
}
