#include "cli/menu.h"

#include <ctype.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "cli/say.h"
#include "cli/tell.h"

/* ---- what is shown ---- */

static size_t find_group(const struct ks_menu *m, ks_unit u)
{
    size_t i = 0;
    while (i < m->groups && m->group[i] != u)
        i++;
    return i;
}

/* Many choices of several units are shown by unit. */
static void arrange(struct ks_menu *m)
{
    m->groups = 0;
    for (size_t i = 0; i < m->shown; i++) {
        ks_unit u = m->list.v[m->item[i]].unit;
        if (find_group(m, u) == m->groups && m->groups <= KS_MAX_PIECES)
            m->group[m->groups++] = u;
    }
    m->by_unit = m->shown > KS_MENU_MOST && m->groups > 1;
}

static void show_all(struct ks_menu *m)
{
    m->shown = m->list.n;
    for (size_t i = 0; i < m->list.n; i++)
        m->item[i] = (uint16_t)i;
    m->narrowed = false;
    arrange(m);
}

/* The action as it is written, if it is one of the list. */
static bool exact(const struct ks_menu *m, const char *text, struct ks_action *out)
{
    char name[KS_TEXT];
    for (size_t i = 0; i < m->list.n; i++)
        if (ks_action_text(m->game, m->list.v[i], name, sizeof name) &&
            strcmp(name, text) == 0) {
            *out = m->list.v[i];
            return true;
        }
    return false;
}

/* What the dice of an action show: the number at the end of its text; NULL: it is no roll. */
static const char *shown_number(const struct ks_game *g, struct ks_action a,
                                char text[KS_TEXT])
{
    const char *word = ks_action_text(g, a, text, KS_TEXT) ? strrchr(text, ' ') : NULL;
    return word && word[1 + strspn(word + 1, "0123456789")] == '\0' ? word + 1 : NULL;
}

/* What a die shows is typed as it is: 7 is the roll of 7, not the seventh choice. */
static bool rolled(const struct ks_menu *m, const char *number, struct ks_action *out)
{
    char text[KS_TEXT];
    for (size_t i = 0; i < m->list.n; i++) {
        const char *shown = shown_number(m->game, m->list.v[i], text);
        if (shown && strcmp(shown, number) == 0) {
            *out = m->list.v[i];
            return true;
        }
    }
    return false;
}

void ks_menu_open(struct ks_menu *menu, const struct ks_game *g, const struct ks_state *s,
                  enum ks_language language)
{
    menu->game = g;
    menu->language = language;
    ks_legal(g, s, &menu->list);
    char first[KS_TEXT];
    menu->die = ks_actor(s) == KS_CHANCE && menu->list.n > 0 &&
                shown_number(g, menu->list.v[0], first) != NULL;
    show_all(menu);
}

static size_t count(const struct ks_menu *m, ks_unit u)
{
    size_t n = 0;
    for (size_t i = 0; i < m->shown; i++)
        n += m->list.v[m->item[i]].unit == u;
    return n;
}

/* The only choice of a group; a group of several has none. */
static bool only_choice(const struct ks_menu *m, ks_unit u, struct ks_action *out)
{
    for (size_t i = 0; i < m->shown; i++)
        if (m->list.v[m->item[i]].unit == u)
            *out = m->list.v[m->item[i]];
    return count(m, u) == 1;
}

static void print_group(const struct ks_menu *m, size_t number, ks_unit u)
{
    char text[2 * KS_TEXT];
    struct ks_action only;
    if (only_choice(m, u, &only)) {
        ks_tell_choice(m->game, only, m->language, text, sizeof text);
        printf("%4zu  %s\n", number, text);
    } else if (u < m->game->pieces)
        printf("%4zu  %s  (%s), %s: %zu\n", number, m->game->piece[u].name,
               m->game->piece[u].id, ks_say(KS_SAY_CHOICES, m->language), count(m, u));
    else
        printf("%4zu  %s, %s: %zu\n", number, ks_say(KS_SAY_WITHOUT_UNIT, m->language),
               ks_say(KS_SAY_CHOICES, m->language), count(m, u));
}

