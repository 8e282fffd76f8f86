/* What the page can read without a seat: battles, maps, rules, lessons. Made once at the
 * start. */
#pragma once

#include <stdbool.h>
#include <stddef.h>

#include "driver/library.h"
#include "server/bots.h"
#include "server/words.h"
#include "wire/lesson.h"

struct ks_api;

/* NULL and a refusal if the data cannot be read. Maps have a version only if the page is the
 * embedded one. */
struct ks_api *ks_api_new(const struct ks_library *library,
                          const struct ks_lesson_shelf *shelf, bool own_page,
                          struct ks_refusal *no);
void ks_api_free(struct ks_api *api);

/* The list of battles takes a third of a second: it is made in a thread, which calls wake when
 * done. */
#define KS_API_BATTLES "/api/battles"
void ks_api_start(struct ks_api *api, void (*wake)(void *), void *context);

/* Can the answer to that path be given now? */
bool ks_api_is_ready(const struct ks_api *api, const char *path);

/* Lists bots among the players that can be chosen. */
void ks_api_add_bots(struct ks_api *api, const struct ks_bots *bots);

struct ks_answer_text {
    const char *text;
    size_t length;
    char etag[24]; /* with its quotes */
};

/* The JSON of a path such as "/api/map/raclawice"; NULL: none. */
const struct ks_answer_text *ks_api_find(struct ks_api *api, const char *path);

/* What is known of a scenario; false if it is unknown. */
bool ks_api_words(const struct ks_api *api, const char *scenario,
                  struct ks_scenario_words *out);
