/* The protocol of bots: JSON lines (docs/bots.md). */
#pragma once

#include "driver/outside.h"

enum { KS_BOT_PROTOCOL = 1 };

extern const struct ks_speech ks_bot_speech;
