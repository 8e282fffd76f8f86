/* Names on the map: each is put where it says best what it names and hides least. */
#pragma once

#include "cli/show_sheet.h"

/* Taken: by hex of the map, not 0 where a counter stands. */
void ks_label_draw(struct ks_svg *s, const struct ks_sheet *sheet,
                   const unsigned char *taken);
