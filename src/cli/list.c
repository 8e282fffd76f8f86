#include "data/list.h"
#include "base/text.h"

#include <string.h>

#include "cli/cli.h"
#include "cli/list.h"
#include "wire/reply.h"

static void set_size(json_t *out, const struct ks_side_size *size)
{
    ks_add_int(out, "units", size->units);
    ks_add_int(out, "guns", size->guns);
    ks_add_int(out, "commanders", size->commanders);
}

/* The armies that fight on a side: one, or allies. */
static json_t *json_armies(const struct ks_scenario_info *s, int side,
                           enum ks_language language)
{
    json_t *list = json_array();
    for (size_t i = 0; i < s->armies; i++) {
        const struct ks_army_info *a = &s->army[i];
        if (a->side != side)
            continue;
        json_t *army = json_object();
        ks_add_text(army, "id", a->army.id);
        ks_add_text(army, "name", a->army.name[language]);
        set_size(army, &a->size);
        json_array_append_new(list, army);
    }
    return list;
}

static json_t *json_side(const struct ks_scenario_info *s, int side,
                         enum ks_language language)
{
    json_t *out = json_object();
    ks_add_text(out, "id", s->game.side[side]);
    ks_add_text(out, "name", s->game.side_name[side][language]);
    set_size(out, &s->size[side]);
    ks_add(out, "armies", json_armies(s, side, language));
    return out;
}

static json_t *json_option(const struct ks_option_choice *o, enum ks_language language)
{
    json_t *out = json_object(), *values = json_array(), *names = json_object();
    for (size_t i = 0; i < o->values; i++) {
        json_array_append_new(values, json_string(o->value[i]));
        if (o->value_name[i][language][0] != '\0')
            ks_add_text(names, o->value[i], o->value_name[i][language]);
    }
    ks_add_text(out, "name", o->name);
    ks_add_bool(out, "main", o->main);
    ks_add(out, "values", values);
    ks_add(out, "value_names", names);
    ks_add_text(out, "about", o->about[language]);
    return out;
}

static json_t *json_scenario(const struct ks_scenario_info *s, enum ks_language language)
{
    json_t *out = json_object(), *sides = json_array(), *options = json_array();
    for (int side = 0; side < 2; side++)
        json_array_append_new(sides, json_side(s, side, language));
    for (size_t i = 0; i < s->game.options; i++)
        json_array_append_new(options, json_option(&s->game.option[i], language));
    ks_add_text(out, "scenario", s->name);
    ks_add_text(out, "title", s->title[language]);
    ks_add_text(out, "game", s->game.title[language]);
    ks_add_text(out, "situation", s->situation[language]);
    ks_add_int(out, "turns", s->turns);
    ks_add_text(out, "rules", s->game.rules);
    ks_add(out, "sides", sides);
    ks_add(out, "options", options);
    ks_add_text(out, "reconstructed", s->game.reconstructed[language]);
    return out;
}

bool ks_list_json(const struct ks_library *library, enum ks_language language,
                  json_t *list, struct ks_refusal *no)
{
    struct ks_scenario_info s;
    struct ks_data_report report;
    struct ks_data_error error;
    ks_report_init(&report);
    for (size_t n = 0; ks_scenario_list(&library->source, n, &s, &report); n++)
        json_array_append_new(list, json_scenario(&s, language));
    if (report.errors == 0)
        return true;
    char text[KS_DATA_PATH + KS_DATA_MESSAGE + 32];
    ks_report_first(&report, &error);
    ks_data_error_text(&error, text, sizeof text);
    return ks_refuse(no, "bad_data", "%s", text);
}

static const char *text_of(json_t *object, const char *key)
{
    return json_string_value(json_object_get(object, key));
}

static unsigned long long number_of(json_t *object, const char *key)
{
    return (unsigned long long)json_integer_value(json_object_get(object, key));
}

static void print_option(json_t *option)
{
    json_t *values = json_object_get(option, "values");
    printf("    --option %s=", text_of(option, "name"));
    for (size_t i = 0; i < json_array_size(values); i++)
        printf("%s%s", i > 0 ? "|" : "", json_string_value(json_array_get(values, i)));
    printf("\n        %s\n", text_of(option, "about"));
}

/* Polish names the things before their number, which spares it three plurals. */
static void print_count(json_t *of, const char *key, const char *one, const char *polish,
                        enum ks_language language)
{
    unsigned long long n = number_of(of, key);
    if (language == KS_POLISH)
        printf("%s: %llu", polish, n);
    else
        fputs(ks_count(n, one).text, stdout);
}

static void print_size(json_t *of, enum ks_language language)
{
    static const char *const part[][3] = {{"units", "unit", "oddziały"},
                                          {"guns", "gun", "działa"},
                                          {"commanders", "commander", "dowódcy"}};
    const char *before = ": ";
    fputs(text_of(of, "name"), stdout);
    for (size_t i = 0; i < sizeof part / sizeof *part; i++) {
        if (number_of(of, part[i][0]) == 0)
            continue;
        fputs(before, stdout);
        print_count(of, part[i][0], part[i][1], part[i][2], language);
        before = ", ";
    }
    putchar('\n');
}

/* The side and, where it is not simply one of them, its armies. */
static void print_side(json_t *side, enum ks_language language)
{
    json_t *armies = json_object_get(side, "armies");
    bool alone =
        json_array_size(armies) == 1 &&
        strcmp(text_of(json_array_get(armies, 0), "id"), text_of(side, "id")) == 0;
    printf("    %-10s ", text_of(side, "id"));
    print_size(side, language);
    for (size_t i = 0; !alone && i < json_array_size(armies); i++) {
        printf("    %-10s   ", "");
        print_size(json_array_get(armies, i), language);
    }
}

static void print_scenario(json_t *s, enum ks_language language)
{
    json_t *sides = json_object_get(s, "sides"), *options = json_object_get(s, "options");
    printf("%s\n    %s: %s, ", text_of(s, "scenario"), text_of(s, "game"),
           text_of(s, "title"));
    print_count(s, "turns", "turn", "etapy", language);
    printf("\n");
    for (size_t i = 0; i < json_array_size(sides); i++)
        print_side(json_array_get(sides, i), language);
    for (size_t i = 0; i < json_array_size(options); i++)
        print_option(json_array_get(options, i));
    printf("    %s\n", text_of(s, "reconstructed"));
}

int ks_cmd_list(struct ks_cli *cli)
{
    struct ks_refusal no;
    json_t *list = json_array();
    if (!ks_list_json(&cli->library, cli->args.language, list, &no)) {
        json_decref(list);
        return ks_cli_fail(cli, "%s", no.message);
    }
    if (cli->args.json)
        return ks_reply_print(json_pack("{s:o}", "scenarios", list));
    for (size_t i = 0; i < json_array_size(list); i++)
        print_scenario(json_array_get(list, i), cli->args.language);
    json_decref(list);
    return KS_OK;
}
