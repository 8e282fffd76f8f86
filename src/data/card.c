#include "data/card.h"

enum { MOST_GAMES = 1000000, MOST_SPECIAL = 8, TEXT = 800 };

static bool check_texts(const struct ks_json *at)
{
    char text[TEXT];
    struct ks_json said;
    bool good = ks_json_is_object(at) && ks_json_only(at, KS_KEYS("en", "pl"));

    for (const char *const *key = KS_KEYS("en", "pl"); good && *key != NULL; key++)
        good = ks_json_get(at, *key, "a text in quotes", &said) &&
               ks_json_text(&said, text, sizeof text);
    return good;
}

/* One for each side. */
static bool check_aims(const struct ks_json *aims, const struct ks_manifest *m)
{
    const char *sides[] = {m->side[0], m->side[1], NULL};
    struct ks_json aim;
    bool good = ks_json_is_object(aims) && ks_json_only(aims, sides);

    for (size_t i = 0; good && i < 2; i++)
        good = ks_json_get(aims, sides[i], "the aim of that side", &aim) &&
               check_texts(&aim);
    return good;
}

static bool check_special(const struct ks_json *list)
{
    size_t count;
    bool good = ks_json_is_array(list, 1, MOST_SPECIAL, &count);

    for (size_t i = 0; good && i < count; i++) {
        struct ks_json item = ks_json_item(list, i);
        good = check_texts(&item);
    }
    return good;
}

/* By the value of an option; a value without a text is not spoken of. */
static bool check_ends(const struct ks_json *ends, const struct ks_manifest *m)
{
    const char *values[KS_MAX_VALUES + 1] = {NULL};
    struct ks_json at, text;
    const char *name;

    if (!ks_json_only(ends, KS_KEYS("option", "texts")) ||
        !ks_json_get(ends, "option", "an option of the game", &at) ||
        (name = ks_json_string(&at)) == NULL)
        return false;
    const struct ks_option_choice *option = ks_manifest_option(m, name);
    if (option == NULL)
        return ks_json_fault(&at, "found \"%.24s\"; expected an option of the game",
                             name);
    for (size_t i = 0; i < option->values; i++)
        values[i] = option->value[i];
    bool good = ks_json_get(ends, "texts", "{ value: text }", &at) &&
                ks_json_is_object(&at) && ks_json_only(&at, values);
    for (size_t i = 0; good && i < option->values; i++)
        good = !ks_json_has(&at, values[i], &text) || check_texts(&text);
    return good;
}

static bool check_card(const struct ks_json *card, const struct ks_manifest *m)
{
    struct ks_json at;

    return ks_json_only(card, KS_KEYS("aims", "points", "ends", "special")) &&
           ks_json_get(card, "aims", "{ side: aim }", &at) && check_aims(&at, m) &&
           (!ks_json_has(card, "points", &at) || check_texts(&at)) &&
           (!ks_json_has(card, "ends", &at) || check_ends(&at, m)) &&
           (!ks_json_has(card, "special", &at) || check_special(&at));
}

/* More games cannot be won than were played. */
static bool check_wins(const struct ks_json *measured, const struct ks_manifest *m,
                       int games)
{
    struct ks_json wins;
    int won[2];

    if (!ks_json_get(measured, "wins", "{ side: games won }", &wins) ||
        !ks_json_is_object(&wins) ||
        !ks_json_only(&wins, KS_KEYS(m->side[0], m->side[1])))
        return false;
    for (int i = 0; i < 2; i++) {
        if (!ks_json_get_int(&wins, m->side[i], 0, games, &won[i]))
            return false;
    }
    return won[0] + won[1] <= games ||
           ks_json_fault(&wins,
                         "found %d won; expected at most %d, as many as were played",
                         won[0] + won[1], games);
}

static bool check_measured(const struct ks_json *measured, const struct ks_manifest *m)
{
    struct ks_json player;
    char name[24];
    int games, sure;

    return ks_json_only(measured, KS_KEYS("player", "games", "wins", "certainty")) &&
           ks_json_get(measured, "player", "the players of both sides", &player) &&
           ks_json_text(&player, name, sizeof name) &&
           ks_json_get_int(measured, "games", 1, MOST_GAMES, &games) &&
           ks_json_get_word(measured, "certainty", KS_KEYS("measured"), &sure) &&
           check_wins(measured, m, games);
}

bool ks_card_check(const struct ks_json *scenario, const struct ks_manifest *m)
{
    struct ks_json at;
    bool good = !ks_json_has(scenario, "card", &at) || check_card(&at, m);

    if (ks_json_has(scenario, "measured", &at))
        good &= check_measured(&at, m);
    return good;
}
