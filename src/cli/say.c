#include "cli/say.h"

#include <stdio.h>
#include <string.h>

static const char *const says[KS_SAYINGS][KS_LANGUAGES] = {
#define SAY(code, english, polish) {english, polish},
#include "cli/say.def"
#undef SAY
};

const char *ks_say(enum ks_saying saying, enum ks_language language)
{
    return says[saying][language];
}

struct ks_said ks_say_number(double x, int decimals, bool sign, enum ks_language language)
{
    struct ks_said said;
    snprintf(said.text, sizeof said.text, sign ? "%+.*f" : "%.*f", decimals, x);
    char *point = strchr(said.text, '.');
    if (point != NULL && language == KS_POLISH)
        *point = ',';
    return said;
}

const char *ks_say_actor(const struct ks_game *g, int actor, enum ks_language language)
{
    if (actor > KS_SIDE_B)
        return ks_say(KS_SAY_CHANCE, language);
    const char *name = g->side_name[actor][language];
    return name[0] != '\0' ? name : g->side[actor];
}
