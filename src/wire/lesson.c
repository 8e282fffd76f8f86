#include "wire/lesson.h"

struct ks_match *ks_lesson_match(const struct ks_lessons *lessons, size_t number)
{
    struct ks_dice dice;
    struct ks_match_terms terms = {.player = {ks_player("human"), ks_player("human")},
                                   .constructed = true};
    ks_dice_give(&dice);
    return ks_match_new(lessons->game, &lessons->lesson[number].start, &dice, &terms);
}

const struct ks_lesson_step *ks_lesson_next(const struct ks_lesson *lesson,
                                            const struct ks_match *m)
{
    return m->entries < lesson->steps ? &lesson->step[m->entries] : NULL;
}

size_t ks_lesson_own(const struct ks_lesson *lesson, size_t n)
{
    size_t own = 0;
    for (size_t i = 0; i < n && i < lesson->steps; i++)
        own += lesson->step[i].actor == lesson->side;
    return own;
}

/* The player of a lesson that says one thing and waits for another is stuck: the match
 * would stop at a decision that is not the next step's. */
static bool do_step(const struct ks_lesson_step *step, struct ks_match *m,
                    struct ks_action a, struct ks_refusal *no)
{
    if ((int)ks_actor(&m->state) != step->actor)
        return ks_refuse(no, "internal",
                         "Step %zu of the lesson is not this side's decision.",
                         m->entries + 1);
    return ks_match_apply(m, a, 0, no);
}

bool ks_lesson_go(const struct ks_lesson *lesson, struct ks_match *m,
                  struct ks_refusal *no)
{
    const struct ks_lesson_step *step;
    while ((step = ks_lesson_next(lesson, m)) != NULL && step->actor != lesson->side)
        if (!do_step(step, m, step->action[0], no))
            return false;
    return true;
}

static bool accepts(const struct ks_lesson_step *step, struct ks_action a)
{
    for (size_t i = 0; i < step->actions; i++)
        if (ks_action_key(step->action[i]) == ks_action_key(a))
            return true;
    return false;
}

bool ks_lesson_apply(const struct ks_lesson *lesson, struct ks_match *m,
                     struct ks_action a, struct ks_refusal *no)
{
    static const char *const over[KS_LANGUAGES] = {"This lesson is over.",
                                                   "Ta lekcja jest skończona."};
    static const char *const other[KS_LANGUAGES] = {"The lesson expects another step: ",
                                                    "Lekcja oczekuje innego kroku: "};
    const struct ks_lesson_step *step = ks_lesson_next(lesson, m);
    if (step == NULL || step->actor != lesson->side)
        return ks_refuse(no, "lesson", "%s", over[m->language]);
    if (!accepts(step, a))
        return ks_refuse(no, "lesson", "%s%s", other[m->language],
                         step->goal[m->language]);
    return do_step(step, m, a, no) && ks_lesson_go(lesson, m, no);
}
