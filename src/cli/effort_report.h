/* What kosynier effort prints. */
#pragma once

#include "core/ks.h"
#include "driver/effort.h"

struct ks_effort_report {
    const struct ks_game *g;
    size_t options; /* that are not the game's own */
    const struct ks_option *option;
    struct ks_effort_sum played; /* by orders; no games: nobody has */
    struct ks_effort_sum cover;  /* by staff, covered by orders */
};

void ks_effort_report_text(const struct ks_effort_report *r);

/* As one JSON object; false if it could not be written. */
bool ks_effort_report_json(const struct ks_effort_report *r);

/* The length of the scenario as about.json has it. */
void ks_effort_report_length(const struct ks_effort_report *r);
