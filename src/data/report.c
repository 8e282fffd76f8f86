#include "data/report.h"

#include <stdarg.h>
#include <stdio.h>
#include <string.h>

#include "data/text.h"

void ks_report_init(struct ks_data_report *report)
{
    report->errors = report->warnings = report->notes = 0;
}

static bool same(const struct ks_data_error *a, const struct ks_data_error *b)
{
    return a->line == b->line && a->column == b->column &&
           strcmp(a->file, b->file) == 0 && strcmp(a->message, b->message) == 0;
}

/* A fault of a shared file is met again with every scenario: it is noted once. */
static void keep(struct ks_data_report *report, const struct ks_data_error *note)
{
    for (size_t i = 0; i < report->notes; i++) {
        if (same(&report->note[i], note))
            return;
    }
    *(note->warning ? &report->warnings : &report->errors) += 1;
    if (report->notes < KS_DATA_NOTES)
        report->note[report->notes++] = *note;
}

static void fill(struct ks_data_error *note, struct ks_place place, const char *format,
                 va_list arguments)
{
    snprintf(note->file, sizeof note->file, "%s", place.file ? place.file : "");
    note->line = place.line;
    note->column = place.column;
    vsnprintf(note->message, sizeof note->message, format, arguments);
    ks_text_clean(note->file);
    ks_text_clean(note->message);
}

bool ks_report_error(struct ks_data_report *report, struct ks_place place,
                     const char *format, ...)
{
    struct ks_data_error note = {.warning = false};
    va_list arguments;

    va_start(arguments, format);
    fill(&note, place, format, arguments);
    va_end(arguments);
    keep(report, &note);
    return false;
}

bool ks_report_asked(struct ks_data_report *report, enum ks_data_fault fault,
                     const char *format, ...)
{
    struct ks_data_error note = {.fault = fault};
    va_list arguments;

    va_start(arguments, format);
    fill(&note, (struct ks_place){NULL, 0, 0}, format, arguments);
    va_end(arguments);
    keep(report, &note);
    return false;
}

void ks_report_warning(struct ks_data_report *report, struct ks_place place,
                       const char *format, ...)
{
    struct ks_data_error note = {.warning = true};
    va_list arguments;

    va_start(arguments, format);
    fill(&note, place, format, arguments);
    va_end(arguments);
    keep(report, &note);
}

void ks_report_first(const struct ks_data_report *report, struct ks_data_error *out)
{
    *out = (struct ks_data_error){.line = 0};
    for (size_t i = 0; i < report->notes; i++) {
        if (!report->note[i].warning) {
            *out = report->note[i];
            return;
        }
    }
}

void ks_data_error_text(const struct ks_data_error *error, char *out, size_t size)
{
    char place[KS_DATA_PATH + 32] = "";

    if (error->file[0] != '\0' && error->column > 0)
        snprintf(place, sizeof place, "%s:%u:%u: ", error->file, error->line,
                 error->column);
    else if (error->file[0] != '\0' && error->line > 0)
        snprintf(place, sizeof place, "%s:%u: ", error->file, error->line);
    else if (error->file[0] != '\0')
        snprintf(place, sizeof place, "%s: ", error->file);
    snprintf(out, size, "%s%s%s", place, error->warning ? "warning: " : "",
             error->message);
}
