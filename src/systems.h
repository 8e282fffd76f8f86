/* Which rules systems there are. */
#ifndef KS_SYSTEMS_H
#define KS_SYSTEMS_H

struct ks_system;

/* The rules system of that name; NULL if there is none. */
const struct ks_system *ks_system_find(const char *name);

#endif
