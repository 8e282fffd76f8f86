#include "data/check.h"

#include <stdio.h>
#include <string.h>

#include "data/about.h"
#include "data/loading.h"
#include "data/remarks.h"

static unsigned sum(const unsigned count[KS_CERTAINTIES])
{
    return count[KS_PRINTED] + count[KS_INFERRED] + count[KS_RECONSTRUCTED];
}

/* What is shared by the scenarios is counted once, by the one that has most of it: others
 * may leave units out. Their own files are counted one by one. */
static void take_certainty(struct ks_data_check *check,
                           const struct ks_certainty_count *from)
{
    for (int part = 0; part < KS_PARTS; part++) {
        unsigned *to = check->certainty.count[part];
        bool more = sum(from->count[part]) > sum(to);
        for (int sure = 0; sure < KS_CERTAINTIES; sure++) {
            if (part == KS_PART_SCENARIO)
                to[sure] += from->count[part][sure];
            else if (more)
                to[sure] = from->count[part][sure];
        }
    }
}

static bool make(struct ks_data_check *check, const struct ks_data_source *source,
                 const char *scenario, const struct ks_option *options, size_t count,
                 bool first)
{
    struct ks_loading l;

    if (!ks_loading_run(&l, source, scenario, options, count, &check->report))
        return false;
    check->games++;
    if (first)
        take_certainty(check, &l.certainty);
    ks_loading_done(&l);
    return true;
}

static struct ks_option pick(const struct ks_option_choice *choice, size_t value)
{
    struct ks_option option;

    memcpy(option.name, choice->name, sizeof option.name);
    memcpy(option.value, choice->value[value], sizeof option.value);
    return option;
}

/* The defaults, every other value of an option, and every pair of such values: every interaction
 * of two options is tried. Stops at an error: further games would only repeat it. */
static bool check_scenario(struct ks_data_check *check,
                           const struct ks_data_source *source,
                           const struct ks_manifest *m, const char *scenario)
{
    if (!make(check, source, scenario, NULL, 0, true))
        return false;
    for (size_t a = 0; a < m->options; a++) {
        for (size_t i = 1; i < m->option[a].values; i++) {
            struct ks_option pair[2] = {pick(&m->option[a], i)};
            if (!make(check, source, scenario, pair, 1, false))
                return false;
            for (size_t b = 0; b < a; b++) {
                for (size_t k = 1; k < m->option[b].values; k++) {
                    pair[1] = pick(&m->option[b], k);
                    if (!make(check, source, scenario, pair, 2, false))
                        return false;
                }
            }
        }
    }
    return true;
}

/* Every scenario of the game, with its options or with their defaults alone. */
static void look_through(struct ks_data_check *check, const struct ks_data_source *source,
                         const char *game, bool options)
{
    struct ks_manifest m;
    struct ks_certainty_count unused = {.count = {{0}}};
    char name[64];

    *check = (struct ks_data_check){.scenarios = 0};
    if (!ks_manifest_read(&m, source, game, &unused, &check->report))
        return;
    check->scenarios = m.scenarios;
    json_decref(ks_about_read(source, &m, &check->report));
    for (size_t i = 0; i < m.scenarios; i++) {
        snprintf(name, sizeof name, "%s/%s", game, m.scenario[i]);
        if (options)
            check_scenario(check, source, &m, name);
        else
            make(check, source, name, NULL, 0, true);
    }
    if (options && check->report.errors == 0)
        ks_remarks_check(source, &m, &check->report);
}

size_t ks_data_check(const struct ks_data_source *source, const char *game,
                     struct ks_data_check *check)
{
    look_through(check, source, game, true);
    return check->report.errors;
}

size_t ks_data_survey(const struct ks_data_source *source, const char *game,
                      struct ks_data_check *check)
{
    look_through(check, source, game, false);
    return check->report.errors;
}

unsigned ks_data_check_total(const struct ks_data_check *check, enum ks_certainty sure)
{
    unsigned total = 0;

    for (int part = 0; part < KS_PARTS; part++)
        total += check->certainty.count[part][sure];
    return total;
}
