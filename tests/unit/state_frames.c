/* States that were tampered with: the check value is no secret, so the frames are looked through. */
#include <criterion/criterion.h>
#include <stdio.h>
#include <string.h>

#include "core/frame.h"
#include "core/play.h"
#include "data_help.h"
#include "game_help.h"
#include "rules1794/dispatch.h"
#include "rules1794/frames.h"

static char text[1 << 17];

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

/* A gun of Racławice fires: its procedure waits for the die. */
static const struct ks_game *aim_a_gun(void)
{
    static struct ks_state s;
    struct ks_game *g = load("raclawice/historical", "");

    read_position(g, &s,
                  "phase movement\nactive ru_tormasow\nunit ru_tormasow 1010\n"
                  "unit ru_art_1 1011 S\nunit pl_2pp_1_1 1014 N\n");
    act(g, &s, "bombard ru_art_1 1014");
    cr_assert_lt(ks_state_text(g, &s, text, sizeof text), sizeof text);
    cr_assert_str_eq(refusal(g), "");
    return g;
}

/* A gun that fires at piece 60000. */
Test(state_frames, a_piece_that_is_none)
{
    const struct ks_game *g = aim_a_gun();
    char frame[200], with[sizeof frame + 8];
    struct ks_state s;

    read_position(g, &s, text);
    const struct ks_frame *f = frame_of(&s);
    int length = snprintf(frame, sizeof frame, "frame %u %u %u %u %u %u %u ", f->proc,
                          f->step, f->side, f->count, f->unit, f->hex, f->a);
    snprintf(with, sizeof with, "%s60000 ", frame);
    snprintf(frame + length, sizeof frame - (size_t)length, "%u ", f->b);
    replace(frame, with);
    cr_expect(strstr(refusal(g), "b is 60000 and should be a piece of the game"), "%s",
              refusal(g));
}

Test(state_frames, what_does_not_fit_together)
{
    static const struct {
        const char *old, *with, *message;
    } row[] = {
        {"\nframe 11 ", "\nframe 25 ", "expected a number in range"}, /* no procedure */
        {"\nframe 2 ", "\nframe 17 ", "frame"}, /* in the wrong order */
        {"actor chance", "actor russian", "does not ask that actor"},
        {"actor chance\n", "actor nobody\nover 2\n", "chance does not win"},
    };

    for (size_t i = 0; i < sizeof row / sizeof *row; i++) {
        const struct ks_game *g = aim_a_gun();
        replace(row[i].old, row[i].with);
        cr_expect(strstr(refusal(g), row[i].message), "%s: %s", row[i].with, refusal(g));
    }
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
}

Test(state_frames, every_procedure_has_its_row)
{
    for (int i = 0; i < PROCS; i++)
        cr_expect(r94_frame_rule[i].name, "procedure %d", i);
}
