/* The tutorial: lessons.json of a game. A lesson is a constructed position and a list of steps;
 * the player does his own, those of the other side and of chance follow automatically. A lesson
 * has no counter: every step is one entry of the match. */
#pragma once

#include "core/ks.h"
#include "data/json.h"
#include "driver/library.h"
#include "driver/match.h"
#include "driver/refusal.h"

enum {
    KS_MAX_LESSONS = 32,
    KS_LESSON_STEPS = 64,
    KS_LESSON_ACTIONS = 8,
    KS_MAX_SHELF = 8
};

struct ks_lesson_step {
    int actor;      /* enum ks_actor */
    size_t actions; /* accepted; one unless it is the player's step */
    struct ks_action action[KS_LESSON_ACTIONS]; /* the first is the one shown */
    const char *goal[KS_LANGUAGES];             /* player's steps: what to do */
    const char *text[KS_LANGUAGES];             /* and why */
};

struct ks_lesson {
    const char *title[KS_LANGUAGES];
    const char *intro[KS_LANGUAGES];
    const char *done[KS_LANGUAGES]; /* what was learned */
    int side;                       /* the player's */
    struct ks_state start;
    size_t steps;
    struct ks_lesson_step step[KS_LESSON_STEPS];
};

struct ks_lessons {
    struct ks_game *game;     /* owned; of all lessons */
    struct ks_json_file file; /* holds the texts */
    size_t count;
    struct ks_lesson *lesson;
};

/* Reads "szczekociny/lessons.json" and loads its scenario. False and a refusal (bad_data, or that
 * of loading) with file and line if it cannot be read; then there is nothing to close. */
bool ks_lessons_open(struct ks_lessons *lessons, const struct ks_library *library,
                     const char *path, struct ks_refusal *no);
void ks_lessons_close(struct ks_lessons *lessons);

/* The lessons of all games that have some, in the order of the games. A game whose lessons cannot
 * be read is left out: `kosynier check` says why. */
struct ks_lesson_shelf {
    size_t n;
    struct ks_lessons book[KS_MAX_SHELF];
};

void ks_shelf_open(struct ks_lesson_shelf *shelf, const struct ks_library *library);
void ks_shelf_close(struct ks_lesson_shelf *shelf);

/* The lessons of a game, by its name; NULL if it has none. */
const struct ks_lessons *ks_shelf_book(const struct ks_lesson_shelf *shelf,
                                       const char *game);

/* A match at the start of a lesson (number from 0), in memory, with given dice. Nothing happens
 * yet: see ks_lesson_go. NULL if out of memory. */
struct ks_match *ks_lesson_match(const struct ks_lessons *lessons, size_t number);

/* The next step; NULL at the end of the lesson. */
const struct ks_lesson_step *ks_lesson_next(const struct ks_lesson *lesson,
                                            const struct ks_match *m);

/* How many of the first n steps are the player's, for "step 3 of 7". */
size_t ks_lesson_own(const struct ks_lesson *lesson, size_t n);

/* Does the steps of chance and of the other side up to the player's next. */
bool ks_lesson_go(const struct ks_lesson *lesson, struct ks_match *m,
                  struct ks_refusal *no);

/* Does the player's step, and ks_lesson_go. An action the lesson does not expect is refused with
 * the code "lesson", in the language of the match; nothing happens. */
bool ks_lesson_apply(const struct ks_lesson *lesson, struct ks_match *m,
                     struct ks_action a, struct ks_refusal *no);
