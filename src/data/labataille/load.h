/* La Bataille: files -> struct lb_game. */
#ifndef KS_DATA_LABATAILLE_LOAD_H
#define KS_DATA_LABATAILLE_LOAD_H

#include "data/loader.h"

extern const struct ks_loader lb_loader;

#endif
