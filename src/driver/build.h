/* Identifies the engine more exactly than its version: a digest of the sources of rules,
 * computer players and everything else that affects a game. Written at build time. */
#ifndef KS_DRIVER_BUILD_H
#define KS_DRIVER_BUILD_H

extern const char ks_build_digest[];

#endif
