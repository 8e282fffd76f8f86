/* Data files of an owner: the first line names the file, the rest is what stands in
 * it. Whatever loads must play: a position's invariants hold for some hundred actions. Tried are
 * the scenarios of the game the file belongs to, or all if it is of no game. */
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "data/check.h"
#include "data/load.h"
#include "data/manifest.h"
#include "data/source.h"
#include "driver/philox.h"

enum { LARGEST = 1 << 16, ACTIONS = 300, SCENARIOS = 32 };

static char scenario[SCENARIOS][64];
static size_t scenarios;

/* What there is to play in the program's own files. */
static void find_scenarios(void)
{
    static struct ks_data_source source;
    struct ks_certainty_count unused = {.count = {{0}}};
    struct ks_data_report report;
    struct ks_manifest m;
    char game[24];
    ks_report_init(&report);
    ks_data_source_init(&source);
    if (!ks_data_source_embedded(&source, &report))
        abort();
    for (size_t g = 0; ks_manifest_game(&source, g, game, sizeof game) != NULL; g++) {
        if (!ks_manifest_read(&m, &source, game, &unused, &report))
            abort();
        for (size_t i = 0; i < m.scenarios && scenarios < SCENARIOS; i++)
            snprintf(scenario[scenarios++], sizeof scenario[0], "%s/%s", game,
                     m.scenario[i]);
    }
    ks_data_source_done(&source);
    if (scenarios == 0)
        abort();
}

/* "raclawice/units.csv" belongs to "raclawice/historical"; "rules1794.json" to all. */
static bool belongs(const char *path, const char *name)
{
    const char *slash = strchr(path, '/');
    return slash == NULL || strncmp(path, name, (size_t)(slash - path) + 1) == 0;
}

static void play(const struct ks_game *g)
{
    struct ks_state s;
    struct ks_stream stream;
    ks_stream_init(&stream, 1, 0, KS_STREAM_BENCH, 0);
    ks_setup(g, &s);
    for (int i = 0; i < ACTIONS && ks_actor(&s) != KS_NOBODY; i++) {
        struct ks_action a = ks_sample(g, &s, ks_stream_long(&stream));
        if (!ks_apply(g, &s, a, NULL))
            abort();
    }
    if (ks_invariant(g, &s) != NULL)
        abort();
}

static void load(const struct ks_data_source *source, const char *name)
{
    struct ks_data_error error = {0};
    struct ks_game *g = ks_game_load(source, name, NULL, 0, &error);
    if (g != NULL)
        play(g);
    else if (error.message[0] == '\0')
        abort();
    ks_game_free(g);
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size);

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    static struct ks_data_source source;
    struct ks_data_report report;
    char path[64];
    const char *text = (const char *)data, *end = memchr(text, '\n', size);
    if (size > LARGEST || end == NULL || (size_t)(end - text) >= sizeof path)
        return 0;
    memcpy(path, text, (size_t)(end - text));
    path[end - text] = '\0';
    if (scenarios == 0)
        find_scenarios();
    ks_report_init(&report);
    ks_data_source_init(&source);
    if (ks_data_source_embedded(&source, &report) &&
        ks_data_source_add(&source, path, end + 1, size - (size_t)(end - text) - 1,
                           &report))
        for (size_t i = 0; i < scenarios; i++)
            if (belongs(path, scenario[i]))
                load(&source, scenario[i]);
    ks_data_source_done(&source);
    return 0;
}
