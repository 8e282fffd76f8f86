/* The position of a value in the text of a well-formed JSON file. */
#pragma once

#include <stddef.h>

#include "data/source.h"

/* One step down: the member of an object, or (key NULL) the element of an array. */
struct ks_json_step {
    const char *key;
    size_t index;
};

/* Follows the steps as far as possible; returns the line and column reached. */
struct ks_place ks_json_find_place(const struct ks_data_file *file,
                                   const struct ks_json_step *steps, size_t count);