static void print_groups(const struct ks_menu *m)
{
    puts(ks_say(KS_SAY_CHOOSE_UNIT, m->language));
    for (size_t i = 0; i < m->groups; i++)
        print_group(m, i + 1, m->group[i]);
}

void ks_menu_print(const struct ks_menu *menu)
{
    char text[2 * KS_TEXT];
    if (menu->by_unit)
        print_groups(menu);
    for (size_t i = 0; i < menu->shown && !menu->by_unit; i++) {
        ks_tell_choice(menu->game, menu->list.v[menu->item[i]], menu->language, text,
                       sizeof text);
        if (menu->die)
            printf("%4lu  %s\n", strtoul(text + strcspn(text, "0123456789"), NULL, 10),
                   text);
        else
            printf("%4zu  %s\n", i + 1, text);
    }
    if (menu->narrowed)
        printf("   0  %s (%s: %zu)\n", ks_say(KS_SAY_BACK, menu->language),
               ks_say(KS_SAY_CHOICES, menu->language), menu->list.n);
}

/* ---- what is chosen ---- */

/* Does the text contain the words, in any order and case? */
static bool contains_word(const char *text, const char *word, size_t n)
{
    for (; *text != '\0'; text++) {
        size_t i = 0;
        while (i < n && text[i] != '\0' &&
               tolower((unsigned char)text[i]) == tolower((unsigned char)word[i]))
            i++;
        if (i == n)
            return true;
    }
    return false;
}

static bool contains(const char *text, const char *words)
{
    while (*words != '\0') {
        size_t n = strcspn(words, " ");
        if (n > 0 && !contains_word(text, words, n))
            return false;
        words += n + (words[n] == ' ');
    }
    return true;
}

static bool filter(struct ks_menu *m, const char *words)
{
    char text[2 * KS_TEXT];
    size_t n = 0;
    uint16_t kept[KS_MAX_ACTIONS];
    for (size_t i = 0; i < m->list.n; i++) {
        ks_tell_choice(m->game, m->list.v[i], m->language, text, sizeof text);
        if (contains(text, words))
            kept[n++] = (uint16_t)i;
    }
    if (n == 0)
        return false;
    memcpy(m->item, kept, n * sizeof kept[0]);
    m->shown = n;
    m->narrowed = n < m->list.n;
    arrange(m);
    return true;
}

static void take_group(struct ks_menu *m, ks_unit u)
{
    size_t n = 0;
    for (size_t i = 0; i < m->shown; i++)
        if (m->list.v[m->item[i]].unit == u)
            m->item[n++] = m->item[i];
    m->shown = n;
    m->narrowed = true;
    arrange(m);
}

bool ks_menu_action(const struct ks_menu *menu, unsigned long number,
                    struct ks_action *out)
{
    if (number < 1 || number > (menu->by_unit ? menu->groups : menu->shown))
        return false;
    if (menu->by_unit)
        return only_choice(menu, menu->group[number - 1], out);
    *out = menu->list.v[menu->item[number - 1]];
    return true;
}

static enum ks_pick pick_number(struct ks_menu *m, unsigned long number,
                                struct ks_action *out)
{
    if (number == 0) {
        show_all(m);
        return KS_PICK_NARROWED;
    }
    if (m->by_unit && number <= m->groups) {
        if (only_choice(m, m->group[number - 1], out))
            return KS_PICK_ACTION;
        take_group(m, m->group[number - 1]);
        return KS_PICK_NARROWED;
    }
    return ks_menu_action(m, number, out) ? KS_PICK_ACTION : KS_PICK_NUMBER;
}

enum ks_pick ks_menu_pick(struct ks_menu *menu, const char *text, struct ks_action *out)
{
    char *end;
    if (menu->die && rolled(menu, text, out))
        return KS_PICK_ACTION;
    if (menu->die && isdigit((unsigned char)text[0]))
        return KS_PICK_NUMBER;
    if (isdigit((unsigned char)text[0])) {
        unsigned long number = strtoul(text, &end, 10);
        /* Four digits are a hex, not a choice. */
        if (*end == '\0' && strlen(text) < 4)
            return pick_number(menu, number, out);
    }
    if (exact(menu, text, out))
        return KS_PICK_ACTION;
    return filter(menu, text) ? KS_PICK_NARROWED : KS_PICK_NOTHING;
}
