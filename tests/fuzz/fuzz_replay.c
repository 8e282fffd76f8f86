/* Replay files: as they come, and with tags and digests made to fit, so that the
 * search gets past them to the lines themselves. */
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

#include "driver/library.h"
#include "driver/replay.h"

enum { LARGEST = 1 << 16, GAMES = 8 };

static struct ks_library library;
static struct ks_game *game[GAMES]; /* kept: loading one takes milliseconds */

static void prepare(void)
{
    struct ks_refusal no;
    if (game[0] != NULL)
        return;
    if (!ks_dice_start() || !ks_library_open(&library, NULL, &no))
        abort();
    game[0] = ks_library_game(&library, "raclawice/historical", NULL, 0, &no);
    if (game[0] == NULL)
        abort();
}

/* The game of a scenario, or the first if there is no such. */
static const struct ks_game *game_of(const char *scenario)
{
    struct ks_refusal no;
    size_t i = 0;
    for (; i < GAMES && game[i] != NULL; i++)
        if (strcmp(game[i]->scenario, scenario) == 0)
            return game[i];
    if (i == GAMES)
        return game[0];
    game[i] = ks_library_game(&library, scenario, NULL, 0, &no);
    return game[i] != NULL ? game[i] : game[0];
}

/* Gives every line the tag it should have. */
static void forge(const char *text, size_t length, struct ks_buffer *out)
{
    struct ks_chain chain;
    char value[2 * KS_CHAIN_BYTES + 1];
    ks_chain_init(&chain);
    while (length > 0) {
        const char *end = memchr(text, '\n', length);
        size_t n = end == NULL ? length : (size_t)(end - text), words = n;
        const char *tag;
        ks_chain_split(text, n, &words, &tag);
        ks_chain_text(&chain, value);
        if (words > 6 && memcmp(text, "close ", 6) == 0)
            ks_chain_line(&chain, out, "close %s", value);
        else if (words < KS_LINE_MAX / 2)
            ks_chain_line(&chain, out, "%.*s", (int)words, text);
        n += end != NULL;
        text += n;
        length -= n;
    }
}

static void read_and_play(struct ks_buffer *text, bool fit)
{
    struct ks_replay r;
    struct ks_finding f;
    if (ks_replay_read(&r, text, &f)) {
        const struct ks_game *g = game_of(r.scenario);
        if (fit) {
            struct ks_state s;
            char error[KS_TEXT];
            r.data = g->digest;
            strcpy(r.rules, ks_rules_name(g));
            strcpy(r.version, ks_rules_version(g));
            ks_setup(g, &s);
            if (r.position.length == 0 || ks_state_parse(g, r.position.text, &s, error))
                r.start = ks_hash(g, &s);
        }
        ks_match_free(ks_replay_play(&r, g, 0, NULL, NULL, &f));
    } else if (f.message[0] == '\0')
        abort();
    ks_replay_free(&r);
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size);

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    struct ks_buffer plain = {0}, forged = {0};
    if (size > LARGEST)
        return 0;
    prepare();
    ks_buffer_bytes(&plain, (const char *)data, size);
    forge((const char *)data, size, &forged);
    read_and_play(&plain, false);
    if (!forged.failed)
        read_and_play(&forged, true);
    ks_buffer_free(&plain);
    ks_buffer_free(&forged);
    return 0;
}
