/* States that were tampered with: the check value is no secret, so the frames are looked through. */
#include <criterion/criterion.h>
#include <stdio.h>
#include <string.h>

#include "core/frame.h"
#include "core/play.h"
#include "data_help.h"
#include "rules1794/dispatch.h"
#include "rules1794/frames.h"

static char text[1 << 17];

/* A state of a game a few decisions on, with that procedure on top; its text. */
static void play_to(const struct ks_game *g, struct ks_state *s, const char *const *acts)
{
    struct ks_action a;

    for (; *acts; acts++) {
        cr_assert(ks_action_parse(g, *acts, &a), "%s", *acts);
        cr_assert(ks_apply(g, s, a, NULL), "%s", *acts);
    }
    cr_assert_lt(ks_state_text(g, s, text, sizeof text), sizeof text);
}

static void replace(const char *old, const char *with)
{
    char *at = strstr(text, old);

    cr_assert(at, "no \"%s\" in\n%s", old, text);
    memmove(at + strlen(with), at + strlen(old), strlen(at + strlen(old)) + 1);
    memcpy(at, with, strlen(with));
}

/* Reads the text with the right check value; what it is refused for, "" if it is not. */
static const char *refusal(const struct ks_game *g)
{
    static char error[KS_TEXT];
    static struct ks_state s;
    static const char which[] = "check value, which is: ";
    char value[20] = "";

    if (ks_state_parse(g, text, &s, error))
        return "";
    const char *right = strstr(error, which);
    if (!right)
        return error;
    strncpy(value, right + strlen(which), 16);
    char *at = strstr(text, "\ncheck ");
    strcpy(at + 7, value);
    return ks_state_parse(g, text, &s, error) ? "" : error;
}

static const char *const gun[] = {"bombard ru_art_1 1014", NULL};

static void aim_a_gun(const struct ks_game *g)
{
    static struct ks_state s;
    char error[KS_TEXT];

    cr_assert(ks_state_parse(g,
                             "phase movement\nactive ru_tormasow\nunit ru_tormasow 1010\n"
                             "unit ru_art_1 1011 S\nunit pl_2pp_1_1 1014 N\n",
                             &s, error),
              "%s", error);
    play_to(g, &s, gun);
    cr_assert_str_eq(refusal(g), "");
}

/* A gun that fires at piece 60000. */
Test(state_frames, a_piece_that_is_none)
{
    struct ks_game *g = load("raclawice/historical", "");
    char frame[200];
    struct ks_state s;
    char error[KS_TEXT];

    aim_a_gun(g);
    cr_assert(ks_state_parse(g, text, &s, error));
    const struct ks_frame *f = frame_of(&s);
    snprintf(frame, sizeof frame, "frame %u %u %u %u %u %u %u %u ", f->proc, f->step,
             f->side, f->count, f->unit, f->hex, f->a, f->b);
    char with[200];
    snprintf(with, sizeof with, "frame %u %u %u %u %u %u %u 60000 ", f->proc, f->step,
             f->side, f->count, f->unit, f->hex, f->a);
    replace(frame, with);
    cr_expect(strstr(refusal(g), "b is 60000 and should be a piece of the game"), "%s",
              refusal(g));
    ks_game_free(g);
}

Test(state_frames, no_such_procedure)
{
    struct ks_game *g = load("raclawice/historical", "");

    aim_a_gun(g);
    replace("\nframe 11 ", "\nframe 25 ");
    cr_expect(strstr(refusal(g), "expected a number in range"), "%s", refusal(g));
    ks_game_free(g);
}

Test(state_frames, procedures_in_the_wrong_order)
{
    struct ks_game *g = load("raclawice/historical", "");

    aim_a_gun(g);
    replace("\nframe 2 ", "\nframe 17 ");
    cr_expect_str_neq(refusal(g), "");
    ks_game_free(g);
}

Test(state_frames, who_is_asked_must_be_right)
{
    struct ks_game *g = load("raclawice/historical", "");

    aim_a_gun(g);
    replace("actor chance", "actor russian");
    cr_expect(strstr(refusal(g), "asks nobody so"), "%s", refusal(g));
    ks_game_free(g);
}

Test(state_frames, chance_wins_no_game)
{
    struct ks_game *g = load("raclawice/historical", "");

    aim_a_gun(g);
    replace("actor chance\n", "actor nobody\nover 2\n");
    cr_expect(strstr(refusal(g), "chance does not win"), "%s", refusal(g));
    ks_game_free(g);
}

/* One procedure too many ends the game instead of writing past the stack, in any build. */
Test(state_frames, the_stack_has_an_end)
{
    static struct ks_state s;
    struct ks_game *g = load("raclawice/historical", "");
    struct play p = {g, &s, NULL};

    ks_setup(g, &s);
    for (int i = 0; i < 3 * KS_MAX_FRAMES; i++)
        ks_push(&p, PROC_PHASE4)->side = 1;
    cr_assert_leq(s.depth, KS_MAX_FRAMES + 1);
    ks_run_on(&p);
    cr_expect_eq(ks_actor(&s), KS_NOBODY);
    cr_expect_eq(s.over, 1);
    cr_expect_eq(s.result, KS_NOBODY);
    cr_expect_null(ks_invariant(g, &s));
    ks_game_free(g);
}

Test(state_frames, every_procedure_has_its_row)
{
    for (int i = 0; i < PROCS; i++)
        cr_expect(r94_frame_rule[i].name, "procedure %d", i);
}
