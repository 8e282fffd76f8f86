#include "driver/player.h"

#include <string.h>

#include "driver/philox.h"

static struct ks_action decide_random(const struct ks_game *g, const struct ks_state *s,
                                      struct ks_stream *stream)
{
    return ks_sample(g, s, ks_stream_long(stream));
}

/* How good an action turned out for the actor in one world: rolled on to the next decision. */
static int32_t try(const struct ks_game *g, const struct ks_state *world,
                   struct ks_action a, struct ks_stream *stream)
{
    struct ks_state s;
    ks_copy(g, &s, world);
    ks_step(g, &s, a, NULL);
    while (ks_actor(&s) == KS_CHANCE)
        ks_step(g, &s, ks_sample(g, &s, ks_stream_long(stream)), NULL);
    int32_t worth = ks_worth(g, &s);
    return ks_actor(world) == KS_SIDE_A ? worth : -worth;
}

/* The action that leaves most on the map, by a few rolls of each; among equals any. */
static struct ks_action decide_greedy(const struct ks_game *g, const struct ks_state *s,
                                      struct ks_stream *stream)
{
    enum { ROLLS = 4 };
    struct ks_state world;
    struct ks_actions list;
    uint32_t equals = 0;
    int32_t best = INT32_MIN;
    size_t chosen = 0;
    ks_view(g, s, (int)ks_actor(s), &world);
    ks_determinise(g, &world, ks_stream_long(stream));
    ks_legal(g, &world, &list);
    for (size_t i = 0; i < list.n; i++) {
        int32_t sum = 0;
        for (int k = 0; k < ROLLS; k++)
            sum += try(g, &world, list.v[i], stream);
        if (sum < best)
            continue;
        equals = sum > best ? 1 : equals + 1;
        best = sum;
        if (ks_stream_below(stream, equals) == 0)
            chosen = i;
    }
    return list.v[chosen];
}

static const struct kind {
    const char *name;
    struct ks_action (*decide)(const struct ks_game *, const struct ks_state *,
                               struct ks_stream *);
} kinds[KS_PLAYERS] = {
    {"human", NULL},
    {"random", decide_random},
    {"greedy", decide_greedy},
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
    ks_stream_init(&stream, seed, game, first ? KS_STREAM_SIDE_A : KS_STREAM_SIDE_B,
                   event);
    return kinds[player].decide(g, s, &stream);
}
