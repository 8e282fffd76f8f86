#include "driver/player.h"

#include <string.h>

#include "driver/philox.h"

static struct ks_action decide_random(const struct ks_game *g, const struct ks_state *s,
                                      struct ks_stream *stream)
{
    return ks_sample(g, s, ks_stream_long(stream));
}

static const struct kind {
    const char *name;
    struct ks_action (*decide)(const struct ks_game *, const struct ks_state *,
                               struct ks_stream *);
} kinds[KS_PLAYERS] = {
    {"human", NULL},
    {"random", decide_random},
    {"greedy", decide_random},
};

const char *ks_player_name(enum ks_player player)
{
    return kinds[player].name;
}

int ks_player_parse(const char *name, size_t length)
{
    for (int i = 0; i < KS_PLAYERS; i++)
        if (strlen(kinds[i].name) == length && memcmp(kinds[i].name, name, length) == 0)
            return i;
    return -1;
}

const char *ks_player_names(void)
{
    return "human, random, greedy";
}

struct ks_action ks_player_decide(enum ks_player player, const struct ks_game *g,
                                  const struct ks_state *s, uint64_t seed, uint32_t game,
                                  uint32_t event)
{
    struct ks_stream stream;
    bool first = ks_actor(s) == KS_SIDE_A;
    ks_stream_init(&stream, seed, game, first ? KS_STREAM_SIDE_A : KS_STREAM_SIDE_B, event);
    return kinds[player].decide(g, s, &stream);
}
