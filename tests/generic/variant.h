/* What random games are played on: every scenario with every edition and set-up, and once more
 * with all its options turned. */
#pragma once

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "core/ks.h"
#include "data/source.h"

enum { KS_MAX_VARIANTS = 64 };

struct ks_variant {
    char scenario[48];
    size_t options;
    struct ks_option option[KS_MAX_OPTIONS];
    uint64_t
        cost; /* of a game, about: its size, by what is known of it before it is played */
};

struct ks_variants {
    size_t n;
    struct ks_variant v[KS_MAX_VARIANTS];
};

/* Finds them in the program's own data with an owner's folder over them (NULL: none); with a
 * name those of one scenario. False, and a line printed, if there are none or the data cannot
 * be read. */
bool ks_variants_find(struct ks_variants *all, const char *scenario, const char *folder);

/* The data they were found in. */
const struct ks_data_source *ks_variants_source(void);

/* "raclawice/historical edition=2010-pl setup=2" */
void ks_variant_text(const struct ks_variant *v, char *out, size_t size);

/* The game; NULL, and a line printed, if it cannot be loaded. */
struct ks_game *ks_variant_load(const struct ks_variant *v);

/* Deals games out so that each variant has about the same number of decisions: big games are
 * played less often, but each is played. The same order for all who begin with nothing spent. */
struct ks_share {
    uint64_t spent[KS_MAX_VARIANTS];
};
size_t ks_share_next(struct ks_share *share, const struct ks_variants *all);
