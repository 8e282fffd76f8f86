/* Protocol lines: a conversation of any bytes. Every line gets one answer that is JSON on
 * one line, and a refused line leaves the game as it was. */
#include <jansson.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

#include "cli/protocol.h"

enum { LARGEST = 1 << 16 };

static struct ks_library library;
static bool ready;

static void prepare(void)
{
    struct ks_refusal no;
    if (ready)
        return;
    if (!ks_dice_start() || !ks_library_open(&library, NULL, &no))
        abort();
    ready = true;
}

static uint64_t position(const struct ks_engine *e)
{
    if (e->match == NULL)
        return 0;
    return ks_hash(e->game, &e->match->state) + e->match->entries;
}

static void answer(struct ks_engine *e, const char *line, size_t length)
{
    uint64_t before = position(e);
    char *reply = ks_engine_line(e, line, length);
    if (reply == NULL || strchr(reply, '\n') != NULL)
        abort();
    json_t *object = json_loads(reply, 0, NULL);
    json_t *ok = json_object_get(object, "ok");
    if (!json_is_boolean(ok) || json_object_get(object, "id") == NULL)
        abort();
    if (json_is_false(ok) &&
        (json_object_get(object, "error") == NULL || position(e) != before))
        abort();
    json_decref(object);
    free(reply);
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size);

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    struct ks_engine e;
    const char *text = (const char *)data;
    if (size > LARGEST)
        return 0;
    prepare();
    ks_engine_init(&e, &library, KS_ENGLISH);
    while (size > 0 && !e.quit) {
        const char *end = memchr(text, '\n', size);
        size_t n = end == NULL ? size : (size_t)(end - text);
        answer(&e, text, n);
        n += end != NULL;
        text += n;
        size -= n;
    }
    ks_engine_done(&e);
    return 0;
}
