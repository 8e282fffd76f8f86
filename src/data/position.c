#include "data/position.h"

#include <stdio.h>

#include "data/loader.h"
#include "data/position_part.h"
#include "data/text.h"

bool ks_position_from_json(const struct ks_game *g, json_t *position, char *text,
                           size_t size, char error[KS_TEXT])
{
    struct ks_position w = {.g = g, .size = size};
    struct ks_data_report report;
    struct ks_json_file file;

    w.text = text;
    ks_report_init(&report);
    error[0] = '\0';
    if (position == NULL || size == 0) {
        snprintf(error, KS_TEXT, "no position is given");
        return false;
    }
    text[0] = '\0'; /* also where nothing is written */
    struct ks_json top = ks_json_bare(&file, position, &report);
    if (!ks_loader_find(ks_rules_name(g))->position(&w, &top)) {
        snprintf(error, KS_TEXT, "position: %.240s", report.note[0].message);
        ks_text_clean(error);
        return false;
    }
    if (w.full) {
        snprintf(error, KS_TEXT, "position: too long");
        return false;
    }
    return true;
}
