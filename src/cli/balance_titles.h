/* What the paragraphs of a game are called. */
#pragma once

#include "cli/balance.h"

/* For each code the title of its sentence's paragraph in the language of the command line, or "";
 * the caller frees it. NULL if out of memory. */
char (*ks_balance_titles(const struct ks_cli *cli, const struct ks_game *g))[KS_TITLE];
