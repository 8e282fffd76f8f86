/* What a side does as a whole: by which doctrine, and what comes of it for its commands. */
#include <criterion/criterion.h>
#include <string.h>

#include "ai/staff.h"
#include "ai/stance.h"
#include "data_help.h"

/* ---- doctrines ---- */

static struct ks_doctrine doctrine(const char *text)
{
    struct ks_doctrine d;
    cr_assert(ks_doctrine_parse(text, strlen(text), &d), "%s", text);
    return d;
}

Test(ai_stance, a_doctrine_is_a_stance_or_one_after_another)
{
    struct ks_doctrine one = doctrine("stand"), two = doctrine("avoid-9-charge");
    cr_expect(one.first == KS_STANDS && one.then == KS_STANDS);
    cr_expect(two.first == KS_AVOIDS && two.until == 9 && two.then == KS_CHARGES);
}

Test(ai_stance, anything_else_is_none)
{
    static const char *const wrong[] = {"",
                                        "march",
                                        "avoid-",
                                        "avoid-9",
                                        "avoid-9-",
                                        "avoid-9-charge-",
                                        "-9-charge",
                                        "avoid--charge",
                                        "avoid-256-charge",
                                        "plan-1-plan-2-plan"};
    struct ks_doctrine d;
    for (size_t i = 0; i < sizeof wrong / sizeof wrong[0]; i++)
        cr_expect_not(ks_doctrine_parse(wrong[i], strlen(wrong[i]), &d), "%s", wrong[i]);
}

static enum ks_stance stance_in(int turn, const char *text, enum ks_temper temper)
{
    struct ks_game *g = load("szczekociny/battle", "");
    struct ks_doctrine d = doctrine(text);
    struct ks_state s;
    cr_assert_eq(g->turns, 22);
    ks_setup(g, &s);
    s.turn = (uint8_t)turn;
    return ks_stance(g, &s, &d, temper);
}

Test(ai_stance, the_first_stance_holds_to_the_end_of_its_turn)
{
    cr_expect_eq(stance_in(1, "avoid-9-charge", KS_BALANCED), KS_AVOIDS);
    cr_expect_eq(stance_in(9, "avoid-9-charge", KS_BALANCED), KS_AVOIDS);
    cr_expect_eq(stance_in(10, "avoid-9-charge", KS_BALANCED), KS_CHARGES);
}

Test(ai_stance, in_the_first_third_the_bold_dare_more_and_the_cautious_less)
{
    cr_expect_eq(stance_in(8, "plan", KS_BOLD), KS_CHARGES);
    cr_expect_eq(stance_in(8, "plan", KS_CAUTIOUS), KS_STANDS);
    cr_expect_eq(stance_in(8, "avoid", KS_BOLD), KS_PLANS);
    cr_expect_eq(stance_in(8, "charge", KS_CAUTIOUS), KS_PLANS);
    cr_expect_eq(stance_in(9, "plan", KS_BOLD), KS_PLANS);
    cr_expect_eq(stance_in(9, "plan", KS_CAUTIOUS), KS_PLANS);
}

/* ---- what comes of them ---- */

/* Commands with troops that staff of such a style gives a task. */
static size_t commands_with(struct ks_style style, enum ks_task task)
{
    struct ks_game *g = load("maciejowice/battle", "");
    static struct ks_mind mind;
    struct ks_state s;
    size_t n = 0;
    ks_setup(g, &s);
    while (s.actor != 0)
        ks_step(g, &s, ks_sample(g, &s, 1), NULL);
    mind = (struct ks_mind){0};
    struct ks_query q = {
        .game = g, .view = &s, .state = &s, .style = style, .mind = &mind};
    cr_assert(ks_staff_plan(&q));
    for (size_t i = 0; i < mind.disposition.n; i++)
        n += mind.disposition.v[i].strength > 0 && mind.disposition.v[i].task == task;
    return n;
}

static size_t commands_by(const char *text, enum ks_task task)
{
    return commands_with(
        (struct ks_style){.has_doctrine = true, .doctrine = doctrine(text)}, task);
}

Test(ai_stance, everybody_does_what_the_stance_says)
{
    size_t all = commands_by("charge", KS_ASSAULT);
    cr_expect_gt(all, 2);
    cr_expect_eq(commands_by("stand", KS_HOLD), all);
    cr_expect_eq(commands_by("avoid", KS_WITHDRAW), all);
    cr_expect_lt(commands_by("plan", KS_ASSAULT), all, "by their odds");
}

Test(ai_stance, an_officer_who_advises_has_a_plan)
{
    struct ks_style style = {
        .steady = true, .has_doctrine = true, .doctrine = doctrine("charge")};
    cr_expect_eq(commands_with(style, KS_HOLD), commands_by("plan", KS_HOLD));
}

/* ---- those of the battles ---- */

Test(ai_stance, a_battle_without_a_row_is_planned)
{
    static const char *const file = "rules1794-judgement.json";
    static const struct ks_doctrine none[2];
    const char *row = strstr(file_text(own_files(), file), "[\"szczekociny/battle\", ");
    char find[200] = "";
    struct ks_data_error error;
    cr_assert_not_null(row);
    strncat(find, row, strcspn(row, "\n"));
    struct ks_game *g =
        load_from(spoilt_files(file, find, ""), "szczekociny/battle", "", &error);
    cr_assert_not_null(g);
    cr_expect_eq(memcmp(g->doctrine, none, sizeof none), 0);
}
