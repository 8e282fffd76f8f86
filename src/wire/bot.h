/* The protocol of bots: JSON lines (docs/bots.md). */
#ifndef KS_WIRE_BOT_H
#define KS_WIRE_BOT_H

#include "driver/outside.h"

enum { KS_BOT_PROTOCOL = 1 };

extern const struct ks_speech ks_bot_speech;

#endif
