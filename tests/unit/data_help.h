/* Helpers of the tests of src/data: games from the program's own files, whole or
 * spoilt. Sources, games and texts are given back when the test ends. */
#pragma once

#include "core/ks.h"
#include "data/load.h"
#include "data/source.h"
#include "driver/library.h"
#include "rules1794/game.h"

/* The program's own files. Ends the test if they cannot be read. */
struct ks_data_source *own_files(void);

/* The games of those files. */
struct ks_library *own_library(void);

/* A source with nothing in it yet. */
struct ks_data_source *no_files(void);

/* Adds a text as a file; it must stay. */
void add_text(struct ks_data_source *source, const char *path, const char *text);

/* Lays an owner's folder over what there is. */
void add_folder(struct ks_data_source *source, const char *folder);

/* A file's text: that of the owner, if he has one. */
const char *file_text(const struct ks_data_source *source, const char *path);

/* A text with one place changed, which must be there exactly once. */
const char *changed_text(const char *text, const char *find, const char *put);

/* Changes one place of a file in the source; returns its line. */
unsigned spoil(struct ks_data_source *source, const char *path, const char *find,
               const char *put);

/* The own files, spoilt. */
struct ks_data_source *spoilt_files(const char *path, const char *find, const char *put);

/* Loads with options "edition=2010-pl,setup=2"; ends the test if that fails. */
struct ks_game *load(const char *scenario, const char *options);
struct ks_game *load_sound(const struct ks_data_source *source, const char *scenario,
                           const char *options);

/* The same; NULL and the error if it fails. */
struct ks_game *load_from(const struct ks_data_source *source, const char *scenario,
                          const char *options, struct ks_data_error *error);

/* A piece by side and printed name. */
ks_unit named(const struct ks_game *g, int side, const char *name);

/* Where the scenario puts it: "1809", "-" if it arrives later. */
const char *hex_of(const struct ks_game *g, ks_unit u);
