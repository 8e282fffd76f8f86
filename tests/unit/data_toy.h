/* A small game with all that Szczekociny and Maciejowice ask of the data files: three
 * armies, a river, closed ground, limbered guns, dice that bring a commander. */
#pragma once

#include "data_help.h"

#define TOY_GAME     "toy/game.json"
#define TOY_TABLES   "toy/tables.json"
#define TOY_MAP      "toy/map.txt"
#define TOY_UNITS    "toy/units.csv"
#define TOY_SETUP    "toy/setup.csv"
#define TOY_BATTLE   "toy/scenarios/battle.json"
#define TOY_VILLAGE  "toy/scenarios/village.json"
#define TOY_SCENARIO "toy/battle"

/* The program's own files and those of tests/games/toy, which stands in the place of a game
 * ("maciejowice"). */
struct ks_data_source *toy_files(const char *game);

/* Loads toy/battle; ends the test if that fails. */
struct ks_game *load_toy(const char *game, const char *options);
