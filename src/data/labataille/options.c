/* Options of game.json: the switches of labataille/switches.def, and those the readers look at
 * themselves. */
#include <string.h>

#include "data/labataille/loading.h"

struct switches {
    const char *name;
    size_t field;
};

static const struct switches switches[] = {
#define SWITCH(name, paragraphs) {#name, offsetof(struct lb_game, name)},
#include "labataille/switches.def"
#undef SWITCH
};

enum { SWITCHES = sizeof switches / sizeof switches[0] };

static bool fault(const struct lb_loading *l, const char *name, const char *what)
{
    return ks_loading_fault(l->of, "game.json", 0, "option \"%s\"%s", name, what);
}

/* [LB-1-7] The side with the first half of a turn. */
static bool read_first(struct lb_loading *l, const struct ks_option_choice *o)
{
    const char *value = ks_loading_option(l->of, o->name);

    for (int side = 0; side < 2; side++) {
        if (strcmp(value, l->g->side[side]) == 0) {
            l->r->first_side = (uint8_t)side;
            return true;
        }
    }
    return fault(l, o->name, ": expected the two sides as its values");
}

/* An option that no rule reads would be a promise the program does not keep. */
static bool read_switch(struct lb_loading *l, const struct ks_option_choice *o)
{
    for (int i = 0; i < SWITCHES; i++) {
        if (strcmp(switches[i].name, o->name) != 0)
            continue;
        *(int *)(void *)((char *)l->r + switches[i].field) =
            strcmp(ks_loading_option(l->of, o->name), "on") == 0;
        return (o->values == 2 && strcmp(o->value[0], "off") == 0 &&
                strcmp(o->value[1], "on") == 0) ||
               fault(l, o->name, ": expected the values off and on");
    }
    return fault(l, o->name, " is unknown to the rules");
}

bool lb_load_options(struct lb_loading *l)
{
    bool good = true;

    for (size_t i = 0; i < l->of->manifest.options; i++) {
        const struct ks_option_choice *o = &l->of->manifest.option[i];
        if (strcmp(o->name, "first") == 0)
            good &= read_first(l, o);
        else if (strcmp(o->name, "oob") !=
                 0) /* rows of units, set-up and levels ask for it */
            good &= read_switch(l, o);
    }
    return good;
}
