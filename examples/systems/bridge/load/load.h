/* The files of the game into memory: the row of src/data/loader.c. */
#ifndef BRIDGE_LOAD_H
#define BRIDGE_LOAD_H

#include "data/loader.h"

extern const struct ks_loader br_loader;

#endif
