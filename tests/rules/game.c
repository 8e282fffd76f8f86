#include "game.h"

#include <stdio.h>
#include <string.h>

#include "data/source.h"

/* Folder of the game in a path; raclawice for a file that lies elsewhere. */
static void title_of(const char *path, char *out, size_t size)
{
    const char *tests = strstr(path, "/tests"), *at;
    for (const char *next; tests && (next = strstr(tests + 1, "/tests")) != NULL;)
        tests = next;
    for (at = tests; at > path && at[-1] != '/';)
        at--;
    bool game = tests && ((at >= path + 6 && strncmp(at - 6, "games/", 6) == 0) ||
                          (at >= path + 8 && strncmp(at - 8, "systems/", 8) == 0));
    if (!game)
        snprintf(out, size, "raclawice");
    else
        snprintf(out, size, "%.*s", (int)(tests - at), at);
}

/* The whole battle where there is one, else what the game lists first. */
static const char *usual_scenario(const struct ks_manifest *m)
{
    for (size_t i = 0; i < m->scenarios; i++)
        if (strcmp(m->scenario[i], "battle") == 0)
            return m->scenario[i];
    return m->scenario[0];
}

static void take_editions(const struct ks_manifest *m, struct ks_case_game *out)
{
    for (size_t i = 0; i < m->options; i++)
        if (strcmp(m->option[i].name, "edition") == 0) {
            out->editions = m->option[i].values;
            memcpy(out->edition, m->option[i].value, sizeof out->edition);
        }
}

bool ks_case_game(const char *path, struct ks_case_game *out)
{
    struct ks_certainty_count unused = {.count = {{0}}};
    struct ks_data_report report;
    struct ks_data_source source;
    struct ks_data_error error;
    struct ks_manifest m;
    char text[KS_DATA_PATH + KS_DATA_MESSAGE];
    *out = (struct ks_case_game){.editions = 0};
    title_of(path, out->title, sizeof out->title);
    ks_report_init(&report);
    ks_data_source_init(&source);
    bool read = ks_data_source_embedded(&source, &report) &&
                ks_manifest_read(&m, &source, out->title, &unused, &report);
    ks_data_source_done(&source);
    if (!read) {
        ks_report_first(&report, &error);
        ks_data_error_text(&error, text, sizeof text);
        printf("not ok %s: its game cannot be read: %s\n", path, text);
        return false;
    }
    snprintf(out->scenario, sizeof out->scenario, "%s/%s", out->title,
             usual_scenario(&m));
    take_editions(&m, out);
    return true;
}

void ks_case_games(void (*tell)(const char *title, void *closure), void *closure)
{
    struct ks_data_source source;
    char title[24];
    ks_data_source_init(&source);
    if (ks_data_source_embedded(&source, NULL))
        for (size_t i = 0; ks_manifest_game(&source, i, title, sizeof title); i++)
            tell(title, closure);
    ks_data_source_done(&source);
}
