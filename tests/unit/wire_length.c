/* How long a scenario takes: every one of ours says so in figures, and they become words. */
#include <criterion/criterion.h>
#include <string.h>

#include "data/about.h"
#include "data/list.h"
#include "data_help.h"
#include "wire/length.h"

static const char *said(const char *figures, const char *language)
{
    static char text[256];
    json_t *length = json_loads(figures, 0, NULL), *words = ks_reply_length(length);
    strncpy(text, json_string_value(json_object_get(words, language)), sizeof text - 1);
    json_decref(words);
    json_decref(length);
    return text;
}

Test(wire_length, figures_become_words)
{
    static const struct {
        const char *figures, *english, *polish;
    } row[] = {
        {"{\"inputs\": [30, 45], \"minutes\": [10, 20]}",
         "10 to 20 minutes, 30 to 45 clicks a side",
         "od 10 do 20 minut, od 30 do 45 kliknięć na gracza"},
        {"{\"inputs\": [40, 40], \"minutes\": [25, 25]}",
         "about 25 minutes, about 40 clicks a side",
         "około 25 minut, około 40 kliknięć na gracza"},
        {"{\"inputs\": [200, 300], \"minutes\": [45, 120]}",
         "45 minutes to 2 hours, 200 to 300 clicks a side",
         "od 45 minut do 2 godzin, od 200 do 300 kliknięć na gracza"},
        {"{\"inputs\": [300, 450], \"minutes\": [70, 160]}",
         "1 to 2½ hours, 300 to 450 clicks a side",
         "od 1 do 2,5 godziny, od 300 do 450 kliknięć na gracza"},
        {"{\"inputs\": [500, 500], \"minutes\": [170, 180]}",
         "about 3 hours, about 500 clicks a side",
         "około 3 godzin, około 500 kliknięć na gracza"},
    };
    for (size_t i = 0; i < sizeof row / sizeof *row; i++) {
        cr_assert_str_eq(said(row[i].figures, "en"), row[i].english);
        cr_assert_str_eq(said(row[i].figures, "pl"), row[i].polish);
    }
}

Test(wire_length, words_stay_as_they_are)
{
    cr_assert_str_eq(said("{\"en\": \"an evening\", \"pl\": \"wieczór\"}", "en"),
                     "an evening");
}

/* They come from kosynier effort --lengths; ks_about_read sees to the lower figure first. */
Test(wire_length, every_scenario_has_figures_in_their_order)
{
    struct ks_data_source *source = own_files();
    struct ks_data_report report;
    struct ks_scenario_info s;
    size_t n = 0;
    ks_report_init(&report);
    for (; ks_scenario_list(source, n, &s, &report); n++) {
        json_t *about = ks_about_read(source, &s.game, &report);
        const json_t *length = json_object_get(
            json_object_get(json_object_get(about, "scenarios"), strchr(s.name, '/') + 1),
            "length");
        for (int i = 0; i < 2; i++) {
            const json_t *pair =
                json_object_get(length, (const char *[]){"inputs", "minutes"}[i]);
            json_int_t low = json_integer_value(json_array_get(pair, 0));
            json_int_t high = json_integer_value(json_array_get(pair, 1));
            cr_expect(low > 0 && low <= high, "%s", s.name);
        }
        cr_expect_gt(json_integer_value(json_object_get(length, "games")), 0, "%s",
                     s.name);
        json_decref(about);
    }
    cr_assert_geq(n, 6);
}

Test(wire_length, a_range_the_wrong_way_round_is_refused)
{
    struct ks_data_source *source = own_files();
    struct ks_data_report report;
    struct ks_scenario_info s;
    ks_report_init(&report);
    add_text(source, "raclawice/about.json",
             "{\"scenarios\": {\"historical\": {\"length\": "
             "{\"inputs\": [400, 300], \"minutes\": [60, 150]}}}}");
    cr_assert(ks_scenario_list(source, 0, &s, &report));
    for (size_t n = 0; strcmp(s.name, "raclawice/historical") != 0; n++)
        cr_assert(ks_scenario_list(source, n, &s, &report));
    cr_assert_null(ks_about_read(source, &s.game, &report));
    cr_assert(strstr(report.note[0].message, "the lower figure first"), "%s",
              report.note[0].message);
}
