/* Advice for a person in the terminal: what the general would do, and his plan. */
#include <stdio.h>

#include "cli/say.h"
#include "cli/terminal.h"
#include "driver/advice.h"

/* Advice is for the side to decide, not for chance. */
static bool is_for_a_side(const struct ks_terminal *t)
{
    if (ks_actor(&t->match->state) < KS_CHANCE)
        return true;
    puts(ks_say(KS_SAY_DIE_FIRST, t->language));
    return false;
}

static void print_command(const struct ks_terminal *t, const struct ks_command *c)
{
    char text[2 * KS_TEXT];
    ks_command_say(t->match->game, c, t->language, text, sizeof text);
    printf("  %s\n", text);
}

void ks_terminal_hint(struct ks_terminal *t, const char *argument)
{
    struct ks_player general = ks_player("general");
    struct ks_asked asked;
    struct ks_advice advice;
    char text[2 * KS_TEXT];
    (void)argument;
    if (!is_for_a_side(t))
        return;
    struct ks_mind *mind = &t->advised[ks_actor(&t->match->state)];
    puts(ks_say(KS_SAY_HINT, t->language));
    fflush(stdout); /* it takes him a second or two */
    ks_advice_ask(t->match, &general, mind, &asked);
    ks_advise(&asked, &advice);
    *mind = asked.mind;
    for (size_t i = 0; i < advice.n; i++) {
        ks_tell_choice(t->match->game, advice.step[i], t->language, text, sizeof text);
        printf("  %s\n", text);
    }
    if (advice.ordered) {
        char order[KS_ORDER_TEXT];
        ks_order_text(t->match->game, &advice.order, order, sizeof order);
        printf("  %s\n", order);
    }
    if (advice.planned)
        print_command(t, &advice.command);
}

void ks_terminal_plan(struct ks_terminal *t, const char *argument)
{
    const struct ks_match *m = t->match;
    struct ks_disposition plan;
    int told = 0;
    (void)argument;
    if (!is_for_a_side(t))
        return;
    ks_advice_plan(m->game, &m->state, (int)ks_actor(&m->state), KS_BALANCED, &plan);
    for (int i = 0; i < plan.n; i++)
        if (ks_command_is_present(&plan.v[i])) {
            print_command(t, &plan.v[i]);
            told++;
        }
    if (told == 0)
        puts(ks_say(KS_SAY_NO_PLAN, t->language));
}
