/* Which rules systems there are. */
#pragma once

struct ks_system;

/* All of them; NULL at the end. */
extern const struct ks_system *const ks_systems[];

/* The rules system of that name; NULL if there is none. */
const struct ks_system *ks_system_find(const char *name);
