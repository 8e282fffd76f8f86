/* The games of 1794: files -> struct r94_game. */
#ifndef KS_DATA_RULES1794_LOAD_H
#define KS_DATA_RULES1794_LOAD_H

#include "data/loader.h"

extern const struct ks_loader r94_loader;

#endif
