/* Identifies the engine more exactly than its version: a digest of the sources of rules,
 * computer players and everything else that affects a game. Written at build time. */
#pragma once

extern const char ks_build_digest[];
