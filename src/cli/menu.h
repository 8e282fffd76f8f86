/* Numbered choices for a person: all of them if there are few, by unit if there are many, or
 * those that match what was typed. */
#pragma once

#include "core/ks.h"

enum { KS_MENU_MOST = 40 }; /* choices shown one by one */

struct ks_menu {
    const struct ks_game *game;
    enum ks_language language;
    struct ks_actions list;
    size_t shown;                  /* number left after choosing a unit or filtering */
    uint16_t item[KS_MAX_ACTIONS]; /* which, as indices into list */
    bool narrowed, by_unit;
    bool die; /* a die is asked for: the numbers are its faces */
    size_t groups;
    ks_unit group[KS_MAX_PIECES + 1];
};

enum ks_pick { KS_PICK_NOTHING, KS_PICK_NUMBER, KS_PICK_NARROWED, KS_PICK_ACTION };

/* Collects the choices of a state. */
void ks_menu_open(struct ks_menu *menu, const struct ks_game *g, const struct ks_state *s,
                  enum ks_language language);
void ks_menu_print(const struct ks_menu *menu);

/* What a typed line means: an action is chosen, the list was narrowed, there is no such number,
 * or nothing matches. */
enum ks_pick ks_menu_pick(struct ks_menu *menu, const char *text, struct ks_action *out);

/* The action with that number; false if the numbers stand for units, or there is no such
 * number. */
bool ks_menu_action(const struct ks_menu *menu, unsigned long number,
                    struct ks_action *out);
