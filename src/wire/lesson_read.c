/* Reads lessons.json; every error names its line. */
#include <stdlib.h>
#include <string.h>

#include "wire/lesson.h"
#include "wire/position.h"

static bool read_actor(const struct ks_game *g, const struct ks_json *object,
                       const char *key, bool chance, int *out)
{
    struct ks_json at;
    const char *name;
    if (!ks_json_get(object, key, "the name of a side", &at) ||
        (name = ks_json_string(&at)) == NULL)
        return false;
    for (*out = 0; *out < 2; ++*out)
        if (strcmp(name, g->side[*out]) == 0)
            return true;
    if (chance && strcmp(name, "chance") == 0) {
        *out = KS_CHANCE;
        return true;
    }
    return ks_json_fault(&at, "found \"%.40s\"; expected %s%s%s", name, g->side[0],
                         chance ? ", chance or " : " or ", g->side[1]);
}

static bool read_action(const struct ks_game *g, const struct ks_json *at,
                        struct ks_lesson_step *step)
{
    const char *text = ks_json_string(at);
    if (text == NULL)
        return false;
    if (!ks_action_parse(g, text, &step->action[step->actions]))
        return ks_json_fault(at, "\"%.60s\" is not an action", text);
    step->actions++;
    return true;
}

static bool read_also(const struct ks_game *g, const struct ks_json *object,
                      struct ks_lesson_step *step)
{
    struct ks_json also, item;
    size_t count;
    if (!ks_json_has(object, "also", &also))
        return true;
    if (!ks_json_is_array(&also, 1, KS_LESSON_ACTIONS - 1, &count))
        return false;
    bool good = true;
    for (size_t i = 0; i < count; i++) {
        item = ks_json_item(&also, i);
        good &= read_action(g, &item, step);
    }
    return good;
}

/* What the player reads belongs to his steps, and only to them. */
static bool read_step(const struct ks_game *g, const struct ks_json *object, int side,
                      struct ks_lesson_step *step)
{
    static const char *const own[] = {"actor", "action", "goal", "text", "also", NULL};
    static const char *const others[] = {"actor", "action", NULL};
    struct ks_json action;
    if (!ks_json_is_object(object) ||
        !read_actor(g, object, "actor", true, &step->actor) ||
        !ks_json_get(object, "action", "an action, as in the protocol", &action) ||
        !read_action(g, &action, step))
        return false;
    if (step->actor != side)
        return ks_json_only(object, others);
    bool good = read_also(g, object, step);
    good &= ks_json_texts(object, "goal", step->goal);
    good &= ks_json_texts(object, "text", step->text);
    return good & ks_json_only(object, own);
}

static bool read_position(const struct ks_game *g, const struct ks_json *object,
                          struct ks_state *out)
{
    struct ks_json position;
    struct ks_refusal no;
    if (!ks_json_get(object, "position", "{ a position }", &position) ||
        !ks_json_is_object(&position))
        return false;
    return ks_position_state(g, position.value, out, &no) ||
           ks_json_fault(&position, "%s", no.message);
}

static bool read_lesson(const struct ks_game *g, const struct ks_json *object,
                        struct ks_lesson *lesson)
{
    static const char *const keys[] = {"title",    "intro", "done", "side",
                                       "position", "steps", NULL};
    struct ks_json steps, step;
    if (!ks_json_is_object(object) ||
        !read_actor(g, object, "side", false, &lesson->side) ||
        !ks_json_get(object, "steps", "[ steps ]", &steps) ||
        !ks_json_is_array(&steps, 1, KS_LESSON_STEPS, &lesson->steps))
        return false;
    bool good = ks_json_texts(object, "title", lesson->title);
    good &= ks_json_texts(object, "intro", lesson->intro);
    good &= ks_json_texts(object, "done", lesson->done);
    good &= read_position(g, object, &lesson->start);
    for (size_t i = 0; i < lesson->steps; i++) {
        step = ks_json_item(&steps, i);
        good &= read_step(g, &step, lesson->side, &lesson->step[i]);
    }
    return good & ks_json_only(object, keys);
}

static bool read_all(struct ks_lessons *lessons, const struct ks_library *library,
                     struct ks_refusal *no)
{
    static const char *const keys[] = {"scenario", "lessons", NULL};
    struct ks_json top = ks_json_top(&lessons->file), scenario, list, item;
    const char *name;
    if (!ks_json_get(&top, "scenario", "the name of a scenario", &scenario) ||
        (name = ks_json_string(&scenario)) == NULL ||
        !ks_json_get(&top, "lessons", "[ lessons ]", &list) ||
        !ks_json_is_array(&list, 1, KS_MAX_LESSONS, &lessons->count) ||
        !ks_json_only(&top, keys))
        return false;
    lessons->game = ks_library_game(library, name, NULL, 0, no);
    if (lessons->game == NULL)
        return ks_json_fault(&scenario, "%s", no->message);
    lessons->lesson = calloc(lessons->count, sizeof *lessons->lesson);
    if (lessons->lesson == NULL)
        return ks_json_fault(&list, "out of memory");
    bool good = true;
    for (size_t i = 0; i < lessons->count; i++) {
        item = ks_json_item(&list, i);
        good &= read_lesson(lessons->game, &item, &lessons->lesson[i]);
    }
    return good;
}

bool ks_lessons_open(struct ks_lessons *lessons, const struct ks_library *library,
                     const char *path, struct ks_refusal *no)
{
    struct ks_data_report report;
    *lessons = (struct ks_lessons){0};
    ks_report_init(&report);
    bool open = ks_json_open(&lessons->file, &library->source, path, &report);
    if (open && read_all(lessons, library, no)) {
        lessons->file.report = NULL; /* it ends with this function */
        return true;
    }
    if (open)
        ks_lessons_close(lessons);
    return ks_library_refuse(no, &report);
}

void ks_lessons_close(struct ks_lessons *lessons)
{
    free(lessons->lesson);
    ks_game_free(lessons->game);
    ks_json_close(&lessons->file);
    *lessons = (struct ks_lessons){0};
}
