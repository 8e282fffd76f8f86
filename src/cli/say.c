#include "cli/say.h"

static const char *const says[KS_SAYINGS][KS_LANGUAGES] = {
#define SAY(code, english, polish) {english, polish},
#include "cli/say.def"
#undef SAY
};

const char *ks_say(enum ks_saying saying, enum ks_language language)
{
    return says[saying][language];
}
