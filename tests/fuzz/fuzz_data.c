/* Data files of an owner: the first line names the file, the rest is what stands in
 * it. Whatever loads must play: a position's invariants hold for some hundred actions. */
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

#include "data/check.h"
#include "data/load.h"
#include "data/source.h"
#include "driver/philox.h"

enum { LARGEST = 1 << 16, ACTIONS = 300 };

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
    if (ks_check(g, &s) != NULL)
        abort();
}

static void load(const struct ks_data_source *source, const char *scenario)
{
    struct ks_data_error error = {0};
    struct ks_game *g = ks_game_load(source, scenario, NULL, 0, &error);
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
    ks_report_init(&report);
    ks_data_source_init(&source);
    if (ks_data_source_embedded(&source, &report) &&
        ks_data_source_add(&source, path, end + 1, size - (size_t)(end - text) - 1,
                           &report)) {
        load(&source, "raclawice/historical");
        load(&source, "raclawice/hypothetical");
    }
    ks_data_source_done(&source);
    return 0;
}
