/* names.csv: the printed names of the pieces spelled out, in the languages of the table. */
#ifndef KS_DATA_NAMES_H
#define KS_DATA_NAMES_H

#include <stdbool.h>

#include "data/loading.h"

/* Fills in l->g->naming; a game without the file keeps to the printed names. */
bool ks_read_names(struct ks_loading *l);

#endif
