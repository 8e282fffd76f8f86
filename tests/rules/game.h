/* What a game needs to know of itself to run its cases. */
#pragma once

#include <stdbool.h>
#include <stddef.h>

#include "data/manifest.h"

struct ks_case_game {
    char title[24];    /* folder */
    char scenario[48]; /* where a case is played that names none */
    size_t editions;   /* 0: the game has no option of that name */
    char edition[KS_MAX_VALUES][sizeof((struct ks_option *)0)->value];
};

/* The game whose folder the file is in, games/<title>/tests/..., or raclawice. False, and a
 * line printed, if there is none. */
bool ks_case_game(const char *path, struct ks_case_game *out);

/* Calls back with the name of every game there is. */
void ks_case_games(void (*tell)(const char *title, void *closure), void *closure);
