/* An analysis as people read it in a terminal. */
#pragma once

#include "driver/analysis.h"

struct ks_analyse_sheet {
    const struct ks_course *c;
    const struct ks_analysis *a;
    const struct ks_game *g;
    enum ks_language language;
};

void ks_analyse_sheet_print(const struct ks_analyse_sheet *x);
