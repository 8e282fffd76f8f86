#include "data/loader.h"

#include <string.h>

#include "data/text.h"

#define SYSTEM(prefix, folder) extern const struct ks_loader prefix##_loader;
#include "systems.def"
#undef SYSTEM

static const struct ks_loader *const loaders[] = {
#define SYSTEM(prefix, folder) &prefix##_loader,
#include "systems.def"
#undef SYSTEM
};

enum { LOADERS = sizeof loaders / sizeof loaders[0] };

const struct ks_loader *ks_loader_find(const char *rules)
{
    for (size_t i = 0; i < LOADERS; i++) {
        if (strcmp(loaders[i]->rules, rules) == 0)
            return loaders[i];
    }
    return NULL;
}

const char *ks_loader_names(char *out, size_t size)
{
    const char *name[LOADERS + 1] = {NULL};

    for (size_t i = 0; i < LOADERS; i++)
        name[i] = loaders[i]->rules;
    ks_text_choice(name, out, size);
    return out;
}
