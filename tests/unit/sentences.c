/* Words that go with a number. */
#include <criterion/criterion.h>

#include "core/ks.h"
#include "rules1794/sentence.h"
#include "rules1794/system.h"

static void expect(int code, int n, enum ks_language language, const char *text)
{
    static struct ks_game g = {
        .system = &r94_system,
        .side_name = {{"Poles", "Polacy"}, {"Allies", "Sprzymierzeni"}}};
    struct ks_event e = {
        .code = (uint16_t)code, .unit = KS_NONE, .a = (int16_t)n, .b = 1};
    char said[KS_TEXT];
    ks_event_text(&g, &e, language, said, sizeof said);
    cr_expect_str_eq(said, text);
}

Test(sentences, one_few_many)
{
    expect(WINS_ON_POINTS, 1, KS_ENGLISH, "the Allies win with 1 point");
    expect(WINS_ON_POINTS, 2, KS_ENGLISH, "the Allies win with 2 points");
    expect(WINS_ON_POINTS, 0, KS_ENGLISH, "the Allies win with 0 points");
    expect(MINOR_VICTORY, 1, KS_POLISH,
           "małe zwycięstwo: Sprzymierzeni, różnica 1 punkt");
    expect(MINOR_VICTORY, 3, KS_POLISH,
           "małe zwycięstwo: Sprzymierzeni, różnica 3 punkty");
    expect(MINOR_VICTORY, 13, KS_POLISH,
           "małe zwycięstwo: Sprzymierzeni, różnica 13 punktów");
    expect(MINOR_VICTORY, 22, KS_POLISH,
           "małe zwycięstwo: Sprzymierzeni, różnica 22 punkty");
}

Test(sentences, pattern_has_the_word_of_many)
{
    static struct ks_game g = {
        .system = &r94_system,
        .side_name = {{"Poles", "Polacy"}, {"Allies", "Sprzymierzeni"}}};
    struct ks_event e = {.code = WINS_ON_POINTS, .unit = KS_NONE, .b = 0};
    char said[KS_TEXT];
    ks_event_pattern(&g, &e, KS_ENGLISH, said, sizeof said);
    cr_expect_str_eq(said, "the Poles win with … points");
}
