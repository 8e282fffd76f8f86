/* What the 1794 games say in both languages where it depends on more than the code. */
#include <criterion/criterion.h>
#include <stdio.h>
#include <string.h>

#include "data_help.h"
#include "game_help.h"

/* Plays a position on by actions, one a line, and keeps what the last one told. */
static void play(const struct ks_game *g, struct ks_state *s, const char *position,
                 const char *actions, struct ks_events *told)
{
    char line[KS_TEXT];
    read_position(g, s, position);
    while (*actions) {
        size_t n = strcspn(actions, "\n");
        snprintf(line, sizeof line, "%.*s", (int)n, actions);
        told->n = 0;
        cr_assert(ks_apply(g, s, read_action(g, line), told), "%s", line);
        actions += n + (actions[n] == '\n');
    }
}

static void says(const struct ks_game *g, const struct ks_event *e, const char *english,
                 const char *polish)
{
    char text[KS_TEXT];
    ks_event_text(g, e, KS_ENGLISH, text, sizeof text);
    cr_assert(strstr(text, english) != NULL, "%s", text);
    ks_event_text(g, e, KS_POLISH, text, sizeof text);
    cr_assert(strstr(text, polish) != NULL, "%s", text);
}

static const struct ks_event *told_by(const struct ks_game *g,
                                      const struct ks_events *told, const char *name)
{
    for (size_t i = 0; i < told->n; i++)
        if (strcmp(ks_event_name(g, &told->v[i]), name) == 0)
            return &told->v[i];
    cr_assert_fail("%s was not told", name);
    return NULL;
}

/* [4.5a] He is no overall commander. */
Test(data_words, pistor_activates_in_his_own_name)
{
    struct ks_game *g = load("szczekociny/battle", "");
    struct ks_state s;
    struct ks_events told;
    const char *position = "turn 3\nphase activation\nactive ru_pistor\n"
                           "unit ru_pistor 1520\nunit ru_rachmanow 1428\n"
                           "unit ru_rgt_f_1_1 1428 S\nunit pr_favrat 1424\n"
                           "unit pr_22pp_1_1 1424 S\n";
    play(g, &s, position, "", &told);
    struct ks_event ask = ks_prompt(g, &s);
    says(g, &ask, "Pistor: activate another commander", "Pistor: aktywuj innego dowódcę");
    play(g, &s, position, "activate ru_rachmanow", &told);
    const struct ks_event *e = told_by(g, &told, "IS_ACTIVATED_BY");
    says(g, e, "Pistor activates", "Pistor aktywuje");
    says(g, e, "Rachmanow", "Rachmanow");
    cr_assert_str_eq(ks_event_paragraph(g, e), "4.5a");
}

/* [4.5c] r198. */
Test(data_words, a_fallen_commander_is_not_told_to_move)
{
    struct ks_game *g = load("raclawice/historical", "");
    struct ks_state s;
    struct ks_events told;
    play(g, &s,
         "phase movement\nactive ru_tomatis\nactor polish\nunit ru_tomatis 1016\n"
         "unit ru_uglicki_1_1 1016 N\nunit ru_uglicki_2_1 1116 N\n"
         "unit pl_art_1 1014 S\n",
         "bombard pl_art_1 1016\nroll 0\nroll 0", &told);
    struct ks_event ask = ks_prompt(g, &s);
    says(g, &ask, "Tomatis has left the battle", "Tomatis nie bierze już udziału");
}

/* [7.3.2-3] */
Test(data_words, a_square_steps_for_all_its_points)
{
    struct ks_game *g = load("raclawice/historical", "");
    struct ks_state s;
    struct ks_events told;
    play(g, &s,
         "phase movement\nactive pl_zajaczek\nunit pl_zajaczek 0814\n"
         "unit pl_2pp_1_1 0916 S form=square\nunit pl_2pp_1_2 0916 S form=square\n"
         "unit pl_2pp_1_3 0916 S form=square\nunit pl_2pp_1_4 0916 S form=square\n",
         "move pl_2pp_1_1\nstep pl_2pp_1_1 0915", &told);
    says(g, told_by(g, &told, "STEPS"), "cost 4 MP, 0 left", "koszt 4 PR, pozostało 0");
}
