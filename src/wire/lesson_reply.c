#include "wire/lesson_reply.h"

#include <string.h>

#include "wire/reply.h"

static json_t *both(const char *const text[KS_LANGUAGES])
{
    return json_pack("{s:s, s:s}", "en", text[KS_ENGLISH], "pl", text[KS_POLISH]);
}

json_t *ks_lessons_list(const struct ks_lessons *lessons)
{
    const char *scenario = lessons->game->scenario;
    json_t *out = json_object(), *list = json_array();
    for (size_t i = 0; i < lessons->count; i++) {
        const struct ks_lesson *l = &lessons->lesson[i];
        json_t *item = json_object();
        json_object_set_new(item, "title", both(l->title));
        json_object_set_new(item, "intro", both(l->intro));
        json_object_set_new(item, "side", json_string(lessons->game->side[l->side]));
        json_object_set_new(item, "steps",
                            json_integer((json_int_t)ks_lesson_own(l, l->steps)));
        json_array_append_new(list, item);
    }
    json_object_set_new(out, "battle", json_stringn(scenario, strcspn(scenario, "/")));
    json_object_set_new(out, "scenario", json_string(scenario));
    json_object_set_new(out, "lessons", list);
    return out;
}

static json_t *expected(const struct ks_game *g, const struct ks_lesson_step *step)
{
    char text[KS_TEXT];
    json_t *out = json_array();
    for (size_t i = 0; step != NULL && i < step->actions; i++)
        if (ks_action_text(g, step->action[i], text, sizeof text))
            json_array_append_new(out, ks_reply_text(text));
    return out;
}

json_t *ks_lesson_reply(const struct ks_lessons *lessons, size_t number,
                        const struct ks_match *m, enum ks_language language)
{
    const struct ks_lesson *l = &lessons->lesson[number];
    const struct ks_lesson_step *step = ks_lesson_next(l, m);
    size_t done = ks_lesson_own(l, m->entries), all = ks_lesson_own(l, l->steps);
    bool own = step != NULL && step->actor == l->side;
    json_t *out = json_object();
    json_object_set_new(out, "n", json_integer((json_int_t)number + 1));
    json_object_set_new(out, "of", json_integer((json_int_t)lessons->count));
    json_object_set_new(out, "step", json_integer((json_int_t)done + (done < all)));
    json_object_set_new(out, "steps", json_integer((json_int_t)all));
    json_object_set_new(out, "title", json_string(l->title[language]));
    json_object_set_new(out, "intro", json_string(l->intro[language]));
    json_object_set_new(out, "text",
                        json_string(step == NULL ? l->done[language]
                                    : own        ? step->text[language]
                                                 : ""));
    json_object_set_new(out, "goal", json_string(own ? step->goal[language] : ""));
    json_object_set_new(out, "expect", expected(lessons->game, own ? step : NULL));
    json_object_set_new(out, "done", json_boolean(step == NULL));
    return out;
}
