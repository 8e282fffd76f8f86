/* Checks all the data of a game: every scenario with every option. */
#pragma once

#include <stddef.h>

#include "data/certainty.h"
#include "data/report.h"
#include "data/source.h"

struct ks_data_check {
    struct ks_data_report report;
    size_t scenarios; /* number of scenarios */
    size_t games;     /* combinations of scenario and options tried */
    /* number of values printed, inferred, reconstructed, part by part */
    struct ks_certainty_count certainty;
};

/* Checks a game, "raclawice"; returns the number of errors. */
size_t ks_data_check(const struct ks_data_source *source, const char *game,
                     struct ks_data_check *check);

/* The same without trying options: gives the same certainties in a tenth of the time. */
size_t ks_data_survey(const struct ks_data_source *source, const char *game,
                      struct ks_data_check *check);

/* Number of values of one certainty over all parts. */
unsigned ks_data_check_total(const struct ks_data_check *check, enum ks_certainty sure);
