/* The program's own messages during a game, in both languages. */
#pragma once

#include "core/ks.h"

enum ks_saying {
#define SAY(code, english, polish) KS_SAY_##code,
#include "cli/say.def"
#undef SAY
    KS_SAYINGS
};

const char *ks_say(enum ks_saying saying, enum ks_language language);

/* A side by its name, "Poles", or chance. */
const char *ks_say_actor(const struct ks_game *g, int actor, enum ks_language language);
