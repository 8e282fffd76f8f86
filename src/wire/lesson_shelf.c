#include <stdio.h>
#include <string.h>

#include "data/manifest.h"
#include "wire/lesson.h"

void ks_shelf_open(struct ks_lesson_shelf *shelf, const struct ks_library *library)
{
    struct ks_refusal no;
    char game[24], path[64];
    shelf->n = 0;
    for (size_t i = 0; shelf->n < KS_MAX_SHELF &&
                       ks_manifest_game(&library->source, i, game, sizeof game) != NULL;
         i++) {
        snprintf(path, sizeof path, "%s/lessons.json", game);
        shelf->n += ks_lessons_open(&shelf->book[shelf->n], library, path, &no);
    }
}

void ks_shelf_close(struct ks_lesson_shelf *shelf)
{
    for (size_t i = 0; i < shelf->n; i++)
        ks_lessons_close(&shelf->book[i]);
    shelf->n = 0;
}

const struct ks_lessons *ks_shelf_book(const struct ks_lesson_shelf *shelf,
                                       const char *game)
{
    for (size_t i = 0; i < shelf->n; i++) {
        const char *scenario = shelf->book[i].game->scenario;
        size_t n = strcspn(scenario, "/");
        if (strlen(game) == n && memcmp(scenario, game, n) == 0)
            return &shelf->book[i];
    }
    return NULL;
}
