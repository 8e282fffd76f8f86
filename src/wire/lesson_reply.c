#include "wire/lesson_reply.h"

#include <string.h>

#include "wire/reply.h"

json_t *ks_lessons_list(const struct ks_lessons *lessons)
{
    const char *scenario = lessons->game->scenario;
    json_t *out = json_object(), *list = json_array();
    for (size_t i = 0; i < lessons->count; i++) {
        const struct ks_lesson *l = &lessons->lesson[i];
        json_t *item = json_object();
        ks_add(item, "title", ks_reply_both(l->title[0], l->title[1]));
        ks_add(item, "intro", ks_reply_both(l->intro[0], l->intro[1]));
        ks_add_text(item, "side", lessons->game->side[l->side]);
        ks_add_int(item, "steps", (json_int_t)ks_lesson_own(l, l->steps));
        json_array_append_new(list, item);
    }
    ks_add(out, "battle", json_stringn(scenario, strcspn(scenario, "/")));
    ks_add_text(out, "scenario", scenario);
    ks_add(
        out, "title",
        ks_reply_both(lessons->game->title[KS_ENGLISH], lessons->game->title[KS_POLISH]));
    ks_add(out, "lessons", list);
    return out;
}

static json_t *expected(const struct ks_game *g, const struct ks_lesson_step *step)
{
    json_t *out = json_array();
    for (size_t i = 0; step != NULL && i < step->actions; i++)
        json_array_append_new(out, ks_reply_action(g, step->action[i]));
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
    ks_add_int(out, "n", (json_int_t)number + 1);
    ks_add_int(out, "of", (json_int_t)lessons->count);
    ks_add_int(out, "step", (json_int_t)done + (done < all));
    ks_add_int(out, "steps", (json_int_t)all);
    ks_add_text(out, "title", l->title[language]);
    ks_add_text(out, "intro", l->intro[language]);
    ks_add_text(out, "text",
                step == NULL ? l->done[language]
                : own        ? step->text[language]
                             : "");
    ks_add_text(out, "goal", own ? step->goal[language] : "");
    ks_add(out, "expect", expected(lessons->game, own ? step : NULL));
    ks_add_bool(out, "done", step == NULL);
    return out;
}
