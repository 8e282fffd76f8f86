#include "driver/player.h"

#include <string.h>

#include "ai/agent.h"
#include "driver/philox.h"

static const char *const names[KS_PLAYERS] = {"human", "random", "greedy"};

const char *ks_player_name(enum ks_player player)
{
    return names[player];
}

int ks_player_parse(const char *name, size_t length)
{
    for (int i = 0; i < KS_PLAYERS; i++)
        if (strlen(names[i]) == length && memcmp(names[i], name, length) == 0)
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
    const struct ks_agent *agent = ks_agent_find(names[player], strlen(names[player]));
    return ks_agent_decide(agent, g, s, ks_stream_long(&stream));
}
