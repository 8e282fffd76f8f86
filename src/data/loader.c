#include "data/loader.h"

#include <string.h>

#include "data/labataille/load.h"
#include "data/rules1794/load.h"

static const struct ks_loader *const loaders[] = {&r94_loader, &lb_loader};

const struct ks_loader *ks_loader_find(const char *rules)
{
    for (size_t i = 0; i < sizeof loaders / sizeof loaders[0]; i++) {
        if (strcmp(loaders[i]->rules, rules) == 0)
            return loaders[i];
    }
    return NULL;
}
