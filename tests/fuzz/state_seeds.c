/* Seeds of fuzz_state, as states are saved now: random games, and of every kind of moment in them
 * the first one. The kind is who decides, and the two procedures on top.
 *
 *   state_seeds FOLDER GAMES */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "base/mix.h"
#include "driver/library.h"

enum { LONGEST = 6000, ROOM = 1 << 17 };

static const char *const scenario[] = {
    "raclawice/historical", "raclawice/hypothetical", "szczekociny/battle",
    "szczekociny/wywla",    "maciejowice/battle",     "raszyn/battle",
};

/* "FOLDER/raszyn-battle-33-0-32-1" */
static void name_moment(const struct ks_game *g, const struct ks_state *s,
                        const char *folder, char *out, size_t size)
{
    const struct ks_frame none = {0};
    const struct ks_frame *top = s->depth > 0 ? &s->frame[s->depth - 1] : &none;
    const struct ks_frame *below = s->depth > 1 ? &s->frame[s->depth - 2] : &none;
    snprintf(out, size, "%s/%s-%d-%d-%d-%d", folder, g->scenario, top->proc, top->step,
             below->proc, (int)ks_actor(s));
    *strrchr(out, '/') = '-';
}

static void keep(const struct ks_game *g, const struct ks_state *s, const char *name)
{
    static char text[ROOM];
    FILE *f = fopen(name, "w");
    ks_state_text(g, s, text, sizeof text);
    if (f == NULL || fprintf(f, "%s\n%s", g->scenario, text) < 0 || fclose(f) != 0) {
        perror(name);
        exit(1);
    }
}

static void play(const struct ks_game *g, uint64_t random, const char *folder)
{
    static struct ks_state s;
    char name[512];
    ks_setup(g, &s);
    for (int i = 0; i < LONGEST && ks_actor(&s) != KS_NOBODY; i++) {
        name_moment(g, &s, folder, name, sizeof name);
        if (access(name, F_OK) != 0)
            keep(g, &s, name);
        random = ks_mix(random + 1);
        ks_step(g, &s, ks_sample(g, &s, random), NULL);
    }
}

int main(int argc, char **argv)
{
    struct ks_library library;
    struct ks_refusal no;
    if (argc != 3 || !ks_library_open(&library, NULL, &no))
        return 2;
    for (size_t i = 0; i < sizeof scenario / sizeof *scenario; i++) {
        struct ks_game *g = ks_library_game(&library, scenario[i], NULL, 0, &no);
        for (int n = 1; g != NULL && n <= atoi(argv[2]); n++)
            play(g, (uint64_t)n, argv[1]);
        ks_game_free(g);
    }
    ks_library_close(&library);
    return 0;
}
