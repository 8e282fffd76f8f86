#include "data_toy.h"

#include <stdio.h>
#include <string.h>

#define FOLDER KS_SOURCE_DIR "/tests/games"

/* The toy stands in the place of a game: it takes over its column of settings, and its files are
 * not there, nor the figures of judgement that name its scenarios. */
static struct ks_data_source *other_files(const char *game)
{
    struct ks_data_source *source = own_files();
    char column[64], toy[64];
    const char *next = strcmp(game, "maciejowice") == 0 ? "certainty" : "maciejowice";
    size_t n = 0;

    snprintf(column, sizeof column, "\"%s\", \"%s\"", game, next);
    snprintf(toy, sizeof toy, "\"toy\", \"%s\"", next);
    spoil(source, "rules1794.json", column, toy);
    for (size_t i = 0; i < source->files; i++) {
        const struct ks_data_file *f = &source->file[i];
        bool own =
            strncmp(f->path, game, strlen(game)) == 0 && f->path[strlen(game)] == '/';
        if (!own && strcmp(f->path, "rules1794-judgement.json") != 0)
            source->file[n++] = *f;
    }
    source->files = n;
    return source;
}

struct ks_data_source *toy_files(const char *game)
{
    struct ks_data_source *source = other_files(game);
    const struct ks_data_file *charts =
        ks_data_source_find(source, "raclawice/tables.json", 0);

    add_text(source, TOY_TABLES, charts->text);
    add_folder(source, FOLDER);
    if (strcmp(game, "maciejowice") != 0) /* there guns do not limber */
        spoil(source, TOY_SETUP, "0202,S,limbered", "0202,S,");
    return source;
}

struct ks_game *load_toy(const char *game, const char *options)
{
    return load_sound(toy_files(game), TOY_SCENARIO, options);
}
