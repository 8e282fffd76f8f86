#include "systems.h"

#include <stddef.h>
#include <string.h>

#include "core/system.h"

#define SYSTEM(prefix, folder) extern const struct ks_system prefix##_system;
#include "systems.def"
#undef SYSTEM

const struct ks_system *const ks_systems[] = {
#define SYSTEM(prefix, folder) &prefix##_system,
#include "systems.def"
#undef SYSTEM
    NULL};

const struct ks_system *ks_system_find(const char *name)
{
    const struct ks_system *const *s = ks_systems;

    while (*s != NULL && strcmp((*s)->name, name) != 0)
        s++;
    return *s;
}
