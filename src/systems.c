#include "systems.h"

#include <stddef.h>
#include <string.h>

#include "core/system.h"
#include "labataille/system.h"
#include "rules1794/system.h"
#ifdef KS_EXAMPLES
#include "bridge/rules/system.h"
#endif

static const struct ks_system *const systems[] = {
    &r94_system,
    &lb_system,
#ifdef KS_EXAMPLES
    &br_system,
#endif
};

const struct ks_system *ks_system_find(const char *name)
{
    for (size_t i = 0; i < sizeof systems / sizeof systems[0]; i++) {
        if (strcmp(systems[i]->name, name) == 0)
            return systems[i];
    }
    return NULL;
}
