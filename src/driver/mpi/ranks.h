/* A crew of other processes, and what they do. */
#pragma once

#include "driver/crew.h"

/* In the first process. */
struct ks_crew *ks_crew_ranks(const struct ks_jobs *jobs);

/* In the others: does jobs until the crew is dismissed. */
void ks_ranks_serve(const struct ks_jobs *jobs);
