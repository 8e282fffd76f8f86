/* Which engine this is, more exactly than by its version: a digest of the sources of rules,
 * computer players and all else that a game's course depends on. Written at build time. */
#ifndef KS_DRIVER_BUILD_H
#define KS_DRIVER_BUILD_H

extern const char ks_build_digest[];

#endif
