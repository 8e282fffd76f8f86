/* Errors in the data files: each names the file, the line, what was found and what was
 * expected. */
#pragma once

#include <stdbool.h>
#include <stddef.h>

enum { KS_DATA_NOTES = 32, KS_DATA_PATH = 192, KS_DATA_MESSAGE = 512 };

/* What is at fault: a file, or what was asked for. */
enum ks_data_fault { KS_FAULT_IN_DATA, KS_FAULT_IN_SCENARIO, KS_FAULT_IN_OPTION };

struct ks_data_error {
    enum ks_data_fault fault;
    char file[KS_DATA_PATH]; /* empty: not tied to a file */
    unsigned line, column;   /* 0: unknown */
    bool warning;            /* odd, but playable */
    char message[KS_DATA_MESSAGE];
};

struct ks_data_report {
    size_t errors, warnings; /* totals; a repeated note counts once */
    size_t notes;            /* notes kept */
    struct ks_data_error note[KS_DATA_NOTES];
};

/* A position in a file. */
struct ks_place {
    const char *file; /* NULL: nowhere */
    unsigned line, column;
};

/* Empties a report. */
void ks_report_init(struct ks_data_report *report);

/* Reports an error; returns false, so that a reader can return it. */
bool ks_report_error(struct ks_data_report *report, struct ks_place place,
                     const char *format, ...) __attribute__((format(printf, 3, 4)));

/* The same of what was asked for, which stands in no file. */
bool ks_report_asked(struct ks_data_report *report, enum ks_data_fault fault,
                     const char *format, ...) __attribute__((format(printf, 3, 4)));

/* Reports a warning. */
void ks_report_warning(struct ks_data_report *report, struct ks_place place,
                       const char *format, ...) __attribute__((format(printf, 3, 4)));

/* The first error of a report, or an empty one. */
void ks_report_first(const struct ks_data_report *report, struct ks_data_error *out);

/* "games/raclawice/units.csv:7: ...", in the style of compilers. */
void ks_data_error_text(const struct ks_data_error *error, char *out, size_t size);
