/* JSON files with error positions: every value knows its path from the top of its file
 * ("fixed_pools[1].turn") and, with the file's text, its line. Knows no game. */
#pragma once

#include <jansson.h>
#include <stdbool.h>
#include <stddef.h>

#include "core/ks.h"
#include "data/source.h"

enum { KS_JSON_LAYERS = 2 * KS_DATA_LAYERS };

/* One file, with the owner's over it: his top-level keys replace those of the file. Both may
 * lie over a file they are like. */
struct ks_json_file {
    size_t layers, home; /* home: the first one of the file itself */
    const struct ks_data_file *file[KS_JSON_LAYERS];
    json_t *layer[KS_JSON_LAYERS];
    json_t *merged;
    struct ks_data_report *report;
};

/* A value. Its parent must stay in place while it is used. */
struct ks_json {
    const struct ks_json *up;
    const struct ks_json_file *of;
    const char *key; /* NULL: an element of an array */
    size_t index;
    json_t *value;
};

/* Reads a file; its top value must be an object. On failure there is nothing to close. */
bool ks_json_open(struct ks_json_file *file, const struct ks_data_source *source,
                  const char *path, struct ks_data_report *report);

/* The same over another file, whose keys hold where this one has none; a title is not handed
 * on. The file itself may be missing then. Without another file (NULL) as above. */
bool ks_json_open_over(struct ks_json_file *file, const struct ks_data_source *source,
                       const char *under, const char *path,
                       struct ks_data_report *report);
void ks_json_close(struct ks_json_file *file);

struct ks_json ks_json_top(const struct ks_json_file *file);

/* A value that does not come from a file; errors go to the report. */
struct ks_json ks_json_bare(struct ks_json_file *file, json_t *value,
                            struct ks_data_report *report);

/* Reports an error at a value; returns false. */
bool ks_json_fault(const struct ks_json *at, const char *format, ...)
    __attribute__((format(printf, 2, 3)));

/* The position of a value. */
struct ks_place ks_json_place(const struct ks_json *at);

/* Member of an object. If it is missing or null, has is silent and get reports it with what is
 * expected there. */
bool ks_json_has(const struct ks_json *object, const char *key, struct ks_json *out);
bool ks_json_get(const struct ks_json *object, const char *key, const char *expected,
                 struct ks_json *out);

/* Reports every key of an object that is not in the list, KS_KEYS("a", "b"). */
#define KS_KEYS(...) ((const char *const[]){__VA_ARGS__, NULL})
bool ks_json_only(const struct ks_json *object, const char *const *keys);

/* Element of an array, which must exist. */
struct ks_json ks_json_item(const struct ks_json *array, size_t index);

/* Typed values; report an error and return false if the type is wrong or the value out of
 * range. */
bool ks_json_is_object(const struct ks_json *at);
bool ks_json_is_array(const struct ks_json *at, size_t min, size_t max, size_t *count);
bool ks_json_int(const struct ks_json *at, int min, int max, int *out);
bool ks_json_bool(const struct ks_json *at, bool *out);
bool ks_json_text(const struct ks_json *at, char *out, size_t size);
bool ks_json_word(const struct ks_json *at, const char *const *words, int *out);

/* The same for a member, which must be there. */
bool ks_json_get_array(const struct ks_json *object, const char *key, size_t min,
                       size_t max, struct ks_json *out, size_t *count);
bool ks_json_get_int(const struct ks_json *object, const char *key, int min, int max,
                     int *out);
bool ks_json_get_bool(const struct ks_json *object, const char *key, bool *out);
bool ks_json_get_word(const struct ks_json *object, const char *key,
                      const char *const *words, int *out);

/* The string itself, or NULL and an error; valid while the file is open. */
const char *ks_json_string(const struct ks_json *at);

/* {"en": ..., "pl": ...} under a key, none of them empty. */
bool ks_json_texts(const struct ks_json *object, const char *key,
                   const char *out[KS_LANGUAGES]);
