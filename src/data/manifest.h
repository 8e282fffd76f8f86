/* game.json: what a game is called, its sides and armies, scenarios and options. */
#pragma once

#include <stdbool.h>
#include <stddef.h>

#include "core/ks.h"
#include "data/certainty.h"
#include "data/json.h"

enum { KS_MAX_SCENARIOS = 16, KS_MAX_VALUES = 8 };

struct ks_option_choice {
    char name[sizeof((struct ks_option *)0)->name];
    size_t values;
    /* default first */
    char value[KS_MAX_VALUES][sizeof((struct ks_option *)0)->value];
    /* what tables call each value; "": by its key */
    char value_name[KS_MAX_VALUES][KS_LANGUAGES][48];
    char about[KS_LANGUAGES][160];
    bool main; /* names what is played; the others are variants, off by default */
    struct ks_place place; /* for messages, as long as the source lives */
};

struct ks_scale { /* [2.1] */
    int turn_minutes, hex_metres, men_a_point, guns_a_counter;
    int riders_a_point; /* 0: the same as men on foot */
};

struct ks_manifest {
    char game[24]; /* name of its folder */
    char
        book[24]; /* game whose rulebook and tables hold: the one it is like, or itself */
    char edition[sizeof((struct ks_option *)0)->value]; /* of that book, unless chosen */
    char title[KS_LANGUAGES][38]; /* with ": " and a scenario's it fits ks_game.title */
    char rules[24];               /* name of the rules system */
    int rulebook; /* whose paragraphs are cited: index into ks_loader.rulebook */
    char side[2][16];
    char side_name[2][KS_LANGUAGES][40];
    char side_dress[2][12]; /* "": that of its first army */
    size_t armies;
    struct ks_army army[KS_MAX_ARMIES];
    struct ks_scale scale;
    size_t scenarios;
    char scenario[KS_MAX_SCENARIOS][24];
    size_t options;
    struct ks_option_choice option[KS_MAX_OPTIONS];
    char reconstructed[KS_LANGUAGES][512]; /* what is reconstructed in this game */
};

/* Reads the manifest of a game; on failure the report says why. */
bool ks_manifest_read(struct ks_manifest *manifest, const struct ks_data_source *source,
                      const char *game, struct ks_certainty_count *certainty,
                      struct ks_data_report *report);

/* Name of the n-th game of a source, for n = 0, 1, ...; NULL after the last. */
const char *ks_manifest_game(const struct ks_data_source *source, size_t n, char *out,
                             size_t size);

/* The game whose paragraphs.csv tells the rules of a game or scenario: the one it is like, or
 * itself; NULL if there is no such game. */
const char *ks_manifest_book(const struct ks_data_source *source, const char *name,
                             char *out, size_t size);

/* An option by its name; NULL if the game has none of that name. */
const struct ks_option_choice *ks_manifest_option(const struct ks_manifest *m,
                                                  const char *name);

/* An object {"en": ..., "pl": ...} into an array [KS_LANGUAGES][size]. */
bool ks_manifest_texts(const struct ks_json *object, const char *key, char *out,
                       size_t size);

/* Reads the "certainty" of an object and counts the value. */
bool ks_manifest_sure(const struct ks_json *object, enum ks_part part,
                      struct ks_certainty_count *certainty);
