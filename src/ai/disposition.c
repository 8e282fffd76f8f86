#include "ai/disposition.h"

#include <string.h>

static const char *const temper_name[KS_TEMPERS] = {"balanced", "cautious", "bold"};
static const char *const task_name[KS_TASKS] = {"assault", "hold", "screen", "bombard",
                                                "withdraw"};

const char *ks_temper_name(enum ks_temper temper)
{
    return temper_name[temper];
}

int ks_temper_parse(const char *name, size_t length)
{
    for (int i = 0; i < KS_TEMPERS; i++)
        if (strlen(temper_name[i]) == length && memcmp(temper_name[i], name, length) == 0)
            return i;
    return -1;
}

const char *ks_task_name(enum ks_task task)
{
    return task_name[task];
}

void ks_disposition_make(const struct ks_game *g, const struct ks_state *s, int side,
                         enum ks_temper temper, struct ks_disposition *out)
{
    (void)temper;
    *out = (struct ks_disposition){.side = (uint8_t)side};
    for (ks_unit u = 0; u < g->pieces && out->n < KS_MAX_COMMANDS; u++) {
        struct ks_counter c;
        ks_describe(g, s, u, &c);
        if (g->piece[u].side == side && c.commander == u && c.hex != KS_NONE)
            out->v[out->n++] = (struct ks_command){u, KS_HOLD, c.hex, KS_NONE, 0, 0};
    }
}

void ks_command_say(const struct ks_game *g, const struct ks_command *c,
                    enum ks_language language, char *out, size_t size)
{
    const char *name = c->commander == KS_NONE ? "" : g->piece[c->commander].name;
    (void)language;
    if (size > 0) {
        strncpy(out, name, size - 1);
        out[size - 1] = '\0';
    }
}
