/* What the page can read without a seat: battles, maps, rules, lessons. Made once at the
 * start. */
#ifndef KS_SERVER_API_H
#define KS_SERVER_API_H

#include <stdbool.h>
#include <stddef.h>

#include "driver/library.h"
#include "server/bots.h"
#include "server/words.h"
#include "wire/lesson.h"

struct ks_api;

/* NULL and a refusal if the data cannot be read. Lessons may be NULL. Whether the page is the
 * one inside the program says whether maps have a version. */
struct ks_api *ks_api_new(const struct ks_library *library,
                          const struct ks_lessons *lessons, bool own_page,
                          struct ks_refusal *no);
void ks_api_free(struct ks_api *api);

/* The list of battles takes a third of a second to make: it is made in a thread, which calls
 * wake when it is done. */
#define KS_API_BATTLES "/api/battles"
void ks_api_start(struct ks_api *api, void (*wake)(void *), void *context);

/* Can the answer to that path be given now? */
bool ks_api_is_ready(const struct ks_api *api, const char *path);

/* Lists programs among the players that can be chosen. */
void ks_api_add_bots(struct ks_api *api, const struct ks_bots *bots);

struct ks_answer_text {
    const char *text;
    size_t length;
    char etag[24]; /* with its quotes */
};

/* The JSON of an address such as "/api/map/raclawice"; NULL: there is none. */
const struct ks_answer_text *ks_api_find(struct ks_api *api, const char *path);

/* What is known of a scenario; false if it is unknown. */
bool ks_api_words(const struct ks_api *api, const char *scenario,
                  struct ks_scenario_words *out);

#endif
